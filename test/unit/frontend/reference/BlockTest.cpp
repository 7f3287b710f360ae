// Block pointers and tensor descriptors on the reference: reducing stores, rows
// by number, blocks that lack a descriptor's leading dimensions.
#include "test/unit/frontend/ReferenceProgram.h"

#include <cmath>
#include <numeric>

using namespace kiln::test;

namespace {

/// A kernel over a 4x4 matrix of 32-bit elements of type `element`, described
/// as blocks of `block`, with n in %n.
void run(const std::string &element, const std::string &block,
         const std::string &body, auto &matrix, auto &other, int32_t n,
         const std::string &attributes = "") {
  ReferenceProgram::fromText(
      "tt.func public @k(%p: !tt.ptr<" + element + ">, %q: !tt.ptr<" + element +
      ">, %n: i32) {\n%one = arith.constant 1 : i64\n%four = arith.constant 4 "
      ": i64\n%rows = arith.constant 4 : i32\n"
      "%d = tt.make_tensor_descriptor %p, [%rows, %rows], [%four, %one] " +
      attributes + " : <" + element + ">, <tensor<" + block + ">>\n" + body +
      "\ntt.return\n}\n")
      .buffer(matrix)
      .buffer(other)
      .scalar(n)
      .run();
}

const char *store = R"(
%r = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
%qs = tt.splat %q : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
%qa = tt.addptr %qs, %r : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
tt.store %qa, %f : tensor<4x!tt.ptr<f32>>)";

std::vector<float> sixteen() {
  std::vector<float> matrix(16);
  std::iota(matrix.begin(), matrix.end(), 0.0f);
  return matrix;
}

TEST(ReferenceBlocks, PadsWithNan) {
  std::vector<float> matrix = sixteen(), out(4, -1);
  run("f32", "2x2xf32",
      R"(%b = tt.descriptor_load %d[%n, %n] : !tt.tensordesc<tensor<2x2xf32>> -> tensor<2x2xf32>
%f = tt.reshape %b : tensor<2x2xf32> -> tensor<4xf32>)" +
          std::string(store),
      matrix, out, 3, "{padding = 2 : i32}");
  EXPECT_EQ(out[0], 15);
  for (int i : {1, 2, 3})
    EXPECT_TRUE(std::isnan(out[i]));
}

TEST(ReferenceBlocks, LeavesOutLeadingOnes) {
  std::vector<float> matrix = sixteen(), out(4, -1);
  run("f32", "1x4xf32",
      R"(%zero = arith.constant 0 : i32
%f = tt.descriptor_load %d[%n, %zero] : !tt.tensordesc<tensor<1x4xf32>> -> tensor<4xf32>)" +
          std::string(store),
      matrix, out, 2);
  EXPECT_EQ(out, (std::vector<float>{8, 9, 10, 11}));
}

TEST(ReferenceBlocks, GathersAndScattersRows) {
  std::vector<float> matrix = sixteen(), out(4, -1);
  // Rows 3, 2, 1, 0 from column 2 on; then rows that do not exist.
  const char *body = R"(
%r = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
%ns = tt.splat %n : i32 -> tensor<4xi32>
%back = arith.subi %ns, %r : tensor<4xi32>
%two = arith.constant 2 : i32
%g = tt.descriptor_gather %d[%back, %two] : (!tt.tensordesc<tensor<1x4xf32>>, tensor<4xi32>, i32) -> tensor<4x4xf32>
tt.descriptor_scatter %d[%r, %two], %g : !tt.tensordesc<tensor<1x4xf32>>, tensor<4xi32>, i32, tensor<4x4xf32>)";
  run("f32", "1x4xf32", body, matrix, out, 3);
  EXPECT_EQ(matrix, (std::vector<float>{0, 1, 14, 15, 4, 5, 10, 11, 8, 9, 6, 7,
                                        12, 13, 2, 3}));
  matrix = sixteen();
  run("f32", "1x4xf32", body, matrix, out, 5); // rows 5, 4, 3, 2
  EXPECT_EQ(matrix, (std::vector<float>{0, 1, 0, 0, 4, 5, 0, 0, 8, 9, 14, 15,
                                        12, 13, 10, 11}));
}

template <typename T>
std::vector<T> reduced(const std::string &kind, const std::string &element,
                       const std::string &blockElement, std::vector<T> row,
                       std::vector<T> operand) {
  std::vector<T> matrix(16, T(0));
  std::copy(row.begin(), row.end(), matrix.begin() + 4);
  std::string text = R"(
%r = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
%qs = tt.splat %q : !tt.ptr<$E> -> tensor<4x!tt.ptr<$E>>
%qa = tt.addptr %qs, %r : tensor<4x!tt.ptr<$E>>, tensor<4xi32>
%x = tt.load %qa : tensor<4x!tt.ptr<$E>>
%zero = arith.constant 0 : i32
tt.descriptor_reduce $K, %d[%n, %zero], %x : !tt.tensordesc<tensor<1x4x$B>>, tensor<4x$E>)";
  for (auto [key, value] : {std::pair<std::string, std::string>{"$E", element},
                            {"$K", kind},
                            {"$B", blockElement}})
    for (size_t at; (at = text.find(key)) != std::string::npos;)
      text.replace(at, 2, value);
  run(element, "1x4x" + blockElement, text, matrix, operand, 1);
  return std::vector<T>(matrix.begin() + 4, matrix.begin() + 8);
}

TEST(ReferenceBlocks, ReducesIntoMemory) {
  using Ints = std::vector<int32_t>;
  Ints row = {1, -2, 3, 0}, operand = {5, 2, 3, 7};
  EXPECT_EQ(reduced<float>("add", "f32", "f32", {1, 2, 3, 4}, {4, 3, 2, 1}),
            (std::vector<float>{5, 5, 5, 5}));
  EXPECT_EQ(reduced("min", "i32", "si32", row, operand), (Ints{1, -2, 3, 0}));
  EXPECT_EQ(reduced("min", "i32", "ui32", row, operand), (Ints{1, 2, 3, 0}));
  EXPECT_EQ(reduced("max", "i32", "ui32", row, operand), (Ints{5, -2, 3, 7}));
  EXPECT_EQ(reduced("and", "i32", "i32", row, operand), (Ints{1, 2, 3, 0}));
  EXPECT_EQ(reduced("or", "i32", "i32", row, operand), (Ints{5, -2, 3, 7}));
  EXPECT_EQ(reduced("xor", "i32", "i32", row, operand), (Ints{4, -4, 0, 7}));
  EXPECT_EQ(reduced("inc", "i32", "ui32", row, operand), (Ints{2, 0, 0, 1}));
  EXPECT_EQ(reduced("dec", "i32", "ui32", row, operand), (Ints{0, 2, 2, 7}));
}

} // namespace
