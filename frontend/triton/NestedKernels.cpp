//===- NestedKernels.cpp --------------------------------------------------===//

#include "frontend/triton/NestedKernels.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/syntax/AssignedNames.h"

namespace kiln::triton {

const FunctionValue *findNestedKernel(Compilation &compilation,
                                      ProgramModule &module,
                                      llvm::StringRef name) {
  auto [first, second] = name.rsplit('.');
  llvm::StringRef inner = second.empty() ? first : second;
  llvm::StringRef outer = second.empty() ? llvm::StringRef() : first;
  const FunctionValue *found = nullptr;
  std::vector<const ast::FunctionDef *> definers;
  for (const ast::FunctionDef *function : module.functions()) {
    bool binds =
        llvm::any_of(function->body, [&](const ast::Statement *statement) {
          return assignedNames(statement).contains(inner);
        });
    if (!binds || (!outer.empty() && function->name != outer))
      continue;
    HostBody host(compilation, module);
    host.bindBody(function);
    auto bound = host.names.find(inner);
    auto *kernel = bound == host.names.end()
                       ? nullptr
                       : llvm::dyn_cast_or_null<FunctionValue>(bound->second);
    // One that the function only takes from elsewhere is no kernel of its.
    if (!kernel || kernel->module != &module)
      continue;
    found = kernel;
    definers.push_back(function);
  }
  if (definers.size() < 2)
    return found;
  Diagnostic &diagnostic = compilation.reports().error(
      {&module.file(), {}},
      "there are " + llvm::Twine(definers.size()) + " kernels '" + inner +
          "'; say whose is meant, as FILE:" + definers.front()->name.str() +
          "." + inner);
  for (const ast::FunctionDef *function : definers)
    diagnostic.note({&module.file(), function->nameRange},
                    "'" + function->name.str() + "'");
  return nullptr;
}

} // namespace kiln::triton
