// A kernel of a test file, ready for directives on its LLVM IR.
#ifndef KILN_TEST_UNIT_IR_PASSES_LOOPS_KERNELWITHDIRECTIVES_H
#define KILN_TEST_UNIT_IR_PASSES_LOOPS_KERNELWITHDIRECTIVES_H

#include "targets/codegen/CodeGen.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

namespace kiln::test {

struct KernelWithDirectives {
  /// `name` may be empty where the file, a path in test/, has one kernel. For
  /// gfx942 if its path says so, else for sm_90a.
  KernelWithDirectives(const std::string &file, llvm::StringRef name) {
    llvm::SMDiagnostic diagnostic;
    module = parseIRFile(KILN_TEST_DIR "/" + file, diagnostic, context);
    EXPECT_TRUE(module) << file << ": " << diagnostic.getMessage().str();
    bool amd = llvm::StringRef(file).contains("gfx942") ||
               llvm::StringRef(file).contains("amdgcn");
    options.target = lookupGpuTarget(amd ? "gfx942" : "sm_90a");
    for (llvm::Function &other : *module)
      if (!other.isDeclaration() && (name.empty() || other.getName() == name))
        function = &other;
    EXPECT_EQ(llvm::toString(prepareModule(*module, options)), "");
  }

  /// Runs the passes that the attribute requests.
  void obey(llvm::StringRef attribute, llvm::StringRef directive) {
    function->addFnAttr(attribute, directive);
    EXPECT_EQ(llvm::toString(runRequestedPasses(*module, options)), "");
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  CodeGenOptions options;
  llvm::Function *function = nullptr;
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_IR_PASSES_LOOPS_KERNELWITHDIRECTIVES_H
