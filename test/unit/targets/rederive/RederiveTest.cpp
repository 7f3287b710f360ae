//===- RederiveTest.cpp - each rule of new control words ------------------===//
#include "targets/rederive/Rederive.h"
#include "test/unit/targets/hazards/HazardTesting.h"
#include "llvm/ADT/StringExtras.h"

using namespace kiln;
using namespace llvm;

namespace {

// What ptxas writes for sm_90, without the control word, beside HazardTesting.h's.
RawSass cs2r(unsigned d) {
  return {0x7805u | uint64_t(d) << 16, 0x1ff00, {1, true}};
}
/// BRA to an instruction so many behind its end.
RawSass branchOver(int instructions) {
  uint64_t words = uint64_t(instructions) * 4;
  return {0x7947u | (words & 255) << 16 | (words >> 8) << 34,
          0x03800000u,
          {5, false}};
}
/// CALL.REL.NOINC, as far ahead.
RawSass call(int instructions) {
  uint64_t words = uint64_t(instructions) * 4;
  return {0x7944u | (words & 255) << 16 | (words >> 8) << 34,
          0x03c00000u,
          {5, false}};
}
/// RET.REL.NODEC R2
RawSass ret() { return {0xfffffffc02007950u, 0x03c3ffff, {5, false}}; }
RawSass memoryBarrier() { return {0x7992, 0x3000, {6, false}}; }

std::string controlText(const SassControl &control) {
  std::string text = std::to_string(control.stall);
  if (!control.keepsTurn)
    text += 'Y';
  if (control.writeBarrier < SassControl::barriers)
    text += " W" + std::to_string(control.writeBarrier);
  if (control.readBarrier < SassControl::barriers)
    text += " R" + std::to_string(control.readBarrier);
  for (unsigned i = 0; i != SassControl::barriers; ++i)
    if (control.waitMask >> i & 1)
      text += " wait" + std::to_string(i);
  return text;
}

/// The new control words, "|" between them, or why there are none.
std::string rederived(ArrayRef<RawSass> list, StringRef gpu = "sm_90a") {
  std::vector<uint8_t> code = machineCode(list);
  RederivedCode made = rederiveControl(code, *lookupGpuTarget(gpu));
  EXPECT_EQ(made.code.size(), code.size());
  if (!made.keptBecause.empty()) {
    EXPECT_EQ(made.code, code);
    return made.keptBecause;
  }
  EXPECT_EQ(hazardText(checkHazards(made.code, *lookupGpuTarget(gpu))), "");
  SmallVector<std::string> words;
  for (size_t at = 0; at != made.code.size(); at += sassInstructionBytes)
    words.push_back(
        controlText(sassControl(ArrayRef(made.code).drop_front(at))));
  return join(words, " | ");
}

TEST(Rederive, StallsAreDistances) {
  // Whatever they were before.
  EXPECT_EQ(rederived({iadd3(2, 4, 5).stall(9), iadd3(3, 2, 2), exitWarp()}),
            "4Y | 1 | 5Y");
  EXPECT_EQ(rederived({iadd3(2, 4, 5), ffma(3, 2, 2, 2), exitWarp()}),
            "5Y | 1 | 5Y");
  EXPECT_EQ(rederived({isetp(0, 4), iadd3(3, 2, 2).guard(0), exitWarp()}),
            "13Y | 1 | 5Y");
  // What stands between counts.
  EXPECT_EQ(
      rederived({iadd3(2, 4, 5), ffma(9, 8, 8, 8), iadd3(3, 2, 2), exitWarp()}),
      "1 | 3Y | 1 | 5Y");
}

TEST(Rederive, UniformRegistersWaitForMultiplications) {
  // An H100 reads the old R2 after 4 cycles.
  EXPECT_EQ(rederived({ffma(2, 4, 5, 6), r2ur(4, 2), exitWarp()}),
            "5Y | 1 | 5Y");
  EXPECT_EQ(rederived({iadd3(2, 4, 5), r2ur(4, 2), exitWarp()}), "4Y | 1 | 5Y");
}

TEST(Rederive, ResultsByScoreboardComeLate) {
  // 6 behind a fixed result in the same register, though nobody reads that.
  EXPECT_EQ(rederived({cs2r(2), ldg(2, 8).guard(0).sets(0), exitWarp()}),
            "6Y | 1 | 5Y");
}

TEST(Rederive, BusyPipesAreLeftAlone) {
  EXPECT_EQ(rederived({iadd3(2, 4, 5), iadd3(3, 4, 5), exitWarp()}),
            "2 | 1 | 5Y");
  EXPECT_EQ(rederived({ffma(2, 4, 5, 6), ffma(3, 4, 5, 6), exitWarp()}),
            "1 | 1 | 5Y");
  EXPECT_EQ(
      rederived({ffma(2, 4, 5, 6), ffma(3, 4, 5, 6), exitWarp()}, "sm_80"),
      "2 | 1 | 5Y");
  // A queue keeps the turn.
  EXPECT_EQ(rederived({mufu(2, 8), mufu(3, 9), exitWarp()}), "8 | 1 | 5Y");
}

TEST(Rederive, TurnsEndAfterTwelveCycles) {
  std::vector<RawSass> list;
  for (unsigned i = 0; i != 8; ++i)
    list.push_back(iadd3(10 + i, 4, 5));
  list.push_back(exitWarp());
  EXPECT_EQ(rederived(list), "2 | 2 | 2 | 2 | 2 | 2Y | 2 | 1 | 5Y");
}

TEST(Rederive, WaitsStandWhereTheyAreNeeded) {
  EXPECT_EQ(
      rederived({ldg(2, 8), ffma(3, 4, 5, 6), ffma(3, 2, 4, 5), exitWarp()}),
      "1 W0 | 1 | 1 wait0 | 5Y");
  // Nobody needs it: no scoreboard.
  EXPECT_EQ(rederived({ldg(2, 8).sets(3), exitWarp()}), "1 | 5Y");
  // Two consumers, two numbers; and a wait two cycles behind who raises it.
  EXPECT_EQ(rederived({ldg(2, 8), ldg(3, 8), ffma(4, 2, 5, 5), ffma(6, 3, 5, 5),
                       exitWarp()}),
            "4 W0 | 1 W1 | 1 wait0 | 1 wait1 | 5Y");
  // One consumer: one number.
  EXPECT_EQ(rederived({ldg(2, 8), ldg(3, 8), ffma(4, 2, 3, 5), exitWarp()}),
            "4 W0 | 2 W0 | 1 wait0 | 5Y");
}

TEST(Rederive, OperandsAreFetchedLate) {
  EXPECT_EQ(rederived({stg(8, 2), iadd3(2, 4, 5), exitWarp()}),
            "2 R0 | 1 wait0 | 5Y");
  // What stands behind it in the queue cannot overtake it.
  EXPECT_EQ(rederived({stg(8, 2), ldg(2, 10), exitWarp()}), "4 | 1 | 5Y");
  // Who has the result has read the operands.
  EXPECT_EQ(rederived({ldg(2, 8), ffma(3, 2, 2, 2), iadd3(8, 4, 5),
                       iadd3(9, 4, 5), exitWarp()}),
            "2 W0 | 1 wait0 | 2 | 1 | 5Y");
}

TEST(Rederive, OppositeGuardsDoNotMeet) {
  EXPECT_EQ(rederived({ldg(2, 8).guard(0), iadd3(2, 4, 5).guard(0, true),
                       exitWarp()}),
            "1 | 1 | 5Y");
  EXPECT_EQ(
      rederived({ldg(2, 8).guard(0), iadd3(2, 4, 5).guard(0), exitWarp()}),
      "2 W0 | 1 wait0 | 5Y");
}

TEST(Rederive, EveryPathCounts) {
  // Around the loop: the load. FFMA to IADD3 has its five cycles in BRA.
  EXPECT_EQ(rederived({iadd3(3, 7, 2), ldg(2, 8), ffma(7, 4, 5, 6),
                       branchBack(4).guard(0), exitWarp()}),
            "2 wait0 | 1 W0 | 1 | 5Y | 5Y");
  // Past a branch that may not be taken.
  EXPECT_EQ(rederived({ldg(2, 8), branchOver(1).guard(0), ffma(3, 2, 2, 2),
                       ffma(4, 2, 2, 2), exitWarp()}),
            "1 W0 | 5Y | 1 wait0 | 1 wait0 | 5Y");
}

TEST(Rederive, CallsAreFollowedAndReturnsWaitForAll) {
  EXPECT_EQ(rederived({ldg(2, 8), call(2), iadd3(4, 5, 5), exitWarp(),
                       ldg(6, 8), iadd3(10, 2, 2), ret()}),
            "1 W0 | 5Y | 1 | 5Y | 1 W1 | 7Y wait0 | 5Y wait1");
  // Elsewhere nobody knows what is counted on.
  EXPECT_EQ(rederived({call(20), exitWarp()}),
            "the call at 0x0 leaves the function");
}

TEST(Rederive, MemoryOrderIsNotTouched) {
  // The fence waits as ptxas had it wait, though it reads no register, and is
  // given no less than its 6 cycles.
  EXPECT_EQ(rederived({ldg(2, 8).sets(4).stall(2),
                       memoryBarrier().waits(1 << 4).stall(6), stg(8, 5),
                       exitWarp()}),
            "2 W0 | 6 wait0 | 1 | 5Y");
  EXPECT_EQ(rederived({ldg(2, 8).sets(4).stall(2), memoryBarrier().stall(6),
                       stg(8, 5), exitWarp()}),
            "1 | 6 | 1 | 5Y");
  EXPECT_EQ(rederived({barrier().stall(6), mufu(2, 3), exitWarp()}),
            "6 | 1 | 5Y");
}

TEST(Rederive, CountedScoreboardsStayAlone) {
  // LDGDEPBAR raises 0, of which DEPBAR lets one group of copies be left.
  RawSass copies{0x79af, 0, {1, true}};
  RawSass countsCopies{
      0x791au | uint64_t(1) << 47 | uint64_t(1) << 38, 0, {4, false}};
  EXPECT_EQ(rederived({copies.sets(0).stall(1), ldg(2, 8).sets(1), countsCopies,
                       ffma(3, 2, 2, 2), exitWarp()}),
            "4Y W0 | 1 W1 | 4Y | 1 wait1 | 5Y");
  EXPECT_EQ(rederived({copies.sets(0).stall(1), ldg(2, 8).sets(0), countsCopies,
                       ffma(3, 2, 2, 2), exitWarp()}),
            "the result of the instruction at 0x10 (LDG) is on the scoreboard "
            "that a DEPBAR counts");
}

TEST(Rederive, SixNumbersAreSharedWhereTheyMust) {
  std::vector<RawSass> list;
  for (unsigned i = 0; i != 8; ++i)
    list.push_back(ldg(10 + i, 4));
  for (unsigned i = 0; i != 8; ++i)
    list.push_back(ffma(30 + i, 10 + i, 5, 6));
  list.push_back(exitWarp());
  std::vector<uint8_t> code = machineCode(list);
  RederivedCode made = rederiveControl(code, *lookupGpuTarget("sm_90a"));
  EXPECT_EQ(made.keptBecause, "");
  EXPECT_EQ(made.after.scoreboards, 0x3fu);
  EXPECT_EQ(made.after.setters, 8u);
  EXPECT_EQ(hazardText(checkHazards(made.code, *lookupGpuTarget("sm_90a"))),
            "");
}

TEST(Rederive, ReuseFlagsStayWhereTheTurnDoes) {
  auto flagged = [](RawSass instruction) {
    instruction.high |= uint64_t(1) << 58;
    return instruction;
  };
  auto reuses = [](ArrayRef<RawSass> list) {
    RederivedCode made =
        rederiveControl(machineCode(list), *lookupGpuTarget("sm_90a"));
    EXPECT_EQ(made.keptBecause, "");
    EXPECT_EQ(made.before.reuses, 1u);
    return made.after.reuses;
  };
  EXPECT_EQ(reuses({flagged(ffma(2, 4, 5, 6)), ffma(3, 4, 8, 9), exitWarp()}),
            1u);
  // R7 comes 4 cycles later.
  EXPECT_EQ(reuses({ffma(7, 9, 9, 9), flagged(ffma(2, 4, 5, 6)),
                    ffma(3, 4, 7, 9), exitWarp()}),
            0u);
  // Nobody reads R4 there again.
  EXPECT_EQ(reuses({flagged(ffma(2, 4, 5, 6)), ffma(3, 8, 4, 9), exitWarp()}),
            0u);
}

TEST(Rederive, WhatIsNotKnownStays) {
  RawSass unknown{0x71ff, 0, {1, true}};
  EXPECT_EQ(rederived({iadd3(2, 4, 5).stall(4), unknown, exitWarp()}),
            "the instruction at 0x10 (opcode 0x1ff) is not in the tables");
  EXPECT_EQ(
      rederived({iadd3(2, 4, 5).stall(0), exitWarp()}),
      "the instruction at 0x0 (IADD3) waits for everything: code that was "
      "not scheduled (ptxas -O0)");
}

TEST(Rederive, BarriersInSharedMemoryStay) {
  // SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [R23], R22
  RawSass wait{0x000000161700a5a7u, 0x00020140, {2, true}};
  EXPECT_EQ(
      rederived({wait.sets(0), exitWarp()}),
      "the instruction at 0x0 (SYNCS) is one of barriers in shared memory "
      "or of tensor copies, whose order is not understood");
}

TEST(Rederive, BrokenMatricesStayBroken) {
  // No control word mends this one: the check refuses what comes out.
  EXPECT_EQ(rederived({arrive(), hgmma(24).stall(2), ffma(2, 24, 3, 4).stall(2),
                       groupWait(0), exitWarp()}),
            "re-derived there is 1 hazard(s) in it, the first at 0x20: "
            "accumulator-touched of R24");
}

} // namespace
