// Exchange between the warps along an axis, through shared memory: every warp
// stores its partial results, and every thread reads those of all warps, so
// that a single barrier is enough. Reductions and scans are made of it. There
// is a slot for every warp along the axis and every kept element, which is an
// element of the tensor without the axis.
#ifndef KILN_LOWERING_EMIT_WARPPARTIALS_H
#define KILN_LOWERING_EMIT_WARPPARTIALS_H

#include "lowering/emit/Thread.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/layout/AxisLayout.h"

namespace kiln {

/// One value of each operand of a reduction or scan, by register.
using ElementMap = std::map<uint32_t, Elements>;

/// Shared memory for the slots of all operands, each operand's starting at a
/// multiple of 16 bytes; where blocks of elements have results of their own,
/// `copies` times as many.
int64_t partialBytes(const AxisLayout &axis, unsigned copies,
                     mlir::ValueRange operands);
/// First byte of each operand's slots of one copy, in memory that starts at
/// `base`.
llvm::SmallVector<int64_t> partialScratch(const AxisLayout &axis,
                                          unsigned copies, unsigned copy,
                                          int64_t base,
                                          llvm::ArrayRef<mlir::Type> types);
/// Where `storer` holds (null: everywhere), stores the elements of each
/// register in `partial` at its offset in `scratch`.
void storePartials(
    Thread &thread, const AxisLayout &axis, mlir::Value storer,
    const std::map<uint32_t, llvm::SmallVector<int64_t>> &scratch,
    const ElementMap &partial);
/// What all warps along the axis stored for the kept element that register
/// `group` of this thread belongs to, in the order of the axis.
llvm::SmallVector<Elements> loadPartials(Thread &thread, const AxisLayout &axis,
                                         unsigned group,
                                         llvm::ArrayRef<int64_t> scratch,
                                         llvm::ArrayRef<mlir::Type> types);
/// Where there is one kept element and there are as many warps along the axis
/// as lanes: what the warp of the own lane's number stored.
Elements loadPartialOfLane(Thread &thread, llvm::ArrayRef<int64_t> scratch,
                           llvm::ArrayRef<mlir::Type> types);

} // namespace kiln

#endif
