// Products by tensor maps that the kernel makes anew for each, and the same
// with a field, a fence, a barrier of the warp or the copy to global memory
// taken away: the emulator must find each.
#include "frontend/dialect/Tile.h"
#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/LaunchShared.h"
#include "test/unit/lowering/pipeline/BreakProgram.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;

namespace {

constexpr unsigned kSize = 64, kDepth = 128, kProducts = 3;
/// 1, 2, 3, and that times kDepth, as f16.
constexpr uint16_t kFactors[] = {0x3c00, 0x4000, 0x4200},
                   kResults[] = {0x5800, 0x5c00, 0x5e00};

std::vector<uint8_t> filled(size_t count, uint16_t value) {
  std::vector<uint8_t> bytes;
  for (size_t i = 0; i != count; ++i)
    bytes.insert(bytes.end(), {uint8_t(value), uint8_t(value >> 8)});
  return bytes;
}

/// What is wrong with the products after the change; empty: nothing.
std::string run(ProgramChange breakProgram, uint64_t seed = 0) {
  mlir::DialectRegistry registry;
  registerLoweringDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  auto source = llvm::MemoryBuffer::getFile(
      KILN_TEST_DIR "/lowering/pipeline/Inputs/made-maps.ttir");
  if (!source)
    return source.getError().message();
  auto module = parseTile(**source, context);
  if (!module)
    return "not parsed";
  for (auto kernel : llvm::make_early_inc_range(module->getOps<tt::FuncOp>()))
    if (kernel.getName() != "again")
      kernel.erase();
  const GpuTarget &target = *lookupGpuTarget("sm_90a");
  constexpr unsigned warps = 4;
  LoweringOptions options{&target, warps, /*stages=*/3};
  options.plan.tensorMaps = TensorMapUse::Descriptors;
  llvm::LLVMContext llvmContext;
  if (failed(lowerToGpu(*module, options)) ||
      failed(lowerToLLVMDialect(*module, options)))
    return "not lowered";
  auto program = translateToLLVM(*module, llvmContext, options);
  breakProgram(*program);

  std::vector<DeviceBuffer> buffers = {
      {"where", std::vector<uint8_t>(2 * kProducts * sizeof(uint64_t))},
      {"b", filled(kDepth * kSize, kFactors[0])}};
  for (unsigned product = 0; product != kProducts; ++product)
    for (bool isResult : {false, true}) {
      buffers[0].pointers.push_back(
          {(2 * product + isResult) * sizeof(uint64_t),
           unsigned(buffers.size())});
      buffers.push_back({isResult ? "c" : "a",
                         isResult ? filled(kSize * kSize, 0)
                                  : filled(kSize * kDepth, kFactors[product])});
    }
  LaunchRequest request;
  request.kernel = "again";
  request.threads = warps * target.warpSize;
  request.args = {KernelArg::pointer(0), KernelArg::pointer(1),
                  KernelArg::scalar(kDepth, 4),
                  KernelArg::scalar(kProducts, 4)};
  request.buffers = &buffers;
  request.dynamicShared = launchShared(*program, "again");
  const llvm::Function &kernel = *program->getFunction("again");
  auto maps = tensorMapsOf(kernel);
  if (!maps)
    return llvm::toString(maps.takeError());
  EXPECT_EQ(maps->size(), 1u); // of b
  request.tensorMaps = *maps;
  request.globalScratch = globalScratchOf(kernel);
  EXPECT_EQ(request.globalScratch, 2 * kTensorMapBytes);
  EmulatorOptions emulation;
  emulation.seed = seed;
  if (llvm::Error error = runOnEmulator(*program, target, request, emulation))
    return llvm::toString(std::move(error));
  for (unsigned product = 0; product != kProducts; ++product)
    if (buffers[3 + 2 * product].bytes !=
        filled(kSize * kSize, kResults[product]))
      return "wrong sum";
  return "";
}

TEST(BrokenMadeMaps, AsItIs) {
  for (uint64_t seed : {0, 1, 3})
    EXPECT_EQ(run(leaveProgram, seed), "") << seed;
}

/// Each instruction with `part`, taken away alone, must be found so.
void removeEachOf(llvm::StringRef part, llvm::StringRef found) {
  unsigned count = breakEach(
      part, removeCall, [&](ProgramChange change) { return run(change); },
      [&](unsigned index, const std::string &problem) {
        EXPECT_NE(problem.find(found), std::string::npos)
            << part.str() << " " << index << ": " << problem;
      });
  EXPECT_GT(count, 0u) << part.str();
}

TEST(BrokenMadeMaps, Field) {
  removeEachOf("tensormap.replace", "was never given its");
}

TEST(BrokenMadeMaps, Copy) {
  removeEachOf("cp_fenceproxy", "has no tensor map where");
}

TEST(BrokenMadeMaps, Fence) {
  removeEachOf("tensormap_generic.acquire",
               "without a fence.proxy.tensormap of this thread after it");
}

TEST(BrokenMadeMaps, WarpBarrier) { removeEachOf("bar.warp.sync", "race"); }

} // namespace
