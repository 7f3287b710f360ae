//===- HazardsTest.cpp - each rule, kept and broken by hand ---------------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/hazards/TimingClass.h"
#include "test/unit/targets/hazards/HazardTesting.h"

using namespace kiln;
using namespace llvm;

namespace {

TEST(Hazards, PipesNeedTheirCycles) {
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5).stall(4), iadd3(3, 2, 2), exitWarp()}),
            "");
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5).stall(3), iadd3(3, 2, 2), exitWarp()}),
            "early-read 0x10 R2 after 0x0: 3 of 4\n");
  // From one pipe to the other 5, within the other 4.
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5).stall(4), ffma(3, 2, 2, 2), exitWarp()}),
            "early-read 0x10 R2 after 0x0: 4 of 5\n");
  EXPECT_EQ(
      hazardsOf({ffma(2, 4, 5, 6).stall(4), ffma(3, 2, 2, 2), exitWarp()}), "");
  // What lies between counts.
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5).stall(1), iadd3(6, 4, 5).stall(2),
                       iadd3(7, 4, 5).stall(1), iadd3(3, 2, 2), exitWarp()}),
            "");
}

TEST(Hazards, UniformRegistersTakeGeneralOnesLate) {
  // What an H100 and an H200 got wrong.
  EXPECT_EQ(hazardsOf({ffma(2, 4, 5, 6).stall(4), r2ur(4, 2), exitWarp()}),
            "early-read 0x10 R2 after 0x0: 4 of 5\n");
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5).stall(4), r2ur(4, 2), exitWarp()}), "");
  EXPECT_EQ(hazardsOf({r2ur(4, 2), iadd3(2, 4, 5), exitWarp()}),
            "early-overwrite 0x10 R2 after 0x0: 1 of 2\n");
  EXPECT_EQ(hazardsOf({r2ur(4, 2), ffma(2, 4, 5, 6), exitWarp()}), "");
}

TEST(Hazards, GuardsNeedThirteen) {
  EXPECT_EQ(
      hazardsOf({isetp(0, 4).stall(13), iadd3(3, 2, 2).guard(0), exitWarp()}),
      "");
  EXPECT_EQ(
      hazardsOf({isetp(0, 4).stall(12), iadd3(3, 2, 2).guard(0), exitWarp()}),
      "early-read 0x10 P0 after 0x0: 12 of 13\n");
}

/// IMAD.WIDE.U32 R2, P0, R4, R5, R2, then IMAD.X R11, RZ, RZ, R3, P0: 4 cycles
/// in nvJPEG's code for sm_86, 89 and 90.
TEST(Hazards, MultiplicationsTakeACarryAfterFour) {
  RawSass wide{0x0000000504027225, 0x07800002, {1, true}};
  RawSass carried{0x000000ffff0b7224, 0x000e06ff, {1, true}};
  EXPECT_EQ(hazardsOf({wide.stall(4), carried, exitWarp()}), "");
  EXPECT_EQ(hazardsOf({wide.stall(3), carried, exitWarp()}),
            "early-read 0x10 P0 after 0x0: 3 of 4\n");
}

TEST(Hazards, OppositeGuardsDoNotMeet) {
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5).guard(0), iadd3(3, 2, 2).guard(0, true),
                       exitWarp()}),
            "");
  EXPECT_EQ(
      hazardsOf({iadd3(2, 4, 5).guard(0), iadd3(3, 2, 2).guard(0), exitWarp()}),
      "early-read 0x10 R2 after 0x0: 1 of 4\n");
  // Unless the predicate changes in between.
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5).guard(0), isetp(0, 9).stall(13),
                       ffma(2, 4, 5, 6).guard(0).stall(1), isetp(0, 9).stall(2),
                       iadd3(3, 2, 2).guard(0, true), exitWarp()}),
            "early-read 0x40 R2 after 0x20: 3 of 5\n"
            "early-read 0x40 P0 after 0x30: 2 of 13\n");
}

TEST(Hazards, GuardedWritesLeaveTheOlderOne) {
  EXPECT_EQ(hazardsOf({ldg(2, 8).sets(0).stall(5), iadd3(2, 4, 5).guard(0),
                       exitWarp()}),
            "unwaited-write 0x10 R2 after 0x0: 0 of 0\n");
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5), ffma(2, 4, 5, 6).guard(0).stall(3),
                       iadd3(3, 2, 2), exitWarp()}),
            "early-read 0x20 R2 after 0x10: 3 of 5\n");
}

TEST(Hazards, ScoreboardsAreWaitedFor) {
  EXPECT_EQ(hazardsOf({ldg(2, 8).sets(0).stall(2), iadd3(3, 2, 2).waits(1),
                       exitWarp()}),
            "");
  EXPECT_EQ(hazardsOf({ldg(2, 8).sets(0).stall(2), iadd3(3, 2, 2).waits(2),
                       exitWarp()}),
            "unwaited-read 0x10 R2 after 0x0: 0 of 0\n");
  EXPECT_EQ(
      hazardsOf({ldg(2, 8).stall(2), iadd3(3, 2, 2).waits(1), exitWarp()}),
      "unwaited-read 0x10 R2 after 0x0: 0 of 0\n");
  EXPECT_EQ(hazardsOf({ldg(2, 8).sets(0).stall(1), iadd3(3, 2, 2).waits(1),
                       exitWarp()}),
            "early-wait 0x10  after 0x10: 1 of 2\n");
}

TEST(Hazards, LaterOpsOfAUnitCarryEarlierOnes) {
  EXPECT_EQ(hazardsOf({mufu(2, 8), mufu(3, 9).sets(0).stall(2),
                       ffma(4, 2, 2, 2).waits(1), exitWarp()}),
            "");
  // Swapped, the carrier comes first and carries nothing.
  EXPECT_EQ(hazardsOf({mufu(3, 9).sets(0), mufu(2, 8).stall(2),
                       ffma(4, 2, 2, 2).waits(1), exitWarp()}),
            "unwaited-read 0x20 R2 after 0x10: 0 of 0\n");
  // Global loads come back in any order.
  EXPECT_EQ(hazardsOf({ldg(2, 8).stall(4), ldg(3, 8).sets(0).stall(2),
                       ffma(4, 2, 2, 2).waits(1), exitWarp()}),
            "unwaited-read 0x20 R2 after 0x0: 0 of 0\n");
}

TEST(Hazards, OperandsAreFetchedLate) {
  EXPECT_EQ(hazardsOf({stg(8, 2).sets(7, 3).stall(2), iadd3(2, 4, 5).waits(8),
                       exitWarp()}),
            "");
  EXPECT_EQ(
      hazardsOf({stg(8, 2).sets(7, 3).stall(2), iadd3(2, 4, 5), exitWarp()}),
      "unwaited-overwrite 0x10 R2 after 0x0: 0 of 0\n");
  EXPECT_EQ(
      hazardsOf({stg(8, 2).sets(7, 3).stall(2), iadd3(9, 4, 5), exitWarp()}),
      "unwaited-overwrite 0x10 R9 after 0x0: 0 of 0\n");
  // A load after it in the same queue cannot overtake it.
  EXPECT_EQ(hazardsOf({stg(8, 2).stall(2), ldg(2, 10).sets(0), exitWarp()}),
            "");
  // A pipe's operands are gone after a cycle, but for a load after two.
  EXPECT_EQ(hazardsOf({iadd3(9, 2, 4), iadd3(2, 4, 5), exitWarp()}), "");
  EXPECT_EQ(hazardsOf({iadd3(9, 2, 4), ldg(2, 10).sets(0), exitWarp()}),
            "early-overwrite 0x10 R2 after 0x0: 1 of 2\n");
}

TEST(Hazards, TensorCopiesFetchUniformRegistersLate) {
  EXPECT_EQ(
      hazardsOf({utmaldg().sets(7, 3).stall(2), umov(5).waits(8), exitWarp()}),
      "");
  EXPECT_EQ(hazardsOf({utmaldg().sets(7, 3).stall(2), umov(10), exitWarp()}),
            "");
  EXPECT_EQ(hazardsOf({utmaldg().sets(7, 3).stall(12), umov(5), exitWarp()}),
            "unwaited-overwrite 0x10 UR5 after 0x0: 0 of 0\n");
}

TEST(Hazards, AccumulatorsStayAlone) {
  EXPECT_EQ(hazardsOf({arrive(), hgmma(24).stall(2), groupWait(0),
                       ffma(2, 24, 24, 24), exitWarp()}),
            "");
  EXPECT_EQ(hazardsOf({arrive(), hgmma(24).stall(2), ffma(2, 24, 3, 4).stall(2),
                       groupWait(0), exitWarp()}),
            "accumulator-touched 0x20 R24 after 0x10: 0 of 0\n");
  EXPECT_EQ(hazardsOf({arrive(), hgmma(24).stall(2), ffma(55, 2, 3, 4).stall(2),
                       groupWait(0), exitWarp()}),
            "accumulator-touched 0x20 R55 after 0x10: 0 of 0\n");
  // One group may be left: the older of two is done, the younger is not.
  EXPECT_EQ(
      hazardsOf({arrive(), hgmma(24).stall(4), hgmma(88).stall(2), groupWait(1),
                 ffma(2, 24, 3, 4), ffma(3, 88, 3, 4), exitWarp()}),
      "accumulator-touched 0x50 R88 after 0x20: 0 of 0\n");
}

/// What ptxas before 13.3 does to pipelined multiplications (triton #9433,
/// #11781): the next operand is moved into place while the last one is read.
TEST(Hazards, OperandsOfMultiplicationsInFlightStay) {
  EXPECT_EQ(hazardsOf({arrive(), hgmmaOfRegisters(24, 8).stall(2), groupWait(0),
                       iadd3(8, 2, 3), exitWarp()}),
            "");
  EXPECT_EQ(hazardsOf({arrive(), hgmmaOfRegisters(24, 8).stall(2),
                       iadd3(11, 2, 3).stall(2), groupWait(0), exitWarp()}),
            "matrix-source-overwritten 0x20 R11 after 0x10: 0 of 0\n");
  // It may be read, and what lies beside it is free.
  EXPECT_EQ(hazardsOf({arrive(), hgmmaOfRegisters(24, 8).stall(2),
                       iadd3(12, 11, 3).stall(2), groupWait(0), exitWarp()}),
            "");
  // As in the report: the group before may be left, and its operand is moved.
  EXPECT_EQ(
      hazardsOf({arrive(), hgmmaOfRegisters(24, 8).stall(4),
                 hgmmaOfRegisters(88, 12).stall(2), iadd3(13, 2, 3).stall(2),
                 groupWait(1), iadd3(8, 2, 3).stall(2),
                 iadd3(14, 2, 3).stall(2), groupWait(0), exitWarp()}),
      "matrix-source-overwritten 0x30 R13 after 0x20: 0 of 0\n"
      "matrix-source-overwritten 0x60 R14 after 0x20: 0 of 0\n");
  StringRef meaning = hazardKindMeaning(HazardKind::MatrixSourceOverwritten);
  EXPECT_TRUE(
      meaning.contains("known defect of ptxas before 13.3 (triton #9433, "
                       "#11781)"));
  EXPECT_TRUE(meaning.contains("assemble with ptxas 13.3 or later"));
}

TEST(Hazards, PinnedDistances) {
  EXPECT_EQ(hazardsOf({arrive(), hgmma(24).stall(1), iadd3(2, 4, 5).stall(2),
                       hgmma(24).stall(2), groupWait(0), exitWarp()}),
            "pinned-distance 0x30  after 0x30: 3 of 4\n");
  EXPECT_EQ(hazardsOf({arrive().stall(5), hgmma(24).stall(2), groupWait(0),
                       exitWarp()}),
            "pinned-distance 0x10  after 0x10: 5 of 6\n");
  EXPECT_EQ(hazardsOf({barrier().stall(6), mufu(2, 3).sets(0), exitWarp()}),
            "");
  EXPECT_EQ(hazardsOf({barrier().stall(5), mufu(2, 3).sets(0), exitWarp()}),
            "pinned-distance 0x10  after 0x10: 5 of 6\n");
  EXPECT_EQ(hazardsOf({exitWarp().stall(4)}),
            "short-branch 0x0  after 0x0: 4 of 5\n");
}

TEST(Hazards, StallsThatDoNotExist) {
  RawSass odd = iadd3(2, 4, 5);
  odd.control.stall = 12;
  odd.control.keepsTurn = true;
  EXPECT_EQ(hazardsOf({odd, exitWarp()}),
            "illegal-stall 0x0  after 0x0: 28 of 27\n");
}

TEST(Hazards, EveryPathCounts) {
  // The next iteration begins with R2 in flight.
  EXPECT_EQ(hazardsOf({iadd3(3, 2, 2), iadd3(4, 5, 5), ldg(2, 8).sets(0),
                       branchBack(4), exitWarp()}),
            "unwaited-read 0x0 R2 after 0x20: 0 of 0\n"
            "unwaited-write 0x20 R2 after 0x20: 0 of 0\n");
  EXPECT_EQ(hazardsOf({iadd3(3, 2, 2).waits(1), iadd3(4, 5, 5).stall(2),
                       ldg(2, 8).sets(0), branchBack(4), exitWarp()}),
            "");
}

TEST(Hazards, IndirectBranchesAreFollowedWhereTheyAreListed) {
  // R2 is on its way into the second place and round the loop to the first.
  std::vector<RawSass> code = {iadd3(4, 5, 5),   ldg(2, 10).sets(0),
                               branchIndirect(), exitWarp(),
                               iadd3(3, 2, 2),   exitWarp()};
  EXPECT_EQ(hazardsOf(code), "");
  EXPECT_EQ(hazardsOf(code, "sm_90a", {{0x20, {0x30}}}), "");
  EXPECT_EQ(hazardsOf(code, "sm_90a", {{0x20, {0x30, 0x40}}}),
            "unwaited-read 0x40 R2 after 0x10: 0 of 0\n");
  EXPECT_EQ(hazardsOf(code, "sm_90a", {{0x20, {0x0, 0x30}}}),
            "unwaited-write 0x10 R2 after 0x10: 0 of 0\n");
  code[4] = code[4].waits(1);
  EXPECT_EQ(hazardsOf(code, "sm_90a", {{0x20, {0x30, 0x40}}}), "");
  HazardReport report = checkHazards(
      machineCode(code), *lookupGpuTarget("sm_90a"), {{0x20, {0x40}}});
  EXPECT_EQ(report.indirectBranches, 0u);
  EXPECT_EQ(checkHazards(machineCode(code), *lookupGpuTarget("sm_90a"))
                .indirectBranches,
            1u);
}

TEST(Hazards, UnknownInstructionsAreRefusedNotGuessed) {
  RawSass unknown{0x71ff, 0, {1, true}};
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5), unknown, iadd3(3, 2, 2), exitWarp()}),
            "refused\n");
}

/// What the decoder reads the checker times: otherwise it would refuse
/// functions for want of a word in a table.
TEST(Hazards, EveryInstructionThatIsDecodedHasATime) {
  for (const GpuTarget &gpu : allGpuTargets()) {
    if (!gpu.isNvidia() || gpu.computeCapability < 75)
      continue;
    for (const SassOpcode &row : allSassOpcodes()) {
      if (!row.decodable || gpu.computeCapability < row.firstCapability ||
          gpu.computeCapability > row.lastCapability)
        continue;
      SassInstruction instruction;
      instruction.row = &row;
      instruction.known = true;
      const uint8_t bytes[sassInstructionBytes] = {};
      EXPECT_TRUE(timingOf(instruction, bytes, gpu))
          << row.mnemonic << " on " << gpu.name().str();
    }
  }
}

TEST(Hazards, VoltaIsRefused) {
  EXPECT_EQ(hazardsOf({iadd3(2, 4, 5), iadd3(3, 2, 2), exitWarp()}, "sm_70"),
            "refused\n");
}

} // namespace
