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
