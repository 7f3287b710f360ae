//===- HsacoReaderTest.cpp - numbers out of committed code objects --------===//
//
// The expected numbers are what LLVM 22 wrote into the assembly's comments and
// metadata when the files of test/targets/data were made.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/TestFiles.h"

using namespace kiln;
using namespace llvm;

namespace {

struct Expectation {
  StringRef target;
  unsigned registers;
  std::optional<unsigned> agprs;
  unsigned scratch, spills, warpSize, matrix;
};

void PrintTo(const Expectation &expectation, std::ostream *out) {
  *out << expectation.target.str();
}

class HsacoReader : public testing::TestWithParam<Expectation> {};

TEST_P(HsacoReader, SaysWhatLLVMSaid) {
  const Expectation &expected = GetParam();
  KernelResources kernel =
      testKernel("targets/data/spill_" + expected.target + ".hsaco", "spill");
  EXPECT_EQ(kernel.target, expected.target);
  EXPECT_EQ(kernel.registers, expected.registers);
  EXPECT_EQ(kernel.agprs, expected.agprs);
  EXPECT_EQ(kernel.stackBytes, expected.scratch);
  EXPECT_EQ(kernel.vectorSpills, expected.spills);
  EXPECT_EQ(kernel.spillStoreBytes, expected.spills * 4);
  EXPECT_EQ(kernel.spillLoadBytes, std::nullopt);
  EXPECT_EQ(kernel.staticSharedBytes, 1000u);
  EXPECT_EQ(kernel.maxThreadsPerBlock, 256u);
  EXPECT_EQ(kernel.warpSize, expected.warpSize);
  EXPECT_FALSE(kernel.cuMode);
  ASSERT_TRUE(kernel.instructions);
  EXPECT_EQ(kernel.instructions->matrix, expected.matrix);
  EXPECT_EQ(kernel.instructions->sharedLoads, 1u);
  EXPECT_EQ(kernel.instructions->sharedStores, 1u);
  EXPECT_GT(kernel.instructions->globalLoads, 63u);
}

INSTANTIATE_TEST_SUITE_P(
    All, HsacoReader,
    testing::Values(Expectation{"gfx906", 40, std::nullopt, 164, 69, 64, 0},
                    Expectation{"gfx908", 40, 40, 112, 37, 64, 1},
                    Expectation{"gfx90a", 80, 40, 212, 101, 64, 1},
                    Expectation{"gfx942", 80, 40, 696, 222, 64, 1},
                    Expectation{"gfx1030", 40, std::nullopt, 144, 66, 32, 0},
                    Expectation{"gfx1100", 40, std::nullopt, 148, 65, 32, 0}));

// The kernels ask for everything that a wave can be given, since they call
// functions that are not known: on GFX9 before 9.4 the scratch buffer's
// description, too.
TEST(HsacoReader, SaysWhereAWaveFindsItsArgumentsAndItsBlock) {
  struct Expected {
    const char *target;
    unsigned arguments, blocks;
  };
  for (Expected one : {Expected{"gfx906", 8, 14}, Expected{"gfx942", 4, 8}}) {
    KernelResources kernel = testKernel(
        (Twine("targets/data/spill_") + one.target + ".hsaco").str(), "spill");
    ASSERT_TRUE(kernel.entry);
    EXPECT_EQ(kernel.entry->arguments, one.arguments);
    EXPECT_EQ(kernel.entry->blocks, one.blocks);
    EXPECT_EQ(kernel.entry->hasBlock, (std::array{true, true, true}));
    ASSERT_EQ(kernel.parameters.size(), 2u) << "without those nobody passes";
    EXPECT_EQ(kernel.parameters[0].bytes, 8u);
    EXPECT_EQ(kernel.parameters[1].offset, 8u);
    EXPECT_EQ(kernel.parameters[1].bytes, 4u);
  }
}

/// .uses_dynamic_stack: LLVM's 16 bytes are no upper bound.
TEST(HsacoReader, KnowsNoStackOfARecursion) {
  EXPECT_EQ(
      testKernel("targets/data/recursive_gfx942.hsaco", "recursive").stackBytes,
      std::nullopt);
}

TEST(HsacoReader, OccupancyCountsAccumulators) {
  KernelResources kernel =
      testKernel("targets/data/spill_gfx90a.hsaco", "spill");
  std::optional<Occupancy> occupancy =
      computeOccupancy(*lookupGpuTarget("gfx90a"), kernel);
  ASSERT_TRUE(occupancy);
  EXPECT_EQ(occupancy->warpsPerUnit, 24u); // 80 registers: 6 waves a SIMD
}

} // namespace
