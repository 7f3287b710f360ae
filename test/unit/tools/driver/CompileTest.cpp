// The pipeline keeps no state: the same kernel compiled in several threads at
// once, each under its own directives, comes out as it does alone, from text as
// from a module in memory.
#include "tools/driver/Compile.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"
#include <thread>

using namespace kiln;
using namespace llvm;

static std::string assembly(StringRef target, StringRef strategy) {
  std::string path = KILN_TEST_DIR "/corpus/softmax/kernel.ttir";
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return "cannot read " + path;
  CompileOptions options;
  options.target = lookupGpuTarget(target);
  options.numWarps = 8;
  options.directives.schedStrategy = strategy.str();
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  return compiled ? compiled->assembly
                  : "error: " + toString(compiled.takeError());
}

TEST(Compile, ThreadsDoNotSeeEachOther) {
  std::vector<std::pair<StringRef, StringRef>> jobs;
  for (StringRef target : {"sm_80", "sm_90a", "gfx942", "gfx1100"})
    for (StringRef strategy : {"source", "pressure", "latency"})
      jobs.emplace_back(target, strategy);
  std::vector<std::string> together(jobs.size());
  std::vector<std::thread> threads;
  for (size_t i = 0; i < jobs.size(); ++i)
    threads.emplace_back(
        [&, i] { together[i] = assembly(jobs[i].first, jobs[i].second); });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i < jobs.size(); ++i) {
    std::string alone = assembly(jobs[i].first, jobs[i].second);
    EXPECT_NE(alone.find("softmax_kernel"), std::string::npos) << alone;
    EXPECT_EQ(together[i], alone)
        << jobs[i].first.str() << " " << jobs[i].second.str();
  }
}

TEST(Compile, TimesEveryStageItWalks) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/kernel.ttir");
  ASSERT_TRUE(bool(buffer));
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  for (Stage stage : {Stage::Tile, Stage::Gpu, Stage::LLVM, Stage::Asm})
    EXPECT_GT(compiled->seconds[unsigned(stage)], 0.0);
  EXPECT_EQ(compiled->seconds[unsigned(Stage::Obj)], 0.0);
  ASSERT_EQ(compiled->kernels.size(), 1u);
  EXPECT_EQ(compiled->kernels[0].name, "rope_kernel");
  EXPECT_EQ(compiled->kernels[0].threadsPerBlock, 128u);
}

static std::unique_ptr<Module> readModule(StringRef file,
                                          LLVMContext &context) {
  SMDiagnostic diagnostic;
  return parseIRFile((KILN_TEST_DIR "/corpus/" + file).str(), diagnostic,
                     context);
}

static std::string textOf(const Module &module) {
  std::string text;
  raw_string_ostream(text) << module;
  return text;
}

TEST(Compile, ModuleInMemoryComesOutAsItsTextAndStaysAsItWas) {
  LLVMContext context;
  std::unique_ptr<Module> module = readModule("rope/kernel.ll", context);
  ASSERT_TRUE(module);
  // The name is no file's suffix: what is given is LLVM IR.
  module->setModuleIdentifier("rope.ttir");
  std::string before = textOf(*module);
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  options.directives.schedStrategy = "latency";
  options.directives.maxRegs = 64;
  Expected<Compiled> fromModule = compileKernel(*module, options, Stage::Asm);
  ASSERT_TRUE(bool(fromModule)) << toString(fromModule.takeError());
  EXPECT_EQ(textOf(*module), before);
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/kernel.ll");
  Expected<Compiled> fromText = compileKernel(**buffer, options, Stage::Asm);
  ASSERT_TRUE(bool(fromText)) << toString(fromText.takeError());
  EXPECT_EQ(fromModule->assembly, fromText->assembly);
  EXPECT_EQ(fromModule->kernels[0].strategy, "latency");
}

TEST(Compile, ThreadsShareBitcode) {
  LLVMContext context;
  std::unique_ptr<Module> module = readModule("softmax/kernel.ll", context);
  ASSERT_TRUE(module);
  SmallString<0> bitcode;
  raw_svector_ostream os(bitcode);
  WriteBitcodeToFile(*module, os);
  constexpr StringLiteral directives[] = {"source", "pressure(max_regs=48)",
                                          "latency", "load-early"};
  auto compile = [&](StringRef strategy) {
    CompileOptions options;
    options.target = lookupGpuTarget("sm_90a");
    options.directives.schedStrategy = strategy.str();
    Expected<Compiled> compiled =
        compileKernel(MemoryBufferRef(bitcode, ""), options, Stage::Asm);
    return compiled ? compiled->assembly
                    : "error: " + toString(compiled.takeError());
  };
  std::string together[std::size(directives)];
  std::vector<std::thread> threads;
  for (size_t i = 0; i < std::size(directives); ++i)
    threads.emplace_back([&, i] { together[i] = compile(directives[i]); });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i < std::size(directives); ++i) {
    std::string alone = compile(directives[i]);
    EXPECT_NE(alone.find("softmax_kernel"), std::string::npos) << alone;
    EXPECT_EQ(together[i], alone) << directives[i].str();
  }
}

TEST(Compile, OneKernelOfSeveralThatAListKeepsAlive) {
  constexpr StringLiteral text = R"(
@llvm.used = appending global [2 x ptr] [ptr @first, ptr @second], section "llvm.metadata"
define ptx_kernel void @first(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define ptx_kernel void @second(ptr addrspace(1) %p) {
  store i32 2, ptr addrspace(1) %p
  ret void
}
)";
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  options.kernel = "second";
  Expected<Compiled> compiled =
      compileKernel(MemoryBufferRef(text, "two.ll"), options, Stage::Asm);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  ASSERT_EQ(compiled->kernels.size(), 1u);
  EXPECT_EQ(compiled->kernels[0].name, "second");
  EXPECT_EQ(compiled->assembly.find("first"), std::string::npos);
}

TEST(Compile, DirectivesAreCheckedBeforeAnyWork) {
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  options.directives.wavesPerEu = 2;
  Expected<Compiled> compiled =
      compileKernel(MemoryBufferRef("", "none.ll"), options, Stage::Asm);
  ASSERT_FALSE(bool(compiled));
  EXPECT_NE(toString(compiled.takeError()).find("is for AMD GPUs"),
            std::string::npos);
}

TEST(Compile, WhatPtxasIsToldIsTheSameForAllKernelsOfAModule) {
  auto compile = [](StringRef first, StringRef second) {
    std::string text =
        ("define ptx_kernel void @a() " + first + " { ret void }\n" +
         "define ptx_kernel void @b() " + second + " { ret void }\n")
            .str();
    CompileOptions options;
    options.target = lookupGpuTarget("sm_90a");
    return compileKernel(MemoryBufferRef(text, "two.ll"), options, Stage::Asm);
  };
  constexpr StringLiteral zero = "\"kiln-register-usage-level\"=\"0\"",
                          five = "\"kiln-register-usage-level\"=\"5\"";
  Expected<Compiled> alike = compile(zero, zero);
  ASSERT_TRUE(bool(alike)) << toString(alike.takeError());
  EXPECT_EQ(alike->assemblyOptions().registerUsageLevel, 0u);
  EXPECT_EQ(alike->kernels[1].registerUsageLevel, 0u);
  for (StringRef other : {five, StringLiteral("")}) {
    Expected<Compiled> differing = compile(zero, other);
    ASSERT_FALSE(bool(differing)) << other.str();
    EXPECT_NE(
        toString(differing.takeError()).find("kernels 'a' and 'b' differ"),
        std::string::npos);
  }
  Expected<Compiled> none = compile("", "");
  ASSERT_TRUE(bool(none)) << toString(none.takeError());
  EXPECT_EQ(none->assemblyOptions().registerUsageLevel, std::nullopt);
  EXPECT_EQ(none->assemblyOptions().ptxasControls, "");
}

TEST(Compile, SaysWhatBecameOfTheDirectives) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/kernel.ll");
  ASSERT_TRUE(bool(buffer));
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  options.directives.schedStrategy = "pressure(max_regs=48)";
  options.saveSchedule = true;
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  const KernelResults *results = compiled->results.find("rope_kernel");
  ASSERT_TRUE(results && results->strategy);
  EXPECT_EQ(results->strategy->strategy, "pressure(max_regs=48)");
  EXPECT_GT(results->strategy->regions, 0u);
  EXPECT_FALSE(results->savedSchedule.empty());
  EXPECT_EQ(compiled->schedule, results->savedSchedule);
  for (const CodeGenRemark &remark : compiled->remarks)
    EXPECT_EQ(remark.message.find(results->savedSchedule), std::string::npos);
}
