// Regions on elements with control flow, and functions of device libraries,
// against the reference.
#include "test/unit/lowering/emit/ElementwiseKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

void check(const std::string &body, unsigned size = 256) {
  SCOPED_TRACE(body);
  Differential(elementwise("i32", "i32", size, body))
      .buffer(smallNumbers<int32_t>(size, -50, 50))
      .buffer(std::vector<int32_t>(size))
      .compare<int32_t>(0, 0, {1, 4});
}

TEST(LowerRegion, CombinersBranch) {
  check(R"(
  %y = "tt.scan"(%x) <{axis = 0 : i32, reverse = false}> ({
  ^bb0(%a: i32, %b: i32):
    %less = arith.cmpi slt, %a, %b : i32
    %m = scf.if %less -> (i32) {
      scf.yield %b : i32
    } else {
      scf.yield %a : i32
    }
    tt.scan.return %m : i32
  }) : (tensor<$nxi32>) -> tensor<$nxi32>)");
  // The place of the smallest element, the first of equals.
  check(R"(
  %s:2 = "tt.reduce"(%x, %i) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %pa: i32, %b: i32, %pb: i32):
    %less = arith.cmpi slt, %a, %b : i32
    %r:2 = scf.if %less -> (i32, i32) {
      scf.yield %a, %pa : i32, i32
    } else {
      %equal = arith.cmpi eq, %a, %b : i32
      %t = scf.if %equal -> (i32) {
        %f = arith.minsi %pa, %pb : i32
        scf.yield %f : i32
      } else {
        scf.yield %pb : i32
      }
      scf.yield %b, %t : i32, i32
    }
    tt.reduce.return %r#0, %r#1 : i32, i32
  }) : (tensor<$nxi32>, tensor<$nxi32>) -> (i32, i32)
  %v = tt.splat %s#1 : i32 -> tensor<$nxi32>
  %y = arith.addi %v, %x : tensor<$nxi32>)");
}

TEST(LowerRegion, CombinersLoop) {
  // The sum, one half at a time; and the greatest common divisor by
  // subtraction of small numbers.
  check(R"(
  %s = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %sum = scf.for %k = %zero to %two step %one iter_args(%c = %a) -> (i32) : i32 {
      %first = arith.cmpi eq, %k, %zero : i32
      %h = arith.shrsi %b, %one : i32
      %rest = arith.subi %b, %h : i32
      %part = arith.select %first, %h, %rest : i32
      %d = arith.addi %c, %part : i32
      scf.yield %d : i32
    }
    tt.reduce.return %sum : i32
  }) : (tensor<$nxi32>) -> i32
  %y = tt.splat %s : i32 -> tensor<$nxi32>)");
  check(R"(
  %six = arith.constant dense<6> : tensor<$nxi32>
  %six_x = arith.muli %x, %six : tensor<$nxi32>
  %six_a = math.absi %six_x : tensor<$nxi32>
  %s = "tt.reduce"(%six_a) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    %zero = arith.constant 0 : i32
    %g:2 = scf.while (%u = %a, %v = %b) : (i32, i32) -> (i32, i32) {
      %more = arith.cmpi ne, %v, %zero : i32
      scf.condition(%more) %u, %v : i32, i32
    } do {
    ^bb0(%u: i32, %v: i32):
      %r = arith.remui %u, %v : i32
      scf.yield %v, %r : i32, i32
    }
    tt.reduce.return %g#0 : i32
  }) : (tensor<$nxi32>) -> i32
  %y = tt.splat %s : i32 -> tensor<$nxi32>)");
}

TEST(LowerRegion, MapsElements) {
  check(R"(
  %y = "tt.map_elementwise"(%x, %i) <{pack = 1 : i32}> ({
  ^bb0(%a: i32, %n: i32):
    %zero = arith.constant 0 : i32
    %negative = arith.cmpi slt, %a, %zero : i32
    cf.cond_br %negative, ^flip, ^keep(%a : i32)
  ^flip:
    %f = arith.subi %n, %a : i32
    cf.br ^keep(%f : i32)
  ^keep(%v: i32):
    %big = arith.cmpi sgt, %v, %n : i32
    %w = scf.if %big -> (i32) {
      scf.yield %n : i32
    } else {
      scf.yield %v : i32
    }
    tt.map_elementwise.return %w : i32
  }) : (tensor<$nxi32>, tensor<$nxi32>) -> tensor<$nxi32>)");
  // Groups, whose sum does not tell which elements they are made of.
  check(R"(
  %g = "tt.map_elementwise"(%x) <{pack = 2 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    tt.map_elementwise.return %b, %a : i32, i32
  }) : (tensor<$nxi32>) -> tensor<$nxi32>
  %s = "tt.reduce"(%g) <{axis = 0 : i32}> ({
  ^bb0(%a: i32, %b: i32):
    %r = arith.addi %a, %b : i32
    tt.reduce.return %r : i32
  }) : (tensor<$nxi32>) -> i32
  %y = tt.splat %s : i32 -> tensor<$nxi32>)",
        1024);
}

TEST(LowerRegion, AssertsWhatHolds) {
  check(R"(
  %limit = arith.constant dense<60> : tensor<$nxi32>
  %small = arith.cmpi slt, %x, %limit : tensor<$nxi32>
  tt.assert %small, "small" : tensor<$nxi1>
  %y = arith.addi %x, %limit : tensor<$nxi32>)");
}

TEST(LowerRegion, CallsOperationsForLibraryFunctions) {
  for (std::string symbol : {"__nv_log1pf", "__ocml_log1p_f32", "__nv_tanhf"}) {
    std::vector<float> x(256);
    for (unsigned index = 0; index < 256; ++index)
      x[index] = index * 0.1f;
    Differential(elementwise("f32", "f32", 256,
                             "%y = tt.extern_elementwise %x {libname = \"\", "
                             "libpath = \"\", pure = true, symbol = \"" +
                                 symbol +
                                 "\"} : (tensor<$nxf32>) -> tensor<$nxf32>"))
        .buffer(x)
        .buffer(std::vector<float>(256))
        .compare<float>(1e-6, 1e-7);
  }
}

} // namespace
