//===- WrongProgramsTest.cpp - errors with their lines --------------------===//
//
// What no schedule makes right: barriers that not all threads reach, divisions
// by zero, wild addresses, and instructions the emulator does not know.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/VendorKernel.h"

using namespace kiln;
using namespace kiln::testing;

namespace {

using EmulatorErrors = VendorKernel;

TEST_P(EmulatorErrors, BarrierMissedByAThreadThatReturned) {
  expectCompiles(R"(
define KERNEL void @kernel() {
entry:
  %t = THREAD
  %most = icmp slt i32 %t, 100
  br i1 %most, label %wait, label %leave
wait:
  BARRIER
  ret void
leave:
  ret void
}
)");
  EXPECT_EQ(run({}, 1, 100), "");
  expectError(
      run({}, 1, 128),
      {"kernel.py:8:7: barrier not reached by all threads of block (0, 0, 0)",
       "thread 0 (warp 0) waits at kernel.py:8:7", "thread 100",
       "has returned at kernel.py:11:7"});
}

TEST_P(EmulatorErrors, LanesOfAWarpAtDifferentBarriers) {
  expectCompiles(R"(
define KERNEL void @kernel() {
entry:
  %t = THREAD
  %half = icmp slt i32 %t, 16
  br i1 %half, label %left, label %right
left:
  BARRIER
  ret void
right:
  BARRIER
  ret void
}
)");
  expectError(run({}, 1, 64),
              {"different barriers", "kernel.py:8:7", "kernel.py:11:7"});
}

TEST_P(EmulatorErrors, DivisionByZero) {
  expectCompiles(R"(
define KERNEL void @kernel(i32 %n, ptr addrspace(1) %out) {
  %q = sdiv i32 -2147483648, %n
  store i32 %q, ptr addrspace(1) %out, align 4
  ret void
}
)");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 0));
  ASSERT_EQ(run({KernelArg::scalar(uint32_t(-1), 4), out}, 1, 1), "");
  EXPECT_EQ(contents<int32_t>(0)[0], INT32_MIN);
  expectError(run({KernelArg::scalar(0, 4), out}, 1, 1),
              {"kernel.py:3:7: thread 0 (warp 0)", "divides by zero"});
}

TEST_P(EmulatorErrors, WildPointers) {
  expectCompiles(R"(
define KERNEL void @kernel(i64 %address) {
  %p = inttoptr i64 %address to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
)");
  for (uint64_t address :
       {uint64_t(0), uint64_t(4), uint64_t(1) << 40, ~uint64_t(3)})
    expectError(run({KernelArg::scalar(address, 8)}, 1, 1),
                {"kernel.py:4:7: store of 4 bytes", "out of bounds"});
}

// Memory ends at multiples of 16 bytes, and a kernel may rely on it, which has
// to say so; what it reads there is no useful number.
TEST_P(EmulatorErrors, GranulesReadWhole) {
  for (llvm::StringRef attribute : {"", "\"kiln-reads-granules\""}) {
    std::string text = R"(
define KERNEL void @kernel(ptr addrspace(1) %in, i64 %from, ptr addrspace(1) %out) ATTRIBUTE {
  %p = getelementptr i8, ptr addrspace(1) %in, i64 %from
  %four = load <4 x i32>, ptr addrspace(1) %p, align 4
  store <4 x i32> %four, ptr addrspace(1) %out, align 16
  ret void
}
)";
    text.replace(text.find("ATTRIBUTE"), 9, attribute.str());
    expectCompiles(text);
    buffers.clear();
    KernelArg in = buffer("in", std::vector<int32_t>(9, 5)),
              out = buffer("out", std::vector<int32_t>(4, 0));
    auto runFrom = [&](uint64_t from) {
      return run({in, KernelArg::scalar(from, 8), out}, 1, 1);
    };
    std::string last = runFrom(32);
    if (attribute.empty()) {
      expectError(last, {"load of 16 bytes", "out of bounds"});
    } else {
      EXPECT_EQ(last, "");
      EXPECT_EQ(contents<int32_t>(1), (std::vector<int32_t>{5, -1, -1, -1}));
    }
    expectError(runFrom(28), {"load of 16 bytes", "out of bounds"});
    expectError(runFrom(48), {"load of 16 bytes", "out of bounds"});
  }
}

TEST_P(EmulatorErrors, VariablesHaveBoundsToo) {
  expectCompiles(R"(
define KERNEL void @kernel(i32 %i, ptr addrspace(1) %out) {
  %array = alloca [8 x i32], align 4
  %p = getelementptr i32, ptr %array, i32 %i
  store i32 42, ptr %p, align 4
  %q = getelementptr i32, ptr %array, i32 3
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
)");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 0));
  ASSERT_EQ(run({KernelArg::scalar(3, 4), out}, 1, 1), "");
  EXPECT_EQ(contents<int32_t>(0)[0], 42);
  expectError(run({KernelArg::scalar(8, 4), out}, 1, 1),
              {"kernel.py:5:7: store of 4 bytes", "out of bounds"});
}

TEST_P(EmulatorErrors, WhatItDoesNotKnowIsRefusedByNameAndLine) {
  std::string error = compile(spell(R"(
declare void @printf_like(i32)
define KERNEL void @kernel() {
  call void @printf_like(i32 1)
  call void asm sideeffect "frobnicate;", ""()
  ret void
}
)"),
                              GetParam());
  expectError(error, {"kernel.py:4:7: unknown to the emulator: printf_like",
                      "kernel.py:5:7: inline assembly 'frobnicate'"});
}

INSTANTIATE_TEST_SUITE_P(Gpus, EmulatorErrors, everyVendor(), vendorName);

} // namespace
