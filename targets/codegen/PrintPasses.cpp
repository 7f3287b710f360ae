//===- PrintPasses.cpp - LLVM's passes, and what is there after each ------===//
#include "targets/codegen/PrintPasses.h"
#include "targets/registration/PassObserver.h"
#include "targets/support/PassFolder.h"
#include "llvm/CodeGen/MIRPrinter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/PassInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// Machine IR as llc reads it. LLVM's own printer after passes writes a form
/// that nothing reads.
class MachinePrinter : public MachineFunctionPass {
public:
  explicit MachinePrinter(raw_ostream &out)
      : MachineFunctionPass(ID), out(out) {}
  static char ID;
  bool runOnMachineFunction(MachineFunction &function) override {
    printMIR(out, getAnalysis<MachineModuleInfoWrapperPass>().getMMI(),
             function);
    return false;
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.addRequired<MachineModuleInfoWrapperPass>();
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }

private:
  raw_ostream &out;
};
char MachinePrinter::ID = 0;

/// Shows an observer what instruction selection is given.
class ObserveIr : public FunctionPass {
public:
  explicit ObserveIr(PassObserver &observer)
      : FunctionPass(ID), observer(observer) {}
  static char ID;
  bool runOnFunction(Function &function) override {
    observer.beforeSelection(function);
    return false;
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
  }

private:
  PassObserver &observer;
};
char ObserveIr::ID = 0;

/// Shows it what a pass over machine code has left.
class ObserveMachineCode : public MachineFunctionPass {
public:
  ObserveMachineCode(PassObserver &observer, StringRef pass)
      : MachineFunctionPass(ID), observer(observer), pass(pass) {}
  static char ID;
  bool runOnMachineFunction(MachineFunction &function) override {
    observer.afterMachinePass(pass, function);
    return false;
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }

private:
  PassObserver &observer;
  std::string pass;
};
char ObserveMachineCode::ID = 0;

/// A printer for what the pass leaves, which says what that is: LLVM has no
/// other word for it.
bool printsMachineCode(const Pass &printer) {
  const PassInfo *kind = Pass::lookupPassInfo(printer.getPassID());
  return kind && kind->getPassArgument() == "machineinstr-printer";
}

bool isMachinePass(const Pass &pass) {
  std::unique_ptr<Pass> printer(pass.createPrinterPass(nulls(), ""));
  return printsMachineCode(*printer);
}

/// As the command line of opt or llc spells it, where it can.
StringRef nameOf(const PassInfo *info, StringRef otherwise) {
  return info && !info->getPassArgument().empty() ? info->getPassArgument()
                                                  : otherwise;
}

} // namespace

void printAfterPasses(PassInstrumentationCallbacks &callbacks,
                      const Module &module, PassFolder &folder) {
  callbacks.registerAfterPassCallback([&](StringRef pass, Any,
                                          const PreservedAnalyses &preserved) {
    if (preserved.areAllPreserved() ||
        isSpecialPass(pass,
                      {"PassManager", "PassAdaptor", "DevirtSCCRepeatedPass"}))
      return;
    StringRef name = callbacks.getPassNameForClassName(pass);
    std::string text;
    raw_string_ostream(text) << module;
    folder.write(name.empty() ? pass : name, "ll", text);
  });
}

void PrintingPassManager::add(Pass *pass) {
  // An analysis may be gone after it was added, and changes nothing.
  const PassInfo *info = Pass::lookupPassInfo(pass->getPassID());
  if (pass->getAsImmutablePass() || (info && info->isAnalysis()))
    return legacy::PassManager::add(pass);
  std::string name = nameOf(info, pass->getPassName()).str();
  bool isShown = observer && isMachinePass(*pass);
  if (isShown && !isSelected)
    legacy::PassManager::add(new ObserveIr(*observer));
  isSelected |= isShown;
  Pass *printer = folder ? printerAfter(*pass, name) : nullptr;
  legacy::PassManager::add(pass);
  if (printer)
    legacy::PassManager::add(printer);
  if (isShown)
    legacy::PassManager::add(new ObserveMachineCode(*observer, name));
}

Pass *PrintingPassManager::printerAfter(const Pass &pass, StringRef name) {
  Printed &after = printed.emplace_back();
  after.pass = name;
  after.suffix = "ll";
  Pass *printer = pass.createPrinterPass(after.stream, "");
  if (!printsMachineCode(*printer))
    return printer;
  delete printer;
  after.suffix = "mir";
  return new MachinePrinter(after.stream);
}

void PrintingPassManager::writeFiles() {
  for (const Printed &after : printed)
    if (!after.text.empty())
      folder->write(after.pass, after.suffix, after.text);
}

} // namespace kiln
