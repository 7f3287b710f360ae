// Directives of a test, by their text.
#ifndef KILN_TEST_UNIT_TOOLS_DIRECTIVESBYTEXT_H
#define KILN_TEST_UNIT_TOOLS_DIRECTIVESBYTEXT_H

#include "targets/directives/AllDirectives.h"
#include "tools/auto/candidates/AutoCandidates.h"

namespace kiln {

inline AutoDirectives by(llvm::StringRef strategy, llvm::StringRef remats = "",
                         std::optional<unsigned> cap = std::nullopt,
                         const LoweringPlan &plan = {}) {
  return {llvm::cantFail(parseDirectives(strategy, remats, cap)), plan};
}

} // namespace kiln

#endif // KILN_TEST_UNIT_TOOLS_DIRECTIVESBYTEXT_H
