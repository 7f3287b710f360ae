//===- LanguageModules.cpp ------------------------------------------------===//

#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/library/Library.h"

namespace kiln::triton {

/// By the names of Triton 3.6. Those after a colon are one module with the name
/// before it, for a program cannot tell by what it takes from them.
static constexpr std::pair<llvm::StringLiteral, llvm::StringLiteral>
    moduleNames[] = {
        {"triton", "triton"},
        {"kiln", "triton"}, // its decorators are Triton's, with directives
        {"triton.runtime", "triton"},
        {"triton.runtime.jit", "triton"},
        {"triton.runtime.autotuner", "triton"},
        {"triton.language", "triton.language"},
        {"triton.language.core", "triton.language"},
        {"triton.language.standard", "triton.language"},
        {"triton.language.random", "triton.language"},
        {"triton.language.semantic", "triton.language"},
        {"triton.language.PropagateNan", "triton.language.PropagateNan"},
        {"triton.language.math", "triton.language.math"},
        {"triton.language.target_info", "triton.language.target_info"},
        {"triton.language.extra", "triton.language.extra"},
        {"triton.language.extra.libdevice", "triton.language.extra.libdevice"},
        {"triton.language.extra.cuda", "triton.language.extra.cuda"},
        {"triton.language.extra.cuda.utils", "triton.language.extra.cuda"},
        {"triton.language.extra.cuda.gdc", "triton.language.extra.cuda"},
        {"triton.language.extra.cuda.libdevice",
         "triton.language.extra.cuda.libdevice"},
        {"triton.language.extra.hip", "triton.language.extra.hip"},
        {"triton.language.extra.hip.utils", "triton.language.extra.hip"},
        {"triton.language.extra.hip.libdevice",
         "triton.language.extra.hip.libdevice"},
        // Of Python's library.
        {"math", "math"},
        {"typing", "typing"},
        {"collections", "collections"},
        {"inspect", "inspect"},
};

/// The module that stands for one of that name, or an empty name.
static llvm::StringRef canonical(llvm::StringRef dottedName) {
  for (const auto &[name, meaning] : moduleNames)
    if (name == dottedName)
      return meaning;
  return {};
}

bool isLanguageModule(llvm::StringRef dottedName) {
  return !canonical(dottedName).empty();
}

static const Value *tritonAttribute(Compilation &compilation,
                                    llvm::StringRef name) {
  if (name == "__version__")
    return compilation.values.make<StringValue>(
        compilation.options.version == LanguageVersion::V3_6 ? "3.6.0"
                                                             : "3.9.0");
  return lookupNative(compilation, tritonFunctions(), name);
}

static const Value *coreAttribute(Compilation &compilation,
                                  llvm::StringRef name) {
  if (const Value *native =
          lookupNative(compilation, languageFunctions(), name))
    return native;
  // fp16 is what a type is called, float16 what a module calls it.
  bool isShort = name.starts_with("fp") || name.starts_with("bf1");
  if (const Type *type = isShort ? nullptr : compilation.types.lookup(name))
    return compilation.values.make<TypeValue>(type);
  if (name == "pi32_t")
    return compilation.values.make<TypeValue>(
        compilation.types.pointer(compilation.scalar(Scalar::Int32)));
  return compilation.modules().library(name);
}

const Value *languageAttribute(Compilation &compilation,
                               llvm::StringRef dottedName,
                               llvm::StringRef name) {
  llvm::StringRef module = canonical(dottedName);
  std::string inside = (module + "." + name).str();
  if (isLanguageModule(inside))
    return compilation.modules().value(inside);
  const Value *value = nullptr;
  if (const Builtin *builtin =
          lookupBuiltin(module, name, compilation.options.version))
    return compilation.builtin(*builtin);
  if (module == "triton")
    value = tritonAttribute(compilation, name);
  else if (module == "triton.language.PropagateNan")
    value = name == "ALL" || name == "NONE"
                ? compilation.values.make<StringValue>(
                      ("PropagateNan." + name).str())
                : nullptr;
  else if (module == "triton.language")
    value = coreAttribute(compilation, name);
  else
    value = lookupNative(compilation, libraryFunctions(module), name);
  if (!value)
    value = compilation.modules().libraryMember(dottedName, name);
  if (value)
    return value;
  if (module == "math" && (name == "pi" || name == "inf" || name == "e"))
    return compilation.values.make<FloatValue>(name == "pi"  ? M_PI
                                               : name == "e" ? M_E
                                                             : INFINITY);
  // Beside the language, what is not known here may well exist on the host.
  if (!module.starts_with("triton.language"))
    return compilation.values.make<UnknownValue>(
        "'" + inside + "' is known on the host alone");
  return nullptr;
}

std::vector<llvm::StringRef> languageNames(Compilation &compilation,
                                           llvm::StringRef dottedName) {
  llvm::StringRef module = canonical(dottedName);
  std::vector<llvm::StringRef> names =
      namesOf(module, compilation.options.version);
  auto add = [&](llvm::ArrayRef<NativeFunction> functions) {
    for (const NativeFunction &function : functions)
      names.push_back(function.name);
  };
  if (module == "triton")
    add(tritonFunctions());
  if (module == "triton.language") {
    add(languageFunctions());
    llvm::append_range(names, libraryNames(compilation.options.version));
  }
  return names;
}

} // namespace kiln::triton
