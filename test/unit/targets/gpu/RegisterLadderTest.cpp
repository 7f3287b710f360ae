//===- RegisterLadderTest.cpp - registers for each number of warps --------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/Occupancy.h"
#include "test/unit/targets/gpu/GpuForTest.h"

using namespace kiln;
using namespace llvm;

namespace {

/// Most registers for a number of warps a partition, as `llc` 22 has them, and
/// for NVIDIA a unit's as ptxas does.
struct Ladder {
  StringRef name;
  unsigned warpSize;
  std::vector<std::pair<unsigned, unsigned>> steps;
};

TEST(Occupancy, RegisterLadders) {
  const std::vector<std::pair<unsigned, unsigned>> nvidia = {
      {16, 32}, {12, 40}, {10, 48}, {9, 56},  {8, 64}, {7, 72},
      {6, 80},  {5, 96},  {4, 128}, {3, 168}, {2, 255}};
  const std::vector<std::pair<unsigned, unsigned>> vega = {
      {10, 24}, {9, 28}, {8, 32}, {7, 36},  {6, 40},
      {5, 48},  {4, 64}, {3, 84}, {2, 128}, {1, 256}};
  const std::vector<std::pair<unsigned, unsigned>> cdna = {
      {8, 64},  {7, 72},  {6, 80},  {5, 96},
      {4, 128}, {3, 168}, {2, 256}, {1, 512}};
  const std::vector<std::pair<unsigned, unsigned>> small32 = {
      {16, 64}, {12, 80}, {10, 96}, {9, 112}, {8, 128},
      {7, 144}, {6, 160}, {5, 192}, {4, 256}};
  const std::vector<std::pair<unsigned, unsigned>> small64 = {
      {16, 32}, {12, 40}, {10, 48}, {9, 56},  {8, 64}, {7, 72},
      {6, 80},  {5, 96},  {4, 128}, {3, 168}, {2, 256}};
  const std::vector<std::pair<unsigned, unsigned>> large32 = {
      {16, 96}, {12, 120}, {10, 144}, {9, 168},
      {8, 192}, {7, 216},  {6, 240},  {5, 256}};
  const std::vector<std::pair<unsigned, unsigned>> large64 = {
      {16, 48}, {12, 60}, {10, 72}, {9, 84},  {8, 96}, {7, 108},
      {6, 120}, {5, 144}, {4, 192}, {3, 252}, {2, 256}};
  const std::vector<std::pair<unsigned, unsigned>> gfx1250 = {
      {16, 64}, {12, 80}, {10, 96}, {9, 112}, {8, 128}, {7, 144},
      {6, 160}, {5, 192}, {4, 256}, {3, 336}, {2, 512}, {1, 1024}};
  std::vector<Ladder> ladders = {
      {"sm_90", 32, nvidia}, {"sm_80", 32, nvidia}, {"sm_100a", 32, nvidia},
      {"gfx906", 64, vega},  {"gfx908", 64, vega},  {"gfx90a", 64, cdna},
      {"gfx942", 64, cdna},  {"gfx950", 64, cdna},  {"gfx1250", 32, gfx1250}};
  for (StringRef name :
       {"gfx1030", "gfx1102", "gfx1103", "gfx1150", "gfx1152", "gfx1153"}) {
    ladders.push_back({name, 32, small32});
    ladders.push_back({name, 64, small64});
  }
  for (StringRef name :
       {"gfx1100", "gfx1101", "gfx1151", "gfx1200", "gfx1201"}) {
    ladders.push_back({name, 32, large32});
    ladders.push_back({name, 64, large64});
  }
  for (const Ladder &ladder : ladders) {
    const GpuTarget &target = gpu(ladder.name);
    unsigned previous = 0;
    for (auto [warps, registers] : ladder.steps) {
      OccupancyRequest request;
      // One warp a block, so that the partition decides; two blocks' slots are
      // enough for all of NVIDIA's.
      request.threadsPerBlock =
          target.isNvidia() ? 2 * target.warpSize : ladder.warpSize;
      request.warpSize = ladder.warpSize;
      for (unsigned count = previous + 1; count <= registers; ++count) {
        request.registers = count;
        ASSERT_EQ(residentWarps(target, request), warps * target.partitions)
            << ladder.name.str() << " wave" << ladder.warpSize << " " << count;
      }
      previous = registers;
    }
  }
}

TEST(Occupancy, ScalarRegistersLimitGfx9) {
  OccupancyRequest request;
  request.threadsPerBlock = 64;
  request.registers = 8;
  auto waves = [&](StringRef name, unsigned scalars) {
    request.scalarRegisters = scalars;
    return residentWarps(gpu(name), request) / 4;
  };
  EXPECT_EQ(waves("gfx906", 80), 10u);
  EXPECT_EQ(waves("gfx906", 81), 9u);
  EXPECT_EQ(waves("gfx906", 88), 9u);
  EXPECT_EQ(waves("gfx906", 100), 8u);
  EXPECT_EQ(waves("gfx906", 101), 7u);
  EXPECT_EQ(waves("gfx942", 100), 8u);
  EXPECT_EQ(waves("gfx942", 108), 7u);
  EXPECT_EQ(waves("gfx1100", 108), 16u);
}

} // namespace
