//===- CubinReaderTest.cpp - numbers out of committed cubins --------------===//
//
// The expected numbers are what `ptxas -v` printed when the files of
// test/targets/data were made.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/TestFiles.h"

using namespace kiln;
using namespace llvm;

namespace {

struct Expectation {
  StringRef file, target, producer;
  unsigned stack, spill;
};

void PrintTo(const Expectation &expectation, std::ostream *out) {
  *out << expectation.file.str();
}

class CubinReader : public testing::TestWithParam<Expectation> {};

TEST_P(CubinReader, SaysWhatPtxasSaid) {
  const Expectation &expected = GetParam();
  KernelResources kernel = testKernel("targets/data/" + expected.file, "spill");
  EXPECT_EQ(kernel.target, expected.target);
  EXPECT_EQ(kernel.producer, expected.producer);
  EXPECT_EQ(kernel.registers, 128u);
  EXPECT_EQ(kernel.agprs, std::nullopt);
  EXPECT_EQ(kernel.stackBytes, expected.stack);
  EXPECT_EQ(kernel.spillStoreBytes, expected.spill);
  EXPECT_EQ(kernel.spillLoadBytes, expected.spill);
  EXPECT_EQ(kernel.staticSharedBytes, 480u);
  EXPECT_EQ(kernel.barriers, 4u);
  EXPECT_EQ(kernel.maxThreadsPerBlock, 512u);
  EXPECT_EQ(kernel.threadsPerBlock, std::nullopt);
  EXPECT_EQ(kernel.registerCap, 128u);
  ASSERT_TRUE(kernel.instructions);
  EXPECT_EQ(kernel.instructions->barriers, 1u);
  EXPECT_EQ(kernel.instructions->globalStores, 40u);
  EXPECT_EQ(kernel.instructions->sharedStores, 1u);
  // The kernel's own array is in local memory too, so there is more traffic
  // than spilling.
  EXPECT_GE(kernel.instructions->localStores, *kernel.spillStores);
  EXPECT_GE(kernel.instructions->localLoads, *kernel.spillLoads);

  KernelResources small = testKernel("targets/data/" + expected.file, "small");
  EXPECT_EQ(small.registers, 8u);
  EXPECT_EQ(small.spillStoreBytes, 0u);
  EXPECT_EQ(small.spillLoadBytes, 0u);
  EXPECT_EQ(small.staticSharedBytes, 0u);
  EXPECT_EQ(small.barriers, 0u);
  EXPECT_EQ(small.registerCap, std::nullopt);
}

INSTANTIATE_TEST_SUITE_P(
    All, CubinReader,
    testing::Values(
        Expectation{"spill_sm_75.cubin", "sm_75", "ptxas 13.0.88", 184, 184},
        Expectation{"spill_sm_90a.cubin", "sm_90a", "ptxas 13.0.88", 256, 192},
        Expectation{"spill_sm_100a.cubin", "sm_100a", "ptxas 13.0.88", 256,
                    184},
        Expectation{"spill_sm_80_cuda12.cubin", "sm_80", "", 256, 184},
        Expectation{"spill_sm_90a_cuda12.cubin", "sm_90a", "", 256, 192}));

/// tcgen05.alloc of 128 columns: four blocks share an SM's 512.
TEST(CubinReader, ReadsColumnsOfTensorMemory) {
  KernelResources kernel =
      testKernel("targets/data/tensor_memory_sm_100a.cubin", "t");
  EXPECT_EQ(kernel.tensorColumns, 128u);
  std::optional<Occupancy> occupancy =
      computeOccupancy(*lookupGpuTarget("sm_100a"), kernel);
  ASSERT_TRUE(occupancy);
  EXPECT_EQ(occupancy->blocksPerUnit, 4u);
  EXPECT_EQ(
      testKernel("targets/data/spill_sm_100a.cubin", "spill").tensorColumns,
      0u);
}

TEST(Fatbin, YieldsTheKernelsOfAllItsCubins) {
  std::unique_ptr<MemoryBuffer> buffer = testFile("targets/data/spill.fatbin");
  auto kernels = readResources(buffer->getMemBufferRef());
  ASSERT_TRUE(bool(kernels)) << toString(kernels.takeError());
  ASSERT_EQ(kernels->size(), 4u);
  EXPECT_EQ((*kernels)[0].target, "sm_80");
  EXPECT_EQ((*kernels)[3].target, "sm_90a");
}

std::string messageFor(StringRef bytes, StringRef name) {
  auto kernels = readResources(MemoryBufferRef(bytes, name));
  EXPECT_FALSE(bool(kernels));
  return kernels ? "" : toString(kernels.takeError());
}

TEST(ReadResources, RefusesWhatItDoesNotKnow) {
  EXPECT_NE(messageFor("", "nothing").find("'nothing'"), std::string::npos);
  EXPECT_NE(messageFor("//\n.version 8.7\n", "k.ptx")
                .find("neither a cubin nor an hsaco"),
            std::string::npos);
  EXPECT_NE(messageFor("\x7f"
                       "ELF",
                       "short")
                .find("ends before its ELF header"),
            std::string::npos);
  std::unique_ptr<MemoryBuffer> cubin =
      testFile("targets/data/spill_sm_75.cubin");
  std::string half =
      cubin->getBuffer().take_front(cubin->getBufferSize() / 2).str();
  EXPECT_NE(
      messageFor(half, "half.cubin").find("'half.cubin' is not a readable"),
      std::string::npos);
  // An SM number nobody has made: an error that names it, never a guess.
  std::string unknown = cubin->getBuffer().str();
  unknown[0x30 + 1] = 77; // e_flags, bits 8 to 15
  EXPECT_NE(messageFor(unknown, "u.cubin").find("sm_77"), std::string::npos);
}

TEST(ResourcesJson, IsTheContract) {
  KernelResources kernel =
      testKernel("targets/data/spill_sm_90a.cubin", "spill");
  json::Object object = toJSON(kernel);
  SmallVector<StringRef> fields;
  for (auto &entry : object)
    fields.push_back(entry.first);
  llvm::sort(fields);
  SmallVector<StringRef> contract = {"agprs",
                                     "barriers",
                                     "cannot_launch",
                                     "cluster_blocks",
                                     "cu_mode",
                                     "dynamic_shared_bytes",
                                     "file",
                                     "kernel",
                                     "moves_registers",
                                     "occupancy",
                                     "origins",
                                     "producer",
                                     "register_cap",
                                     "registers",
                                     "scalar_registers",
                                     "scalar_spills",
                                     "spill_load_bytes",
                                     "spill_store_bytes",
                                     "stack_bytes",
                                     "static_shared_bytes",
                                     "target",
                                     "tensor_columns",
                                     "threads_per_block",
                                     "warp_size"};
  EXPECT_EQ(fields, contract);
  const json::Object *occupancy = object.getObject("occupancy");
  ASSERT_TRUE(occupancy);
  EXPECT_EQ(occupancy->getInteger("warps_per_unit"), 16);
  EXPECT_EQ(occupancy->getInteger("max_warps_per_unit"), 64);
  EXPECT_EQ(occupancy->getNumber("fraction"), 0.25);
  EXPECT_EQ(occupancy->getArray("limiters")->front().getAsString(),
            StringRef("registers"));
  EXPECT_EQ(occupancy->getObject("next_step")->getInteger("registers"), 64);
  EXPECT_TRUE(object.get("agprs")->getAsNull());
  EXPECT_TRUE(object.get("dynamic_shared_bytes")->getAsNull());

  // No block size in the file: no occupancy, unless the launch says one.
  KernelResources small =
      testKernel("targets/data/spill_sm_90a.cubin", "small");
  EXPECT_TRUE(toJSON(small).get("occupancy")->getAsNull());
  LaunchShape launch;
  launch.threadsPerBlock = 256;
  launch.dynamicShared = 1024;
  EXPECT_EQ(toJSON(small, launch)
                .getObject("occupancy")
                ->getInteger("warps_per_unit"),
            64);
  EXPECT_EQ(toJSON(small, launch).getInteger("dynamic_shared_bytes"), 1024);
}

} // namespace
