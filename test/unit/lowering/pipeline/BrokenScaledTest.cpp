// A pipeline of scaled dots on the tensor core, or of dots by warpgroups of what
// is converted part by part, and the same with a copy of scales, a wait, a slot
// or a barrier taken away: the emulator, or what it computes, must tell.
#include "test/unit/lowering/pipeline/BreakLoop.h"
#include "test/unit/lowering/pipeline/BrokenKernel.h"
#include "test/unit/lowering/pipeline/ScaledMatmul.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

/// A launch's arguments, as fillArguments() gives them.
struct Arguments {
  std::vector<KernelArg> all;
  std::vector<DeviceBuffer> buffers;

  template <typename T> Arguments &buffer(const std::vector<T> &data) {
    auto *bytes = reinterpret_cast<const uint8_t *>(data.data());
    all.push_back(KernelArg::pointer(buffers.size()));
    buffers.push_back({"argument", {bytes, bytes + data.size() * sizeof(T)}});
    return *this;
  }
  Arguments &scalar(uint64_t bits, unsigned size) {
    all.push_back(KernelArg::scalar(bits, size));
    return *this;
  }
};

/// Five iterations, of as many scales as fill a copy each.
ScaledMatmul product() {
  ScaledMatmul matmul{128,   128,   128, 128,  128, 640,
                      kE4M3, kE5M2, 32,  "i8", true};
  return matmul;
}

/// What is wrong with the product after the changes; empty: nothing.
std::string run(unsigned stages, Change change,
                ProgramChange breakProgram = leaveProgram,
                const char *gpu = "sm_100a") {
  const ScaledMatmul matmul = product();
  const unsigned seed = 20261129;
  std::string text = matmul.text();
  static const std::vector<DeviceBuffer> expected = [&] {
    Differential reference(text);
    matmul.fillArguments(reference, std::mt19937(seed));
    return reference.expected();
  }();
  Arguments arguments;
  matmul.fillArguments(arguments, std::mt19937(seed));
  BrokenKernel kernel{gpu, stages};
  kernel.args = arguments.all;
  kernel.buffers = arguments.buffers;
  std::string problem = kernel.run(text, inLoops(change), breakProgram);
  if (!problem.empty())
    return problem;
  return kernel.buffers.back().bytes == expected.back().bytes ? ""
                                                              : "wrong sum";
}

/// Each instruction with `part`, taken away alone, must be missed.
void breakEachOf(unsigned stages, llvm::StringRef part,
                 const char *gpu = "sm_100a") {
  unsigned count = breakEach(
      part, removeCall,
      [&](ProgramChange breakProgram) {
        return run(stages, nothing, breakProgram, gpu);
      },
      [&](unsigned index, const std::string &problem) {
        EXPECT_NE(problem, "") << part.str() << " " << index << ", " << stages;
      });
  EXPECT_GT(count, 0u) << part.str();
}

TEST(BrokenScaled, AsItIs) {
  for (unsigned stages = 1; stages <= 4; ++stages)
    EXPECT_EQ(run(stages, nothing), "") << stages;
}

TEST(BrokenScaled, EachInstruction) {
  for (unsigned stages : {1, 3})
    for (const char *part : {"tcgen05.cp.", "tcgen05.mma", "tcgen05.commit",
                             "mbarrier.try.wait", "tcgen05.dealloc"})
      breakEachOf(stages, part);
  breakEachOf(1, "fence.proxy.async");
}

TEST(BrokenScaled, PartsByWarpgroups) {
  for (unsigned stages : {1, 2, 3}) {
    EXPECT_EQ(run(stages, nothing, leaveProgram, "sm_90a"), "") << stages;
    for (const char *part :
         {"wgmma.wait_group", "wgmma.fence", "fence.proxy.async"})
      breakEachOf(stages, part, "sm_90a");
    EXPECT_NE(run(stages, removeBarriers, leaveProgram, "sm_90a"), "")
        << stages;
  }
}

TEST(BrokenScaled, Pipeline) {
  for (unsigned stages : {2, 4}) {
    EXPECT_NE(run(stages, removeBarriers), "") << stages;
    EXPECT_NE(run(stages, removeTensorWaits), "") << stages;
    EXPECT_NE(run(stages, removeWaits), "") << stages;
    EXPECT_NE(run(stages, waitForOneLess), "") << stages;
    EXPECT_NE(run(stages, removeSlot), "") << stages;
    EXPECT_NE(run(stages, waitForOneTensorDotLess), "") << stages;
  }
}

} // namespace
