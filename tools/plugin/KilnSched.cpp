// KilnSched.so: Kiln's strategies and rematerialization passes in stock llc, by
// `-load`.
//
//   llc -load lib/KilnSched.so
//   -kiln-sched-strategy='matmul.*=pressure(max_regs=168);.*=latency' kernel.ll
//
// The options only write function attributes, on functions whose whole name
// matches and that carry no order of their own; everything after that reads
// attributes. This file holds the only command-line options of the scheduling
// layer.
#include "targets/orders/Orders.h"
#include "targets/orders/PipelineHook.h"

#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Regex.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {
namespace {

cl::opt<std::string> strategyRules(
    "kiln-sched-strategy",
    cl::desc("Scheduling strategies, and policies for LLVM's passes: "
             "'regex=name(param=value,...);policy;regex2=...'. The first rule "
             "whose regex matches a kernel's whole name counts"),
    cl::value_desc("rules"));
cl::opt<std::string>
    rematRules("kiln-remat",
               cl::desc("Rematerialization passes: "
                        "'regex=name(param=value,...);name2;regex2=...'"),
               cl::value_desc("rules"));

/// Writes the attributes that the options ask for.
class AssignOrders : public ModulePass {
public:
  static char ID;
  AssignOrders() : ModulePass(ID) {}
  StringRef getPassName() const override {
    return "Kiln orders from the command line";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
  }
  bool runOnModule(Module &module) override {
    bool changed = assign(
        module, strategyRules, kSchedStrategyAttr,
        [](StringRef spec) {
          return errorToBool(parseSchedule(spec).takeError());
        },
        [](StringRef spec) {
          return toString(parseSchedule(spec).takeError());
        });
    changed |= assign(
        module, rematRules, kRematAttr,
        [](StringRef spec) {
          return errorToBool(parseRemats(spec).takeError());
        },
        [](StringRef spec) { return toString(parseRemats(spec).takeError()); });
    return changed;
  }

private:
  template <typename IsBad, typename Why>
  bool assign(Module &module, const cl::opt<std::string> &option,
              StringRef attribute, IsBad isBad, Why why);
};
char AssignOrders::ID = 0;
RegisterPass<AssignOrders> registration("kiln-orders",
                                        "Kiln orders from the command line");

void complain(Module &module, const Twine &message,
              DiagnosticSeverity severity = DS_Error) {
  module.getContext().diagnose(DiagnosticInfoGeneric(message, severity));
}

template <typename IsBad, typename Why>
bool AssignOrders::assign(Module &module, const cl::opt<std::string> &option,
                          StringRef attribute, IsBad isBad, Why why) {
  Expected<std::vector<OrderRule>> rules = parseRules(option);
  if (!rules) {
    complain(module, "-" + option.ArgStr + ": " + toString(rules.takeError()));
    return false;
  }
  bool changed = false;
  std::vector<bool> used(rules->size());
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    for (auto [rule, hit] : zip(*rules, used)) {
      if (!Regex("^(" + rule.regex + ")$").match(function.getName()))
        continue;
      hit = true;
      if (isBad(rule.spec)) {
        complain(module, "-" + option.ArgStr + ", kernel '" +
                             function.getName() + "': " + why(rule.spec));
      } else if (!function.hasFnAttribute(attribute)) {
        function.addFnAttr(attribute, rule.spec);
        changed = true;
      }
      break;
    }
  }
  for (auto [rule, hit] : zip(*rules, used))
    if (!hit)
      complain(module,
               "-" + option.ArgStr + ": no function is left for '" +
                   rule.regex +
                   "': none is named like that, or earlier patterns took them",
               DS_Warning);
  return changed;
}

RegisterTargetPassConfigCallback callback([](TargetMachine &machine,
                                             legacy::PassManagerBase &passes,
                                             TargetPassConfig *config) {
  const Triple &triple = machine.getTargetTriple();
  if (triple.isNVPTX() || triple.isAMDGCN())
    passes.add(new AssignOrders());
  runPipelineHooks(machine, passes, config);
});

} // namespace
} // namespace kiln
