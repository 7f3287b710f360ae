// The clock by which overlapping work is measured.
#include "sched-strategies/core/PipeClock.h"
#include "test/unit/sched-strategies/SmallRegion.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

std::string multiplication(StringRef descriptor) {
  return ("INLINEASM &\"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 "
          "{$0}, $1, $1, 1, 1, 1, 0, 0;\", 1 /* sideeffect attdialect */, "
          "262154 /* regdef:B32 */, def %a, 393225 /* reguse:B64 */, " +
          descriptor + ", 2147483657 /* reguse tiedto:$0 */, %a(tied-def 3)")
      .str();
}

/// Calls `look` with the region of block 1 of these instructions; "loop" makes
/// the block its own successor.
void withRegion(ArrayRef<std::string> instrs, bool loop, LookAtRegion look) {
  std::string body = "  bb.0:\n    successors: %bb.1\n"
                     "    %d:b64 = MOV_B64_i 4096\n"
                     "    %a:b32 = MOV_B32_i 0\n"
                     "    %i:b32 = MOV_B32_i 7\n"
                     "  bb.1:\n    successors: %bb.2";
  body += loop ? ", %bb.1\n" : "\n";
  for (const std::string &instr : instrs)
    body += "    " + instr + "\n";
  if (loop)
    body += "    CBranch %p, %bb.1\n";
  body += "  bb.2:\n    ST_i32 %a, 0, 0, 1, 32, %d, 0 :: (store (s32), "
          "addrspace 1)\n    ST_i32 %i, 0, 0, 1, 32, %d, 4 :: (store (s32), "
          "addrspace 1)\n    Return\n";
  unsigned seen = 0;
  forEachRegion(mirFunction("nvptx64-nvidia-cuda", "", body),
                "nvptx64-nvidia-cuda", [&](const Region &region) {
                  if (region.instr(0).getParent()->getNumber() == 1)
                    ++seen, look(region);
                });
  EXPECT_EQ(seen, 1u);
}

uint64_t cyclesOf(const Region &region, std::vector<unsigned> sequence) {
  EXPECT_TRUE(region.isLegal(sequence));
  return overlappedCycles(region, sequence);
}

} // namespace

/// m64n8 takes 18 cycles and a wait for it 53 more; an addition takes 1 or 2 of
/// them away from the wait if it stands before it, and adds them if after.
TEST(PipeClock, LetsArithmeticRunUnderAMultiplication) {
  withRegion({multiplication("%d"), "WGMMA_COMMIT_GROUP_SYNC_ALIGNED",
              "WGMMA_WAIT_GROUP_SYNC_ALIGNED 0", "%i:b32 = ADD32ri %i, 1",
              "%i:b32 = ADD32ri %i, 2", "%i:b32 = ADD32ri %i, 3"},
             /*loop=*/false, [](const Region &region) {
               uint64_t after = cyclesOf(region, {0, 1, 2, 3, 4, 5}),
                        under = cyclesOf(region, {0, 1, 3, 4, 5, 2});
               EXPECT_EQ(under, 18 + 53 + 1u);
               EXPECT_GE(after, under + 2 * 4);
             });
}

/// A wait that leaves one group in flight is not for the youngest.
TEST(PipeClock, CountsGroups) {
  auto cycles = [](StringRef left) {
    uint64_t result = 0;
    withRegion({multiplication("%d"), "WGMMA_COMMIT_GROUP_SYNC_ALIGNED",
                multiplication("%d"), "WGMMA_COMMIT_GROUP_SYNC_ALIGNED",
                ("WGMMA_WAIT_GROUP_SYNC_ALIGNED " + left).str(),
                "%i:b32 = ADD32ri %i, 1"},
               false, [&](const Region &region) {
                 result = overlappedCycles(region, region.sourceSequence());
               });
    return result;
  };
  EXPECT_EQ(cycles("0"), cycles("1") + 18);
  EXPECT_LT(cycles("2"), 18u);
}

/// In a loop the group of the previous iteration is done by the time of its
/// wait, and an iteration takes as long as the multiplications.
TEST(PipeClock, CarriesGroupsIntoTheNextIteration) {
  withRegion({multiplication("%d"), multiplication("%d"), multiplication("%d"),
              multiplication("%d"), "WGMMA_COMMIT_GROUP_SYNC_ALIGNED",
              "WGMMA_WAIT_GROUP_SYNC_ALIGNED 1", "%i:b32 = ADD32ri %i, 1",
              "%p:b1 = SETP_i32ri %i, 9, 2"},
             true, [](const Region &region) {
               EXPECT_EQ(overlappedCycles(region, region.sourceSequence()),
                         4 * 18u);
             });
}

/// Registers that no wait is tied to keep their side of it nevertheless; what
/// only reads memory may stand anywhere among the steps, what writes shared
/// memory may not, and neither may cross a barrier.
TEST(PipeClock, KnowsWhatMayPassAWait) {
  withRegion(
      {multiplication("%d"), "WGMMA_COMMIT_GROUP_SYNC_ALIGNED",
       "WGMMA_WAIT_GROUP_SYNC_ALIGNED 0", "%b:b32 = ADD32ri %a, 1",
       "%l:b32 = LD_i32 0, 0, 3, 3, 32, -1, %d, 0 :: (load (s32), addrspace 3)",
       "ST_i32 %b, 0, 0, 3, 32, %d, 64 :: (store (s32), addrspace 3)",
       "%i:b32 = ADD32ri %l, 1"},
      false, [](const Region &region) {
        EXPECT_TRUE(region.isLegal({0, 1, 4, 2, 3, 5, 6}));
        EXPECT_TRUE(region.isLegal({0, 1, 4, 6, 2, 3, 5}));
        EXPECT_TRUE(region.isLegal({4, 0, 1, 2, 3, 5, 6}));
        EXPECT_FALSE(region.isLegal({0, 1, 3, 2, 4, 5, 6})); // the accumulator
        EXPECT_FALSE(region.isLegal({0, 1, 2, 3, 5, 4, 6})); // may alias it
      });
}

TEST(PipeClock, KnowsWhatMayPassIssueAndCommit) {
  std::string store =
                  "ST_i32 %i, 0, 0, 3, 32, %d, 64 :: (store (s32), addrspace "
                  "3)",
              load = "%l:b32 = LD_i32 0, 0, 3, 3, 32, -1, %d, 0 :: (load "
                     "(s32), addrspace 3)";
  withRegion({load, "BARRIER_CTA_SYNC_ALIGNED_ALL_i 0", load,
              "WGMMA_FENCE_SYNC_ALIGNED", multiplication("%d"), store,
              "WGMMA_COMMIT_GROUP_SYNC_ALIGNED"},
             false, [](const Region &region) {
               EXPECT_FALSE(region.isLegal({1, 0, 2, 3, 4, 5, 6}));
               EXPECT_FALSE(region.isLegal({0, 2, 1, 3, 4, 5, 6}));
               EXPECT_TRUE(region.isLegal({0, 1, 2, 3, 4, 5, 6}));
               EXPECT_FALSE(region.isLegal({0, 1, 2, 3, 5, 4, 6}));
               // The store may go to the load's address.
               EXPECT_FALSE(region.isLegal({0, 1, 3, 2, 4, 5, 6}));
             });
  withRegion({"BARRIER_CTA_SYNC_ALIGNED_ALL_i 0", load,
              "WGMMA_FENCE_SYNC_ALIGNED", multiplication("%d"),
              "WGMMA_COMMIT_GROUP_SYNC_ALIGNED",
              "BARRIER_CTA_SYNC_ALIGNED_ALL_i 0"},
             false, [](const Region &region) {
               EXPECT_TRUE(region.isLegal({0, 2, 3, 4, 1, 5}));
               EXPECT_FALSE(region.isLegal({0, 2, 3, 4, 5, 1}));
               EXPECT_FALSE(region.isLegal({1, 0, 2, 3, 4, 5}));
             });
}

/// A copy takes its time, which a wait for its group waits for.
TEST(PipeClock, WaitsForCopies) {
  std::string copy =
      "INLINEASM &\"cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10;\", "
      "1 /* sideeffect attdialect */, 262153 /* reguse:B32 */, %i, 393225 /* "
      "reguse:B64 */, %d";
  auto cycles = [&](StringRef left) {
    uint64_t result = 0;
    withRegion({copy, "CP_ASYNC_COMMIT_GROUP",
                ("CP_ASYNC_WAIT_GROUP " + left).str(),
                "%i:b32 = ADD32ri %i, 1"},
               false, [&](const Region &region) {
                 result = overlappedCycles(region, region.sourceSequence());
                 EXPECT_EQ(PipeClock(region).copyLatency(), 274u);
               });
    return result;
  };
  EXPECT_GE(cycles("0"), 274u);
  EXPECT_LT(cycles("1"), 40u);
}
