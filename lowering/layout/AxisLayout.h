// A layout seen along one axis of the tensor: which bits of registers and
// threads move along it. What reductions and scans are made of.
#ifndef KILN_LOWERING_LAYOUT_AXISLAYOUT_H
#define KILN_LOWERING_LAYOUT_AXISLAYOUT_H

#include "lowering/layout/LinearLayout.h"
#include <optional>

namespace kiln {

/// What each bit of a register number adds (by XOR) to the coordinate along
/// `dim`.
llvm::SmallVector<uint32_t> registerBases(const LinearLayout &layout,
                                          unsigned dim);
/// The same for each bit of a thread's number: the lane's bits, then the
/// warp's.
llvm::SmallVector<uint32_t> threadBases(const LinearLayout &layout,
                                        unsigned dim);

/// The layout of so many neighbours along the last dimension, a power of two;
/// nothing where which ones is no matter of registers alone.
std::optional<LinearLayout> layoutOfColumns(const LinearLayout &whole,
                                            int64_t columns);

struct AxisLayout {
  AxisLayout(const LinearLayout &layout, unsigned axis);

  const LinearLayout &layout;
  unsigned axis;
  /// What each bit of a register's (a thread's) number adds to the coordinate
  /// along the axis. A thread's low bits are the lane's.
  llvm::SmallVector<uint32_t> registers, threads;
  unsigned laneBits;
  /// Bits that move along the axis, and bits of registers that move nothing.
  uint32_t registersAlong = 0, threadsAlong = 0, freeRegisters;
  /// Every bit moves along one dimension only, and by a power of two along the
  /// axis.
  bool isSeparable = true;

  /// Number of warps that hold different parts of the axis.
  unsigned warpsAlong() const;
  /// Thread bases of the number, from 0 in the order of the axis, of a warp
  /// among those.
  llvm::SmallVector<uint32_t> axisWarpBases() const;
  /// Number of elements in all other dimensions.
  unsigned keptElements() const;
};

} // namespace kiln

#endif
