//===- AsmTest.cpp - instructions written as text -------------------------===//
//
// What has an intrinsic means the same as text: each kernel is written both
// ways, and leaves the same.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

/// A warp copies its 16 bytes each of %in to shared memory; `body` makes
/// %result, which goes out.
std::string kernelOf(const std::string &body) {
  return R"(
@shared = internal addrspace(3) global [512 x i8] poison, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare {i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr addrspace(3))
declare void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3), i32)
declare {float, float, float, float} @llvm.nvvm.mma.m16n8k8.row.col.tf32(i32, i32, i32, i32, i32, i32, float, float, float, float)
define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = mul i32 %lane, 16
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %offset
  %own = getelementptr i8, ptr addrspace(3) @shared, i32 %offset
  %word = load i32, ptr addrspace(1) %from, align 4
)" + body +
         R"(
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %result, ptr addrspace(1) %p, align 4
  ret void
}
)";
}

const std::string kFill = R"(
  %row = load <4 x i32>, ptr addrspace(1) %from, align 16
  store <4 x i32> %row, ptr addrspace(3) %own, align 16
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
)";

class EmulatorAsm : public EmulatorTest {
protected:
  std::string problemOf(const std::string &body) {
    std::string problem = compile(kernelOf(body), "sm_90a");
    if (!problem.empty())
      return problem;
    buffers.clear();
    std::vector<uint32_t> in;
    for (unsigned i = 0; i != 128; ++i)
      in.push_back(i * 0x00030005 + 7);
    return run({buffer("in", in), buffer("out", std::vector<uint32_t>(32))}, 1,
               32);
  }
  std::vector<uint32_t> resultOf(const std::string &body) {
    EXPECT_EQ(problemOf(body), "");
    return contents<uint32_t>(1);
  }
  void expectRefused(const std::string &assembly, const std::string &named) {
    std::string problem =
        problemOf("  %result = call i32 asm sideeffect \"" + assembly +
                  "\", \"=r,r,l\"(ptr addrspace(3) %own, "
                  "ptr addrspace(1) %from)\n");
    EXPECT_NE(problem.find("kernel.py:"), std::string::npos) << problem;
    EXPECT_NE(problem.find("inline assembly '" + named), std::string::npos)
        << problem;
  }
};

TEST_F(EmulatorAsm, CopiesAsynchronously) {
  std::vector<uint32_t> found = resultOf(R"(
  %half = and i32 %lane, 8
  %no = icmp eq i32 %half, 0
  %other = getelementptr i8, ptr addrspace(3) %own, i32 8
  store i32 99, ptr addrspace(3) %other, align 4
  call void asm sideeffect "cp.async.ca.shared.global.L2::128B [ $0 + 0 ], [ $1 + 0 ], 0x8;", "r,l"(ptr addrspace(3) %own, ptr addrspace(1) %from)
  call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 8 ], [ $1 + 0 ], 0x4, $2;", "r,l,r,b"(ptr addrspace(3) %own, ptr addrspace(1) %from, i32 0, i1 %no)
  call void asm sideeffect "cp.async.commit_group;", ""()
  call void asm sideeffect "cp.async.wait_group 0;", ""()
  %a = load i32, ptr addrspace(3) %own, align 4
  %b = load i32, ptr addrspace(3) %other, align 4
  %result = add i32 %a, %b
)");
  for (unsigned lane = 0; lane != 32; ++lane) {
    uint32_t first = 4 * lane * 0x00030005 + 7;
    EXPECT_EQ(found[lane], lane & 8 ? first + 99 : first);
  }
}

TEST_F(EmulatorAsm, MovesMatrices) {
  std::string load = R"(
  %two = extractvalue {i32, i32} %all, 0
  %one = extractvalue {i32, i32} %all, 1
  %result = sub i32 %one, %two
)";
  EXPECT_EQ(
      resultOf(kFill + R"(
  %all = call {i32, i32} asm sideeffect "ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {$0, $1}, [ $2 + 0 ];", "=r,=r,r"(ptr addrspace(3) %own)
)" + load),
      resultOf(kFill +
               "  %all = call {i32, i32} "
               "@llvm.nvvm.ldmatrix.sync.aligned.m8n8.x2.trans.b16.p3(ptr "
               "addrspace(3) %own)\n" +
               load));
  std::string back = R"(
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %result = load i32, ptr addrspace(3) %own, align 4
)";
  EXPECT_EQ(resultOf(kFill + R"(
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x1.shared.b16 [ $0 + 0 ], {$1};", "r,r"(ptr addrspace(3) %own, i32 %word)
)" + back),
            resultOf(kFill + R"(
  call void @llvm.nvvm.stmatrix.sync.aligned.m8n8.x1.b16.p3(ptr addrspace(3) %own, i32 %word)
)" + back));
}

TEST_F(EmulatorAsm, MultipliesWithTiedAccumulators) {
  std::string sum = R"(
  %d0 = extractvalue {float, float, float, float} %d, 0
  %d3 = extractvalue {float, float, float, float} %d, 3
  %d03 = fadd float %d0, %d3
  %result = bitcast float %d03 to i32
)";
  std::string operands =
      "i32 %word, i32 %lane, i32 %word, i32 1065353216, i32 %word, i32 "
      "1073741824, ";
  EXPECT_EQ(
      resultOf(
          R"--(  %d = call {float, float, float, float} asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"()--" +
          operands + "float 1.0, float 2.0, float 3.0, float 4.0)\n" + sum),
      resultOf("  %d = call {float, float, float, float} "
               "@llvm.nvvm.mma.m16n8k8.row.col.tf32(" +
               operands + "float 1.0, float 2.0, float 3.0, float 4.0)\n" +
               sum));
}

TEST_F(EmulatorAsm, RefusesWhatItDoesNotKnow) {
  expectRefused("mov.u32 $0, 0; cp.async.cg.shared.global [$1], [$2], 12;",
                "cp.async.cg.shared.global [$1], [$2], 12'");
  expectRefused("cp.async.bulk.shared.global [$1], [$2], 16;",
                "cp.async.bulk.shared.global [$1], [$2], 16'");
  expectRefused("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0}, [$1];",
                "ldmatrix");
  expectRefused("mma.sync.aligned.m16n8k7.row.col.f32.f16.f16.f32 {$0}, {$0}, "
                "{$0}, {$0};",
                "mma.sync.aligned.m16n8k7");
  expectRefused("ld.shared.b32 $0, [$7];", "ld.shared.b32 $0, [$7]'");
  expectRefused("ld.volatile.shared.b32 $0, [$1];", "ld.volatile");
  expectRefused("st.shared.b32 [$1], $0, $0;", "st.shared");
}

} // namespace
