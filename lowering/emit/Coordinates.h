// Where a thread's elements are, and which of the threads that hold an element
// acts for all of them.
#ifndef KILN_LOWERING_EMIT_COORDINATES_H
#define KILN_LOWERING_EMIT_COORDINATES_H

#include "lowering/emit/Thread.h"

namespace kiln {

/// i32 coordinate along `dim` of the element in register `reg` of the thread.
mlir::Value coordinate(Thread &thread, const LinearLayout &layout, unsigned dim,
                       unsigned reg);
/// i32 row-major number of the element in register `reg` of the thread.
mlir::Value flatElement(Thread &thread, const LinearLayout &layout,
                        unsigned reg);
/// i32 XOR of bases[i] over the set bits i of the thread's number, and of
/// `constant`.
mlir::Value xorOfBits(Thread &thread, llvm::ArrayRef<uint32_t> bases,
                      uint32_t constant);

/// Whether the bits `mask` of the thread's number are all zero; null if `mask`
/// is empty.
mlir::Value threadBitsClear(Thread &thread, uint32_t mask);
/// True in the one thread that acts for all threads holding the same element;
/// null if every thread holds its own. Null layout: a scalar, thread 0 acts.
mlir::Value ownerPredicate(Thread &thread, const LinearLayout *layout);

/// XOR of bases[i] over the set bits i of `bits`.
uint32_t xorOfBases(llvm::ArrayRef<uint32_t> bases, uint32_t bits);
/// Bits of a thread's number that do not change which elements it holds.
uint32_t freeThreadBits(const LinearLayout &layout);

} // namespace kiln

#endif
