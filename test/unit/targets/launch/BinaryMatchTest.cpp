// Which GPUs run a binary.
#include "targets/launch/BinaryMatch.h"
#include "targets/gpu/GpuTarget.h"

#include <gtest/gtest.h>

using namespace kiln;

namespace {

BinaryMatch match(llvm::StringRef name) {
  const GpuTarget *target = lookupGpuTarget(name);
  EXPECT_NE(target, nullptr) << name.str();
  return matchOf(*target);
}

TEST(BinaryMatch, Ranges) {
  EXPECT_EQ(match("sm_80").first, 80u);
  EXPECT_EQ(match("sm_80").last, 89u);
  EXPECT_EQ(match("sm_90a").first, 90u);
  EXPECT_EQ(match("sm_90a").last, 90u);
  EXPECT_EQ(match("sm_100f").last, 109u);
}

TEST(BinaryMatch, NarrowerIsBetter) {
  EXPECT_GT(match("sm_86").rank, match("sm_80").rank);
  EXPECT_GT(match("sm_90a").rank, match("sm_90").rank);
  EXPECT_GT(match("sm_100f").rank, match("sm_100").rank);
  EXPECT_GT(match("sm_100a").rank, match("sm_100f").rank);
}

} // namespace
