//===- EmulatorCorpusTest.cpp - another compiler's programs ---------------===//
//
// The emulator is only as good an oracle as its understanding of the two
// machines, so it also runs what Triton made of the same kernels, whose
// shuffles, predicated accesses, asynchronous copies, wgmmas and buffer
// descriptors are not ours, and compares with the reference: what `kiln check`
// does with LLVM IR and the tile IR that it was made from.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "tools/case/run/CheckCase.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace kiln;

namespace {

struct Program {
  const char *name, *gpu;
};
std::string nameOf(const ::testing::TestParamInfo<Program> &info) {
  return std::string(info.param.name) + "_" + info.param.gpu;
}

class EmulatorCorpus : public ::testing::TestWithParam<Program> {
protected:
  void SetUp() override {
    std::string root = KILN_TEST_DIR;
    std::string corpus = root + "/corpus/" + GetParam().name + "/",
                folder = corpus;
    if (GetParam().gpu != llvm::StringRef("sm_90a"))
      folder += std::string(GetParam().gpu) + "/";
    auto text = llvm::cantFail(llvm::errorOrToExpected(
        llvm::MemoryBuffer::getFile(folder + "meta.json")));
    llvm::json::Value meta =
        llvm::cantFail(llvm::json::parse(text->getBuffer()));
    file = llvm::cantFail(
        readCaseFile(root + "/cases/" + GetParam().name + ".json"));
    file.reference = file.kernel;
    file.kernel = folder + "kernel.ll";
    file.numWarps.reset(); // they stand in the program
    file.numStages.reset();
    file.dynamicShared =
        std::to_string(*meta.getAsObject()->getInteger("shared"));
  }

  /// What went wrong on `count` inputs of every variant, or "".
  std::string check(unsigned count) {
    CheckOptions options;
    options.targets = {lookupGpuTarget(GetParam().gpu)};
    options.count = count;
    options.seed = 1;
    llvm::Expected<std::vector<CheckResult>> results = checkCase(file, options);
    if (!results)
      return llvm::toString(results.takeError());
    const CheckResult &result = results->front();
    if (result.passed()) {
      EXPECT_GT(result.compared, 0u);
      return "";
    }
    if (!result.failure)
      return result.compileError;
    const CheckFailure &failure = *result.failure;
    std::string where = failure.label + ", seed " +
                        std::to_string(failure.seed) + ": " + failure.error;
    if (!failure.mismatch)
      return where;
    return where + failure.mismatch->argument + failure.mismatch->index +
           ": expected " + failure.mismatch->expected + ", found " +
           failure.mismatch->found;
  }

  CaseFile file;
};

TEST_P(EmulatorCorpus, MatchesTheReference) { EXPECT_EQ(check(2), ""); }

/// Not fp8_matmul for gfx942, whose tile IR has other types than the case's.
std::vector<Program> programs() {
  std::vector<Program> all = {{"fp8_matmul", "sm_90a"}};
  for (const char *name :
       {"argmax", "attention_d128", "attention_d64_causal", "cross_entropy",
        "cumsum", "dropout", "int4_matmul", "layernorm_fwd", "matmul_128x128",
        "matmul_128x256", "matmul_64x128_ragged", "matmul_postop_add", "rope",
        "softmax", "swiglu", "vector_add", "paged_decode", "linear_recurrence"})
    for (const char *gpu : {"sm_90a", "gfx942"})
      all.push_back({name, gpu});
  return all;
}
INSTANTIATE_TEST_SUITE_P(Triton, EmulatorCorpus,
                         ::testing::ValuesIn(programs()), nameOf);
/// Triton 3.9's asynchronous copies into LDS and transposing reads of it.
INSTANTIATE_TEST_SUITE_P(TritonAsyncLds, EmulatorCorpus,
                         ::testing::Values(Program{"matmul_128x128", "gfx950"},
                                           Program{"attention_d64_causal",
                                                   "gfx950"},
                                           Program{"int4_matmul", "gfx950"}),
                         nameOf);
/// More kernels with wgmma, whose scale-d is a predicate.
INSTANTIATE_TEST_SUITE_P(
    TritonWgmma, EmulatorCorpus,
    ::testing::Values(Program{"attention_bwd_dkdv", "sm_90a"},
                      Program{"grouped_gemm", "sm_90a"},
                      Program{"int8_matmul", "sm_90a"},
                      Program{"linear_cross_entropy", "sm_90a"},
                      Program{"moe_matmul", "sm_90a"},
                      Program{"retention_chunk", "sm_90a"}),
    nameOf);

/// Every thread of a block loads the count of layernorm's lock, and thread 0
/// then exchanges it; nothing keeps the exchange after the other warps' loads.
/// The race is in the program Triton made, and in ours there is a barrier.
class EmulatorCorpusRace : public EmulatorCorpus {};

TEST_P(EmulatorCorpusRace, IsFound) {
  std::string error = check(1);
  EXPECT_NE(error.find("race: "), std::string::npos) << error;
  EXPECT_NE(error.find("atomic xchg by thread 0"), std::string::npos) << error;
  EXPECT_NE(error.find("layernorm.py:64:20"), std::string::npos) << error;
  EXPECT_NE(error.find("of buffer 'Lock'"), std::string::npos) << error;
}
INSTANTIATE_TEST_SUITE_P(
    Triton, EmulatorCorpusRace,
    ::testing::Values(Program{"layernorm_bwd_dx", "sm_90a"},
                      Program{"layernorm_bwd_dx", "gfx942"}),
    nameOf);

/// A statement that nobody knows is named with its line, and alone.
class EmulatorCorpusRefusal : public EmulatorCorpus {};

TEST_P(EmulatorCorpusRefusal, NamesWhatItDoesNotKnow) {
  auto text = llvm::cantFail(
      llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(file.kernel)));
  std::string changed = text->getBuffer().str();
  for (size_t at; (at = changed.find("cp.async.ca")) != std::string::npos;)
    changed.replace(at, 11, "cp.async.xx");
  file.kernel = ::testing::TempDir() + "/unknown.ll";
  std::error_code code;
  llvm::raw_fd_ostream(file.kernel, code) << changed;
  ASSERT_FALSE(code) << code.message();
  std::string error = check(1);
  EXPECT_NE(error.find(
                "softmax.py:13:20: inline assembly 'cp.async.xx.shared.global"),
            std::string::npos)
      << error;
  // The copies' intrinsics are known.
  EXPECT_EQ(error.find("llvm.nvvm.cp.async"), std::string::npos) << error;
}
INSTANTIATE_TEST_SUITE_P(Triton, EmulatorCorpusRefusal,
                         ::testing::Values(Program{"softmax", "sm_90a"}),
                         nameOf);

} // namespace
