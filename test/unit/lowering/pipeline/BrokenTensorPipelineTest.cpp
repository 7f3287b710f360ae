// A pipeline of copies by tensor maps, and the same with a wait, an
// expectation, a fence, a slot or a barrier taken away: the emulator must find
// each.
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "test/unit/lowering/pipeline/BrokenKernel.h"

using namespace kiln;
using namespace kiln::test;
using namespace mlir;

namespace {

constexpr unsigned kSize = 64, kDepth = 392; // six iterations and an eighth
/// 1 to 7 as f16.
constexpr uint16_t kSmall[] = {0x3c00, 0x4000, 0x4200, 0x4400,
                               0x4500, 0x4600, 0x4700};

/// What is wrong with the matrix product after the change; empty: nothing.
std::string run(unsigned stages, KernelChange change, uint64_t seed = 0,
                ProgramChange breakProgram = leaveProgram, unsigned warps = 4,
                llvm::StringRef name = "product", bool producer = false) {
  float expected = 0;
  for (unsigned k = 0; k < kDepth; ++k)
    expected += 2.0f * (k % 7 + 1);
  if (name == "twice")
    expected += expected + 1;
  std::vector<uint8_t> a, b;
  for (unsigned index = 0; index < kSize * kDepth; ++index)
    for (unsigned shift : {0, 8}) {
      a.push_back(kSmall[index % kDepth % 7] >> shift & 0xff);
      b.push_back(kSmall[1] >> shift & 0xff);
    }
  BrokenKernel kernel{"sm_90a", stages, warps};
  kernel.plan.tensorMaps = TensorMapUse::Descriptors;
  kernel.plan.warpSpecialize = producer;
  kernel.name = name.str();
  kernel.tensorMaps = 2;
  kernel.emulation.seed = seed;
  kernel.buffers = {{"a", a},
                    {"b", b},
                    {"c", std::vector<uint8_t>(kSize * kSize * sizeof(float))}};
  kernel.args = {KernelArg::pointer(0),        KernelArg::pointer(1),
                 KernelArg::pointer(2),        KernelArg::scalar(kSize, 4),
                 KernelArg::scalar(kDepth, 4), KernelArg::scalar(kDepth, 8)};
  std::string problem =
      kernel.run(tileFile("blocks.ttir"), change, breakProgram);
  if (!problem.empty())
    return problem;
  auto *products =
      reinterpret_cast<const float *>(kernel.buffers[2].bytes.data());
  for (unsigned index = 0; index < kSize * kSize; ++index)
    if (products[index] != expected)
      return "wrong sum";
  return "";
}

unsigned nothing(tt::FuncOp) { return 1; }

/// Erases the ops of a kind, of the loop alone where `inside` says so.
template <typename Op> unsigned removeAll(tt::FuncOp kernel, bool inside) {
  unsigned changes = 0;
  kernel.walk([&](Op op) {
    if (inside && !isa<scf::ForOp>(op->getParentOp()))
      return;
    for (Value result : op->getResults())
      for (OpOperand &use : llvm::make_early_inc_range(result.getUses()))
        cast<gpu::WarpgroupDotOp>(use.getOwner()).getTokensMutable().clear();
    op.erase();
    ++changes;
  });
  return changes;
}

unsigned removeFences(tt::FuncOp kernel) {
  unsigned changes = 0;
  kernel.walk([&](gpu::BarrierOp barrier) {
    changes += barrier.getAsyncProxy();
    barrier.setAsyncProxy(false);
  });
  return changes;
}

unsigned halveExpectations(tt::FuncOp kernel) {
  unsigned changes = 0;
  kernel.walk([&](gpu::MbarrierExpectOp expect) {
    expect.setBytes(expect.getBytes() / 2);
    ++changes;
  });
  return changes;
}

unsigned forgetPhases(tt::FuncOp kernel) {
  unsigned changes = 0;
  kernel.walk([&](gpu::MbarrierWaitOp wait) {
    OpBuilder builder(wait);
    wait.getPhaseMutable().assign(
        arith::ConstantIntOp::create(builder, wait.getLoc(), 0, 32));
    ++changes;
  });
  return changes;
}

/// Copies go into the slot after the one they should.
unsigned shiftSlots(tt::FuncOp kernel) {
  unsigned changes = 0;
  kernel.walk([&](gpu::TmaCopyOp copy) {
    auto slot = copy.getDestination().getDefiningOp<gpu::IndexOp>();
    if (!isa<scf::ForOp>(copy->getParentOp()) || !slot)
      return;
    slot.setAhead((slot.getAhead() + 1) % slot.getSource().getType().slots());
    ++changes;
  });
  return changes;
}

void expectFound(unsigned stages, KernelChange change, const char *part) {
  std::string found = run(stages, change);
  EXPECT_NE(found.find(part), std::string::npos)
      << stages << " stages: " << found;
}

TEST(BrokenTensorPipeline, AsItIs) {
  for (unsigned stages : {2, 3, 4})
    for (uint64_t seed : {0, 1, 3})
      EXPECT_EQ(run(stages, nothing, seed), "") << stages << ", " << seed;
}

TEST(BrokenTensorPipeline, Wait) {
  for (unsigned stages : {2, 3, 4})
    expectFound(
        stages,
        [](tt::FuncOp kernel) {
          return removeAll<gpu::MbarrierWaitOp>(kernel, true);
        },
        "race");
}

TEST(BrokenTensorPipeline, Phase) {
  for (unsigned stages : {2, 3, 4})
    EXPECT_NE(run(stages, forgetPhases), "") << stages;
}

TEST(BrokenTensorPipeline, Expectation) {
  for (unsigned stages : {2, 3}) {
    expectFound(
        stages,
        [](tt::FuncOp kernel) {
          return removeAll<gpu::MbarrierExpectOp>(kernel, false);
        },
        "bytes more came than were expected");
    EXPECT_NE(run(stages, halveExpectations), "") << stages;
  }
}

TEST(BrokenTensorPipeline, Fence) {
  expectFound(3, removeFences, "without a fence.proxy.async after it");
}

TEST(BrokenTensorPipeline, Barrier) {
  for (unsigned stages : {2, 3, 4})
    expectFound(
        stages,
        [](tt::FuncOp kernel) {
          return removeAll<gpu::BarrierOp>(kernel, true);
        },
        "race");
}

TEST(BrokenTensorPipeline, Slot) {
  for (unsigned stages : {3, 4})
    EXPECT_NE(run(stages, shiftSlots), "") << stages;
}

/// Each instruction with `part`, changed alone, must be found, but for one that
/// the program can do without.
void breakEachOf(unsigned stages, llvm::StringRef part,
                 llvm::function_ref<void(llvm::CallInst &)> change,
                 unsigned warps = 4, llvm::StringRef name = "product",
                 bool producer = false, unsigned harmless = -1u) {
  unsigned count = breakEach(
      part, change,
      [&](ProgramChange breakProgram) {
        return run(stages, nothing, 0, breakProgram, warps, name, producer);
      },
      [&](unsigned index, const std::string &problem) {
        EXPECT_EQ(problem.empty(), index == harmless)
            << part.str() << " " << index << " of " << name.str() << ", "
            << stages << " stages: " << problem;
      });
  EXPECT_GT(count, 0u) << part.str();
}

TEST(BrokenTensorPipeline, EachInstruction) {
  for (unsigned stages : {2, 4}) {
    breakEachOf(stages, "wgmma.fence", removeCall);
    breakEachOf(stages, "wgmma.commit_group", removeCall);
    breakEachOf(stages, "wgmma.wait_group", removeCall);
    breakEachOf(stages, "wgmma.wait_group", waitForOneGroupLess);
  }
}

TEST(BrokenTensorPipeline, EachOfTwoWarpgroups) {
  for (unsigned stages : {3, 4}) {
    for (uint64_t seed : {0, 1, 3})
      EXPECT_EQ(run(stages, nothing, seed, leaveProgram, 8), "") << stages;
    breakEachOf(stages, "wgmma.fence", removeCall, 8);
    breakEachOf(stages, "wgmma.wait_group", removeCall, 8);
    breakEachOf(stages, "wgmma.wait_group", waitForOneGroupLess, 8);
    breakEachOf(stages, "mbarrier.arrive", removeCall, 8);
    breakEachOf(stages, "mbarrier.try.wait", removeCall, 8);
    breakEachOf(stages, "fence.proxy.async", removeCall, 8);
  }
}

// Where two dots of two warpgroups read a slot, warps release it at an
// mbarrier, and no barrier of the block is in the loop.
TEST(BrokenTensorPipeline, EachRelease) {
  for (unsigned stages : {3, 4}) {
    for (uint64_t seed : {0, 1, 3, 5})
      EXPECT_EQ(run(stages, nothing, seed, leaveProgram, 8, "twice"), "")
          << stages;
    breakEachOf(stages, "wgmma.wait_group", removeCall, 8, "twice");
    breakEachOf(stages, "mbarrier.arrive", removeCall, 8, "twice");
    breakEachOf(stages, "mbarrier.try.wait", removeCall, 8, "twice");
  }
}

// With a producer, loops of one dot are released, too.
class BrokenProducer
    : public testing::TestWithParam<std::tuple<const char *, unsigned>> {};

TEST_P(BrokenProducer, Each) {
  auto [kernel, stages] = GetParam();
  llvm::StringRef name = kernel;
  for (uint64_t seed : {0, 1, 3, 5})
    EXPECT_EQ(run(stages, nothing, seed, leaveProgram, 8, name, true), "");
  // With two stages two dots wait for those of the iteration before, and what
  // the loop's second wait completes includes what its first one does.
  unsigned implied = stages == 2 && name == "twice" ? 1 : -1u;
  breakEachOf(stages, "wgmma.wait_group", removeCall, 8, name, true, implied);
  breakEachOf(stages, "mbarrier.arrive", removeCall, 8, name, true);
  breakEachOf(stages, "mbarrier.try.wait", removeCall, 8, name, true);
  breakEachOf(stages, "setmaxnreg.dec", removeCall, 8, name, true);
}

INSTANTIATE_TEST_SUITE_P(Stages, BrokenProducer,
                         testing::Combine(testing::Values("product", "twice"),
                                          testing::Values(2, 3, 4)));

// Where the producer waits with the others, and where these wait alone.
TEST(BrokenTensorPipeline, EachBarrierBesideAProducer) {
  breakEachOf(3, "barrier.cta.sync", removeCall, 8, "twice", true);
}

} // namespace
