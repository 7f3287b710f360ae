//===- OccupancyTest.cpp - what limits blocks, and the next step ----------===//
#include "targets/gpu/Occupancy.h"
#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "test/unit/targets/gpu/GpuForTest.h"
#include "test/unit/targets/gpu/LimiterLetters.h"

using namespace kiln;
using namespace llvm;

namespace {

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

  // Tensor memory: 256 of 512 columns leave two blocks, and a block takes a
  // power of two, so that three need 128, with which four fit.
  request = {};
  request.threadsPerBlock = 128;
  request.registers = 64;
  request.tensorColumns = 256;
  now = computeOccupancy(gpu("sm_100a"), request);
  EXPECT_EQ(now.blocksPerUnit, 2u);
  ASSERT_TRUE(now.nextStep);
  EXPECT_EQ(now.nextStep->tensorColumns, 128u);
  EXPECT_FALSE(now.nextStep->registers);
  EXPECT_EQ(now.nextStep->blocksPerUnit, 4u);
  EXPECT_EQ(now.nextStep->warpsPerUnit, 16u);
  // Nobody can take fewer than 32.
  request.tensorColumns = 32;
  request.threadsPerBlock = 32;
  now = computeOccupancy(gpu("sm_100a"), request);
  EXPECT_EQ(now.blocksPerUnit, 16u);
  EXPECT_FALSE(now.nextStep);

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
       {"sm_75", "sm_90", "sm_103a", "sm_120", "gfx906", "gfx950", "gfx1100"}) {
    const GpuTarget &target = gpu(name);
    for (unsigned threads : {64u, 96u, 256u, 416u})
      for (unsigned blocks = 1; blocks <= 24; ++blocks) {
        OccupancyRequest request;
        request.threadsPerBlock = threads;
        request.registers = target.maxRegistersPerThread;
        request.dynamicShared = target.maxSharedPerBlock;
        request.barriers = 16;
        request.tensorColumns = hasTensorMemory(target) ? 256 : 0;
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
          cut.tensorColumns =
              cuts->tensorColumns.value_or(request.tensorColumns);
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
        if (cuts->tensorColumns)
          EXPECT_LT(with([](OccupancyRequest &cut) { cut.tensorColumns *= 2; }),
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
  ASSERT_TRUE(occupancy.nextStep);
  EXPECT_EQ(occupancy.nextStep->tensorColumns, 64u);
}

} // namespace
