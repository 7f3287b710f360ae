// Pipelined kernels, and the same with a wait, a slot or a barrier taken away:
// the emulator must find each.
#include "test/unit/lowering/pipeline/BreakLoop.h"
#include "test/unit/lowering/pipeline/BrokenKernel.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

/// Rows and columns of the matrices, and what an iteration takes of k; of which
/// warpgroups need 64.
constexpr unsigned kSize = 32, kSizeForGroups = 64;
/// Six iterations and half a one.
unsigned depthOf(unsigned size) { return 13 * size / 2; }
/// 1 to 7 as f16; each column of A has another one than its neighbours.
constexpr uint16_t kSmall[] = {0x3c00, 0x4000, 0x4200, 0x4400,
                               0x4500, 0x4600, 0x4700};

/// The kernel for matrices of another size than 32.
void resize(std::string &text, unsigned size) {
  std::string number = std::to_string(size);
  std::pair<std::string, std::string> changes[] = {
      {"32x32x", number + "x" + number + "x"},
      {"32x1x", number + "x1x"},
      {"1x32x", "1x" + number + "x"},
      {"tensor<32x", "tensor<" + number + "x"},
      {"dense<32>", "dense<" + number + ">"},
      {"end = 32 ", "end = " + number + " "},
      {"constant 32 ", "constant " + number + " "},
      {"dense<1024>", "dense<" + std::to_string(size * size) + ">"}};
  for (auto &[from, to] : changes)
    for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;
         at += to.size())
      text.replace(at, from.size(), to);
}

/// What is wrong with the matrix product after `change` has been made to its
/// loop; empty: nothing. `computes`: B goes through a sum on its way to the
/// dot.
std::string run(const char *gpu, unsigned stages, Change change,
                bool computes = false, unsigned size = kSize,
                ProgramChange breakProgram = leaveProgram) {
  std::string text = tileFile("matmul.ttir");
  std::string dot = "%d = tt.dot %x, %y,",
              sum = "%z = arith.addf %y, %zeros : tensor<32x32xf16>\n    %d = "
                    "tt.dot %x, %z,";
  if (computes)
    text.replace(text.find(dot), dot.size(), sum);
  if (size != kSize)
    resize(text, size);
  unsigned depth = depthOf(size);
  float expected = 0;
  for (unsigned k = 0; k < depth; ++k)
    expected += 2.0f * (k % 7 + 1);
  std::vector<uint8_t> a, b;
  auto append = [](std::vector<uint8_t> &bytes, uint16_t value) {
    bytes.push_back(value & 0xff);
    bytes.push_back(value >> 8);
  };
  for (unsigned index = 0; index < size * depth; ++index) {
    append(a, kSmall[index % depth % 7]);
    append(b, kSmall[1]);
  }
  BrokenKernel kernel{gpu, stages};
  kernel.buffers = {{"a", a},
                    {"b", b},
                    {"c", std::vector<uint8_t>(size * size * sizeof(float))}};
  kernel.args = {KernelArg::pointer(0), KernelArg::pointer(1),
                 KernelArg::pointer(2), KernelArg::scalar(depth, 4)};
  std::string problem = kernel.run(text, inLoops(change), breakProgram);
  if (!problem.empty())
    return problem;
  auto *products =
      reinterpret_cast<const float *>(kernel.buffers[2].bytes.data());
  for (unsigned index = 0; index < size * size; ++index)
    if (products[index] != expected)
      return "wrong sum";
  return "";
}

TEST(BrokenPipeline, CopiesAsTheyAre) {
  for (const char *gpu : {"sm_80", "sm_90a"})
    for (unsigned stages = 1; stages <= 4; ++stages)
      EXPECT_EQ(run(gpu, stages, nothing), "") << gpu << " " << stages;
}

TEST(BrokenPipeline, RegistersAsTheyAre) {
  for (const char *gpu : {"gfx942", "gfx1100"})
    for (unsigned stages = 1; stages <= 4; ++stages)
      EXPECT_EQ(run(gpu, stages, nothing), "") << gpu << " " << stages;
}

TEST(BrokenPipeline, Wait) {
  for (unsigned stages : {2, 3, 4}) {
    EXPECT_NE(run("sm_80", stages, removeWaits), "") << stages;
    EXPECT_NE(run("sm_80", stages, waitForOneLess), "") << stages;
  }
}

TEST(BrokenPipeline, Slot) {
  for (unsigned stages : {2, 3, 4})
    EXPECT_NE(run("sm_80", stages, removeSlot), "") << stages;
  for (unsigned stages : {3, 4})
    EXPECT_NE(run("gfx1100", stages, removeSlot), "") << stages;
}

TEST(BrokenPipeline, Barrier) {
  for (const char *gpu : {"sm_80", "gfx1100"})
    for (unsigned stages = 1; stages <= 4; ++stages)
      EXPECT_NE(run(gpu, stages, removeBarriers), "") << gpu << " " << stages;
}

/// 3 stages: a dot ends in its iteration. 5: in the next, since a slot more
/// takes no block from a multiprocessor.
std::string runGroups(unsigned stages, Change change) {
  return run("sm_90a", stages, change, false, kSizeForGroups);
}

TEST(BrokenPipeline, WarpgroupsAsTheyAre) {
  for (unsigned stages = 1; stages <= 6; ++stages)
    EXPECT_EQ(runGroups(stages, nothing), "") << stages;
  for (unsigned stages : {3, 5})
    runGroups(stages, [&](scf::ForOp loop) {
      auto waits = loop.getBody()->getOps<gpu::WarpgroupWaitOp>();
      EXPECT_EQ(std::distance(waits.begin(), waits.end()), 1);
      EXPECT_EQ((*waits.begin()).getPending(), stages == 5) << stages;
      return 1;
    });
}

TEST(BrokenPipeline, WarpgroupsWait) {
  for (unsigned stages : {3, 5}) {
    EXPECT_NE(runGroups(stages, removeMatrixWaitsInside), "") << stages;
    EXPECT_NE(runGroups(stages, waitForOneDotLess), "") << stages;
    EXPECT_NE(runGroups(stages, removeWaits), "") << stages;
    EXPECT_NE(runGroups(stages, waitForOneLess), "") << stages;
  }
  EXPECT_NE(runGroups(5, removeMatrixWaitsBehind), "");
}

/// Each instruction with `part`, changed alone, must be found.
void breakEachOfGroups(unsigned stages, llvm::StringRef part,
                       llvm::function_ref<void(llvm::CallInst &)> change,
                       const char *gpu = "sm_90a") {
  unsigned count = breakEach(
      part, change,
      [&](ProgramChange breakProgram) {
        return run(gpu, stages, nothing, false, kSizeForGroups, breakProgram);
      },
      [&](unsigned index, const std::string &problem) {
        EXPECT_NE(problem, "") << part.str() << " " << index << ", " << stages;
      });
  EXPECT_GT(count, 0u) << part.str();
}

TEST(BrokenPipeline, WarpgroupsEachInstruction) {
  for (unsigned stages : {1, 3, 5}) {
    breakEachOfGroups(stages, "wgmma.fence", removeCall);
    breakEachOfGroups(stages, "wgmma.commit_group", removeCall);
    breakEachOfGroups(stages, "wgmma.wait_group", removeCall);
    breakEachOfGroups(stages, "wgmma.wait_group", waitForOneGroupLess);
  }
}

TEST(BrokenPipeline, WarpgroupsSlot) {
  for (unsigned stages : {3, 5})
    EXPECT_NE(runGroups(stages, removeSlot), "") << stages;
}

TEST(BrokenPipeline, WarpgroupsBarrier) {
  for (unsigned stages : {1, 3, 5})
    EXPECT_NE(runGroups(stages, removeBarriers), "") << stages;
}

TEST(BrokenPipeline, TensorDotsAsTheyAre) {
  for (bool computes : {false, true})
    for (unsigned stages = 1; stages <= 5; ++stages)
      EXPECT_EQ(run("sm_100a", stages, nothing, computes, kSizeForGroups), "")
          << stages;
}

TEST(BrokenPipeline, TensorDotsEachInstruction) {
  for (unsigned stages : {1, 2, 4}) {
    for (const char *part :
         {"tcgen05.commit", "mbarrier.try.wait", "tcgen05.wait::st",
          "tcgen05.mma", "tcgen05.dealloc", "mbarrier.init"})
      breakEachOfGroups(stages, part, removeCall, "sm_100a");
    EXPECT_NE(run("sm_100a", stages, removeBarriers, false, kSizeForGroups), "")
        << stages;
    EXPECT_NE(run("sm_100a", stages, removeTensorWaits, false, kSizeForGroups),
              "")
        << stages;
  }
  breakEachOfGroups(1, "fence.proxy.async", removeCall, "sm_100a");
  // Of copies the loop's fence; after the loop all has been fenced.
  unsigned found = 0;
  breakEach(
      "fence.proxy.async", removeCall,
      [&](ProgramChange breakProgram) {
        return run("sm_100a", 3, nothing, false, kSizeForGroups, breakProgram);
      },
      [&](unsigned, const std::string &problem) {
        found += llvm::StringRef(problem).contains(
            "without a fence.proxy.async after it");
      });
  EXPECT_EQ(found, 1u);
  for (unsigned stages : {2, 4}) {
    EXPECT_NE(run("sm_100a", stages, removeWaits, false, kSizeForGroups), "")
        << stages;
    EXPECT_NE(run("sm_100a", stages, waitForOneLess, false, kSizeForGroups), "")
        << stages;
    EXPECT_NE(run("sm_100a", stages, removeSlot, false, kSizeForGroups), "")
        << stages;
    EXPECT_NE(
        run("sm_100a", stages, waitForOneTensorDotLess, false, kSizeForGroups),
        "")
        << stages;
  }
}

// What a dot takes after a sum is copied, read back, and goes through a buffer.
TEST(BrokenPipeline, ComputedBeforeTheDot) {
  for (unsigned stages : {2, 3, 4}) {
    EXPECT_EQ(run("sm_80", stages, nothing, true), "") << stages;
    EXPECT_NE(run("sm_80", stages, removeWaits, true), "") << stages;
    EXPECT_NE(run("sm_80", stages, removeBarriers, true), "") << stages;
    EXPECT_EQ(run("gfx1100", stages, nothing, true), "") << stages;
    EXPECT_NE(run("gfx1100", stages, removeBarriers, true), "") << stages;
  }
}

} // namespace
