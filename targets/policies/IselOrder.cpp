//===- IselOrder.cpp - the policy for the order of instruction selection --===//
//
// isel-order(order=NAME): SelectionDAG emits the instructions of this kernel in
// the order NAME, with which the machine scheduler starts.
//
// Idea:   SelectionDAG makes a graph of each basic block and has several
//         schedulers to linearize it. LLVM picks one for all functions of a
//         process (-pre-RA-sched); we register a scheduler that reads the
//         kernel's directive. It is the same for every compilation: without a
//         directive it is LLVM's own default.
// Source: measured on 21 kernels and one H200: list-ilp is the best of all
//         switches for one (linear_recurrence, 1.08), fast for another
//         (attention_d64_causal, 1.02).
// Wins:   on NVIDIA, where no machine scheduler follows: list-ilp spreads
//         dependent instructions, list-burr saves registers.
// Loses:  before a strategy that reschedules everything; only its ties then
//         follow this order.
//
// LLVM's seventh order, linearize, is left out: LLVM 22 crashes with it on a
// third of the corpus.
//
//===----------------------------------------------------------------------===//
#include "targets/directives/Catalogue.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/registration/PipelineHook.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/SchedulerRegistry.h"
#include "llvm/CodeGen/SelectionDAGISel.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/CommandLine.h"
#include <mutex>

using namespace llvm;

namespace kiln {
namespace {

struct Choice {
  StringLiteral name;
  RegisterScheduler::FunctionPassCtor create;
};
constexpr Choice choices[] = {
    {"source", createSourceListDAGScheduler},
    {"list-burr", createBURRListDAGScheduler},
    {"list-hybrid", createHybridListDAGScheduler},
    {"list-ilp", createILPListDAGScheduler},
    {"fast", createFastDAGScheduler},
};

std::vector<StringRef> names() {
  std::vector<StringRef> list;
  for (const Choice &choice : choices)
    list.push_back(choice.name);
  return list;
}

const DirectiveInfo info{
    "isel-order",
    "the order in which instruction selection leaves the instructions",
    {ParamInfo::choice("order", "", names(),
                       "LLVM's name of it (-pre-RA-sched)")}};
[[maybe_unused]] const bool registered = (registerPolicy(&info), true);

/// The function that this thread is selecting: LLVM calls back without saying
/// from which compilation. Set right before it, cleared right after it.
struct Progress {
  const Function *function = nullptr;
  RegisterScheduler::FunctionPassCtor create = nullptr;
  unsigned blocks = 0;
};
thread_local Progress progress;

/// LLVM calls this once per block.
ScheduleDAGSDNodes *createOrdered(SelectionDAGISel *selection,
                                  CodeGenOptLevel level) {
  if (progress.function != &selection->MF->getFunction() || !progress.create)
    return createDefaultScheduler(selection, level);
  ++progress.blocks;
  return progress.create(selection, level);
}

constexpr const char *schedulerName = "kiln";
RegisterScheduler scheduler(schedulerName,
                            "What the kernel's policy isel-order says, else "
                            "the best scheduler for the target",
                            createOrdered);

/// LLVM's option, set once to the choice above unless the user set it.
bool takeOver() {
  static bool done = false;
  static std::once_flag once;
  std::call_once(once, [] {
    cl::Option *option = cl::getRegisteredOptions().lookup("pre-RA-sched");
    // The last argument keeps this from counting as the user's.
    done = option && !option->getNumOccurrences() &&
           !option->addOccurrence(0, option->ArgStr, schedulerName, true);
  });
  return done;
}

/// Looks the directive up, right before instruction selection.
class NoteOrder : public FunctionPass {
public:
  static char ID;
  NoteOrder() : FunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln note of the selection order";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
  }
  bool runOnFunction(Function &function) override {
    progress = {&function};
    const CarriedDirectives &directives =
        getAnalysis<CompilationDirectives>().of(function);
    for (const Directive *directive : directives.policies(info.name))
      for (const Choice &choice : choices)
        if (choice.name == directive->getEnum("order"))
          progress.create = choice.create;
    return false;
  }
};
char NoteOrder::ID = 0;

/// Reports what the directive did, after instruction selection.
class ReportOrder : public MachineFunctionPass {
public:
  static char ID;
  explicit ReportOrder(bool takenOver)
      : MachineFunctionPass(ID), takenOver(takenOver) {}
  StringRef getPassName() const override {
    return "Kiln report of the selection order";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &machine) override {
    const Function &function = machine.getFunction();
    unsigned blocks = progress.function == &function ? progress.blocks : 0;
    progress = {};
    auto &directives = getAnalysis<CompilationDirectives>();
    for (const Directive *directive :
         directives.of(function).policies(info.name)) {
      if (blocks)
        directives.reportPolicy(function, *directive, blocks,
                                "blocks put into this order");
      else
        directives.refuse(function, *directive,
                          takenOver
                              ? "SelectionDAG did not select this kernel "
                                "(-O0 or another instruction selector)"
                              : "-pre-RA-sched chooses the order for every "
                                "kernel; leave it out");
    }
    return false;
  }

private:
  bool takenOver;
};
char ReportOrder::ID = 0;

const PipelineHook hook([](TargetMachine &machine, legacy::PassManagerBase &,
                           TargetPassConfig *config) {
  config->insertPass(lastBeforeSelection(), new NoteOrder);
  config->insertPass(&FinalizeISelID, new ReportOrder(takeOver()));
});

} // namespace
} // namespace kiln
