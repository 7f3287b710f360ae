// Where the passes of this folder stand in LLVM's pipeline, and the checks
// between them.
//
// All but those that only keep LLVM's own passes right run after the register
// coalescer, when copies are settled and LiveIntervals tell the true pressure,
// and before the scheduler, so that it sees what they did. None does anything to
// a function without directives. A
// ValueCheck frames the rematerializations; another one frames the scheduler,
// which requests it (ChangeCheck.h). A difference is a defect of Kiln's, and
// the compilation fails.
#include "mir-passes/check/ValueCheck.h"
#include "mir-passes/memory/AsmPointers.h"
#include "mir-passes/memory/Passes.h"
#include "mir-passes/registers/CoalescerFaults.h"
#include "mir-passes/registers/RegisterLimit.h"
#include "mir-passes/registers/SingleLanes.h"
#include "mir-passes/remat/Remat.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/registration/ChangeCheck.h"
#include "targets/registration/PipelineHook.h"

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

namespace {

/// A machine pass that reads the directives of its function and changes
/// nothing.
class DirectivesPass : public MachineFunctionPass {
public:
  using MachineFunctionPass::MachineFunctionPass;
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }

protected:
  CompilationDirectives &directives() {
    return getAnalysis<CompilationDirectives>();
  }
  const CarriedDirectives &directivesOf(const MachineFunction &function) {
    return directives().of(function.getFunction());
  }
};

/// Refuses rematerializations that cannot be applied, once per kernel.
class CheckDirectives : public DirectivesPass {
public:
  static char ID;
  /// `refusal`: why none can be applied; empty: they can.
  explicit CheckDirectives(StringRef refusal = "")
      : DirectivesPass(ID), refusal(refusal) {}
  StringRef getPassName() const override {
    return "Kiln check of rematerialization directives";
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    if (directivesOf(function).remats.empty())
      return false;
    if (!refusal.empty())
      directives().refuse(function.getFunction(), kRematAttr, refusal);
    else if (!gpuOf(function))
      directives().refuse(function.getFunction(), kRematAttr,
                          "Kiln has no record of the GPU '" +
                              function.getSubtarget().getCPU() +
                              "'; name one that `kiln targets` lists (-mcpu)");
    return false;
  }

private:
  StringRef refusal;
};
char CheckDirectives::ID = 0;

/// True if a requested rematerialization folds loop-carried values into
/// expressions.
bool wantsAlgebra(const CarriedDirectives &directives) {
  return any_of(rematEntries(), [&](const RematEntry *entry) {
    return entry->stage == RematStage::LoopCarried &&
           directives.remat(entry->info.name);
  });
}

/// The check around the rematerializations: takes a function as the reference,
/// or compares it with the reference.
class CheckValues : public DirectivesPass {
public:
  static char ID;
  enum Step { Remember, Compare };
  CheckValues(std::shared_ptr<ValueCheck> check, Step step)
      : DirectivesPass(ID), check(std::move(check)), step(step) {}
  StringRef getPassName() const override { return "Kiln value check"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.addRequired<AAResultsWrapperPass>();
    DirectivesPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    const CarriedDirectives &carried = directivesOf(function);
    if (carried.remats.empty())
      return false;
    if (step == Remember) {
      check->remember(function, wantsAlgebra(carried));
      return false;
    }
    if (Error error = check->verify(
            function, &getAnalysis<AAResultsWrapperPass>().getAAResults()))
      function.getFunction().getContext().diagnose(DiagnosticInfoGeneric(
          "Kiln's rematerialization changed what the kernel computes (a defect "
          "of Kiln): " +
              toString(std::move(error)),
          DS_Error));
    return false;
  }

private:
  std::shared_ptr<ValueCheck> check;
  Step step;
};
char CheckValues::ID = 0;

/// The same checker, for the scheduler.
class CheckSchedule : public ChangeCheck {
public:
  explicit CheckSchedule(const MachineFunction &function) {
    check.remember(function);
  }
  Error judge(const MachineFunction &function,
              AAResults *aliases) const override {
    return check.verify(function, aliases);
  }

private:
  ValueCheck check;
};

[[maybe_unused]] const bool registered =
    (ChangeCheck::registerMaker(
         [](const MachineFunction &function) -> std::unique_ptr<ChangeCheck> {
           return std::make_unique<CheckSchedule>(function);
         }),
     true);

/// The last pass before the scheduler that renames registers: a Kiln pass after
/// it sees what the scheduler sees. AMDGPU's is known by name only.
AnalysisID anchor(const Triple &triple) {
  if (triple.isNVPTX())
    return &RegisterCoalescerID;
  const PassInfo *info = PassRegistry::getPassRegistry()->getPassInfo(
      StringRef("rewrite-partial-reg-uses"));
  const cl::Option *option = cl::getRegisteredOptions().lookup(
      "amdgpu-enable-rewrite-partial-reg-uses");
  bool mayBeOff = option && option->getNumOccurrences();
  return info && !mayBeOff ? info->getTypeInfo() : &RenameIndependentSubregsID;
}

/// Passes among AMD's own, which are known by name only: asynchronous copies,
/// before and after LLVM inserts its waits, and the check of the registers that
/// were taken.
void insertAmongAmds(TargetMachine &machine, TargetPassConfig &config) {
  if (!machine.getTargetTriple().isAMDGCN())
    return;
  const PassRegistry &passes = *PassRegistry::getPassRegistry();
  if (const PassInfo *info =
          passes.getPassInfo(StringRef("si-memory-legalizer")))
    config.insertPass(info->getTypeInfo(), createDropReleaseWaits());
  if (const PassInfo *info =
          passes.getPassInfo(StringRef("si-insert-waitcnts"))) {
    config.insertPass(info->getTypeInfo(), createAsyncWaits());
    config.insertPass(info->getTypeInfo(), createRegisterLimit());
  }
}

const PipelineHook hook([](TargetMachine &machine, legacy::PassManagerBase &,
                           TargetPassConfig *config) {
  insertAmongAmds(machine, *config);
  if (machine.getOptLevel() == CodeGenOptLevel::None) {
    config->insertPass(
        &FinalizeISelID,
        new CheckDirectives(
            "there is no rematerialization at -O0; use -O1 or higher"));
    return;
  }
  // AMDGPU runs what stands between these two once more, without sinking.
  config->insertPass(&LocalStackSlotAllocationID, holdLoads);
  config->insertPass(&MachineSinkingLegacyID, releaseLoads);
  auto pointers = std::make_shared<AsmPointers>();
  config->insertPass(lastBeforeSelection(), AsmPointers::createPass(pointers));
  auto check = std::make_shared<ValueCheck>();
  AnalysisID after = anchor(machine.getTargetTriple());
  config->insertPass(after, new CheckDirectives());
  if (machine.getTargetTriple().isAMDGCN()) {
    // LLVM's passes between the two crash on what the first mends, and leave
    // lanes undefined in the way that the second mends.
    config->insertPass(&RegisterCoalescerID, createCoalescerFaults());
    config->insertPass(after, createCoalescerFaults());
    config->insertPass(after, createSingleLanes());
  }
  config->insertPass(after, createDescribeAsm(pointers));
  auto marks = std::make_shared<MarkedLoads>();
  config->insertPass(after, createInvariantLoads(marks));
  if (machine.getTargetTriple().isAMDGCN())
    config->insertPass(&MachineSchedulerID, createUnmarkLoads(marks));
  config->insertPass(after, new CheckValues(check, CheckValues::Remember));
  for (const RematEntry *entry : rematEntries())
    config->insertPass(after, entry->create());
  config->insertPass(after, new CheckValues(check, CheckValues::Compare));
});

} // namespace
} // namespace kiln
