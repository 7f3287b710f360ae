// Products by tensor maps that the kernel makes anew for each, and the same
// with a field, a fence, a barrier of the warp or the copy to global memory
// taken away: the emulator must find each.
#include "test/unit/lowering/pipeline/BrokenKernel.h"

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
  BrokenKernel kernel;
  kernel.plan.tensorMaps = TensorMapUse::Descriptors;
  kernel.name = "again";
  kernel.tensorMaps = 1; // of b
  kernel.scratch = 2 * kTensorMapBytes;
  kernel.emulation.seed = seed;
  std::vector<DeviceBuffer> &buffers = kernel.buffers;
  buffers = {{"where", std::vector<uint8_t>(2 * kProducts * sizeof(uint64_t))},
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
  kernel.args = {KernelArg::pointer(0), KernelArg::pointer(1),
                 KernelArg::scalar(kDepth, 4), KernelArg::scalar(kProducts, 4)};
  std::string problem = kernel.run(
      tileFile("made-maps.ttir"), [](tt::FuncOp) { return 1; }, breakProgram);
  if (!problem.empty())
    return problem;
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
