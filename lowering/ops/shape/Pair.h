// The layout of pairs of elements in a new last dimension of two.
//
// The label of an op that makes pairs, or takes them apart, is the layout of
// each half. Which half an element is, one register bit of the pairs says: the
// first one, or, where the label has a register bit that is free, the one in
// its location, so that what takes pairs in some order of registers decides
// where the halves are.
#ifndef KILN_LOWERING_OPS_SHAPE_PAIR_H
#define KILN_LOWERING_OPS_SHAPE_PAIR_H

#include "lowering/dialect/GpuDialect.h"

namespace kiln {

/// The layout of two halves side by side in a new last dimension.
gpu::LinearLayoutAttr joined(gpu::LinearLayoutAttr label);

/// The layout of each half.
gpu::LinearLayoutAttr halfOf(gpu::LinearLayoutAttr label);

/// The label under which pairs have a layout, where one register bit says which
/// half an element is; null where none does.
gpu::LinearLayoutAttr halved(gpu::LinearLayoutAttr whole);

/// Which register bit that is, of a layout that `joined` made.
unsigned sideBit(const LinearLayout &whole);

/// The register of pairs that has side 0 or 1 of what register `half` of the
/// halves has.
inline unsigned withSide(unsigned half, unsigned side, unsigned bit) {
  unsigned below = half & ((1u << bit) - 1);
  return (half - below) << 1 | side << bit | below;
}

/// A half's dimensions among those of the pairs: `rank` of them, as they are.
llvm::SmallVector<std::optional<unsigned>> dimsOfHalf(unsigned rank);

} // namespace kiln

#endif
