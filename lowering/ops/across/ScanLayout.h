// A layout as a scan sees it: the bits of the axis in order, and whether they
// come in an order that a scan takes.
#ifndef KILN_LOWERING_OPS_ACROSS_SCANLAYOUT_H
#define KILN_LOWERING_OPS_ACROSS_SCANLAYOUT_H

#include "lowering/dialect/GpuDialect.h"
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

/// Bits of the axis that follow each other on the same level, lowest first.
struct AxisSegment {
  AxisBit::Level level;
  /// Numbers of bits in a register's, a lane's or a warp's number.
  llvm::SmallVector<unsigned> bits;
};
llvm::SmallVector<AxisSegment> axisSegments(const AxisLayout &axis);

/// Whether the axis is spread over warps in one place at most, with only
/// registers after it, and every bit moves along one dimension.
bool isScannable(const AxisLayout &axis);

/// The layout itself if a scan along `axis` takes it, else one that it takes.
gpu::LinearLayoutAttr scannable(gpu::LinearLayoutAttr layout, unsigned axis);

} // namespace kiln

#endif
