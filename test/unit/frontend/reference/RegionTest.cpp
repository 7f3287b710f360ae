// Regions that are applied to elements: combiners with control flow, with
// several operands, map_elementwise; and functions of device libraries.
#include "test/unit/frontend/ReferenceProgram.h"

#include <cmath>

using namespace kiln::test;

namespace {

/// Runs a body that makes %y from the eight elements of %x and stores it.
template <typename T = float>
std::string tryOnEight(const std::string &body, std::vector<T> x,
                       std::vector<T> &y, const std::string &element = "f32") {
  auto at = [&](const char *name, const char *base) {
    return "%" + std::string(name) + "s = tt.splat %" + base + " : !tt.ptr<" +
           element + "> -> tensor<8x!tt.ptr<" + element + ">>\n%" + name +
           "a = tt.addptr %" + name + "s, %r : tensor<8x!tt.ptr<" + element +
           ">>, tensor<8xi32>\n";
  };
  y.assign(8, T(-1));
  return ReferenceProgram::fromText(
             "tt.func public @k(%p: !tt.ptr<" + element + ">, %q: !tt.ptr<" +
             element +
             ">) {\n%r = tt.make_range {start = 0 : i32, end = 8 : "
             "i32} : tensor<8xi32>\n" +
             at("p", "p") + at("q", "q") +
             "%x = tt.load %pa : tensor<8x!tt.ptr<" + element + ">>\n" + body +
             "\ntt.store %qa, %y : tensor<8x!tt.ptr<" + element +
             ">>\ntt.return\n}\n")
      .buffer(x)
      .buffer(y)
      .tryRun();
}

const std::vector<float> eight = {3, -1, 4, 1, -5, 9, 2, 6};

TEST(ReferenceRegions, CombinersMayBranch) {
  std::vector<float> y;
  // The larger one, or the sum where both are negative or equal.
  EXPECT_EQ(tryOnEight(R"(
%y = "tt.scan"(%x) <{axis = 0 : i32, reverse = false}> ({
^bb0(%a: f32, %b: f32):
  %less = arith.cmpf olt, %a, %b : f32
  %m = scf.if %less -> (f32) {
    scf.yield %b : f32
  } else {
    scf.yield %a : f32
  }
  tt.scan.return %m : f32
}) : (tensor<8xf32>) -> tensor<8xf32>)",
                       eight, y),
            "");
  EXPECT_EQ(y, (std::vector<float>{3, 3, 4, 4, 4, 9, 9, 9}));
}

// "Take the left one unless it is 0" does not commute.
TEST(ReferenceRegions, ReductionsKeepTheOrderOfElements) {
  for (size_t first = 0; first < 8; ++first) {
    std::vector<float> x(8), y;
    for (size_t i = first; i < 8; ++i)
      x[i] = i == first + 1 ? 0 : float(i + 1);
    EXPECT_EQ(tryOnEight(R"(
%zero = arith.constant 0.0 : f32
%s = "tt.reduce"(%x) <{axis = 0 : i32}> ({
^bb0(%a: f32, %b: f32):
  %has = arith.cmpf une, %a, %zero : f32
  %m = arith.select %has, %a, %b : f32
  tt.reduce.return %m : f32
}) : (tensor<8xf32>) -> f32
%y = tt.splat %s : f32 -> tensor<8xf32>)",
                         x, y),
              "");
    EXPECT_EQ(y, std::vector<float>(8, float(first + 1)));
  }
}

TEST(ReferenceRegions, CombinersMayLoop) {
  std::vector<float> y;
  // a + b, added in a loop of two turns of b / 2.
  EXPECT_EQ(tryOnEight(R"(
%s = "tt.reduce"(%x) <{axis = 0 : i32}> ({
^bb0(%a: f32, %b: f32):
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %half = arith.constant 0.5 : f32
  %h = arith.mulf %b, %half : f32
  %sum = scf.for %i = %zero to %two step %one iter_args(%c = %a) -> (f32) : i32 {
    %d = arith.addf %c, %h : f32
    scf.yield %d : f32
  }
  tt.reduce.return %sum : f32
}) : (tensor<8xf32>) -> f32
%y = tt.splat %s : f32 -> tensor<8xf32>)",
                       eight, y),
            "");
  EXPECT_EQ(y, std::vector<float>(8, 19));
}

TEST(ReferenceRegions, CombinersMayTakeSeveralOperands) {
  std::vector<float> y;
  // The index of the largest element, ties to the left.
  EXPECT_EQ(tryOnEight(R"(
%s:2 = "tt.reduce"(%x, %r) <{axis = 0 : i32}> ({
^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
  %left = arith.cmpf oge, %a, %b : f32
  %m:2 = scf.if %left -> (f32, i32) {
    scf.yield %a, %i : f32, i32
  } else {
    scf.yield %b, %j : f32, i32
  }
  tt.reduce.return %m#0, %m#1 : f32, i32
}) : (tensor<8xf32>, tensor<8xi32>) -> (f32, i32)
%f = arith.sitofp %s#1 : i32 to f32
%y = tt.splat %f : f32 -> tensor<8xf32>)",
                       eight, y),
            "");
  EXPECT_EQ(y, std::vector<float>(8, 5));
}

TEST(ReferenceRegions, MapsElements) {
  std::vector<float> y;
  // Blocks of its own: the absolute value.
  EXPECT_EQ(tryOnEight(R"(
%y = "tt.map_elementwise"(%x) <{pack = 1 : i32}> ({
^bb0(%a: f32):
  %zero = arith.constant 0.0 : f32
  %negative = arith.cmpf olt, %a, %zero : f32
  cf.cond_br %negative, ^flip, ^keep(%a : f32)
^flip:
  %n = arith.negf %a : f32
  cf.br ^keep(%n : f32)
^keep(%v: f32):
  tt.map_elementwise.return %v : f32
}) : (tensor<8xf32>) -> tensor<8xf32>)",
                       eight, y),
            "");
  EXPECT_EQ(y, (std::vector<float>{3, 1, 4, 1, 5, 9, 2, 6}));
  // Groups of two: the elements change places.
  EXPECT_EQ(tryOnEight(R"(
%y = "tt.map_elementwise"(%x) <{pack = 2 : i32}> ({
^bb0(%a: f32, %b: f32):
  tt.map_elementwise.return %b, %a : f32, f32
}) : (tensor<8xf32>) -> tensor<8xf32>)",
                       eight, y),
            "");
  EXPECT_EQ(y, (std::vector<float>{-1, 3, 1, 4, 9, -5, 6, 2}));
}

std::string callOf(const std::string &symbol, const std::string &type) {
  return "%y = tt.extern_elementwise %x {libname = \"\", libpath = \"\", pure "
         "= "
         "true, symbol = \"" +
         symbol + "\"} : (tensor<8x" + type + ">) -> tensor<8x" + type + ">";
}

TEST(ReferenceLibrary, ComputesKnownFunctions) {
  std::vector<float> y;
  for (const char *symbol : {"__nv_erff", "__ocml_erf_f32"}) {
    EXPECT_EQ(tryOnEight(callOf(symbol, "f32"), eight, y), "");
    for (int i = 0; i < 8; ++i)
      EXPECT_FLOAT_EQ(y[i], std::erf(eight[i]));
  }
  std::vector<double> x = {0, 1, 2, 3, 0.5, 0.25, 7, 8}, z;
  for (const char *symbol : {"__nv_log1p", "__ocml_log1p_f64"}) {
    EXPECT_EQ(tryOnEight<double>(callOf(symbol, "f64"), x, z, "f64"), "");
    for (int i = 0; i < 8; ++i)
      EXPECT_DOUBLE_EQ(z[i], std::log1p(x[i]));
  }
}

TEST(ReferenceLibrary, RefusesUnknownFunctions) {
  std::vector<float> y;
  for (const char *symbol : {"__nv_j0f", "__ocml_i0_f32", "expf", "__nv_"})
    EXPECT_NE(tryOnEight(callOf(symbol, "f32"), eight, y)
                  .find("the reference knows no meaning of the library "
                        "function '" +
                        std::string(symbol) + "'"),
              std::string::npos);
}

TEST(ReferenceAtomics, PollsUntilAValueComes) {
  // Program 0 waits for program 1; with a timeout it may also give up.
  auto waitFor = [](const char *timeout, int64_t programs) {
    std::vector<int32_t> data(2, 0);
    std::string error = ReferenceProgram::fromText(R"(
tt.func public @k(%p: !tt.ptr<i32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ns = arith.constant 1000 : i64
  %id = tt.get_program_id x : i32
  %first = arith.cmpi eq, %id, %zero : i32
  scf.if %first {
    %found = tt.atomic_poll acquire, gpu, %p, %one)" +
                                                   std::string(timeout) +
                                                   R"( : !tt.ptr<i32>, i32 -> i1
    %f = arith.extui %found : i1 to i32
    %two = arith.constant 2 : i32
    %v = arith.addi %f, %two : i32
    %q = tt.addptr %p, %one : !tt.ptr<i32>, i32
    tt.store %q, %v : !tt.ptr<i32>
  } else {
    tt.store %p, %one : !tt.ptr<i32>
  }
  tt.return
})")
                            .buffer(data)
                            .tryRun({programs, 1, 1});
    return error.empty() ? std::to_string(data[1]) : error;
  };
  EXPECT_EQ(waitFor("", 2), "3");
  EXPECT_EQ(waitFor(" timeout %ns", 2), "3");
  EXPECT_EQ(waitFor(" timeout %ns", 1), "2");
  EXPECT_NE(waitFor("", 1).find("the program waits without end"),
            std::string::npos);
}

} // namespace
