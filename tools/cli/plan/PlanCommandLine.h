// The options by which a command line says which lowering variants to use: one
// for each record (targets/plan/LoweringVariants.def).
#ifndef KILN_TOOLS_CLI_PLAN_PLANCOMMANDLINE_H
#define KILN_TOOLS_CLI_PLAN_PLANCOMMANDLINE_H

#include "targets/plan/LoweringPlan.h"
#include "llvm/Support/CommandLine.h"
#include <deque>
#include <memory>

namespace kiln {

class PlanCommandLine {
public:
  explicit PlanCommandLine(llvm::cl::SubCommand &command);

  llvm::Expected<PlanRequest> request() const;

private:
  std::deque<std::string> helps; ///< options keep references to theirs
  std::vector<std::unique_ptr<llvm::cl::opt<std::string>>> options;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_PLAN_PLANCOMMANDLINE_H
