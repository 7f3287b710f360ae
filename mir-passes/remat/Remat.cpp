#include "mir-passes/remat/Remat.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/cost/LiveRegisters.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/gpu/Budget.h"
#include "targets/support/Kernel.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"

using namespace llvm;

namespace kiln {

DirectiveInfo withCommonParams(DirectiveInfo info) {
  // 0.93 is the RematRPELimit of Intel's IGC.
  ParamInfo common[] = {
      ParamInfo::real("gate", 0.93, 0, 4,
                      "acts where more than gate x target registers are live"),
      ParamInfo::integer(
          "max_regs", 0, 0, 512,
          "the target; 0: the kernel's limit, else what a thread may use"),
      ParamInfo::keep()};
  info.params.insert(info.params.begin(), std::begin(common), std::end(common));
  return info;
}

/// Filled by static constructors, only read afterwards.
static std::vector<const RematEntry *> &entryList() {
  static std::vector<const RematEntry *> list;
  return list;
}

void registerRematEntry(const RematEntry *entry) {
  auto isEarlier = [](const RematEntry *a, const RematEntry *b) {
    return std::pair(a->stage, a->info.name) <
           std::pair(b->stage, b->info.name);
  };
  std::vector<const RematEntry *> &list = entryList();
  list.insert(upper_bound(list, entry, isEarlier), entry);
  registerRemat(&entry->info);
}

ArrayRef<const RematEntry *> rematEntries() { return entryList(); }

void RematPass::getAnalysisUsage(AnalysisUsage &usage) const {
  usage.setPreservesCFG();
  usage.addRequired<CompilationDirectives>();
  usage.addRequired<MachineLoopInfoWrapperPass>();
  usage.addPreserved<MachineLoopInfoWrapperPass>();
  usage.addRequired<SlotIndexesWrapperPass>();
  usage.addPreserved<SlotIndexesWrapperPass>();
  usage.addRequired<LiveIntervalsWrapperPass>();
  usage.addPreserved<LiveIntervalsWrapperPass>();
  MachineFunctionPass::getAnalysisUsage(usage);
}

static int peakNow(const MachineFunction &function,
                   const LiveIntervals &intervals) {
  return peakPressure(function, RegisterUnits(function, intervals)).budgeted();
}

/// The remark of a rematerialization.
static void report(MachineFunction &function, StringRef name,
                   const RematerializationResult &note) {
  MachineOptimizationRemarkEmitter emitter(function, nullptr);
  emitter.emit([&] {
    using NV = DiagnosticInfoOptimizationBase::Argument;
    MachineOptimizationRemarkAnalysis remark(
        "kiln-remat", name, function.getFunction().getSubprogram(),
        &function.front());
    remark << NV("Directive", note.remat) << ", target "
           << NV("Target", note.target) << " registers: ";
    if (!note.acted)
      remark << "nothing to do, no more than "
             << NV("PressureBefore", note.liveBefore)
             << " are live and the gate is " << NV("Gate", note.gate);
    else
      remark << NV("Recomputed", note.count) << " " << note.what
             << "; live registers " << NV("PressureBefore", note.liveBefore)
             << " -> " << NV("PressureAfter", note.liveAfter);
    return remark;
  });
}

bool RematPass::runOnMachineFunction(MachineFunction &function) {
  auto &directives = getAnalysis<CompilationDirectives>();
  const Directive *directive =
      directives.of(function.getFunction()).remat(info.name);
  if (!directive)
    return false;
  function.getFunction().addFnAttr(kRematDoneAttr);
  const GpuTarget *gpu = gpuOf(function);
  if (!gpu)
    return false;
  auto &intervals = getAnalysis<LiveIntervalsWrapperPass>().getLIS();
  int64_t asked = directive->getInt("max_regs");
  int target =
      asked
          ? asked
          : Budget::forKernel(*gpu, threadsPerBlock(function.getFunction()),
                              sharedBytes(function), ownRegisterLimit(function))
                .limit();
  int gate = int(directive->getFloat("gate") * target);
  int peak = peakNow(function, intervals);
  RematResult result;
  if (peak > gate) {
    RematKernel kernel{function,
                       intervals,
                       getAnalysis<MachineLoopInfoWrapperPass>().getLI(),
                       *directive,
                       target,
                       gate};
    result = run(kernel);
  }
  RematerializationResult note{directive->str(), target,      gate, peak > gate,
                               result.count,     result.what, peak, peak};
  if (note.acted)
    note.liveAfter = peakNow(function, intervals);
  report(function, info.name, note);
  directives.results(function.getFunction()).remats.push_back(std::move(note));
  return peak > gate;
}

} // namespace kiln
