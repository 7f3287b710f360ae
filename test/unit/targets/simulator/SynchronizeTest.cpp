// What warps wait for in each other and in bulk copies, in programs of a few
// operations, whose times can be counted by hand.
#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/Simulate.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <random>

using namespace kiln;
using namespace llvm;

// Its helpers' names are others', too.
namespace {
namespace synchronize {

const GpuTarget &hopper() { return *lookupGpuTarget("sm_90a"); }

MachineNumbers plain() {
  MachineNumbers numbers = MachineNumbers::forGpu(hopper());
  numbers.latency = numbers.nearLatency = 500;
  numbers.latencySpread = 0;
  numbers.bytesPerCycle = numbers.farBytesPerCycle = 1e9;
  numbers.queue = 0;
  numbers.blockTurnover = numbers.blockInterval = 0;
  return numbers;
}

/// The warps of a block, each with operations of its own.
class Kernel {
public:
  /// Further operations are those of a warp.
  Kernel &warp() {
    paths.emplace_back();
    return *this;
  }
  /// Takes so many cycles until the next one.
  Kernel &work(float cycles) {
    ModelOp op;
    op.opClass = OpClass::Float;
    op.pipeCycles = 0;
    op.stall = cycles;
    return step(op);
  }
  Kernel &does(PathSync sync, float bytes = -1) {
    ModelOp op;
    op.opClass = sync.kind == SyncKind::Load || sync.kind == SyncKind::Store
                     ? OpClass::AsyncCopy
                     : OpClass::Atomic;
    op.pipeCycles = 0;
    if (sync.kind == SyncKind::Group)
      op.raises.push_back({0, 1});
    step(op);
    Path &path = paths.back();
    path.steps.back().isSync = true;
    path.steps.back().nearBytes = bytes;
    path.syncs.push_back(sync);
    return *this;
  }
  Kernel &init(uint32_t address, uint32_t count) {
    return does({SyncKind::Init, address, count});
  }
  Kernel &arrive(uint32_t address, int32_t bytes = 0, uint32_t count = 1) {
    return does({SyncKind::Arrive, address, count, bytes});
  }
  Kernel &load(uint32_t address, int32_t bytes) {
    return does({SyncKind::Load, address, 0, bytes}, bytes);
  }
  Kernel &wait(uint32_t address, uint32_t parity) {
    return does({SyncKind::Wait, address, parity});
  }
  Kernel &meet(uint32_t number, uint32_t count, bool passes = false) {
    return does({passes ? SyncKind::Pass : SyncKind::Meet, number, count});
  }
  /// What is left out, in this iteration.
  Kernel &leftOut(PathSync sync) {
    paths.back().syncs.push_back(sync);
    return *this;
  }
  Kernel &turn(uint32_t number) {
    now = number;
    return *this;
  }
  Kernel &waitsForGroups(uint8_t left) {
    ops.back().waits.push_back({0, left});
    return *this;
  }

  Simulated run(MachineNumbers numbers = plain(), unsigned blocks = 1) const {
    ModelProgram program{"k", &hopper(), ops};
    return simulate(program, paths, {unsigned(paths.size()), 1, blocks},
                    numbers);
  }
  /// With later iterations left out.
  Kernel shorter(unsigned turns) const {
    Kernel result = *this;
    for (Path &path : result.paths)
      path = shortened(path, turns);
    return result;
  }
  size_t steps() const {
    size_t count = 0;
    for (const Path &path : paths)
      count += path.steps.size();
    return count;
  }

private:
  Kernel &step(ModelOp op) {
    PathStep step{uint32_t(ops.size())};
    step.turn = now;
    step.sync = paths.back().syncs.size();
    ops.push_back(std::move(op));
    paths.back().steps.push_back(step);
    return *this;
  }
  std::vector<ModelOp> ops;
  std::vector<Path> paths;
  uint32_t now = 1;
};

double stallOf(const Simulated &found, Stall why) {
  return found.stalls[unsigned(why)];
}

TEST(Synchronize, APhaseEndsWithItsLastArrival) {
  Kernel kernel;
  kernel.warp().init(8, 2).work(1).wait(8, 0).work(1);
  kernel.warp().work(100).arrive(8);
  kernel.warp().work(300).arrive(8);
  Simulated found = kernel.run();
  EXPECT_EQ(found.cycles, 301);
  EXPECT_GT(stallOf(found, Stall::Barrier), 290);
  EXPECT_EQ(found.endedWaits, 0u);
  // Two at once.
  Kernel both;
  both.warp().init(8, 2).work(1).wait(8, 0).work(1);
  both.warp().work(100).arrive(8, 0, 2);
  EXPECT_EQ(both.run().cycles, 101);
}

TEST(Synchronize, APhaseEndsWhenItsBytesAreThere) {
  Kernel kernel;
  kernel.warp().init(8, 1).arrive(8, 3000).load(8, 1000).load(8, 2000);
  kernel.wait(8, 0).work(1);
  Simulated found = kernel.run();
  // The second copy is asked for in cycle 3.
  EXPECT_EQ(found.cycles, 504);
  EXPECT_GT(stallOf(found, Stall::Memory), 490);
  EXPECT_EQ(found.bytes, 3000);
  MachineNumbers slow = plain();
  slow.bytesPerCycle = 2;
  // They pass one after the other, and half of the latency.
  EXPECT_EQ(kernel.run(slow).cycles, 2 + 1500 + 250 + 1);
  EXPECT_EQ(found.endedWaits, 0u);
  // A copy may be there before anybody expects it.
  Kernel early;
  early.warp().init(8, 1).load(8, 1000).work(600).arrive(8, 1000);
  early.wait(8, 0).work(1);
  EXPECT_EQ(early.run().cycles, 604);
}

TEST(Synchronize, AWaitIsForThePhaseOfItsParity) {
  // The phase before the first one has ended, and has parity 1.
  Kernel before;
  before.warp().init(8, 1).wait(8, 1).work(1);
  EXPECT_EQ(before.run().cycles, 2);
  // Phases 0 and 1, after 100 and 200 cycles.
  auto after = [](uint32_t first, uint32_t second) {
    Kernel kernel;
    kernel.warp().init(8, 1).work(1).wait(8, first).wait(8, second).work(1);
    kernel.warp().work(100).arrive(8).work(99).arrive(8);
    return kernel.run();
  };
  EXPECT_EQ(after(0, 0).cycles, 200) << "the end of the second arrival";
  EXPECT_GT(stallOf(after(0, 1), Stall::Barrier), 190);
  EXPECT_LT(stallOf(after(0, 0), Stall::Barrier), 110);
  // Of a parity that nobody knows: that of its own arrival.
  Kernel token;
  token.warp().init(8, 2).arrive(8).wait(8, PathSync::unknownParity).work(1);
  token.warp().work(400).arrive(8);
  EXPECT_EQ(token.run().cycles, 401);
  Kernel without;
  without.warp().init(8, 2).wait(8, PathSync::unknownParity).work(1);
  EXPECT_EQ(without.run().cycles, 2);
}

/// A warp copies for others through a ring of slots.
Kernel pipeline(unsigned slots, unsigned turns) {
  auto full = [&](unsigned turn) { return 64 + 8 * (turn % slots); };
  auto empty = [&](unsigned turn) { return 128 + 8 * (turn % slots); };
  Kernel kernel;
  kernel.warp();
  for (unsigned slot = 0; slot != slots; ++slot)
    kernel.init(full(slot), 1).init(empty(slot), 1);
  kernel.meet(0, 0);
  for (unsigned turn = 0; turn != turns; ++turn) {
    kernel.turn(turn + 1).wait(empty(turn), (turn / slots & 1) ^ 1);
    kernel.arrive(full(turn), 4096).load(full(turn), 4096);
  }
  kernel.turn(1).warp().meet(0, 0);
  for (unsigned turn = 0; turn != turns; ++turn) {
    kernel.turn(turn + 1).wait(full(turn), turn / slots & 1).work(300);
    kernel.arrive(empty(turn));
  }
  return kernel.turn(1).work(1);
}

TEST(Synchronize, AProducersCopiesAndItsConsumersWorkOverlap) {
  // The first copy's 500 cycles; then one's work hides the next one's.
  Simulated three = pipeline(3, 20).run(), one = pipeline(1, 20).run();
  EXPECT_NEAR(three.cycles, 500 + 20 * 300, 100);
  EXPECT_NEAR(one.cycles, 20 * (500 + 300), 200);
  EXPECT_EQ(three.endedWaits, 0u);
  EXPECT_EQ(one.endedWaits, 0u);
  EXPECT_GT(stallOf(three, Stall::Barrier), 14 * 300)
      << "the producer waits for a slot";
}

TEST(Synchronize, WhatIsLeftOutKeepsThePhases) {
  // Of 20 iterations through 3 slots 7 are kept: then two more tiles of work
  // would wait for the wrong parity if the others were forgotten.
  Kernel kernel = pipeline(3, 20);
  kernel.wait(64 + 8 * (19 % 3), 19 / 3 & 1).work(1);
  Kernel few = kernel.shorter(7);
  EXPECT_LT(few.steps(), kernel.steps() / 2);
  Simulated found = few.run();
  EXPECT_EQ(found.endedWaits, 0u);
  EXPECT_EQ(found.issued, few.steps());
  EXPECT_NEAR(found.cycles, 500 + 7 * 300, 100);
  EXPECT_EQ(found.bytes, 7 * 4096.0);
}

TEST(Synchronize, NamedBarriersAreEachForItself) {
  // Two pairs, and all in the end.
  Kernel kernel;
  for (auto [number, cycles] : {std::pair(1, 10), {1, 100}, {2, 20}, {2, 400}})
    kernel.warp().work(cycles).meet(number, 2).work(50).meet(0, 0).work(1);
  Simulated found = kernel.run();
  EXPECT_NEAR(found.cycles, 452, 4);
  // 90 and 380 cycles at the pairs', then 300 twice at the block's.
  EXPECT_NEAR(stallOf(found, Stall::Barrier), 90 + 380 + 600, 10);
  // One that arrives does not wait for the others.
  Kernel arrival;
  arrival.warp().work(10).meet(3, 2, true).work(5);
  arrival.warp().work(200).meet(3, 2).work(1);
  found = arrival.run();
  EXPECT_EQ(stallOf(found, Stall::Barrier), 0);
  EXPECT_EQ(found.cycles, 201);
  EXPECT_EQ(found.endedWaits, 0u);
}

TEST(Synchronize, AWarpThatHasEndedIsNotWaitedFor) {
  Kernel kernel;
  kernel.warp().work(10).meet(0, 0).work(1);
  kernel.warp().work(300).work(1);
  Simulated found = kernel.run();
  EXPECT_EQ(found.cycles, 301);
  EXPECT_EQ(found.endedWaits, 0u);
}

TEST(Synchronize, AGroupIsDoneWhenItsStoresHaveBeenRead) {
  MachineNumbers numbers = plain();
  numbers.bytesPerCycle = 2;
  numbers.firstLatency = 40;
  for (auto [left, cycles] : {std::pair(0, 2000), {1, 1000}}) {
    Kernel kernel;
    kernel.warp();
    for (unsigned group = 0; group != 2; ++group)
      kernel.does({SyncKind::Store, 0, 0, 2000}, 2000).does({SyncKind::Group});
    kernel.work(1).waitsForGroups(left);
    kernel.work(1);
    Simulated found = kernel.run(numbers);
    EXPECT_NEAR(stallOf(found, Stall::Memory), cycles, 10) << left;
  }
}

TEST(Synchronize, WaitsThatNobodyEndsEnd) {
  // A path that was cut off: the producer is gone, one barrier was never made,
  // and one waits for more warps than there are.
  Kernel kernel;
  kernel.warp().init(8, 1).wait(8, 0).wait(8, 1).wait(16, 0).work(10);
  kernel.meet(5, 9).work(1);
  kernel.warp().work(100).wait(8, 0).work(1);
  Simulated found = kernel.run(plain(), 3);
  EXPECT_EQ(found.issued, 3 * kernel.steps());
  EXPECT_EQ(found.endedWaits, 3 * 3u);
  EXPECT_LT(found.cycles, 1000);
  // Nothing but what is left out.
  Kernel last;
  last.warp().init(8, 1).work(1);
  last.leftOut({SyncKind::Wait, 8, 0}).leftOut({SyncKind::Wait, 8, 1});
  found = last.run();
  EXPECT_EQ(found.issued, 2u);
  EXPECT_EQ(found.endedWaits, 2u);
}

/// Random actions of random warps: each operation issues once, whatever never
/// ends, and the same twice.
TEST(Synchronize, RandomActionsEnd) {
  for (unsigned seed = 0; seed != 500; ++seed) {
    std::mt19937 random(seed);
    auto below = [&](unsigned end) { return unsigned(random() % end); };
    Kernel kernel;
    for (unsigned warp = 0, warps = 1 + below(6); warp != warps; ++warp) {
      kernel.warp().work(1);
      for (unsigned index = 0, count = below(40); index != count; ++index) {
        PathSync sync{SyncKind(below(unsigned(SyncKind::Pass) + 1)),
                      8 * below(4), below(4), int32_t(below(3)) * 512};
        kernel.turn(1 + below(4)).does(sync, below(2) ? 512 : -1);
        if (below(4) == 0)
          kernel.work(1 + below(50));
        if (below(4) == 0)
          kernel.leftOut(sync);
      }
      kernel.turn(1);
    }
    for (unsigned turns : {4, 2}) {
      Kernel some = kernel.shorter(turns);
      unsigned blocks = 1 + below(3);
      Simulated found = some.run(plain(), blocks);
      ASSERT_EQ(found.issued, blocks * some.steps()) << "seed " << seed;
      Simulated again = some.run(plain(), blocks);
      ASSERT_EQ(again.cycles, found.cycles) << "seed " << seed;
      ASSERT_EQ(again.stalls, found.stalls) << "seed " << seed;
    }
  }
}

} // namespace synchronize
} // namespace
