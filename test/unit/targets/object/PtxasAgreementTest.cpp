//===- PtxasAgreementTest.cpp - the cubin reader against `ptxas -v` -------===//
//
// Every kernel of the corpus that the target can run, with all the registers it
// wants and with so few that it spills: registers, stack, shared memory, spill
// bytes and barriers read from the cubin are those ptxas printed.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/CompileForTest.h"
#include "test/unit/targets/PtxasReport.h"

using namespace kiln;
using namespace llvm;

namespace {

struct Setting {
  const char *target;
  unsigned maxRegs;
  /// wgmma is Hopper's alone: the other targets run the kernels without it.
  unsigned kernels, spilling;
};

void PrintTo(const Setting &setting, std::ostream *out) {
  *out << setting.target << ", " << setting.maxRegs;
}

class PtxasAgreement : public testing::TestWithParam<Setting> {};

TEST_P(PtxasAgreement, OverTheCorpus) {
  const Setting &setting = GetParam();
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  const GpuTarget &target = *lookupGpuTarget(setting.target);
  unsigned kernels = 0, spilling = 0;
  for (StringRef name : corpusCases) {
    SCOPED_TRACE(name.str());
    LLVMContext context;
    std::unique_ptr<Module> module = corpusModule(name + "/kernel.ll", context);
    ASSERT_TRUE(module);
    limitRegisters(*module, setting.maxRegs);
    Expected<std::string> ptx =
        emitForTest(*module, verifiedFor(setting.target));
    if (!ptx) {
      std::string message = toString(ptx.takeError());
      EXPECT_NE(message.find("does not have"), std::string::npos) << message;
      continue;
    }
    std::string log;
    Expected<std::string> cubin = assemble(*ptx, target, &log);
    ASSERT_TRUE(bool(cubin)) << toString(cubin.takeError());
    auto resources = readResources(MemoryBufferRef(*cubin, "a cubin"));
    ASSERT_TRUE(bool(resources)) << toString(resources.takeError());
    ASSERT_EQ(resources->size(), 1u);
    const KernelResources &kernel = resources->front();
    PtxasReport report = parse(log);
    EXPECT_EQ(kernel.target, setting.target);
    EXPECT_EQ(kernel.registers, report.registers) << log;
    EXPECT_EQ(kernel.barriers, report.barriers);
    EXPECT_EQ(kernel.stackBytes, std::max(report.frame, report.stack));
    EXPECT_EQ(kernel.staticSharedBytes, report.shared);
    EXPECT_EQ(kernel.spillStoreBytes, report.spillStores);
    EXPECT_EQ(kernel.spillLoadBytes, report.spillLoads);
    ++kernels;
    spilling += report.spillStores != 0;
  }
  EXPECT_EQ(kernels, setting.kernels);
  EXPECT_GE(spilling, setting.spilling);
}

INSTANTIATE_TEST_SUITE_P(
    All, PtxasAgreement,
    testing::Values(Setting{"sm_80", 0, 12, 0}, Setting{"sm_80", 24, 12, 4},
                    Setting{"sm_90a", 0, 21, 0}, Setting{"sm_90a", 160, 21, 4},
                    Setting{"sm_100a", 0, 12, 0},
                    Setting{"sm_100a", 24, 12, 4}),
    [](const testing::TestParamInfo<Setting> &info) {
      std::string cap =
          info.param.maxRegs ? std::to_string(info.param.maxRegs) : "all";
      return std::string(info.param.target) + "_" + cap + "_registers";
    });

} // namespace
