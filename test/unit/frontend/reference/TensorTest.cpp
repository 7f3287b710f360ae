// Operations on whole tensors: their shapes, reductions and scans along any
// axis, blocks in memory, and atomics.
#include "test/unit/frontend/ReferenceProgram.h"

#include <numeric>

using namespace kiln::test;

namespace {

/// Runs a body that defines %y from %x, a 4x8 tensor of i32 that counts from 0;
/// %o points to i32 and receives the elements of %y, whose shape is given.
std::vector<int32_t> onCounting(const std::string &body,
                                const std::string &shape, size_t size) {
  std::vector<int32_t> out(size, -1);
  std::string n = std::to_string(size);
  ReferenceProgram::fromText(R"(
tt.func public @k(%o: !tt.ptr<i32>) {
%r = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32>
%x = tt.reshape %r : tensor<32xi32> -> tensor<4x8xi32>
)" + body + R"(
%f = tt.reshape %y : tensor<)" +
                             shape + "xi32> -> tensor<" + n + R"(xi32>
%i = tt.make_range {end = )" +
                             n + " : i32, start = 0 : i32} : tensor<" + n +
                             R"(xi32>
%s = tt.splat %o : !tt.ptr<i32> -> tensor<)" +
                             n + R"(x!tt.ptr<i32>>
%a = tt.addptr %s, %i : tensor<)" +
                             n + "x!tt.ptr<i32>>, tensor<" + n + R"(xi32>
tt.store %a, %f : tensor<)" + n +
                             R"(x!tt.ptr<i32>>
tt.return
})")
      .buffer(out)
      .run();
  return out;
}

/// The elements of a 2-D tensor given by a function of its coordinates.
template <typename F>
std::vector<int32_t> table(int rows, int columns, F element) {
  std::vector<int32_t> result;
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c)
      result.push_back(element(r, c));
  return result;
}

TEST(ReferenceTensor, Transpose) {
  EXPECT_EQ(onCounting("%y = tt.trans %x {order = array<i32: 1, 0>} : "
                       "tensor<4x8xi32> -> tensor<8x4xi32>",
                       "8x4", 32),
            table(8, 4, [](int r, int c) { return c * 8 + r; }));
}

TEST(ReferenceTensor, ExpandAndBroadcast) {
  EXPECT_EQ(onCounting(R"(
%p = tt.make_range {end = 14 : i32, start = 10 : i32} : tensor<4xi32>
%q = tt.expand_dims %p {axis = 1 : i32} : tensor<4xi32> -> tensor<4x1xi32>
%y = tt.broadcast %q : tensor<4x1xi32> -> tensor<4x2xi32>)",
                       "4x2", 8),
            table(4, 2, [](int r, int) { return 10 + r; }));
  EXPECT_EQ(onCounting(R"(
%p = tt.make_range {end = 2 : i32, start = 0 : i32} : tensor<2xi32>
%q = tt.expand_dims %p {axis = 0 : i32} : tensor<2xi32> -> tensor<1x2xi32>
%y = tt.broadcast %q : tensor<1x2xi32> -> tensor<4x2xi32>)",
                       "4x2", 8),
            table(4, 2, [](int, int c) { return c; }));
}

TEST(ReferenceTensor, JoinSplitCat) {
  EXPECT_EQ(onCounting(R"(
%n = arith.subi %x, %x : tensor<4x8xi32>
%y = tt.join %x, %n : tensor<4x8xi32> -> tensor<4x8x2xi32>)",
                       "4x8x2", 64),
            table(32, 2, [](int r, int c) { return c ? 0 : r; }));
  EXPECT_EQ(onCounting(R"(
%p = tt.reshape %r : tensor<32xi32> -> tensor<16x2xi32>
%l, %y = tt.split %p : tensor<16x2xi32> -> tensor<16xi32>)",
                       "16", 16),
            table(16, 1, [](int r, int) { return 2 * r + 1; }));
  EXPECT_EQ(onCounting("%y = tt.cat %r, %r : tensor<32xi32> -> tensor<64xi32>",
                       "64", 64),
            table(2, 32, [](int, int c) { return c; }));
}

TEST(ReferenceTensor, Gather) {
  EXPECT_EQ(onCounting(R"(
%seven = arith.constant dense<7> : tensor<4x8xi32>
%c = arith.andi %x, %seven : tensor<4x8xi32>
%j = arith.subi %seven, %c : tensor<4x8xi32>
%y = tt.gather %x[%j] {axis = 1 : i32} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi32>)",
                       "4x8", 32),
            table(4, 8, [](int r, int c) { return r * 8 + 7 - c; }));
}

TEST(ReferenceTensor, Histogram) {
  EXPECT_EQ(onCounting(R"(
%three = arith.constant dense<3> : tensor<32xi32>
%v = arith.divui %r, %three : tensor<32xi32>
%y = tt.histogram %v : tensor<32xi32> -> tensor<16xi32>)",
                       "16", 16),
            table(16, 1, [](int r, int) {
              return r < 10 ? 3 : r < 11 ? 2 : 0;
            }));
}

std::string reduction(const char *op, const char *combine, const char *axis,
                      const char *result) {
  return std::string("%y = \"tt.") + op + "\"(%x) <{axis = " + axis +
         "}> ({\n^bb0(%a: i32, %b: i32):\n%c = " + combine +
         " %a, %b : i32\ntt." + op +
         ".return %c : i32\n}) : (tensor<4x8xi32>) -> tensor<" + result +
         "xi32>";
}

TEST(ReferenceTensor, ReduceAlongEitherAxis) {
  EXPECT_EQ(
      onCounting(reduction("reduce", "arith.addi", "0 : i32", "8"), "8", 8),
      table(8, 1, [](int r, int) { return 4 * r + 48; }));
  EXPECT_EQ(
      onCounting(reduction("reduce", "arith.maxsi", "1 : i32", "4"), "4", 4),
      table(4, 1, [](int r, int) { return 8 * r + 7; }));
}

TEST(ReferenceTensor, ScanBothWays) {
  EXPECT_EQ(onCounting(reduction("scan", "arith.addi",
                                 "1 : i32, reverse = false", "4x8"),
                       "4x8", 32),
            table(4, 8, [](int r, int c) {
              return r * 8 * (c + 1) + c * (c + 1) / 2;
            }));
  EXPECT_EQ(onCounting(reduction("scan", "arith.maxsi",
                                 "0 : i32, reverse = true", "4x8"),
                       "4x8", 32),
            table(4, 8, [](int, int c) { return 24 + c; }));
}

TEST(ReferenceTensor, CombinesInOrder) {
  // "The left one" is associative but not commutative.
  std::string body =
      R"(%y = "tt.scan"(%x) <{axis = 1 : i32, reverse = false}> ({
^bb0(%a: i32, %b: i32):
tt.scan.return %a : i32
}) : (tensor<4x8xi32>) -> tensor<4x8xi32>)";
  EXPECT_EQ(onCounting(body, "4x8", 32),
            table(4, 8, [](int r, int) { return r * 8; }));
}

TEST(ReferenceTensor, BlockPointersStayInBounds) {
  // Rows 1 to 4 and columns 2 to 9 of a 3x7 tensor, after one advance.
  std::vector<int32_t> memory(21), out(32, -1);
  std::iota(memory.begin(), memory.end(), 100);
  ReferenceProgram::fromText(R"(
tt.func public @k(%p: !tt.ptr<i32>, %o: !tt.ptr<i32>) {
%c0 = arith.constant 0 : i32
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%s1 = arith.constant 1 : i64
%s3 = arith.constant 3 : i64
%s4 = arith.constant 4 : i64
%s7 = arith.constant 7 : i64
%s8 = arith.constant 8 : i64
%b = tt.make_tensor_ptr %p, [%s3, %s7], [%s7, %s1], [%c0, %c2] {order = array<i32: 1, 0>} : <tensor<4x8xi32>>
%d = tt.advance %b, [%c1, %c0] : <tensor<4x8xi32>>
%x = tt.load %d {boundaryCheck = array<i32: 0, 1>, padding = 1 : i32} : !tt.ptr<tensor<4x8xi32>>
%w = tt.make_tensor_ptr %o, [%s4, %s8], [%s8, %s1], [%c0, %c0] {order = array<i32: 1, 0>} : <tensor<4x8xi32>>
tt.store %w, %x {boundaryCheck = array<i32: 0>} : !tt.ptr<tensor<4x8xi32>>
tt.return
})")
      .buffer(memory)
      .buffer(out)
      .run();
  EXPECT_EQ(out, table(4, 8, [](int r, int c) {
              return r + 1 < 3 && c + 2 < 7 ? 100 + (r + 1) * 7 + c + 2 : 0;
            }));
}

TEST(ReferenceTensor, DescriptorsStayInBounds) {
  std::vector<float> memory(15, 1), out(15, -1);
  ReferenceProgram::fromText(R"(
tt.func public @k(%p: !tt.ptr<f32>, %o: !tt.ptr<f32>) {
%c0 = arith.constant 0 : i32
%c2 = arith.constant 2 : i32
%c3 = arith.constant 3 : i32
%c5 = arith.constant 5 : i32
%s1 = arith.constant 1 : i64
%s5 = arith.constant 5 : i64
%d = tt.make_tensor_descriptor %p, [%c3, %c5], [%s5, %s1] : <f32>, <tensor<2x4xf32>>
%e = tt.make_tensor_descriptor %o, [%c3, %c5], [%s5, %s1] : <f32>, <tensor<2x4xf32>>
%x = tt.descriptor_load %d[%c2, %c2] : !tt.tensordesc<tensor<2x4xf32>> -> tensor<2x4xf32>
tt.descriptor_store %e[%c2, %c3], %x : !tt.tensordesc<tensor<2x4xf32>>, tensor<2x4xf32>
tt.return
})")
      .buffer(memory)
      .buffer(out)
      .run();
  // Of the block only row 2, columns 3 and 4 exist in the destination.
  for (size_t i = 0; i < out.size(); ++i)
    EXPECT_EQ(out[i], i == 13 || i == 14 ? 1 : -1) << i;
}

TEST(ReferenceTensor, Atomics) {
  auto after = [](const std::string &op, const std::string &type, auto old,
                  auto value) {
    using T = decltype(old);
    std::vector<T> memory = {old, value}, seen(1);
    ReferenceProgram::fromText(
        "tt.func public @k(%p: !tt.ptr<" + type + ">, %o: !tt.ptr<" + type +
        ">) {\n%c = arith.constant 1 : i32\n%t = arith.constant true\n"
        "%q = tt.addptr %p, %c : !tt.ptr<" +
        type + ">, i32\n%v = tt.load %q : !tt.ptr<" + type +
        ">\n%x = tt.atomic_rmw " + op +
        ", relaxed, gpu, %p, %v, %t : (!tt.ptr<" + type + ">, " + type +
        ", i1) -> " + type + "\ntt.store %o, %x : !tt.ptr<" + type +
        ">\ntt.return\n}")
        .buffer(memory)
        .buffer(seen)
        .run();
    EXPECT_EQ(seen[0], old) << op;
    return memory[0];
  };
  EXPECT_EQ(after("add", "i32", 5, -7), -2);
  EXPECT_EQ(after("and", "i32", 12, 10), 8);
  EXPECT_EQ(after("or", "i32", 12, 10), 14);
  EXPECT_EQ(after("xor", "i32", 12, 10), 6);
  EXPECT_EQ(after("max", "i32", 5, -7), 5);
  EXPECT_EQ(after("min", "i32", 5, -7), -7);
  EXPECT_EQ(after("umax", "i32", 5, -7), -7);
  EXPECT_EQ(after("umin", "i32", 5, -7), 5);
  EXPECT_EQ(after("exch", "i32", 5, -7), -7);
  EXPECT_EQ(after("fadd", "f32", 1.5f, 2.25f), 3.75f);
}

TEST(ReferenceTensor, AtomicsOnEqualAddressesAddUp) {
  std::vector<int32_t> memory(1, 0);
  ReferenceProgram::fromText(R"(
tt.func public @k(%p: !tt.ptr<i32>) {
%r = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
%s = tt.splat %p : !tt.ptr<i32> -> tensor<64x!tt.ptr<i32>>
%l = arith.constant dense<10> : tensor<64xi32>
%m = arith.cmpi slt, %r, %l : tensor<64xi32>
%x = tt.atomic_rmw add, relaxed, gpu, %s, %r, %m : (tensor<64x!tt.ptr<i32>>, tensor<64xi32>, tensor<64xi1>) -> tensor<64xi32>
tt.return
})")
      .buffer(memory)
      .run({3, 1, 1});
  EXPECT_EQ(memory[0], 3 * 45);
}

TEST(ReferenceTensor, CallsAndBranches) {
  std::vector<int32_t> out(4, -1);
  ReferenceProgram::fromText(R"(
tt.func public @k(%o: !tt.ptr<i32>, %n: i32) {
%id = tt.get_program_id x : i32
%v = tt.call @larger(%id, %n) : (i32, i32) -> i32
%q = tt.addptr %o, %id : !tt.ptr<i32>, i32
tt.store %q, %v : !tt.ptr<i32>
tt.return
}
tt.func private @larger(%a: i32, %b: i32) -> i32 {
%c = arith.cmpi sgt, %a, %b : i32
cf.cond_br %c, ^left, ^right(%b : i32)
^left:
cf.br ^right(%a : i32)
^right(%x: i32):
tt.return %x : i32
})")
      .buffer(out)
      .scalar(2)
      .run({4, 1, 1});
  EXPECT_EQ(out, (std::vector<int32_t>{2, 2, 2, 3}));
}

} // namespace
