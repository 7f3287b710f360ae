// Parses MIR text, runs machine passes on it by name, and hands out the
// function.
#ifndef KILN_TEST_MIRHARNESS_H
#define KILN_TEST_MIRHARNESS_H

#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MIRParser/MIRParser.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/InitializePasses.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include <functional>
#include <string>

namespace kiln::test {

/// A machine pass that calls a function of the test's.
class Probe : public llvm::MachineFunctionPass {
public:
  static inline char ID = 0;
  using Look =
      std::function<void(llvm::MachineFunction &, llvm::LiveIntervals &)>;
  explicit Probe(Look look) : MachineFunctionPass(ID), look(std::move(look)) {}
  explicit Probe(std::function<void(llvm::MachineFunction &)> look)
      : Probe([look = std::move(look)](llvm::MachineFunction &function,
                                       llvm::LiveIntervals &) {
          look(function);
        }) {}
  bool runOnMachineFunction(llvm::MachineFunction &function) override {
    look(function, getAnalysis<llvm::LiveIntervalsWrapperPass>().getLIS());
    return false;
  }
  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    // Keeps them alive up to here: the pass manager frees an analysis after its
    // last user, and the machine verifier looks at what was freed.
    usage.addRequired<llvm::SlotIndexesWrapperPass>();
    usage.addRequired<llvm::LiveIntervalsWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }

private:
  Look look;
};

/// A pass by the name it is registered under.
inline llvm::Pass *passNamed(llvm::StringRef name) {
  return llvm::PassRegistry::getPassRegistry()->getPassInfo(name)->createPass();
}

/// Makes the targets and LLVM's passes known, once.
inline void initializeLlvm() {
  using namespace llvm;
  static const bool ready = [] {
    InitializeAllTargetInfos();
    InitializeAllTargets();
    InitializeAllTargetMCs();
    PassRegistry &registry = *PassRegistry::getPassRegistry();
    initializeCore(registry);
    initializeCodeGen(registry);
    initializeAnalysis(registry);
    initializeTarget(registry);
    return true;
  }();
  (void)ready;
}

/// Parses MIR text and runs the passes that `addPasses` adds. Returns what the
/// parser or LLVM complained about, or nothing.
inline std::string
runMir(const std::string &text, llvm::StringRef triple, llvm::StringRef cpu,
       std::function<void(llvm::legacy::PassManager &)> addPasses) {
  using namespace llvm;
  initializeLlvm();
  LLVMContext context;
  std::string complaints;
  context.setDiagnosticHandlerCallBack(
      [](const DiagnosticInfo *info, void *to) {
        raw_string_ostream out(*static_cast<std::string *>(to));
        if (info->getSeverity() > DS_Warning)
          return;
        DiagnosticPrinterRawOStream printer(out);
        info->print(printer);
        out << '\n';
      },
      &complaints);
  std::unique_ptr<MIRParser> parser =
      createMIRParser(MemoryBuffer::getMemBuffer(text), context);
  std::string error;
  const Target *target = TargetRegistry::lookupTarget(Triple(triple), error);
  if (!target)
    return error;
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      Triple(triple), cpu, "", TargetOptions(), std::nullopt));
  std::unique_ptr<Module> module =
      parser->parseIRModule([&](StringRef, StringRef) {
        return machine->createDataLayout().getStringRepresentation();
      });
  if (!module)
    return complaints + "no module";
  legacy::PassManager manager;
  auto *info = new MachineModuleInfoWrapperPass(machine.get());
  auto *config =
      static_cast<CodeGenTargetMachineImpl &>(*machine).createPassConfig(
          manager);
  manager.add(config);
  manager.add(info);
  if (parser->parseMachineFunctions(*module, info->getMMI()))
    return complaints + "no machine functions";
  addPasses(manager);
  config->setInitialized();
  manager.run(*module);
  return complaints;
}

/// A MIR function for `triple` with the attributes given as LLVM IR spells
/// them.
inline std::string mirFunction(llvm::StringRef triple,
                               llvm::StringRef attributes, llvm::StringRef body,
                               llvm::StringRef globals = "") {
  bool amd = triple.starts_with("amdgcn");
  return "--- |\n  target triple = \"" + triple.str() + "\"\n" + globals.str() +
         "  define " + (amd ? "amdgpu_kernel" : "ptx_kernel") + " void @f() " +
         attributes.str() +
         " { ret void }\n...\n---\nname: f\ntracksRegLiveness: true\nnoPhis: "
         "true\nisSSA: false\nbody: |\n" +
         body.str() + "\n...\n";
}

} // namespace kiln::test

#endif
