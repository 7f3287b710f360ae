//===- PrintPasses.cpp - LLVM's passes, and what is there after each ------===//
#include "targets/codegen/PrintPasses.h"
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
  if (!folder || pass->getAsImmutablePass() || (info && info->isAnalysis()))
    return legacy::PassManager::add(pass);
  Printed &after = printed.emplace_back();
  after.pass = nameOf(info, pass->getPassName());
  after.suffix = "ll";
  Pass *printer = pass->createPrinterPass(after.stream, "");
  const PassInfo *kind = Pass::lookupPassInfo(printer->getPassID());
  if (kind && kind->getPassArgument() == "machineinstr-printer") {
    delete printer;
    after.suffix = "mir";
    printer = new MachinePrinter(after.stream);
  }
  legacy::PassManager::add(pass);
  legacy::PassManager::add(printer);
}

void PrintingPassManager::writeFiles() {
  for (const Printed &after : printed)
    if (!after.text.empty())
      folder->write(after.pass, after.suffix, after.text);
}

} // namespace kiln
