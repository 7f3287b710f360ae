// A kind of directive: its name, what it does, its typed parameters.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVEINFO_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVEINFO_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace kiln {

/// One typed parameter of a directive.
struct ParamInfo {
  enum Kind { Int, Float, Bool, Enum, Text };
  llvm::StringRef name;
  Kind kind = Int;
  double min = 0, max = 0;                // Int and Float: inclusive range
  std::string defaultValue;               // as one would spell it
  std::vector<llvm::StringRef> choices{}; // Enum: the valid spellings
  std::string help;                       // one line

  /// "int", "float", "bool", "enum", "string": the names used in JSON and
  /// messages.
  llvm::StringRef kindName() const;
  /// True if a directive has to give it a value.
  bool isRequired() const { return defaultValue.empty(); }

  static ParamInfo integer(llvm::StringRef name, int64_t defaultValue,
                           int64_t min, int64_t max, llvm::StringRef help);
  static ParamInfo real(llvm::StringRef name, double defaultValue, double min,
                        double max, llvm::StringRef help);
  static ParamInfo boolean(llvm::StringRef name, bool defaultValue,
                           llvm::StringRef help);
  /// An empty `defaultValue`: there is none, every directive must choose.
  static ParamInfo choice(llvm::StringRef name, llvm::StringRef defaultValue,
                          std::vector<llvm::StringRef> choices,
                          llvm::StringRef help);
  /// A string, such as the path of a file. Spelled bare if it is made of
  /// letters, digits and _./+- alone, else in double quotes, where a backslash
  /// takes the next character literally. `defaultValue` is the string itself.
  static ParamInfo text(llvm::StringRef name, llvm::StringRef defaultValue,
                        llvm::StringRef help);
  /// Of every rematerialization: whether the kiln command undoes it where the
  /// finished machine code is no better for it. Stock llc, which makes machine
  /// code once, has nothing to compare and keeps it.
  static ParamInfo keep();
};

/// One scheduling strategy, policy or rematerialization pass, as `kiln
/// strategies` lists it.
struct DirectiveInfo {
  llvm::StringRef name, summary;
  std::vector<ParamInfo> params;
  /// Policies: may be in one list several times with different parameters.
  bool repeatable = false;
  /// Strategies: passes of LLVM that this strategy disables as well, where the
  /// target has them (the names of the policy `disable`).
  std::vector<llvm::StringRef> disabled{};
  /// Strategies: LLVM's scheduler does the work. It gets the kernel as from
  /// LLVM, without the results of our passes for schedulers.
  bool isLlvms = false;
  /// Strategies: why a compiler cannot follow it, and what does instead, as the
  /// error says it; empty: a compiler can.
  llvm::StringRef whyNotCompiled{};
  /// Strategies: rematerializations that the kiln command evaluates beside it
  /// for kernels on AMD that request none, spelled as in kiln-remat.
  llvm::StringRef amdRemats{};
  /// The parameter of that name, or null.
  const ParamInfo *param(llvm::StringRef name) const;
};

/// A string as one would spell it: bare where no character could end the value.
std::string spellText(llvm::StringRef text);
/// A number in its shortest spelling.
std::string printNumber(double value);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVEINFO_H
