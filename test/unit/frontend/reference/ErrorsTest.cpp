// What the reference refuses, and how it says so.
#include "test/unit/frontend/ReferenceProgram.h"

using namespace kiln::test;
using kiln::ReferenceOptions;

namespace {

/// Runs a kernel with one buffer of four i32 and one i32.
std::string errorOf(const std::string &body, int32_t scalar = 0,
                    const ReferenceOptions &options = {}) {
  std::vector<int32_t> data(4, 0);
  return ReferenceProgram::fromText(
             "tt.func public @k(%p: !tt.ptr<i32>, %n: i32) {\n" + body +
             "\ntt.return\n}\n")
      .buffer(data)
      .scalar(scalar)
      .tryRun({1, 1, 1}, options);
}

TEST(ReferenceErrors, OutOfRange) {
  const char *body = R"(%q = tt.addptr %p, %n : !tt.ptr<i32>, i32
%x = tt.load %q : !tt.ptr<i32>)";
  EXPECT_EQ(errorOf(body, 3), "");
  EXPECT_EQ(errorOf(body, 4),
            "test.ttir:3:6: tt.load: load of 4 bytes outside every buffer "
            "('argument 0'): 0 bytes after the end of 'argument 0' (16 bytes) "
            "(in program 0,0,0)");
  EXPECT_NE(errorOf(body, -2).find("8 bytes before the start of"),
            std::string::npos);
}

TEST(ReferenceErrors, MaskedElementsMayPointAnywhere) {
  const char *body =
      R"(%r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32>
%s = tt.splat %p : !tt.ptr<i32> -> tensor<8x!tt.ptr<i32>>
%q = tt.addptr %s, %r : tensor<8x!tt.ptr<i32>>, tensor<8xi32>
%b = tt.splat %n : i32 -> tensor<8xi32>
%m = arith.cmpi slt, %r, %b : tensor<8xi32>
tt.store %q, %r, %m : tensor<8x!tt.ptr<i32>>)";
  EXPECT_EQ(errorOf(body, 4), "");
  EXPECT_NE(errorOf(body, 5).find("test.ttir:7:1: tt.store: store of 4 bytes"),
            std::string::npos);
}

// What nobody has defined is an error where memory, or whether it is written,
// depends on it, and none where it does not.
TEST(ReferenceErrors, WhatIsLeftOpenMayNotBeStored) {
  const char *bytes = "%f = arith.sitofp %n : i32 to f32\n"
                      "%b = arith.fptoui %f : f32 to i8\n"
                      "%w = arith.extui %b : i8 to i32\n";
  std::string stores = std::string(bytes) + "tt.store %p, %w : !tt.ptr<i32>";
  EXPECT_EQ(errorOf(stores, 255), "");
  for (int32_t value : {256, 2000, -1})
    EXPECT_EQ(errorOf(stores, value),
              "the input makes the kernel undefined: test.ttir:3:6: "
              "arith.fptoui: element 0: " +
                  std::to_string(value) +
                  ".00 is outside of what an unsigned integer of 8 bits holds "
                  "(in program 0,0,0); tile IR leaves the result open, and "
                  "what the kernel does depends on it: bound the value in the "
                  "kernel, or give it inputs in range");
  std::string masked = std::string(bytes) + R"(%zero = arith.constant 0 : i32
%m = arith.cmpi slt, %n, %zero : i32
%s = arith.select %m, %zero, %w : i32
tt.store %p, %s : !tt.ptr<i32>)";
  EXPECT_EQ(errorOf(masked, -1), "");
  std::string asks = std::string(bytes) + R"(%zero = arith.constant 0 : i32
%m = arith.cmpi eq, %w, %zero : i32
tt.store %p, %n, %m : !tt.ptr<i32>)";
  EXPECT_NE(errorOf(asks, -1).find("makes the kernel undefined"),
            std::string::npos);
  std::string shifts = R"(%one = arith.constant 1 : i32
%w = arith.shli %one, %n : i32
tt.store %p, %w : !tt.ptr<i32>)";
  EXPECT_EQ(errorOf(shifts, 31), "");
  EXPECT_NE(errorOf(shifts, 32)
                .find("arith.shli: element 0: a shift of 32 "
                      "bits by 32"),
            std::string::npos);
}

TEST(ReferenceErrors, Misaligned) {
  EXPECT_NE(errorOf(R"(%c = arith.constant 2 : i64
%i = tt.ptr_to_int %p : !tt.ptr<i32> -> i64
%j = arith.addi %i, %c : i64
%q = tt.int_to_ptr %j : i64 -> !tt.ptr<i32>
%x = tt.load %q : !tt.ptr<i32>)")
                .find("load of 4 bytes at offset 2 of 'argument 0' is not "
                      "aligned to its size"),
            std::string::npos);
}

TEST(ReferenceErrors, EndlessLoops) {
  ReferenceOptions options;
  options.maxSteps = 10000;
  // A lock that nobody releases: memory is all zeros, so 0 is "taken" here.
  EXPECT_NE(errorOf(R"(%z = arith.constant 0 : i32
scf.while : () -> () {
  %o = tt.atomic_cas acq_rel, gpu, %p, %z, %z : (!tt.ptr<i32>, i32, i32) -> i32
  %t = arith.cmpi eq, %o, %z : i32
  scf.condition(%t)
} do {
  scf.yield
})",
                    0, options)
                .find("the program executed 10000 operations without ending: "
                      "an endless loop, or a wait for what no other program "
                      "does (in program 0,0,0)"),
            std::string::npos);
  EXPECT_NE(errorOf("cf.br ^a\n^a:\ncf.br ^a\n^b:", 0, options)
                .find("10000 operations without ending"),
            std::string::npos);
  EXPECT_NE(errorOf(R"(%z = arith.constant 0 : i32
scf.for %i = %z to %n step %z : i32 {
})",
                    1)
                .find("the loop's step is 0, not positive"),
            std::string::npos);
}

/// A kernel in which program 0 waits for what program `sender` publishes.
std::string waitFor(int32_t sender, int64_t programs,
                    std::vector<int32_t> &data) {
  return ReferenceProgram::fromText(R"(
tt.func public @k(%p: !tt.ptr<i32>, %n: i32) {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %id = tt.get_program_id x : i32
  %value = tt.addptr %p, %one : !tt.ptr<i32>, i32
  %sends = arith.cmpi eq, %id, %n : i32
  scf.if %sends {
    %seven = arith.constant 7 : i32
    tt.store %value, %seven : !tt.ptr<i32>
    %o = tt.atomic_rmw exch, release, gpu, %p, %one, %true : (!tt.ptr<i32>, i32, i1) -> i32
  }
  %waits = arith.cmpi eq, %id, %z : i32
  scf.if %waits {
    scf.while : () -> () {
      %s = tt.load %p {isVolatile = true} : !tt.ptr<i32>
      %t = arith.cmpi eq, %s, %z : i32
      scf.condition(%t)
    } do {
      scf.yield
    }
    %two = arith.constant 2 : i32
    %v = tt.load %value : !tt.ptr<i32>
    %out = tt.addptr %p, %two : !tt.ptr<i32>, i32
    tt.store %out, %v : !tt.ptr<i32>
  }
  tt.return
})")
      .buffer(data)
      .scalar(sender)
      .tryRun({programs, 1, 1});
}

TEST(ReferenceErrors, ProgramsMayWaitForLaterOnes) {
  std::vector<int32_t> data(4, 0);
  EXPECT_EQ(waitFor(5, 8, data), "");
  EXPECT_EQ(data[2], 7);
}

TEST(ReferenceErrors, WaitsForNobodyEnd) {
  std::vector<int32_t> data(4, 0);
  for (int64_t programs : {1, 8}) {
    std::string error = waitFor(9, programs, data);
    EXPECT_NE(error.find("test.ttir:17:12: tt.load: the program waits without "
                         "end for what no other program of the grid does (in "
                         "program 0,0,0)"),
              std::string::npos)
        << error;
  }
}

TEST(ReferenceErrors, UnknownOperation) {
  EXPECT_EQ(
      errorOf(
          R"(%x = tt.elementwise_inline_asm "nop" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %n : i32 -> i32)"),
      "test.ttir:2:6: tt.elementwise_inline_asm: this operation is not "
      "supported by the reference (in program 0,0,0)");
}

TEST(ReferenceErrors, BrokenAssumptions) {
  EXPECT_NE(errorOf(R"(%z = arith.constant 0 : i32
%t = arith.cmpi sgt, %n, %z : i32
llvm.intr.assume %t : i1)",
                    0)
                .find("what the kernel assumes does not hold"),
            std::string::npos);
  EXPECT_NE(errorOf(R"(%z = arith.constant 0 : i32
%t = arith.cmpi sgt, %n, %z : i32
tt.assert %t, "n is positive" : i1)",
                    0)
                .find("the assertion failed for element 0: n is positive"),
            std::string::npos);
  std::string error = ReferenceProgram::fromText(R"(
tt.func public @k(%n: i32 {tt.divisibility = 16 : i32}) {
  tt.return
})")
                          .scalar(24)
                          .tryRun();
  EXPECT_EQ(error, "argument 0 of 'k' is 24, but its tt.divisibility asserts "
                   "a multiple of 16");
}

TEST(ReferenceErrors, WrongNumberOfArguments) {
  std::string error = ReferenceProgram::fromText(R"(
tt.func public @k(%n: i32) {
  tt.return
})")
                          .tryRun();
  EXPECT_EQ(error, "'k' takes 1 arguments, 0 were given");
}

} // namespace
