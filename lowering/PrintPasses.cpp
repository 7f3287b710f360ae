// Not PassManager::enableIRPrintingToFileTree: it counts from zero in every
// pass manager, and the pipeline goes on where MLIR ends.
#include "lowering/PrintPasses.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "targets/support/PassFolder.h"

using namespace mlir;

namespace kiln {
namespace {

/// The kernel of a module that has one.
StringRef kernelOf(ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic() && !function.isDeclaration())
      return function.getName();
  return "module";
}

struct Printer : PassInstrumentation {
  Printer(ModuleOp module, PassFolder &folder)
      : module(module), folder(folder) {}

  void runAfterPass(Pass *pass, Operation *) override { print(pass, ""); }
  void runAfterPassFailed(Pass *pass, Operation *) override {
    print(pass, ".failed");
  }

  void print(Pass *pass, StringRef outcome) {
    // An adaptor that runs a pipeline on nested ops has no name.
    StringRef name = pass->getArgument();
    if (name.empty())
      return;
    std::string text;
    llvm::raw_string_ostream os(text);
    if (!outcome.empty())
      os << "// This pass failed.\n"; // even if it changed nothing
    module.print(os, OpPrintingFlags().enableDebugInfo());
    folder.write((kernelOf(module) + "." + name + outcome).str(), "mlir", text);
  }

  ModuleOp module;
  PassFolder &folder;
};

} // namespace

void printAfterPasses(PassManager &passes, ModuleOp module,
                      PassFolder *folder) {
  if (folder)
    passes.addInstrumentation(std::make_unique<Printer>(module, *folder));
}

} // namespace kiln
