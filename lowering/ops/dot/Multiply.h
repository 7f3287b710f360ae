// The instructions of a dot, by registers of a thread.
#ifndef KILN_LOWERING_OPS_DOT_MULTIPLY_H
#define KILN_LOWERING_OPS_DOT_MULTIPLY_H

#include "lowering/dot/DotSteps.h"
#include "lowering/emit/Thread.h"

namespace kiln {

/// Executes all steps of a plan on operands of the instruction's types (any
/// types that multiply-adds extend, without one), and adds to `c`.
void multiply(LLVMOpBuilder &ir, const DotPlan &plan,
              llvm::ArrayRef<DotStep> steps, const Registers &a,
              const Registers &b, Registers &c);

} // namespace kiln

#endif
