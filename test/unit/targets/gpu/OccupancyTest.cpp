//===- OccupancyTest.cpp - golden vectors of both vendors -----------------===//
//
// NVIDIA's vectors were made with cuda_occupancy.h of CUDA 13.0. AMD's are the
// complete formula of Occupancy.h worked by hand; the comment says where LLVM
// 22 prints something else, and why it is wrong.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/Occupancy.h"
#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/gpu/GpuForTest.h"
#include <map>

using namespace kiln;
using namespace llvm;

namespace {

/// One letter a limiter: W warps, R registers, s scalar registers, S shared
/// memory, B blocks, b barriers, T threads, t tensor memory.
std::string letters(const Occupancy &occupancy) {
  static const std::map<Limiter, char> letter = {
      {Limiter::Threads, 'T'},   {Limiter::Warps, 'W'},
      {Limiter::Registers, 'R'}, {Limiter::ScalarRegisters, 's'},
      {Limiter::Shared, 'S'},    {Limiter::Blocks, 'B'},
      {Limiter::Barriers, 'b'},  {Limiter::TensorMemory, 't'}};
  std::string text;
  for (Limiter limiter : occupancy.limiters)
    text += letter.at(limiter);
  return text;
}

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

/// gfx906 with 101 registers and 1024 threads: LLVM prints 2 and says nothing,
/// but 16 waves are needed and 8 fit.
TEST(Occupancy, WhatCannotLaunch) {
  OccupancyRequest request;
  request.threadsPerBlock = 1024;
  request.registers = 101;
  EXPECT_FALSE(computeOccupancy(gpu("gfx906"), request).launchable());
  request.threadsPerBlock = 1025;
  request.registers = 16;
  Occupancy tooLarge = computeOccupancy(gpu("sm_90"), request);
  EXPECT_FALSE(tooLarge.launchable());
  EXPECT_EQ(letters(tooLarge), "T");
}

/// What more registers, shared memory or barriers can do: nothing good. And the
/// next step is one, and the nearest.
TEST(Occupancy, Properties) {
  for (const GpuTarget &target : allGpuTargets()) {
    for (unsigned threads :
         {1u, 32u, 64u, 96u, 128u, 256u, 384u, 512u, 1024u}) {
      for (uint64_t shared : {0u, 1u, 5000u, 16384u, 40000u, 49152u}) {
        unsigned before = ~0u;
        for (unsigned registers = 1; registers <= target.maxRegistersPerThread;
             ++registers) {
          OccupancyRequest request;
          request.threadsPerBlock = threads;
          request.registers = registers;
          request.staticShared = shared;
          Occupancy now = computeOccupancy(target, request);
          ASSERT_LE(now.warpsPerUnit, before);
          ASSERT_LE(now.warpsPerUnit, now.maxWarpsPerUnit);
          ASSERT_FALSE(now.limiters.empty());
          ASSERT_EQ(now.warpsPerUnit, residentWarps(target, request));
          before = now.warpsPerUnit;
          if (!now.nextStep)
            continue;
          ASSERT_GT(now.nextStep->warpsPerUnit, now.warpsPerUnit);
          request.registers = now.nextStep->registers.value_or(registers);
          request.threadsPerBlock = now.nextStep->threads.value_or(threads);
          request.staticShared = now.nextStep->sharedBytes.value_or(shared);
          ASSERT_EQ(residentWarps(target, request), now.nextStep->warpsPerUnit);
          if (now.nextStep->threads)
            continue; // another block: with less of it, other counts come out
          if (now.nextStep->registers) {
            ++request.registers;
            ASSERT_EQ(residentWarps(target, request), now.warpsPerUnit);
            --request.registers;
          }
          if (now.nextStep->sharedBytes) {
            ++request.staticShared;
            ASSERT_EQ(residentWarps(target, request), now.warpsPerUnit);
          }
        }
      }
    }
  }
}

/// A step names all cuts that one block more needs at once, and no other.
TEST(Occupancy, TheNextStepIsJoint) {
  OccupancyRequest request;
  request.threadsPerBlock = 256;
  request.registers = 141;
  request.staticShared = 20000;
  Occupancy now = computeOccupancy(gpu("gfx942"), request);
  EXPECT_EQ(now.blocksPerUnit, 3u);
  EXPECT_EQ(letters(now), "RS");
  ASSERT_TRUE(now.nextStep);
  EXPECT_EQ(now.nextStep->registers, 128u);
  EXPECT_EQ(now.nextStep->sharedBytes, 16384u);
  EXPECT_EQ(now.nextStep->blocksPerUnit, 4u);
  EXPECT_EQ(now.nextStep->warpsPerUnit, 16u);
  EXPECT_FALSE(now.nextStep->threads);
  EXPECT_FALSE(now.nextStep->scalarRegisters);

  // Scalar registers beside vector registers: 800 of each SIMD.
  request.registers = 29;
  request.scalarRegisters = 102;
  request.staticShared = 0;
  now = computeOccupancy(gpu("gfx906"), request);
  EXPECT_EQ(now.blocksPerUnit, 7u);
  ASSERT_TRUE(now.nextStep);
  EXPECT_EQ(now.nextStep->scalarRegisters, 100u);
  EXPECT_FALSE(now.nextStep->registers);

  // Barriers: 24 on 12.0, and 5 a block leave 4 blocks.
  request = {};
  request.threadsPerBlock = 128;
  request.registers = 32;
  request.barriers = 5;
  now = computeOccupancy(gpu("sm_120"), request);
  EXPECT_EQ(now.blocksPerUnit, 4u);
  ASSERT_TRUE(now.nextStep);
  EXPECT_EQ(now.nextStep->barriers, 4u);

  // 32 warps leave 16 of 48 slots empty: blocks of 24 fill them.
  request = {};
  request.threadsPerBlock = 1024;
  request.registers = 32;
  now = computeOccupancy(gpu("sm_89"), request);
  EXPECT_EQ(now.warpsPerUnit, 32u);
  ASSERT_TRUE(now.nextStep);
  EXPECT_EQ(now.nextStep->threads, 768u);
  EXPECT_EQ(now.nextStep->warpsPerUnit, 48u);
  // Where every slot is taken there is nothing to gain.
  request.threadsPerBlock = 768;
  EXPECT_FALSE(computeOccupancy(gpu("sm_89"), request).nextStep);
}

/// cutsFor is exact: what it says fits, and one more of anything does not.
TEST(Occupancy, CutsForManyBlocksAreTheSmallest) {
  for (StringRef name :
       {"sm_75", "sm_90", "sm_120", "gfx906", "gfx950", "gfx1100"}) {
    const GpuTarget &target = gpu(name);
    for (unsigned threads : {64u, 96u, 256u, 416u})
      for (unsigned blocks = 1; blocks <= 24; ++blocks) {
        OccupancyRequest request;
        request.threadsPerBlock = threads;
        request.registers = target.maxRegistersPerThread;
        request.dynamicShared = target.maxSharedPerBlock;
        request.barriers = 16;
        std::optional<NextStep> cuts = cutsFor(target, request, blocks);
        if (!cuts)
          continue;
        SCOPED_TRACE(name.str() + " " + std::to_string(threads) + " " +
                     std::to_string(blocks));
        auto with = [&](auto change) {
          OccupancyRequest cut = request;
          cut.threadsPerBlock = cuts->threads.value_or(threads);
          cut.registers = cuts->registers.value_or(request.registers);
          cut.dynamicShared = cuts->sharedBytes.value_or(request.dynamicShared);
          cut.barriers = cuts->barriers.value_or(request.barriers);
          change(cut);
          return computeOccupancy(target, cut).blocksPerUnit;
        };
        EXPECT_EQ(with([](OccupancyRequest &) {}), cuts->blocksPerUnit);
        EXPECT_GE(cuts->blocksPerUnit, blocks);
        if (cuts->registers && *cuts->registers < target.maxRegistersPerThread)
          EXPECT_LT(with([](OccupancyRequest &cut) { ++cut.registers; }),
                    blocks);
        if (cuts->sharedBytes)
          EXPECT_LT(with([](OccupancyRequest &cut) { ++cut.dynamicShared; }),
                    blocks);
        if (cuts->barriers)
          EXPECT_LT(with([](OccupancyRequest &cut) { ++cut.barriers; }),
                    blocks);
        if (cuts->threads)
          EXPECT_LT(with([](OccupancyRequest &cut) { ++cut.threadsPerBlock; }),
                    blocks);
      }
  }
}

TEST(Occupancy, SaysWhyItCannotLaunch) {
  OccupancyRequest request;
  request.threadsPerBlock = 1024;
  request.registers = 65;
  EXPECT_EQ(whyItCannotLaunch(gpu("sm_90"), request),
            std::vector<std::string>{
                "a thread has 65 registers (72 are allocated), too many for "
                "the 1024 threads of a block on sm_90: compile for at most 64, "
                "or launch blocks of at most 896 threads"});
  request.registers = 64;
  EXPECT_TRUE(whyItCannotLaunch(gpu("sm_90"), request).empty());
  request.threadsPerBlock = 1056;
  request.dynamicShared = 102 << 10;
  EXPECT_EQ(whyItCannotLaunch(gpu("sm_89"), request),
            (std::vector<std::string>{
                "a block has 1056 threads, and sm_89 takes 1024 at most: "
                "launch smaller blocks",
                "a block has 104448 bytes of shared memory, and sm_89 gives it "
                "101376 at most: use 3072 bytes less"}));
}

/// As LLVM 22 allocates: v65+a1 on gfx942 is 69, v129+a128 is 260; gfx908 has
/// two files.
TEST(Occupancy, AccumulatorsAreRegistersToo) {
  EXPECT_EQ(totalRegisters(gpu("gfx942"), 65, 1), 69u);
  EXPECT_EQ(totalRegisters(gpu("gfx90a"), 129, 128), 260u);
  EXPECT_EQ(totalRegisters(gpu("gfx942"), 141, 0), 141u);
  EXPECT_EQ(totalRegisters(gpu("gfx908"), 100, 60), 100u);
  EXPECT_EQ(totalRegisters(gpu("gfx908"), 40, 60), 60u);
}

TEST(Occupancy, CarveOut) {
  OccupancyRequest request;
  request.threadsPerBlock = 128;
  request.registers = 32;
  request.dynamicShared = 40 << 10;
  auto blocks = [&](std::optional<unsigned> percent) {
    request.carveOutPercent = percent;
    return computeOccupancy(gpu("sm_80"), request).blocksPerUnit;
  };
  EXPECT_EQ(blocks(std::nullopt), 4u);
  EXPECT_EQ(blocks(100), 4u);
  EXPECT_EQ(blocks(50), 2u); // 82 KiB wanted: 100
  EXPECT_EQ(blocks(1), 1u);  // the smallest that holds one block
}

/// 512 columns in an SM: four blocks of 128.
TEST(Occupancy, TensorMemoryLimitsBlocks) {
  OccupancyRequest request;
  request.threadsPerBlock = 128;
  request.registers = 32;
  request.tensorColumns = 128;
  Occupancy occupancy = computeOccupancy(gpu("sm_100a"), request);
  EXPECT_EQ(occupancy.blocksPerUnit, 4u);
  EXPECT_EQ(letters(occupancy), "t");
  EXPECT_FALSE(occupancy.nextStep);
}

} // namespace
