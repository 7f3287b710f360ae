// Whole kernels down to LLVM IR, for what no test of a pass alone sees: passes
// that leave each other values that are gone. Built with AddressSanitizer and
// UndefinedBehaviorSanitizer (the gate "sanitizers") that is what this is for;
// without them, that nothing fails without saying why. Each kernel is lowered for
// two of the GPUs, so that it stays a matter of seconds.
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace mlir;

namespace {

std::vector<std::string> kernelPaths() {
  std::vector<std::string> paths;
  std::error_code error;
  for (const char *folder : {"/corpus", "/kernels"})
    for (llvm::sys::fs::recursive_directory_iterator
             it(std::string(KILN_TEST_DIR) + folder, error),
         end;
         it != end && !error; it.increment(error))
      if (StringRef(it->path()).ends_with(".ttir"))
        paths.push_back(it->path());
  llvm::sort(paths);
  return paths;
}

/// What is wrong with lowering the kernel; empty: nothing, or it was refused
/// with an error.
std::string lower(const std::string &path, const LoweringOptions &options) {
  DialectRegistry registry;
  registerLoweringDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  bool hasError = false;
  ScopedDiagnosticHandler listen(&context, [&](Diagnostic &diagnostic) {
    hasError |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
    return success();
  });
  auto source = llvm::MemoryBuffer::getFile(path);
  if (!source)
    return source.getError().message();
  auto module = parseTile(**source, context);
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> program;
  if (module && succeeded(lowerWithoutAdvice(*module, options)) &&
      succeeded(lowerToLLVMDialect(*module, options)))
    program = translateToLLVM(*module, llvmContext, options);
  if (!program)
    return hasError ? "" : "failed without an error";
  CodeGenOptions codegen;
  codegen.target = options.target;
  return llvm::toString(prepareModule(*program, codegen));
}

/// The options of one GPU, with all that it may do beyond what it does by
/// itself.
LoweringOptions optionsOf(const char *gpu, unsigned warps) {
  LoweringOptions options{lookupGpuTarget(gpu), warps, /*numStages=*/2};
  if (options.target->isAmd()) {
    options.plan.pingPong = true;
  } else if (options.target->computeCapability >= 90) {
    options.numStages = 3;
    options.plan.tensorMaps = TensorMapUse::Blocks;
    options.plan.overlapIterations = true;
    options.plan.warpSpecialize = true;
    options.plan.persistent = PersistentUse::On;
  }
  return options;
}

// The GPUs in turn: one with four warps, the other with eight.
TEST(WholeKernels, AreLoweredOnEveryGpu) {
  const char *gpus[] = {"sm_90a", "gfx942",  "sm_80",
                        "gfx950", "gfx1100", "sm_100a"};
  constexpr size_t count = std::size(gpus);
  size_t number = 0;
  for (const std::string &path : kernelPaths()) {
    for (unsigned second : {0, 1}) {
      const char *gpu = gpus[(number + 2 * second) % count];
      SCOPED_TRACE(path + " on " + gpu);
      EXPECT_EQ(lower(path, optionsOf(gpu, second ? 8 : 4)), "");
    }
    ++number;
  }
  EXPECT_GT(number, count);
}

// Two warps of a SIMD that take turns, in every shape of a loop there is here.
TEST(WholeKernels, TakeTurnsOnAmd) {
  for (const char *gpu : {"gfx942", "gfx950"})
    for (unsigned warps : {4, 8})
      for (const char *kernel :
           {"/kernels/matmul_by_counter.ttir", "/kernels/matmul_256x256.ttir",
            "/corpus/matmul_128x128/kernel.ttir",
            "/corpus/matmul_128x256/kernel.ttir",
            "/corpus/fp8_matmul/kernel.ttir"})
        EXPECT_EQ(
            lower(std::string(KILN_TEST_DIR) + kernel, optionsOf(gpu, warps)),
            "")
            << kernel << " on " << gpu;
}

} // namespace
