//===- Value.h - values of the Triton language ----------------------------===//
//
// What an expression of a kernel gives: something known at compile time, as
// Python's own objects are (a constexpr), or a tensor, which exists when the
// kernel runs. Values never change and live as long as their ValueTable. A
// null `Value *` says that there was an error, which has been reported.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_VALUE_VALUE_H
#define KILN_FRONTEND_TRITON_VALUE_VALUE_H

#include "frontend/triton/value/Type.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>

namespace kiln::triton {

/// How large a value is with all that is in it, as if nothing were shared: what
/// it takes to print it, to compare it, or to make values of tile IR of it.
struct Extent {
  /// Elements; 16 characters of a string, or 64 bits of an integer, count as
  /// one more.
  uint64_t size = 1;
  unsigned depth = 0; ///< how deep tuples are in tuples
  /// Whether nothing of it exists at run time.
  bool isConstant = true;
};

class Value {
public:
  enum class Kind {
    // Known at compile time.
    None,
    Bool,
    Int,
    Float,
    String,
    Ellipsis,
    Slice,
    Type,
    Callable, ///< a function of the language or of a program, a class, ...
    Module,   ///< of the program, or `triton.language`
    Unknown,  ///< something of the host, which has no meaning in a kernel
    Dict,     ///< of a module: an autotuner's configuration
    // At run time, or of what exists at run time.
    Tuple,
    Tensor,
    Descriptor,
    Aggregate,
    Iterator, ///< `tl.range(...)`, `tl.static_range(...)`
  };
  virtual ~Value() = default;
  Kind kind() const { return valueKind; }
  bool isNone() const { return valueKind == Kind::None; }
  /// Nothing of it exists at run time. Of a tuple, all its elements.
  bool isConstant() const;
  /// As Python's repr writes it, for messages and for names of functions.
  std::string text() const;

protected:
  explicit Value(Kind kind) : valueKind(kind) {}

private:
  Kind valueKind;
};

template <Value::Kind K> class ValueOf : public Value {
public:
  static bool classof(const Value *value) { return value->kind() == K; }

protected:
  ValueOf() : Value(K) {}
};

class NoneValue : public ValueOf<Value::Kind::None> {};
class EllipsisValue : public ValueOf<Value::Kind::Ellipsis> {};

class BoolValue : public ValueOf<Value::Kind::Bool> {
public:
  explicit BoolValue(bool value) : value(value) {}
  const bool value;
};

/// Python's integer: of any size.
class IntValue : public ValueOf<Value::Kind::Int> {
public:
  explicit IntValue(llvm::DynamicAPInt value) : value(std::move(value)) {}
  const llvm::DynamicAPInt value;
  /// The value, if 64 bits with a sign hold it.
  std::optional<int64_t> small() const;
};

class FloatValue : public ValueOf<Value::Kind::Float> {
public:
  explicit FloatValue(double value) : value(value) {}
  const double value;
};

/// A string, or bytes.
class StringValue : public ValueOf<Value::Kind::String> {
public:
  explicit StringValue(std::string value) : value(std::move(value)) {}
  const std::string value;
  /// The characters, each as UTF-8; the bytes where it is none.
  std::vector<llvm::StringRef> characters() const;
};

/// What stands between brackets with colons; absent parts are None.
class SliceValue : public ValueOf<Value::Kind::Slice> {
public:
  SliceValue(const Value *begin, const Value *end, const Value *step);
  const Value *const begin, *const end, *const step;
  const Extent extent;
};

/// A type as a value: `tl.float32`, `x.dtype`.
class TypeValue : public ValueOf<Value::Kind::Type> {
public:
  explicit TypeValue(const Type *type) : type(type) {}
  const Type *const type;
};

/// Whatever parentheses may stand after. Who makes one knows how to call it.
class CallableValue : public ValueOf<Value::Kind::Callable> {
public:
  /// Who makes callables, so that each can find its own (`which`).
  enum class Which {
    Builtin,  ///< a function of the language, emitted by C++
    Function, ///< written in the language: `@triton.jit`
    Host,     ///< plain Python, called at compile time
    Bound,    ///< a method with its object
    Class,    ///< makes aggregates and named tuples
  };
  Which which() const { return callableKind; }
  llvm::StringRef name() const { return callableName; }

protected:
  CallableValue(Which which, std::string name)
      : callableKind(which), callableName(std::move(name)) {}

private:
  Which callableKind;
  std::string callableName;
};

/// `callee` with its first argument: `x.sum`.
class BoundValue : public CallableValue {
public:
  BoundValue(const Value *self, const CallableValue *callee)
      : CallableValue(Which::Bound, callee->name().str()), self(self),
        callee(callee) {}
  static bool classof(const Value *value) {
    auto *callable = llvm::dyn_cast<CallableValue>(value);
    return callable && callable->which() == Which::Bound;
  }
  const Value *const self;
  const CallableValue *const callee;
};

/// A module of the program or of the language; `evaluate` finds its names.
class ModuleValue : public ValueOf<Value::Kind::Module> {
public:
  explicit ModuleValue(std::string name) : name(std::move(name)) {}
  const std::string name; ///< triton.language
};

/// Something that only the host knows (a PyTorch function, `os.environ`): it
/// may be passed around, and whoever needs its value says what it is.
class UnknownValue : public ValueOf<Value::Kind::Unknown> {
public:
  explicit UnknownValue(std::string why) : why(std::move(why)) {}
  const std::string why; ///< "torch.cuda.is_available() is known on the host"
};

class DictValue : public ValueOf<Value::Kind::Dict> {
public:
  using Entries = std::vector<std::pair<const Value *, const Value *>>;
  explicit DictValue(Entries entries);
  /// Gives a key a value, as Python does: one that is there keeps its position.
  static void set(Entries &entries, const Value *key, const Value *value);
  const Entries entries;
  const Extent extent;
  /// The value of the key of that text, or null.
  const Value *lookup(llvm::StringRef key) const;
};

/// A tuple or a list, which kernels do not tell apart.
class TupleValue : public ValueOf<Value::Kind::Tuple> {
public:
  TupleValue(std::vector<const Value *> elements,
             std::vector<std::string> fields = {},
             const CallableValue *madeBy = nullptr);
  const std::vector<const Value *> elements;
  const std::vector<std::string> fields; ///< of a named tuple, else empty
  const CallableValue *const madeBy;     ///< the class of a named tuple
  const Extent extent;
  const Value *field(llvm::StringRef name) const; ///< or null
};

/// A tensor, a scalar, a pointer, a block pointer: one value of tile IR.
class TensorValue : public ValueOf<Value::Kind::Tensor> {
public:
  TensorValue(mlir::Value handle, const Type *type)
      : handle(handle), type(type) {}
  const mlir::Value handle;
  const Type *const type;
  const Type *scalar() const { return type->scalar(); }
  llvm::ArrayRef<int64_t> shape() const { return type->shape(); }
  bool isBlock() const { return type->isBlock(); }
};

/// A tensor descriptor with the shape and strides of its tensor.
class DescriptorValue : public ValueOf<Value::Kind::Descriptor> {
public:
  DescriptorValue(mlir::Value handle, const DescriptorType *type,
                  const TupleValue *shape, const TupleValue *strides)
      : handle(handle), type(type), shape(shape), strides(strides) {}
  const mlir::Value handle;
  const DescriptorType *const type;
  const TupleValue *const shape;   ///< int32 scalars
  const TupleValue *const strides; ///< int64 scalars
};

/// An object of a class of the program (`@tl.core._aggregate`).
class AggregateValue : public ValueOf<Value::Kind::Aggregate> {
public:
  AggregateValue(const CallableValue *madeBy,
                 std::vector<std::pair<std::string, const Value *>> fields);
  const CallableValue *const madeBy;
  const std::vector<std::pair<std::string, const Value *>> fields;
  const Extent extent;
  const Value *field(llvm::StringRef name) const; ///< or null
};

/// What a `for` runs over, or `tl.condition(...)`, which a `while` tests and
/// which has a condition alone. What is absent of a range is None.
class IteratorValue : public ValueOf<Value::Kind::Iterator> {
public:
  const Value *begin = nullptr, *end = nullptr, *step = nullptr;
  const Value *condition = nullptr; ///< of `tl.condition`, else null
  bool isStatic = false;            ///< `static_range`
  const Value *numStages = nullptr, *loopUnrollFactor = nullptr;
  bool disallowAccMultiBuffer = false, flatten = false, warpSpecialize = false,
       disableLicm = false;
};

/// All values of one compilation.
class ValueTable {
public:
  ValueTable();
  template <typename T, typename... Arguments>
  const T *make(Arguments &&...arguments) {
    auto owned = std::make_unique<T>(std::forward<Arguments>(arguments)...);
    const T *value = owned.get();
    values.push_back(std::move(owned));
    return value;
  }
  const NoneValue *none() const { return noneValue; }
  const BoolValue *get(bool value) const {
    return value ? trueValue : falseValue;
  }
  const IntValue *integer(int64_t value) {
    return make<IntValue>(llvm::DynamicAPInt(value));
  }

private:
  std::vector<std::unique_ptr<Value>> values;
  const NoneValue *noneValue;
  const BoolValue *trueValue, *falseValue;
};

/// How large a value is; of tuples and what is like them it is known already.
Extent extentOf(const Value *value);
/// What a value is, for a message: "a string", "the type fp32", "a tensor of
/// type <[16], int32>".
std::string kindText(const Value *value);
/// Python's truth of a value known at compile time (`isConstant`).
bool isTrue(const Value *value);
/// Python's == of two values known at compile time: 1 == 1.0 == True.
bool isEqual(const Value *a, const Value *b);

/// The type of a value that exists at run time, of a tuple with nulls for what
/// does not; null for what is constant.
const Type *typeOf(const Value *value, TypeTable &types);
/// The values of tile IR that a value is made of, in order, after those in
/// `handles`: none of a constant.
void flatten(const Value *value, llvm::SmallVectorImpl<mlir::Value> &handles);
/// Their types, also of a value whose values of tile IR are yet to come.
void flattenTypes(const Value *value, mlir::MLIRContext *context,
                  llvm::SmallVectorImpl<mlir::Type> &types);
/// Whether two values may stand for each other at run time: both have the same
/// types, and what is constant is equal.
bool haveSameTypes(const Value *a, const Value *b);
/// `value` with other values of tile IR, as many as `flatten` gives, taken from
/// the front of `handles`.
const Value *unflatten(const Value *value, llvm::ArrayRef<mlir::Value> &handles,
                       ValueTable &values);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_VALUE_VALUE_H
