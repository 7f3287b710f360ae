// KilnSched.so: Kiln's strategies and rematerialization passes in stock llc, by
// `-load`.
//
//   llc -load lib/KilnSched.so
//   -kiln-sched-strategy='matmul.*=pressure(max_regs=168);.*=latency' kernel.ll
//
// The options only write function attributes, on functions whose whole name
// matches and that carry no directive of their own; everything after that reads
// attributes. This file holds the only command-line options of the scheduling
// layer.
#include "targets/directives/CompilationDirectives.h"
#include "targets/directives/DirectiveParser.h"
#include "targets/directives/DirectiveRules.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/registration/PipelineHook.h"
#include "targets/support/Kernel.h"

#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {
namespace {

/// opt loads plug-ins and parses their options, and then runs no code
/// generator. It has options that no code generator has.
bool isOpt() { return cl::getRegisteredOptions().contains("thinlto-bc"); }
constexpr StringLiteral needsCodeGenerator =
    "opt runs no code generator, so no directive would be followed; give it to "
    "llc "
    "-load, or to clang -fplugin";

/// The value as it is, refused where it would be ignored.
struct RulesParser : cl::parser<std::string> {
  using cl::parser<std::string>::parser;
  bool parse(cl::Option &option, StringRef, StringRef text,
             std::string &value) {
    if (isOpt())
      return option.error(needsCodeGenerator);
    value = text.str();
    return false;
  }
};
using Rules = cl::list<std::string, bool, RulesParser>;

Rules strategyRules(
    "kiln-sched-strategy",
    cl::desc("Scheduling strategies, and policies for LLVM's passes: "
             "'regex=name(param=value,...);policy;regex2=...'. The first rule "
             "whose regex matches a kernel's whole name counts; rules of "
             "several options add up"),
    cl::value_desc("rules"));
Rules rematRules("kiln-remat",
                 cl::desc("Rematerialization passes: "
                          "'regex=name(param=value,...);name2;regex2=...'"),
                 cl::value_desc("rules"));

/// Writes the attributes that the options ask for.
class AssignDirectives : public ModulePass {
public:
  static char ID;
  AssignDirectives() : ModulePass(ID) {}
  StringRef getPassName() const override {
    return "Kiln directives from the command line";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
  }
  bool runOnModule(Module &module) override {
    bool changed =
        assign(module, strategyRules, kSchedStrategyAttr,
               [](StringRef spec) { return parseSchedule(spec).takeError(); });
    changed |= assign(module, rematRules, kRematAttr, [](StringRef spec) {
      return parseRemats(spec).takeError();
    });
    // Budgets are made from it. Read now, while the IR still has its indices.
    for (Function &function : module)
      if (isKernel(function))
        noteDynamicShared(function, std::nullopt);
    return changed;
  }

private:
  using Checker = Error (*)(StringRef spec);
  bool assign(Module &module, const Rules &option, StringRef attribute,
              Checker check);
};
char AssignDirectives::ID = 0;
RegisterPass<AssignDirectives>
    registration("kiln-directives", "Kiln directives from the command line");

void complain(Module &module, const Twine &message,
              DiagnosticSeverity severity = DS_Error) {
  module.getContext().diagnose(DiagnosticInfoGeneric(message, severity));
}

/// The rules of every occurrence of the option, one after the other.
Expected<std::vector<DirectiveRule>> rulesOf(const Rules &option) {
  std::vector<DirectiveRule> all;
  for (const std::string &text : option) {
    Expected<std::vector<DirectiveRule>> rules = parseRules(text);
    if (!rules)
      return rules.takeError();
    append_range(all, std::move(*rules));
  }
  return all;
}

bool AssignDirectives::assign(Module &module, const Rules &option,
                              StringRef attribute, Checker check) {
  std::string optionName = ("-" + option.ArgStr).str();
  Expected<std::vector<DirectiveRule>> rules = rulesOf(option);
  if (!rules) {
    complain(module, optionName + ": " + toString(rules.takeError()));
    return false;
  }
  bool changed = false;
  std::vector<bool> used(rules->size());
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    for (auto [rule, hit] : zip(*rules, used)) {
      if (!rule.matches(function.getName()))
        continue;
      hit = true;
      if (Error error = check(rule.spec)) {
        complain(module, optionName + ", kernel '" + function.getName() +
                             "': " + toString(std::move(error)));
      } else if (!function.hasFnAttribute(attribute)) {
        function.addFnAttr(attribute, rule.spec);
        getAnalysis<CompilationDirectives>().noteOrigin(function, attribute,
                                                        optionName);
        changed = true;
      }
      break;
    }
  }
  for (auto [rule, hit] : zip(*rules, used))
    if (!hit)
      complain(module,
               optionName + ": no function is left for '" + rule.regex +
                   "': none is named like that, or earlier patterns took them",
               DS_Warning);
  return changed;
}

RegisterTargetPassConfigCallback callback([](TargetMachine &machine,
                                             legacy::PassManagerBase &passes,
                                             TargetPassConfig *config) {
  const Triple &triple = machine.getTargetTriple();
  if (triple.isNVPTX() || triple.isAMDGCN())
    passes.add(new AssignDirectives());
  runPipelineHooks(machine, passes, config);
});

} // namespace
} // namespace kiln

/// Loaded as a plug-in of the new pass manager, as clang -fpass-plugin does, it
/// is at work already: the callback above stands in every code generator of the
/// process. opt has none.
extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "KilnSched", "1", [](PassBuilder &) {
            if (kiln::isOpt())
              reportFatalUsageError("KilnSched.so: " +
                                    kiln::needsCodeGenerator);
          }};
}
