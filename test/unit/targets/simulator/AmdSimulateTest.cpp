// The machine's rules that are AMD's own, and what measurements of AMD's GPUs
// say of them.
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/amd/AmdDecoder.h"
#include "targets/simulator/Predict.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace kiln;
using namespace llvm;

namespace {

const GpuTarget &cdna3() { return *lookupGpuTarget("gfx942"); }
const GpuTarget &cdna4() { return *lookupGpuTarget("gfx950"); }
constexpr uint8_t vectorCount = uint8_t(AmdCounter::Vector);

/// Without chance, and without bandwidth's limits.
MachineNumbers plain(const GpuTarget &gpu) {
  MachineNumbers numbers = MachineNumbers::forGpu(gpu);
  numbers.latencySpread = 0;
  numbers.blockTurnover = 0;
  numbers.bytesPerCycle = numbers.farBytesPerCycle = 1e9;
  return numbers;
}

/// An instruction as its costs have it.
ModelOp opOf(const GpuTarget &gpu, OpClass opClass, unsigned bytes) {
  OpCost cost = costOf(gpu, {opClass, bytes, ""});
  ModelOp op;
  op.opClass = opClass;
  op.pipe = cost.pipe;
  op.pipeCycles = cost.issue;
  op.stall = cost.slots;
  return op;
}

ModelOp loadOf(const GpuTarget &gpu, unsigned bytes, OpClass opClass) {
  ModelOp op = opOf(gpu, opClass, bytes);
  op.deviceBytes = bytes * 64;
  op.raises.push_back({vectorCount, ModelOp::Raise::device});
  return op;
}

ModelOp spillOf(const GpuTarget &gpu, OpClass opClass) {
  ModelOp op = opOf(gpu, opClass, 4);
  op.spillBytes = 4 * 64;
  op.raises.push_back(
      {vectorCount, float(costOf(gpu, {OpClass::LoadLocal, 4, ""}).latency)});
  return op;
}

ModelOp matrixOf(float cycles) {
  ModelOp op;
  op.opClass = OpClass::Matrix;
  op.pipe = Pipe::Matrix;
  op.pipeCycles = cycles;
  op.stall = 4;
  op.matrixWork = 1;
  return op;
}

ModelOp waitOf(uint8_t left) {
  ModelOp op;
  op.opClass = OpClass::Wait;
  op.pipe = Pipe::None;
  op.waits.push_back({vectorCount, left});
  return op;
}

ModelOp meeting() {
  ModelOp op;
  op.opClass = OpClass::Barrier;
  op.pipe = Pipe::None;
  return op;
}

Simulated run(const GpuTarget &gpu, std::vector<ModelOp> ops,
              std::vector<PathStep> steps, ResidentBlocks residency,
              const MachineNumbers &numbers) {
  ModelProgram program{"k", &gpu, std::move(ops)};
  Path path;
  if (steps.empty())
    for (uint32_t index = 0; index != program.ops.size(); ++index)
      steps.push_back({index});
  path.steps = std::move(steps);
  return simulate(program, path, residency, numbers);
}

TEST(AmdSimulate, CountsGoDownInTheSequenceOfLoads) {
  const GpuTarget &gpu = cdna3();
  MachineNumbers numbers = plain(gpu);
  ModelOp load = loadOf(gpu, 4, OpClass::LoadGlobal);
  std::vector<PathStep> steps = {{0}, {1}, {2}};
  // The first one comes from memory, the second one from the first cache.
  steps[0].farBytes = 256, steps[0].nearBytes = 0;
  steps[1].farBytes = steps[1].nearBytes = 0;
  double
      both =
          run(gpu, {load, load, waitOf(0)}, steps, {1, 1, 1}, numbers).cycles,
      one = run(gpu, {load, load, waitOf(1)}, steps, {1, 1, 1}, numbers).cycles;
  EXPECT_GE(both, numbers.latency);
  EXPECT_NEAR(both, one, 2) << "the second one is done no sooner";
}

TEST(AmdSimulate, TheFirstCacheWaitsForSoManyBytes) {
  const GpuTarget &gpu = cdna4();
  MachineNumbers numbers = plain(gpu);
  ModelOp load = loadOf(gpu, 16, OpClass::LoadGlobal);
  // 32 KiB at once, and as many again after them.
  std::vector<ModelOp> few(8, load), many(16, load);
  few.push_back(waitOf(0)), many.push_back(waitOf(0));
  double once = run(gpu, few, {}, {4, 1, 1}, numbers).cycles,
         twice = run(gpu, many, {}, {4, 1, 1}, numbers).cycles;
  EXPECT_LT(once, 2 * numbers.latency);
  EXPECT_GT(twice, 2 * numbers.latency);
}

// Of a product's tiles of 64 numbers of fp16 in K what an MI355X's matrix units
// were busy, per cent (github.com/ROCm/gfx950-gluon-tutorials,
// docs/tcp_bound_tile_model.md, 2026).
TEST(AmdSimulate, TilesAreInTheMeasuredOrder) {
  struct Tile {
    unsigned rows, columns, measured;
  };
  Tile tiles[] = {{256, 256, 96}, {128, 256, 84}, {256, 128, 83},
                  {128, 128, 69}, {64, 256, 57},  {256, 64, 55},
                  {128, 64, 47},  {64, 128, 47}};
  const GpuTarget &gpu = cdna4();
  MachineNumbers numbers = MachineNumbers::forGpu(gpu);
  constexpr unsigned warps = 8, turns = 24;
  std::vector<double> shares;
  for (Tile tile : tiles) {
    // 8 waves load 1,024 bytes with each instruction, between those that
    // multiply what was loaded an iteration before.
    unsigned loads = (tile.rows + tile.columns) * 64 * 2 / 1024 / warps;
    double busy = tile.rows * tile.columns / 32.0; // of a SIMD, each iteration
    unsigned matrices = tile.rows * tile.columns / (16 * 16) * 2 / warps;
    std::vector<ModelOp> ops;
    for (unsigned i = 0; i != matrices; ++i) {
      ops.push_back(matrixOf(busy / 2 / matrices));
      if (i * loads / matrices != (i + 1) * loads / matrices)
        ops.push_back(loadOf(gpu, 16, OpClass::AsyncCopy));
    }
    ops.push_back(waitOf(loads));
    ops.push_back(meeting());
    std::vector<PathStep> steps;
    for (unsigned turn = 0; turn != turns; ++turn)
      for (uint32_t op = 0; op != ops.size(); ++op) {
        steps.push_back({op});
        // Most of it is in the L2.
        if (ops[op].deviceBytes) {
          steps.back().farBytes = ops[op].deviceBytes / 8;
          steps.back().nearBytes = ops[op].deviceBytes * 7 / 8;
        }
      }
    double cycles = run(gpu, ops, steps, {warps, 1, 1}, numbers).cycles;
    shares.push_back(100 * busy * turns / cycles);
  }
  for (auto [tile, share] : zip(tiles, shares))
    EXPECT_NEAR(share, tile.measured, 12)
        << tile.rows << " by " << tile.columns;
  // Those that were measured to differ, by 5 % of all at least.
  for (unsigned one = 0; one != std::size(tiles); ++one)
    for (unsigned other = 0; other != std::size(tiles); ++other)
      if (tiles[one].measured >= tiles[other].measured + 5)
        EXPECT_GT(shares[one], shares[other]) << one << ", " << other;
}

TEST(AmdSimulate, ScratchTakesLatencyThroughputAndBytes) {
  for (const GpuTarget *gpu : {&cdna3(), &cdna4()}) {
    MachineNumbers numbers = plain(*gpu);
    ModelOp load = spillOf(*gpu, OpClass::LoadLocal),
            store = spillOf(*gpu, OpClass::StoreLocal);
    EXPECT_EQ(load.pipe, Pipe::Memory);
    EXPECT_EQ(store.pipe, Pipe::Memory);
    Simulated one = run(*gpu, {load, waitOf(0)}, {},
                        {1, 1, 1, /*spillsMissed=*/0}, numbers);
    EXPECT_GE(one.cycles, 300) << "as long as the L1 takes";
    EXPECT_EQ(one.spillLoads, 1u);
    EXPECT_EQ(one.spillBytes, 256);
    Simulated missed = run(*gpu, {load, waitOf(0)}, {},
                           {1, 1, 1, /*spillsMissed=*/1}, numbers);
    EXPECT_GT(missed.cycles, one.cycles + 100);
    // 16 cycles of a SIMD are 4 of the compute unit's.
    std::vector<ModelOp> many(1000, store);
    EXPECT_GE(run(*gpu, many, {}, {4, 1, 1}, numbers).cycles, 4 * 3900);
    // Stores pass the L1, whether it could hold them or not.
    numbers.bytesPerCycle = 8;
    EXPECT_GE(run(*gpu, many, {}, {1, 1, 1}, numbers).cycles, 1000 * 256 / 8);
  }
}

// Anywhere in a loop, whatever else is there and however many waves.
TEST(AmdSimulate, ScratchInALoopIsNeverFaster) {
  std::mt19937 random(7);
  auto below = [&](unsigned end) { return unsigned(random() % end); };
  for (unsigned trial = 0; trial != 200; ++trial) {
    const GpuTarget &gpu = trial % 2 ? cdna3() : cdna4();
    std::vector<ModelOp> ops;
    for (unsigned i = 0, size = 10 + below(30); i != size; ++i)
      switch (below(5)) {
      case 0:
        ops.push_back(loadOf(gpu, below(2) ? 16 : 4, OpClass::LoadGlobal));
        break;
      case 1:
        ops.push_back(waitOf(below(3)));
        break;
      case 2:
        ops.push_back(matrixOf(16));
        break;
      default:
        ops.push_back(opOf(gpu, OpClass::Float, 4));
      }
    std::vector<ModelOp> spilled = ops;
    unsigned at = below(ops.size());
    std::vector<ModelOp> extra = {spillOf(gpu, OpClass::StoreLocal),
                                  spillOf(gpu, OpClass::LoadLocal)};
    spilled.insert(spilled.begin() + at, extra.begin(), extra.end());
    auto timeOf = [&](const std::vector<ModelOp> &body) {
      std::vector<PathStep> steps;
      for (unsigned turn = 0; turn != 8; ++turn)
        for (uint32_t op = 0; op != body.size(); ++op)
          steps.push_back({op});
      unsigned resident = 1 + trial % 3;
      return run(gpu, body, steps, {4, resident, 2 * resident, trial % 5 / 4.0},
                 MachineNumbers::forGpu(gpu))
          .cycles;
    };
    EXPECT_GE(timeOf(spilled), timeOf(ops)) << "trial " << trial;
  }
}

} // namespace
