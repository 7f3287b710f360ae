//===- Compilation.cpp ----------------------------------------------------===//

#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln::triton {

Compilation::Compilation(mlir::MLIRContext *context,
                         const LanguageOptions &options,
                         Diagnostics &diagnostics,
                         llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk)
    : Emitter(context, options), diagnostics(diagnostics),
      programModules(std::make_unique<Modules>(*this, std::move(disk))) {}

Compilation::~Compilation() = default;

mlir::Location Compilation::location() const {
  mlir::MLIRContext *context = builder.getContext();
  if (!place.file)
    return mlir::UnknownLoc::get(context);
  LineColumn position = place.file->getLineColumn(place.range.begin);
  mlir::Location where = mlir::FileLineColLoc::get(
      context, place.file->getName(), position.line, position.byteColumn);
  if (assigned.empty())
    return where;
  return mlir::NameLoc::get(mlir::StringAttr::get(context, assigned), where);
}

/// A message without its middle, where it is too long to be read: of a value
/// with thousands of elements.
static std::string shortened(const llvm::Twine &message) {
  std::string text = message.str();
  if (text.size() > kMaxMessage)
    text.replace(kMaxMessage / 2, text.size() - kMaxMessage, " [...] ");
  return text;
}

std::nullptr_t Compilation::error(const llvm::Twine &message) {
  if (attempt) {
    if (attempt->message.empty())
      attempt->message = shortened(message);
    return nullptr;
  }
  // Of a function of the language that is written in it, the place is where the
  // program calls it.
  auto isLibrary = [&](const SourceLocation &where) {
    return where.file && programModules->isLibrary(*where.file);
  };
  SourceLocation where = place;
  llvm::ArrayRef<Frame> outer = frames;
  while (isLibrary(where) && !outer.empty() && outer.back().from.file) {
    where = outer.back().from;
    outer = outer.drop_back();
  }
  Diagnostic &diagnostic = diagnostics.error(where, shortened(message));
  if (outer.size() != frames.size())
    diagnostic.note(place, "found here, in '" + frames.back().callee->name() +
                               "' of the language");
  for (const Frame &frame : llvm::reverse(outer))
    if (frame.from.file)
      diagnostic.note(frame.from,
                      "in the call of '" + frame.callee->name() + "' here");
  return nullptr;
}

void Compilation::warn(const llvm::Twine &message) {
  if (!attempt)
    diagnostics.warning(place, message);
}

bool Compilation::spend(uint64_t count) {
  steps = llvm::SaturatingAdd(steps, count);
  if (depth > kMaxEvaluationDepth) {
    error("expressions, statements and calls are evaluated in each other more "
          "than " +
          llvm::Twine(kMaxEvaluationDepth) + " deep here");
    return false;
  }
  if (steps <= kMaxSteps && operations <= kMaxOperations)
    return true;
  // After that nothing is evaluated any more, and the error is said once.
  if (!isOver)
    steps > kMaxSteps
        ? error("the program takes more than " + llvm::Twine(kMaxSteps) +
                " steps at compile time: a function does not end there, or "
                "loops over tl.static_range and calls repeat too much")
        : error("the kernel has more than " + llvm::Twine(kMaxOperations) +
                " operations; loops over tl.static_range and calls repeat "
                "what is in them");
  isOver |= !attempt;
  return false;
}

const Value *Compilation::admit(const Value *value) {
  if (!value)
    return nullptr;
  Extent extent = extentOf(value);
  if (extent.depth > kMaxValueDepth)
    return error("tuples are in each other more than " +
                 llvm::Twine(kMaxValueDepth) + " deep here");
  if (extent.size > kMaxElements + kMaxCharacters / 16)
    return error("this value has more than " + llvm::Twine(kMaxElements) +
                 " elements");
  if (auto *integer = llvm::dyn_cast<IntValue>(value);
      integer && !integer->small() &&
      toAPInt(integer->value).getSignificantBits() > kMaxBits)
    return error("this integer has more than " + llvm::Twine(kMaxBits) +
                 " bits");
  return spend(extent.size / 16) ? value : nullptr;
}

const Value *Compilation::constexprOf(const Value *value) {
  // Equal values may be one object here; this one is another.
  const Value *object =
      llvm::TypeSwitch<const Value *, const Value *>(value)
          .Case([&](const NoneValue *) { return values.make<NoneValue>(); })
          .Case([&](const BoolValue *flag) {
            return values.make<BoolValue>(flag->value);
          })
          .Case([&](const IntValue *integer) {
            return values.make<IntValue>(integer->value);
          })
          .Case([&](const FloatValue *number) {
            return values.make<FloatValue>(number->value);
          })
          .Case([&](const StringValue *text) {
            return values.make<StringValue>(text->value);
          })
          .Case([&](const TupleValue *tuple) {
            return values.make<TupleValue>(tuple->elements, tuple->fields,
                                           tuple->madeBy);
          })
          .Default([](const Value *other) { return other; });
  constexprs.insert(object);
  return object;
}

std::nullptr_t Compilation::unknownName(const llvm::Twine &message,
                                        llvm::StringRef name,
                                        llvm::ArrayRef<llvm::StringRef> known) {
  llvm::StringRef nearest;
  // Any short name is near to any other.
  if (name.size() < 3)
    known = {};
  // Names that share less than two thirds of their letters are others.
  unsigned best = std::max<size_t>(name.size() / 3, 1) + 1;
  for (llvm::StringRef candidate : known)
    if (unsigned distance = name.edit_distance(candidate, true, best);
        distance < best)
      best = distance, nearest = candidate;
  if (nearest.empty())
    return error(message);
  return error(message + "; did you mean '" + nearest + "'?");
}

Compilation::Calling::Calling(Compilation &compilation,
                              const CallableValue *callee)
    : compilation(compilation) {
  allowed = compilation.frames.size() < kMaxCalls;
  if (!allowed)
    compilation.error("more than " + llvm::Twine(kMaxCalls) +
                      " functions call each other here");
  compilation.frames.push_back({callee, compilation.place});
}

Compilation::Calling::~Calling() { compilation.frames.pop_back(); }

const Value *Compilation::call(const Value *callee, CallArguments arguments) {
  bool isOfType = false;
  if (auto *bound = llvm::dyn_cast<BoundValue>(callee)) {
    arguments.positional.insert(arguments.positional.begin(), bound->self);
    callee = bound->callee;
    isOfType = llvm::isa<TypeValue>(bound->self);
  }
  if (!mayEmit && !isOfType && llvm::isa<BuiltinValue, FunctionValue>(callee))
    return error("'" + llvm::cast<CallableValue>(callee)->name() +
                 "' runs in kernels alone, and this is evaluated outside of "
                 "one");
  if (auto *builtin = llvm::dyn_cast<BuiltinValue>(callee)) {
    for (const Value *argument : arguments.positional)
      if (auto *unknown = llvm::dyn_cast<UnknownValue>(argument))
        return error("'" + builtin->name() + "' needs what it is given, and " +
                     unknown->why);
    // What Triton's own functions hand on between them.
    llvm::erase_if(arguments.named, [](const auto &argument) {
      return argument.first == "_semantic" || argument.first == "_generator";
    });
    auto bound = bindArguments(*this, builtin->builtin, arguments);
    return bound ? builtin->builtin.emit(*this, *bound) : nullptr;
  }
  if (auto *host = llvm::dyn_cast<HostValue>(callee))
    return callHost(*this, host, arguments);
  if (auto *type = llvm::dyn_cast<ClassValue>(callee))
    return construct(*this, type, arguments);
  auto *function = llvm::dyn_cast<FunctionValue>(callee);
  if (!function)
    return error(callee->text() + " cannot be called");

  auto bound = bindParameters(*this, function->name(), function->syntax->args,
                              *function->module, arguments, function->captured);
  if (!bound)
    return nullptr;
  const Instance *instance = instantiate(function, *bound);
  if (!instance || !instance->function)
    return nullptr;
  llvm::SmallVector<mlir::Value> operands;
  for (const Value *argument : *bound)
    flatten(argument, operands);
  tt::FuncOp called = instance->function;
  auto op = create<tt::CallOp>(called.getResultTypes(), called.getSymName(),
                               operands, nullptr, nullptr);
  if (!instance->result)
    return values.none();
  llvm::SmallVector<mlir::Value> results(op->getResults());
  llvm::ArrayRef<mlir::Value> handles = results;
  return unflatten(instance->result, handles, values);
}

const Value *Compilation::native(const NativeFunction &function) {
  const Value *&value = implemented[&function];
  if (!value)
    value = values.make<HostValue>(function.name, function.call);
  return value;
}

const Value *Compilation::builtin(const Builtin &record) {
  const Value *&value = implemented[&record];
  if (!value)
    value = values.make<BuiltinValue>(record);
  return value;
}

/// What distinguishes an argument: its type, or which constant it is.
static void writeKey(llvm::raw_ostream &os, const Value *argument) {
  llvm::TypeSwitch<const Value *>(argument)
      .Case([&](const TensorValue *value) { os << value->type->text(); })
      .Case([&](const DescriptorValue *value) { os << value->type->text(); })
      .Case([&](const TupleValue *value) {
        os << '(';
        for (const Value *element : value->elements) {
          writeKey(os, element);
          os << ',';
        }
        os << ')';
      })
      .Case([&](const AggregateValue *value) {
        os << static_cast<const void *>(value->madeBy) << '{';
        for (const auto &[name, field] : value->fields) {
          writeKey(os, field);
          os << ',';
        }
        os << '}';
      })
      .Case([&](const CallableValue *value) {
        os << static_cast<const void *>(value);
      })
      .Case([&](const UnknownValue *value) {
        os << static_cast<const void *>(value);
      })
      .Default([&](const Value *value) {
        os << 'c' << unsigned(value->kind()) << value->text();
      });
}

const Compilation::Instance *
Compilation::instantiate(const FunctionValue *function,
                         llvm::ArrayRef<const Value *> arguments) {
  std::string key;
  llvm::raw_string_ostream os(key);
  // One text with other names around it is another function.
  os << (function->captured.empty()
             ? static_cast<const void *>(function->syntax)
             : static_cast<const void *>(function))
     << ':';
  for (const Value *argument : arguments) {
    writeKey(os, argument);
    os << ';';
  }
  if (!spend(key.size() / 64))
    return nullptr;
  Instance &instance = instances[key];
  if (instance.function)
    return &instance;
  if (instance.hasFailed)
    return nullptr;

  // A function may call itself with other types or constants.
  if (instance.isOpen)
    return error("'" + function->name() +
                 "' calls itself with arguments of the same types, which a "
                 "kernel cannot");
  instance.isOpen = true;
  llvm::scope_exit close([&] { instance.isOpen = false; });
  Calling calling(*this, function);
  if (!calling.isAllowed())
    return nullptr;
  Naming naming(*this, "");
  mlir::OpBuilder::InsertionGuard guard(builder);
  KernelBody body(*this, function);
  // Each function of a program has one name; its instances are numbered.
  std::string name = (function->module->name() + "." + function->name() + "__" +
                      llvm::Twine(instances.size()))
                         .str();
  instance = body.emit(name, arguments, /*isKernel=*/false);
  // An error that nobody has read yet is to come again.
  instance.hasFailed = !instance.function && !attempt;
  return instance.function ? &instance : nullptr;
}

} // namespace kiln::triton
