// Fusion and the size of shared pointers belong to one compilation: threads
// that choose differently at once each get what they would get alone.
#include "targets/gpu/GpuTarget.h"
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
  options.directives.schedStrategy = choice.strategy.str();
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  return compiled ? compiled->assembly
                  : "error: " + toString(compiled.takeError());
}

/// Fused operations; AMD's expansion of a division has some in any case.
size_t fused(StringRef assembly) {
  return assembly.count("fma.rn.") + assembly.count("v_fma") +
         assembly.count("v_pk_fma");
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
  }
  for (size_t on = 0; on != count; on += 2)
    EXPECT_LT(fused(together[on + 1]), fused(together[on])) << on;
  EXPECT_NE(together[0], together[2]);
}

/// Code made for an older ptxas says so, and is code of the same directives.
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
