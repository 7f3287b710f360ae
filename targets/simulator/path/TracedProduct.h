//===- TracedProduct.h - products on tensor memory (tcgen05.mma) ----------===//
//
// Their shape stands in an instruction descriptor, a uniform register that
// nearly always holds a constant of the kernel; operation and kind are in the
// code.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_TRACEDPRODUCT_H
#define KILN_TARGETS_SIMULATOR_PATH_TRACEDPRODUCT_H

#include "targets/simulator/path/Path.h"
#include "targets/simulator/path/WarpState.h"

namespace kiln {

/// Says what a product costs, by the shape that its descriptor asks for, and
/// notes the shape among `products`. Where nobody knows the descriptor, or no
/// instruction has its shape, the step stays as the operation has it: the
/// largest product (tensorProductKind). One
/// that no lane executes takes no time. Of a pair of blocks (cta_group::2) this
/// block's half counts.
void multiply(PathStep &step, const TracedInstruction &one,
              const WarpState &state, const GpuTarget &gpu,
              std::vector<PathProduct> &products);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_TRACEDPRODUCT_H
