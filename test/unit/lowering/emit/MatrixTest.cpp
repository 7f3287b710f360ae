// The lowering against the reference: rows, columns and shapes.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// x as a matrix of `rows` times `columns`; `body` makes %y of the same shape
/// or its transpose, at pointers %q.
std::string matrix(unsigned rows, unsigned columns, std::string body) {
  return fill(R"(
tt.func public @k(%in: !tt.ptr<f32>, %out: !tt.ptr<f32>) {
  %r = tt.make_range {start = 0 : i32, end = $m : i32} : tensor<$mxi32>
  %c = tt.make_range {start = 0 : i32, end = $n : i32} : tensor<$nxi32>
  %rm = tt.expand_dims %r {axis = 1 : i32} : tensor<$mxi32> -> tensor<$mx1xi32>
  %cm = tt.expand_dims %c {axis = 0 : i32} : tensor<$nxi32> -> tensor<1x$nxi32>
  %w = arith.constant dense<$n> : tensor<$mx1xi32>
  %rw = arith.muli %rm, %w : tensor<$mx1xi32>
  %rb = tt.broadcast %rw : tensor<$mx1xi32> -> tensor<$mx$nxi32>
  %cb = tt.broadcast %cm : tensor<1x$nxi32> -> tensor<$mx$nxi32>
  %o = arith.addi %rb, %cb : tensor<$mx$nxi32>
  %ins = tt.splat %in : !tt.ptr<f32> -> tensor<$mx$nx!tt.ptr<f32>>
  %p = tt.addptr %ins, %o : tensor<$mx$nx!tt.ptr<f32>>, tensor<$mx$nxi32>
  %x = tt.load %p : tensor<$mx$nx!tt.ptr<f32>>
  %outs = tt.splat %out : !tt.ptr<f32> -> tensor<$mx$nx!tt.ptr<f32>>
  %q = tt.addptr %outs, %o : tensor<$mx$nx!tt.ptr<f32>>, tensor<$mx$nxi32>
  $body
  tt.store %q, %y : tensor<$mx$nx!tt.ptr<f32>>
  tt.return
})",
              {{"body", body},
               {"m", std::to_string(rows)},
               {"n", std::to_string(columns)}});
}

void compareMatrix(unsigned rows, unsigned columns, std::string body) {
  SCOPED_TRACE(std::to_string(rows) + " x " + std::to_string(columns));
  Differential(matrix(rows, columns, body))
      .buffer(smallNumbers<float>(rows * columns))
      .buffer(std::vector<float>(rows * columns))
      .compare<float>();
}

TEST(LowerMatrix, ReducesAndBroadcastsRowsAndColumns) {
  for (auto [rows, columns] :
       {std::pair(4u, 64u), {64u, 4u}, {32u, 32u}, {1u, 256u}, {16u, 128u}}) {
    compareMatrix(rows, columns, R"(
  %s = "tt.reduce"(%x) <{axis = 1 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %d = arith.addf %a, %b : f32
    tt.reduce.return %d : f32
  }) : (tensor<$mx$nxf32>) -> tensor<$mxf32>
  %se = tt.expand_dims %s {axis = 1 : i32} : tensor<$mxf32> -> tensor<$mx1xf32>
  %sb = tt.broadcast %se : tensor<$mx1xf32> -> tensor<$mx$nxf32>
  %y = arith.subf %x, %sb : tensor<$mx$nxf32>)");
    compareMatrix(rows, columns, R"(
  %s = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %d = arith.maxnumf %a, %b : f32
    tt.reduce.return %d : f32
  }) : (tensor<$mx$nxf32>) -> tensor<$nxf32>
  %se = tt.expand_dims %s {axis = 0 : i32} : tensor<$nxf32> -> tensor<1x$nxf32>
  %sb = tt.broadcast %se : tensor<1x$nxf32> -> tensor<$mx$nxf32>
  %y = arith.subf %x, %sb : tensor<$mx$nxf32>)");
  }
}

TEST(LowerMatrix, ScansRowsAndColumns) {
  for (auto [rows, columns] : {std::pair(4u, 64u), {64u, 8u}, {16u, 128u}})
    for (const char *axis : {"0", "1"})
      for (const char *reverse : {"false", "true"})
        compareMatrix(rows, columns,
                      fill(R"(
  %y = "tt.scan"(%x) <{axis = $axis : i32, reverse = $reverse}> ({
  ^bb0(%a: f32, %b: f32):
    %d = arith.addf %a, %b : f32
    tt.scan.return %d : f32
  }) : (tensor<$mx$nxf32>) -> tensor<$mx$nxf32>)",
                           {{"axis", axis}, {"reverse", reverse}}));
}

TEST(LowerMatrix, TransposesAndReshapes) {
  for (auto [rows, columns] :
       {std::pair(4u, 64u), {64u, 4u}, {32u, 32u}, {16u, 128u}})
    compareMatrix(rows, columns, R"(
  %t = tt.trans %x {order = array<i32: 1, 0>} : tensor<$mx$nxf32> -> tensor<$nx$mxf32>
  %y = tt.reshape %t : tensor<$nx$mxf32> -> tensor<$mx$nxf32>)");
}

} // namespace
