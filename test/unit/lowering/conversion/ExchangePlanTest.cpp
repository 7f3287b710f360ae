// Executes round trips whose sides differ, in a model of registers and shared
// memory: matrices as PTX ISA has them.
#include "lowering/conversion/ConversionPlan.h"
#include "test/unit/lowering/RandomLayout.h"
#include "test/unit/lowering/conversion/ThreadModel.h"
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"
#include <map>

using namespace kiln;
using namespace kiln::test;

namespace {

/// Calls `access` with a warp, a lane, a register of it and the register's slot
/// for all that the plan accesses.
template <typename Access>
void forAll(const LocalAccess &plan, const LinearLayout &layout,
            Access access) {
  unsigned perWord = 4 / plan.elementBytes;
  for (unsigned warp = 0; warp < layout.size(HwDim::Warp); ++warp)
    for (unsigned lane = 0; lane < layout.size(HwDim::Lane); ++lane)
      for (const SharedAccess &each : plan.side.accesses)
        for (auto [index, reg] : llvm::enumerate(each.registers)) {
          unsigned from = lane, within = index;
          if (plan.matrices) {
            unsigned row = lane / 4,
                     column = lane % 4 * perWord + index % perWord;
            if (plan.transposed)
              std::swap(row, column);
            from = 8 * (index / perWord) + row;
            within = column;
          }
          uint32_t first = each.offset ^ combine(plan.side.laneBases, from) ^
                           combine(plan.side.warpBases, warp);
          EXPECT_EQ(first % plan.vector, 0u);
          access(warp, lane, reg, first + within);
        }
}

Warps run(const ExchangePlan &plan, const LinearLayout &from,
          const LinearLayout &to) {
  Warps source = elementsOf(from),
        result(to.size(HwDim::Warp),
               Lanes(to.size(HwDim::Lane),
                     Registers(to.size(HwDim::Register), -1)));
  std::map<uint32_t, int64_t> memory;
  forAll(plan.stores, from,
         [&](unsigned warp, unsigned lane, unsigned reg, uint32_t slot) {
           if ((lane & plan.stores.side.laneMask) ||
               (warp & plan.stores.side.warpMask))
             return;
           EXPECT_TRUE(memory.emplace(slot, source[warp][lane][reg]).second)
               << "written twice";
         });
  forAll(plan.loads, to,
         [&](unsigned warp, unsigned lane, unsigned reg, uint32_t slot) {
           ASSERT_TRUE(memory.count(slot)) << "read before written";
           result[warp][lane][reg] = memory[slot];
         });
  uint32_t free = to.freeMask(HwDim::Register);
  for (Lanes &lanes : result)
    for (Registers &registers : lanes)
      for (unsigned reg = 0; reg < registers.size(); ++reg)
        registers[reg] = registers[reg & ~free];
  return result;
}

/// How many exchanges there were, and sides of them by matrices.
struct Seen {
  unsigned exchanges = 0, stored = 0, loaded = 0;
};

void tryExchange(const LinearLayout &from, const LinearLayout &to,
                 unsigned bytes, MatrixMoves matrices, Seen &seen) {
  ConversionPlan plan = planConversion(from, to, 8 * bytes, matrices),
                 without = planConversion(from, to, 8 * bytes);
  // Scratch is allotted before it is known what the GPU has.
  EXPECT_EQ(plan.kind, without.kind);
  EXPECT_EQ(plan.sharedBytes, without.sharedBytes);
  if (!plan.exchange)
    return;
  EXPECT_EQ(plan.kind, ConversionKind::Shared);
  EXPECT_TRUE(matrices.stores || !plan.exchange->stores.matrices);
  EXPECT_TRUE(matrices.loads || !plan.exchange->loads.matrices);
  EXPECT_EQ(run(*plan.exchange, from, to), elementsOf(to))
      << from.str() << " to " << to.str();
  EXPECT_FALSE(hasBankConflicts(plan.exchange->stores));
  EXPECT_FALSE(hasBankConflicts(plan.exchange->loads));
  seen.exchanges += 1;
  seen.stored += plan.exchange->stores.matrices > 0;
  seen.loaded += plan.exchange->loads.matrices > 0;
}

TEST(ExchangePlan, RandomLayoutsConvertExactly) {
  Random random(11);
  Seen seen;
  for (unsigned trial = 0; trial < 800 && !HasFailure(); ++trial) {
    llvm::SmallVector<int64_t> shape = randomShape(random, 11);
    unsigned laneBits = draw(random, 5, 6), warpBits = draw(random, 0, 2);
    LinearLayout from =
                     randomLayout(random, shape, laneBits, warpBits, trial % 2),
                 to =
                     randomLayout(random, shape, laneBits, warpBits, trial % 2);
    bool isNvidia = laneBits == 5;
    tryExchange(from, to, 1u << draw(random, 0, 3),
                {isNvidia, isNvidia && trial % 4 < 2}, seen);
  }
  EXPECT_GT(seen.exchanges, 10u);
}

// An accumulator and rows of memory, both ways.
TEST(ExchangePlan, WordsAndVectorsConvertExactly) {
  Random random(12);
  for (MatrixMoves matrices :
       {MatrixMoves{}, MatrixMoves{true, false}, MatrixMoves{true, true}})
    for (unsigned bytes : {2, 4}) {
      SCOPED_TRACE(llvm::formatv("{0} bytes, loads {1}, stores {2}", bytes,
                                 matrices.loads, matrices.stores)
                       .str());
      Seen seen;
      for (unsigned trial = 0; trial < 25 && !HasFailure(); ++trial) {
        auto [words, vectors] = layoutsToExchange(
            random, bytes, draw(random, 9, 11), 5, draw(random, 0, 1));
        tryExchange(words, vectors, bytes, matrices, seen);
        tryExchange(vectors, words, bytes, matrices, seen);
      }
      EXPECT_GT(seen.exchanges, matrices.loads ? 15u : 2u);
      EXPECT_EQ(seen.stored > 10, matrices.stores) << seen.stored;
      EXPECT_EQ(seen.loaded > 10, matrices.loads) << seen.loaded;
    }
}

// Lanes that hold the same store it once; where nothing says which does, there
// is no exchange.
TEST(ExchangePlan, EachElementHasOneOwner) {
  using Bases = LinearLayout::Bases;
  LinearLayout shared({Bases{{1}, {2}}, Bases{{4}, {8}, {16}, {32}, {0}}},
                      {64}),
      mixed({Bases{{1}, {2}}, Bases{{4}, {8}, {16}, {32}, {5}}}, {64}),
      to({Bases{{32}, {16}}, Bases{{1}, {2}, {4}, {8}, {0}}}, {64});
  Seen seen;
  tryExchange(shared, to, 2, {true, true}, seen);
  tryExchange(mixed, to, 2, {true, true}, seen);
  EXPECT_FALSE(planConversion(mixed, to, 16, {true, true}).exchange);
}

} // namespace
