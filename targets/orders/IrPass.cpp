#include "targets/orders/IrPass.h"
#include "targets/orders/Catalogue.h"
#include "targets/orders/PipelineHook.h"
#include "targets/support/PassAnalyses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Pass.h"

using namespace llvm;

namespace kiln {

static std::vector<const IrPass *> &passList() {
  static std::vector<const IrPass *> list;
  return list;
}

RegisterIrPass::RegisterIrPass(IrPass given) : pass(std::move(given)) {
  if (pass.kind == IrPass::Policy) {
    registerPolicy(&pass.info);
  } else {
    pass.info.params.push_back(ParamInfo::keep());
    registerRemat(&pass.info);
  }
  auto before = [](const IrPass *a, const IrPass *b) {
    return std::pair(a->stage, a->info.name) <
           std::pair(b->stage, b->info.name);
  };
  std::vector<const IrPass *> &list = passList();
  list.insert(upper_bound(list, &pass, before), &pass);
}

ArrayRef<const IrPass *> irPasses() { return passList(); }

bool isIrRemat(StringRef name) {
  return any_of(irPasses(), [&](const IrPass *pass) {
    return pass->kind == IrPass::Remat && pass->info.name == name;
  });
}

/// The function's orders for passes over LLVM IR, in the order in which they
/// run.
static std::vector<std::pair<const IrPass *, const Order *>>
irOrders(const CarriedOrders &carried) {
  std::vector<std::pair<const IrPass *, const Order *>> list;
  for (const IrPass *pass : irPasses()) {
    if (pass->kind == IrPass::Remat) {
      if (const Order *order = carried.remat(pass->info.name))
        list.emplace_back(pass, order);
      continue;
    }
    for (const Order *order : carried.policies(pass->info.name))
      list.emplace_back(pass, order);
  }
  return list;
}

/// A rematerialization over LLVM IR counts no registers.
static void reportRemat(CompilationOrders &orders, const Function &function,
                        const Order &order, IrOutcome outcome) {
  RematerializationResult result;
  result.remat = order.str();
  result.acted = outcome.times;
  result.count = outcome.times;
  result.what = std::move(outcome.what);
  OptimizationRemarkEmitter emitter(&function);
  emitter.emit([&] {
    using NV = DiagnosticInfoOptimizationBase::Argument;
    OptimizationRemarkAnalysis remark("kiln-remat", order.name(),
                                      function.getSubprogram(),
                                      &function.getEntryBlock());
    remark << NV("Order", result.remat) << ": ";
    if (result.acted)
      remark << NV("Count", result.count) << " " << NV("What", result.what);
    else
      remark << "nothing to do, " << NV("What", result.what);
    return remark;
  });
  orders.results(function).remats.push_back(std::move(result));
}

/// Runs what one function orders.
static bool runOn(Function &function, CompilationOrders &orders,
                  FunctionAnalysisManager &analyses, TargetMachine &machine,
                  IrPassWatch watch) {
  auto list = irOrders(orders.of(function));
  if (list.empty())
    return false;
  SmallVector<std::string> work;
  for (auto [pass, order] : list) // whether it stays is no part of what it does
    work.push_back(pass->kind == IrPass::Remat
                       ? order->withChoice("keep", "better").str()
                       : order->str());
  std::string spec = join(work, "; ");
  if (function.hasFnAttribute(kIrDoneAttr)) {
    StringRef done = function.getFnAttribute(kIrDoneAttr).getValueAsString();
    if (done != spec)
      orders.refuse(function, kIrDoneAttr,
                    "this LLVM IR has been through '" + done +
                        "' already, and '" + spec +
                        "' is ordered now; give the IR from before it");
    return false;
  }
  for (auto [pass, order] : list) {
    IrKernel kernel{function, *order, analyses, orders, machine};
    IrOutcome outcome = pass->run(kernel);
    if (outcome.times) {
      analyses.invalidate(function, PreservedAnalyses::none());
      std::string complaints;
      raw_string_ostream out(complaints);
      if (verifyFunction(function, &out)) {
        std::string why = order->str() +
                          " left LLVM IR that is not valid (a defect of "
                          "Kiln): " +
                          complaints;
        if (pass->kind == IrPass::Policy)
          orders.refuse(function, *order, why);
        else
          orders.refuse(function, kRematAttr, why);
        return true;
      }
      watch(("kiln-" + pass->info.name).str(), function);
    }
    if (pass->kind == IrPass::Policy)
      orders.reportPolicy(function, *order, outcome.times, outcome.what);
    else
      reportRemat(orders, function, *order, std::move(outcome));
  }
  function.addFnAttr(kIrDoneAttr, spec);
  return true;
}

bool runIrPasses(Module &module, CompilationOrders &orders,
                 TargetMachine &machine, IrPassWatch watch) {
  if (none_of(module, [&](const Function &function) {
        return !function.isDeclaration() &&
               !irOrders(orders.of(function)).empty();
      }))
    return false;
  PassBuilder builder(&machine);
  PassAnalyses analyses(builder);
  bool changed = false;
  for (Function &function : module)
    if (!function.isDeclaration())
      changed |= runOn(function, orders, analyses.functions, machine, watch);
  return changed;
}

namespace {

/// The same as a pass of a code generator, for stock llc. Where the driver has
/// run them before, functions say so.
class IrPasses : public ModulePass {
public:
  static char ID;
  explicit IrPasses(TargetMachine *machine = nullptr)
      : ModulePass(ID), machine(machine) {}
  StringRef getPassName() const override { return "Kiln passes over LLVM IR"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.addRequired<CompilationOrders>();
  }
  bool runOnModule(Module &module) override {
    return runIrPasses(module, getAnalysis<CompilationOrders>(), *machine);
  }

private:
  TargetMachine *machine;
};
char IrPasses::ID = 0;

const PipelineHook hook([](TargetMachine &machine,
                           legacy::PassManagerBase &passes,
                           TargetPassConfig *) {
  if (!irPasses().empty())
    passes.add(new IrPasses(&machine));
});

} // namespace
} // namespace kiln
