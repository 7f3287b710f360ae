// The product, its sequence, and the caps that a kernel gives it.
#include "tools/auto/candidates/AutoCandidates.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/auto/candidates/CandidateRanking.h"
#include "llvm/ADT/STLExtras.h"
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
    std::vector<AutoDirectives> list =
        autoCandidates(question(name, 90, 128), 256);
    ASSERT_GT(list.size(), 4u);
    EXPECT_EQ(list.front(), sourceDirectives());
    for (size_t i = 0; i != list.size(); ++i)
      for (size_t j = 0; j != i; ++j)
        EXPECT_FALSE(list[i] == list[j]) << list[i].strategySpec();
  }
}

// What nobody says of the kernel's tensors no candidate assumes.
TEST(AutoCandidates, NoaliasIsAssumedWhereItIsSaid) {
  AutoQuestion about = question("sm_90a", 90, 128);
  auto assuming = [&] {
    return count_if(autoCandidates(about, 256),
                    [](const AutoDirectives &directives) {
                      return any_of(directives.schedule->policies,
                                    [](const Directive &policy) {
                                      return policy.info().param("noalias") &&
                                             policy.getBool("noalias");
                                    });
                    });
  };
  EXPECT_EQ(assuming(), 0);
  about.noalias = true;
  EXPECT_GT(assuming(), 10);
}

TEST(AutoCandidates, SmallerBudgetIsAPrefix) {
  AutoQuestion about = question("sm_90a", 90, 128);
  std::vector<AutoDirectives> all = autoCandidates(about, 256);
  for (unsigned budget : {1u, 2u, 5u}) {
    std::vector<AutoDirectives> some = autoCandidates(about, budget);
    ASSERT_EQ(some.size(), budget);
    EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin()));
  }
}

// The generated file spells directives as the catalogue does, so every row is a
// point, and no two are the same.
TEST(AutoCandidates, EveryRankedRowIsAPoint) {
  ArrayRef<AutoPoint> points = autoPoints(gpu("sm_90a"));
  ASSERT_EQ(points.size(), measuredRanking().size());
  for (auto [point, row] : zip(points, measuredRanking())) {
    EXPECT_EQ(point.cap, row.cap);
    EXPECT_EQ(point.schedule.strategy.str(), row.strategy);
    for (const Directive &remat : point.remats)
      EXPECT_TRUE(row.remats.contains(remat.name()));
  }
}

// What costs a user nothing to try comes before other directives, and tells
// which caps are useless to all of them.
TEST(AutoCandidates, SourceUnderEachCapComesFirst) {
  ArrayRef<AutoPoint> points = autoPoints(gpu("sm_90a"));
  EXPECT_EQ(points[0].cap, Cap::None);
  EXPECT_EQ(points[0].schedule.str(), "source");
  EXPECT_EQ(points[1].cap, Cap::None);
  EXPECT_EQ(points[1].schedule.str(), "source; disable(pass=loop-reduce)");
  EXPECT_TRUE(points[0].remats.empty() && points[1].remats.empty());
  std::vector<bool> seen(unsigned(Cap::Last) + 1);
  seen[unsigned(Cap::None)] = true;
  for (const AutoPoint &point : points.slice(2, seen.size() - 1)) {
    EXPECT_EQ(point.schedule.str(), "source");
    EXPECT_TRUE(point.remats.empty());
    EXPECT_FALSE(seen[unsigned(point.cap)]);
    seen[unsigned(point.cap)] = true;
  }
}

TEST(AutoCandidates, AmdTriesLlvmsOwnFirstAndNoCaps) {
  ArrayRef<AutoPoint> points = autoPoints(gpu("gfx942"));
  for (const AutoPoint &point : points.slice(1, 6))
    EXPECT_EQ(point.schedule.strategy.name(), "llvm");
  for (const AutoPoint &point : points)
    EXPECT_EQ(point.cap, Cap::None);
}

// 256 threads of 158 registers: one block of an SM, 8 warps; at 128 registers
// there are two, at 80 three; from 161 to 255 there is still one.
TEST(AutoCandidates, CapsAreWhereResidencyChanges) {
  AutoQuestion about = question("sm_90a", 158, 256);
  EXPECT_EQ(capRegisters(about, Cap::None), 0u);
  EXPECT_EQ(capRegisters(about, Cap::MoreWarps), 128u);
  EXPECT_EQ(capRegisters(about, Cap::ManyWarps), 80u);
  EXPECT_EQ(capRegisters(about, Cap::FewerWarps), 0u);
  EXPECT_EQ(capRegisters(about, Cap::AllOfTheStep), 160u);
  // 128 threads of 40: 12 blocks up to 40 registers, 10 up to 48, 6 up to 80.
  about = question("sm_90a", 38, 128);
  EXPECT_EQ(capRegisters(about, Cap::AllOfTheStep), 40u);
  EXPECT_EQ(capRegisters(about, Cap::FewerWarps), 48u);
  EXPECT_EQ(capRegisters(about, Cap::HalfTheWarps), 80u);
  about.chooseRegisters = false;
  EXPECT_EQ(capRegisters(about, Cap::AllOfTheStep), 0u);
}

TEST(AutoCandidates, FewerThanHalfOfTheRegistersIsNoCap) {
  // 512 threads of 168 cannot be; of 128 they can, and one more block fits at
  // 64, half of them.
  AutoQuestion about = question("sm_90a", 128, 512);
  EXPECT_EQ(capRegisters(about, Cap::MoreWarps), 64u);
  EXPECT_EQ(capRegisters(about, Cap::ManyWarps), 0u);
}

TEST(AutoCandidates, UselessLimitsAreLeftOut) {
  AutoQuestion about = question("sm_90a", 158, 256);
  about.uselessLimits = {128};
  EXPECT_EQ(capRegisters(about, Cap::MoreWarps), 0u);
  for (const AutoDirectives &directives : autoCandidates(about, 256))
    EXPECT_NE(directives.maxRegs, 128u);
}

TEST(AutoCandidates, WhatTheKernelFixesStays) {
  AutoQuestion about = question("sm_90a", 90, 128);
  about.chooseRemat = false;
  about.policies =
      cantFail(parseSchedule("disable(pass=machine-cse)")).policies;
  for (const AutoDirectives &directives : autoCandidates(about, 256)) {
    EXPECT_TRUE(directives.remats.empty());
    EXPECT_EQ(directives.schedule->policies.back(), about.policies.front());
  }
  // A policy that the kernel has already is in no candidate twice.
  about.policies =
      cantFail(parseSchedule("disable(pass=loop-reduce)")).policies;
  for (const AutoDirectives &directives : autoCandidates(about, 256))
    EXPECT_EQ(count(directives.schedule->policies, about.policies.front()), 1);
}

} // namespace
