#include "test/unit/mir-passes/check/Subjects.h"
#include "targets/directives/AllDirectives.h"
#include "targets/registration/PipelineHook.h"
#include "test/unit/mir-passes/check/RandomFlow.h"

#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/CodeGen/MIRPrinter.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetLoweringObjectFile.h"
#include "gtest/gtest.h"
#include <map>

using namespace llvm;

namespace kiln::test {
namespace {

class ShowFunction : public MachineFunctionPass {
public:
  static inline char ID = 0;
  explicit ShowFunction(const Visit &visit)
      : MachineFunctionPass(ID), visit(visit) {}
  bool runOnMachineFunction(MachineFunction &function) override {
    visit(function, &getAnalysis<AAResultsWrapperPass>().getAAResults());
    return false;
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<AAResultsWrapperPass>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }

private:
  const Visit &visit;
};

/// Where the pipeline being lined up prints, and whether before PHIs are
/// gone; null outside of mirOf.
raw_ostream *printed = nullptr;
bool isPrintedWithPhis = false;

const PipelineHook hook([](TargetMachine &, legacy::PassManagerBase &,
                           TargetPassConfig *config) {
  if (printed)
    config->insertPass(isPrintedWithPhis ? &FinalizeISelID
                                         : &MachineSchedulerID,
                       createPrintMIRPass(*printed));
});

/// The kernels of the file as MIR text.
std::string mirOf(const std::string &file, bool withPhis) {
  initializeLlvm();
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module =
      parseIRFile(KILN_TEST_DIR "/corpus/" + file, diagnostic, context);
  if (!module)
    return diagnostic.getMessage().str();
  bool amd = StringRef(file).contains("gfx942");
  Triple triple(amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda");
  module->setTargetTriple(triple);
  for (Function &function : *module)
    // A directive that finds nothing to do, so that memory is described.
    if (!function.isDeclaration())
      function.addFnAttr(kRematAttr, "address(gate=4)");
  std::string error;
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, amd ? "gfx942" : "sm_90a", amd ? "" : "+ptx87", TargetOptions(),
      std::nullopt, std::nullopt, CodeGenOptLevel::Aggressive));
  module->setDataLayout(machine->createDataLayout());
  legacy::PassManager manager;
  manager.add(new TargetLibraryInfoWrapperPass(TargetLibraryInfoImpl(triple)));
  manager.add(new RuntimeLibraryInfoWrapper(triple));
  auto *info = new MachineModuleInfoWrapperPass(machine.get());
  auto *config =
      static_cast<CodeGenTargetMachineImpl &>(*machine).createPassConfig(
          manager);
  manager.add(config);
  manager.add(info);
  machine->getObjFileLowering()->Initialize(info->getMMI().getContext(),
                                            *machine);
  std::string text;
  raw_string_ostream out(text);
  printed = &out;
  isPrintedWithPhis = withPhis;
  runPipelineHooks(*machine, manager, config);
  printed = nullptr;
  config->addISelPasses();
  config->addMachinePasses();
  config->setInitialized();
  manager.run(*module);
  return text;
}

} // namespace

void visitCorpus(const std::string &file, bool withPhis, const Visit &visit) {
  static std::map<std::pair<std::string, bool>, std::string> known;
  std::string &text = known[{file, withPhis}];
  if (text.empty())
    text = mirOf(file, withPhis);
  bool amd = StringRef(file).contains("gfx942");
  std::string complaints =
      runMir(text, amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda",
             amd ? "gfx942" : "sm_90a", [&](legacy::PassManager &manager) {
               manager.add(new ShowFunction(visit));
             });
  EXPECT_EQ(complaints, "");
}

static void visitBody(bool amd, StringRef body, const Visit &visit) {
  StringRef triple = amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda";
  std::string complaints =
      runMir(regionModule(triple, "", body), triple, amd ? "gfx942" : "sm_90",
             [&](legacy::PassManager &manager) {
               manager.add(new ShowFunction(visit));
             });
  EXPECT_EQ(complaints, "") << body.str();
}

void visitRegion(bool amd, unsigned seed, const Visit &visit) {
  RegionGenerator generator(seed);
  unsigned count = 20 + generator.below(100);
  visitBody(amd, amd ? generator.amdgcn(count) : generator.nvptx(count), visit);
}

void visitFlow(bool amd, unsigned seed, const Visit &visit) {
  visitBody(amd, FlowGenerator(amd, seed).blocks(), visit);
}

} // namespace kiln::test
