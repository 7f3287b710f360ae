// A layout as what combines elements in order sees it, a scan or an ordered
// reduction: the bits of the axis, and whether they come in an order that these
// take.
#ifndef KILN_LOWERING_OPS_ACROSS_SCANLAYOUT_H
#define KILN_LOWERING_OPS_ACROSS_SCANLAYOUT_H

#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/MemoryLayouts.h"
#include "lowering/layout/AxisLayout.h"

namespace kiln {

/// A bit of the coordinate along the axis: its weight, and whose bit it is.
struct AxisBit {
  enum Level { Register, Lane, Warp };
  uint32_t distance;
  Level level;
  unsigned bit;
};

/// The bits of the axis from the lowest up.
llvm::SmallVector<AxisBit> axisBits(const AxisLayout &axis);

/// Bits of the axis that are combined together, on one level, lowest first.
struct AxisSegment {
  AxisBit::Level level;
  /// Numbers of bits in a register's, a lane's or a warp's number.
  llvm::SmallVector<unsigned> bits;
};
/// Of bits that follow each other along the axis, from the lowest up.
llvm::SmallVector<AxisSegment> axisSegments(const AxisLayout &axis);
/// All bits of registers, all of lanes, all of warps: where order is no matter.
llvm::SmallVector<AxisSegment> axisLevels(const AxisLayout &axis);
/// The bits with these numbers.
uint32_t maskOf(llvm::ArrayRef<unsigned> bits);

/// Blocks of elements for which warps exchange results of their own: registers
/// that move farther along the axis than the nearest warp bit hold them.
unsigned blocksOfTotals(const AxisLayout &axis);

/// Whether the axis is spread over warps in one place at most, with only
/// registers after it, and every bit moves along one dimension.
bool isScannable(const AxisLayout &axis);

/// The layout itself if it is scannable along `axis`, else one that is.
gpu::LinearLayoutAttr scannable(gpu::LinearLayoutAttr layout, unsigned axis);

/// Layouts with the axis fastest, in which a thread holds runs of up to so many
/// elements along it.
std::vector<LinearLayout> layoutsOfRuns(llvm::ArrayRef<int64_t> shape,
                                        unsigned axis, unsigned longest,
                                        const BlockShape &block);

} // namespace kiln

#endif
