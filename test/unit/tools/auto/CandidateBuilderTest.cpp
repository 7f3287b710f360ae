// What is compiled of a search whose time is over.
#include "tools/auto/CandidateBuilder.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

TEST(CandidateBuilder, LeavesOutWhatIsNotCompiledInTime) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> source =
      MemoryBuffer::getFile(KILN_TEST_DIR "/corpus/rope/gfx942/kernel.ll");
  ASSERT_TRUE(bool(source));
  CompileOptions options;
  options.target = lookupGpuTarget("gfx942");
  options.kernel = "rope_kernel";
  CandidateBuilder builder(**source, options, {}, /*jobs=*/2);
  std::vector<AutoCandidate> candidates;
  ASSERT_EQ(toString(builder.build(sourceDirectives(), candidates)), "");
  ASSERT_EQ(candidates.size(), 1u);
  EXPECT_EQ(candidates[0].error, "");
  AutoDirectives capped = sourceDirectives(), more = capped;
  capped.maxRegs = 64;
  more.maxRegs = 80;
  Deadline over = std::chrono::steady_clock::now();
  // What is asked for twice is left out once.
  for (unsigned time = 0; time != 2; ++time)
    ASSERT_EQ(toString(builder.build({capped, more}, candidates, over)), "");
  EXPECT_EQ(candidates.size(), 1u);
  EXPECT_EQ(builder.leftOut(), 2u);
}
