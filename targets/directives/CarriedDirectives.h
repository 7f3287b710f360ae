// The directives in a function's attributes as one value: read once, never
// changed afterwards.
#ifndef KILN_TARGETS_DIRECTIVES_CARRIEDDIRECTIVES_H
#define KILN_TARGETS_DIRECTIVES_CARRIEDDIRECTIVES_H

#include "targets/directives/AllDirectives.h"
#include "targets/directives/Directives.h"
#include <optional>

namespace llvm {
class Function;
} // namespace llvm

namespace kiln {

struct CarriedDirectives : Directives {
  /// NVIDIA: path of a file of controls for ptxas.
  std::optional<std::string> ptxasControls;
  /// The schedule is to be kept as text.
  bool savesSchedule = false;

  /// True if a scheduler or pass of ours works on the function.
  bool any() const { return schedule || !remats.empty(); }
  /// True if one of them uses our description of the memory that instructions
  /// touch. LLVM's own schedulers are given what LLVM would give them.
  bool wantsDescription() const;
  /// The directive for the rematerialization of this name, or null.
  const Directive *remat(llvm::StringRef name) const;
  /// The policies of this name, in their order.
  llvm::SmallVector<const Directive *> policies(llvm::StringRef name) const;
};

/// An attribute that is not a directive, or one that cannot be followed.
class DirectiveError : public llvm::ErrorInfo<DirectiveError> {
public:
  static char ID;
  DirectiveError(llvm::StringRef attribute, std::string why)
      : name(attribute), why(std::move(why)) {}
  const std::string &attribute() const { return name; }
  const std::string &reason() const { return why; }
  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override;

private:
  std::string name, why;
};

/// Reads the attributes of a function. Every error is a DirectiveError, one for
/// each attribute that is wrong, including unknown attributes that begin with
/// "kiln-".
llvm::Expected<CarriedDirectives>
readDirectives(const llvm::Function &function);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_CARRIEDDIRECTIVES_H
