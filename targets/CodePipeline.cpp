//===- CodePipeline.cpp - LLVM's code generator as one function call ------===//
//
// The order of the steps is that of CodeGenTargetMachineImpl::addPassesToEmitFile, so that what comes out is what llc
// would write.
//
//===----------------------------------------------------------------------===//
#include "targets/CodePipeline.h"
#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/CodeGen/CodeGenTargetMachineImpl.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/RegisterTargetPassConfigCallback.h"
#include "llvm/Target/TargetOptions.h"

using namespace llvm;

namespace kiln {
namespace {

/// LLVM's own verifier pass ends the process; this one keeps the report.
class KeepingVerifier : public MachineFunctionPass {
public:
  KeepingVerifier(std::string when, std::string &report)
      : MachineFunctionPass(ID), when(std::move(when)), report(&report) {}
  StringRef getPassName() const override { return "Kiln machine verifier"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    raw_string_ostream out(*report);
    function.verify(this, when.c_str(), &out, /*AbortOnError=*/false);
    return false;
  }
  static char ID;

private:
  std::string when;
  std::string *report;
};
char KeepingVerifier::ID = 0;

/// Where the verifier looks: machine code is made, leaves SSA form, is scheduled.
const char *const verifiedPasses[] = {"finalize-isel", "phi-node-elimination", "machine-scheduler", "virtregrewriter"};

class Pipeline {
public:
  Pipeline(Module &module, TargetMachine &machine) : module(module), machine(machine), text(buffer) {
    auto &registry = *PassRegistry::getPassRegistry();
    (void)registry;
    const Triple &triple = module.getTargetTriple();
    passes.add(new TargetLibraryInfoWrapperPass(TargetLibraryInfoImpl(triple)));
    passes.add(new RuntimeLibraryInfoWrapper(triple));
    info = new MachineModuleInfoWrapperPass(&machine);
    config = machine.createPassConfig(passes);
    passes.add(config);
    passes.add(info);
    invokeGlobalTargetPassConfigCallbacks(machine, passes, config);
  }

  /// The pass that stands in the pipeline under this name: our scheduler stands where "machine-scheduler" did.
  Expected<AnalysisID> find(StringRef name) {
    const PassInfo *pass = PassRegistry::getPassRegistry()->getPassInfo(name);
    if (!pass)
      return createStringError("no code generation pass is called '" + name + "'");
    IdentifyingPassPtr stand = config->getPassSubstitution(pass->getTypeInfo());
    if (!stand.isValid())
      return createStringError("this target's pipeline leaves out '" + name + "'");
    return stand.isInstance() ? stand.getInstance()->getPassID() : stand.getID();
  }

  Error printAfter(StringRef name) {
    Expected<AnalysisID> pass = find(name);
    if (!pass)
      return pass.takeError();
    config->insertPass(*pass, createPrintMIRPass(text));
    return Error::success();
  }

  void verifyAlongTheWay() {
    for (StringRef name : verifiedPasses) {
      Expected<AnalysisID> pass = find(name);
      if (pass)
        config->insertPass(*pass, new KeepingVerifier(("after " + name).str(), complaints));
      else
        consumeError(pass.takeError());
    }
  }

  enum class Ending { Assembly, MachineIR, Nothing };
  Error run(Ending ending, bool verify) {
    if (verify)
      verifyAlongTheWay();
    if (config->addISelPasses())
      return createStringError("LLVM has no instruction selector for " + machine.getTargetTriple().str());
    config->addMachinePasses();
    config->setInitialized();
    if (verify)
      passes.add(new KeepingVerifier("at the end", complaints));
    if (ending == Ending::MachineIR)
      passes.add(createPrintMIRPass(text));
    if (ending == Ending::Assembly &&
        machine.addAsmPrinter(passes, text, nullptr, CodeGenFileType::AssemblyFile, info->getMMI().getContext()))
      return createStringError("LLVM cannot write assembly for " + machine.getTargetTriple().str());
    passes.add(createFreeMachineFunctionPass());
    passes.run(module);
    if (!complaints.empty())
      return createStringError("the machine verifier found errors:\n" + complaints);
    return Error::success();
  }

  std::string take() { return std::string(buffer); }

private:
  Module &module;
  TargetMachine &machine;
  SmallString<0> buffer;
  raw_svector_ostream text;
  std::string complaints;
  legacy::PassManager passes;
  MachineModuleInfoWrapperPass *info;
  TargetPassConfig *config;
};

} // namespace

Expected<std::string> runToAssembly(Module &module, TargetMachine &machine, MachineVerify verify) {
  Pipeline pipeline(module, machine);
  if (Error error = pipeline.run(Pipeline::Ending::Assembly, verify == MachineVerify::Yes))
    return std::move(error);
  return pipeline.take();
}

Expected<std::string> runToMachineIR(Module &module, TargetMachine &machine, MachineVerify verify,
                                     StringRef stopAfter) {
  Pipeline pipeline(module, machine);
  if (!stopAfter.empty())
    if (Error error = pipeline.printAfter(stopAfter))
      return std::move(error);
  auto ending = stopAfter.empty() ? Pipeline::Ending::MachineIR : Pipeline::Ending::Nothing;
  if (Error error = pipeline.run(ending, verify == MachineVerify::Yes))
    return std::move(error);
  std::string text = pipeline.take();
  if (text.empty())
    return createStringError("the pass '" + stopAfter + "' is not part of this target's pipeline");
  return text;
}

} // namespace kiln
