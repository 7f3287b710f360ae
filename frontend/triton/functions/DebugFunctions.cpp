//===- DebugFunctions.cpp - prints, asserts, barriers ---------------------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::triton {

namespace {

/// Whether Python counts all characters as printable ASCII.
bool isPrintable(llvm::StringRef text) {
  return llvm::all_of(text, [](char c) {
    return llvm::isPrint(c) || (c >= '\t' && c <= '\r');
  });
}

/// As Triton prints it: " name: " before values.
std::string finishPrefix(llvm::StringRef given, bool hasValues) {
  std::string prefix = given.str();
  if (hasValues && !llvm::StringRef(prefix).ends_with(" "))
    prefix += ' ';
  if (hasValues && !llvm::StringRef(prefix).ends_with(": "))
    prefix.replace(prefix.size() - 1, 1, ": ");
  if (prefix.size() > 2 && prefix.front() != ' ')
    prefix.insert(prefix.begin(), ' ');
  return prefix;
}

const Value *emitPrint(Emitter &emitter, Values arguments) {
  auto *prefix = llvm::dyn_cast<StringValue>(arguments[0]);
  if (!prefix)
    return emitter.error(arguments[0]->text() + " is not string");
  if (!isPrintable(prefix->value))
    return emitter.error(prefix->value + " is not an ascii string");
  auto hex = flagArgument(emitter, arguments[2], "hex");
  if (!hex)
    return nullptr;
  llvm::SmallVector<mlir::Value> handles;
  llvm::SmallVector<int32_t> isSigned;
  for (const Value *value : elementsOf(arguments[1])) {
    auto *tensor = operandArgument(emitter, value, "a value to print");
    if (!tensor)
      return nullptr;
    handles.push_back(tensor->handle);
    isSigned.push_back(tensor->scalar()->isSigned());
  }
  emitter.create<tt::PrintOp>(finishPrefix(prefix->value, !handles.empty()),
                              *hex, handles, isSigned);
  return emitter.values.none();
}

/// Emits an assert; `mask` may be null.
const Value *assertThat(Emitter &emitter, const TensorValue *condition,
                        llvm::StringRef message, const TensorValue *mask) {
  if (mask) {
    const Value *inverted = emitUnary(emitter, UnaryOperator::Invert, mask);
    const Value *either =
        inverted ? emitBinary(emitter, BinaryOperator::Or, condition, inverted)
                 : nullptr;
    if (!either)
      return nullptr;
    condition = llvm::cast<TensorValue>(either);
  }
  emitter.create<tt::AssertOp>(condition->handle, message);
  return emitter.values.none();
}

/// A tensor of bools; null after an error.
const TensorValue *boolArgument(Emitter &emitter, const Value *value,
                                const llvm::Twine &what) {
  auto *tensor = operandArgument(emitter, value, what);
  if (!tensor || tensor->scalar()->isBool())
    return tensor;
  return emitter.error(what + " must be a boolean tensor, but is " +
                       tensor->type->text());
}

const Value *emitAssert(Emitter &emitter, Values arguments) {
  if (!emitter.options.debug)
    return emitter.values.none();
  auto *condition = boolArgument(emitter, arguments[0], "cond");
  auto message = textArgument(emitter, arguments[1], "msg");
  if (!condition || !message)
    return nullptr;
  const TensorValue *mask = nullptr;
  if (!arguments[2]->isNone() &&
      !(mask = boolArgument(emitter, arguments[2], "mask")))
    return nullptr;
  return assertThat(emitter, condition, *message, mask);
}

const Value *emitBarrier(Emitter &emitter, Values) {
  emitter.load<mlir::gpu::GPUDialect>();
  emitter.create<mlir::gpu::BarrierOp>();
  return emitter.values.none();
}

const Value *emitAssume(Emitter &emitter, Values arguments) {
  auto *condition = boolArgument(emitter, arguments[0], "cond");
  if (!condition)
    return nullptr;
  if (condition->isBlock())
    return emitter.error("expected a scalar to assume, found " +
                         condition->type->text());
  emitter.load<mlir::LLVM::LLVMDialect>();
  emitter.create<mlir::LLVM::AssumeOp>(condition->handle);
  return emitter.values.none();
}

/// What is `x`, and zero where the mask is set unless the program is wrong.
const Value *emitExpectZero(Emitter &emitter, Values arguments) {
  if (!emitter.options.debug)
    return arguments[0];
  auto *mask = boolArgument(emitter, arguments[1], "mask");
  auto *value = mask ? tensorArgument(emitter, arguments[0], "x") : nullptr;
  const Value *isZero = value ? emitBinary(emitter, BinaryOperator::Equal,
                                           value, emitter.values.integer(0))
                              : nullptr;
  if (!isZero ||
      !assertThat(emitter, llvm::cast<TensorValue>(isZero),
                  "expect_zero expected x == 0 where mask is true", mask))
    return nullptr;
  return value;
}

} // namespace

llvm::ArrayRef<Builtin> debugBuiltins() {
  static const Builtin records[] = {
      {.name = "device_print",
       .parameters = "prefix, *args, hex=False",
       .emit = emitPrint},
      {.name = "device_assert",
       .parameters = "cond, msg='', mask=None",
       .emit = emitAssert},
      {.name = "debug_barrier", .parameters = "", .emit = emitBarrier},
      {.name = "assume", .parameters = "cond", .emit = emitAssume},
      {.name = "expect_zero",
       .parameters = "x, mask",
       .emit = emitExpectZero,
       .since = LanguageVersion::V3_9},
  };
  return records;
}

} // namespace kiln::triton
