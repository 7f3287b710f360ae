// Whatever a strategy does to a kernel, the numbers read from the cubin are
// those that `ptxas -v` printed: our own lowering of the ten kernels, under
// every strategy, with all the registers they want and with few enough to
// spill.
#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/ExternalTool.h"
#include "test/unit/targets/PtxasReport.h"
#include "tools/driver/Compile.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

constexpr const char *kernels[] = {
    "argmax",        "cross_entropy", "cumsum",  "dropout", "layernorm_bwd_dx",
    "layernorm_fwd", "rope",          "softmax", "swiglu",  "vector_add"};

struct Setting {
  const char *target, *strategy;
};

void PrintTo(const Setting &setting, std::ostream *out) {
  *out << setting.target << ", " << setting.strategy;
}

class StrategyAgreement : public testing::TestWithParam<Setting> {};

TEST_P(StrategyAgreement, OverTheTenKernels) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  CompileOptions options;
  options.target = lookupGpuTarget(GetParam().target);
  options.numWarps = 4;
  options.directives.schedStrategy = GetParam().strategy;
  unsigned spilling = 0;
  for (std::string name : kernels) {
    SCOPED_TRACE(name);
    auto source =
        MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/" + name + "/kernel.ttir");
    ASSERT_TRUE(bool(source));
    for (std::optional<unsigned> cap : {std::optional<unsigned>(), {24u}}) {
      options.directives.maxRegs = cap;
      Expected<Compiled> compiled =
          compileKernel(**source, options, Stage::Asm);
      ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
      std::string log;
      Expected<std::string> cubin =
          assemble(compiled->assembly, *options.target, &log);
      ASSERT_TRUE(bool(cubin)) << toString(cubin.takeError());
      auto resources = readResources(MemoryBufferRef(*cubin, "a cubin"));
      ASSERT_TRUE(bool(resources)) << toString(resources.takeError());
      ASSERT_EQ(resources->size(), 1u);
      const KernelResources &kernel = resources->front();
      PtxasReport report = parse(log);
      EXPECT_EQ(kernel.registers, report.registers) << log;
      EXPECT_EQ(kernel.barriers, report.barriers);
      EXPECT_EQ(kernel.stackBytes, std::max(report.frame, report.stack));
      EXPECT_EQ(kernel.staticSharedBytes, report.shared);
      EXPECT_EQ(kernel.spillStoreBytes, report.spillStores);
      EXPECT_EQ(kernel.spillLoadBytes, report.spillLoads);
      spilling += report.spillStores != 0;
    }
  }
  EXPECT_GT(spilling, 0u);
}

INSTANTIATE_TEST_SUITE_P(
    All, StrategyAgreement,
    testing::Values(Setting{"sm_80", "source"}, Setting{"sm_80", "pressure"},
                    Setting{"sm_80", "latency"}, Setting{"sm_90a", "source"},
                    Setting{"sm_90a", "pressure"}, Setting{"sm_90a", "latency"},
                    Setting{"sm_100a", "source"},
                    Setting{"sm_100a", "pressure"},
                    Setting{"sm_100a", "latency"}),
    [](const testing::TestParamInfo<Setting> &info) {
      return std::string(info.param.target) + "_" + info.param.strategy;
    });

} // namespace
