// A kernel of tile IR that is lowered, changed, and run on the emulator: what
// tests have in common that take parts of a pipeline away.
#pragma once

#include "frontend/dialect/Tile.h"
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Kernel.h"
#include "test/unit/lowering/LaunchShared.h"
#include "test/unit/lowering/pipeline/BreakProgram.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

namespace kiln::test {

/// Changes the lowered kernel; how often it did.
using KernelChange = llvm::function_ref<unsigned(tt::FuncOp)>;

/// A file beside the tests of lowering.
inline std::string tileFile(llvm::StringRef name) {
  auto file = llvm::MemoryBuffer::getFile(
      (KILN_TEST_DIR "/lowering/pipeline/Inputs/" + name).str());
  if (!file) {
    ADD_FAILURE() << name.str() << ": " << file.getError().message();
    return "";
  }
  return (*file)->getBuffer().str();
}

struct BrokenKernel {
  const char *gpu = "sm_90a";
  unsigned stages = 3, warps = 4;
  LoweringPlan plan{};
  std::string name = "k"; ///< of the kernel; others in the text are left out
  std::vector<KernelArg> args{};
  std::vector<DeviceBuffer> buffers{}; ///< as the run leaves them
  /// How many tensor maps it is to ask for, and how many bytes of scratch.
  unsigned tensorMaps = 0, scratch = 0;
  EmulatorOptions emulation{};

  /// What is wrong with it after the changes; empty: nothing.
  std::string run(llvm::StringRef text, KernelChange change,
                  ProgramChange breakProgram) {
    mlir::DialectRegistry registry;
    registerLoweringDialects(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    auto module =
        parseTile(llvm::MemoryBufferRef(text, "broken.ttir"), context);
    if (!module)
      return "not parsed";
    for (auto kernel : llvm::make_early_inc_range(module->getOps<tt::FuncOp>()))
      if (kernel.getName() != name)
        kernel.erase();
    LoweringOptions options{lookupGpuTarget(gpu), warps, stages};
    options.plan = plan;
    if (failed(lowerToGpu(*module, options)))
      return "not lowered";
    EXPECT_GT(change(*module->getOps<tt::FuncOp>().begin()), 0u);
    llvm::LLVMContext llvmContext;
    if (failed(lowerToLLVMDialect(*module, options)))
      return "no LLVM dialect";
    auto program = translateToLLVM(*module, llvmContext, options);
    breakProgram(*program);
    return runOn(*program);
  }

private:
  std::string runOn(const llvm::Module &program) {
    const llvm::Function &kernel = *program.getFunction(name);
    LaunchRequest request;
    request.kernel = name;
    request.threads = threadsPerBlock(kernel);
    request.args = args;
    request.buffers = &buffers;
    request.dynamicShared = launchShared(program, name);
    auto maps = tensorMapsOf(kernel);
    if (!maps)
      return llvm::toString(maps.takeError());
    EXPECT_EQ(maps->size(), tensorMaps);
    request.tensorMaps = *maps;
    request.globalScratch = globalScratchOf(kernel);
    EXPECT_EQ(request.globalScratch, scratch);
    return llvm::toString(
        runOnEmulator(program, *lookupGpuTarget(gpu), request, emulation));
  }
};

} // namespace kiln::test
