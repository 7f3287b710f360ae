//===- EmulatorCorpusTest.cpp - another compiler's programs ---------------===//
//
// The emulator is only as good an oracle as its understanding of the two
// machines, so it also runs what Triton made of the same kernels, whose
// shuffles, predicated accesses and buffer descriptors are not ours, and
// compares with the reference.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/Emulator.h"
#include "tools/case/TensorComparison.h"
#include "tools/case/run/CaseLaunch.h"
#include "tools/case/run/CaseReference.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace kiln;

namespace {

struct Program {
  const char *name, *gpu, *folder;
};
std::string nameOf(const ::testing::TestParamInfo<Program> &info) {
  return std::string(info.param.name) + "_" + info.param.gpu;
}

class EmulatorCorpus : public ::testing::TestWithParam<Program> {
protected:
  void SetUp() override {
    std::string root = KILN_TEST_DIR;
    file = llvm::cantFail(
        readCaseFile(root + "/cases/" + GetParam().name + ".json"));
    variant = llvm::cantFail(resolveCase(file, 0));
    reference = llvm::cantFail(CaseReference::open(file));
    target = lookupGpuTarget(GetParam().gpu);
    std::string folder =
        root + "/corpus/" + GetParam().name + "/" + GetParam().folder;
    llvm::SMDiagnostic diagnostic;
    module = llvm::parseIRFile(folder + "kernel.ll", diagnostic, context);
    ASSERT_TRUE(module) << diagnostic.getMessage().str();
    auto text = llvm::cantFail(llvm::errorOrToExpected(
        llvm::MemoryBuffer::getFile(folder + "meta.json")));
    meta = llvm::cantFail(llvm::json::parse(text->getBuffer()));
  }

  /// Compiles and runs the program on one input; the message of the error, or
  /// of the comparison, or "".
  std::string check(const EmulatorOptions &options) {
    auto kernel = EmulatedKernel::create(*module, reference->name(), *target);
    if (!kernel)
      return llvm::toString(kernel.takeError());
    CaseData before = llvm::cantFail(fillCase(file, variant, options.seed));
    CaseData expected = before, found = before;
    llvm::cantFail(reference->run(variant, expected));
    CompiledKernel shape;
    shape.name = reference->name().str();
    shape.threadsPerBlock =
        *meta.getAsObject()->getInteger("num_warps") * target->warpSize;
    LaunchRequest request = launchOf(file, variant, found, shape);
    request.dynamicShared = *meta.getAsObject()->getInteger("shared");
    // Two hidden pointers to scratch memory, which these kernels do not use.
    request.args.push_back(KernelArg::scalar(0, 8));
    request.args.push_back(KernelArg::scalar(0, 8));
    if (llvm::Error error = (*kernel)->run(request, options))
      return llvm::toString(std::move(error));
    Comparison comparison = compareRuns(file, variant, before, expected, found);
    EXPECT_GT(comparison.compared, 0u);
    if (!comparison.first)
      return "";
    return comparison.first->argument + comparison.first->index +
           ": expected " + comparison.first->expected + ", found " +
           comparison.first->found;
  }

  CaseFile file;
  CaseVariant variant;
  std::unique_ptr<CaseReference> reference;
  const GpuTarget *target = nullptr;
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  llvm::json::Value meta = nullptr;
};

TEST_P(EmulatorCorpus, MatchesTheReference) {
  for (uint64_t seed : {1, 2}) {
    EmulatorOptions options;
    options.seed = seed;
    EXPECT_EQ(check(options), "");
  }
}

std::vector<Program> programs() {
  std::vector<Program> all;
  for (const char *name : {"argmax", "cross_entropy", "cumsum", "dropout",
                           "layernorm_fwd", "rope", "swiglu", "vector_add"}) {
    all.push_back({name, "sm_90a", ""});
    all.push_back({name, "gfx942", "gfx942/"});
  }
  all.push_back(
      {"softmax", "gfx942", "gfx942/"}); // for sm_90a it copies asynchronously:
                                         // see the refusal below
  return all;
}
INSTANTIATE_TEST_SUITE_P(Triton, EmulatorCorpus,
                         ::testing::ValuesIn(programs()), nameOf);

/// Every thread of a block loads the count of layernorm's lock, and thread 0
/// then exchanges it; nothing keeps the exchange behind the other warps' loads.
/// The race is in the program Triton made, and in ours there is a barrier.
class EmulatorCorpusRace : public EmulatorCorpus {};

TEST_P(EmulatorCorpusRace, IsFound) {
  EmulatorOptions options;
  std::string error = check(options);
  EXPECT_NE(error.find("race: "), std::string::npos) << error;
  EXPECT_NE(error.find("atomic xchg by thread 0"), std::string::npos) << error;
  EXPECT_NE(error.find("layernorm.py:64:20"), std::string::npos) << error;
  EXPECT_NE(error.find("of buffer 'Lock'"), std::string::npos) << error;
}
INSTANTIATE_TEST_SUITE_P(
    Triton, EmulatorCorpusRace,
    ::testing::Values(Program{"layernorm_bwd_dx", "sm_90a", ""},
                      Program{"layernorm_bwd_dx", "gfx942", "gfx942/"}),
    nameOf);

class EmulatorCorpusRefusal : public EmulatorCorpus {};

TEST_P(EmulatorCorpusRefusal, NamesWhatItDoesNotKnow) {
  std::string error = check({});
  EXPECT_NE(error.find(
                "softmax.py:13:20: inline assembly 'cp.async.ca.shared.global"),
            std::string::npos)
      << error;
  // The copies' intrinsics are known.
  EXPECT_EQ(error.find("llvm.nvvm.cp.async"), std::string::npos) << error;
}
INSTANTIATE_TEST_SUITE_P(Triton, EmulatorCorpusRefusal,
                         ::testing::Values(Program{"softmax", "sm_90a", ""}),
                         nameOf);

} // namespace
