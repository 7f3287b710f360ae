//===- ReductionsTest.cpp - what TMA does to elements ---------===//
#include "targets/emulator/async/Reductions.h"
#include "gtest/gtest.h"

using namespace kiln;
using kiln::emu::ElementReduction;

namespace {

uint64_t reduced(TensorReduction kind, TensorMapElement element, uint64_t old,
                 uint64_t value) {
  return ElementReduction{kind, element}.of(old, value);
}

TEST(TensorReductions, RoundToTheNearestOfTheType) {
  // 2048 + 1 lies between 2048 and 2050, and 2048 is even.
  EXPECT_EQ(
      reduced(TensorReduction::Add, TensorMapElement::F16, 0x6800, 0x3c00),
      0x6800u);
  // 2050 + 1 is as far from 2052, which is even.
  EXPECT_EQ(
      reduced(TensorReduction::Add, TensorMapElement::F16, 0x6801, 0x3c00),
      0x6802u);
  // 256 + 1 is 256 in bf16.
  EXPECT_EQ(
      reduced(TensorReduction::Add, TensorMapElement::BF16, 0x4380, 0x3f80),
      0x4380u);
  // Subnormals stay.
  EXPECT_EQ(reduced(TensorReduction::Add, TensorMapElement::F16, 1, 1), 2u);
  EXPECT_EQ(reduced(TensorReduction::Add, TensorMapElement::F32, 1, 1), 2u);
}

TEST(TensorReductions, TakeTheNumberOfANaNAndANumber) {
  EXPECT_EQ(
      reduced(TensorReduction::Min, TensorMapElement::F16, 0x7e00, 0x3c00),
      0x3c00u);
  EXPECT_EQ(
      reduced(TensorReduction::Max, TensorMapElement::BF16, 0x3f80, 0x7fc0),
      0x3f80u);
}

TEST(TensorReductions, CompareAsTheMapSays) {
  constexpr uint64_t minusOne = 0xffffffff;
  EXPECT_EQ(reduced(TensorReduction::Min, TensorMapElement::S32, minusOne, 1),
            minusOne);
  EXPECT_EQ(reduced(TensorReduction::Min, TensorMapElement::U32, minusOne, 1),
            1u);
  EXPECT_EQ(reduced(TensorReduction::Max, TensorMapElement::S64, ~0ull, 1), 1u);
  EXPECT_EQ(reduced(TensorReduction::Max, TensorMapElement::U64, ~0ull, 1),
            ~0ull);
}

TEST(TensorReductions, WrapAtTheValue) {
  auto inc = [](uint64_t old, uint64_t value) {
    return reduced(TensorReduction::Inc, TensorMapElement::U32, old, value);
  };
  auto dec = [](uint64_t old, uint64_t value) {
    return reduced(TensorReduction::Dec, TensorMapElement::U32, old, value);
  };
  EXPECT_EQ(inc(3, 7), 4u);
  EXPECT_EQ(inc(7, 7), 0u);
  EXPECT_EQ(inc(9, 7), 0u);
  EXPECT_EQ(dec(3, 7), 2u);
  EXPECT_EQ(dec(0, 7), 7u);
  EXPECT_EQ(dec(9, 7), 7u);
}

} // namespace
