// What was found, for people and for programs.
#ifndef KILN_TOOLS_BISECT_BISECTIONREPORT_H
#define KILN_TOOLS_BISECT_BISECTIONREPORT_H

#include "tools/bisect/Bisection.h"
#include "llvm/Support/JSON.h"

namespace kiln {

/// What was lost where, and the stages as a table, old beside new.
void printBisection(llvm::raw_ostream &os, const Bisection &bisection);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int bisectionVersion = 1;
/// One kernel; README.md says what the fields are.
llvm::json::Object bisectionJson(const Bisection &bisection);

} // namespace kiln

#endif // KILN_TOOLS_BISECT_BISECTIONREPORT_H
