// What ops do to the bytes of shared memory.
#ifndef KILN_LOWERING_SHARED_BUFFERACCESSES_H
#define KILN_LOWERING_SHARED_BUFFERACCESSES_H

#include "lowering/shared/Buffers.h"

namespace kiln {

/// Some bytes of a buffer.
struct BufferRange {
  unsigned buffer;
  /// First, and past the last.
  int64_t first, last;
  /// The slot within the bytes, where it is known relative to a value: `ahead`
  /// slots from it. Null: any.
  mlir::Value index;
  unsigned ahead = 0;

  /// Whether both may mean the same byte.
  bool meets(const BufferRange &other) const;
  auto key() const {
    return std::tuple(buffer, first, last, index.getAsOpaquePointer(), ahead);
  }
  bool operator==(const BufferRange &other) const {
    return key() == other.key();
  }
  bool operator<(const BufferRange &other) const { return key() < other.key(); }
};

/// A range as it is called in the next iteration of the loop, or block, that
/// `end` ends: an index that counts slots is one further then, and of any other
/// nothing is known.
BufferRange rangeInNextIteration(BufferRange range, mlir::Operation *end,
                                 const Buffers &buffers);

enum class AccessKind {
  Read,
  /// A read of bytes that a wait has seen arrive.
  ReadArrived,
  Write,
  /// A write that arrives later.
  Copy,
  /// A write, a barrier, and a read.
  Exchange
};

struct BufferAccess {
  AccessKind kind;
  BufferRange range;
  /// A read that is outstanding until a kiln.warpgroup_wait or, by TMA, a
  /// kiln.tma_store_wait.
  bool goesOn = false;
  /// By TMA, which does not see what threads stored without a
  /// fence after it.
  bool byTma = false;
  /// A write to a slot that all threads have released.
  bool isFreed = false;
};

/// The accesses of one op, with the buffers' offsets.
llvm::SmallVector<BufferAccess, 2> bufferAccesses(mlir::Operation *op,
                                                  const Buffers &buffers);

} // namespace kiln

#endif
