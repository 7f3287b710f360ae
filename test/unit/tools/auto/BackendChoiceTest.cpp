// Own lowering or the LLVM IR: the rule, over figures alone.
#include "tools/auto/BackendChoice.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

AutoCandidate made(unsigned spills, unsigned blocks, unsigned stack = 0) {
  AutoCandidate result;
  result.cycles = 100;
  result.blocks = blocks;
  result.warps = 4 * blocks;
  result.resources.spillStoreBytes = spills / 2;
  result.resources.spillLoadBytes = spills - spills / 2;
  result.resources.stackBytes = stack;
  return result;
}

AutoCandidate notMade() {
  AutoCandidate result;
  result.error = "no\nin line 2";
  return result;
}

/// By default where costs are not measured.
BackendChoice backendChoice(AutoCandidate tile, AutoCandidate llvm,
                            StringRef target = "gfx942") {
  return chooseBackend("k", std::move(tile), std::move(llvm),
                       *lookupGpuTarget(target));
}

Backend backendTaken(AutoCandidate tile, AutoCandidate llvm) {
  return backendChoice(std::move(tile), std::move(llvm)).taken;
}

TEST(BackendChoice, OwnLoweringIsTakenOfEquals) {
  BackendChoice equal = backendChoice(made(0, 4), made(0, 4));
  EXPECT_EQ(equal.taken, Backend::Tile);
  EXPECT_EQ(equal.reason,
            "Kiln's own lowering: not clearly more spills and not clearly "
            "fewer resident blocks, 4, and the LLVM IR has 4");
}

// However few bytes, and whatever the residency.
TEST(BackendChoice, WhatSpillsWhereTheOtherDoesNotIsOut) {
  EXPECT_EQ(backendTaken(made(4, 8), made(0, 1)), Backend::LLVM);
  EXPECT_EQ(backendTaken(made(0, 1), made(4, 8)), Backend::Tile);
  EXPECT_EQ(backendChoice(made(8, 8), made(0, 1)).reason,
            "the LLVM IR: it spills nothing, and Kiln's own lowering has 8 "
            "bytes of spills");
}

TEST(BackendChoice, WhereBothSpillClearlyFewerBytesWin) {
  EXPECT_EQ(backendTaken(made(130, 2), made(100, 2)), Backend::LLVM);
  EXPECT_EQ(backendTaken(made(100, 1), made(130, 4)), Backend::Tile);
  EXPECT_EQ(backendTaken(made(118, 2), made(100, 2)), Backend::Tile);
  // Within the margin residency decides.
  EXPECT_EQ(backendTaken(made(100, 2), made(118, 4)), Backend::LLVM);
}

// A thread's memory on the stack, which spills of registers are part of.
TEST(BackendChoice, StackCountsAsSpills) {
  EXPECT_EQ(backendTaken(made(0, 4, 16), made(0, 4)), Backend::LLVM);
  EXPECT_EQ(backendTaken(made(0, 4, 100), made(0, 4, 130)), Backend::Tile);
  EXPECT_EQ(backendTaken(made(0, 4, 130), made(0, 4, 100)), Backend::LLVM);
}

AutoCandidate madeFor(double cycles, unsigned spills, unsigned blocks) {
  AutoCandidate result = made(spills, blocks);
  result.cycles = cycles;
  return result;
}

// A twentieth more is what a loss is; residency is in the model already.
TEST(BackendChoice, ModelledTimeDecidesWhereCostsAreMeasured) {
  BackendChoice slower =
      backendChoice(madeFor(110, 0, 4), madeFor(100, 0, 4), "sm_90a");
  EXPECT_EQ(slower.taken, Backend::LLVM);
  EXPECT_EQ(slower.reason, "the LLVM IR: 0.909 of the simulated time of Kiln's "
                           "own lowering");
  BackendChoice stays =
      backendChoice(madeFor(103, 0, 1), madeFor(100, 0, 4), "sm_90a");
  EXPECT_EQ(stays.taken, Backend::Tile);
  EXPECT_EQ(stays.reason,
            "Kiln's own lowering: not clearly more spills, and 1.030 of the "
            "simulated time of the LLVM IR, which is not clearly longer");
  EXPECT_EQ(
      backendChoice(madeFor(50, 8, 4), madeFor(100, 0, 4), "sm_90a").taken,
      Backend::LLVM);
  // Without measured costs it says nothing.
  EXPECT_EQ(backendChoice(madeFor(110, 0, 4), madeFor(100, 0, 4)).taken,
            Backend::Tile);
}

TEST(BackendChoice, ResidencyMayFallToThreeQuarters) {
  EXPECT_EQ(backendTaken(made(0, 3), made(0, 4)), Backend::Tile);
  EXPECT_EQ(backendTaken(made(0, 5), made(0, 7)), Backend::LLVM);
  EXPECT_EQ(backendTaken(made(0, 1), made(0, 2)), Backend::LLVM);
  EXPECT_EQ(backendTaken(made(0, 2), made(0, 1)), Backend::Tile);
}

// AMD: registers spilled stand in the object, scratch beside them.
TEST(BackendChoice, RegistersSpilledCountOnAMD) {
  AutoCandidate tile = made(0, 4, 64), llvm = made(0, 4, 64);
  tile.resources.vectorSpills = 3;
  llvm.resources.vectorSpills = 0;
  EXPECT_EQ(backendChoice(tile, llvm).reason,
            "the LLVM IR: it spills nothing, and Kiln's own lowering has 3 "
            "spilled registers");
}

TEST(BackendChoice, WhatCannotBeMadeOrLaunchedLoses) {
  BackendChoice left = backendChoice(notMade(), made(96, 1));
  EXPECT_EQ(left.taken, Backend::LLVM);
  EXPECT_EQ(left.reason,
            "the LLVM IR: Kiln's own lowering cannot be taken: no");
  EXPECT_EQ(backendTaken(made(96, 1), notMade()), Backend::Tile);
  AutoCandidate tooLarge = made(0, 0);
  tooLarge.cycles = std::numeric_limits<double>::infinity();
  EXPECT_EQ(backendChoice(tooLarge, made(96, 1)).reason,
            "the LLVM IR: a GPU cannot hold one block of Kiln's own lowering");
}

TEST(BackendChoice, AsJson) {
  json::Object object = toJSON(backendChoice(notMade(), made(96, 1)));
  EXPECT_EQ(object.getString("taken"), "llvm");
  EXPECT_EQ(*object.get("unevaluated"), nullptr);
  json::Object *builds = object.getObject("builds");
  EXPECT_EQ(builds->getObject("tile")->getString("error"), "no\nin line 2");
  EXPECT_EQ(builds->getObject("llvm")->getInteger("spill_load_bytes"), 48);
  EXPECT_EQ(builds->getObject("llvm")->getInteger("blocks_per_unit"), 1);
}

} // namespace
