// Which kernels a directive is for, as the command line says it.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVERULES_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVERULES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace kiln {

/// A rule `regex=spec` for the kernels whose whole name matches.
struct DirectiveRule {
  std::string regex, spec;

  /// Whether the rule is for kernels of that name.
  bool matches(llvm::StringRef kernel) const;
};
/// Reads `regex=spec;regex2=spec`. A piece without its own `regex=` continues
/// the list of the rule before it, so that `.*=address;descriptor` is one rule.
/// Specs are checked with the given parser's rules by the caller.
llvm::Expected<std::vector<DirectiveRule>> parseRules(llvm::StringRef text);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVERULES_H
