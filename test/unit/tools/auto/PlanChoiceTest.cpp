// The rule for lowering variants against what was measured on one H200: no
// choice is slower than the best variant by more than is said here.
#include "tools/auto/PlanChoice.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

/// What the machine code shows, and the speed that was measured, of Triton's
/// (perf/results/h200-2026-11-23-ways*.json; 0: no such variant).
struct Measured {
  unsigned blocks, spills;
  double speed;
};

struct Row {
  const char *kernel;
  unsigned threads;
  Measured plain, maps, wave; ///< the wave from the better of the two
  const char *best;           ///< what the rule takes
  double loss;                ///< of the best of the three, as measured
};

PlanCandidate candidate(const Row &row, const Measured &measured) {
  PlanCandidate made;
  made.threads = row.threads;
  made.blocks = measured.blocks;
  made.spills = measured.spills;
  return made;
}

} // namespace

TEST(PlanChoice, AgreesWithWhatWasMeasured) {
  const Row rows[] = {
      {"matmul_4096",
       256,
       {1, 0, 1.002},
       {1, 0, 1.010},
       {1, 0, 1.029},
       "wave",
       0},
      {"matmul_8192_k1024",
       256,
       {1, 0, 1.003},
       {1, 0, 1.002},
       {1, 0, 1.104},
       "wave",
       0},
      {"matmul_128x128",
       128,
       {2, 0, 1.018},
       {2, 0, 0},
       {1, 0, 0.882},
       "plain",
       0},
      {"matmul_64x128_ragged",
       128,
       {4, 0, 1.321},
       {3, 0, 1.202},
       {2, 0, 1.168},
       "plain",
       0},
      {"matmul_postop_add",
       256,
       {1, 0, 1.168},
       {2, 0, 1.945},
       {2, 0, 1.903},
       "maps",
       0},
      {"attention_d64_causal",
       128,
       {2, 0, 0.943},
       {2, 0, 0.941},
       {0, 0, 0},
       "plain",
       0},
      {"attention_d64",
       128,
       {2, 0, 1.019},
       {2, 0, 0.959},
       {0, 0, 0},
       "plain",
       0},
      // perf/results/h200-2026-11-23-register-steps.json: with a block more.
      {"attention_d64_n32",
       128,
       {3, 0, 1.099},
       {3, 0, 1.068},
       {0, 0, 0},
       "plain",
       0},
      {"attention_d64_n32_causal",
       128,
       {2, 0, 0.967},
       {3, 16, 1.028},
       {0, 0, 0},
       "maps",
       0},
      {"attention_d64_n64_w8",
       256,
       {2, 0, 0.916},
       {2, 0, 0.994},
       {0, 0, 0},
       "maps",
       0},
      {"attention_d128",
       256,
       {1, 0, 0.948},
       {1, 0, 1.055},
       {0, 0, 0},
       "maps",
       0},
      {"int4_matmul",
       128,
       {1, 0, 1.137},
       {1, 0, 1.173},
       {2, 0, 0.418},
       "maps",
       0},
      // Here pointers were faster, with 128 columns of K an iteration maps.
      {"fp8_matmul",
       256,
       {2, 0, 1.036},
       {2, 0, 1.009},
       {2, 0, 1.021},
       "maps",
       0.03},
  };
  for (const Row &row : rows) {
    PlanCandidate current = candidate(row, row.plain);
    std::string taken = "plain";
    double speed = row.plain.speed;
    auto step = [&](Variant step, const char *name, const Measured &measured) {
      PlanCandidate next = candidate(row, measured);
      if (!measured.speed || !whyNotTried(step, current).empty() ||
          !whyNotTaken(step, next, current).empty())
        return;
      current = next;
      taken = name;
      speed = measured.speed;
    };
    step(Variant::TensorMaps, "maps", row.maps);
    step(Variant::Persistent, "wave", row.wave);
    EXPECT_EQ(taken, row.best) << row.kernel;
    double most = std::max({row.plain.speed, row.maps.speed, row.wave.speed});
    EXPECT_GE(speed / most, 1 - row.loss) << row.kernel;
  }
}

TEST(PlanChoice, SaysWhyAStepIsLeft) {
  Row row{"any", 128, {4, 0, 1}, {3, 0, 1}, {}, "", 0};
  PlanCandidate plain = candidate(row, row.plain),
                maps = candidate(row, row.maps);
  EXPECT_EQ(whyNotTaken(Variant::TensorMaps, maps, plain),
            "a multiprocessor holds 3 blocks instead of 4");
  maps.spills = 16;
  EXPECT_EQ(whyNotTaken(Variant::TensorMaps, maps, plain),
            "16 bytes of spills instead of 0");
  // More blocks than by pointers are taken, whatever their size.
  maps.spills = 0;
  maps.blocks = 5;
  EXPECT_EQ(whyNotTaken(Variant::TensorMaps, maps, plain), "");
  EXPECT_NE(whyNotTried(Variant::Persistent, plain), "");
  EXPECT_EQ(whyNotTried(Variant::TensorMaps, plain), "");
}

// perf/results/h200-2026-11-23-released-attention.json: heads of 128 columns by
// maps and 128 keys an iteration were 5 to 15 % faster with two dots in flight,
// unless that spilled much; with 64 keys 8 % slower.
TEST(PlanChoice, OverlapsLongDots) {
  PlanCandidate maps;
  maps.plan.tensorMaps = TensorMapUse::Blocks;
  maps.threads = 256;
  maps.blocks = 1;
  maps.matrix = {2, 512};
  EXPECT_EQ(whyNotTried(Variant::OverlapIterations, maps), "");
  EXPECT_EQ(whyNotTaken(Variant::OverlapIterations, maps, maps), "");
  PlanCandidate spilled = maps;
  spilled.spills = 2 * 76;
  EXPECT_EQ(whyNotTaken(Variant::OverlapIterations, spilled, maps), "");
  spilled.spills = 2 * 96;
  EXPECT_EQ(whyNotTaken(Variant::OverlapIterations, spilled, maps),
            "192 bytes of spills instead of 0");
  PlanCandidate brief = maps;
  brief.matrix.cyclesPerDot = 256;
  EXPECT_EQ(
      whyNotTried(Variant::OverlapIterations, brief),
      "a dot takes 256 cycles of the tensor cores; only from 512 on it was "
      "faster");
  PlanCandidate alone = maps;
  alone.threads = 128;
  EXPECT_NE(whyNotTried(Variant::OverlapIterations, alone), "");
  PlanCandidate plain = maps;
  plain.plan = LoweringPlan();
  EXPECT_NE(whyNotTried(Variant::OverlapIterations, plain), "");
}

// perf/results/h200-2026-11-23-stages.json: matmuls gained up to 15 % by a
// stage more, attention by pointers lost 4 to 6 %.
TEST(PlanChoice, HasMoreStagesInLoopsOfOneDot) {
  PlanCandidate plain;
  plain.matrix = {1, 128};
  EXPECT_EQ(whyNotTried(Variant::ExtraStages, plain), "");
  plain.matrix.dots = 2;
  EXPECT_NE(whyNotTried(Variant::ExtraStages, plain), "");
  EXPECT_EQ(mostStagesMore(/*takesTiles=*/false), 1u);
  EXPECT_EQ(mostStagesMore(/*takesTiles=*/true), 3u);
  EXPECT_EQ(stepped(LoweringPlan(), Variant::ExtraStages).extraStages, 1u);
}

TEST(PlanChoice, CountsTheTensorCoresCycles) {
  EXPECT_EQ(matrixWorkOf("").cyclesPerDot, 0u);
  MatrixWork work = matrixWorkOf(
      "\twgmma.fence.sync.aligned;\n"
      "\twgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%r1}, 1;\n"
      "\twgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%r1}, 1;\n"
      "\twgmma.commit_group.sync.aligned;\n"
      "\twgmma.wait_group.sync.aligned 0;\n"
      "\twgmma.mma_async.sync.aligned.m64n256k32.f32.e4m3.e4m3 {%r2}, 1;\n"
      "\twgmma.commit_group.sync.aligned;\n");
  EXPECT_EQ(work.dots, 2u);
  EXPECT_EQ(work.cyclesPerDot, 128u);
}

TEST(PlanChoice, IsSaidWhole) {
  CompileOptions options;
  options.plan.open(Variant::TensorMaps);
  EXPECT_TRUE(options.planUsed().isPlain());
  LoweringPlan plan{.tensorMaps = TensorMapUse::Blocks,
                    .persistent = PersistentUse::On};
  options.plan.say(plan);
  EXPECT_FALSE(options.plan.openVariants().any());
  EXPECT_EQ(options.planUsed(), plan);
}

// perf/results/h200-2026-11-23-producer*.json: attention of two warpgroups, and
// matmuls in one wave of blocks, were faster with a producer; where a
// multiprocessor held two blocks, one was left, and it was a quarter slower.
TEST(PlanChoice, TakesAProducerWhereABlockIsAlone) {
  PlanCandidate maps;
  maps.plan.tensorMaps = TensorMapUse::Blocks;
  maps.threads = 256;
  maps.blocks = 1;
  maps.matrix = {2, 256};
  EXPECT_EQ(whyNotTried(Variant::WarpSpecialize, maps), "");
  PlanCandidate producer = maps;
  producer.plan.warpSpecialize = true;
  producer.threads = 384;
  EXPECT_EQ(whyNotTaken(Variant::WarpSpecialize, producer, maps), "");
  producer.threads = maps.threads; // the lowering may have found no way
  EXPECT_EQ(whyNotTaken(Variant::WarpSpecialize, producer, maps),
            "no warpgroup could be added, and a note of --warp-specialize on "
            "says why");
  producer.threads = 384;
  producer.spills = 8;
  EXPECT_EQ(whyNotTaken(Variant::WarpSpecialize, producer, maps),
            "8 bytes of spills instead of 0");

  PlanCandidate two = maps;
  two.blocks = 2;
  EXPECT_NE(whyNotTried(Variant::WarpSpecialize, two), "");
  PlanCandidate single = maps;
  single.matrix.dots = 1;
  EXPECT_NE(whyNotTried(Variant::WarpSpecialize, single), "");
  single.plan.persistent = PersistentUse::Alone;
  EXPECT_EQ(whyNotTried(Variant::WarpSpecialize, single), "");
  PlanCandidate brief = maps;
  brief.threads = 128;
  EXPECT_NE(whyNotTried(Variant::WarpSpecialize, brief), "");
  PlanCandidate plain = maps;
  plain.plan = LoweringPlan();
  EXPECT_NE(whyNotTried(Variant::WarpSpecialize, plain), "");
}

// With 64 and 32 keys an iteration two dots gained 1 to 3 % beside a producer,
// and lost 18 % where they spilled 48 bytes.
TEST(PlanChoice, TakesShorterDotsBesideAProducer) {
  PlanCandidate producer;
  producer.plan.tensorMaps = TensorMapUse::Blocks;
  producer.plan.warpSpecialize = true;
  producer.threads = 384;
  producer.blocks = 1;
  producer.matrix = {2, 128};
  EXPECT_EQ(whyNotTried(Variant::OverlapIterations, producer), "");
  EXPECT_EQ(whyNotTaken(Variant::OverlapIterations, producer, producer), "");
  PlanCandidate spilled = producer;
  spilled.spills = 96;
  EXPECT_NE(whyNotTaken(Variant::OverlapIterations, spilled, producer), "");
  producer.matrix.cyclesPerDot = 64;
  EXPECT_NE(whyNotTried(Variant::OverlapIterations, producer), "");
}
