//===- EmulatorBarrierTest.cpp - every barrier is needed and seen ---------===//
//
// The proof that the race check protects the lowering: real kernels are
// lowered, their barriers are taken out one at a time, and every such program
// must be reported as a race that names two source lines. A barrier that can go
// without a report is one the lowering need not have made, or one the race
// check cannot see.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/Emulator.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/case/run/CaseCompile.h"
#include "tools/case/run/CaseLaunch.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/Regex.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <gtest/gtest.h>

using namespace kiln;

namespace {

struct Where {
  const char *name, *gpu;
  /// Barriers that only matter to blocks running at the same time, while the
  /// emulator runs one after another.
  size_t concurrent;
};

class EmulatorBarrier : public ::testing::TestWithParam<Where> {
protected:
  void SetUp() override {
    std::string path =
        std::string(KILN_TEST_DIR) + "/cases/" + GetParam().name + ".json";
    file = llvm::cantFail(readCaseFile(path));
    CompileOptions flags;
    flags.target = lookupGpuTarget(GetParam().gpu);
    compiled = llvm::cantFail(compileCase(
        file, llvm::cantFail(caseOptions(file, flags)), Stage::LLVM));
  }

  static std::vector<llvm::Instruction *> barriers(llvm::Module &module) {
    std::vector<llvm::Instruction *> found;
    for (llvm::Function &function : module)
      for (llvm::Instruction &inst : llvm::instructions(function))
        if (auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&inst))
          if (llvm::StringRef name = call->getCalledFunction()->getName();
              name.starts_with("llvm.nvvm.barrier.cta") ||
              name == "llvm.amdgcn.s.barrier")
            found.push_back(call);
    return found;
  }

  /// The first error among a few inputs of every variant, or "".
  std::string run(const llvm::Module &module) {
    const CompiledKernel &kernel = compiled.kernels[0];
    auto program = llvm::cantFail(
        EmulatedKernel::create(module, kernel.name, *compiled.target));
    for (unsigned index = 0; index != variantCount(file); ++index) {
      CaseVariant variant = llvm::cantFail(resolveCase(file, index));
      for (uint64_t seed : {1, 2, 3}) {
        CaseData data = llvm::cantFail(fillCase(file, variant, seed));
        LaunchRequest request = launchOf(file, variant, data, kernel);
        EmulatorOptions options;
        options.seed = seed;
        if (llvm::Error error = program->run(request, options))
          return llvm::toString(std::move(error));
      }
    }
    return "";
  }

  CaseFile file;
  Compiled compiled;
};

TEST_P(EmulatorBarrier, EveryOneIsMissed) {
  EXPECT_EQ(run(*compiled.module), "");
  size_t count = barriers(*compiled.module).size();
  EXPECT_GT(count, 0u);
  llvm::Regex twoLines("[a-z_]+\\.py:[0-9]+:[0-9]+.*: race: .* and, at "
                       ".*[a-z_]+\\.py:[0-9]+:[0-9]+.*");
  std::string messages;
  size_t noticed = 0;
  for (size_t i = 0; i != count; ++i) {
    std::unique_ptr<llvm::Module> without = llvm::CloneModule(*compiled.module);
    llvm::Instruction *barrier = barriers(*without)[i];
    std::string text;
    llvm::raw_string_ostream(text) << *barrier;
    barrier->eraseFromParent();
    std::string error = run(*without);
    noticed += twoLines.match(error);
    messages += "without barrier " + std::to_string(i) + " (" + text +
                "): " + error + "\n";
  }
  EXPECT_EQ(noticed, count - GetParam().concurrent) << messages;
}

std::vector<Where> everywhere() {
  std::vector<Where> all;
  for (const char *gpu : {"sm_90a", "gfx942"}) {
    for (const char *name :
         {"softmax", "cross_entropy", "layernorm_fwd", "argmax", "cumsum"})
      all.push_back({name, gpu, 0});
    // One separates two tries for the lock, one lets the block see what the
    // exchange of the count acquired.
    all.push_back({"layernorm_bwd_dx_ragged", gpu, 2});
  }
  return all;
}
INSTANTIATE_TEST_SUITE_P(Kernels, EmulatorBarrier,
                         ::testing::ValuesIn(everywhere()),
                         [](const auto &info) {
                           return std::string(info.param.name) + "_" +
                                  info.param.gpu;
                         });

} // namespace
