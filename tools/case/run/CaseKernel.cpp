// A case's kernel as tile IR.
#include "tools/case/run/CaseKernel.h"

#include "frontend/reference/Interpreter.h"
#include "frontend/text/Parse.h"
#include "mlir/IR/Diagnostics.h"
#include "targets/directives/AllDirectives.h"
#include "targets/support/Errors.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {

Error CaseKernel::parse(MemoryBufferRef source) {
  std::string messages;
  mlir::ScopedDiagnosticHandler collect(
      &context, [&](mlir::Diagnostic &diagnostic) {
        messages += (messages.empty() ? "" : "\n") +
                    parseMessage(diagnostic, source.getBufferIdentifier());
        return mlir::success();
      });
  module = parseTile(source, context);
  return module ? Error::success() : failure(messages);
}

Error CaseKernel::choose(const CaseFile &file) {
  SmallVector<StringRef> names;
  for (auto function : module->getOps<tt::FuncOp>())
    if (function.isPublic())
      names.push_back(function.getName());
  if (file.name.empty() && names.size() != 1)
    return failure(file.path, ": name: '", file.kernel, "' has ", names.size(),
                   " kernels; say which one is meant");
  StringRef wanted = file.name.empty() ? names[0] : StringRef(file.name);
  if (!is_contained(names, wanted))
    return failure(file.path, ": name: there is no kernel '", wanted, "' in '",
                   file.kernel, "'", suggestNearest(wanted, names));
  kernel = module->lookupSymbol<tt::FuncOp>(wanted);
  return Error::success();
}

/// How a case spells a parameter's type.
static std::string typeName(mlir::Type type) {
  std::string text;
  raw_string_ostream(text) << type;
  return StringRef(text).lower();
}

Error CaseKernel::checkArguments(const CaseFile &file) const {
  tt::FuncOp function = kernel; // its accessors are not const
  ArrayRef<mlir::Type> types = function.getArgumentTypes();
  JsonLocation location = JsonLocation{file.path, ""}.at("arguments");
  if (types.size() != file.passed().size())
    return location.error("the kernel '" + function.getName() + "' takes " +
                          Twine(types.size()) + " arguments, the case gives " +
                          Twine(file.passed().size()));
  for (auto [index, type] : enumerate(types)) {
    const CaseArgument &argument = file.arguments[index];
    auto pointer = dyn_cast<tt::PointerType>(type);
    std::string found =
        (argument.isTensor ? "a tensor of " : "a scalar ") + argument.dtypeName;
    std::string expected =
        pointer ? "a tensor of " + typeName(pointer.getPointeeType())
                : "a scalar " + typeName(type);
    if (found != expected)
      return location.at(index).error("the kernel expects " + expected +
                                      ", the case gives " + found);
  }
  return Error::success();
}

Expected<std::unique_ptr<CaseKernel>> CaseKernel::open(const CaseFile &file,
                                                       MemoryBufferRef source) {
  std::unique_ptr<CaseKernel> result(new CaseKernel());
  if (Error error = result->parse(source))
    return std::move(error);
  if (file.language)
    tt::setLanguage(*result->module, *file.language);
  if (Error error = result->choose(file))
    return std::move(error);
  if (Error error = result->checkArguments(file))
    return std::move(error);
  return std::move(result);
}

} // namespace kiln
