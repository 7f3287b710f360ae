// A dot as the list of what each thread's warp executes: one instruction, or
// one multiply-add, after the other. Knows no MLIR.
#ifndef KILN_LOWERING_DOT_DOTSTEPS_H
#define KILN_LOWERING_DOT_DOTSTEPS_H

#include "lowering/dot/DotPlan.h"

namespace kiln {

/// The registers of the three layouts that one instruction takes, in the order
/// of its elements; those of C are its result, too.
struct DotStep {
  llvm::SmallVector<unsigned, 8> a, b, c;
  /// The first registers of their scales, where they have any.
  unsigned aScale = 0, bScale = 0;
};

/// All steps, those along k outermost, so that neighbours do not wait for each
/// other's accumulators. Registers of C that hold the same element as others
/// are left out.
std::vector<DotStep> dotSteps(const DotPlan &plan);

/// The registers that some steps take of one operand, each once.
llvm::SmallVector<unsigned>
registersIn(llvm::ArrayRef<DotStep> steps,
            llvm::SmallVector<unsigned, 8> DotStep::*fragment);

} // namespace kiln

#endif
