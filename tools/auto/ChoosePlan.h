// Chooses a kernel's lowering variant: each that may win is compiled to machine
// code and evaluated (PlanChoice.h).
#ifndef KILN_TOOLS_AUTO_CHOOSEPLAN_H
#define KILN_TOOLS_AUTO_CHOOSEPLAN_H

#include "tools/auto/Auto.h"

namespace kiln {

/// The variant chosen, and the kernel lowered in it where that was asked for.
struct ChosenPlan {
  std::optional<PlanChoice> choice;
  std::optional<Compiled> made;
};

/// Chooses what the options leave open and writes it into them. Where the
/// directive is `auto`, each step of the rule is compiled, under `source`;
/// under other directives, which are to cost no more time than necessary, what
/// was fastest for most kernels is taken, and compared with the plain kernel
/// only where blocks are of one warpgroup, or spill. Nothing is chosen where
/// the source is LLVM IR, or has several kernels (options are for all of them),
/// or nothing is open; then nothing stays open, and a choice says why where it
/// was asked for.
llvm::Expected<ChosenPlan> choosePlan(llvm::MemoryBufferRef source,
                                      CompileOptions &options, unsigned jobs,
                                      Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CHOOSEPLAN_H
