// The layout of pairs of elements in a new last dimension of two.
#ifndef KILN_LOWERING_OPS_SHAPE_PAIR_H
#define KILN_LOWERING_OPS_SHAPE_PAIR_H

#include "lowering/dialect/GpuDialect.h"

namespace kiln {

/// The layout of two halves side by side in a new last dimension: the first
/// register bit says which half it is.
gpu::LinearLayoutAttr joined(gpu::LinearLayoutAttr half);

/// The layout of each half, where the halves are neighbouring registers; null
/// where they are not.
gpu::LinearLayoutAttr halved(gpu::LinearLayoutAttr whole);

/// A half's dimensions among those of the pairs: `rank` of them, as they are.
llvm::SmallVector<std::optional<unsigned>> dimsOfHalf(unsigned rank);

} // namespace kiln

#endif
