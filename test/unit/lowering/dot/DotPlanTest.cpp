// Layouts of dots: they cover their operands, the accumulator's says which
// instruction it is, and executing the steps register by register multiplies
// matrices.
#include "lowering/dot/DotSteps.h"
#include "targets/gpu/GpuTarget.h"
#include <gtest/gtest.h>

using namespace kiln;

namespace {

DotProblem problem(MatrixType type, MatrixType c,
                   llvm::SmallVector<int64_t> shape, int64_t k) {
  return {type, type, c, DotPrecision::Ieee, shape, k};
}

const GpuTarget &gpu(const char *name) { return *lookupGpuTarget(name); }

std::string nameOf(const DotPlan &plan) {
  return plan.instruction ? plan.instruction->matrix->name : "";
}

/// Executes the steps of one warp's threads on whole coordinates: which
/// products reach which element of C.
void expectMultiplies(const DotProblem &problem, const DotPlan &plan) {
  unsigned rank = problem.shape.size();
  std::vector<DotStep> steps = dotSteps(plan);
  for (unsigned warp = 0; warp != plan.c.size(HwDim::Warp); ++warp) {
    // Of every element of C that the warp has: the products that reached it.
    std::map<llvm::SmallVector<int64_t>, int64_t> reached;
    for (const DotStep &step : steps) {
      std::set<llvm::SmallVector<int64_t>> a, b, c;
      for (unsigned lane = 0; lane != plan.c.size(HwDim::Lane); ++lane) {
        for (unsigned reg : step.a)
          a.insert(plan.a.apply(reg, lane, warp));
        for (unsigned reg : step.b)
          b.insert(plan.b.apply(reg, lane, warp));
        for (unsigned reg : step.c)
          c.insert(plan.c.apply(reg, lane, warp));
        // By multiply-adds a thread has all it needs itself.
        if (!plan.instruction) {
          auto of = [&](const LinearLayout &layout, unsigned reg) {
            return layout.apply(reg, lane, warp);
          };
          ASSERT_EQ(of(plan.a, step.a[0])[rank - 2],
                    of(plan.c, step.c[0])[rank - 2]);
          ASSERT_EQ(of(plan.b, step.b[0])[rank - 1],
                    of(plan.c, step.c[0])[rank - 1]);
          ASSERT_EQ(of(plan.a, step.a[0])[rank - 1],
                    of(plan.b, step.b[0])[rank - 2]);
        }
      }
      for (const auto &at : c)
        for (unsigned i = 0; i != plan.tileK(); ++i) {
          llvm::SmallVector<int64_t> left = at, right = at;
          int64_t k = *a.begin()->rbegin() / plan.tileK() * plan.tileK() + i;
          left[rank - 1] = right[rank - 2] = k;
          ASSERT_TRUE(a.count(left) && b.count(right));
          ++reached[at];
        }
    }
    for (const auto &[at, count] : reached)
      ASSERT_EQ(count, problem.k);
  }
}

void expectPlans(const DotProblem &problem, const char *name, unsigned warps,
                 const std::string &instruction) {
  SCOPED_TRACE(std::string(name) + ", " + std::to_string(warps) + " warps");
  std::vector<LinearLayout> layouts =
      accumulatorLayouts(problem, gpu(name), warps);
  ASSERT_FALSE(layouts.empty());
  for (const LinearLayout &c : layouts) {
    SCOPED_TRACE(c.str());
    DotPlan plan = planDot(problem, gpu(name), c);
    if (&c == &layouts.front())
      EXPECT_EQ(nameOf(plan), instruction);
    EXPECT_EQ(nameOf(plan).empty(), instruction.empty());
    for (const LinearLayout *layout : {&plan.a, &plan.b, &plan.c}) {
      EXPECT_TRUE(layout->isSurjective());
      EXPECT_EQ(layout->freeMask(HwDim::Register), 0u);
      EXPECT_EQ(layout->size(HwDim::Lane), gpu(name).warpSize);
      EXPECT_EQ(layout->size(HwDim::Warp), warps);
    }
    EXPECT_EQ(plan.a.shape().back(), problem.k);
    EXPECT_GT(dotCost(problem, plan, warps), 0);
    expectMultiplies(problem, plan);
  }
}

TEST(DotPlan, Of16Bits) {
  using T = MatrixType;
  for (unsigned warps : {1u, 4u, 8u}) {
    DotProblem half = problem(T::F16, T::F32, {64, 32}, 32);
    expectPlans(half, "sm_80", warps, "mma.m16n8k16.f32.f16");
    expectPlans(half, "sm_75", warps, "mma.m16n8k8.f32.f16");
    expectPlans(half, "gfx942", warps, "mfma.32x32x8.f32.f16");
    expectPlans(half, "gfx950", warps, "mfma.32x32x16.f32.f16");
    expectPlans(half, "gfx1100", warps, "wmma.16x16x16.f32.f16.gfx11");
    expectPlans(half, "gfx1201", warps, "wmma.16x16x16.f32.f16.gfx12");
    expectPlans(half, "gfx1030", warps, "");
    DotProblem brain = problem(T::BF16, T::F32, {16, 64}, 16);
    expectPlans(brain, "sm_90a", warps, "mma.m16n8k16.f32.bf16");
    expectPlans(brain, "gfx90a", warps, "mfma.16x16x16.f32.bf16");
    expectPlans(brain, "gfx1100", warps, "wmma.16x16x16.f32.bf16.gfx11");
  }
}

TEST(DotPlan, WithScales) {
  using T = MatrixType;
  auto scaled = [](T a, T b, unsigned run, T scale, int64_t k) {
    DotProblem problem{a, b, T::F32, DotPrecision::Ieee, {64, 64}, k};
    problem.run = run;
    problem.scale = scale;
    return problem;
  };
  struct Case {
    const char *gpu;
    DotProblem problem;
    const char *instruction;
  };
  for (const Case &one : {
           Case{"sm_120a", scaled(T::E4M3, T::E5M2, 32, T::E8M0, 64),
                "mma.block_scale.m16n8k32.f32.e4m3.e5m2.ue8m0"},
           Case{"sm_120a", scaled(T::E4M3, T::E2M1, 32, T::E8M0, 64),
                "mma.block_scale.m16n8k32.f32.e4m3.e2m1.ue8m0"},
           Case{"sm_120a", scaled(T::E2M1, T::E2M1, 32, T::E8M0, 128),
                "mma.block_scale.m16n8k64.f32.e2m1.e2m1.ue8m0"},
           Case{"sm_120a", scaled(T::E2M1, T::E2M1, 16, T::UE4M3, 128),
                "mma.block_scale.m16n8k64.f32.e2m1.e2m1.ue4m3"},
           Case{"sm_120a", scaled(T::E2M1, T::E2M1, 16, T::E8M0, 128), ""},
           Case{"sm_90a", scaled(T::E4M3, T::E4M3, 32, T::E8M0, 128), ""},
           Case{"gfx950", scaled(T::E5M2, T::E2M1, 32, T::E8M0, 64),
                "mfma.scale.32x32x64.f32.bf8.fp4"},
           Case{"gfx950", scaled(T::E5M2, T::E2M1, 32, T::E8M0, 32), ""},
       }) {
    SCOPED_TRACE(std::string(one.gpu) + " " + one.instruction);
    for (const LinearLayout &c :
         accumulatorLayouts(one.problem, gpu(one.gpu), 4)) {
      DotPlan plan = planDot(one.problem, gpu(one.gpu), c);
      ASSERT_EQ(nameOf(plan).empty(), !*one.instruction);
      if (!plan.instruction)
        continue;
      EXPECT_EQ(plan.b.shape().front() * packOf(one.problem.b), one.problem.k);
      EXPECT_EQ(plan.bScales.shape(),
                llvm::ArrayRef<int64_t>({64, one.problem.k / one.problem.run}));
      for (const LinearLayout *layout :
           {&plan.a, &plan.b, &plan.aScales, &plan.bScales}) {
        EXPECT_TRUE(layout->isSurjective());
        EXPECT_EQ(layout->freeMask(HwDim::Register), 0u);
      }
    }
    std::vector<DotInstruction> choices =
        dotInstructions(one.problem, gpu(one.gpu));
    EXPECT_EQ(choices.empty() ? "" : choices.front().matrix->name,
              std::string(one.instruction));
  }
}

TEST(DotPlan, Batches) {
  using T = MatrixType;
  DotProblem half = problem(T::F16, T::F32, {4, 32, 32}, 16);
  expectPlans(half, "sm_80", 4, "mma.m16n8k16.f32.f16");
  expectPlans(half, "gfx942", 2, "mfma.32x32x8.f32.f16");
  expectPlans(problem(T::F64, T::F64, {2, 8, 8}, 2), "sm_80", 2, "");
}

TEST(DotPlan, AccumulatorsMayBeWider) {
  using T = MatrixType;
  DotProblem half = problem(T::F16, T::F16, {32, 32}, 16);
  expectPlans(half, "sm_80", 4, "mma.m16n8k16.f16.f16");
  expectPlans(half, "gfx942", 4, "mfma.32x32x8.f32.f16");
}

TEST(DotPlan, PrecisionsOfF32) {
  using T = MatrixType;
  DotProblem f32 = problem(T::F32, T::F32, {32, 32}, 16);
  auto expect = [&](DotPrecision precision, const char *name,
                    const std::string &instruction, unsigned products) {
    f32.precision = precision;
    auto ways = dotInstructions(f32, gpu(name));
    ASSERT_EQ(!ways.empty(), !instruction.empty()) << name;
    if (ways.empty())
      return;
    EXPECT_EQ(ways[0].matrix->name, instruction);
    EXPECT_EQ(ways[0].products, products);
  };
  expect(DotPrecision::Ieee, "sm_80", "", 0);
  expect(DotPrecision::Tf32, "sm_80", "mma.m16n8k8.f32.tf32", 1);
  expect(DotPrecision::Tf32x3, "sm_90a", "mma.m16n8k8.f32.tf32", 3);
  expect(DotPrecision::Bf16x6, "sm_80", "mma.m16n8k16.f32.bf16", 6);
  expect(DotPrecision::Bf16x3, "gfx1100", "wmma.16x16x16.f32.bf16.gfx11", 3);
  expect(DotPrecision::Ieee, "gfx942", "mfma.32x32x2.f32.f32", 1);
  expect(DotPrecision::Tf32, "gfx942", "mfma.32x32x4.f32.xf32", 1);
  expect(DotPrecision::Tf32, "gfx90a", "mfma.32x32x2.f32.f32", 1);
  expect(DotPrecision::Tf32, "gfx1100", "", 0);
  expect(DotPrecision::Tf32, "sm_75", "", 0);
}

TEST(DotPlan, SmallTypes) {
  using T = MatrixType;
  expectPlans(problem(T::S8, T::S32, {32, 32}, 32), "sm_80", 4,
              "mma.m16n8k32.s32.s8.s8");
  expectPlans(problem(T::S8, T::S32, {32, 32}, 16), "sm_80", 4,
              "mma.m16n8k16.s32.s8.s8");
  expectPlans(problem(T::S8, T::S32, {32, 32}, 16), "gfx942", 4,
              "mfma.32x32x16.s32.s8");
  // Of 16 rows the instruction adds 32 products at a time, which is too many:
  // that of 32 rows computes each twice.
  expectPlans(problem(T::S8, T::S32, {16, 16}, 16), "gfx942", 4,
              "mfma.32x32x16.s32.s8");
  // sm_90a would make fp8 of conversions to f16 itself.
  expectPlans(problem(T::E4M3, T::F32, {32, 32}, 32), "sm_90a", 4,
              "mma.m16n8k16.f32.f16");
  expectPlans(problem(T::E4M3, T::F32, {32, 32}, 32), "sm_89", 4,
              "mma.m16n8k32.f32.e4m3.e4m3");
  expectPlans(problem(T::E4M3, T::F32, {32, 32}, 32), "gfx942", 4,
              "mfma.32x32x8.f32.f16");
}

/// Problems whose operands are those of an instruction, of which there is one
/// for that pair of types on the GPU.
std::vector<DotProblem> problemsOfMfma(const GpuTarget &gpu,
                                       llvm::SmallVector<int64_t> shape,
                                       int64_t k) {
  std::vector<DotProblem> problems;
  for (const MatrixInstruction &row : allMatrixInstructions())
    if (row.call == MatrixCall::Mfma &&
        matrixSupport(gpu, row) == MatrixSupport::Native) {
      // f32, which may be rounded to xf32.
      bool isTf32 = row.aType == MatrixType::TF32;
      problems.push_back({isTf32 ? MatrixType::F32 : row.aType,
                          isTf32 ? MatrixType::F32 : row.bType, row.cType,
                          isTf32 ? DotPrecision::Tf32 : DotPrecision::Ieee,
                          shape, k});
    }
  return problems;
}

const std::vector<const char *> withMfma = {"gfx908", "gfx90a", "gfx942",
                                            "gfx950"};

TEST(DotPlan, OfTheSizeAskedFor) {
  for (const char *name : withMfma)
    for (DotProblem problem : problemsOfMfma(gpu(name), {64, 64}, 64))
      for (unsigned size : {16u, 32u}) {
        problem.instructionSize = size;
        std::vector<DotInstruction> found = dotInstructions(problem, gpu(name));
        ASSERT_FALSE(found.empty());
        for (const DotInstruction &choice : found) {
          SCOPED_TRACE(std::string(name) + " " + choice.matrix->name);
          unsigned has = problem.a == MatrixType::F64 ? 16 : size;
          EXPECT_EQ(choice.matrix->m, has);
          EXPECT_EQ(choice.matrix->n, has);
        }
      }
}

TEST(DotPlan, OfTheSizeAskedForWhereItDoesNotFit) {
  using T = MatrixType;
  auto expect = [](DotProblem problem, const char *name, unsigned size,
                   const std::string &instruction) {
    problem.instructionSize = size;
    for (unsigned warps : {1u, 4u})
      expectPlans(problem, name, warps, instruction);
  };
  // Rows are computed again, as by Triton.
  expect(problem(T::F16, T::F32, {16, 64}, 32), "gfx942", 32,
         "mfma.32x32x8.f32.f16");
  expect(problem(T::F16, T::F32, {64, 8}, 32), "gfx942", 16,
         "mfma.16x16x16.f32.f16");
  // There is none: K is too short for it, or the types or the GPU have none.
  expect(problem(T::S8, T::S32, {32, 32}, 16), "gfx942", 16,
         "mfma.32x32x16.s32.s8");
  expect(problem(T::F64, T::F64, {32, 32}, 16), "gfx90a", 32,
         "mfma.16x16x4.f64.f64");
  expect(problem(T::F16, T::F32, {64, 64}, 32), "gfx1100", 32,
         "wmma.16x16x16.f32.f16.gfx11");
  expect(problem(T::F16, T::F32, {64, 64}, 32), "gfx1201", 16,
         "wmma.16x16x16.f32.f16.gfx12");
}

/// How many neighbours along k a lane has of A.
unsigned neighboursOf(const DotPlan &plan) {
  unsigned count = 1;
  for (const LinearLayout::Basis &basis : plan.a.bases(HwDim::Register))
    if (basis.back() == int64_t(count))
      count *= 2;
  return count;
}

// What Triton's kpack=2 is on gfx90a and gfx942, two MFMAs' worth, is at most
// 16 bytes: lanes have no less by default.
TEST(DotPlan, HasNeighboursForKPack) {
  for (const char *name : withMfma)
    for (DotProblem problem : problemsOfMfma(gpu(name), {64, 64}, 64)) {
      problem.loadedBits = bitsOf(problem.a);
      for (bool packs : {false, true}) {
        problem.packsK = packs;
        for (const LinearLayout &c :
             accumulatorLayouts(problem, gpu(name), 4)) {
          DotPlan plan = planDot(problem, gpu(name), c);
          SCOPED_TRACE(std::string(name) + " " + nameOf(plan));
          const MatrixInstruction &row = *plan.instruction->matrix;
          unsigned own = row.a.elements(),
                   wide = 128 / std::min(bitsOf(row.aType), problem.loadedBits);
          EXPECT_EQ(neighboursOf(plan), packs ? std::max(own, wide) : own);
          if (packs && std::string(name) != "gfx950")
            EXPECT_GE(neighboursOf(plan), 2 * own);
        }
      }
    }
  DotProblem half = problem(MatrixType::F16, MatrixType::F32, {32, 32}, 32);
  half.packsK = false;
  half.loadedBits = 16;
  expectPlans(half, "gfx942", 1, "mfma.32x32x8.f32.f16");
}

// mma.md 1.6: the accumulator of a 16-bit dot is the first operand of the next
// one as it stands.
TEST(DotPlan, ChainsInRegisters) {
  using T = MatrixType;
  DotProblem first = problem(T::F16, T::F32, {64, 32}, 32),
             second = problem(T::F16, T::F32, {64, 64}, 32);
  const MatrixInstruction &mma =
      *lookupMatrixInstruction("mma.m16n8k16.f32.f16");
  auto c = tiledAccumulator(mma, false, {64, 32}, 4, 1);
  auto next = tiledAccumulator(mma, false, {64, 64}, 4, 1);
  DotPlan plan = planDot(second, gpu("sm_80"), next);
  EXPECT_EQ(plan.a.bases(HwDim::Lane), c.bases(HwDim::Lane));
  EXPECT_EQ(plan.a.bases(HwDim::Warp), c.bases(HwDim::Warp));
  const MatrixInstruction &mfma =
      *lookupMatrixInstruction("mfma.32x32x8.f32.f16");
  c = tiledAccumulator(mfma, true, {64, 32}, 2, 1);
  plan = planDot(second, gpu("gfx942"),
                 tiledAccumulator(mfma, true, {64, 64}, 2, 1));
  EXPECT_TRUE(plan.swapped);
  EXPECT_EQ(plan.a.bases(HwDim::Lane), c.bases(HwDim::Lane));
}

} // namespace
