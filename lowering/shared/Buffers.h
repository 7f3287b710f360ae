// The buffers of a kernel: those of kiln.alloc, and the scratch of ops, which
// lives while its op runs.
#ifndef KILN_LOWERING_SHARED_BUFFERS_H
#define KILN_LOWERING_SHARED_BUFFERS_H

#include "lowering/dialect/GpuDialect.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <vector>

namespace kiln {

struct Buffer {
  /// The kiln.alloc or kiln.tensor_alloc, or the op whose scratch it is.
  mlir::Operation *op;
  int64_t bytes;
  int64_t alignment;
  bool isScratch;
  /// Given by allocation.
  int64_t offset = 0;
};

/// Numbers of buffers, in the order of the program.
using BufferSet = llvm::SmallSetVector<unsigned, 2>;

class Buffers {
public:
  /// What memory they are in: the block's shared memory, or its tensor memory,
  /// whose "bytes" are columns.
  enum class Of { SharedMemory, TensorMemory };
  explicit Buffers(mlir::Operation *function, Of memory = Of::SharedMemory);

  llvm::MutableArrayRef<Buffer> all() { return buffers; }
  llvm::ArrayRef<Buffer> all() const { return buffers; }
  /// The buffers that a value of memdesc type may be, or be a slot of.
  BufferSet after(mlir::Value value) const { return behindOf.lookup(value); }
  /// The buffers that an op touches through its operands and results, and its
  /// own scratch.
  BufferSet touchedBy(mlir::Operation *op) const;
  /// Takes offsets from the ops; reports an op that has none.
  llvm::LogicalResult readOffsets();

private:
  void addShared(mlir::Operation *op);
  void addTensor(gpu::TensorAllocOp alloc);
  void followValues(mlir::Operation *function);
  bool flow(mlir::Value from, mlir::Value to);

  std::vector<Buffer> buffers;
  llvm::DenseMap<mlir::Operation *, unsigned> numberOf;
  llvm::DenseMap<mlir::Value, BufferSet> behindOf;
};

} // namespace kiln

#endif
