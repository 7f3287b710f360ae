// tt.join, tt.split, tt.cat and constants with different elements, against the
// reference.
#include "test/unit/lowering/emit/ElementwiseKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

void check(const std::string &type, unsigned size, const std::string &body,
           auto zero) {
  using T = decltype(zero);
  SCOPED_TRACE(body);
  Differential(elementwise(type, type, size, body))
      .buffer(smallNumbers<T>(size, -100, 100))
      .buffer(std::vector<T>(size))
      .template compare<T>(0, 0, {1, 4});
}

TEST(LowerPair, JoinsAndSplits) {
  // Interleaves the halves' elements and takes them apart again.
  const char *body = R"(
  %e = tt.reshape %x : tensor<$nx$from> -> tensor<$hx2x$from>
  %a, %b = tt.split %e : tensor<$hx2x$from> -> tensor<$hx$from>
  %j = tt.join %b, %a : tensor<$hx$from> -> tensor<$hx2x$from>
  %y = tt.reshape %j : tensor<$hx2x$from> -> tensor<$nx$from>)";
  for (unsigned size : {32u, 1024u}) {
    std::string text = fill(body, {{"h", std::to_string(size / 2)}});
    check("i32", size, text, int32_t());
    check("i8", size, text, int8_t());
    check("f64", size, text, double());
  }
}

TEST(LowerPair, SplitsATransposedTensor) {
  // The halves lie far apart, so the layout has to change.
  check("i32", 256, R"(
  %e = tt.reshape %x : tensor<256xi32> -> tensor<2x8x16xi32>
  %t = tt.trans %e {order = array<i32: 1, 2, 0>} : tensor<2x8x16xi32> -> tensor<8x16x2xi32>
  %a, %b = tt.split %t : tensor<8x16x2xi32> -> tensor<8x16xi32>
  %d = arith.subi %a, %b : tensor<8x16xi32>
  %j = tt.join %d, %a : tensor<8x16xi32> -> tensor<8x16x2xi32>
  %u = tt.trans %j {order = array<i32: 2, 1, 0>} : tensor<8x16x2xi32> -> tensor<2x16x8xi32>
  %y = tt.reshape %u : tensor<2x16x8xi32> -> tensor<256xi32>)",
        int32_t());
}

TEST(LowerPair, JoinsAndSplitsWhereRegistersAre) {
  // What is stored wants neighbours in the first registers, and the halves of
  // either pair further up.
  const char *body = R"(
  %e = tt.reshape %x : tensor<$nx$from> -> tensor<$qx2x2x$from>
  %t = tt.trans %e {order = array<i32: 0, 2, 1>} : tensor<$qx2x2x$from> -> tensor<$qx2x2x$from>
  %a, %b = tt.split %t : tensor<$qx2x2x$from> -> tensor<$qx2x$from>
  %d = arith.$sub %a, %b : tensor<$qx2x$from>
  %j = tt.join %d, %a : tensor<$qx2x$from> -> tensor<$qx2x2x$from>
  %u = tt.trans %j {order = array<i32: 0, 2, 1>} : tensor<$qx2x2x$from> -> tensor<$qx2x2x$from>
  %y = tt.reshape %u : tensor<$qx2x2x$from> -> tensor<$nx$from>)";
  for (unsigned size : {64u, 2048u}) {
    auto text = [&](const char *sub) {
      return fill(body, {{"q", std::to_string(size / 4)}, {"sub", sub}});
    };
    check("i32", size, text("subi"), int32_t());
    check("i8", size, text("subi"), int8_t());
    check("f64", size, text("subf"), double());
  }
}

TEST(LowerPair, ComputesWithHalvesOfWords) {
  // Two bf16 in each integer: taken apart, multiplied, and put together again.
  check("i32", 256, R"(
  %h = arith.constant dense<16> : tensor<256xi32>
  %two = arith.constant dense<2.0> : tensor<256x2xbf16>
  %m = arith.constant dense<0x0FFF0FFF> : tensor<256xi32>
  %w = arith.andi %x, %m : tensor<256xi32>
  %l = arith.trunci %w : tensor<256xi32> to tensor<256xi16>
  %s = arith.shrui %w, %h : tensor<256xi32>
  %u = arith.trunci %s : tensor<256xi32> to tensor<256xi16>
  %j = tt.join %l, %u : tensor<256xi16> -> tensor<256x2xi16>
  %b = tt.bitcast %j : tensor<256x2xi16> -> tensor<256x2xbf16>
  %prod = arith.mulf %b, %two : tensor<256x2xbf16>
  %bits = tt.bitcast %prod : tensor<256x2xbf16> -> tensor<256x2xi16>
  %c, %d = tt.split %bits : tensor<256x2xi16> -> tensor<256xi16>
  %e = arith.extui %c : tensor<256xi16> to tensor<256xi32>
  %f = arith.extui %d : tensor<256xi16> to tensor<256xi32>
  %g = arith.shli %f, %h : tensor<256xi32>
  %y = arith.ori %e, %g : tensor<256xi32>)",
        int32_t());
}

TEST(LowerPair, Concatenates) {
  check("i32", 256, R"(
  %e = tt.reshape %x : tensor<256xi32> -> tensor<128x2xi32>
  %a, %b = tt.split %e : tensor<128x2xi32> -> tensor<128xi32>
  %y = tt.cat %b, %a : tensor<128xi32> -> tensor<256xi32>)",
        int32_t());
  check("i32", 256, R"(
  %e = tt.reshape %x : tensor<256xi32> -> tensor<8x16x2xi32>
  %a, %b = tt.split %e : tensor<8x16x2xi32> -> tensor<8x16xi32>
  %c = tt.cat %b, %a : tensor<8x16xi32> -> tensor<16x16xi32>
  %y = tt.reshape %c : tensor<16x16xi32> -> tensor<256xi32>)",
        int32_t());
}

TEST(LowerPair, ReadsConstantTables) {
  check("i32", 8, R"(
  %c = arith.constant dense<[3, 1, 4, 1, 5, 9, -2, 6]> : tensor<8xi32>
  %m = arith.constant dense<[true, false, true, true, false, false, true, false]> : tensor<8xi1>
  %s = arith.addi %x, %c : tensor<8xi32>
  %y = arith.select %m, %s, %c : tensor<8xi1>, tensor<8xi32>)",
        int32_t());
  check("f32", 8, R"(
  %c = arith.constant dense<[[0.5, -1.0], [2.0, 3.0], [1.0e3, 5.0], [6.0, 7.0]]> : tensor<4x2xf32>
  %h = arith.constant dense<[[1.0, 2.0], [-3.0, 0.25], [4.0, 5.0], [6.0, 448.0]]> : tensor<4x2xf8E4M3FN>
  %w = tt.fp_to_fp %h : tensor<4x2xf8E4M3FN> -> tensor<4x2xf32>
  %t = arith.addf %c, %w : tensor<4x2xf32>
  %r = tt.reshape %t : tensor<4x2xf32> -> tensor<8xf32>
  %y = arith.addf %x, %r : tensor<8xf32>)",
        float());
}

} // namespace
