// Every instruction of every kernel of the corpus has a class, on both vendors,
// and its cost comes from a row that was meant for it.
#include "targets/codegen/CodeGen.h"
#include "targets/cost/CostModel.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/sched-strategies/MirHarness.h"

#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// What the walk over one file finds.
struct Census {
  unsigned instructions = 0;
  std::map<std::string, unsigned> unknown; // names of instructions
  /// Variants of matrix instructions, loads and so on that were met.
  std::map<std::string, unsigned> kinds;
};

void addTo(Census &census, const MachineFunction &function) {
  CostModel model(function);
  const TargetInstrInfo &info = *function.getSubtarget().getInstrInfo();
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block) {
      ++census.instructions;
      OpKind kind = model.kind(instr);
      std::string name = opClassName(kind.opClass).str() + " " + kind.variant +
                         " " + std::to_string(kind.bytes);
      ++census.kinds[name];
      if (kind.opClass == OpClass::Unknown)
        ++census.unknown[info.getName(instr.getOpcode()).str()];
      // The cached cost is that of the kind.
      OpCost cost = model.cost(instr), direct = costOf(model.gpu(), kind);
      EXPECT_EQ(cost.latency, direct.latency) << name;
      EXPECT_EQ(cost.issue, direct.issue) << name;
      EXPECT_EQ(cost.opClass, kind.opClass) << name;
    }
}

Census censusOf(StringRef file, StringRef target, StringRef triple) {
  Census census;
  LLVMContext context;
  SMDiagnostic diagnostic;
  std::unique_ptr<Module> module = parseIRFile(file, diagnostic, context);
  CodeGenOptions options;
  options.target = lookupGpuTarget(target);
  if (!module || !options.target) {
    ADD_FAILURE() << file.str() << ": " << diagnostic.getMessage().str();
    return census;
  }
  if (Error error = prepareModule(*module, options)) {
    ADD_FAILURE() << file.str() << ": " << toString(std::move(error));
    return census;
  }
  Expected<std::string> text =
      emitMachineIR(*module, options, "machine-scheduler");
  if (!text) {
    ADD_FAILURE() << file.str() << ": " << toString(text.takeError());
    return census;
  }
  std::string complaints =
      test::runMir(*text, triple, target, [&](legacy::PassManager &manager) {
        manager.add(new test::Probe(
            [&](MachineFunction &function) { addTo(census, function); }));
      });
  EXPECT_EQ(complaints, "") << file.str();
  return census;
}

Census censusOfCorpus(StringRef inner, StringRef target, StringRef triple) {
  Census all;
  std::error_code error;
  for (sys::fs::directory_iterator it(KILN_TEST_DIR "/corpus", error), end;
       it != end && !error; it.increment(error)) {
    std::string file = it->path() + inner.str();
    Census one = censusOf(file, target, triple);
    EXPECT_GT(one.instructions, 0u) << file;
    for (auto &[name, times] : one.unknown)
      ADD_FAILURE() << file << ": " << times << " times " << name
                    << " without a class";
    all.instructions += one.instructions;
    for (auto &[name, times] : one.kinds)
      all.kinds[name] += times;
  }
  EXPECT_FALSE(error) << error.message();
  return all;
}

void expectMet(const Census &census, std::vector<std::string> kinds) {
  std::string met;
  for (auto &[name, times] : census.kinds)
    met += name + " x " + std::to_string(times) + "\n";
  for (const std::string &kind : kinds)
    EXPECT_TRUE(census.kinds.count(kind)) << "'" << kind << "' of\n" << met;
}

TEST(CorpusCost, NoInstructionOfNvidiaIsUnknown) {
  Census census = censusOfCorpus("/kernel.ll", "sm_90a", "nvptx64-nvidia-cuda");
  EXPECT_GT(census.instructions, 10000u);
  expectMet(census, {"async.matrix m64n128 0", "async.matrix m64n64 0",
                     "async.copy  16", "load.global  16", "load.shared  4",
                     "matrix.load  16", "store.shared  16", "shuffle  4",
                     "wait matrix 0", "wait fence.proxy 0", "barrier  0",
                     "convert pack 0", "convert widen 0", "special  4",
                     "integer.multiply  8", "integer.divide  4",
                     "float.divide  0", "load.constant param 8"});
}

TEST(CorpusCost, NoInstructionOfAmdIsUnknown) {
  Census census =
      censusOfCorpus("/gfx942/kernel.ll", "gfx942", "amdgcn-amd-amdhsa");
  EXPECT_GT(census.instructions, 10000u);
  expectMet(census,
            {"matrix f32.32x32x8.f16 0", "matrix f32.32x32x16.fp8.fp8 0",
             "load.shared  8", "load.shared  16", "load.global  16",
             "store.global  8", "load.constant  8", "shuffle dpp 4",
             "float packed 4", "convert pack 4", "special  4", "scalar  4",
             "barrier  4"});
}

} // namespace
} // namespace kiln
