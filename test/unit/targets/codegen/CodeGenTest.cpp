//===- CodeGenTest.cpp - from LLVM IR to text, and what is refused --------===//
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/CompileForTest.h"
#include "llvm/IR/InlineAsm.h"
#include <thread>

using namespace kiln;
using namespace llvm;

namespace {

const char *const nvidiaKernel = R"(
define ptx_kernel void @k(ptr addrspace(1) %p, float %x) {
  %v = load float, ptr addrspace(1) %p
  %m = fmul float %v, %x
  %s = fadd float %m, 1.0
  store float %s, ptr addrspace(1) %p
  ret void
}
)";

std::string withConvention(StringRef name) {
  std::string text = nvidiaKernel;
  text.replace(text.find("ptx_kernel"), strlen("ptx_kernel"), name);
  return text;
}

TEST(CodeGen, WritesPtxForEveryNvidiaTarget) {
  bool hasPtxas = true;
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas) {
    consumeError(ptxas.takeError());
    hasPtxas = false;
  }
  for (const GpuTarget &target : allGpuTargets()) {
    if (!target.isNvidia())
      continue;
    SCOPED_TRACE(target.name().str());
    LLVMContext context;
    auto module = parseForTest(nvidiaKernel, context);
    std::string ptx = assemblyFor(*module, target.name());
    EXPECT_NE(ptx.find(".target " + target.name().str()), std::string::npos)
        << ptx;
    EXPECT_NE(ptx.find("fma.rn.f32"), std::string::npos) << ptx;
    // CUDA 13 dropped 7.0.
    if (!hasPtxas || target.computeCapability < 75)
      continue;
    Expected<std::string> cubin = assemble(ptx, target);
    ASSERT_TRUE(bool(cubin)) << toString(cubin.takeError());
    auto resources = readResources(MemoryBufferRef(*cubin, "k.cubin"));
    ASSERT_TRUE(bool(resources)) << toString(resources.takeError());
    ASSERT_EQ(resources->size(), 1u);
    EXPECT_EQ(resources->front().target, target.name());
  }
}

TEST(CodeGen, WritesCodeObjectsForEveryAmdTarget) {
  for (const GpuTarget &target : allGpuTargets()) {
    if (!target.isAmd())
      continue;
    SCOPED_TRACE(target.name().str());
    LLVMContext context;
    auto module = parseForTest(withConvention("amdgpu_kernel"), context);
    std::string text = assemblyFor(*module, target.name());
    EXPECT_NE(text.find("s_endpgm"), std::string::npos) << text;
    Expected<std::string> object = assemble(text, target);
    ASSERT_TRUE(bool(object)) << toString(object.takeError());
    auto resources = readResources(MemoryBufferRef(*object, "k.hsaco"));
    ASSERT_TRUE(bool(resources)) << toString(resources.takeError());
    ASSERT_EQ(resources->size(), 1u);
    EXPECT_EQ(resources->front().target, target.name());
    EXPECT_EQ(resources->front().warpSize, target.warpSize);
  }
}

TEST(CodeGen, LeavesTheModuleAsItWas) {
  LLVMContext context;
  auto module = parseForTest(nvidiaKernel, context);
  std::string before, after;
  raw_string_ostream(before) << *module;
  std::string first = assemblyFor(*module, "sm_90a"),
              second = assemblyFor(*module, "sm_90a");
  raw_string_ostream(after) << *module;
  EXPECT_EQ(before, after);
  EXPECT_EQ(first, second);
}

TEST(CodeGen, LineTablesDoNotTurnOptimizationOff) {
  LLVMContext context;
  auto module = corpusModule("softmax/kernel.ll", context);
  std::string ptx = assemblyFor(*module, "sm_90a");
  EXPECT_EQ(ptx.find(", debug"), std::string::npos);
  EXPECT_NE(ptx.find(".loc"), std::string::npos);
}

TEST(CodeGen, RefusesWhatIsNotForTheTarget) {
  LLVMContext context;
  auto module = parseForTest(nvidiaKernel, context);
  std::string message = messageOf(emitForTest(*module, verifiedFor("gfx942")));
  EXPECT_NE(message.find("calling convention"), std::string::npos) << message;
  auto empty = parseForTest("define void @f() {\n ret void\n}\n", context);
  message = messageOf(emitForTest(*empty, verifiedFor("sm_90a")));
  EXPECT_NE(message.find("defines no kernel"), std::string::npos) << message;
  auto amd = parseForTest("target triple = \"amdgcn-amd-amdhsa\"\n" +
                              withConvention("amdgpu_kernel"),
                          context);
  message = messageOf(emitForTest(*amd, verifiedFor("sm_90a")));
  EXPECT_NE(message.find("amdgcn-amd-amdhsa"), std::string::npos) << message;
  // Hopper's instructions on an older GPU, with the place in the kernel's
  // source.
  auto hopper = corpusModule("matmul_128x128/kernel.ll", context);
  message = messageOf(emitForTest(*hopper, verifiedFor("sm_80")));
  EXPECT_NE(message.find("matmul.py:"), std::string::npos) << message;
  EXPECT_NE(message.find("wgmma"), std::string::npos) << message;
}

TEST(CodeGen, ReadsInlineAssemblyStatementByStatement) {
  LLVMContext context;
  auto withAssembly = [&](StringRef assembly) {
    return parseForTest(("define ptx_kernel void @k() {\n call void asm "
                         "sideeffect \"" +
                         assembly + "\", \"\"()\n ret void\n}\n")
                            .str(),
                        context);
  };
  auto module = withAssembly("bar.sync 0; setmaxnreg.inc.sync.aligned.u32 64;");
  std::string message = messageOf(emitForTest(*module, verifiedFor("sm_80")));
  EXPECT_NE(message.find("inline assembly with setmaxnreg."), std::string::npos)
      << message;
  // A remark about an instruction is none.
  module = withAssembly("// no setmaxnreg.inc on this one\\0Abar.sync 0;");
  EXPECT_NE(assemblyFor(*module, "sm_80").find("bar.sync"), std::string::npos);
}

TEST(CodeGen, ReportsWhatThePassesAndToolsSay) {
  LLVMContext context;
  auto module = parseForTest("define ptx_kernel void @k() {\n call void asm "
                             "sideeffect \"no such thing;\", \"\"()\n"
                             " ret void\n}\n",
                             context);
  std::string ptx = assemblyFor(*module, "sm_90a");
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  std::string message = messageOf(assemble(ptx, *lookupGpuTarget("sm_90a")));
  EXPECT_NE(message.find("ptxas"), std::string::npos) << message;
  EXPECT_NE(message.find("line"), std::string::npos) << message;
  // The temporary file is nobody's business.
  EXPECT_EQ(message.find("/kiln-"), std::string::npos) << message;
}

TEST(CodeGen, AssemblyErrorsNameTheLine) {
  std::string message =
      messageOf(assemble("\tv_nonsense v0, v1\n", *lookupGpuTarget("gfx942")));
  EXPECT_NE(message.find("assembly:1:"), std::string::npos) << message;
}

TEST(CodeGen, PrintsMachineIRAfterAnyPass) {
  LLVMContext context;
  auto module = parseForTest(nvidiaKernel, context);
  for (StringRef pass : {"finalize-isel", "machine-scheduler", ""}) {
    Expected<std::string> mir =
        emitMirForTest(*module, verifiedFor("sm_90a"), pass);
    ASSERT_TRUE(bool(mir)) << toString(mir.takeError());
    EXPECT_NE(mir->find("name:            k"), std::string::npos);
  }
  std::string message =
      messageOf(emitMirForTest(*module, verifiedFor("sm_90a"), "no-such-pass"));
  EXPECT_NE(message.find("no-such-pass"), std::string::npos);
  // NVPTX allocates no registers.
  message = messageOf(emitMirForTest(*module, verifiedFor("sm_90a"), "greedy"));
  EXPECT_NE(message.find("not part of the pipeline"), std::string::npos)
      << message;
  // AMDGPU allocates in several runs: the pass runs more than once, the first
  // is printed.
  auto amd = parseForTest(withConvention("amdgpu_kernel"), context);
  Expected<std::string> mir =
      emitMirForTest(*amd, verifiedFor("gfx942"), "greedy");
  ASSERT_TRUE(bool(mir)) << toString(mir.takeError());
}

TEST(CodeGen, RegisterLimitsReachPtxas) {
  if (Expected<std::string> ptxas = findCudaTool("ptxas"); !ptxas)
    GTEST_SKIP() << toString(ptxas.takeError());
  LLVMContext context;
  auto module = corpusModule("softmax/kernel.ll", context);
  for (unsigned limit : {0u, 40u, 32u}) {
    limitRegisters(*module, limit);
    std::string ptx = assemblyFor(*module, "sm_90a");
    Expected<std::string> cubin = assemble(ptx, *lookupGpuTarget("sm_90a"));
    ASSERT_TRUE(bool(cubin)) << toString(cubin.takeError());
    auto resources = readResources(MemoryBufferRef(*cubin, "k.cubin"));
    ASSERT_TRUE(bool(resources)) << toString(resources.takeError());
    if (limit)
      EXPECT_LE(resources->front().registers, limit);
    else
      EXPECT_GT(resources->front().registers, 40u);
  }
}

/// Preparing is done once, by who reads a module; forgetting it, or preparing
/// for another GPU, is an error and no wrong code.
TEST(CodeGen, AsksForPreparedModules) {
  LLVMContext context;
  auto module = parseForTest(nvidiaKernel, context);
  auto refused = [&](StringRef target) {
    CodeGenOptions options = verifiedFor(target);
    for (std::string message : {toString(optimizeModule(*module, options)),
                                toString(joinAccesses(*module, options)),
                                messageOf(emitAssembly(*module, options)),
                                messageOf(emitMachineIR(*module, options, ""))})
      EXPECT_NE(message.find(("not prepared for " + target).str()),
                std::string::npos)
          << message;
  };
  refused("sm_90a");
  ASSERT_EQ(toString(prepareModule(*module, verifiedFor("sm_80"))), "");
  refused("sm_90a");
  EXPECT_EQ(messageOf(emitAssembly(*module, verifiedFor("sm_80"))), "");
}

TEST(CodeGen, OptimizesOurOwnModules) {
  LLVMContext context;
  auto module = parseForTest(
      "define ptx_kernel void @k(ptr addrspace(1) %p) {\n"
      "  %a = alloca i32\n  store i32 7, ptr %a\n  %v = load i32, ptr %a\n"
      "  store i32 %v, ptr addrspace(1) %p\n  ret void\n}\n",
      context);
  CodeGenOptions options = verifiedFor("sm_90a");
  ASSERT_EQ(toString(prepareModule(*module, options)), "");
  ASSERT_EQ(toString(optimizeModule(*module, options)), "");
  EXPECT_EQ(module->getFunction("k")->getEntryBlock().size(), 2u);
  EXPECT_EQ(
      module->getFunction("k")->getFnAttribute("target-cpu").getValueAsString(),
      "sm_90a");
}

/// Two threads, two vendors, at once: nothing is shared but the constant
/// registration.
TEST(CodeGen, JoinsWhatTheMiddleEndTookApart) {
  LLVMContext context;
  auto module = parseForTest(R"(
@shared = internal addrspace(3) global [64 x i8] poison, align 16
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %v0 = load float, ptr addrspace(3) @shared, align 16
  %q1 = getelementptr i8, ptr addrspace(3) @shared, i64 4
  %v1 = load float, ptr addrspace(3) %q1, align 4
  %q2 = getelementptr i8, ptr addrspace(3) @shared, i64 8
  %v2 = load float, ptr addrspace(3) %q2, align 8
  %q3 = getelementptr i8, ptr addrspace(3) @shared, i64 12
  %v3 = load float, ptr addrspace(3) %q3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %v2, %v3
  %s = fadd float %s1, %s2
  store float %s, ptr addrspace(1) %p
  ret void
}
)",
                             context);
  CodeGenOptions options = verifiedFor("sm_80");
  ASSERT_EQ(toString(prepareModule(*module, options)), "");
  ASSERT_EQ(toString(joinAccesses(*module, options)), "");
  std::string text;
  raw_string_ostream(text) << *module;
  EXPECT_EQ(StringRef(text).count("addrspace(3) @shared, align 16"), 1u);
  EXPECT_TRUE(StringRef(text).contains("load <4 x float>")) << text;
}

TEST(CodeGen, IsThreadSafe) {
  auto work = [](StringRef convention, StringRef target) {
    for (unsigned i = 0; i != 10; ++i) {
      LLVMContext context;
      auto module = parseForTest(withConvention(convention), context);
      EXPECT_FALSE(assemblyFor(*module, target).empty());
    }
  };
  std::thread other(work, "amdgpu_kernel", "gfx942");
  work("ptx_kernel", "sm_90a");
  other.join();
}

} // namespace
