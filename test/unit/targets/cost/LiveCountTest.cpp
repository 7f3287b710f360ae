// Live registers are counted in 32-bit registers, file by file, whatever the
// width of the value.
#include "targets/cost/LiveRegisters.h"
#include "test/unit/sched-strategies/MirHarness.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "gtest/gtest.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// Notes the most live registers of a function.
class Look : public MachineFunctionPass {
public:
  static inline char ID = 0;
  explicit Look(LiveCount &peak) : MachineFunctionPass(ID), peak(peak) {}
  bool runOnMachineFunction(MachineFunction &function) override {
    auto &intervals = getAnalysis<LiveIntervalsWrapperPass>().getLIS();
    peak = peakPressure(function, RegisterUnits(function, intervals));
    return false;
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<SlotIndexesWrapperPass>();
    usage.addRequired<LiveIntervalsWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }

private:
  LiveCount &peak;
};

LiveCount peakOf(StringRef triple, StringRef cpu, StringRef body) {
  LiveCount peak;
  std::string complaints = test::runMir(
      test::mirFunction(triple, "", body), triple, cpu,
      [&](legacy::PassManager &manager) { manager.add(new Look(peak)); });
  EXPECT_EQ(complaints, "");
  return peak;
}

/// General, predicate, scalar and accumulator registers.
std::array<int, 4> filesOf(StringRef triple, StringRef cpu, StringRef body) {
  LiveCount peak = peakOf(triple, cpu, body);
  return {peak[RegisterFile::General], peak[RegisterFile::Predicate],
          peak[RegisterFile::Scalar], peak[RegisterFile::Accumulator]};
}

std::array<int, 4> nvidia(StringRef body) {
  return filesOf("nvptx64-nvidia-cuda", "sm_90a", body);
}
std::array<int, 4> amd(StringRef body) {
  return filesOf("amdgcn-amd-amdhsa", "gfx942", body);
}
using Files = std::array<int, 4>;

TEST(LiveCount, NvidiaByWidth) {
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b16 = IMPLICIT_DEF\n    KILL %0"),
            (Files{1, 0, 0, 0}));
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b32 = IMPLICIT_DEF\n    KILL %0"),
            (Files{1, 0, 0, 0}));
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b64 = IMPLICIT_DEF\n    KILL %0"),
            (Files{2, 0, 0, 0}));
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b128 = IMPLICIT_DEF\n    KILL %0"),
            (Files{4, 0, 0, 0}));
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b1 = IMPLICIT_DEF\n    KILL %0"),
            (Files{0, 1, 0, 0}));
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b1 = IMPLICIT_DEF\n"
                   "    %1:b16 = IMPLICIT_DEF\n    %2:b64 = IMPLICIT_DEF\n"
                   "    %3:b128 = IMPLICIT_DEF\n    KILL %0, %1, %2, %3"),
            (Files{7, 1, 0, 0}));
}

TEST(LiveCount, ValuesThatDoNotOverlapShareRegisters) {
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b128 = IMPLICIT_DEF\n    KILL %0\n"
                   "    %1:b64 = IMPLICIT_DEF\n    KILL %1"),
            (Files{4, 0, 0, 0}));
}

TEST(LiveCount, AResultThatNobodyReadsNeedsItsRegisters) {
  EXPECT_EQ(nvidia("  bb.0:\n    %0:b32 = IMPLICIT_DEF\n"
                   "    dead %1:b64 = IMPLICIT_DEF\n    KILL %0"),
            (Files{3, 0, 0, 0}));
}

TEST(LiveCount, AmdFilesAreApart) {
  EXPECT_EQ(amd("  bb.0:\n    %0:vgpr_32 = IMPLICIT_DEF\n"
                "    %1:vreg_128_align2 = IMPLICIT_DEF\n"
                "    %2:sgpr_32 = IMPLICIT_DEF\n"
                "    %3:sreg_64 = IMPLICIT_DEF\n"
                "    %4:areg_512_align2 = IMPLICIT_DEF\n"
                "    %5:av_64_align2 = IMPLICIT_DEF\n"
                "    %6:agpr_32 = IMPLICIT_DEF\n"
                "    KILL %0, %1, %2, %3, %4, %5, %6"),
            (Files{1 + 4 + 2, 0, 1 + 2, 16 + 1}));
}

TEST(LiveCount, PartsOfAmdTuplesLiveOnTheirOwn) {
  // Two of four parts are ever alive, and never three.
  EXPECT_EQ(
      amd("  bb.0:\n"
          "    undef %0.sub0:vreg_128_align2 = V_MOV_B32_e32 0, implicit "
          "$exec\n"
          "    %0.sub1:vreg_128_align2 = V_MOV_B32_e32 0, implicit $exec\n"
          "    KILL %0.sub0\n"
          "    %0.sub3:vreg_128_align2 = V_MOV_B32_e32 0, implicit $exec\n"
          "    KILL %0.sub1, %0.sub3"),
      (Files{2, 0, 0, 0}));
}

/// What each register class weighs in its own file and against a budget.
std::map<std::string, std::pair<int, int>>
weightsOf(Vendor vendor, StringRef triple, StringRef cpu, StringRef body) {
  std::map<std::string, std::pair<int, int>> weights;
  std::string complaints = test::runMir(
      test::mirFunction(triple, "", body), triple, cpu,
      [&](legacy::PassManager &manager) {
        manager.add(new test::Probe([&](MachineFunction &function) {
          const TargetRegisterInfo &registers =
              *function.getSubtarget().getRegisterInfo();
          for (const TargetRegisterClass *regClass : registers.regclasses())
            weights[registers.getRegClassName(regClass)] = {
                registerWeight(registerFile(vendor, *regClass, registers),
                               *regClass, registers),
                budgetedWeight(vendor, *regClass, registers)};
        }));
      });
  EXPECT_EQ(complaints, "");
  return weights;
}

TEST(LiveCount, WhatARegisterWeighs) {
  using Pair = std::pair<int, int>;
  auto amd = weightsOf(Vendor::Amd, "amdgcn-amd-amdhsa", "gfx942",
                       "  bb.0:\n    S_ENDPGM 0");
  EXPECT_EQ(amd["VGPR_32"], Pair(1, 1));
  EXPECT_EQ(amd["VReg_128_Align2"], Pair(4, 4));
  EXPECT_EQ(amd["AReg_512_Align2"], Pair(16, 16));
  // Scalars have a file of their own, which the budget does not count.
  EXPECT_EQ(amd["SReg_32"], Pair(1, 0));
  EXPECT_EQ(amd["SReg_64"], Pair(2, 0));
  auto nvidia = weightsOf(Vendor::Nvidia, "nvptx64-nvidia-cuda", "sm_90a",
                          "  bb.0:\n    Return");
  EXPECT_EQ(nvidia["B16"], Pair(1, 1));
  EXPECT_EQ(nvidia["B64"], Pair(2, 2));
  EXPECT_EQ(nvidia["B1"], Pair(1, 0));
}

TEST(LiveCount, SixteenBitHalvesOfAnAmdRegister) {
  EXPECT_EQ(filesOf("amdgcn-amd-amdhsa", "gfx1100",
                    "  bb.0:\n    %0:vgpr_16 = IMPLICIT_DEF\n"
                    "    %1:vgpr_16 = IMPLICIT_DEF\n    KILL %0, %1"),
            (Files{2, 0, 0, 0})); // each may need a register of its own
}

} // namespace
} // namespace kiln
