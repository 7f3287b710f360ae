//===- Expect.h - checks the verifiers share ------------------------------===//
//
// Each says on failure what was expected and what was found. Types are compared
// with or without their encoding: ops that change the shape get the encoding of
// their result from the lowering, not from the op.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_DIALECT_EXPECT_H
#define KILN_FRONTEND_DIALECT_EXPECT_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace kiln::tt {

/// Whether a tensor may hold such numbers and a pointer point to them;
/// `anySign` also allows signed and unsigned integers.
bool isTileScalar(mlir::Type type, bool anySign = false);

/// `what` (such as "mask") must have type `expected`.
inline llvm::LogicalResult expectType(mlir::Operation *op, llvm::StringRef what,
                                      mlir::Type expected, mlir::Type found) {
  if (expected == found)
    return llvm::success();
  return op->emitOpError() << "expects " << what << " of type " << expected
                           << ", but found " << found;
}

/// A tensor type of the given shape and element, or the element alone for an
/// empty shape: what expectShape compares with.
inline mlir::Type tensorOrScalar(llvm::ArrayRef<int64_t> shape,
                                 mlir::Type element) {
  if (shape.empty())
    return element;
  return mlir::RankedTensorType::get(shape, element);
}

/// Like expectType, but the encoding of `found` does not matter.
inline llvm::LogicalResult expectShape(mlir::Operation *op,
                                       llvm::StringRef what,
                                       mlir::Type expected, mlir::Type found) {
  auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(found);
  mlir::Type plain = tensor ? mlir::RankedTensorType::get(
                                  tensor.getShape(), tensor.getElementType())
                            : found;
  return expectType(op, what, expected, plain);
}

/// `axis` must be a dimension of a tensor of rank `rank`.
inline llvm::LogicalResult expectAxis(mlir::Operation *op, int64_t axis,
                                      int64_t rank) {
  if (axis >= 0 && axis < rank)
    return llvm::success();
  return op->emitOpError() << "expects 'axis' in the range [0, " << rank
                           << "), but found " << axis;
}

} // namespace kiln::tt

#endif // KILN_FRONTEND_DIALECT_EXPECT_H
