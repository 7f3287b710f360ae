//===- Compilation.cpp ----------------------------------------------------===//

#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Builtin.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln::triton {

/// Python allows 1,000 calls in each other; a kernel's are compiled in each
/// other, which takes more of our stack.
static constexpr size_t kDeepestCall = 100;

Compilation::Compilation(mlir::MLIRContext *context,
                         const LanguageOptions &options,
                         Diagnostics &diagnostics)
    : Emitter(context, options), diagnostics(diagnostics),
      programModules(std::make_unique<Modules>(*this)) {}

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

std::nullptr_t Compilation::error(const llvm::Twine &message) {
  if (attempt) {
    if (attempt->message.empty())
      attempt->message = message.str();
    return nullptr;
  }
  Diagnostic &diagnostic = diagnostics.error(place, message);
  for (const Frame &frame : llvm::reverse(frames))
    if (frame.from.file)
      diagnostic.note(frame.from,
                      "in the call of '" + frame.callee->name() + "' here");
  return nullptr;
}

void Compilation::warn(const llvm::Twine &message) {
  if (!attempt)
    diagnostics.warning(place, message);
}

std::nullptr_t Compilation::unknownName(const llvm::Twine &message,
                                        llvm::StringRef name,
                                        llvm::ArrayRef<llvm::StringRef> known) {
  llvm::StringRef nearest;
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
  bool recurses = llvm::any_of(compilation.frames, [&](const Frame &frame) {
    return frame.callee == callee && llvm::isa<FunctionValue>(callee);
  });
  if (recurses)
    compilation.error("'" + callee->name() +
                      "' calls itself, which a kernel cannot");
  else if (compilation.frames.size() >= kDeepestCall)
    compilation.error("more than " + llvm::Twine(kDeepestCall) +
                      " functions call each other here");
  allowed = !recurses && compilation.frames.size() < kDeepestCall;
  compilation.frames.push_back({callee, compilation.place});
}

Compilation::Calling::~Calling() { compilation.frames.pop_back(); }

const Value *Compilation::call(const Value *callee, CallArguments arguments) {
  if (auto *bound = llvm::dyn_cast<BoundValue>(callee)) {
    arguments.positional.insert(arguments.positional.begin(), bound->self);
    callee = bound->callee;
  }
  if (auto *builtin = llvm::dyn_cast<BuiltinValue>(callee)) {
    for (const Value *argument : arguments.positional)
      if (auto *unknown = llvm::dyn_cast<UnknownValue>(argument))
        return error("'" + builtin->name() + "' needs what it is given, and " +
                     unknown->why);
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
                              *function->module, arguments);
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
  os << static_cast<const void *>(function->syntax) << ':';
  for (const Value *argument : arguments) {
    writeKey(os, argument);
    os << ';';
  }
  Instance &instance = instances[key];
  if (instance.function)
    return &instance;
  if (instance.hasFailed)
    return nullptr;

  // One that has begun and not ended calls itself, which this refuses.
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
