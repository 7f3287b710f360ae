// The lowering against the reference: scans both ways.
#include "test/unit/lowering/emit/ElementwiseKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

std::string scan(std::string type, unsigned size, bool reverse,
                 std::string op) {
  return elementwise(type, type, size,
                     fill(R"(
  %y = "tt.scan"(%x) <{axis = 0 : i32, reverse = $r}> ({
  ^bb0(%a: $t, %b: $t):
    %c = $op %a, %b : $t
    tt.scan.return %c : $t
  }) : (tensor<$nx$t>) -> tensor<$nx$t>)",
                          {{"op", op},
                           {"r", reverse ? "true" : "false"},
                           {"t", type},
                           {"n", std::to_string(size)}}));
}

TEST(LowerScan, ScansBothWays) {
  for (bool reverse : {false, true})
    for (unsigned size : {1u, 8u, 64u, 512u, 4096u}) {
      Differential(scan("i32", size, reverse, "arith.addi"))
          .buffer(smallNumbers<int32_t>(size))
          .buffer(std::vector<int32_t>(size))
          .compare<int32_t>(0, 0, {1, 8});
      Differential(scan("i64", size, reverse, "arith.maxsi"))
          .buffer(smallNumbers<int64_t>(size, -1000, 1000))
          .buffer(std::vector<int64_t>(size))
          .compare<int64_t>();
    }
}

// x' = a x + b is associative but not commutative: the order of the two sides
// shows.
TEST(LowerScan, ScansCombinersThatDoNotCommute) {
  for (bool reverse : {false, true})
    for (unsigned size : {32u, 256u, 2048u}) {
      std::string text = elementwise("i32", "i32", size,
                                     fill(R"(
  %one = arith.constant dense<1> : tensor<$nxi32>
  %z = arith.ori %x, %one : tensor<$nxi32>
  %w, %y = "tt.scan"(%z, %i) <{axis = 0 : i32, reverse = $r}> ({
  ^bb0(%a: i32, %ab: i32, %b: i32, %bb: i32):
    %c = arith.muli %a, %b : i32
    %d = arith.muli %ab, %b : i32
    %e = arith.addi %d, %bb : i32
    tt.scan.return %c, %e : i32, i32
  }) : (tensor<$nxi32>, tensor<$nxi32>) -> (tensor<$nxi32>, tensor<$nxi32>))",
                                          {{"n", std::to_string(size)},
                                           {"r", reverse ? "true" : "false"}}));
      Differential(text)
          .buffer(smallNumbers<int32_t>(size))
          .buffer(std::vector<int32_t>(size))
          .compare<int32_t>();
    }
}

} // namespace
