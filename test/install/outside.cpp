// Tile IR to PTX, and LLVM IR in memory to machine code and its registers, by
// the installed library.
#include "targets/gpu/GpuTarget.h"
#include "tools/driver/Compile.h"
#include "tools/source/Source.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"

using namespace kiln;

int main(int argc, char **argv) {
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  options.directives.schedStrategy = "latency";
  auto source = llvm::cantFail(openFile(argv[1]));
  llvm::outs()
      << llvm::cantFail(compileKernel(*source, options, Stage::Asm)).assembly;

  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  auto module = llvm::parseIRFile(argv[2], diagnostic, context);
  options.target = lookupGpuTarget("gfx942");
  Compiled object =
      llvm::cantFail(compileKernel(*module, options, Stage::Report));
  llvm::outs() << object.kernels[0].name << " under "
               << object.kernels[0].strategy << ": "
               << *object.resources[0].registers << " registers\n";
}
