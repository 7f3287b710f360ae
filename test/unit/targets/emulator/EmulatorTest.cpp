//===- EmulatorTest.cpp - the emulator computes what the kernel says ------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

static std::vector<float> ramp(size_t n, float scale) {
  std::vector<float> values(n);
  for (size_t i = 0; i != n; ++i)
    values[i] = scale * float(i);
  return values;
}

// Each thread adds four neighbouring elements, the vector masked where it
// reaches past n.
static std::string vectorAdd(bool amd) {
  std::string block =
      amd ? "llvm.amdgcn.workgroup.id.x" : "llvm.nvvm.read.ptx.sreg.ctaid.x";
  std::string thread =
      amd ? "llvm.amdgcn.workitem.id.x" : "llvm.nvvm.read.ptx.sreg.tid.x";
  return std::string("define ") + (amd ? "amdgpu_kernel" : "ptx_kernel") +
         R"( void @kernel(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %out, i32 %n) {
  %block = call i32 @)" +
         block + R"(()
  %thread = call i32 @)" +
         thread + R"(()
  %base = mul i32 %block, 256
  %mine = shl i32 %thread, 2
  %i = add i32 %base, %mine
  %v0 = insertelement <4 x i32> poison, i32 %i, i32 0
  %v = shufflevector <4 x i32> %v0, <4 x i32> poison, <4 x i32> zeroinitializer
  %each = add <4 x i32> %v, <i32 0, i32 1, i32 2, i32 3>
  %n0 = insertelement <4 x i32> poison, i32 %n, i32 0
  %nv = shufflevector <4 x i32> %n0, <4 x i32> poison, <4 x i32> zeroinitializer
  %mask = icmp slt <4 x i32> %each, %nv
  %px = getelementptr float, ptr addrspace(1) %x, i32 %i
  %py = getelementptr float, ptr addrspace(1) %y, i32 %i
  %po = getelementptr float, ptr addrspace(1) %out, i32 %i
  %a = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 16 %px, <4 x i1> %mask, <4 x float> zeroinitializer)
  %b = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 16 %py, <4 x i1> %mask, <4 x float> zeroinitializer)
  %sum = fadd <4 x float> %a, %b
  call void @llvm.masked.store.v4f32.p1(<4 x float> %sum, ptr addrspace(1) align 16 %po, <4 x i1> %mask)
  ret void
}
declare <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1), <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p1(<4 x float>, ptr addrspace(1), <4 x i1>)
declare i32 @)" +
         block + "()\ndeclare i32 @" + thread + "()\n";
}

class EmulatorVectorAdd : public EmulatorTest,
                          public ::testing::WithParamInterface<const char *> {};

TEST_P(EmulatorVectorAdd, MatchesAtRaggedSizes) {
  bool amd = lookupGpuTarget(GetParam())->isAmd();
  ASSERT_EQ(compile(vectorAdd(amd), GetParam()), "");
  for (unsigned n : {0u, 1u, 3u, 255u, 256u, 1001u}) {
    buffers.clear();
    KernelArg x = buffer("x", ramp(n, 1)), y = buffer("y", ramp(n, 0.5)),
              out = buffer("out", std::vector<float>(n, -1));
    ASSERT_EQ(run({x, y, out, KernelArg::scalar(n, 4)}, (n + 255) / 256, 64),
              "");
    EXPECT_EQ(contents<float>(2), ramp(n, 1.5));
  }
}

TEST_P(EmulatorVectorAdd, ReportsAccessesPastTheEnd) {
  bool amd = lookupGpuTarget(GetParam())->isAmd();
  ASSERT_EQ(compile(vectorAdd(amd), GetParam()), "");
  KernelArg x = buffer("x", ramp(99, 1)), y = buffer("y", ramp(100, 1)),
            out = buffer("out", ramp(100, 1));
  std::string error = run({x, y, out, KernelArg::scalar(100, 4)}, 1, 64);
  EXPECT_NE(error.find("kernel.py:16:7: masked load of 16 bytes by thread 24"),
            std::string::npos)
      << error;
  EXPECT_NE(
      error.find(
          "out of bounds: 384 bytes into buffer 'x', which has 396 bytes"),
      std::string::npos)
      << error;
}

TEST_P(EmulatorVectorAdd, ReportsMisalignedAccesses) {
  bool amd = lookupGpuTarget(GetParam())->isAmd();
  ASSERT_EQ(compile(vectorAdd(amd), GetParam()), "");
  KernelArg x = buffer("x", ramp(200, 1)), y = buffer("y", ramp(200, 1)),
            out = buffer("out", ramp(200, 1));
  y.offset = 4;
  std::string error = run({x, y, out, KernelArg::scalar(100, 4)}, 1, 64);
  EXPECT_NE(error.find("kernel.py:17:7: masked load"), std::string::npos)
      << error;
  EXPECT_NE(error.find("not aligned to 16 bytes"), std::string::npos) << error;
}

TEST_P(EmulatorVectorAdd, ChecksTheLaunch) {
  bool amd = lookupGpuTarget(GetParam())->isAmd();
  ASSERT_EQ(compile(vectorAdd(amd), GetParam()), "");
  KernelArg x = buffer("x", ramp(4, 1));
  EXPECT_EQ(run({x, x, x}, 1, 64),
            "kernel kernel takes 4 arguments, the launch gives 3");
  EXPECT_EQ(run({x, x, x, KernelArg::scalar(4, 8)}, 1, 64),
            "argument 3 has 8 bytes, but parameter 'n' of kernel has 4");
  EXPECT_EQ(run({x, x, x, KernelArg::scalar(4, 4)}, 1, 2000),
            "a block has 1 to 1024 threads, the launch asks for 2000");
}

INSTANTIATE_TEST_SUITE_P(Gpus, EmulatorVectorAdd,
                         ::testing::Values("sm_90a", "gfx942", "gfx1100"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

/// Alignment is claimed of the whole vector, whichever of its elements the mask
/// takes.
TEST_F(EmulatorTest, ClaimsOfMaskedVectorsAreAboutTheirFirstElement) {
  ASSERT_EQ(compile(R"(
define ptx_kernel void @kernel(ptr addrspace(1) %x, ptr addrspace(1) %out) {
  %v = call <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1) align 16 %x, <4 x i1> <i1 false, i1 true, i1 false, i1 true>, <4 x float> zeroinitializer)
  call void @llvm.masked.store.v4f32.p1(<4 x float> %v, ptr addrspace(1) align 16 %out, <4 x i1> <i1 false, i1 true, i1 true, i1 true>)
  ret void
}
declare <4 x float> @llvm.masked.load.v4f32.p1(ptr addrspace(1), <4 x i1>, <4 x float>)
declare void @llvm.masked.store.v4f32.p1(<4 x float>, ptr addrspace(1), <4 x i1>)
)",
                    "sm_90a"),
            "");
  KernelArg x = buffer("x", ramp(8, 1)),
            out = buffer("out", std::vector<float>(4, -1));
  EXPECT_EQ(run({x, out}, 1, 1), "");
  EXPECT_EQ(contents<float>(1), (std::vector<float>{-1, 1, 0, 3}));
  // The element read first stands at 16 bytes then, the vector at 12.
  x.offset = 12;
  EXPECT_NE(run({x, out}, 1, 1).find("not aligned to 16 bytes"),
            std::string::npos);
}
