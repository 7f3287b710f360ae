//===- Signature.cpp ------------------------------------------------------===//

#include "frontend/triton/Signature.h"
#include "frontend/triton/Tuners.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/syntax/Parse.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::triton {

/// A scalar as signatures spell it: i32, u8, fp16, f32, bf16, fp8e4nv, B.
static const Type *scalarType(TypeTable &types, llvm::StringRef name) {
  unsigned bits;
  llvm::StringRef digits = name;
  if (name == "i1" || name == "u1" || name == "B")
    return types.get(Scalar::Int1);
  if (digits.consume_front("i") && !digits.getAsInteger(10, bits))
    return types.integer(bits, true);
  digits = name;
  if (digits.consume_front("u") && !digits.getAsInteger(10, bits))
    return types.integer(bits, false);
  digits = name;
  if (digits.consume_front("f") && !digits.getAsInteger(10, bits))
    return types.lookup(("fp" + digits).str());
  return name == "void" ? nullptr : types.lookup(name);
}

static const Type *pointerOrScalar(TypeTable &types, llvm::StringRef text) {
  if (!text.consume_front("*"))
    return scalarType(types, text);
  bool isConst = text.consume_front("k");
  const Type *element = pointerOrScalar(types, text.trim());
  return element ? types.pointer(element, 1, isConst) : nullptr;
}

/// tensordesc<fp16[128, 64]>, as a value of that type to come; null after an
/// error, nothing where the text is another one.
static std::optional<const Value *> descriptor(Compilation &compilation,
                                               llvm::StringRef text) {
  llvm::StringRef whole = text;
  if (!text.consume_front("tensordesc<"))
    return std::nullopt;
  bool isClosed = text.consume_back("]>");
  auto [element, list] = text.split('[');
  const Type *scalar = scalarType(compilation.types, element);
  std::vector<const Value *> extents;
  llvm::SmallVector<llvm::StringRef> parts;
  list.split(parts, ',');
  for (llvm::StringRef part : parts) {
    int64_t extent;
    isClosed &= !part.trim().getAsInteger(10, extent);
    extents.push_back(compilation.values.integer(isClosed ? extent : 0));
  }
  if (!isClosed || !scalar)
    return compilation.error("'" + whole +
                             "' is no type of a descriptor, such as "
                             "tensordesc<fp16[128, 64]>");
  auto shape = shapeArgument(compilation, extents);
  if (!shape)
    return nullptr;
  auto scalars = [&](Scalar which) {
    std::vector<const Value *> list(
        shape->size(), compilation.tensor(nullptr, compilation.scalar(which)));
    return compilation.values.make<TupleValue>(std::move(list));
  };
  return compilation.values.make<DescriptorValue>(
      mlir::Value(),
      compilation.types.descriptor(compilation.types.block(scalar, *shape)),
      scalars(Scalar::Int32), scalars(Scalar::Int64));
}

/// The parts between commas that stand in no brackets.
static llvm::SmallVector<llvm::StringRef> splitList(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef> parts;
  if (text.trim().empty())
    return parts;
  size_t begin = 0;
  int depth = 0;
  char quote = 0;
  for (size_t index = 0; index != text.size(); ++index) {
    char character = text[index];
    if (quote) {
      quote = character == quote ? 0 : quote;
      continue;
    }
    if (character == '\'' || character == '"')
      quote = character;
    depth += llvm::StringRef("([{<").contains(character);
    depth -= llvm::StringRef(")]}>").contains(character);
    if (character == ',' && depth == 0) {
      parts.push_back(text.slice(begin, index).trim());
      begin = index + 1;
    }
  }
  parts.push_back(text.drop_front(begin).trim());
  return parts;
}

/// An expression that stands on the command line, with the names of the
/// kernel's file and of the language.
static const Value *evaluateText(Compilation &compilation,
                                 ProgramModule &module, llvm::StringRef name,
                                 llvm::StringRef text) {
  ProgramModule *line =
      compilation.modules().loadText(llvm::MemoryBuffer::getMemBufferCopy(
          "value = (" + text.str() + ")\n", "<" + name.str() + ">"));
  if (!line)
    return nullptr;
  const ast::Expression *expression = line->onlyValue();
  if (!expression)
    return compilation.error("'" + name +
                             "' gets more than an expression of "
                             "Python: " +
                             text);
  HostBody host(compilation, module);
  const Value *language = compilation.modules().value("triton.language");
  host.names["tl"] = language;
  return host.evaluate(expression);
}

namespace {
/// Reads what a signature says of one parameter.
class ParameterReader {
public:
  ParameterReader(Compilation &compilation, ProgramModule &module,
                  llvm::StringRef name, BoundParameter &bound)
      : compilation(compilation), module(module), name(name), bound(bound) {}

  /// A type with what its value is a multiple of, a constant, or a tuple of
  /// these, `(i32, *fp16:16, 1)`, which the name of a named tuple may precede.
  const Value *read(llvm::StringRef text) {
    text = text.trim();
    if (text.ends_with(")") && text.contains('('))
      if (auto tuple = readTuple(text))
        return *tuple;
    auto [typeText, hint] = text.rsplit(':');
    int64_t multiple = 1;
    bool hasHint = typeText.size() != text.size() &&
                   !hint.trim().getAsInteger(10, multiple);
    if (!hasHint)
      typeText = text;
    if (multiple < 1)
      return compilation.error("'" + name + "': nothing is a multiple of " +
                               hint.trim());
    if (hasHint && multiple == 1)
      return compilation.values.integer(1);
    typeText = typeText.trim();
    if (typeText.contains("fp8e4b15"))
      return refuseFp8e4b15(compilation);
    const Value *value;
    if (const Type *type = pointerOrScalar(compilation.types, typeText))
      value = compilation.tensor(nullptr, type);
    else if (auto described = descriptor(compilation, typeText))
      value = *described;
    else
      return evaluateText(compilation, module, name, text);
    if (!value)
      return nullptr;
    llvm::SmallVector<mlir::Type> types;
    flattenTypes(value, compilation.builder.getContext(), types);
    bound.divisibility.append(types.size(), types.size() == 1 ? multiple : 1);
    return value;
  }

private:
  /// Nothing where the text is an expression, such as a call.
  std::optional<const Value *> readTuple(llvm::StringRef text) {
    auto [prefix, inner] = text.split('(');
    const ClassValue *type = nullptr;
    if (!prefix.empty()) {
      type = llvm::dyn_cast_or_null<ClassValue>(module.lookup(prefix.trim()));
      if (!type || !type->isTuple)
        return std::nullopt;
    }
    std::vector<const Value *> elements;
    llvm::SmallVector<llvm::StringRef> parts = splitList(inner.drop_back());
    bool isList = parts.size() > 1 && parts.back().empty();
    if (parts.size() == 1 && !type)
      return std::nullopt; // an expression in parentheses
    if (isList)
      parts.pop_back();
    for (llvm::StringRef part : parts) {
      elements.push_back(read(part));
      if (!elements.back())
        return nullptr;
    }
    if (!type)
      return compilation.values.make<TupleValue>(std::move(elements));
    CallArguments arguments;
    arguments.positional.assign(elements.begin(), elements.end());
    return construct(compilation, type, arguments);
  }

  Compilation &compilation;
  ProgramModule &module;
  llvm::StringRef name;
  BoundParameter &bound;
};
} // namespace

namespace {

/// Binds the parameters of one kernel.
class Binder {
public:
  Binder(Compilation &compilation, const FunctionValue *kernel,
         const KernelRequest &request)
      : compilation(compilation), kernel(kernel), request(request),
        module(*kernel->module), args(kernel->syntax->args),
        parameters(parametersOf(args)), bound(parameters.size()) {
    for (const ast::Arg *parameter : parameters)
      names.push_back(parameter->arg);
  }
  bool bindNamed();
  bool bindTypes();
  bool bindDefaults(const TunerChoice &choice);
  llvm::SmallVector<BoundParameter> &values() { return bound; }

private:
  bool isConstant(size_t index) {
    return isConstexpr(compilation, module, parameters[index]->annotation,
                       kernel->captured);
  }
  bool refuse(const llvm::Twine &message, const TunerChoice &choice);
  bool bindType(size_t index, llvm::StringRef text);

  Compilation &compilation;
  const FunctionValue *kernel;
  const KernelRequest &request;
  ProgramModule &module;
  const ast::Arguments *args;
  llvm::SmallVector<const ast::Arg *> parameters;
  std::vector<llvm::StringRef> names;
  llvm::SmallVector<BoundParameter> bound;
};

/// An error with a note for each parameter that lacks something, and for each
/// decorator that could have given it.
bool Binder::refuse(const llvm::Twine &message, const TunerChoice &choice) {
  Diagnostic &diagnostic = compilation.reports().error(
      {&module.file(), kernel->syntax->nameRange}, message);
  for (auto [index, one] : llvm::enumerate(bound)) {
    if (one.value)
      continue;
    std::string name = names[index].str(), lack;
    if (!isConstant(index))
      lack = "'" + name + "' needs a type, such as *fp16:16 or i32, or a value";
    else if (!defaultOf(args, index))
      lack = "'" + name + "' needs a value: -D " + name + "=...";
    else
      continue;
    diagnostic.note({&module.file(), parameters[index]->range}, lack);
  }
  for (const Note &note : choice.lacking)
    diagnostic.note(note.location, note.message);
  return false;
}

/// What the request says by name.
bool Binder::bindNamed() {
  for (const auto &[name, text] : request.constants) {
    auto found = llvm::find(names, name);
    if (found == names.end()) {
      compilation.unknownName("kernel '" + kernel->name() +
                                  "' has no parameter '" + name + "'",
                              name, names);
      return false;
    }
    const Value *&value = bound[found - names.begin()].value;
    if (value) {
      compilation.error("'" + name + "' is given two values");
      return false;
    }
    value = evaluateText(compilation, module, name, text);
    if (!value)
      return false;
  }
  return true;
}

/// One entry of the signature.
bool Binder::bindType(size_t index, llvm::StringRef text) {
  BoundParameter &one = bound[index];
  one.value =
      ParameterReader(compilation, module, names[index], one).read(text);
  if (one.value && isConstant(index) && !one.divisibility.empty()) {
    compilation.error("'" + names[index] +
                      "' is a constexpr and needs a value, not the type '" +
                      text + "': -D " + names[index] + "=...");
    return false;
  }
  return one.value;
}

/// What the signature says, in the sequence of the parameters: of all, of those
/// that have no value by name, or of those that are no constexpr.
bool Binder::bindTypes() {
  llvm::SmallVector<llvm::StringRef> parts = splitList(request.signature);
  size_t open = llvm::count_if(
      bound, [](const BoundParameter &one) { return !one.value; });
  size_t runtime = 0;
  for (size_t index = 0; index != bound.size(); ++index)
    runtime += !bound[index].value && !isConstant(index);
  bool hasAll = parts.size() == bound.size();
  bool skipsConstants = !hasAll && parts.size() == runtime && runtime != open;
  if (!hasAll && parts.size() != open && !skipsConstants)
    return refuse("kernel '" + kernel->name() + "' has " +
                      llvm::Twine(bound.size()) + " parameters (" +
                      llvm::join(names, ", ") + "), " + llvm::Twine(runtime) +
                      " of which need a type, and the signature has " +
                      llvm::Twine(parts.size()) +
                      "; give a type for each (--signature \"*fp16:16, "
                      "i32\") and constants by name (-D BLOCK=128)",
                  {});
  size_t next = 0;
  for (size_t index = 0; index != bound.size(); ++index) {
    if (bound[index].value || (skipsConstants && isConstant(index)))
      next += hasAll;
    else if (!bindType(index, parts[next++]))
      return false;
  }
  return true;
}

/// What is left: the defaults of the program.
bool Binder::bindDefaults(const TunerChoice &choice) {
  HostBody host(compilation, module, kernel->captured);
  std::vector<std::string> missing;
  for (auto [index, one] : llvm::enumerate(bound)) {
    if (one.value)
      continue;
    const ast::Expression *expression = defaultOf(args, index);
    if (!expression)
      missing.push_back(names[index].str());
    else if (!(one.value = host.evaluate(expression)))
      return false;
  }
  if (missing.empty())
    return true;
  std::string list, remedy;
  for (const std::string &name : missing) {
    list += (list.empty() ? "'" : ", '") + name + "'";
    remedy += " -D " + name + "=...";
  }
  return refuse(
      "kernel '" + kernel->name() + "' needs a value for " +
          (missing.size() == 1 ? "its constexpr " : "its constexprs ") + list +
          ":" + remedy,
      choice);
}

} // namespace

std::optional<llvm::SmallVector<BoundParameter>>
bindSignature(Compilation &compilation, const FunctionValue *kernel,
              const KernelRequest &request, TunerChoice &choice) {
  Compilation::At at(compilation, kernel->module->file(),
                     kernel->syntax->nameRange);
  const ast::Arguments *args = kernel->syntax->args;
  if (args->vararg || args->kwarg) {
    compilation.error("a kernel with '*' or '**' parameters cannot be "
                      "launched");
    return std::nullopt;
  }
  Binder binder(compilation, kernel, request);
  if (!binder.bindNamed() || !binder.bindTypes())
    return std::nullopt;
  applyTuners(compilation, kernel, binder.values(), choice);
  if (!binder.bindDefaults(choice))
    return std::nullopt;
  return std::move(binder.values());
}

std::optional<llvm::SmallVector<BoundParameter>>
bindConstants(Compilation &compilation, const FunctionValue *kernel,
              const KernelRequest &request) {
  Compilation::At at(compilation, kernel->module->file(),
                     kernel->syntax->nameRange);
  Binder binder(compilation, kernel, request);
  if (!binder.bindNamed() ||
      (!request.signature.empty() && !binder.bindTypes()))
    return std::nullopt;
  return std::move(binder.values());
}

} // namespace kiln::triton
