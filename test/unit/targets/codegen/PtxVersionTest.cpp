// The version of PTX follows the ptxas that reads it and the GPU that needs it.
#include "targets/codegen/PtxVersion.h"
#include "targets/codegen/CodeGen.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

static std::optional<unsigned> versionOf(StringRef release) {
  return ptxVersionOfPtxas(
      ("ptxas: NVIDIA (R) Ptx optimizing assembler\nCuda compilation tools, "
       "release " +
       release + ", V" + release + ".93\nBuild cuda\n")
          .str());
}

/// The pairs of the release notes of the PTX ISA.
TEST(PtxVersion, IsThatOfTheToolKit) {
  EXPECT_EQ(versionOf("11.0"), 70u);
  EXPECT_EQ(versionOf("11.8"), 78u);
  EXPECT_EQ(versionOf("12.0"), 80u);
  EXPECT_EQ(versionOf("12.4"), 84u);
  EXPECT_EQ(versionOf("12.5"), 85u);
  EXPECT_EQ(versionOf("12.6"), 85u);
  EXPECT_EQ(versionOf("12.8"), 87u);
  EXPECT_EQ(versionOf("12.9"), 88u);
  EXPECT_EQ(versionOf("13.0"), 90u);
  EXPECT_EQ(versionOf("13.1"), 91u);
  EXPECT_EQ(versionOf("10.2"), std::nullopt);
  EXPECT_EQ(versionOf("next"), std::nullopt);
  EXPECT_EQ(ptxVersionOfPtxas(""), std::nullopt);
}

/// 13.10 is newer than 13.3, which no version times ten could say.
TEST(PtxVersion, ReleasesAreCompared) {
  auto release = [](StringRef text) {
    return releaseOfPtxas(("release " + text + ", V" + text).str());
  };
  EXPECT_EQ(release("12.9"), VersionTuple(12, 9));
  EXPECT_LT(release("13.3"), release("13.10"));
  EXPECT_LT(release("12.9"), release("13.3"));
  EXPECT_EQ(release("13"), std::nullopt);
  EXPECT_EQ(releaseOfPtxas("13.3"), std::nullopt);
}

static std::string chosen(StringRef gpu, unsigned wish) {
  Expected<unsigned> version = choosePtxVersion(*lookupGpuTarget(gpu), wish);
  return version ? std::to_string(*version) : toString(version.takeError());
}

TEST(PtxVersion, IsNeverNewerThanTheGpuNeedsNorOlderThanItIs) {
  EXPECT_EQ(chosen("sm_90a", 99), "87");
  EXPECT_EQ(chosen("sm_90a", 83), "83");
  EXPECT_EQ(chosen("sm_90a", 80), "80");
  EXPECT_EQ(chosen("sm_90a", 79),
            "PTX 7.9 does not have sm_90a: it needs PTX 8.0 or newer");
  EXPECT_EQ(chosen("sm_100a", 87), "87");
  EXPECT_EQ(chosen("sm_80", 70), "70");
  EXPECT_EQ(chosen("gfx942", 0), "0");
}
