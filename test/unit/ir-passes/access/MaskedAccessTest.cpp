//===- MaskedAccessTest.cpp - masked accesses for both vendors ------------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/registration/TargetPass.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Verifier.h"

using namespace kiln;
using namespace llvm;

namespace {

/// A kernel that loads a vector under a mask, with the given type, alignment
/// and pass-through, and stores it.
std::string copyKernel(StringRef convention, StringRef type, unsigned lanes,
                       StringRef mangled, unsigned align, StringRef old,
                       unsigned space = 1, StringRef metadata = "") {
  std::string lanesText = std::to_string(lanes),
              vector = ("<" + Twine(lanes) + " x " + type + ">").str();
  std::string pointer = "ptr addrspace(" + std::to_string(space) + ")";
  std::string suffix =
      "v" + lanesText + mangled.str() + ".p" + std::to_string(space);
  std::string mask = "<" + lanesText + " x i1>";
  return "declare " + vector + " @llvm.masked.load." + suffix + "(" + pointer +
         ", " + mask + ", " + vector + ")\n" +
         "declare void @llvm.masked.store." + suffix + "(" + vector + ", " +
         pointer + ", " + mask + ")\n" + "define " + convention.str() +
         " void @k(" + pointer + " %p, " + pointer + " %q, i1 %m) {\n" +
         "  %one = insertelement " + mask + " poison, i1 %m, i64 0\n" +
         "  %mask = shufflevector " + mask + " %one, " + mask + " poison, <" +
         lanesText + " x i32> zeroinitializer\n" + "  %v = call " + vector +
         " @llvm.masked.load." + suffix + "(" + pointer + " align " +
         std::to_string(align) + " %p, " + mask + " %mask, " + vector + " " +
         old.str() + ")" + metadata.str() + "\n" +
         "  call void @llvm.masked.store." + suffix + "(" + vector + " %v, " +
         pointer + " align " + std::to_string(align) + " %q, " + mask +
         " %mask)" + metadata.str() + "\n  ret void\n}\n" +
         "!0 = !{i32 1}\n!1 = !{}\n";
}

struct PtxCase {
  const char *type, *mangled;
  unsigned lanes, align;
  const char *load, *store;
};

void PrintTo(const PtxCase &width, std::ostream *out) {
  *out << width.lanes << " x " << width.type << ", align " << width.align;
}

class PredicatedPtx : public testing::TestWithParam<PtxCase> {};

/// Every width, and what ptxas makes of it.
TEST_P(PredicatedPtx, IsOneInstructionWhereAligned) {
  const PtxCase &param = GetParam();
  LLVMContext context;
  auto module =
      parseForTest(copyKernel("ptx_kernel", param.type, param.lanes,
                              param.mangled, param.align, "zeroinitializer"),
                   context);
  ASSERT_TRUE(module);
  std::string ptx = assemblyFor(*module, "sm_90a");
  EXPECT_NE(ptx.find(param.load), std::string::npos) << ptx;
  EXPECT_NE(ptx.find(param.store), std::string::npos) << ptx;
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  Expected<std::string> cubin = assemble(ptx, *lookupGpuTarget("sm_90a"));
  ASSERT_TRUE(bool(cubin)) << toString(cubin.takeError());
}

INSTANTIATE_TEST_SUITE_P(
    All, PredicatedPtx,
    testing::Values(
        PtxCase{"i8", "i8", 1, 1, "ld.global.b8", "st.global.b8"},
        PtxCase{"i8", "i8", 2, 2, "ld.global.b16", "st.global.b16"},
        PtxCase{"i8", "i8", 4, 4, "ld.global.b32", "st.global.b32"},
        PtxCase{"i8", "i8", 16, 16, "ld.global.v4.b32", "st.global.v4.b32"},
        PtxCase{"half", "f16", 1, 2, "ld.global.b16", "st.global.b16"},
        PtxCase{"half", "f16", 2, 4, "ld.global.b32", "st.global.b32"},
        PtxCase{"bfloat", "bf16", 8, 16, "ld.global.v4.b32",
                "st.global.v4.b32"},
        PtxCase{"float", "f32", 1, 4, "ld.global.b32", "st.global.b32"},
        PtxCase{"float", "f32", 2, 8, "ld.global.v2.b32", "st.global.v2.b32"},
        PtxCase{"float", "f32", 4, 16, "ld.global.v4.b32", "st.global.v4.b32"},
        PtxCase{"float", "f32", 8, 16, "[%rd1+16]", "[%rd2+16]"},
        PtxCase{"float", "f32", 4, 4, "ld.global.b32 %r4, [%rd1+12]",
                "[%rd2+12]"},
        PtxCase{"i16", "i16", 3, 2, "ld.global.b16", "[%rd2+4]"},
        PtxCase{"i64", "i64", 1, 8, "ld.global.b64", "st.global.b64"},
        PtxCase{"double", "f64", 2, 16, "ld.global.v2.b64", "st.global.v2.b64"},
        PtxCase{"ptr", "p0", 2, 16, "ld.global.v2.b64", "st.global.v2.b64"}));

TEST(MaskedAccess, SaysExactlyWhatItDoesToMemory) {
  LLVMContext context;
  auto module = parseForTest(
      copyKernel("ptx_kernel", "float", 4, "f32", 16, "zeroinitializer"),
      context);
  ASSERT_TRUE(module);
  ASSERT_FALSE(bool(legalizeMaskedAccess(*module, *lookupGpuTarget("sm_80"))));
  ASSERT_FALSE(verifyModule(*module, &errs()));
  unsigned loads = 0, stores = 0;
  for (Instruction &instruction : module->getFunction("k")->getEntryBlock())
    if (auto *call = dyn_cast<CallInst>(&instruction)) {
      EXPECT_FALSE(cast<InlineAsm>(call->getCalledOperand())->hasSideEffects());
      EXPECT_TRUE(call->onlyAccessesArgMemory());
      EXPECT_TRUE(call->willReturn());
      EXPECT_TRUE(call->doesNotThrow());
      loads += call->onlyReadsMemory();
      stores += call->onlyWritesMemory();
    }
  EXPECT_EQ(loads, 1u);
  EXPECT_EQ(stores, 1u);
  // The code generator sees them as a load and a store, and as nothing that
  // keeps others from moving.
  Expected<std::string> mir =
      emitMirForTest(*module, verifiedFor("sm_80"), "finalize-isel");
  ASSERT_TRUE(bool(mir)) << toString(mir.takeError());
  EXPECT_NE(mir->find("8 /* mayload attdialect */"), std::string::npos) << *mir;
  EXPECT_NE(mir->find("16 /* maystore attdialect */"), std::string::npos)
      << *mir;
}

TEST(MaskedAccess, KeepsThePassThrough) {
  LLVMContext context;
  auto constant = parseForTest(
      copyKernel("ptx_kernel", "float", 1, "f32", 4, "<float 1.0>"), context);
  EXPECT_NE(assemblyFor(*constant, "sm_80")
                .find("mov.b32 %r1, 1065353216; @%p1 ld.global.b32"),
            std::string::npos);
  auto value = parseForTest(
      "declare <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1), <1 x "
      "i1>, <1 x float>)\n"
      "define ptx_kernel void @k(ptr addrspace(1) %p, i1 %m, <1 x float> %old) "
      "{\n"
      "  %mask = insertelement <1 x i1> poison, i1 %m, i64 0\n"
      "  %v = call <1 x float> @llvm.masked.load.v1f32.p1(ptr addrspace(1) "
      "align 4 %p, "
      "<1 x i1> %mask, <1 x float> %old)\n"
      "  store <1 x float> %v, ptr addrspace(1) %p\n  ret void\n}\n",
      context);
  std::string ptx = assemblyFor(*value, "sm_80");
  EXPECT_NE(ptx.find("@%p1 ld.global.b32 %r1"), std::string::npos) << ptx;
  EXPECT_NE(ptx.find("ld.param.b32 \t%r1"), std::string::npos) << ptx;
}

TEST(MaskedAccess, KeepsSpaceAndCachePolicy) {
  LLVMContext context;
  auto shared = parseForTest(
      copyKernel("ptx_kernel", "float", 4, "f32", 16, "zeroinitializer", 3),
      context);
  EXPECT_NE(assemblyFor(*shared, "sm_80").find("ld.shared.v4.b32"),
            std::string::npos);
  auto streaming =
      parseForTest(copyKernel("ptx_kernel", "float", 4, "f32", 16,
                              "zeroinitializer", 1, ", !nontemporal !0"),
                   context);
  std::string ptx = assemblyFor(*streaming, "sm_75");
  EXPECT_NE(ptx.find("ld.global.cs.v4.b32"), std::string::npos) << ptx;
  EXPECT_NE(ptx.find("st.global.cs.v4.b32"), std::string::npos) << ptx;
  ptx = assemblyFor(*streaming, "sm_80");
  StringRef policy = ".global.L1::evict_first.L2::cache_hint.v4.b32";
  EXPECT_TRUE(StringRef(ptx).contains(("ld" + policy).str())) << ptx;
  EXPECT_TRUE(StringRef(ptx).contains(("st" + policy).str())) << ptx;
  auto constant =
      parseForTest(copyKernel("ptx_kernel", "float", 4, "f32", 16,
                              "zeroinitializer", 1, ", !invariant.load !1"),
                   context);
  EXPECT_NE(assemblyFor(*constant, "sm_80").find("ld.global.nc.v4.b32"),
            std::string::npos);
}

TEST(MaskedAccess, RefusesWhatHasNoInstruction) {
  LLVMContext context;
  auto module = parseForTest(
      copyKernel("ptx_kernel", "float", 4, "f32", 16, "zeroinitializer", 4),
      context);
  EXPECT_NE(messageOf(emitForTest(*module, verifiedFor("sm_80")))
                .find("address space 4"),
            std::string::npos);
}

TEST(MaskedAccess, SplitsMasksThatDiffer) {
  LLVMContext context;
  auto module = parseForTest(
      "declare <2 x float> @llvm.masked.load.v2f32.p1(ptr addrspace(1), <2 x "
      "i1>, <2 x float>)\n"
      "define ptx_kernel void @k(ptr addrspace(1) %p, <2 x i1> %mask) {\n"
      "  %v = call <2 x float> @llvm.masked.load.v2f32.p1(ptr addrspace(1) "
      "align 8 %p, "
      "<2 x i1> %mask, <2 x float> zeroinitializer)\n"
      "  store <2 x float> %v, ptr addrspace(1) %p\n  ret void\n}\n",
      context);
  std::string ptx = assemblyFor(*module, "sm_80");
  EXPECT_NE(ptx.find("@%p1 ld.global.b32"), std::string::npos) << ptx;
  EXPECT_NE(ptx.find("@%p2 ld.global.b32"), std::string::npos) << ptx;
}

unsigned countBlocks(const Module &module) {
  return module.getFunction("k")->size();
}

TEST(MaskedAccess, BranchesOnceForARun) {
  LLVMContext context;
  // Two loads under one mask with arithmetic between them, and a store that
  // needs their sum: two branches.
  auto module =
      parseForTest("declare <1 x float> @llvm.masked.load.v1f32.p1(ptr "
                   "addrspace(1), <1 x i1>, <1 x float>)\n"
                   "declare void @llvm.masked.store.v1f32.p1(<1 x float>, ptr "
                   "addrspace(1), <1 x i1>)\n"
                   "define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr "
                   "addrspace(1) %q, i32 %n) {\n"
                   "  %t = call i32 @llvm.amdgcn.workitem.id.x()\n  %m = icmp "
                   "slt i32 %t, %n\n"
                   "  %mask = insertelement <1 x i1> poison, i1 %m, i64 0\n"
                   "  %a = call <1 x float> @llvm.masked.load.v1f32.p1(ptr "
                   "addrspace(1) align 4 %p, <1 x i1> %mask, "
                   "<1 x float> zeroinitializer)\n"
                   "  %twice = fadd <1 x float> %a, %a\n"
                   "  %p1 = getelementptr float, ptr addrspace(1) %p, i32 %t\n"
                   "  %b = call <1 x float> @llvm.masked.load.v1f32.p1(ptr "
                   "addrspace(1) align 4 %p1, <1 x i1> %mask, "
                   "<1 x float> zeroinitializer)\n"
                   "  %sum = fadd <1 x float> %twice, %b\n"
                   "  call void @llvm.masked.store.v1f32.p1(<1 x float> %sum, "
                   "ptr addrspace(1) align 4 %q, <1 x i1> %mask)\n"
                   "  ret void\n}\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n",
                   context);
  ASSERT_TRUE(module);
  ASSERT_FALSE(bool(legalizeMaskedAccess(*module, *lookupGpuTarget("gfx942"))));
  ASSERT_FALSE(verifyModule(*module, &errs()));
  EXPECT_EQ(countBlocks(*module), 5u);
  for (StringRef target : {"gfx90a", "gfx942", "gfx1100"})
    EXPECT_NE(assemblyFor(*module, target).find("global_load"),
              std::string::npos);
}

TEST(MaskedAccess, ConstantMasksDisappear) {
  LLVMContext context;
  for (StringRef convention : {"ptx_kernel", "amdgpu_kernel"}) {
    std::string text =
        copyKernel(convention, "float", 4, "f32", 16, "zeroinitializer");
    size_t at = text.find("i1 %m, i64 0");
    text.replace(at, strlen("i1 %m"), "i1 true");
    auto module = parseForTest(text, context);
    ASSERT_TRUE(module);
    ASSERT_FALSE(bool(legalizeMaskedAccess(
        *module,
        *lookupGpuTarget(convention == "ptx_kernel" ? "sm_80" : "gfx942"))));
    EXPECT_EQ(countBlocks(*module), 1u);
    unsigned loads = 0;
    for (Instruction &instruction : module->getFunction("k")->getEntryBlock())
      loads += isa<LoadInst>(instruction);
    EXPECT_EQ(loads, 1u);
  }
}

} // namespace
