//===- HintFunctions.cpp - what a program guarantees of values ------------===//
//
// An attribute of the op that makes the value, which the axis analysis reads.
//
//===----------------------------------------------------------------------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/language/Arguments.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::triton {

/// What a loop begins with that carries the argument; null for others.
static mlir::Value beginningOf(mlir::BlockArgument argument) {
  mlir::Operation *around = argument.getOwner()->getParentOp();
  if (auto loop = llvm::dyn_cast<mlir::scf::ForOp>(around))
    return argument == loop.getInductionVar()
               ? mlir::Value()
               : loop.getTiedLoopInit(argument)->get();
  auto loop = llvm::dyn_cast<mlir::scf::WhileOp>(around);
  // Here both regions have the arguments of the loop.
  return loop ? loop.getInits()[argument.getArgNumber()] : mlir::Value();
}

/// Puts the hint on the op that makes the value. An argument of a block, such
/// as what a loop carries, has it on the op around, with its number; what the
/// loop begins with is then so, too, and has it itself, where the analysis of
/// addresses needs it. One of a function is told by the function's caller alone,
/// as in Triton.
static void setHint(mlir::Value value, llvm::StringRef name,
                    mlir::Attribute hint) {
  if (mlir::Operation *op = value.getDefiningOp()) {
    op->setAttr(name, hint);
    return;
  }
  auto argument = llvm::cast<mlir::BlockArgument>(value);
  mlir::Operation *around = argument.getOwner()->getParentOp();
  if (argument.getOwner()->isEntryBlock() && !llvm::isa<tt::FuncOp>(around))
    around->setAttr(
        (name + "_arg" + llvm::Twine(argument.getArgNumber())).str(), hint);
  if (mlir::Value beginning = beginningOf(argument))
    setHint(beginning, name, hint);
}

static const Value *emitHint(Emitter &emitter, Values arguments,
                             llvm::StringRef function, llvm::StringRef hint,
                             size_t scalarValues) {
  auto *tensor = tensorArgument(emitter, arguments[0], "input");
  auto values = integersArgument(emitter, elementsOf(arguments[1]),
                                 "a value of " + function);
  if (!tensor || !values)
    return nullptr;
  size_t expected = tensor->isBlock() ? tensor->shape().size() : scalarValues;
  if (values->size() != expected)
    return emitter.error("Shape of input to " + function +
                         " does not match the length of values: expected " +
                         llvm::Twine(expected) + ", found " +
                         llvm::Twine(values->size()));
  llvm::SmallVector<int32_t> small;
  for (int64_t value : *values) {
    if (!llvm::isInt<32>(value))
      return emitter.error("expected 32-bit integers as values of " + function +
                           ", found " + llvm::Twine(value));
    small.push_back(value);
  }
  auto type = mlir::RankedTensorType::get({static_cast<int64_t>(small.size())},
                                          emitter.builder.getI32Type());
  setHint(tensor->handle, hint,
          mlir::DenseIntElementsAttr::get(type, llvm::ArrayRef(small)));
  return tensor;
}

static const Value *emitMultipleOf(Emitter &emitter, Values arguments) {
  return emitHint(emitter, arguments, "multiple_of", "tt.divisibility", 1);
}

static const Value *emitMaxContiguous(Emitter &emitter, Values arguments) {
  return emitHint(emitter, arguments, "max_contiguous", "tt.contiguity", 0);
}

static const Value *emitMaxConstancy(Emitter &emitter, Values arguments) {
  return emitHint(emitter, arguments, "max_constancy", "tt.constancy", 0);
}

llvm::ArrayRef<Builtin> hintBuiltins() {
  static const Builtin records[] = {
      {.name = "multiple_of",
       .parameters = "input, values",
       .emit = emitMultipleOf},
      {.name = "max_contiguous",
       .parameters = "input, values",
       .emit = emitMaxContiguous},
      {.name = "max_constancy",
       .parameters = "input, values",
       .emit = emitMaxConstancy},
  };
  return records;
}

} // namespace kiln::triton
