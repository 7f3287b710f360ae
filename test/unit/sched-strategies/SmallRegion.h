// A scheduling problem of a few named instructions, and what one strategy does
// with it. The graph, the values and the costs are the real ones: the
// instructions are NVPTX's or gfx942's, and the kernel driver cuts the region.
#ifndef KILN_TEST_SMALLREGION_H
#define KILN_TEST_SMALLREGION_H

#include "sched-strategies/core/KernelSchedule.h"
#include "sched-strategies/core/Strategy.h"
#include "targets/directives/AllDirectives.h"
#include "test/unit/sched-strategies/MirHarness.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "gtest/gtest.h"

namespace kiln::test {

using LookAtRegion = std::function<void(const Region &)>;

/// A strategy that shows every region to the test and leaves it alone.
class Onlooker : public Strategy {
public:
  explicit Onlooker(LookAtRegion look)
      : Strategy(llvm::cantFail(parseStrategy("source"))),
        look(std::move(look)) {}
  int target(const KernelFacts &) const override { return 0; }
  std::vector<unsigned> schedule(const Region &region, int) const override {
    look(region);
    return region.sourceSequence();
  }
  bool isBetter(const Profile &, const Profile &, int) const override {
    return false;
  }

private:
  LookAtRegion look;
};

using LookAtSummary =
    std::function<void(llvm::MachineFunction &, const llvm::LiveIntervals &,
                       const ScheduleSummary &)>;

/// Runs the kernel driver with an Onlooker, and shows what it says of it.
class RegionsPass : public llvm::MachineFunctionPass {
public:
  static inline char ID = 0;
  explicit RegionsPass(LookAtRegion look, LookAtSummary lookAfterwards = {})
      : MachineFunctionPass(ID), onlooker(std::move(look)),
        lookAfterwards(std::move(lookAfterwards)) {}
  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<llvm::MachineLoopInfoWrapperPass>();
    usage.addRequired<llvm::AAResultsWrapperPass>();
    usage.addRequired<llvm::SlotIndexesWrapperPass>();
    usage.addRequired<llvm::LiveIntervalsWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(llvm::MachineFunction &function) override {
    auto &intervals = getAnalysis<llvm::LiveIntervalsWrapperPass>().getLIS();
    ScheduleSummary summary = cantFail(scheduleKernel(
        function, getAnalysis<llvm::MachineLoopInfoWrapperPass>().getLI(),
        getAnalysis<llvm::AAResultsWrapperPass>().getAAResults(), intervals,
        onlooker));
    if (lookAfterwards)
      lookAfterwards(function, intervals, summary);
    return false;
  }

private:
  Onlooker onlooker;
  LookAtSummary lookAfterwards;
};

/// Shows the regions of a MIR module of more than one instruction, last first.
inline void forEachRegion(const std::string &mir, llvm::StringRef triple,
                          LookAtRegion look) {
  bool amd = triple.starts_with("amdgcn");
  EXPECT_EQ(runMir(mir, triple, amd ? "gfx942" : "sm_90",
                   [&](llvm::legacy::PassManager &manager) {
                     if (amd) // as in the real pipeline
                       manager.add(passNamed("rename-independent-subregs"));
                     manager.add(new RegionsPass(look));
                   }),
            "");
}

/// The strategy that orders regions by `spec`.
inline std::unique_ptr<Strategy> regionStrategy(llvm::StringRef spec) {
  return std::unique_ptr<Strategy>(llvm::cast<Strategy>(
      makeStrategy(llvm::cantFail(parseStrategy(spec))).release()));
}

/// An instruction: what the test calls it, and its MIR.
struct Instr {
  std::string name, mir;
};

/// What a strategy made of a small region.
struct Answer {
  /// The names, in scheduled order; in the given order where the strategy is
  /// not called.
  std::string sequence;
  Profile profile;    ///< of that sequence
  Profile source;     ///< of the sequence given
  bool suits = false; ///< the strategy wants the region at all
  bool kept = false;  ///< better, by the strategy's own measure
};

/// Schedules the instructions by `spec` within `target` registers. `entry` is
/// the MIR that makes what is alive on entry.
inline Answer answerFor(llvm::StringRef triple, llvm::StringRef entry,
                        llvm::ArrayRef<Instr> instrs, llvm::StringRef end,
                        llvm::StringRef spec, int target) {
  std::string body =
      "  bb.0:\n    successors: %bb.1\n" + entry.str() + "  bb.1:\n";
  for (const Instr &instr : instrs)
    body += "    " + instr.mir + "\n";
  body += "    " + end.str();
  std::string mir = mirFunction(
      triple, "", body,
      "  @shared = internal addrspace(3) global [4096 x i8] undef\n");
  std::string from = "@f()",
              to = "@f(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias "
                   "%b)";
  mir.replace(mir.find(from), from.size(), to);
  std::unique_ptr<Strategy> strategy = regionStrategy(spec);
  Answer answer;
  unsigned seen = 0;
  forEachRegion(mir, triple, [&](const Region &region) {
    if (region.instr(0).getParent()->getNumber() != 1)
      return;
    ++seen;
    ASSERT_EQ(region.size(), instrs.size()) << mir;
    std::vector<unsigned> source = region.sourceSequence();
    answer.source = strategy->profileOf(region, source, target);
    answer.suits = strategy->wants(answer.source.budgeted, target) &&
                   strategy->suits(region);
    std::vector<unsigned> sequence = source;
    if (answer.suits)
      sequence = strategy->schedule(region, target);
    ASSERT_TRUE(region.isLegal(sequence)) << mir;
    answer.profile = strategy->profileOf(region, sequence, target);
    answer.kept = answer.suits && sequence != source &&
                  strategy->isBetter(answer.profile, answer.source, target);
    std::vector<std::string> names;
    for (unsigned node : sequence)
      names.push_back(instrs[node].name);
    answer.sequence = llvm::join(names, " ");
  });
  EXPECT_EQ(seen, 1u) << mir;
  return answer;
}

//===-- NVPTX: %p is read from, %q is written to, %i is a number ----------===//

/// `name` = the word at %p + offset.
inline Instr load(const std::string &name, int offset) {
  return {name, "%" + name + ":b32 = LD_i32 0, 0, 1, 3, 32, -1, %p, " +
                    std::to_string(offset) +
                    " :: (load (s32) from %ir.a, addrspace 1)"};
}
/// `name` = left + right.
inline Instr add(const std::string &name, const std::string &left,
                 const std::string &right) {
  return {name, "%" + name + ":b32 = ADD32rr %" + left + ", %" + right};
}
/// The word at %q + offset = value.
inline Instr store(const std::string &name, const std::string &value,
                   int offset) {
  return {name, "ST_i32 %" + value + ", 0, 0, 1, 32, %q, " +
                    std::to_string(offset) + " :: (store (s32) into %ir.b + " +
                    std::to_string(offset) + ", addrspace 1)"};
}
inline Answer onNvidia(llvm::StringRef spec, int target,
                       llvm::ArrayRef<Instr> instrs) {
  return answerFor("nvptx64-nvidia-cuda",
                   "    %p:b64 = MOV_B64_i 4096\n"
                   "    %q:b64 = MOV_B64_i 8192\n"
                   "    %i:b32 = MOV_B32_i 7\n",
                   instrs, "Return", spec, target);
}

} // namespace kiln::test

#endif
