#include "tools/auto/Auto.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

const GpuTarget &gpu(StringRef name) { return *lookupGpuTarget(name); }

AutoQuestion question(StringRef name, unsigned registers, unsigned threads) {
  AutoQuestion about;
  about.gpu = &gpu(name);
  about.registers = registers;
  about.budget = Budget::forKernel(gpu(name), threads, 0, 0);
  return about;
}

TEST(AutoCandidates, SourceComesFirstAndNoneTwice) {
  for (StringRef name : {"sm_90a", "gfx942"}) {
    std::vector<AutoOrders> list = autoCandidates(question(name, 90, 128), 256);
    ASSERT_GT(list.size(), 4u);
    EXPECT_EQ(list.front(), (AutoOrders{"source", "", std::nullopt}));
    for (size_t i = 0; i != list.size(); ++i)
      for (size_t j = 0; j != i; ++j)
        EXPECT_FALSE(list[i] == list[j]) << list[i].strategy;
  }
}

TEST(AutoCandidates, SmallerBudgetIsAPrefix) {
  AutoQuestion about = question("sm_90a", 90, 128);
  std::vector<AutoOrders> all = autoCandidates(about, 256);
  for (unsigned budget : {1u, 2u, 5u}) {
    std::vector<AutoOrders> some = autoCandidates(about, budget);
    ASSERT_EQ(some.size(), budget);
    EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin()));
  }
}

TEST(AutoCandidates, LimitsAreWhereResidencyChanges) {
  // 256 threads of 158 registers: one block of an SM; at 128 there are two.
  AutoQuestion about = question("sm_90a", 158, 256);
  EXPECT_TRUE(is_contained(registerLimits(about), 128u));
  for (unsigned limit : registerLimits(about))
    EXPECT_GE(limit, 158u / 2);
  about.chooseRegisters = false;
  EXPECT_TRUE(registerLimits(about).empty());
}

TEST(AutoCandidates, UselessLimitsAreLeftOut) {
  AutoQuestion about = question("sm_90a", 158, 256);
  about.uselessLimits = {128};
  EXPECT_FALSE(is_contained(registerLimits(about), 128u));
}

AutoCandidate candidate(double relative, unsigned warps, unsigned spills) {
  AutoCandidate result;
  result.orders.strategy = "source";
  result.relative = relative;
  result.warps = warps;
  result.resources.registers = 64;
  result.resources.spillStoreBytes = spills;
  return result;
}

TEST(AutoChoice, SmallGainsAreNotBelieved) {
  const GpuTarget &hopper = gpu("sm_90a");
  EXPECT_EQ(
      chooseCandidate({candidate(1, 16, 0), candidate(0.98, 16, 0)}, hopper)
          .first,
      0u);
  EXPECT_EQ(
      chooseCandidate({candidate(1, 16, 0), candidate(0.8, 32, 8)}, hopper)
          .first,
      1u);
}

TEST(AutoChoice, MatrixKernelsNeedMore) {
  AutoCandidate source = candidate(1, 16, 0);
  source.resources.instructions.emplace().matrix = 4;
  EXPECT_EQ(
      chooseCandidate({source, candidate(0.93, 16, 0)}, gpu("sm_90a")).first,
      0u);
  EXPECT_EQ(
      chooseCandidate({source, candidate(0.7, 32, 0)}, gpu("sm_90a")).first,
      1u);
}

TEST(AutoChoice, MatrixKernelsGoWithoutStrengthReductionWhenEqual) {
  AutoCandidate source = candidate(1, 16, 0), without = candidate(1.002, 16, 0);
  without.orders.strategy = "source; veto(pass=loop-reduce)";
  auto choose = [&] {
    return chooseCandidate({source, without}, gpu("sm_90a")).first;
  };
  EXPECT_EQ(choose(), 0u) << "no matrix instructions";
  source.resources.instructions.emplace().matrix = 4;
  EXPECT_EQ(choose(), 1u);
  AutoCandidate early = without;
  early.orders.strategy = "load-early; veto(pass=loop-reduce)";
  EXPECT_EQ(chooseCandidate({source, without, early}, gpu("sm_90a")).first, 2u);
  without.relative = 1.01;
  EXPECT_EQ(choose(), 0u) << "slower by the model";
  without = candidate(1, 12, 0);
  without.orders.strategy = "source; veto(pass=loop-reduce)";
  EXPECT_EQ(choose(), 0u) << "fewer warps";
}

TEST(AutoChoice, EqualsGoToTheFirst) {
  EXPECT_EQ(chooseCandidate({candidate(1, 16, 0), candidate(0.801, 32, 0),
                             candidate(0.8, 32, 0)},
                            gpu("sm_90a"))
                .first,
            1u);
}

TEST(AutoChoice, FailuresAndCopiesDoNotWin) {
  AutoCandidate failed = candidate(0.1, 64, 0), copy = candidate(0.5, 64, 0);
  failed.error = "no";
  copy.sameAs = 0;
  auto [chosen, reason] =
      chooseCandidate({candidate(1, 16, 0), failed, copy}, gpu("sm_90a"));
  EXPECT_EQ(chosen, 0u);
  EXPECT_NE(reason.find("every other candidate failed"), std::string::npos);
}

TEST(AutoChoice, AmdPutsSpillsBeforeWavesBeforeTime) {
  const GpuTarget &cdna = gpu("gfx942");
  EXPECT_EQ(
      chooseCandidate(
          {candidate(1, 8, 4), candidate(2, 4, 0), candidate(0.5, 16, 8)}, cdna)
          .first,
      1u);
  EXPECT_EQ(
      chooseCandidate({candidate(1, 8, 0), candidate(2, 16, 0)}, cdna).first,
      1u);
  EXPECT_EQ(
      chooseCandidate({candidate(1, 8, 0), candidate(0.99, 8, 0)}, cdna).first,
      1u);
}

} // namespace
