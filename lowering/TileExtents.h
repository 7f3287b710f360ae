// The sizes that a kernel's tile is made of: extents of tensors that can only
// change together, because operations require them equal. For trying whether a
// kernel with a smaller tile would fit.
#ifndef KILN_LOWERING_TILEEXTENTS_H
#define KILN_LOWERING_TILEEXTENTS_H

#include "frontend/dialect/Tile.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/IntEqClasses.h"
#include <optional>
#include <vector>

namespace kiln {

/// One size of the tile.
struct TileExtent {
  int64_t size = 0;
  /// The first op that makes numbers of this extent (tt.make_range): the line
  /// of the kernel that means it.
  mlir::Operation *range = nullptr;
  /// The largest tensor with it, and which of its dimensions it is.
  mlir::Value largest;
  unsigned dim = 0;
  /// An op needs exactly this size.
  bool isFixed = false;
};

class TileExtents {
public:
  /// Of tile IR without calls, block pointers and descriptors, in which numbers
  /// and constants that several ops use are then made for each of them.
  explicit TileExtents(mlir::ModuleOp module);

  /// In the order of the program, so that copies of a module agree on numbers.
  llvm::ArrayRef<TileExtent> all() const { return extents; }
  /// The extent that dimension `dim` of a tensor is; none for one of size 1.
  std::optional<unsigned> of(mlir::Value tensor, unsigned dim) const;
  /// Makes everything of this extent `divisor` times smaller. What the kernel
  /// computes is then wrong; what it needs of a GPU is that of the smaller
  /// tile.
  void divide(unsigned extent, int64_t divisor);

private:
  void addValues();
  void tie(mlir::Value a, unsigned dimA, mlir::Value b, unsigned dimB);
  void tieAll(mlir::Value a, mlir::Value b);
  void fix(mlir::Value tensor);
  void tieScaled(tt::DotScaledOp dot);
  void tieOp(mlir::Operation *op);
  bool tieRenamed(mlir::Operation *op);
  void tieShapes(mlir::Operation *op);
  void tieControlFlow(mlir::Operation *op);
  void collect();

  mlir::ModuleOp module;
  /// Tensors in the order of the program, and the number of each one's first
  /// dimension.
  std::vector<mlir::Value> tensors;
  llvm::DenseMap<mlir::Value, unsigned> firstDim;
  unsigned dims = 0;
  llvm::IntEqClasses classes;
  std::vector<unsigned> fixedDims;
  std::vector<TileExtent> extents;
};

} // namespace kiln

#endif
