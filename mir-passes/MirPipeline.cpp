// Where the passes of this folder stand in LLVM's pipeline, and the checks
// between them.
//
// All of them run after the register coalescer, when copies are settled and
// LiveIntervals tell the true pressure, and before the scheduler, so that it
// sees what they did. They do nothing to a function without orders. A
// ValueCheck frames the rematerializations and another one the scheduler; what
// it finds is an error of ours, and the compilation fails.
#include "mir-passes/Passes.h"
#include "mir-passes/check/ValueCheck.h"
#include "mir-passes/memory/AsmPointers.h"
#include "mir-passes/remat/Remat.h"
#include "targets/cost/CostModel.h"
#include "targets/orders/PipelineHook.h"

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

bool hasOrders(const MachineFunction &function) {
  const Function &source = function.getFunction();
  return source.hasFnAttribute(kSchedStrategyAttr) ||
         source.hasFnAttribute(kRematAttr);
}

bool wantsDescription(const MachineFunction &function) {
  const Function &source = function.getFunction();
  if (source.hasFnAttribute(kRematAttr))
    return true;
  if (!source.hasFnAttribute(kSchedStrategyAttr))
    return false;
  Expected<ScheduleOrder> order = parseSchedule(
      source.getFnAttribute(kSchedStrategyAttr).getValueAsString());
  if (order)
    return !order->strategy.info().isLlvms;
  consumeError(order.takeError()); // the scheduler reports it
  return false;
}

std::optional<Order> rematOrder(const MachineFunction &function,
                                StringRef name) {
  Expected<std::vector<Order>> orders = parseRemats(
      function.getFunction().getFnAttribute(kRematAttr).getValueAsString());
  if (!orders) {
    consumeError(orders.takeError());
    return std::nullopt;
  }
  for (Order &order : *orders)
    if (order.name() == name)
      return std::move(order);
  return std::nullopt;
}

namespace {

void complain(const MachineFunction &function, const Twine &message) {
  function.getFunction().getContext().diagnose(
      DiagnosticInfoGeneric(message, DS_Error));
}

/// Reports a kRematAttr that cannot be obeyed, once per kernel.
class CheckOrders : public MachineFunctionPass {
public:
  static char ID;
  /// `refusal`: why no order can be obeyed; empty: they can.
  explicit CheckOrders(StringRef refusal = "")
      : MachineFunctionPass(ID), refusal(refusal) {}
  StringRef getPassName() const override {
    return "Kiln check of rematerialization orders";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    StringRef spec =
        function.getFunction().getFnAttribute(kRematAttr).getValueAsString();
    Expected<std::vector<Order>> orders = parseRemats(spec);
    std::string why;
    if (!orders)
      why = toString(orders.takeError());
    else if (!orders->empty() && !refusal.empty())
      why = refusal.str();
    else if (!orders->empty() && !gpuOf(function))
      why = ("Kiln has no record of the GPU '" +
             function.getSubtarget().getCPU() +
             "'; name one that `kiln targets` lists (-mcpu)")
                .str();
    if (!why.empty())
      complain(function, "kernel '" + function.getName() + "', attribute \"" +
                             kRematAttr + "\": " + why);
    return false;
  }

private:
  StringRef refusal;
};
char CheckOrders::ID = 0;

/// True if a rematerialization is ordered that folds what a loop carries along
/// into expressions.
bool ordersAlgebra(const MachineFunction &function) {
  return any_of(rematEntries(), [&](const RematEntry *entry) {
    return entry->stage == RematStage::LoopCarried &&
           rematOrder(function, entry->info.name);
  });
}

/// Takes a function for the reference of the next check, or compares it with
/// the reference where the step before it had an order to change something.
class CheckValues : public MachineFunctionPass {
public:
  static char ID;
  enum Step { Remember, Compare };
  /// `suspect` is the step to blame, `order` the attribute that asks for it.
  CheckValues(std::shared_ptr<ValueCheck> check, Step step, StringRef suspect,
              StringRef order)
      : MachineFunctionPass(ID), check(std::move(check)), step(step),
        suspect(suspect), order(order) {}
  StringRef getPassName() const override { return "Kiln value check"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<AAResultsWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    if (!hasOrders(function))
      return false;
    if (step == Remember) {
      check->remember(function, ordersAlgebra(function));
      return false;
    }
    if (!function.getFunction().hasFnAttribute(order))
      return false;
    if (Error error = check->verify(
            function, &getAnalysis<AAResultsWrapperPass>().getAAResults()))
      complain(function,
               "Kiln's " + suspect +
                   " changed what the kernel computes (a defect of Kiln): " +
                   toString(std::move(error)));
    return false;
  }

private:
  std::shared_ptr<ValueCheck> check;
  Step step;
  StringRef suspect, order;
};
char CheckValues::ID = 0;

/// The last pass before the scheduler that renames registers: a pass of ours
/// behind it sees what the scheduler sees. AMDGPU's own one is known by name
/// only.
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

const PipelineHook hook([](TargetMachine &machine, legacy::PassManagerBase &,
                           TargetPassConfig *config) {
  const Triple &triple = machine.getTargetTriple();
  if (!triple.isNVPTX() && !triple.isAMDGCN())
    return;
  if (machine.getOptLevel() == CodeGenOptLevel::None) {
    config->insertPass(
        &FinalizeISelID,
        new CheckOrders(
            "there is no rematerialization at -O0; use -O1 or higher"));
    return;
  }
  auto pointers = std::make_shared<AsmPointers>();
  // The last pass before instruction selection that every target has.
  config->insertPass(PassRegistry::getPassRegistry()
                         ->getPassInfo(StringRef("stack-protector"))
                         ->getTypeInfo(),
                     AsmPointers::createPass(pointers));
  auto check = std::make_shared<ValueCheck>();
  AnalysisID after = anchor(triple);
  config->insertPass(after, new CheckOrders());
  config->insertPass(after, createDescribeAsm(pointers));
  config->insertPass(after, createInvariantLoads());
  config->insertPass(after,
                     new CheckValues(check, CheckValues::Remember, "", ""));
  for (const RematEntry *entry : rematEntries())
    config->insertPass(after, entry->create());
  config->insertPass(after, new CheckValues(check, CheckValues::Compare,
                                            "rematerialization", kRematAttr));
  config->insertPass(&MachineSchedulerID,
                     new CheckValues(check, CheckValues::Compare, "scheduler",
                                     kSchedStrategyAttr));
});

} // namespace
} // namespace kiln
