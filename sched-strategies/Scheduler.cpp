// The machine pass: replaces LLVM's machine scheduler for NVPTX and AMDGPU and
// schedules every function by the strategy that its attribute names.
//
// A callback of the target's pass configuration inserts it, so stock llc needs
// nothing but -load, and no process-wide option decides anything. The pass
// carries the identity of LLVM's scheduler: AMDGPU inserts three of its own
// passes after that identity (insertPass), and they must not be lost. A
// function without a directive is scheduled exactly as LLVM would: not at all
// on NVPTX, by the target's own scheduler on AMDGPU.
#include "sched-strategies/core/DelegatingStrategy.h"
#include "sched-strategies/core/Explain.h"
#include "sched-strategies/core/KernelSchedule.h"
#include "sched-strategies/core/RegionWalk.h"
#include "sched-strategies/core/ReplayedSchedule.h"
#include "sched-strategies/saved/ScheduleRecord.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/registration/ChangeCheck.h"
#include "targets/registration/IrPass.h"
#include "targets/registration/PipelineHook.h"

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineScheduler.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/RegisterClassInfo.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {
namespace {

class KilnScheduler : public MachineFunctionPass {
public:
  static char ID;
  /// `identity`: the pass it is known as in the pipeline.
  explicit KilnScheduler(char &identity = ID) : MachineFunctionPass(identity) {}
  StringRef getPassName() const override { return "Kiln machine scheduler"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override;
  bool runOnMachineFunction(MachineFunction &function) override;

private:
  CompilationDirectives &directives() {
    return getAnalysis<CompilationDirectives>();
  }
  AAResults &aliases() {
    return getAnalysis<AAResultsWrapperPass>().getAAResults();
  }
  void refuse(const MachineFunction &function, const Twine &why) {
    directives().refuse(function.getFunction(), kSchedStrategyAttr, why);
  }
  bool obey(MachineFunction &function, const CarriedDirectives &carried,
            KernelStrategy &strategy);
  void save(MachineFunction &function, ScheduleRecorder &recorder,
            const ScheduleDirective &directive, const KernelStrategy &strategy);
  bool runStock(MachineFunction &function);
  void verifyLlvms(MachineFunction &function);
  bool runDelegate(MachineFunction &function, const Directive &directive,
                   const DelegatingStrategy &strategy);
  void describe(MachineFunction &function, MachineSchedContext &context);
  void scheduleBy(ScheduleDAGInstrs &scheduler, MachineFunction &function);
  bool runStrategy(MachineFunction &function, const Directive &directive,
                   Strategy &strategy);
};
char KilnScheduler::ID = 0;
RegisterPass<KilnScheduler> registration("kiln-machine-scheduler",
                                         "Kiln machine scheduler");

void KilnScheduler::getAnalysisUsage(AnalysisUsage &usage) const {
  usage.setPreservesCFG();
  usage.addRequired<CompilationDirectives>();
  usage.addRequired<MachineDominatorTreeWrapperPass>();
  usage.addRequired<MachineLoopInfoWrapperPass>();
  usage.addRequired<AAResultsWrapperPass>();
  usage.addRequired<TargetPassConfig>();
  usage.addRequired<SlotIndexesWrapperPass>();
  usage.addPreserved<SlotIndexesWrapperPass>();
  usage.addRequired<LiveIntervalsWrapperPass>();
  usage.addPreserved<LiveIntervalsWrapperPass>();
  MachineFunctionPass::getAnalysisUsage(usage);
}

/// The directive that makes this schedule: the strategy, and as policies what
/// was disabled.
std::string originOf(const MachineFunction &function,
                     const ScheduleDirective &directive,
                     const KernelStrategy &strategy) {
  auto *replayed = dyn_cast<ReplayedSchedule>(&strategy);
  std::string origin = replayed ? replayed->origin() : directive.strategy.str();
  for (const Directive &policy : directive.policies)
    origin += "; " + policy.str();
  // `replay` disables nothing by itself, so what this strategy disabled becomes
  // policies. NVPTX has none of these late passes.
  if (function.getTarget().getTargetTriple().isAMDGCN())
    for (StringRef pass : directive.strategy.info().disabled) {
      std::string policy = ("disable(pass=" + pass + ")").str();
      if (none_of(directive.policies, [&](const Directive &given) {
            return given.str() == policy;
          }))
        origin += "; " + policy;
    }
  return origin;
}

/// Saves the schedule as text, for programs and as a remark.
void KilnScheduler::save(MachineFunction &function, ScheduleRecorder &recorder,
                         const ScheduleDirective &directive,
                         const KernelStrategy &strategy) {
  Expected<SavedSchedule> schedule =
      recorder.finish(function, originOf(function, directive, strategy));
  if (!schedule)
    return refuse(function, toString(schedule.takeError()));
  std::string &text =
      directives().results(function.getFunction()).savedSchedule;
  text = printSchedule(*schedule);
  MachineOptimizationRemarkEmitter emitter(function, nullptr);
  emitter.emit([&] {
    MachineOptimizationRemarkAnalysis remark(
        kScheduleRemark.data(), "Saved", function.getFunction().getSubprogram(),
        &function.front());
    remark << DiagnosticInfoOptimizationBase::Argument("Schedule", text);
    return remark;
  });
}

bool KilnScheduler::runOnMachineFunction(MachineFunction &function) {
  const CarriedDirectives &carried = directives().of(function.getFunction());
  if (!carried.remats.empty() &&
      !function.getFunction().hasFnAttribute(kRematDoneAttr))
    directives().refuse(
        function.getFunction(), kRematAttr,
        "the pipeline begins after "
        "rematerialization (-start-before, -start-after); give it "
        "in the run that makes this machine code");
  // What was refused ends with an error however it is scheduled, and LLVM's
  // scheduler takes minutes for a large region.
  if (!carried.schedule)
    return !function.getFunction().hasFnAttribute(kSchedStrategyAttr) &&
           runStock(function);
  if (!gpuOf(function)) {
    refuse(function, "Kiln has no record of the GPU '" +
                         function.getSubtarget().getCPU() +
                         "'; name one that `kiln targets` lists (-mcpu)");
    return false;
  }
  if (skipFunction(function.getFunction()))
    return false;
  std::unique_ptr<KernelStrategy> strategy =
      makeStrategy(carried.schedule->strategy);
  if (Error error = strategy->prepare(function, carried)) {
    refuse(function, toString(std::move(error)));
    return false;
  }
  if (isa<DelegatingStrategy>(*strategy) &&
      function.getTarget().getTargetTriple().isAMDGCN()) {
    bool changed = obey(function, carried, *strategy);
    verifyLlvms(function);
    return changed;
  }
  std::unique_ptr<ChangeCheck> check = ChangeCheck::remember(function);
  bool changed = obey(function, carried, *strategy);
  if (Error error = check->judge(function, &aliases()))
    function.getFunction().getContext().diagnose(DiagnosticInfoGeneric(
        "Kiln's scheduler changed what the kernel computes (a defect of "
        "Kiln): " +
            toString(std::move(error)),
        DS_Error));
  return changed;
}

/// LLVM's schedulers for AMD rematerialize between basic blocks by what they
/// know of EXEC, which the value check does not. After some LLVM itself takes
/// the code for broken.
void KilnScheduler::verifyLlvms(MachineFunction &function) {
  std::string complaints;
  raw_string_ostream out(complaints);
  if (function.verify(this, "", &out, /*AbortOnError=*/false))
    return;
  StringRef first = complaints;
  size_t at = first.find("*** Bad machine code: ");
  first = first.substr(at == StringRef::npos ? 0 : at);
  first.consume_front("*** Bad machine code: ");
  function.getFunction().getContext().diagnose(DiagnosticInfoGeneric(
      "LLVM's own scheduler leaves machine code for kernel '" +
          function.getName() + "' that LLVM's verifier refuses (" +
          first.split(" ***").first +
          "), a defect of LLVM " LLVM_VERSION_STRING
          "; choose another scheduler",
      DS_Error));
}

bool KilnScheduler::obey(MachineFunction &function,
                         const CarriedDirectives &carried,
                         KernelStrategy &strategy) {
  const ScheduleDirective &directive = *carried.schedule;
  std::optional<ScheduleRecorder> recorder;
  if (carried.savesSchedule)
    recorder.emplace(function, carried);
  auto *delegating = dyn_cast<DelegatingStrategy>(&strategy);
  bool changed =
      delegating
          ? runDelegate(function, directive.strategy, *delegating)
          : runStrategy(function, directive.strategy, cast<Strategy>(strategy));
  if (recorder)
    save(function, *recorder, directive, strategy);
  return changed;
}

void KilnScheduler::describe(MachineFunction &function,
                             MachineSchedContext &context) {
  context.MF = &function;
  context.MLI = &getAnalysis<MachineLoopInfoWrapperPass>().getLI();
  context.MDT = &getAnalysis<MachineDominatorTreeWrapperPass>().getDomTree();
  context.TM = &getAnalysis<TargetPassConfig>().getTM<TargetMachine>();
  context.AA = &aliases();
  context.LIS = &getAnalysis<LiveIntervalsWrapperPass>().getLIS();
  context.RegClassInfo->runOnMachineFunction(function);
}

bool KilnScheduler::runStock(MachineFunction &function) {
  if (skipFunction(function.getFunction()) ||
      !function.getSubtarget().enableMachineScheduler())
    return false;
  MachineSchedContext context;
  describe(function, context);
  std::unique_ptr<ScheduleDAGInstrs> scheduler(
      function.getTarget().createMachineScheduler(&context));
  if (!scheduler)
    scheduler.reset(createSchedLive(&context));
  scheduleBy(*scheduler, function);
  return true;
}

/// As LLVM's own pass drives a scheduler.
void KilnScheduler::scheduleBy(ScheduleDAGInstrs &scheduler,
                               MachineFunction &function) {
  for (MachineBasicBlock &block : function) {
    scheduler.startBlock(&block);
    SmallVector<RegionBounds, 8> regions = regionsOf(block);
    if (scheduler.doMBBSchedRegionsTopDown())
      std::reverse(regions.begin(), regions.end());
    for (const RegionBounds &region : regions) {
      scheduler.enterRegion(&block, region.begin, region.end, region.size);
      bool single = std::next(region.begin) == region.end;
      if (!single || scheduler.shouldScheduleSingleMIRegions())
        scheduler.schedule();
      scheduler.exitRegion();
    }
    scheduler.finishBlock();
  }
  scheduler.finalizeSchedule();
}

/// One remark per kernel: what was done, and what it did to the registers.
void report(MachineFunction &function, const StrategyResult &result) {
  MachineOptimizationRemarkEmitter emitter(function, nullptr);
  emitter.emit([&] {
    using NV = DiagnosticInfoOptimizationBase::Argument;
    MachineOptimizationRemarkAnalysis remark(
        "kiln-sched", "Strategy", function.getFunction().getSubprogram(),
        &function.front());
    remark << "strategy " << NV("Strategy", result.strategy);
    if (result.byLlvm)
      remark << ": scheduled by LLVM";
    else
      remark << ", target " << NV("Target", result.target)
             << " registers: " << NV("Regions", result.regions) << " regions, "
             << NV("Reordered", result.reordered) << " reordered, "
             << NV("Reverted", result.reverted)
             << " reverted (no better by the strategy's measure), "
             << NV("Skipped", result.unwanted)
             << " left alone (nothing to gain there by the strategy), "
             << NV("Unchanged", result.unchanged)
             << " kept as they are by the strategy, "
             << NV("Single", result.single) << " of one instruction";
    remark << "; live registers " << NV("PressureBefore", result.liveBefore)
           << " -> " << NV("PressureAfter", result.liveAfter);
    return remark;
  });
}

bool KilnScheduler::runDelegate(MachineFunction &function,
                                const Directive &directive,
                                const DelegatingStrategy &strategy) {
  MachineSchedContext context;
  describe(function, context);
  // LLVM's scheduler may make registers of its own, so they are numbered anew.
  auto peak = [&] {
    return peakPressure(function, RegisterUnits(function, *context.LIS))
        .budgeted();
  };
  StrategyResult result{.strategy = directive.str(), .byLlvm = true};
  result.liveBefore = peak();
  std::unique_ptr<ScheduleDAGInstrs> scheduler =
      strategy.createDelegate(context);
  if (scheduler)
    scheduleBy(*scheduler, function);
  result.liveAfter = peak();
  report(function, result);
  directives().results(function.getFunction()).strategy = std::move(result);
  return scheduler != nullptr;
}

bool KilnScheduler::runStrategy(MachineFunction &function,
                                const Directive &directive,
                                Strategy &strategy) {
  auto &intervals = getAnalysis<LiveIntervalsWrapperPass>().getLIS();
  Expected<ScheduleSummary> summary = scheduleKernel(
      function, getAnalysis<MachineLoopInfoWrapperPass>().getLI(), aliases(),
      intervals, strategy);
  if (!summary) {
    refuse(function, toString(summary.takeError()));
    return false;
  }
  if (summary->reordered) {
    auto &slots = getAnalysis<SlotIndexesWrapperPass>();
    slots.releaseMemory();
    slots.runOnMachineFunction(function);
    intervals.reanalyze(function);
  }
  StrategyResult result{.strategy = directive.str(),
                        .target = summary->target,
                        .regions = summary->regions,
                        .single = summary->single,
                        .unwanted = summary->unwanted,
                        .unchanged = summary->unchanged,
                        .reordered = summary->reordered,
                        .reverted = summary->reverted,
                        .liveBefore = summary->before.budgeted(),
                        .liveAfter = summary->after.budgeted()};
  report(function, result);
  directives().results(function.getFunction()).strategy = std::move(result);
  MachineOptimizationRemarkEmitter emitter(function, nullptr);
  if (emitter.allowExtraAnalysis(kRegionRemarks))
    explainRegions(function, intervals, *summary, emitter);
  return summary->reordered != 0;
}

/// True if the user chose LLVM's scheduler by llc's own options; then it stays
/// where it is.
bool stockSchedulerForced() {
  for (StringRef name : {"misched", "enable-misched"})
    if (const cl::Option *option = cl::getRegisteredOptions().lookup(name))
      if (option->getNumOccurrences())
        return true;
  return false;
}

/// Where Kiln's scheduler does not run, a directive would be ignored silently;
/// this pass reports that as an error.
class RefuseDirectives : public MachineFunctionPass {
public:
  static char ID;
  explicit RefuseDirectives(StringRef why)
      : MachineFunctionPass(ID), why(why) {}
  StringRef getPassName() const override {
    return "Kiln refusal of scheduling directives";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &machine) override {
    const Function &function = machine.getFunction();
    auto &directives = getAnalysis<CompilationDirectives>();
    if (directives.of(function).schedule)
      directives.refuse(function, kSchedStrategyAttr, why);
    return false;
  }

private:
  StringRef why;
};
char RefuseDirectives::ID = 0;

const PipelineHook hook([](TargetMachine &machine, legacy::PassManagerBase &,
                           TargetPassConfig *config) {
  if (machine.getOptLevel() == CodeGenOptLevel::None) {
    config->insertPass(&FinalizeISelID,
                       new RefuseDirectives(
                           "there is no scheduling at -O0; use -O1 or higher"));
    return;
  }
  if (stockSchedulerForced()) {
    config->insertPass(
        &FinalizeISelID,
        new RefuseDirectives(
            "-misched and -enable-misched choose LLVM's scheduler for every "
            "kernel; leave them out"));
    return;
  }
  config->substitutePass(&MachineSchedulerID,
                         new KilnScheduler(MachineSchedulerID));
});

} // namespace
} // namespace kiln
