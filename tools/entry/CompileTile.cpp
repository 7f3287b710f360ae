#include "tools/entry/CompileTile.h"

#include "mlir/IR/AsmState.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

Expected<Compiled> compileTile(mlir::ModuleOp module,
                               const CompileOptions &options, Stage upTo) {
  // As text, since every module is lowered in a context of its own, and tile IR
  // is short. The generic form is what ops print that do not verify.
  std::string text;
  raw_string_ostream os(text);
  mlir::OpPrintingFlags flags;
  flags.enableDebugInfo();
  module->print(os, flags);
  return compileKernel(MemoryBufferRef(text, "module.ttir"), options, upTo);
}

} // namespace kiln
