// Executes conversion plans on random layouts, in a model of registers,
// shuffles and shared memory.
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/conversion/SharedPlan.h"
#include "test/unit/lowering/RandomLayout.h"
#include "test/unit/lowering/conversion/ThreadModel.h"
#include "gtest/gtest.h"
#include <bit>
#include <map>

using namespace kiln;
using namespace kiln::test;
using llvm::SmallVector;

namespace {

void exchange(Lanes &lanes, llvm::ArrayRef<RegisterExchange> stages) {
  for (const RegisterExchange &stage : stages)
    for (auto [lane, registers] : llvm::enumerate(lanes))
      if (std::popcount(unsigned(lane) & stage.laneMask) % 2) {
        Registers old = registers;
        for (unsigned reg = 0; reg < old.size(); ++reg)
          registers[reg] = old[reg ^ stage.registerXor];
      }
}

Lanes runShuffle(const ShufflePlan &plan, const Lanes &source) {
  Lanes working, received(source.size(), Registers(plan.rounds.size(), -1)),
      result;
  for (const Registers &registers : source) {
    Registers &own = working.emplace_back();
    for (unsigned from : plan.sourceRegisters)
      own.push_back(registers[from]);
  }
  exchange(working, plan.before);
  for (const ShuffleRound &round : plan.rounds)
    for (unsigned lane = 0; lane < source.size(); ++lane)
      received[lane][round.destination] =
          working[combine(plan.laneBases, lane) ^ round.laneXor][round.source];
  exchange(received, plan.after);
  for (const Registers &registers : received) {
    Registers &own = result.emplace_back();
    for (unsigned from : plan.resultRegisters)
      own.push_back(registers[from]);
  }
  return result;
}

/// Also checks that no offset is written twice and that offsets stay inside of
/// the scratch.
Warps runShared(const ConversionPlan &plan, const Warps &source,
                unsigned resultRegisters) {
  Warps result(source.size(),
               Lanes(source[0].size(), Registers(resultRegisters, -1)));
  for (unsigned repeat = 0; repeat < plan.shared.repeats; ++repeat) {
    std::map<uint32_t, int64_t> memory;
    auto forAll = [&](const SharedSide &side, auto access) {
      for (unsigned warp = 0; warp < source.size(); ++warp)
        for (unsigned lane = 0; lane < source[0].size(); ++lane)
          for (const SharedAccess &each : side.accesses) {
            uint32_t offset = each.offset ^ combine(side.laneBases, lane) ^
                              combine(side.warpBases, warp);
            EXPECT_EQ(offset % plan.shared.vector, 0u);
            EXPECT_LE((offset + plan.shared.vector) * plan.shared.elementBytes,
                      plan.sharedBytes);
            for (auto [index, reg] : llvm::enumerate(each.registers))
              if (each.repeat == repeat)
                access(warp, lane, reg, offset + index);
          }
    };
    forAll(plan.shared.stores,
           [&](unsigned warp, unsigned lane, unsigned reg, uint32_t offset) {
             if ((lane & plan.shared.stores.laneMask) ||
                 (warp & plan.shared.stores.warpMask))
               return;
             EXPECT_TRUE(memory.emplace(offset, source[warp][lane][reg]).second)
                 << "written twice";
           });
    forAll(plan.shared.loads,
           [&](unsigned warp, unsigned lane, unsigned reg, uint32_t offset) {
             ASSERT_TRUE(memory.count(offset)) << "read before written";
             result[warp][lane][reg] = memory[offset];
           });
  }
  for (Lanes &lanes : result)
    for (Registers &registers : lanes)
      for (auto [to, from] : plan.registerCopies)
        registers[to] = registers[from];
  return result;
}

Warps run(const ConversionPlan &plan, const Warps &source,
          unsigned resultRegisters) {
  switch (plan.kind) {
  case ConversionKind::None:
    return source;
  case ConversionKind::Registers: {
    Warps result = source;
    for (Lanes &lanes : result)
      for (Registers &registers : lanes) {
        Registers old = registers;
        registers.clear();
        for (unsigned from : plan.registers)
          registers.push_back(old[from]);
      }
    return result;
  }
  case ConversionKind::Shuffle: {
    Warps result;
    for (const Lanes &lanes : source)
      result.push_back(runShuffle(plan.shuffle, lanes));
    return result;
  }
  case ConversionKind::Shared:
    return runShared(plan, source, resultRegisters);
  }
  llvm_unreachable("all kinds are covered");
}

void expectConverts(const ConversionPlan &plan, const LinearLayout &from,
                    const LinearLayout &to) {
  EXPECT_EQ(run(plan, elementsOf(from), to.size(HwDim::Register)),
            elementsOf(to))
      << from.str() << " to " << to.str();
}

TEST(ConversionPlan, EqualLayoutsCostNothing) {
  LinearLayout layout = LinearLayout::blocked({1024}, {4}, {32}, {4}, {0});
  EXPECT_EQ(planConversion(layout, layout, 32).kind, ConversionKind::None);
}

TEST(ConversionPlan, RegisterOrderIsAPermutation) {
  LinearLayout from =
      LinearLayout::blocked({8, 64}, {4, 2}, {1, 32}, {2, 1}, {0, 1});
  LinearLayout to =
      LinearLayout::blocked({8, 64}, {4, 2}, {1, 32}, {2, 1}, {1, 0});
  ConversionPlan plan = planConversion(from, to, 32);
  EXPECT_EQ(plan.kind, ConversionKind::Registers);
  EXPECT_EQ(plan.instructions, 0u);
  expectConverts(plan, from, to);
}

TEST(ConversionPlan, LanesAloneShuffleOncePerRegister) {
  // 4 contiguous a thread to 1 contiguous a thread, one warp: a transposition
  // of registers and lanes.
  LinearLayout from = LinearLayout::blocked({128}, {4}, {32}, {1}, {0});
  LinearLayout to = LinearLayout::blocked({128}, {1}, {32}, {1}, {0});
  ConversionPlan plan = planConversion(from, to, 32);
  ASSERT_EQ(plan.kind, ConversionKind::Shuffle);
  EXPECT_EQ(plan.shuffle.rounds.size(), 4u);
  expectConverts(plan, from, to);
}

TEST(ConversionPlan, TransposedTileGoesThroughSharedMemoryWithoutConflicts) {
  LinearLayout from =
      LinearLayout::blocked({64, 64}, {1, 4}, {2, 16}, {4, 1}, {1, 0});
  LinearLayout to =
      LinearLayout::blocked({64, 64}, {4, 1}, {16, 2}, {1, 4}, {0, 1});
  for (unsigned bits : {8, 16, 32, 64}) {
    ConversionPlan plan = planConversion(from, to, bits);
    ASSERT_EQ(plan.kind, ConversionKind::Shared);
    EXPECT_EQ(plan.sharedBytes, 64 * 64 * bits / 8);
    EXPECT_EQ(countBankConflicts(plan.shared, plan.shared.stores), 0u) << bits;
    EXPECT_EQ(countBankConflicts(plan.shared, plan.shared.loads), 0u) << bits;
    expectConverts(plan, from, to);
  }
}

TEST(ConversionPlan, TooLargeABufferIsUsedRepeatedly) {
  LinearLayout from =
      LinearLayout::blocked({256, 64}, {1, 8}, {4, 8}, {4, 1}, {1, 0});
  LinearLayout to =
      LinearLayout::blocked({256, 64}, {1, 8}, {8, 4}, {4, 1}, {1, 0});
  ConversionPlan whole = planShared(from, to, 16, 64 * 1024),
                 parts = planShared(from, to, 16, 8 * 1024);
  EXPECT_EQ(whole.shared.repeats, 1u);
  EXPECT_EQ(parts.shared.repeats, 4u);
  EXPECT_EQ(parts.sharedBytes, 8 * 1024);
  expectConverts(whole, from, to);
  expectConverts(parts, from, to);
}

TEST(ConversionPlan, RandomLayoutsConvertExactly) {
  Random random(5);
  std::map<ConversionKind, unsigned> seen;
  for (unsigned trial = 0; trial < 600; ++trial) {
    SmallVector<int64_t> shape = randomShape(random, 11);
    unsigned laneBits = draw(random, 5, 6), warpBits = draw(random, 0, 3),
             bits = 8u << draw(random, 0, 3);
    bool skewed = trial % 2;
    LinearLayout from = randomLayout(random, shape, laneBits, warpBits, skewed);
    LinearLayout to = randomLayout(random, shape, laneBits, warpBits, skewed);
    if (trial % 3 == 0) { // the same warps: often possible by shuffles
      std::array<LinearLayout::Bases, 4> bases;
      SmallVector<LinearLayout::Basis> pool(from.bases(HwDim::Register));
      pool.append(from.bases(HwDim::Lane).begin(),
                  from.bases(HwDim::Lane).end());
      std::shuffle(pool.begin(), pool.end(), random);
      unsigned lanes = from.bases(HwDim::Lane).size();
      bases[0].assign(pool.begin() + lanes, pool.end());
      bases[1].assign(pool.begin(), pool.begin() + lanes);
      bases[2].assign(from.bases(HwDim::Warp));
      to = LinearLayout(bases, shape);
    }
    ConversionPlan plan = planConversion(from, to, bits, MatrixMoves(),
                                         draw(random, 0, 1) ? 64 * 1024 : 512);
    ++seen[plan.kind];
    expectConverts(plan, from, to);
    ConversionPlan shared = planShared(from, to, bits, 64 * 1024);
    expectConverts(shared, from, to);
    EXPECT_EQ(countBankConflicts(shared.shared, shared.shared.stores), 0u)
        << from.str() << " to " << to.str();
    EXPECT_EQ(countBankConflicts(shared.shared, shared.shared.loads), 0u)
        << from.str() << " to " << to.str();
    if (HasFailure())
      break;
  }
  EXPECT_GT(seen[ConversionKind::Shuffle], 50u);
  EXPECT_GT(seen[ConversionKind::Shared], 50u);
}

/// A load's rows of eight halves, four for each thread, `step` rows apart; and
/// the operand of a dot that takes vectors along the columns.
unsigned packsOfRows(int32_t step) {
  using Bases = LinearLayout::Bases;
  int32_t other = step == 1 ? 4 : 1;
  Bases registers = {{0, 1}, {0, 2}, {0, 4}, {step, 0}, {2 * step, 0}};
  Bases lanes = {{0, 8}, {0, 16}, {0, 32}, {0, 64}, {other, 0}};
  LinearLayout rows({registers, lanes, Bases{{2 * other, 0}}, Bases{}},
                    {16, 128});
  Bases along = {{1, 0}, {2, 0}, {4, 0}, {8, 0}, {0, 64}};
  Bases across = {{0, 1}, {0, 2}, {0, 4}, {0, 8}, {0, 16}};
  LinearLayout operand({along, across, Bases{{0, 32}}, Bases{}}, {16, 128});
  ConversionPlan plan = planShared(rows, operand, 16, 1 << 16);
  EXPECT_EQ(plan.shared.vector, 4u);
  return plan.packs;
}

// Halves of neighbouring rows are put together once, by the thread that loaded
// them; of distant rows on either side.
TEST(ConversionPlan, CountsWhatPackingCosts) {
  EXPECT_EQ(packsOfRows(1), 16u);
  EXPECT_EQ(packsOfRows(4), 32u);
}

} // namespace
