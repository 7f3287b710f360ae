//===- LlvmAgreementTest.cpp - the hsaco reader against LLVM's assembly ---===//
//
// LLVM writes what it counted into comments of the assembly ("; TotalNumVgprs:
// 85"); the numbers read from the linked code object are the same. The corpus
// is Triton's for gfx942.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace kiln;
using namespace llvm;

namespace {

std::optional<unsigned> numberAfter(StringRef text, StringRef words) {
  Regex pattern((words + ": +([0-9]+)").str());
  SmallVector<StringRef, 2> match;
  if (!pattern.match(text, &match))
    return std::nullopt;
  return std::stoul(match[1].str());
}

class LlvmAgreement : public testing::TestWithParam<const char *> {};

void compare(const Module &module, const GpuTarget &target) {
  Expected<std::string> text = emitForTest(module, verifiedFor(target.name()));
  if (!text) {
    std::string message = toString(text.takeError());
    EXPECT_NE(message.find("does not have"), std::string::npos) << message;
    return;
  }
  Expected<std::string> object = assemble(*text, target);
  ASSERT_TRUE(bool(object)) << toString(object.takeError());
  auto resources = readResources(MemoryBufferRef(*object, "an hsaco"));
  ASSERT_TRUE(bool(resources)) << toString(resources.takeError());
  ASSERT_EQ(resources->size(), 1u);
  const KernelResources &kernel = resources->front();
  EXPECT_EQ(kernel.target, target.name());
  if (target.accumulators != AccumulatorFile::None) {
    EXPECT_EQ(kernel.registers, numberAfter(*text, "; TotalNumVgprs"));
    EXPECT_EQ(kernel.agprs, numberAfter(*text, "; NumAgprs"));
  } else {
    EXPECT_EQ(kernel.registers, numberAfter(*text, "; NumVgprs"));
  }
  EXPECT_EQ(kernel.scalarRegisters, numberAfter(*text, "; TotalNumSgprs"));
  EXPECT_EQ(kernel.stackBytes,
            uint64_t(numberAfter(*text, "; ScratchSize").value_or(~0u)));
  EXPECT_EQ(kernel.staticSharedBytes,
            uint64_t(numberAfter(*text, "; LDSByteSize").value_or(~0u)));
  EXPECT_EQ(kernel.vectorSpills, numberAfter(*text, ".vgpr_spill_count"));
  EXPECT_EQ(kernel.scalarSpills, numberAfter(*text, ".sgpr_spill_count"));
}

TEST_P(LlvmAgreement, OverTheCorpus) {
  if (Expected<std::string> linker = findLinker(); !linker)
    GTEST_SKIP() << toString(linker.takeError());
  for (StringRef name : corpusCases) {
    SCOPED_TRACE(name.str());
    LLVMContext context;
    std::unique_ptr<Module> module =
        corpusModule(name + "/gfx942/kernel.ll", context);
    ASSERT_TRUE(module);
    compare(*module, *lookupGpuTarget(GetParam()));
    // A limit it does not fit under.
    for (Function &function : *module)
      if (!function.isDeclaration())
        function.addFnAttr("amdgpu-num-vgpr", "32");
    compare(*module, *lookupGpuTarget(GetParam()));
  }
}

INSTANTIATE_TEST_SUITE_P(All, LlvmAgreement,
                         testing::Values("gfx90a", "gfx942"),
                         [](const testing::TestParamInfo<const char *> &info) {
                           return std::string(info.param);
                         });

} // namespace
