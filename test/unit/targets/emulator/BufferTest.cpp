//===- BufferTest.cpp - AMD's accesses through buffer descriptors ---------===//
//
// What is out of a descriptor's range reads zero and writes nothing; what is in
// it must be memory all the same, and ordered like every other access.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

class EmulatorBuffer : public EmulatorTest {
protected:
  void SetUp() override {
    ASSERT_EQ(compile(R"(
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32>, ptr addrspace(8), i32, i32, i32)
define amdgpu_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %bytes, i32 %step, i64 %before) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %start = getelementptr i8, ptr addrspace(1) %in, i64 %before
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %start, i16 0, i64 %bytes, i32 159744)
  %to = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %out, i16 0, i64 %bytes, i32 159744)
  %steps = mul i32 %t, %step
  %minus = trunc i64 %before to i32
  %offset = sub i32 %steps, %minus
  %v = call <2 x i32> @llvm.amdgcn.raw.ptr.buffer.load.v2i32(ptr addrspace(8) %from, i32 %offset, i32 0, i32 2)
  call void @llvm.amdgcn.raw.ptr.buffer.store.v2i32(<2 x i32> %v, ptr addrspace(8) %to, i32 %steps, i32 0, i32 0)
  ret void
}
)",
                      "gfx942"),
              "");
  }

  std::string copy(uint64_t bytes, uint32_t step, int64_t before = 0) {
    buffers.clear();
    std::vector<int32_t> numbers = {1, 2, 3, 4, 5, 6, 7, 8};
    KernelArg in = buffer("in", numbers),
              out = buffer("out", std::vector<int32_t>(8, -1));
    return run({in, out, KernelArg::scalar(bytes, 8),
                KernelArg::scalar(step, 4), KernelArg::scalar(before, 8)},
               1, 4);
  }
};

TEST_F(EmulatorBuffer, OutsideIsNothing) {
  ASSERT_EQ(copy(32, 8), "");
  EXPECT_EQ(contents<int32_t>(1),
            (std::vector<int32_t>{1, 2, 3, 4, 5, 6, 7, 8}));
  ASSERT_EQ(copy(16, 8), "");
  EXPECT_EQ(contents<int32_t>(1),
            (std::vector<int32_t>{1, 2, 3, 4, -1, -1, -1, -1}));
  // An offset is not a signed number, and the whole access has to fit.
  ASSERT_EQ(copy(20, uint32_t(-16)), "");
  EXPECT_EQ(contents<int32_t>(1),
            (std::vector<int32_t>{1, 2, -1, -1, -1, -1, -1, -1}));
  ASSERT_EQ(copy(4, 8), "");
  EXPECT_EQ(contents<int32_t>(1), std::vector<int32_t>(8, -1));
}

TEST_F(EmulatorBuffer, MayBeginBeforeItsMemory) {
  ASSERT_EQ(copy(0xfffffff0, 8, -0x7ffffff0), "");
  EXPECT_EQ(contents<int32_t>(1),
            (std::vector<int32_t>{1, 2, 3, 4, 5, 6, 7, 8}));
}

TEST_F(EmulatorBuffer, InsideHasToBeMemory) {
  std::string problem = copy(64, 16);
  EXPECT_NE(problem.find("load of 8 bytes"), std::string::npos) << problem;
  EXPECT_NE(problem.find("out of bounds: 32 bytes into buffer 'in', which has "
                         "32 bytes"),
            std::string::npos)
      << problem;
}

TEST_F(EmulatorBuffer, TakesPartInRaces) {
  std::string problem = copy(32, 4);
  EXPECT_NE(problem.find("race: masked store"), std::string::npos) << problem;
  EXPECT_NE(problem.find("buffer 'out'"), std::string::npos) << problem;
}

TEST_F(EmulatorBuffer, AlignedAsHardwareWants) {
  std::string problem = copy(32, 6);
  EXPECT_NE(problem.find("not aligned to 4 bytes"), std::string::npos)
      << problem;
}

TEST_F(EmulatorBuffer, RefusesDescriptorsFromElsewhere) {
  std::string problem = compile(R"(
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
define amdgpu_kernel void @kernel(ptr addrspace(8) %from, ptr addrspace(1) %out) {
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %from, i32 0, i32 0, i32 0)
  store i32 %v, ptr addrspace(1) %out
  ret void
}
)",
                                "gfx942");
  EXPECT_NE(problem.find("kernel.py:4:7: a buffer access whose descriptor"),
            std::string::npos)
      << problem;
}

} // namespace
