//===- DisablePass.cpp - the policy that disables one of LLVM's passes ----===//
//
// disable(pass=NAME): LLVM's optimization NAME does not run on this kernel.
//
// Idea:   LLVM asks the OptPassGate of an LLVMContext before an optional pass
//         runs, and names pass and function. Ours answers by the kernel's
//         directives. Loop passes say only "loop", so a pass of ours notes the
//         current function where they begin.
// Source: the gate is made for -opt-bisect-limit and -opt-disable. That each
//         pass helps one kernel and harms another was measured on 21 kernels
//         and one H200, where leaving out loop strength reduction alone is
//         worth -2 to +15 %.
// Wins:   where an optimization made for CPUs lengthens live ranges (loop
//         strength reduction, common subexpressions, hoisting).
// Loses:  where that optimization pays; disabling it is one more thing to try.
//
// The list has optimizations only: LLVM skips them all for `optnone` functions,
// so code is correct without them, and each was left out of each kernel of the
// corpus under LLVM's verifier. Instruction selection, which asks the gate only
// for its optimization level, and the machine scheduler, which the strategy
// replaces, are not in it.
//
//===----------------------------------------------------------------------===//
#include "targets/directives/Catalogue.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/directives/DirectiveParser.h"
#include "targets/registration/PipelineHook.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/OptBisect.h"
#include "llvm/Pass.h"
#include "llvm/PassRegistry.h"
#include <memory>

using namespace llvm;

namespace kiln {
namespace {

enum Vendors { Nvidia = 1, Amd = 2, Both = 3 };
struct KnownPass {
  StringLiteral pass; // LLVM's name of it in -print-after and the like
  Vendors vendors;    // whose pipeline at -O3 has it
};

constexpr KnownPass knownPasses[] = {
    {"amdgpu-annotate-uniform", Amd},
    {"amdgpu-codegenprepare", Amd},
    {"amdgpu-pre-ra-optimizations", Amd},
    {"block-placement", Both},
    {"branch-folder", Both},
    {"codegenprepare", Both},
    {"consthoist", Both},
    {"dead-mi-elimination", Amd},
    {"early-cse", Both},
    {"early-machinelicm", Both},
    {"early-tailduplication", Both},
    {"gcn-dpp-combine", Amd},
    {"gvn", Both},
    {"licm", Amd},
    {"load-store-vectorizer", Both},
    {"loop-reduce", Both},
    {"machine-cp", Amd},
    {"machine-cse", Both},
    {"machine-sink", Both},
    {"machinelicm", Amd},
    {"nary-reassociate", Both},
    {"peephole-opt", Both},
    {"postmisched", Amd},
    {"postra-machine-sink", Amd},
    {"separate-const-offset-from-gep", Both},
    {"si-fold-operands", Amd},
    {"si-form-memory-clauses", Amd},
    {"si-insert-hard-clauses", Amd},
    {"si-load-store-opt", Amd},
    {"si-optimize-exec-masking", Amd},
    {"si-optimize-exec-masking-pre-ra", Amd},
    {"si-peephole-sdwa", Amd},
    {"si-post-ra-bundler", Amd},
    {"si-shrink-instructions", Amd},
    {"slsr", Both},
    {"speculative-execution", Nvidia},
    {"tailduplication", Amd},
};

std::vector<StringRef> names(int vendors) {
  std::vector<StringRef> list;
  for (const KnownPass &row : knownPasses)
    if (row.vendors & vendors)
      list.push_back(row.pass);
  return list;
}

const DirectiveInfo info{
    "disable",
    "keep one of LLVM's optimizations from running on this kernel",
    {ParamInfo::choice("pass", "", names(Both),
                       "the pass, by LLVM's name; not every target has each")},
    /*repeatable=*/true};
[[maybe_unused]] const bool registered = (registerPolicy(&info), true);

/// One pass that is disabled for one function.
struct DisabledPass {
  Directive directive;
  StringRef argument, name; // what the gate may be told of the pass
  unsigned times = 0;
};

class Gate : public OptPassGate {
public:
  /// Takes over the context if a function of the module disables anything.
  void open(Module &module, CompilationDirectives &directives);
  /// Reports, and gives the context back.
  void close(Module &module);
  void enter(StringRef function) const {
    auto found = disabled.find(function);
    current = found == disabled.end() ? nullptr : &found->second;
  }

  bool isEnabled() const override { return true; }
  bool shouldRunPass(StringRef pass, StringRef unit) const override {
    if (previous->isEnabled() && !previous->shouldRunPass(pass, unit))
      return false;
    if (unit.consume_front("function (") && unit.consume_back(")"))
      enter(unit);
    else if (unit != "loop")
      return true; // a module or a call graph component: nobody's alone
    if (!current)
      return true;
    for (DisabledPass &one : *current)
      if (pass == one.argument || pass == one.name) {
        ++one.times;
        return false;
      }
    return true;
  }

private:
  void add(const Function &function, Directive directive, StringRef pass);
  // LLVM asks through a constant reference; what it is told is counted.
  mutable StringMap<SmallVector<DisabledPass, 2>> disabled; // by function
  mutable SmallVector<DisabledPass, 2> *current = nullptr;
  OptPassGate *previous = nullptr;
  CompilationDirectives *directives = nullptr;
};

void Gate::add(const Function &function, Directive directive, StringRef pass) {
  const PassInfo *registration =
      PassRegistry::getPassRegistry()->getPassInfo(pass);
  disabled[function.getName()].push_back(
      {std::move(directive), pass,
       registration ? registration->getPassName() : pass});
}

void Gate::open(Module &module, CompilationDirectives &ofModule) {
  directives = &ofModule;
  int vendor = module.getTargetTriple().isAMDGCN() ? Amd : Nvidia;
  std::vector<StringRef> known = names(vendor);
  for (const Function &function : module) {
    if (function.isDeclaration())
      continue;
    const CarriedDirectives &carried = directives->of(function);
    for (const Directive *directive : carried.policies(info.name)) {
      StringRef pass = directive->getEnum("pass");
      if (is_contained(known, pass))
        add(function, *directive, pass);
      else
        directives->refuse(
            function, *directive,
            "the code generator of " + module.getTargetTriple().getArchName() +
                " has no such pass" + suggestNearest(pass, known));
    }
    if (!carried.schedule)
      continue;
    for (StringRef pass : carried.schedule->strategy.info().disabled)
      if (is_contained(known, pass))
        add(function,
            cantFail(parseDirective(info, ("pass=" + pass).str(), "disable")),
            pass);
  }
  if (disabled.empty())
    return;
  previous = &module.getContext().getOptPassGate();
  module.getContext().setOptPassGate(*this);
}

void Gate::close(Module &module) {
  if (!previous)
    return;
  module.getContext().setOptPassGate(*previous);
  previous = nullptr;
  for (const Function &function : module) {
    auto found = disabled.find(function.getName());
    if (found == disabled.end() || function.isDeclaration())
      continue;
    for (const DisabledPass &one : found->second)
      directives->reportPolicy(
          function, one.directive, one.times,
          one.times ? "kept from running"
                    : "without effect: LLVM had nothing to run it "
                      "on (a loop pass without a loop, a lower -O)");
  }
}

/// The frame of the pipeline: before the first pass and after the last.
class DisableFrame : public ModulePass {
public:
  static char ID;
  explicit DisableFrame(std::shared_ptr<Gate> gate)
      : ModulePass(ID), gate(std::move(gate)) {}
  StringRef getPassName() const override { return "Kiln disables passes"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
  }
  bool runOnModule(Module &module) override {
    gate->open(module, getAnalysis<CompilationDirectives>());
    return false;
  }
  bool doFinalization(Module &module) override {
    gate->close(module);
    return false;
  }

private:
  std::shared_ptr<Gate> gate;
};
char DisableFrame::ID = 0;

/// Says which function the following loop passes work on.
class NoteFunction : public FunctionPass {
public:
  static char ID;
  explicit NoteFunction(std::shared_ptr<Gate> gate)
      : FunctionPass(ID), gate(std::move(gate)) {}
  StringRef getPassName() const override { return "Kiln note of the function"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
  }
  bool runOnFunction(Function &function) override {
    gate->enter(function.getName());
    return false;
  }

private:
  std::shared_ptr<Gate> gate;
};
char NoteFunction::ID = 0;

const PipelineHook hook([](TargetMachine &machine,
                           legacy::PassManagerBase &passes,
                           TargetPassConfig *config) {
  auto gate = std::make_shared<Gate>();
  passes.add(new DisableFrame(gate));
  // LLVM walks function by function from one module pass to the next. On NVPTX
  // this one is the last before loop strength reduction; AMDGPU's loop passes
  // follow function passes that ask the gate.
  if (const PassInfo *before = PassRegistry::getPassRegistry()->getPassInfo(
          StringRef("nvptx-lower-ctor-dtor")))
    config->insertPass(before->getTypeInfo(), new NoteFunction(gate));
});

} // namespace
} // namespace kiln
