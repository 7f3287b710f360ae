//===- CodePipeline.cpp - LLVM's code generator as one function call ------===//
//
// The order of the steps is that of
// CodeGenTargetMachineImpl::addPassesToEmitFile, so that what comes out is what
// llc would write.
//
//===----------------------------------------------------------------------===//
#include "targets/codegen/CodePipeline.h"
#include "targets/codegen/PrintPasses.h"
#include "targets/registration/PipelineHook.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/CodeGen/MIRPrinter.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetLoweringObjectFile.h"
#include "llvm/Target/TargetOptions.h"

using namespace llvm;

namespace kiln {
namespace {

/// The results of the inserted passes. LLVM makes them once for every run of
/// the pass they follow (AMDGPU runs register allocation three times), so they
/// find their pipeline's notes here.
class Notes : public ImmutablePass {
public:
  Notes() : ImmutablePass(ID) {}
  static char ID;
  std::string complaints;
  /// Machine IR by function, as it was when its printer first ran.
  MapVector<const Function *, std::string> machineIR;
};
char Notes::ID = 0;

class NotingPass : public MachineFunctionPass {
public:
  using MachineFunctionPass::MachineFunctionPass;
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.addRequired<Notes>();
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
};

class Printer : public NotingPass {
public:
  Printer() : NotingPass(ID) {}
  static char ID;
  bool runOnMachineFunction(MachineFunction &function) override {
    std::string &text = getAnalysis<Notes>().machineIR[&function.getFunction()];
    if (!text.empty())
      return false;
    raw_string_ostream out(text);
    printMIR(out, getAnalysis<MachineModuleInfoWrapperPass>().getMMI(),
             function);
    return false;
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.addRequired<MachineModuleInfoWrapperPass>();
    NotingPass::getAnalysisUsage(usage);
  }
};
char Printer::ID = 0;

/// Where the verifier looks: machine code is made, leaves SSA form, is
/// scheduled, has registers, has AMD's waits, is done.
constexpr const char *verifiedPasses[] = {
    "finalize-isel",   "phi-node-elimination", "machine-scheduler",
    "virtregrewriter", "si-mode-register",     "the last pass"};
constexpr unsigned atTheEnd = std::size(verifiedPasses) - 1;

/// LLVM's own verifier pass aborts; this one keeps the report.
template <unsigned where> class Verifier : public NotingPass {
public:
  Verifier() : NotingPass(ID) {}
  static char ID;
  bool runOnMachineFunction(MachineFunction &function) override {
    raw_string_ostream out(getAnalysis<Notes>().complaints);
    std::string when = std::string("after ") + verifiedPasses[where];
    function.verify(this, when.c_str(), &out, /*AbortOnError=*/false);
    return false;
  }
};
template <unsigned where> char Verifier<where>::ID = 0;

RegisterPass<Notes> registerNotes("kiln-notes",
                                  "What Kiln's inserted passes report", false,
                                  true);
RegisterPass<Printer> registerPrinter("kiln-print-mir", "Keep machine IR");
RegisterPass<Verifier<0>> registerVerifier0("kiln-verify-0",
                                            "Verify machine code");
RegisterPass<Verifier<1>> registerVerifier1("kiln-verify-1",
                                            "Verify machine code");
RegisterPass<Verifier<2>> registerVerifier2("kiln-verify-2",
                                            "Verify machine code");
RegisterPass<Verifier<3>> registerVerifier3("kiln-verify-3",
                                            "Verify machine code");
RegisterPass<Verifier<4>> registerVerifier4("kiln-verify-4",
                                            "Verify machine code");
RegisterPass<Verifier<atTheEnd>> registerVerifierEnd("kiln-verify-end",
                                                     "Verify machine code");
char *const verifierIDs[] = {&Verifier<0>::ID, &Verifier<1>::ID,
                             &Verifier<2>::ID, &Verifier<3>::ID,
                             &Verifier<4>::ID};

class Pipeline {
public:
  Pipeline(Module &module, TargetMachine &machine,
           std::unique_ptr<CompilationDirectives> directives,
           PipelineWatch watch)
      : module(module), machine(machine), watch(watch), text(buffer),
        passes(watch.folder, watch.observer), notes(new Notes) {
    const Triple &triple = module.getTargetTriple();
    passes.add(new TargetLibraryInfoWrapperPass(TargetLibraryInfoImpl(triple)));
    passes.add(new RuntimeLibraryInfoWrapper(triple));
    info = new MachineModuleInfoWrapperPass(&machine);
    config = machine.createPassConfig(passes);
    passes.add(config);
    passes.add(info);
    passes.add(notes);
    passes.add(directives.release());
    // The assembly printer would do this, but machine IR is made without one.
    machine.getObjFileLowering()->Initialize(info->getMMI().getContext(),
                                             machine);
    runPipelineHooks(machine, passes, config);
  }

  /// The pass of this name in the pipeline: our scheduler replaces
  /// "machine-scheduler".
  Expected<AnalysisID> find(StringRef name) {
    const PassInfo *pass = PassRegistry::getPassRegistry()->getPassInfo(name);
    if (!pass)
      return createStringError("no code generation pass is called '" + name +
                               "'");
    IdentifyingPassPtr stand = config->getPassSubstitution(pass->getTypeInfo());
    if (!stand.isValid())
      return createStringError("this target's pipeline leaves out '" + name +
                               "'");
    return stand.isInstance() ? stand.getInstance()->getPassID()
                              : stand.getID();
  }

  Error printAfter(StringRef name) {
    Expected<AnalysisID> pass = find(name);
    if (!pass)
      return pass.takeError();
    config->insertPass(*pass, &Printer::ID);
    return Error::success();
  }

  void verifyAlongTheWay() {
    for (auto [name, verifier] : zip(verifiedPasses, verifierIDs)) {
      Expected<AnalysisID> pass = find(name);
      if (pass)
        config->insertPass(*pass, verifier);
      else // NVPTX allocates no registers
        consumeError(pass.takeError());
    }
  }

  enum class Ending { Assembly, MachineIR, Nothing };
  Error run(Ending ending) {
    config->setDisableVerify(!watch.verify);
    if (watch.verify)
      verifyAlongTheWay();
    if (config->addISelPasses())
      return createStringError("LLVM has no instruction selector for " +
                               machine.getTargetTriple().str());
    config->addMachinePasses();
    config->setInitialized();
    // On AMD the passes after si-mode-register bundle loads, and in a bundle
    // LLVM 22.1.8's verifier takes the half of a register that no load of 16
    // bits has written yet for one that is read (llc -verify-machineinstrs
    // does, too).
    if (watch.verify && !machine.getTargetTriple().isAMDGCN())
      passes.add(new Verifier<atTheEnd>);
    if (ending == Ending::MachineIR)
      passes.add(new Printer);
    if (ending == Ending::Assembly &&
        machine.addAsmPrinter(passes, text, nullptr,
                              CodeGenFileType::AssemblyFile,
                              info->getMMI().getContext()))
      return createStringError("LLVM cannot write assembly for " +
                               machine.getTargetTriple().str());
    // After it there is nothing to print.
    passes.PassManager::add(createFreeMachineFunctionPass());
    passes.run(module);
    passes.writeFiles();
    if (!notes->complaints.empty())
      return createStringError("the machine verifier found errors:\n" +
                               notes->complaints);
    return Error::success();
  }

  std::string assembly() { return std::string(buffer); }

  /// As llc prints it: the module, then every function.
  Expected<std::string> machineIR() {
    if (notes->machineIR.empty())
      return createStringError("that pass is not part of the pipeline of " +
                               machine.getTargetTriple().str());
    raw_svector_ostream out(buffer);
    printMIR(out, module);
    for (auto &[function, code] : notes->machineIR)
      out << code;
    return std::string(buffer);
  }

private:
  Module &module;
  TargetMachine &machine;
  PipelineWatch watch;
  SmallString<0> buffer;
  raw_svector_ostream text;
  PrintingPassManager passes;
  Notes *notes;
  MachineModuleInfoWrapperPass *info;
  TargetPassConfig *config;
};

} // namespace

Expected<std::string>
runToAssembly(Module &module, TargetMachine &machine,
              std::unique_ptr<CompilationDirectives> directives,
              PipelineWatch watch) {
  Pipeline pipeline(module, machine, std::move(directives), watch);
  if (Error error = pipeline.run(Pipeline::Ending::Assembly))
    return std::move(error);
  return pipeline.assembly();
}

Expected<std::string>
runToMachineIR(Module &module, TargetMachine &machine,
               std::unique_ptr<CompilationDirectives> directives,
               PipelineWatch watch, StringRef stopAfter) {
  Pipeline pipeline(module, machine, std::move(directives), watch);
  if (!stopAfter.empty())
    if (Error error = pipeline.printAfter(stopAfter))
      return std::move(error);
  auto ending = stopAfter.empty() ? Pipeline::Ending::MachineIR
                                  : Pipeline::Ending::Nothing;
  if (Error error = pipeline.run(ending))
    return std::move(error);
  return pipeline.machineIR();
}

} // namespace kiln
