// The instructions of a dot, by registers of a thread.
#ifndef KILN_LOWERING_OPS_DOT_MULTIPLY_H
#define KILN_LOWERING_OPS_DOT_MULTIPLY_H

#include "lowering/dot/DotSteps.h"
#include "lowering/emit/Thread.h"

namespace kiln {

/// The scales of a dot's operands, four in a register of 32 bits, the first one
/// lowest. Empty: all are one.
struct ScaleWords {
  Registers a, b;
};

/// Executes all steps of a plan on operands of the instruction's types (any
/// types that multiply-adds extend, without one), and adds to `c`. Of an
/// instruction with scales, pairs of elements of 4 bits are taken apart here.
void multiply(LLVMOpBuilder &ir, const DotPlan &plan,
              llvm::ArrayRef<DotStep> steps, const Registers &a,
              const Registers &b, const ScaleWords &scales, Registers &c);

} // namespace kiln

#endif
