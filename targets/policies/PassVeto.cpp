//===- PassVeto.cpp - the policy that keeps one of LLVM's passes away -----===//
//
// veto(pass=NAME): LLVM's optimization NAME does not run on this kernel.
//
// Idea:   LLVM asks the OptPassGate of an LLVMContext before an optional pass
//         runs, and names pass and function. Ours answers by the kernel's
//         orders. Loop passes say only "loop", so a pass of ours notes which
//         function is under way where they begin.
// Source: the gate is made for -opt-bisect-limit and -opt-disable. That each
//         pass helps one kernel and harms another was measured on 21 kernels
//         and one H200, where leaving out loop strength reduction alone is
//         worth -2 to +15 %.
// Wins:   where an optimization made for CPUs lengthens live ranges (loop
//         strength reduction, common subexpressions, hoisting).
// Loses:  where that optimization pays; a veto is one more thing to try.
//
// The list holds optimizations alone: LLVM skips them all for `optnone`
// functions, so code is correct without them, and each was left out of each
// kernel of the corpus under LLVM's verifier. Instruction selection, which asks
// the gate only to pick its own effort, and the machine scheduler, whose place
// the strategy has, are not in it.
//
//===----------------------------------------------------------------------===//
#include "targets/directives/Catalogue.h"
#include "targets/directives/CompilationOrders.h"
#include "targets/directives/OrderParser.h"
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
struct Vetoable {
  StringLiteral pass; // LLVM's name of it in -print-after and the like
  Vendors vendors;    // whose pipeline at -O3 has it
};

constexpr Vetoable vetoables[] = {
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
  for (const Vetoable &row : vetoables)
    if (row.vendors & vendors)
      list.push_back(row.pass);
  return list;
}

const OrderInfo info{
    "veto",
    "keep one of LLVM's optimizations from running on this kernel",
    {ParamInfo::choice("pass", "", names(Both),
                       "the pass, by LLVM's name; not every target has each")},
    /*repeatable=*/true};
[[maybe_unused]] const bool registered = (registerPolicy(&info), true);

/// One veto of one function.
struct Veto {
  Order order;
  StringRef argument, name; // what the gate may be told of the pass
  unsigned times = 0;
};

class Gate : public OptPassGate {
public:
  /// Takes over the context if a function of the module vetoes anything.
  void open(Module &module, CompilationOrders &orders);
  /// Reports, and gives the context back.
  void close(Module &module);
  void enter(StringRef function) const {
    auto found = vetoes.find(function);
    current = found == vetoes.end() ? nullptr : &found->second;
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
    for (Veto &veto : *current)
      if (pass == veto.argument || pass == veto.name) {
        ++veto.times;
        return false;
      }
    return true;
  }

private:
  void add(const Function &function, Order order, StringRef pass);
  // LLVM asks through a constant reference; what it is told is counted.
  mutable StringMap<SmallVector<Veto, 2>> vetoes; // by function
  mutable SmallVector<Veto, 2> *current = nullptr;
  OptPassGate *previous = nullptr;
  CompilationOrders *orders = nullptr;
};

void Gate::add(const Function &function, Order order, StringRef pass) {
  const PassInfo *registration =
      PassRegistry::getPassRegistry()->getPassInfo(pass);
  vetoes[function.getName()].push_back(
      {std::move(order), pass,
       registration ? registration->getPassName() : pass});
}

void Gate::open(Module &module, CompilationOrders &ofModule) {
  orders = &ofModule;
  int vendor = module.getTargetTriple().isAMDGCN() ? Amd : Nvidia;
  std::vector<StringRef> known = names(vendor);
  for (const Function &function : module) {
    if (function.isDeclaration())
      continue;
    const CarriedOrders &carried = orders->of(function);
    for (const Order *order : carried.policies(info.name)) {
      StringRef pass = order->getEnum("pass");
      if (is_contained(known, pass))
        add(function, *order, pass);
      else
        orders->refuse(function, *order,
                       "the code generator of " +
                           module.getTargetTriple().getArchName() +
                           " has no such pass" + suggestNearest(pass, known));
    }
    if (!carried.schedule)
      continue;
    for (StringRef pass : carried.schedule->strategy.info().vetoes)
      if (is_contained(known, pass))
        add(function,
            cantFail(parseOrder(info, ("pass=" + pass).str(), "veto")), pass);
  }
  if (vetoes.empty())
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
    auto found = vetoes.find(function.getName());
    if (found == vetoes.end() || function.isDeclaration())
      continue;
    for (const Veto &veto : found->second)
      orders->reportPolicy(function, veto.order, veto.times,
                           veto.times
                               ? "kept from running"
                               : "without effect: LLVM had nothing to run it "
                                 "on (a loop pass without a loop, a lower -O)");
  }
}

/// The frame of the pipeline: before the first pass and after the last.
class VetoFrame : public ModulePass {
public:
  static char ID;
  explicit VetoFrame(std::shared_ptr<Gate> gate)
      : ModulePass(ID), gate(std::move(gate)) {}
  StringRef getPassName() const override { return "Kiln vetoes of passes"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationOrders>();
  }
  bool runOnModule(Module &module) override {
    gate->open(module, getAnalysis<CompilationOrders>());
    return false;
  }
  bool doFinalization(Module &module) override {
    gate->close(module);
    return false;
  }

private:
  std::shared_ptr<Gate> gate;
};
char VetoFrame::ID = 0;

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
  passes.add(new VetoFrame(gate));
  // LLVM walks function by function from one module pass to the next. On NVPTX
  // this one is the last before loop strength reduction; AMDGPU's loop passes
  // follow function passes that ask the gate.
  if (const PassInfo *before = PassRegistry::getPassRegistry()->getPassInfo(
          StringRef("nvptx-lower-ctor-dtor")))
    config->insertPass(before->getTypeInfo(), new NoteFunction(gate));
});

} // namespace
} // namespace kiln
