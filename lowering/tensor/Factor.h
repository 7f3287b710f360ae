// What a dot on the tensor core multiplies, and where that lies for it.
#ifndef KILN_LOWERING_TENSOR_FACTOR_H
#define KILN_LOWERING_TENSOR_FACTOR_H

#include "lowering/dialect/GpuDialect.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include <optional>

namespace kiln {

/// A, B, or the scales of one of them.
struct Factor {
  mlir::Value value;
  /// The dimension that is summed over, along which neighbours lie together;
  /// nothing: scales.
  std::optional<unsigned> kDim;
  /// From a buffer that the tensor core reads as it is; null: there is none.
  gpu::LocalLoadOp load;
  /// With room between pairs of 4-bit elements.
  bool padded = false;

  /// A or B of a multiplication, which has elements of a type there.
  static Factor matrix(mlir::Value value, unsigned kDim,
                       const TensorMultiply &multiply, MatrixType type);
  static Factor scales(mlir::Value value);

  /// A in tensor memory, if threads make it in a layout that they can store
  /// there, and of its `columns` so many are left, of which it takes its own;
  /// null otherwise. It is then read without shared memory's bandwidth, and a
  /// store has dozens of registers.
  mlir::Value inTensorMemory(int64_t &columns);
  /// The buffer that it is loaded from, or one that it is stored to where it is
  /// made.
  mlir::Value inSharedMemory();

  /// Erases the load, and its buffer, once nobody reads them.
  void eraseUnused();
};

} // namespace kiln

#endif
