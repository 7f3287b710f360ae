//===- GpuTargetTest.cpp - the table of GPUs and how to find one ----------===//
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

/// The message of an unknown name.
std::string refusalOf(StringRef name) {
  Expected<const GpuTarget *> found = findGpuTarget(name);
  return found ? "found " + (*found)->name().str()
               : toString(found.takeError());
}

/// The name of the record, or the message.
std::string found(StringRef name) {
  Expected<const GpuTarget *> gpu = findGpuTarget(name);
  return gpu ? (*gpu)->name().str() : toString(gpu.takeError());
}

TEST(GpuTarget, IsFoundByNameAndProduct) {
  EXPECT_EQ(found("sm_90"), "sm_90");
  EXPECT_EQ(found("gfx942"), "gfx942");
  EXPECT_EQ(found("A100"), "sm_80");
  EXPECT_EQ(found("v100"), "sm_70");
  EXPECT_EQ(found("mi300x"), "gfx942");
  EXPECT_EQ(found("MI355X"), "gfx950");
  // The chip's own variant, which has all its instructions.
  EXPECT_EQ(found("H100"), "sm_90a");
  EXPECT_EQ(found("h200"), "sm_90a");
  EXPECT_EQ(found("Hopper"), "sm_90a");
  EXPECT_EQ(found("B200"), "sm_100a");
}

TEST(GpuTarget, AProductThatIsSeveralNamesThem) {
  std::string message = refusalOf("Blackwell");
  for (StringRef chip : {"sm_100a", "sm_103a", "sm_120a"})
    EXPECT_NE(message.find(chip), std::string::npos) << message;
  message = refusalOf("Ryzen AI 300");
  EXPECT_NE(message.find("gfx1150"), std::string::npos) << message;
  EXPECT_NE(message.find("gfx1152"), std::string::npos) << message;
}

TEST(GpuTarget, UnknownNamesSuggestTheNearest) {
  for (auto [name, nearest] : {std::pair("sm_90b", "'sm_90'"),
                               {"gfx943", "'gfx942'"},
                               {"SM90", "'sm_90'"},
                               {"90a", "'sm_90a'"},
                               {"-mcpu=sm_80", "'sm_80'"},
                               {"H300", "sm_90a"},
                               {"MI300", "gfx942"},
                               {"RTX 4090", "sm_89"}}) {
    std::string message = refusalOf(name);
    EXPECT_NE(message.find("did you mean"), std::string::npos) << message;
    EXPECT_NE(message.find(nearest), std::string::npos) << message;
    EXPECT_NE(message.find("kiln targets"), std::string::npos) << message;
  }
  EXPECT_EQ(refusalOf("toaster"),
            "unknown GPU 'toaster'; 'kiln targets' lists all");
}

TEST(GpuTarget, EveryRecordIsWhole) {
  for (const GpuTarget &target : allGpuTargets()) {
    SCOPED_TRACE(target.name().str());
    EXPECT_EQ(lookupGpuTarget(target.name()), &target);
    EXPECT_TRUE(target.warpSize == 32 || target.warpSize == 64);
    EXPECT_LE(target.maxSharedPerBlock + target.sharedReserve,
              target.sharedPerUnit);
    EXPECT_EQ(target.sharedPerUnit % target.sharedGranule, 0u);
    EXPECT_EQ(target.isNvidia(), target.computeCapability != 0);
    EXPECT_EQ(target.isNvidia(), target.ptxVersion != 0);
    EXPECT_EQ(target.isNvidia(), !target.carveOutsKiB().empty());
    if (target.isNvidia())
      EXPECT_EQ(target.carveOutsKiB().back() * 1024, target.sharedPerUnit);
  }
}

} // namespace
