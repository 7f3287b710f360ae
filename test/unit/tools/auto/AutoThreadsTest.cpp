// The choice depends neither on how many compilations run at a time nor on
// their timing.
#include "targets/gpu/GpuTarget.h"
#include "tools/auto/Auto.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

TEST(AutoThreads, OneAtATimeOrManyChooseTheSame) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> source =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/gfx942/kernel.ll");
  ASSERT_TRUE(bool(source));
  CompileOptions options;
  options.target = lookupGpuTarget("gfx942");
  options.directives.schedStrategy = "auto(budget=5)";
  std::vector<AutoCompiled> results;
  for (unsigned jobs : {1u, 4u}) {
    AutoOptions autoOptions;
    autoOptions.jobs = jobs;
    Expected<AutoCompiled> compiled =
        compileWithAuto(**source, options, autoOptions, Stage::Asm);
    ASSERT_TRUE(bool(compiled)) << toString(compiled.takeError());
    results.push_back(std::move(*compiled));
  }
  const AutoChoice &first = results[0].choices[0];
  for (const AutoCompiled &result : results) {
    const AutoChoice &choice = result.choices[0];
    EXPECT_EQ(result.assembly, results[0].assembly);
    EXPECT_EQ(choice.chosen, first.chosen);
    EXPECT_EQ(choice.reason, first.reason);
    ASSERT_EQ(choice.candidates.size(), first.candidates.size());
    for (auto [mine, its] : zip(choice.candidates, first.candidates)) {
      EXPECT_EQ(mine.directives, its.directives);
      EXPECT_EQ(mine.sameAs, its.sameAs);
      EXPECT_EQ(mine.relative, its.relative);
    }
  }
}
