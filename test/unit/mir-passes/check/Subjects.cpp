#include "test/unit/mir-passes/check/Subjects.h"
#include "targets/directives/AllDirectives.h"
#include "targets/registration/PipelineHook.h"
#include "test/unit/mir-passes/check/RandomFlow.h"
#include "test/unit/mir-passes/wide/WideKernel.h"

#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/CodeGen/MIRPrinter.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetLoweringObjectFile.h"
#include "gtest/gtest.h"
#include <map>
#include <regex>

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

StringRef tripleOf(StringRef processor) {
  return processor.starts_with("gfx") ? "amdgcn-amd-amdhsa"
                                      : "nvptx64-nvidia-cuda";
}

/// A module's kernels as MIR text.
std::string mirOf(MemoryBufferRef ir, const std::string &processor,
                  bool withPhis) {
  initializeLlvm();
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module = parseIR(ir, diagnostic, context);
  if (!module)
    return diagnostic.getMessage().str();
  Triple triple(tripleOf(processor));
  module->setTargetTriple(triple);
  for (Function &function : *module)
    // A directive that finds nothing to do, so that memory is described.
    if (!function.isDeclaration())
      function.addFnAttr(kRematAttr, "address(gate=4)");
  std::string error;
  const Target *target = TargetRegistry::lookupTarget(triple, error);
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, processor, triple.isNVPTX() ? "+ptx87" : "", TargetOptions(),
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

void visitMachineText(const std::string &text, const std::string &processor,
                      const Visit &visit) {
  // LLVM's parser of MIR wants 64 bits of what its printer gives 32 of, where a
  // warp has 32 threads.
  std::string mir = std::regex_replace(
      text, std::regex("(S_CBRANCH_VCC[^\n]*implicit (killed )?)\\$vcc_lo"),
      "$1$$vcc");
  std::string complaints = runMir(mir, tripleOf(processor), processor,
                                  [&](legacy::PassManager &manager) {
                                    manager.add(new ShowFunction(visit));
                                  });
  EXPECT_EQ(complaints, "") << mir;
}

void visitCorpus(const std::string &file, bool withPhis, const Visit &visit) {
  static std::map<std::pair<std::string, bool>, std::string> known;
  std::string &text = known[{file, withPhis}];
  const char *processor =
      StringRef(file).contains("gfx942") ? "gfx942" : "sm_90a";
  if (text.empty()) {
    auto ir = MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/" + file);
    ASSERT_TRUE(ir) << file;
    text = mirOf(**ir, processor, withPhis);
  }
  visitMachineText(text, processor, visit);
}

void visitWide(unsigned seed, const std::string &processor, bool withPhis,
               const Visit &visit) {
  std::string ir = makeWideKernel(seed, processor);
  visitMachineText(mirOf(MemoryBufferRef(ir, "wide"), processor, withPhis),
                   processor, visit);
}

static void visitBody(bool amd, StringRef body, const Visit &visit) {
  std::string processor = amd ? "gfx942" : "sm_90";
  visitMachineText(regionModule(tripleOf(processor), "", body), processor,
                   visit);
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
