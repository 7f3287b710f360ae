// What `across-blocks` moves into another block, and what it leaves. Then
// random functions with loops and joins: the value check and an execution of
// both versions along random paths (PathTrace), which knows nothing of either,
// agree with every move.
#include "mir-passes/check/ValueCheck.h"
#include "test/unit/mir-passes/check/PathTrace.h"
#include "test/unit/mir-passes/check/RandomFlow.h"
#include "test/unit/mir-passes/remat/AfterRemat.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "gtest/gtest.h"
#include <iostream>
#include <random>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// A loop between two blocks. `inside` and `behind` are what is tried; %1 is a
/// word, %3 the counter, and %0 a pointer that is stored to at the end.
std::string loop(const std::string &above, const std::string &inside,
                 const std::string &behind) {
  return R"(  bb.0:
    successors: %bb.1
    %0:b64 = MOV_B64_i 4096
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))
)" + above +
         R"(    %3:b32 = MOV_B32_i 0
  bb.1:
    successors: %bb.1, %bb.2
)" + inside +
         R"(    %3:b32 = ADD32ri %3, 1
    %5:b1 = SETP_i32ri %3, 100, 2
    CBranch %5, %bb.1
  bb.2:
)" + behind +
         R"(    ST_i32 %1, 0, 0, 1, 32, %0, 24 :: (volatile store (s32))
    Return
)";
}
const std::string store =
    "    ST_i32 %2, 0, 0, 1, 32, %0, 20 :: (store (s32), addrspace 1)\n";
const std::string useInLoop = "    %3:b32 = ADD32rr %3, %2\n";
const std::string plainLoad =
    "    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (load (s32), addrspace "
    "1)\n";
const std::string barrier = "    BARRIER_CTA_SYNC_ALIGNED_ALL_i 0\n";

} // namespace

TEST(AcrossBlocks, SinksBelowALoop) {
  std::string body = loop("    %2:b32 = XOR_b32ri %1, 17\n", "", store);
  EXPECT_EQ(afterRemat("across-blocks", body),
            "MOV_B64_i LD_i32 MOV_B32_i; ADD32ri SETP_i32ri CBranch; XOR_b32ri "
            "ST_i32 ST_i32 Return");
  EXPECT_EQ(afterRemat("across-blocks(sink=false)", body),
            "MOV_B64_i LD_i32 XOR_b32ri MOV_B32_i; ADD32ri SETP_i32ri CBranch; "
            "ST_i32 ST_i32 Return");
}
TEST(AcrossBlocks, HoistsOutOfALoop) {
  std::string body =
      loop("", "    %2:b32 = XOR_b32ri %1, 17\n" + useInLoop, "");
  EXPECT_EQ(afterRemat("across-blocks", body),
            "MOV_B64_i LD_i32 MOV_B32_i XOR_b32ri; ADD32rr ADD32ri SETP_i32ri "
            "CBranch; ST_i32 Return");
  EXPECT_EQ(afterRemat("across-blocks(hoist=false)", body),
            "MOV_B64_i LD_i32 MOV_B32_i; XOR_b32ri ADD32rr ADD32ri SETP_i32ri "
            "CBranch; ST_i32 Return");
}
TEST(AcrossBlocks, HoistsUnderTheTargetOnly) {
  // At the loop's comparison %0 (2 registers), %1 and %3 are live; %2 is the
  // fifth.
  std::string body =
      loop("", "    %2:b32 = XOR_b32ri %1, 17\n" + useInLoop, "");
  const char *const left =
      "MOV_B64_i LD_i32 MOV_B32_i; XOR_b32ri ADD32rr ADD32ri SETP_i32ri "
      "CBranch; ST_i32 Return";
  EXPECT_EQ(afterRemat("across-blocks(max_regs=4)", body), left);
  EXPECT_NE(afterRemat("across-blocks(max_regs=5)", body), left);
}
TEST(AcrossBlocks, LeavesWhatChangesInTheLoop) {
  std::string body = loop("", "    %2:b32 = XOR_b32ri %3, 17\n" + store, "");
  EXPECT_EQ(afterRemat("across-blocks", body),
            "MOV_B64_i LD_i32 MOV_B32_i; XOR_b32ri ST_i32 ADD32ri SETP_i32ri "
            "CBranch; ST_i32 Return");
}
TEST(AcrossBlocks, HoistsALoadFromBehindALoop) {
  EXPECT_EQ(afterRemat("across-blocks", loop("", "", plainLoad + store)),
            "MOV_B64_i LD_i32 LD_i32 MOV_B32_i; ADD32ri SETP_i32ri CBranch; "
            "ST_i32 ST_i32 Return");
}
TEST(AcrossBlocks, HoistsALoadWithItsAddress) {
  EXPECT_EQ(afterRemat("across-blocks",
                       loop("", "",
                            "    %4:b64 = ADD64ri %0, 64\n"
                            "    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, %4, 8 :: "
                            "(load (s32), addrspace 1)\n" +
                                store)),
            "MOV_B64_i LD_i32 MOV_B32_i ADD64ri LD_i32; ADD32ri SETP_i32ri "
            "CBranch; ST_i32 ST_i32 Return");
}
TEST(AcrossBlocks, LeavesALoadBehindAStoreOrABarrier) {
  std::string other =
      "    ST_i32 %3, 0, 0, 1, 32, %0, 8 :: (store (s32), addrspace 1)\n";
  EXPECT_EQ(afterRemat("across-blocks", loop("", other, plainLoad + store)),
            "MOV_B64_i LD_i32 MOV_B32_i; ST_i32 ADD32ri SETP_i32ri CBranch; "
            "LD_i32 ST_i32 ST_i32 Return");
  EXPECT_EQ(afterRemat("across-blocks", loop("", barrier, plainLoad + store)),
            "MOV_B64_i LD_i32 MOV_B32_i; BARRIER_CTA_SYNC_ALIGNED_ALL_i "
            "ADD32ri SETP_i32ri CBranch; LD_i32 ST_i32 ST_i32 Return");
  EXPECT_EQ(
      afterRemat("across-blocks", loop("", plainLoad + useInLoop + other, "")),
      "MOV_B64_i LD_i32 MOV_B32_i; LD_i32 ADD32rr ST_i32 ADD32ri "
      "SETP_i32ri CBranch; ST_i32 Return");
}
TEST(AcrossBlocks, LeavesConvergentInstructions) {
  // A vote; the loop's threads need not be those in front of it.
  std::string vote = "    %6:b1 = SETP_i32ri %1, 3, 2\n"
                     "    %2:b32 = VOTE_SYNC_BALLOTi %6, -1\n";
  std::string after =
      afterRemat("across-blocks", loop("", vote + useInLoop, ""));
  EXPECT_NE(after.find("; VOTE_SYNC_BALLOTi ADD32rr"), std::string::npos)
      << after;
}

/// A load in one arm of a branch, or one that only an arm reads.
static std::string branch(const std::string &above, const std::string &inside) {
  return R"(  bb.0:
    successors: %bb.1, %bb.2
    %0:b64 = MOV_B64_i 4096
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (volatile load (s32))
)" + above +
         R"(    %5:b1 = SETP_i32ri %1, 100, 2
    CBranch %5, %bb.2
  bb.1:
    successors: %bb.2
)" + inside +
         store + R"(  bb.2:
    ST_i32 %1, 0, 0, 1, 32, %0, 24 :: (volatile store (s32))
    Return
)";
}
TEST(AcrossBlocks, MovesALoadIntoABranchAndNotOutOfIt) {
  const char *const inBranch = "MOV_B64_i LD_i32 SETP_i32ri CBranch; LD_i32 "
                               "ST_i32; ST_i32 Return";
  EXPECT_EQ(afterRemat("across-blocks", branch(plainLoad, "")), inBranch);
  EXPECT_EQ(afterRemat("across-blocks", branch("", plainLoad)), inBranch);
}

TEST(AcrossBlocks, KeepsTheMeaningOfRandomFunctions) {
  unsigned first = getenv("KILN_TEST_SEED") ? atoi(getenv("KILN_TEST_SEED"))
                                            : std::random_device()() % 1000000;
  unsigned count = getenv("KILN_TEST_SEED") ? 1 : 60;
  RecordProperty("seed", first);
  unsigned changed = 0;
  for (unsigned seed = first; seed != first + count; ++seed)
    for (bool amd : {false, true}) {
      SCOPED_TRACE("KILN_TEST_SEED=" + std::to_string(seed) +
                   (amd ? " amdgcn" : " nvptx"));
      StringRef triple = amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda";
      std::string order = seed % 3 ? "across-blocks(max_regs=512)"
                                   : "across-blocks(max_regs=12)";
      std::string body = FlowGenerator(amd, seed).blocks();
      ValueCheck check;
      std::vector<PathTrace> before, after;
      std::string refusal = "not compared", unlike;
      MayChange mayChange(nullptr);
      auto traces = [&](MachineFunction &function) {
        std::vector<PathTrace> all;
        for (unsigned path = 0; path != 6; ++path)
          all.push_back(tracePath(function, path, mayChange));
        return all;
      };
      auto sizes = [](MachineFunction &function) {
        std::vector<size_t> all;
        for (MachineBasicBlock &block : function)
          all.push_back(block.size());
        return all;
      };
      std::vector<size_t> sizesBefore;
      std::string complaints = runMir(
          regionModule(triple, "\"kiln-remat\"=\"" + order + "\"", body),
          triple, amd ? "gfx942" : "sm_90", [&](legacy::PassManager &manager) {
            manager.add(
                new Probe([](MachineFunction &function, LiveIntervals &all) {
                  // As the coalescer leaves it: what does not belong together
                  // has names of its own.
                  const MachineRegisterInfo &info = function.getRegInfo();
                  for (unsigned i = 0; i != info.getNumVirtRegs(); ++i)
                    if (Register reg = Register::index2VirtReg(i);
                        all.hasInterval(reg)) {
                      SmallVector<LiveInterval *> pieces;
                      all.splitSeparateComponents(all.getInterval(reg), pieces);
                    }
                }));
            manager.add(new Probe([&](MachineFunction &function) {
              check.remember(function);
              before = traces(function);
              sizesBefore = sizes(function);
            }));
            manager.add(passNamed("kiln-remat-across-blocks"));
            manager.add(createMachineVerifierPass("after across-blocks"));
            manager.add(new Probe([&](MachineFunction &function) {
              refusal = toString(check.verify(function, nullptr));
              unlike = difference(before, traces(function), nullptr);
              changed += sizes(function) != sizesBefore;
            }));
          });
      EXPECT_EQ(complaints, "");
      EXPECT_EQ(refusal, "");
      EXPECT_EQ(unlike, "");
      if (testing::Test::HasFailure()) {
        std::cout << body;
        return;
      }
    }
  // A pass that moves nothing is judged by nothing.
  if (count > 1)
    EXPECT_GT(changed, count);
}
