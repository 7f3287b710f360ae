// Which tensors are matrices in shared memory, and that every lane gets its own
// elements of them, by PTX ISA's tables of ldmatrix.
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/Banks.h"
#include "lowering/emit/Coordinates.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

using Basis = LinearLayout::Basis;
using Bases = LinearLayout::Bases;

constexpr MatrixMoves matrices = {/*loads=*/true, /*stores=*/true};

LinearLayout slots(Bases bases, llvm::ArrayRef<int64_t> shape) {
  return LinearLayout({bases}, shape);
}
/// Rows of `columns` (or, `byColumns`, columns of `rows`) one after the other;
/// vectors of `swizzle` change slots with the number of the row.
LinearLayout rowsInMemory(int32_t rows, int32_t columns, int32_t swizzle,
                          bool byColumns) {
  Bases bases;
  auto at = [&](int32_t row, int32_t column) {
    return byColumns ? Basis{column, row} : Basis{row, column};
  };
  for (int32_t column = 1; column < columns; column *= 2)
    bases.push_back(at(0, column));
  int32_t moved = swizzle;
  for (int32_t row = 1; row < rows; row *= 2) {
    bases.push_back(at(row, moved && moved < columns ? moved : 0));
    moved *= 2;
  }
  return slots(bases, byColumns ? llvm::ArrayRef<int64_t>{columns, rows}
                                : llvm::ArrayRef<int64_t>{rows, columns});
}

/// Which slot's element the instruction puts into element `part` of lane
/// `lane`'s word of matrix `matrix`.
uint32_t slotRead(const LocalAccess &plan, const SharedAccess &access,
                  unsigned warp, unsigned lane, unsigned matrix,
                  unsigned part) {
  unsigned perWord = 4 / plan.elementBytes;
  unsigned row = lane / 4, column = lane % 4 * perWord + part;
  if (plan.transposed)
    std::swap(row, column);
  uint32_t first = access.offset ^
                   xorOfBases(plan.side.laneBases, 8 * matrix + row) ^
                   xorOfBases(plan.side.warpBases, warp);
  EXPECT_EQ(first * plan.elementBytes % 16, 0u);
  return first + column;
}

void expectRight(const LinearLayout &registers, const LinearLayout &memory,
                 const LocalAccess &plan) {
  unsigned perWord = 4 / plan.elementBytes, seen = 0;
  for (const SharedAccess &access : plan.side.accesses) {
    ASSERT_EQ(access.registers.size(), perWord * plan.matrices);
    for (auto [index, reg] : llvm::enumerate(access.registers)) {
      ++seen;
      for (unsigned lane = 0; lane < 32; ++lane)
        for (unsigned warp = 0; warp < registers.size(HwDim::Warp); ++warp)
          EXPECT_EQ(memory.apply(slotRead(plan, access, warp, lane,
                                          index / perWord, index % perWord),
                                 0, 0),
                    registers.apply(reg, lane, warp));
    }
  }
  EXPECT_EQ(seen, registers.size(HwDim::Register) >>
                      llvm::popcount(registers.freeMask(HwDim::Register)));
}

/// A of mma.m16n8k16 (research: PTX ISA, "mma.m16n8k16"), 32 x 32 for 2 warps.
LinearLayout operandA16() {
  return LinearLayout({Bases{{0, 1}, {8, 0}, {0, 8}, {0, 16}},
                       Bases{{0, 2}, {0, 4}, {1, 0}, {2, 0}, {4, 0}},
                       Bases{{16, 0}}},
                      {32, 32});
}
/// B of it, 32 x 16, which both warps hold.
LinearLayout operandB16() {
  return LinearLayout({Bases{{1, 0}, {8, 0}, {16, 0}, {0, 8}},
                       Bases{{2, 0}, {4, 0}, {0, 1}, {0, 2}, {0, 4}},
                       Bases{{0, 0}}},
                      {32, 16});
}

TEST(MatrixAccess, OperandsOfSixteenBits) {
  for (int32_t swizzle : {0, 8}) {
    LinearLayout rows = rowsInMemory(32, 32, swizzle, false);
    auto a = planMatrixAccess(operandA16(), rows, 2);
    ASSERT_TRUE(a);
    EXPECT_FALSE(a->transposed);
    EXPECT_EQ(a->matrices, 4u);
    EXPECT_EQ(a->side.accesses.size(), 2u);
    expectRight(operandA16(), rows, *a);
    // k along the rows in memory.
    LinearLayout byN = rowsInMemory(32, 16, swizzle, false);
    auto b = planMatrixAccess(operandB16(), byN, 2);
    ASSERT_TRUE(b);
    EXPECT_TRUE(b->transposed);
    EXPECT_EQ(b->side.accesses.size(), 2u);
    expectRight(operandB16(), byN, *b);
    LinearLayout byK = rowsInMemory(16, 32, swizzle, true);
    auto c = planMatrixAccess(operandB16(), byK, 2);
    ASSERT_TRUE(c);
    EXPECT_FALSE(c->transposed);
    expectRight(operandB16(), byK, *c);
  }
}

TEST(MatrixAccess, OperandsOfOtherSizesRideAsPairs) {
  LinearLayout a8({Bases{{0, 1}, {0, 2}, {8, 0}, {0, 16}},
                   Bases{{0, 4}, {0, 8}, {1, 0}, {2, 0}, {4, 0}}},
                  {16, 32});
  auto bytes = planMatrixAccess(a8, rowsInMemory(16, 32, 16, false), 1);
  ASSERT_TRUE(bytes);
  EXPECT_EQ(bytes->matrices, 4u);
  expectRight(a8, rowsInMemory(16, 32, 16, false), *bytes);
  LinearLayout a32(
      {Bases{{8, 0}, {0, 4}}, Bases{{0, 1}, {0, 2}, {1, 0}, {2, 0}, {4, 0}}},
      {16, 8});
  auto words = planMatrixAccess(a32, rowsInMemory(16, 8, 4, false), 4);
  ASSERT_TRUE(words);
  EXPECT_EQ(words->matrices, 4u);
  expectRight(a32, rowsInMemory(16, 8, 4, false), *words);
  // Bytes and words whose k runs along the rows have no instruction.
  EXPECT_FALSE(planMatrixAccess(a8, rowsInMemory(32, 16, 0, true), 1));
  EXPECT_FALSE(planMatrixAccess(a32, rowsInMemory(8, 16, 0, true), 4));
}

TEST(MatrixAccess, RowsMustLieWhole) {
  // Every second row is moved by half a vector.
  LinearLayout shifted = rowsInMemory(32, 32, 4, false);
  EXPECT_FALSE(planMatrixAccess(operandA16(), shifted, 2));
  // A register moves within a row.
  LinearLayout registers({Bases{{0, 1}, {0, 2}, {8, 0}},
                          Bases{{0, 4}, {0, 8}, {1, 0}, {2, 0}, {4, 0}}},
                         {16, 16});
  EXPECT_FALSE(planMatrixAccess(registers, rowsInMemory(16, 16, 0, false), 2));
}

TEST(MatrixAccess, FewerElementsAndCopies) {
  // One matrix; a register that repeats the others.
  LinearLayout one(
      {Bases{{0, 1}, {0, 0}}, Bases{{0, 2}, {0, 4}, {1, 0}, {2, 0}, {4, 0}}},
      {8, 8});
  auto plan = planMatrixAccess(one, rowsInMemory(8, 8, 0, false), 2);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->matrices, 1u);
  expectRight(one, rowsInMemory(8, 8, 0, false), *plan);
  // Lanes that hold what others hold: loads only.
  LinearLayout repeated(
      {Bases{{0, 1}}, Bases{{0, 2}, {0, 4}, {1, 0}, {2, 0}, {0, 0}}}, {4, 8});
  LinearLayout four = rowsInMemory(4, 8, 0, false);
  auto load = planMatrixAccess(repeated, four, 2);
  ASSERT_TRUE(load);
  expectRight(repeated, four, *load);
  EXPECT_EQ(planCheapestAccess(repeated, four, 2, matrices, true).matrices, 0u);
}

TEST(MatrixAccess, ChosenWhereItCostsLess) {
  LinearLayout rows = rowsInMemory(32, 32, 8, false);
  EXPECT_EQ(planCheapestAccess(operandA16(), rows, 2, matrices, false).matrices,
            4u);
  EXPECT_EQ(planCheapestAccess(operandA16(), rows, 2, {}, false).matrices, 0u);
  // A thread's own 16 bytes are as many in one instruction.
  LinearLayout vectors =
      LinearLayout::blocked({32, 32}, {1, 8}, {8, 4}, {1, 1}, {1, 0});
  EXPECT_EQ(planCheapestAccess(vectors, rows, 2, matrices, true).vector, 8u);
  EXPECT_EQ(planCheapestAccess(vectors, rows, 2, matrices, true).matrices, 0u);
}

TEST(MatrixAccess, CyclesOfRows) {
  // Rows of 64 bytes: of eight, four begin in the same bank as four others.
  auto cycles = [](int32_t swizzle) {
    return bankCycles(*planMatrixAccess(
        operandA16(), rowsInMemory(32, 32, swizzle, false), 2));
  };
  EXPECT_EQ(cycles(0), 2u * 4 * 4);
  EXPECT_EQ(cyclesTogether({32, 64, 128}, 8, 16, 2), 4u);
  EXPECT_EQ(cyclesTogether({8, 16, 32}, 8, 16, 2), 1u);
}

} // namespace
