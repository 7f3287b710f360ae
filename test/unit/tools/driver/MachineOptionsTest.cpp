// Fusion and the size of shared pointers belong to one compilation: threads
// that choose differently at once each get what they would get alone.
#include "tools/driver/Compile.h"
#include "gtest/gtest.h"
#include <thread>

using namespace kiln;
using namespace llvm;

namespace {

struct Choice {
  StringRef target, file, strategy;
  bool fpFusion;
};

std::string compile(const Choice &choice) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(
      (KILN_TEST_DIR "/corpus/layernorm_fwd/" + choice.file).str());
  if (!buffer)
    return "cannot read " + choice.file.str();
  CompileOptions options;
  options.target = lookupGpuTarget(choice.target);
  options.fpFusion = choice.fpFusion;
  options.orders.schedStrategy = choice.strategy.str();
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  return compiled ? compiled->assembly
                  : "error: " + toString(compiled.takeError());
}

bool fuses(StringRef assembly) {
  return assembly.contains("fma.rn.f32") || assembly.contains("v_fmac_f32") ||
         assembly.contains("v_pk_fma_f32");
}

} // namespace

TEST(MachineOptions, BelongToOneCompilation) {
  constexpr StringLiteral wide = "short-shared-pointers(enable=false)";
  const Choice choices[] = {
      {"sm_90a", "kernel.ll", "source", true},
      {"sm_90a", "kernel.ll", "source", false},
      {"sm_90a", "kernel.ll", wide, true},
      {"sm_90a", "kernel.ll", wide, false},
      {"sm_80", "kernel.ttir", "source", true},
      {"sm_80", "kernel.ttir", "source", false},
      {"gfx942", "gfx942/kernel.ll", "source", true},
      {"gfx942", "gfx942/kernel.ll", "source", false},
  };
  constexpr size_t count = std::size(choices);
  std::string together[count];
  std::vector<std::thread> threads;
  for (size_t i = 0; i != count; ++i)
    threads.emplace_back([&, i] { together[i] = compile(choices[i]); });
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i != count; ++i) {
    EXPECT_EQ(together[i], compile(choices[i])) << i;
    EXPECT_EQ(fuses(together[i]), choices[i].fpFusion) << i;
  }
  EXPECT_NE(together[0], together[2]);
}

/// Code made for an older ptxas says so, and is code of the same orders.
TEST(MachineOptions, VersionOfPtxIsInTheResult) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/kernel.ll");
  ASSERT_TRUE(bool(buffer));
  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  options.ptxVersion = 83;
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  EXPECT_EQ(compiled->ptxVersion, 83u);
  EXPECT_NE(compiled->assembly.find("\n.version 8.3\n"), std::string::npos);
}
