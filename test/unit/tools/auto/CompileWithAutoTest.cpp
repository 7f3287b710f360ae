// auto as a library call: kernels come back with the winner's directives, and those
// compiled without a search are the same.
#include "targets/gpu/GpuTarget.h"
#include "tools/auto/Auto.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

static CompileOptions options(StringRef strategy) {
  CompileOptions result;
  result.target = lookupGpuTarget("gfx942");
  result.directives.schedStrategy = strategy.str();
  return result;
}

TEST(CompileWithAuto, WritesTheWinnerOnTheKernel) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> source =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/gfx942/kernel.ll");
  ASSERT_TRUE(bool(source));
  Expected<AutoCompiled> compiled = compileWithAuto(
      **source, options("auto(budget=4)"), AutoOptions(), Stage::Report);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  ASSERT_EQ(compiled->choices.size(), 1u);
  const AutoChoice &choice = compiled->choices[0];
  EXPECT_EQ(choice.asked, "auto(budget=4)");
  EXPECT_EQ(choice.candidates.size(), 4u);
  const AutoCandidate &chosen = choice.candidates[choice.chosen];
  EXPECT_EQ(compiled->kernels[0].strategy, chosen.directives.strategySpec());
  EXPECT_EQ(compiled->resources[0].registers, chosen.resources.registers);

  CompileOptions fixed = options("");
  fixed.directives.set(chosen.directives);
  Expected<Compiled> again = compileKernel(**source, fixed, Stage::Asm);
  ASSERT_TRUE(bool(again)) << toString(again.takeError());
  EXPECT_EQ(again->assembly, compiled->assembly);
}

TEST(CompileWithAuto, OtherDirectivesPassThrough) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> source =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/gfx942/kernel.ll");
  ASSERT_TRUE(bool(source));
  Expected<AutoCompiled> compiled = compileWithAuto(
      **source, options("pressure"), AutoOptions(), Stage::LLVM);
  ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
  EXPECT_TRUE(compiled->choices.empty());
  EXPECT_EQ(compiled->kernels[0].strategy, "pressure");
}

// Without the loop around it, the driver cannot follow `auto` and says so.
TEST(CompileWithAuto, DriverAloneRefuses) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> source =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/gfx942/kernel.ll");
  ASSERT_TRUE(bool(source));
  Expected<Compiled> compiled =
      compileKernel(**source, options("auto"), Stage::Asm);
  ASSERT_FALSE(bool(compiled));
  EXPECT_NE(toString(compiled.takeError()).find("auto compiles candidates"),
            std::string::npos);
}
