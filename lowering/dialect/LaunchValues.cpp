#include "lowering/dialect/LaunchValues.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/Boxes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {

std::optional<unsigned> parameterOf(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || !argument.getOwner()->isEntryBlock() ||
      !isa<tt::FuncOp>(argument.getOwner()->getParentOp()))
    return std::nullopt;
  return argument.getArgNumber();
}

static std::optional<LaunchNumber::Kind> kindOf(Operation *op) {
  if (isa<arith::AddIOp>(op))
    return LaunchNumber::Add;
  if (isa<arith::SubIOp>(op))
    return LaunchNumber::Subtract;
  if (isa<arith::MulIOp>(op))
    return LaunchNumber::Multiply;
  if (isa<arith::DivSIOp>(op))
    return LaunchNumber::Divide;
  if (isa<arith::TruncIOp>(op))
    return LaunchNumber::Wrap;
  return std::nullopt;
}

std::optional<LaunchNumber> launchNumberOf(Value value) {
  auto type = dyn_cast<IntegerType>(value.getType());
  if (!type)
    return std::nullopt;
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return LaunchNumber::constant(constant.getSExtValue());
  if (std::optional<unsigned> parameter = parameterOf(value))
    return LaunchNumber::argument(*parameter);
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (isa<arith::ExtSIOp>(op)) // numbers are signed
    return launchNumberOf(op->getOperand(0));
  std::optional<LaunchNumber::Kind> kind = kindOf(op);
  if (!kind)
    return std::nullopt;
  LaunchNumber number{*kind, 0, type.getWidth(), {}};
  for (Value operand : op->getOperands()) {
    std::optional<LaunchNumber> follows = launchNumberOf(operand);
    if (!follows)
      return std::nullopt;
    number.operands.push_back(std::move(*follows));
  }
  return number;
}

FailureOr<TensorMapRecipe> recipeOf(gpu::TensorMapOp map) {
  auto numberOf = [&](Value value, StringRef what) -> FailureOr<LaunchNumber> {
    std::optional<LaunchNumber> number = launchNumberOf(value);
    if (number)
      return *number;
    return map.emitOpError() << what
                             << " that does not follow from the kernel's "
                                "arguments alone";
  };
  gpu::TensorMapType type = map.getType();
  TensorMapRecipe recipe;
  std::optional<unsigned> base = parameterOf(map.getBase());
  if (!base) {
    map.emitOpError("has a base that is no parameter of the kernel");
    return failure();
  }
  recipe.base = *base;
  recipe.element = *tensorMapElement(type.getElementType());
  recipe.box.assign(type.getBox().begin(), type.getBox().end());
  recipe.swizzleBytes = type.getSwizzleBytes();
  for (Value size : map.getSizes()) {
    FailureOr<LaunchNumber> number = numberOf(size, "has a size");
    if (failed(number))
      return failure();
    recipe.sizes.push_back(*number);
  }
  for (Value stride : map.getStrides()) {
    FailureOr<LaunchNumber> number = numberOf(stride, "has a stride");
    if (failed(number))
      return failure();
    recipe.strides.push_back(*number);
  }
  FailureOr<LaunchNumber> nan = numberOf(map.getNan(), "has a filling");
  if (failed(nan))
    return failure();
  recipe.fillsNan = *nan;
  recipe.nonNegative.assign(map.getNonNegative().begin(),
                            map.getNonNegative().end());
  return recipe;
}

} // namespace kiln
