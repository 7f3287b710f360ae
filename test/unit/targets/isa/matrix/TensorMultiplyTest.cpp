//===- TensorMultiplyTest.cpp - words of tcgen05, and its shapes ----------===//
#include "targets/isa/matrix/TensorMultiply.h"
#include "gtest/gtest.h"
#include <set>

using namespace kiln;

namespace {

/// The words that Triton 3.9 passes.
TEST(TensorMultiply, ReadsInstructionDescriptors) {
  TensorMultiply what;
  ASSERT_EQ(readTensorMultiply(TensorKind::F16, 0, 0x08210010, what), nullptr);
  EXPECT_EQ(what.m, 128u);
  EXPECT_EQ(what.n, 128u);
  EXPECT_EQ(what.k, 16u);
  EXPECT_EQ(what.aType, MatrixType::F16);
  EXPECT_EQ(what.dType, MatrixType::F32);
  EXPECT_FALSE(what.transposeA);
  EXPECT_TRUE(what.transposeB);
  ASSERT_EQ(readTensorMultiply(TensorKind::F8F6F4, 0, 0x08400010, what),
            nullptr);
  EXPECT_EQ(what.n, 256u);
  EXPECT_EQ(what.k, 32u);
  EXPECT_EQ(what.bType, MatrixType::E4M3);
  // The third step along K of mxf8f6f4, and the second of mxf4.
  ASSERT_EQ(readTensorMultiply(TensorKind::MXF8F6F4, 32,
                               0x08a00000 | 2 << 4 | 2u << 29, what),
            nullptr);
  EXPECT_EQ(what.scaleByteA, 2u);
  EXPECT_EQ(what.scaleByteB, 2u);
  EXPECT_EQ(what.scaleType, MatrixType::E8M0);
  EXPECT_EQ(what.scalesOfRow(), 1u);
  ASSERT_EQ(readTensorMultiply(TensorKind::MXF4, 32, 0x48c004a0, what),
            nullptr);
  EXPECT_EQ(what.k, 64u);
  EXPECT_EQ(what.scaleByteA, 2u);
  EXPECT_EQ(what.scalesOfRow(), 2u);
  ASSERT_EQ(readTensorMultiply(TensorKind::MXF4NVF4, 16, 0x08200480, what),
            nullptr);
  EXPECT_EQ(what.scaleType, MatrixType::UE4M3);
  EXPECT_EQ(what.scalesOfRow(), 4u);
  // Scales beyond the word; 64 rows.
  EXPECT_NE(readTensorMultiply(TensorKind::MXF4, 32, 0x68c004a0, what),
            nullptr);
  EXPECT_NE(readTensorMultiply(TensorKind::MXF4, 32, 0x04c00480, what),
            nullptr);
}

/// What a descriptor says is written the same way again.
TEST(TensorMultiply, WritesInstructionDescriptors) {
  const std::pair<TensorKind, uint32_t> words[] = {
      {TensorKind::F16, 0x08210010},
      {TensorKind::F16, 0x04218490},
      {TensorKind::TF32, 0x08200910},
      {TensorKind::F8F6F4, 0x08400010},
      {TensorKind::F8F6F4, 0x08200090},
      {TensorKind::I8, 0x082004a0},
      {TensorKind::F16, 0x08216010},
      {TensorKind::F16, 0x08200000},
      {TensorKind::MXF8F6F4, 0x08a00000 | 2 << 4 | 2u << 29},
      {TensorKind::MXF4, 0x48c004a0},
      {TensorKind::MXF4NVF4, 0x08200480}};
  for (auto [kind, word] : words) {
    TensorMultiply what;
    const char *problem =
        readTensorMultiply(kind, usualScaleRun(kind), word, what);
    ASSERT_EQ(problem, nullptr) << std::hex << word << ": " << problem;
    EXPECT_EQ(instructionDescriptor(what), word) << std::hex << word;
    EXPECT_EQ(tensorKindOf(nameOf(kind)), kind);
  }
}

TEST(TensorMultiply, RowsOf64LieInHalvesOfWarps) {
  TensorMultiply what;
  ASSERT_EQ(readTensorMultiply(TensorKind::F16, 0, 0x04080010, what), nullptr);
  EXPECT_EQ(what.m, 64u);
  EXPECT_EQ(what.laneOf(15), 15u);
  EXPECT_EQ(what.laneOf(16), 32u);
  EXPECT_EQ(what.laneOf(63), 111u);
}

/// Every shape takes each word of a rectangle once.
TEST(TensorAccess, TakesEachWordOnce) {
  struct Row {
    const char *shape;
    unsigned lanes, columns; ///< of x1
  };
  for (const Row &row : {Row{"32x32b", 32, 1}, Row{"16x64b", 16, 2},
                         Row{"16x128b", 16, 4}, Row{"16x256b", 16, 8}})
    for (const char *times : {"x1", "x4", "x32"}) {
      SCOPED_TRACE(std::string(row.shape) + times);
      std::optional<TensorAccess> access = tensorAccessOf(row.shape, times);
      ASSERT_TRUE(access);
      std::set<std::pair<unsigned, unsigned>> words;
      for (unsigned lane = 0; lane != 32; ++lane)
        for (unsigned i = 0; i != access->registers(); ++i) {
          TensorAccess::Location at = access->at(lane, i);
          EXPECT_LT(at.lane, row.lanes);
          EXPECT_LT(at.column, row.columns * access->times);
          EXPECT_TRUE(words.insert({at.lane, at.column}).second);
        }
      EXPECT_EQ(words.size(), 32 * access->registers());
    }
  EXPECT_FALSE(tensorAccessOf("16x256b", "x64"));
  EXPECT_FALSE(tensorAccessOf("32x32b", "x3"));
}

/// PTX ISA, "mma.m16n8k16": the registers of C.
TEST(TensorAccess, Of16x256IsTheAccumulatorOfMmaSync) {
  std::optional<TensorAccess> access = tensorAccessOf("16x256b", "x2");
  ASSERT_TRUE(access);
  for (unsigned lane = 0; lane != 32; ++lane)
    for (unsigned i = 0; i != access->registers(); ++i) {
      TensorAccess::Location at = access->at(lane, i);
      EXPECT_EQ(at.lane, lane / 4 + (i % 4 >= 2 ? 8 : 0));
      EXPECT_EQ(at.column, lane % 4 * 2 + i % 2 + i / 4 * 8);
    }
}

TEST(TensorCopy, RowsOfLanes) {
  EXPECT_EQ(tensorCopyOf("128x256b")->rowOf(100), 100u);
  EXPECT_EQ(tensorCopyOf("32x128b.warpx4")->rowOf(100), 4u);
  EXPECT_EQ(tensorCopyOf("64x128b.warpx2::02_13")->rowOf(70), 6u);
  EXPECT_EQ(tensorCopyOf("64x128b.warpx2::02_13")->rowOf(40), 40u);
  EXPECT_EQ(tensorCopyOf("64x128b.warpx2::01_23")->rowOf(40), 8u);
  EXPECT_EQ(tensorCopyOf("64x128b.warpx2::01_23")->rowOf(70), 38u);
  EXPECT_FALSE(tensorCopyOf("4x256b"));
}

} // namespace
