#include "targets/registration/IrPass.h"
#include "targets/directives/Catalogue.h"
#include "targets/registration/PipelineHook.h"
#include "targets/support/PassAnalyses.h"
#include "llvm/ADT/STLExtras.h"
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
  registerPolicy(&pass.info);
  auto before = [](const IrPass *a, const IrPass *b) {
    return std::pair(a->stage, a->info.name) <
           std::pair(b->stage, b->info.name);
  };
  std::vector<const IrPass *> &list = passList();
  list.insert(upper_bound(list, &pass, before), &pass);
}

ArrayRef<const IrPass *> irPasses() { return passList(); }

/// The function's directives for passes over LLVM IR, in the order in which
/// they run.
static std::vector<std::pair<const IrPass *, const Directive *>>
irDirectives(const CarriedDirectives &carried) {
  std::vector<std::pair<const IrPass *, const Directive *>> list;
  for (const IrPass *pass : irPasses())
    for (const Directive *directive : carried.policies(pass->info.name))
      list.emplace_back(pass, directive);
  return list;
}

/// Runs the passes that one function asks for.
static bool runOn(Function &function, CompilationDirectives &directives,
                  FunctionAnalysisManager &analyses, TargetMachine &machine,
                  IrPassWatch watch) {
  auto list = irDirectives(directives.of(function));
  if (list.empty())
    return false;
  SmallVector<std::string> work;
  for (auto [pass, directive] : list)
    work.push_back(directive->str());
  std::string spec = join(work, "; ");
  if (function.hasFnAttribute(kIrDoneAttr)) {
    StringRef done = function.getFnAttribute(kIrDoneAttr).getValueAsString();
    if (done != spec)
      directives.refuse(function, kIrDoneAttr,
                        "this LLVM IR has been through '" + done +
                            "' already, and '" + spec +
                            "' is asked for now; give the IR from before it");
    return false;
  }
  for (auto [pass, directive] : list) {
    IrKernel kernel{function, *directive, analyses, directives, machine};
    IrOutcome outcome = pass->run(kernel);
    if (outcome.times) {
      analyses.invalidate(function, PreservedAnalyses::none());
      std::string complaints;
      raw_string_ostream out(complaints);
      if (verifyFunction(function, &out)) {
        directives.refuse(function, *directive,
                          directive->str() +
                              " left LLVM IR that is not valid (a defect of "
                              "Kiln): " +
                              complaints);
        return true;
      }
      watch(("kiln-" + pass->info.name).str(), function);
    }
    directives.reportPolicy(function, *directive, outcome.times, outcome.what);
  }
  function.addFnAttr(kIrDoneAttr, spec);
  return true;
}

bool runIrPasses(Module &module, CompilationDirectives &directives,
                 TargetMachine &machine, IrPassWatch watch) {
  if (none_of(module, [&](const Function &function) {
        return !function.isDeclaration() &&
               !irDirectives(directives.of(function)).empty();
      }))
    return false;
  PassBuilder builder(&machine);
  PassAnalyses analyses(builder);
  bool changed = false;
  for (Function &function : module)
    if (!function.isDeclaration())
      changed |=
          runOn(function, directives, analyses.functions, machine, watch);
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
    usage.addRequired<CompilationDirectives>();
  }
  bool runOnModule(Module &module) override {
    return runIrPasses(module, getAnalysis<CompilationDirectives>(), *machine);
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
