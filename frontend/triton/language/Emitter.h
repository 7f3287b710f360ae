//===- Emitter.h - where the functions of the language emit ---------------===//
//
// What every function of the language gets beside its arguments: where ops go,
// types and values, options, and how to report an error. The evaluator of
// programs is the only one that implements it.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_EMITTER_H
#define KILN_FRONTEND_TRITON_LANGUAGE_EMITTER_H

#include "frontend/triton/language/Options.h"
#include "frontend/triton/value/Value.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/Twine.h"

namespace kiln::triton {

/// The arguments of a call, as they stand there.
struct CallArguments {
  llvm::SmallVector<const Value *, 4> positional;
  llvm::SmallVector<std::pair<std::string, const Value *>, 2> named;
};

class Emitter {
public:
  Emitter(mlir::MLIRContext *context, const LanguageOptions &options)
      : builder(context), options(options) {}
  virtual ~Emitter() = default;

  mlir::OpBuilder builder; ///< at the place where ops go
  const LanguageOptions &options;
  TypeTable types;
  ValueTable values;
  /// What `create` has made so far, as kMaxOperations counts it.
  uint64_t operations = 0;

  /// The location of ops of the expression that is evaluated.
  virtual mlir::Location location() const = 0;
  /// Reports an error at the expression that is evaluated. Null, so that who
  /// gives a value can return it.
  virtual std::nullptr_t error(const llvm::Twine &message) = 0;
  virtual void warn(const llvm::Twine &message) = 0;
  /// Calls a function as an expression of the program would: a function of the
  /// program is compiled for the types of the arguments.
  virtual const Value *call(const Value *callee, CallArguments arguments) = 0;

  /// Before an op of a dialect that few programs use.
  template <typename Dialect> void load() {
    builder.getContext()->getOrLoadDialect<Dialect>();
  }
  template <typename Op, typename... Arguments>
  Op create(Arguments &&...arguments) {
    Op op =
        Op::create(builder, location(), std::forward<Arguments>(arguments)...);
    operations += 1 + op->getNumOperands() / 8;
    return op;
  }
  const TensorValue *tensor(mlir::Value handle, const Type *type) {
    return values.make<TensorValue>(handle, type);
  }
  const ScalarType *scalar(Scalar which) { return types.get(which); }
  mlir::Type tileType(const Type *type) {
    return triton::tileType(type, builder.getContext());
  }
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_EMITTER_H
