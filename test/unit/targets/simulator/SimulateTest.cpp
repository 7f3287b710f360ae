// The machine's rules on programs of a few operations, whose times can be
// counted by hand.
#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/Predict.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace kiln;
using namespace llvm;

namespace {

const GpuTarget &hopper() { return *lookupGpuTarget("sm_90a"); }

/// Numbers that are easy to count with.
MachineNumbers plain() {
  MachineNumbers numbers = MachineNumbers::forGpu(hopper());
  numbers.latency = 500;
  numbers.latencySpread = 0;
  numbers.bytesPerCycle = 1e9;
  numbers.queue = 0;
  numbers.blockTurnover = numbers.blockInterval = 0;
  return numbers;
}

ModelOp op(Pipe pipe, float cycles, float stall = 1) {
  ModelOp made;
  made.opClass = OpClass::Float;
  made.pipe = pipe;
  made.pipeCycles = cycles;
  made.stall = stall;
  return made;
}

ModelOp load(uint8_t counter, float bytes = 128) {
  ModelOp made = op(Pipe::Memory, 4);
  made.opClass = OpClass::LoadGlobal;
  made.deviceBytes = bytes;
  made.raises.push_back({counter, ModelOp::Raise::device});
  return made;
}

ModelOp use(uint8_t counter, uint8_t left = 0) {
  ModelOp made = op(Pipe::Fma, 1);
  made.waits.push_back({counter, left});
  return made;
}

ModelOp barrier() {
  ModelOp made = op(Pipe::Control, 1, 20);
  made.opClass = OpClass::Barrier;
  return made;
}

ModelOp jump(ModelOp::Flow flow, uint32_t target) {
  ModelOp made = op(Pipe::Control, 1);
  made.opClass = OpClass::Control;
  made.flow = flow;
  made.target = target;
  return made;
}

Simulated run(std::vector<ModelOp> ops, ResidentBlocks residency,
              MachineNumbers numbers = plain(), unsigned turns = 16) {
  ModelProgram program{"k", &hopper(), std::move(ops)};
  return simulate(program, likelyPath(program.ops, turns, 100000), residency,
                  numbers);
}

TEST(Simulate, AWarpWaitsForItsOwnCounts) {
  // Issues at 0, 6 and 12.
  Simulated found = run(
      {op(Pipe::Fma, 1, 6), op(Pipe::Fma, 1, 6), op(Pipe::Fma, 1)}, {1, 1, 1});
  EXPECT_EQ(found.cycles, 12);
  EXPECT_EQ(found.issued, 3u);
  EXPECT_EQ(found.stalls[unsigned(Stall::Fixed)], 10);
}

TEST(Simulate, WarpsOfAPartitionHideEachOthersWaits) {
  std::vector<ModelOp> ops(100, op(Pipe::None, 0, 4));
  double one = run(ops, {4, 1, 1}).cycles, four = run(ops, {16, 1, 1}).cycles,
         eight = run(ops, {32, 1, 1}).cycles;
  EXPECT_EQ(one, 396);
  EXPECT_LE(four, one + 4) << "an issue slot in four was used";
  EXPECT_NEAR(eight, 799, 4) << "issue is what is short";
}

TEST(Simulate, APipeIsSharedByAPartitionAndMemoryByAll) {
  // Four warps, one on each partition.
  EXPECT_EQ(run({op(Pipe::Special, 8), op(Pipe::Special, 8)}, {4, 1, 1}).cycles,
            8);
  EXPECT_EQ(run({op(Pipe::Special, 8), op(Pipe::Special, 8)}, {8, 1, 1}).cycles,
            24);
  std::vector<ModelOp> stores(2, op(Pipe::Memory, 4));
  EXPECT_EQ(run(stores, {4, 1, 1}).cycles, 7) << "a cycle each";
  MachineNumbers queued = plain();
  queued.queue = 100;
  EXPECT_EQ(run(stores, {4, 1, 1}, queued).cycles, 1) << "into the queue";
}

TEST(Simulate, LoadsTakeLatencyOrBandwidth) {
  EXPECT_EQ(run({load(0), use(0)}, {1, 1, 1}).cycles, 500);
  EXPECT_EQ(run({load(0), load(1), use(0), use(1)}, {1, 1, 1}).cycles, 501);
  MachineNumbers slow = plain();
  slow.bytesPerCycle = 0.5;
  Simulated found = run({load(0), load(1), use(0), use(1)}, {1, 1, 1}, slow);
  // Two of 256 cycles one after the other, and half of the latency.
  EXPECT_EQ(found.cycles, 512 + 250);
  EXPECT_NEAR(found.bandwidth, 512 / found.cycles, 1e-6);
  EXPECT_GT(found.share(Stall::Memory), 0.9);
}

// Stores pass the second cache by a bandwidth of their own, spills too.
TEST(Simulate, StoresTakeTheirOwnBandwidth) {
  MachineNumbers numbers = plain();
  numbers.storedBytesPerCycle = 0.5;
  ModelOp store = op(Pipe::Memory, 4), spill = store;
  store.opClass = OpClass::StoreGlobal;
  store.deviceBytes = 128;
  spill.opClass = OpClass::StoreLocal;
  spill.spillBytes = 128;
  for (const ModelOp &one : {store, spill})
    EXPECT_EQ(run({one, one}, {1, 1, 1}, numbers).cycles, 512);
  EXPECT_EQ(run({load(0), use(0)}, {1, 1, 1}, numbers).cycles, 500);
}

TEST(Simulate, CountersAllowWhatIsYounger) {
  std::vector<ModelOp> ops = {load(0), op(Pipe::None, 0, 300), load(0),
                              use(0, 1)};
  EXPECT_EQ(run(ops, {1, 1, 1}).cycles, 500);
  ops.back() = use(0, 0);
  EXPECT_EQ(run(ops, {1, 1, 1}).cycles, 801);
}

TEST(Simulate, BlocksWaitAtTheirOwnBarriers) {
  // Two warps of a partition need 160 cycles of it, the others 80.
  std::vector<ModelOp> ops(10, op(Pipe::Special, 8));
  ops.push_back(barrier());
  ops.push_back(op(Pipe::None, 0));
  Simulated found = run(ops, {5, 1, 1});
  EXPECT_GT(found.stalls[unsigned(Stall::Barrier)], 3 * 60);
  MachineNumbers without = plain();
  without.hasBarriers = false;
  EXPECT_EQ(run(ops, {5, 1, 1}, without).stalls[unsigned(Stall::Barrier)], 0);
}

TEST(Simulate, BlocksFollowEachOther) {
  std::vector<ModelOp> ops(10, op(Pipe::None, 0, 10));
  // Each begins in the cycle after the last issue of the one before.
  EXPECT_EQ(run(ops, {4, 1, 3}).cycles, 3 * 90 + 2);
  EXPECT_LE(run(ops, {4, 3, 3}).cycles, 90 + 3);
  MachineNumbers slow = plain();
  slow.blockTurnover = 1000;
  EXPECT_EQ(run(ops, {4, 1, 2}, slow).cycles, 2 * 90 + 1000);
}

// However soon blocks end, the GPU begins one after the other.
TEST(Simulate, BlocksBeginOneAfterTheOther) {
  MachineNumbers one = plain();
  one.blockInterval = 200;
  std::vector<ModelOp> ops = {op(Pipe::Fma, 1, 10), op(Pipe::Fma, 1)};
  // The last one begins after all others, whether slots are free or not.
  EXPECT_NEAR(run(ops, {1, 4, 4}, one).cycles, 3 * 200, 15);
  EXPECT_NEAR(run(ops, {1, 4, 8}, one).cycles, 7 * 200, 15);
}

TEST(Simulate, AsynchronousMatricesWorkWhileTheWarpGoesOn) {
  ModelOp matrix = op(Pipe::Matrix, 64);
  matrix.opClass = OpClass::AsyncMatrix;
  matrix.raises.push_back({ModelOp::matrixGroups, 64 + 50});
  ModelOp wait = use(ModelOp::matrixGroups);
  MachineNumbers queued = plain();
  queued.queue = 1000;
  std::vector<ModelOp> ops = {matrix, matrix};
  for (unsigned index = 0; index != 50; ++index)
    ops.push_back(op(Pipe::None, 0, 1));
  ops.push_back(wait);
  // 128 cycles of the pipe and 50 until they are seen.
  EXPECT_EQ(run(ops, {4, 1, 1}, queued).cycles, 178);
}

TEST(Path, LoopsRunAsOftenAsIsSaid) {
  std::vector<ModelOp> ops = {op(Pipe::None, 0), load(0),
                              jump(ModelOp::Branch, 1), op(Pipe::None, 0),
                              jump(ModelOp::End, 0)};
  EXPECT_EQ(likelyPath(ops, 16, 1000).steps.size(), 1 + 16 * 2 + 2u);
  EXPECT_EQ(likelyPath(ops, 4, 1000).steps.size(), 1 + 4 * 2 + 2u);
  Path shorter = likelyPath(ops, 16, 12);
  EXPECT_EQ(shorter.turns, 4u);
}

TEST(Path, WhatAnUnrolledLoopLeavesRunsOnce) {
  std::vector<ModelOp> ops = {
      load(0), load(0), load(0), load(0), jump(ModelOp::Branch, 0),
      // The rest, one at a time.
      load(1), jump(ModelOp::Branch, 5), jump(ModelOp::End, 0)};
  EXPECT_EQ(likelyPath(ops, 8, 1000).steps.size(), 8 * 5 + 2 + 1u);
}

/// Random code of all kinds ends, in no more time than one warp after the
/// other would take and in no less than the busiest pipe needs, and the same
/// twice.
TEST(Simulate, RandomProgramsKeepTheirBounds) {
  for (unsigned seed = 0; seed != 300; ++seed) {
    std::mt19937 random(seed);
    auto below = [&](unsigned end) { return unsigned(random() % end); };
    std::vector<ModelOp> ops;
    for (unsigned index = 0, count = 1 + below(40); index != count; ++index)
      switch (below(6)) {
      case 0:
        ops.push_back(load(below(6)));
        break;
      case 1:
        ops.push_back(use(below(6), below(2)));
        break;
      case 2:
        ops.push_back(barrier());
        break;
      case 3:
        ops.push_back(
            jump(below(2) ? ModelOp::Branch : ModelOp::Jump, below(count + 1)));
        if (ops.back().target == index || ops.back().target >= count)
          ops.back().flow = ModelOp::End;
        break;
      default:
        ops.push_back(op(Pipe(below(unsigned(Pipe::Last) + 1)), 1 + below(8),
                         1 + below(8)));
      }
    ModelProgram program{"k", &hopper(), ops};
    Path path = likelyPath(ops, 1 + below(6), 5000);
    ResidentBlocks residency{1 + below(8), 1 + below(4), 1 + below(8)};
    MachineNumbers numbers = plain();
    numbers.bytesPerCycle = 8;
    std::vector<IssueEvent> events;
    Simulated found = simulate(program, path, residency, numbers, &events);
    uint64_t warps = uint64_t(residency.blocks) * residency.warps;
    ASSERT_EQ(found.issued, warps * path.steps.size()) << "seed " << seed;
    ASSERT_EQ(events.size(), found.issued) << "seed " << seed;
    ASSERT_TRUE(is_sorted(events,
                          [](const IssueEvent &one, const IssueEvent &other) {
                            return one.time < other.time;
                          }))
        << "seed " << seed;
    for (double busy : found.busy)
      ASSERT_LE(busy, 1 + 8 / std::max(1.0, found.cycles)) << "seed " << seed;
    double alone = 0;
    for (const PathStep &step : path.steps)
      alone += ops[step.op].stall + ops[step.op].pipeCycles + 20 +
               (ops[step.op].deviceBytes ? 500 + 16 : 0);
    ASSERT_LE(found.cycles, alone * warps) << "seed " << seed;
    Simulated again = simulate(program, path, residency, numbers);
    ASSERT_EQ(again.cycles, found.cycles) << "seed " << seed;
    ASSERT_EQ(again.stalls, found.stalls) << "seed " << seed;
  }
}

} // namespace
