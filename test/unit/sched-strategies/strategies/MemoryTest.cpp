// For each strategy that places memory instructions, a region small enough to
// derive its sequence by hand.
#include "test/unit/sched-strategies/SmallRegion.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Four additions of one issue slot each, slots 0 to 3, then a load of four
/// slots, 4 to 7, whose word is read at slot 8.
const std::vector<Instr> lateLoad{add("w", "i", "i"),   add("x", "w", "w"),
                                  add("y", "x", "x"),   add("z", "y", "y"),
                                  load("a", 0),         add("sum", "a", "z"),
                                  store("st", "sum", 0)};

/// Two words of one array, the second one first, each used at once.
const std::vector<Instr> scattered{add("k", "i", "i"), load("b", 4),
                                   add("x", "b", "k"), load("a", 0),
                                   add("y", "a", "x"), store("st", "y", 0)};

/// Three matrix instructions on one accumulator, each behind the load of its
/// operand.
const std::vector<Instr> products{
    {"l0", "%l0:vreg_64_align2 = DS_READ_B64_gfx9 %p, 0, 0, implicit $exec :: "
           "(load (s64) from @shared, addrspace 3)"},
    {"m0", "%m0:vreg_128_align2 = V_MFMA_F32_16X16X16F16_vgprcd_e64 %l0, %w, "
           "%acc, 0, 0, 0, implicit $mode, implicit $exec"},
    {"l1", "%l1:vreg_64_align2 = DS_READ_B64_gfx9 %p, 8, 0, implicit $exec :: "
           "(load (s64) from @shared, addrspace 3)"},
    {"m1", "%m1:vreg_128_align2 = V_MFMA_F32_16X16X16F16_vgprcd_e64 %l1, %w, "
           "%m0, 0, 0, 0, implicit $mode, implicit $exec"},
    {"l2", "%l2:vreg_64_align2 = DS_READ_B64_gfx9 %p, 16, 0, implicit $exec :: "
           "(load (s64) from @shared, addrspace 3)"},
    {"m2", "%m2:vreg_128_align2 = V_MFMA_F32_16X16X16F16_vgprcd_e64 %l2, %w, "
           "%m1, 0, 0, 0, implicit $mode, implicit $exec"},
    {"st", "DS_WRITE_B128_gfx9 %p, %m2, 1024, 0, implicit $exec :: "
           "(store (s128) into @shared, addrspace 3)"}};

Answer onAmd(llvm::StringRef spec, int target, llvm::ArrayRef<Instr> instrs) {
  return answerFor("amdgcn-amd-amdhsa",
                   "    %p:vgpr_32 = V_MOV_B32_e32 0, implicit $exec\n"
                   "    %w:vreg_64_align2 = IMPLICIT_DEF\n"
                   "    %acc:vreg_128_align2 = IMPLICIT_DEF\n",
                   instrs, "S_ENDPGM 0", spec, target);
}

} // namespace

/// 6 slots ahead of slot 8 is slot 2, where y stands; the load goes behind it.
TEST(LoadEarly, StandsTheDistanceAheadOfItsUse) {
  Answer answer =
      onNvidia("load-early(distance_global=6, margin=0)", 20, lateLoad);
  EXPECT_EQ(answer.sequence, "w x y a z sum st");
  EXPECT_TRUE(answer.kept);
}

/// 8 slots and more are the region's beginning, where w stands.
TEST(LoadEarly, StopsAtTheBeginning) {
  for (llvm::StringRef spec : {"load-early(distance_global=8, margin=0)",
                               "load-early(distance_global=64, margin=0)"})
    EXPECT_EQ(onNvidia(spec, 20, lateLoad).sequence, "w a x y z sum st");
}

/// 4 slots are what source order has.
TEST(LoadEarly, LeavesALoadThatStandsFarEnough) {
  Answer answer =
      onNvidia("load-early(distance_global=4, margin=0)", 20, lateLoad);
  EXPECT_EQ(answer.sequence, "w x y z a sum st");
  EXPECT_FALSE(answer.kept);
}

/// Behind w, %p, %q and w are alive, 2 + 2 + 1 = 5, and the load, which ends
/// %p, needs no more. A target of 6 less a margin of 1 has that room, less a
/// margin of 2 it has not.
TEST(LoadEarly, LeavesALoadThatHasNoRoom) {
  EXPECT_EQ(onNvidia("load-early(distance_global=64, margin=1)", 6, lateLoad)
                .sequence,
            "w a x y z sum st");
  EXPECT_EQ(onNvidia("load-early(distance_global=64, margin=2)", 6, lateLoad)
                .sequence,
            "w x y z a sum st");
}

/// Both loads at the place of the first, by offset: one run instead of two,
/// and there cannot be fewer.
TEST(MemoryClause, GathersLoadsByOffset) {
  Answer answer = onNvidia("memory-clause", 20, scattered);
  EXPECT_EQ(answer.sequence, "k a b x y st");
  EXPECT_EQ(answer.source.memoryRuns, 2u);
  EXPECT_EQ(answer.profile.memoryRuns, 1u);
  EXPECT_TRUE(answer.kept);
}

TEST(MemoryClause, HasNoMoreMembersThanAllowed) {
  EXPECT_EQ(onNvidia("memory-clause(max_clause=1)", 20, scattered).sequence,
            "k b x a y st");
  EXPECT_EQ(onNvidia("memory-clause(cluster_dwords=1)", 20, scattered).sequence,
            "k b x a y st");
}

/// One load for each matrix instruction, a group ahead: half a step before the
/// matrix instruction in front of its own. l0 and l1 stand before m0, l2
/// between m0 and m1.
TEST(MmaCover, IssuesALoadOneGroupAhead) {
  Answer answer = onAmd("mma-cover", 64, products);
  EXPECT_TRUE(answer.suits);
  EXPECT_EQ(answer.sequence, "l0 l1 m0 l2 m1 m2 st");
  EXPECT_TRUE(answer.kept);
}

TEST(MmaCover, TakesTheDistanceAndTheRatioGiven) {
  EXPECT_EQ(onAmd("mma-cover(lookahead=0)", 64, products).sequence,
            "l0 m0 l1 m1 l2 m2 st");
  EXPECT_EQ(onAmd("mma-cover(lookahead=2)", 64, products).sequence,
            "l0 l1 l2 m0 m1 m2 st");
}

TEST(MmaCover, LeavesRegionsWithoutMatrixInstructions) {
  EXPECT_FALSE(onNvidia("mma-cover", 64, scattered).suits);
}
