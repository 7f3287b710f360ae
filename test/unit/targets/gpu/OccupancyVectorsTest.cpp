//===- OccupancyVectorsTest.cpp - golden vectors of both vendors ----------===//
//
// NVIDIA's vectors were made with cuda_occupancy.h of CUDA 13.0. AMD's are the
// complete formula of Occupancy.h worked by hand; the comment says where LLVM
// 22 prints something else, and why it is wrong.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/Occupancy.h"
#include "test/unit/targets/gpu/GpuForTest.h"
#include "test/unit/targets/gpu/LimiterLetters.h"

using namespace kiln;
using namespace llvm;

namespace {

struct NvidiaVector {
  unsigned threads, registers, dynamicShared, barriers;
  /// "sm_80: 8x8 WR" for each column of the table.
  std::vector<std::pair<StringRef, StringRef>> expected;
};

const NvidiaVector nvidiaVectors[] = {
    {256,
     32,
     0,
     1,
     {{"sm_70", "8x8 WR"},
      {"sm_75", "4x8 W"},
      {"sm_80", "8x8 WR"},
      {"sm_86", "6x8 W"},
      {"sm_87", "6x8 W"},
      {"sm_89", "6x8 W"},
      {"sm_90", "8x8 WR"},
      {"sm_100", "8x8 WR"},
      {"sm_103", "8x8 WR"},
      {"sm_120", "6x8 W"}}},
    {256,
     128,
     0,
     1,
     {{"sm_70", "2x8 R"},
      {"sm_75", "2x8 R"},
      {"sm_80", "2x8 R"},
      {"sm_86", "2x8 R"},
      {"sm_87", "2x8 R"},
      {"sm_89", "2x8 R"},
      {"sm_90", "2x8 R"},
      {"sm_100", "2x8 R"},
      {"sm_103", "2x8 R"},
      {"sm_120", "2x8 R"}}},
    {128,
     168,
     48 << 10,
     1,
     {{"sm_70", "2x4 S"},
      {"sm_75", "1x4 S"},
      {"sm_80", "3x4 RS"},
      {"sm_86", "2x4 S"},
      {"sm_87", "3x4 RS"},
      {"sm_89", "2x4 S"},
      {"sm_90", "3x4 R"},
      {"sm_100", "3x4 R"},
      {"sm_103", "3x4 R"},
      {"sm_120", "2x4 S"}}},
    {384,
     168,
     112 << 10,
     1,
     {{"sm_70", "0x12 S"},
      {"sm_75", "0x12 S"},
      {"sm_80", "1x12 RS"},
      {"sm_86", "0x12 S"},
      {"sm_87", "1x12 RS"},
      {"sm_89", "0x12 S"},
      {"sm_90", "1x12 R"},
      {"sm_100", "1x12 R"},
      {"sm_103", "1x12 R"},
      {"sm_120", "0x12 S"}}},
    {1024,
     64,
     0,
     1,
     {{"sm_70", "1x32 R"},
      {"sm_75", "1x32 WR"},
      {"sm_80", "1x32 R"},
      {"sm_86", "1x32 WR"},
      {"sm_87", "1x32 WR"},
      {"sm_89", "1x32 WR"},
      {"sm_90", "1x32 R"},
      {"sm_100", "1x32 R"},
      {"sm_103", "1x32 R"},
      {"sm_120", "1x32 WR"}}},
    {1024,
     65,
     0,
     1,
     {{"sm_70", "0x32 R"},
      {"sm_75", "0x32 R"},
      {"sm_80", "0x32 R"},
      {"sm_86", "0x32 R"},
      {"sm_87", "0x32 R"},
      {"sm_89", "0x32 R"},
      {"sm_90", "0x32 R"},
      {"sm_100", "0x32 R"},
      {"sm_103", "0x32 R"},
      {"sm_120", "0x32 R"}}},
    // 65536 / (96 * 224) says 3: the partitions make it 2.
    {224,
     92,
     0,
     1,
     {{"sm_70", "2x7 R"},
      {"sm_75", "2x7 R"},
      {"sm_80", "2x7 R"},
      {"sm_86", "2x7 R"},
      {"sm_87", "2x7 R"},
      {"sm_89", "2x7 R"},
      {"sm_90", "2x7 R"},
      {"sm_100", "2x7 R"},
      {"sm_103", "2x7 R"},
      {"sm_120", "2x7 R"}}},
    {64,
     24,
     1 << 10,
     1,
     {{"sm_70", "32x2 WB"},
      {"sm_75", "16x2 WB"},
      {"sm_80", "32x2 WB"},
      {"sm_86", "16x2 B"},
      {"sm_87", "16x2 B"},
      {"sm_89", "24x2 WB"},
      {"sm_90", "32x2 WB"},
      {"sm_100", "32x2 WB"},
      {"sm_103", "32x2 WB"},
      {"sm_120", "24x2 WBb"}}},
    {128,
     255,
     64 << 10,
     1,
     {{"sm_70", "1x4 S"},
      {"sm_75", "1x4 S"},
      {"sm_80", "2x4 RS"},
      {"sm_86", "1x4 S"},
      {"sm_87", "2x4 RS"},
      {"sm_89", "1x4 S"},
      {"sm_90", "2x4 R"},
      {"sm_100", "2x4 R"},
      {"sm_103", "2x4 R"},
      {"sm_120", "1x4 S"}}},
    {256,
     40,
     8 << 10,
     4,
     {{"sm_70", "6x8 R"},
      {"sm_75", "4x8 W"},
      {"sm_80", "6x8 R"},
      {"sm_86", "6x8 WR"},
      {"sm_87", "6x8 WR"},
      {"sm_89", "6x8 WR"},
      {"sm_90", "6x8 R"},
      {"sm_100", "6x8 R"},
      {"sm_103", "6x8 R"},
      {"sm_120", "6x8 WRb"}}},
};

TEST(Occupancy, NvidiaGoldenVectors) {
  for (const NvidiaVector &vector : nvidiaVectors) {
    OccupancyRequest request;
    request.threadsPerBlock = vector.threads;
    request.registers = vector.registers;
    request.dynamicShared = vector.dynamicShared;
    request.barriers = vector.barriers;
    for (auto [name, expected] : vector.expected) {
      Occupancy occupancy = computeOccupancy(gpu(name), request);
      std::string found = std::to_string(occupancy.blocksPerUnit) + "x" +
                          std::to_string(occupancy.warpsPerBlock) + " " +
                          letters(occupancy);
      EXPECT_EQ(found, expected.str())
          << name.str() << " " << vector.threads << " threads, "
          << vector.registers << " registers, " << vector.dynamicShared
          << " bytes";
    }
  }
}

struct AmdVector {
  StringRef name;
  unsigned warpSize;
  bool cuMode;
  unsigned threads, registers, lds, blocks, waves;
  double wavesPerSimd;
  StringRef limiters;
};

const AmdVector amdVectors[] = {
    {"gfx906", 64, false, 256, 84, 0, 3, 12, 3, "R"},
    {"gfx908", 64, false, 256, 128, 32768, 2, 8, 2, "RS"},
    {"gfx90a", 64, false, 256, 128, 16384, 4, 16, 4, "RS"},
    {"gfx942", 64, false, 256, 168, 32768, 2, 8, 2, "S"},
    {"gfx942", 64, false, 512, 65, 0, 3, 24, 6,
     "R"}, // LLVM: 7, it does not quantise to workgroups
    {"gfx942", 64, false, 1024, 65, 0, 1, 16, 4, "R"}, // LLVM: 7, the same
    {"gfx942", 64, false, 64, 32, 8193, 7, 7, 1.75,
     "S"}, // LLVM: 2, it rounds up over the SIMDs
    {"gfx950", 64, false, 256, 96, 23405, 5, 20, 5, "R"},
    {"gfx950", 64, false, 256, 32, 23405, 6, 24, 6,
     "S"}, // LLVM: 7, it does not round LDS to 1280
    {"gfx950", 64, false, 256, 128, 65536, 2, 8, 2, "S"},
    {"gfx1030", 32, false, 256, 128, 0, 4, 32, 8, "R"},
    {"gfx1030", 64, false, 256, 64, 0, 8, 32, 8, "R"},
    {"gfx1100", 32, false, 256, 97, 0, 6, 48, 12, "R"},
    {"gfx1100", 32, false, 256, 64, 21800, 5, 40, 10,
     "S"}, // LLVM: 12, it does not round LDS to 1024
    {"gfx1100", 32, true, 256, 96, 32768, 2, 16, 8, "S"},
    {"gfx1151", 32, false, 256, 192, 0, 4, 32, 8, "R"},
    {"gfx1201", 32, false, 128, 240, 0, 6, 24, 6, "R"},
    {"gfx1250", 32, false, 128, 321, 0, 3, 12, 3, "R"},
};

TEST(Occupancy, AmdGoldenVectors) {
  for (const AmdVector &vector : amdVectors) {
    OccupancyRequest request;
    request.threadsPerBlock = vector.threads;
    request.registers = vector.registers;
    request.staticShared = vector.lds;
    request.warpSize = vector.warpSize;
    request.cuMode = vector.cuMode;
    const GpuTarget &target = gpu(vector.name);
    Occupancy occupancy = computeOccupancy(target, request);
    SCOPED_TRACE(vector.name.str() + " " + std::to_string(vector.threads) +
                 " " + std::to_string(vector.registers));
    EXPECT_EQ(occupancy.blocksPerUnit, vector.blocks);
    EXPECT_EQ(occupancy.warpsPerUnit, vector.waves);
    EXPECT_EQ(double(occupancy.warpsPerUnit) / (vector.cuMode ? 2 : 4),
              vector.wavesPerSimd);
    EXPECT_EQ(letters(occupancy), vector.limiters.str());
  }
}

} // namespace
