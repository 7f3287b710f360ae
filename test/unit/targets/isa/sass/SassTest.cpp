#include "targets/isa/sass/Sass.h"
#include "targets/gpu/GpuTarget.h"

#include "gtest/gtest.h"
#include <array>

using namespace llvm;
using namespace kiln;

namespace {

const GpuTarget &gpu(StringRef name) { return *lookupGpuTarget(name); }
const GpuTarget &hopper() { return gpu("sm_90a"); }

// Encodings and their texts by nvdisasm 13.0.
std::array<uint8_t, 16> encoding(uint64_t low, uint64_t high) {
  std::array<uint8_t, 16> bytes;
  for (unsigned i = 0; i != 8; ++i) {
    bytes[i] = low >> (8 * i);
    bytes[8 + i] = high >> (8 * i);
  }
  return bytes;
}

TEST(Sass, ReadsTheControlWord) {
  // LDC R1, c[0x0][0x28]: waits for nothing, raises nothing.
  SassControl plain =
      sassControl(encoding(0x00000a00ff017b82, 0x000fe20000000800));
  EXPECT_EQ(plain.stall, 1u);
  EXPECT_EQ(plain.writeBarrier, SassControl::none);
  EXPECT_EQ(plain.readBarrier, SassControl::none);
  EXPECT_EQ(plain.waitMask, 0u);
  // S2R R63, SR_TID.X: raises barrier 0 until R63 is there.
  SassControl move =
      sassControl(encoding(0x00000000003f7919, 0x000e2e0000002100));
  EXPECT_EQ(move.writeBarrier, 0u);
  EXPECT_EQ(move.stall, 7u);
  // LOP3.LUT that reads R63: waits for barrier 0.
  SassControl reader =
      sassControl(encoding(0x000000ff3f137812, 0x041fe200078ec0ff));
  EXPECT_EQ(reader.waitMask, 1u);
  // LDG.E.128 with both a write and a read barrier.
  SassControl both =
      sassControl(encoding(0x000000101008d981, 0x0002e2000c1e1d00));
  EXPECT_EQ(both.writeBarrier, 3u);
  EXPECT_EQ(both.readBarrier, 1u);
}

TEST(Sass, ReadsBranches) {
  // @P3 BRA from 0x3140 to 0x2780, and a BRA onto itself.
  auto back = encoding(0xfffffff4008c3947, 0x000fee000383ffff);
  EXPECT_TRUE(sassPredicated(back));
  EXPECT_EQ(0x3150 + sassBranchOffset(back, hopper()), 0x2780);
  auto self = encoding(0xfffffffc00fc7947, 0x000fc0000383ffff);
  EXPECT_FALSE(sassPredicated(self));
  EXPECT_EQ(sassBranchOffset(self, hopper()), -16);
  auto forward = encoding(0x0000000c00d49947, 0x000fec0003800000);
  EXPECT_EQ(0x2200 + sassBranchOffset(forward, hopper()), 0x3150);
  // sm_80's, without the low byte.
  auto old = encoding(0xfffffff000007947, 0x000fc0000383ffff);
  EXPECT_EQ(sassBranchOffset(old, *lookupGpuTarget("sm_80")), -16);
}

std::array<uint8_t, 16> opcode(unsigned number) {
  return encoding(number | 0x7000, 0);
}

TEST(Sass, AnOpcodeMayMeanAnotherThingOnTheNextGpu) {
  auto bytes = opcode(0x035);
  for (StringRef name : {"sm_75", "sm_80", "sm_90a"}) {
    ASSERT_TRUE(lookupSass(bytes, gpu(name))) << name.str();
    EXPECT_STREQ(lookupSass(bytes, gpu(name))->mnemonic, "HFMA2.MMA");
    EXPECT_EQ(kindOfSass(bytes, gpu(name)).opClass, OpClass::Half);
  }
  ASSERT_TRUE(lookupSass(bytes, gpu("sm_120")));
  EXPECT_STREQ(lookupSass(bytes, gpu("sm_120"))->mnemonic, "IADD");
  EXPECT_EQ(kindOfSass(bytes, gpu("sm_120")).opClass, OpClass::Integer);
  // nvdisasm reads neither there.
  EXPECT_EQ(lookupSass(bytes, gpu("sm_100")), nullptr);
  EXPECT_EQ(kindOfSass(bytes, gpu("sm_100")).opClass, OpClass::Unknown);
}

TEST(Sass, OneRowForEachOpcodeAndGpu) {
  for (const SassOpcode &a : allSassOpcodes()) {
    EXPECT_LT(a.opcode, 512) << a.mnemonic;
    EXPECT_LE(a.firstCapability, a.lastCapability) << a.mnemonic;
    for (const SassOpcode &b : allSassOpcodes())
      EXPECT_TRUE(&a == &b || a.opcode != b.opcode || !(a.forms & b.forms) ||
                  a.lastCapability < b.firstCapability ||
                  b.lastCapability < a.firstCapability)
          << a.mnemonic << " and " << b.mnemonic;
  }
}

TEST(Sass, AStallOfZeroIsADrain) {
  EXPECT_TRUE(
      sassControl(encoding(0xfffffffc00fc7947, 0x000fc0000383ffff)).drains());
  EXPECT_FALSE(
      sassControl(encoding(0xfffffffc00fc7947, 0x000fca000383ffff)).drains());
}

TEST(Sass, ReadsWidthsAndShapes) {
  // LDG.E.128; HGMMA.64x128x16.F32.
  EXPECT_EQ(
      kindOfSass(encoding(0x000000101008d981, 0x0002e2000c1e1d00), hopper())
          .bytes,
      16u);
  EXPECT_EQ(
      kindOfSass(encoding(0x41e00000041879f0, 0x000fe20008000818), hopper())
          .variant,
      "m64n128");
  // A uniform operation without a row of its own.
  EXPECT_EQ(kindOfSass(opcode(0x0bf), hopper()).opClass, OpClass::Scalar);
}

TEST(Sass, CountsAllButThePadding) {
  std::vector<uint8_t> code;
  for (unsigned number : {0x118, 0x181, 0x03b, 0x1f0, 0x147, 0x14d, 0x118}) {
    auto bytes = opcode(number); // NOP, LDG, LDSM, HGMMA, BRA, EXIT, NOP
    code.insert(code.end(), bytes.begin(), bytes.end());
  }
  InstructionMix mix = countSass(code, hopper());
  EXPECT_EQ(mix.total, 6u);
  EXPECT_EQ(mix.globalLoads, 1u);
  EXPECT_EQ(mix.sharedLoads, 1u);
  EXPECT_EQ(mix.matrix, 1u);
  EXPECT_EQ(mix.branches, 1u);
}

// HGMMA.64x128x16.F32; WARPGROUP.ARRIVE; WARPGROUP.DEPBAR.LE gsb0, 0x0 and 0x1.
TEST(Sass, CountsWhatWarpgroupsWaitFor) {
  std::vector<uint8_t> code;
  const std::pair<uint64_t, uint64_t> words[] = {
      {0x00000000000079c5, 0x000fe20000000000},
      {0x41e00000041879f0, 0x000fe20008000818},
      {0x41e00000041879f0, 0x000fe20008000818},
      {0x00008000000079c5, 0x000fe40000010100},
      {0x00008000000079c5, 0x000fe40000010000}};
  for (auto [low, high] : words) {
    auto bytes = encoding(low, high);
    code.insert(code.end(), bytes.begin(), bytes.end());
  }
  InstructionMix mix = countSass(code, hopper());
  EXPECT_EQ(mix.groupMatrix, 2u);
  EXPECT_EQ(mix.groupFences, 1u);
  EXPECT_EQ(mix.groupWaits, 2u);
}

} // namespace
