#include "lowering/dialect/MatrixTypes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace kiln {

std::optional<MatrixType> matrixTypeOf(Type element) {
  if (element.isF16())
    return MatrixType::F16;
  if (element.isBF16())
    return MatrixType::BF16;
  if (element.isF32())
    return MatrixType::F32;
  if (element.isF64())
    return MatrixType::F64;
  if (isa<Float8E4M3FNType>(element))
    return MatrixType::E4M3;
  if (isa<Float8E5M2Type>(element))
    return MatrixType::E5M2;
  if (isa<Float8E4M3FNUZType>(element))
    return MatrixType::E4M3FNUZ;
  if (isa<Float8E5M2FNUZType>(element))
    return MatrixType::E5M2FNUZ;
  if (element.isInteger(8))
    return MatrixType::S8;
  if (element.isInteger(32))
    return MatrixType::S32;
  return std::nullopt;
}

} // namespace kiln
