// Emits what functions and operators of the Triton language make of given
// operands into a function of tile IR, and says what came of it.
#ifndef KILN_TEST_UNIT_FRONTEND_TRITON_LANGUAGETESTING_H
#define KILN_TEST_UNIT_FRONTEND_TRITON_LANGUAGETESTING_H

#include "frontend/dialect/Tile.h"
#include "frontend/triton/language/Builtin.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"

namespace kiln::triton::test {

/// Made before the emitter that refers to it.
struct EmitterParts {
  explicit EmitterParts(LanguageOptions options);
  mlir::MLIRContext context;
  LanguageOptions chosen;
};

class TestEmitter : private EmitterParts, public Emitter {
public:
  explicit TestEmitter(LanguageOptions options = {});
  explicit TestEmitter(LanguageVersion version);

  mlir::Location location() const override;
  std::nullptr_t error(const llvm::Twine &message) override;
  void warn(const llvm::Twine &message) override;
  const Value *call(const Value *callee, CallArguments arguments) override;

  /// Forgets what was emitted and reported.
  void clear();

  /// The type that is written so: int32, *fp16, fp32[16, 4], *int8[8].
  const Type *type(llvm::StringRef text);
  /// A parameter of the function, of a type as `type` reads it.
  const TensorValue *argument(llvm::StringRef type);
  /// A number as Python writes it: True, -3, 0.5.
  const Value *number(llvm::StringRef text);
  const Value *tuple(std::vector<const Value *> elements);
  const Value *ofType(const Type *type);
  const Value *text(llvm::StringRef text);

  /// Calls a function of `triton.language`, or of another module.
  const Value *function(llvm::StringRef name, CallArguments arguments,
                        llvm::StringRef module = "triton.language");
  /// Calls a method of tensors, whose first argument is the tensor.
  const Value *method(llvm::StringRef name, CallArguments arguments);

  /// The ops in the order in which they stand, one a line, without the numbers
  /// of their results.
  std::string ops();
  /// The same in short, as test/frontend/triton/promotion.py writes it.
  std::string shortOps();
  /// Whether all ops verify.
  bool verifies();

  std::vector<std::string> errors, warnings;

private:
  const Value *callRecord(const Builtin *record, llvm::StringRef name,
                          const CallArguments &arguments);

  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::Block *body = nullptr;
};

/// Expects that a call gave nothing but one error, which it then forgets.
void expectError(TestEmitter &emitter, const Value *result,
                 llvm::StringRef message);

/// The arguments in their order.
inline CallArguments listed(std::initializer_list<const Value *> values) {
  CallArguments arguments;
  arguments.positional.assign(values);
  return arguments;
}

} // namespace kiln::triton::test

#endif // KILN_TEST_UNIT_FRONTEND_TRITON_LANGUAGETESTING_H
