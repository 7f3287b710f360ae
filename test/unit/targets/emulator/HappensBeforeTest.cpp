//===- HappensBeforeTest.cpp - missing synchronisation is reported --------===//
//
// Each kernel is correct as written; the tests take one synchronisation out and
// expect an error with both source lines.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

class EmulatorOrder : public EmulatorTest,
                      public ::testing::WithParamInterface<const char *> {
protected:
  bool amd() const { return lookupGpuTarget(GetParam())->isAmd(); }
  /// The kernel in this vendor's words: KERNEL, THREAD, BLOCK, BARRIER and
  /// SCOPE are spelled for it.
  std::string spell(std::string text) const {
    auto replace = [&](llvm::StringRef from, llvm::StringRef to) {
      for (size_t at; (at = text.find(from)) != std::string::npos;)
        text.replace(at, from.size(), to.str());
    };
    replace("KERNEL", amd() ? "amdgpu_kernel" : "ptx_kernel");
    replace("THREAD", amd() ? "call i32 @llvm.amdgcn.workitem.id.x()"
                            : "call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
    replace("BLOCK", amd() ? "call i32 @llvm.amdgcn.workgroup.id.x()"
                           : "call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()");
    replace("BARRIER",
            amd() ? "call void @llvm.amdgcn.s.barrier()"
                  : "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)");
    replace("SCOPE", amd() ? "agent" : "device");
    return text;
  }
  void expectCompiles(std::string text) {
    ASSERT_EQ(compile(spell(std::move(text)), GetParam()), "");
  }
  void expectError(const std::string &error,
                   std::initializer_list<const char *> parts) {
    for (const char *part : parts)
      EXPECT_NE(error.find(part), std::string::npos)
          << "expected: " << part << "\nfound: " << error;
  }
};

constexpr const char *kNoBarrier = "%none = add i32 0, 0";

/// Sums the block's values: every thread stores one, thread 0 adds them up.
std::string blockSum(llvm::StringRef barrier) {
  return R"(
@shared = internal addrspace(3) global [256 x float] undef, align 16
define KERNEL void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = THREAD
  %b = BLOCK
  %start = mul i32 %b, 256
  %i = add i32 %start, %t
  %pi = getelementptr float, ptr addrspace(1) %in, i32 %i
  %v = load float, ptr addrspace(1) %pi, align 4
  %ps = getelementptr float, ptr addrspace(3) @shared, i32 %t
  store float %v, ptr addrspace(3) %ps, align 4
  )" + barrier.str() +
         R"(
  %leader = icmp eq i32 %t, 0
  br i1 %leader, label %loop, label %done
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]
  %pk = getelementptr float, ptr addrspace(3) @shared, i32 %k
  %x = load float, ptr addrspace(3) %pk, align 4
  %more = fadd float %sum, %x
  %next = add i32 %k, 1
  %again = icmp slt i32 %next, 256
  br i1 %again, label %loop, label %store
store:
  %po = getelementptr float, ptr addrspace(1) %out, i32 %b
  store float %more, ptr addrspace(1) %po, align 4
  br label %done
done:
  ret void
}
)";
}

TEST_P(EmulatorOrder, BarrierOrdersTheBlock) {
  expectCompiles(blockSum("BARRIER"));
  KernelArg in = buffer("in", std::vector<float>(768, 0.5)),
            out = buffer("out", std::vector<float>(3, 0));
  for (uint64_t seed : {0, 1, 2}) {
    EmulatorOptions options;
    options.seed = seed;
    ASSERT_EQ(run({in, out}, 3, 256, options), "");
    EXPECT_EQ(contents<float>(1), std::vector<float>(3, 128));
  }
}

TEST_P(EmulatorOrder, MissingBarrierIsARaceInEverySchedule) {
  expectCompiles(blockSum(kNoBarrier));
  KernelArg in = buffer("in", std::vector<float>(256, 0.5)),
            out = buffer("out", std::vector<float>(1, 0));
  for (uint64_t seed : {0, 1, 2, 3, 4, 5}) {
    EmulatorOptions options;
    options.seed = seed;
    expectError(run({in, out}, 1, 256, options),
                {"race", "load", "store", "kernel.py:12:7", "kernel.py:20:7",
                 "thread 0 (warp 0)", "of shared memory", "barrier",
                 "is missing between the two"});
  }
}

TEST_P(EmulatorOrder, MissingBarrierShowsInValuesToo) {
  expectCompiles(blockSum(kNoBarrier));
  KernelArg in = buffer("in", std::vector<float>(256, 0.5)),
            out = buffer("out", std::vector<float>(1, 0));
  EmulatorOptions options;
  options.checkRaces = false;
  bool differs = false;
  for (options.seed = 0; options.seed != 8; ++options.seed) {
    ASSERT_EQ(run({in, out}, 1, 256, options), "");
    differs |= contents<float>(1)[0] != 128;
  }
  EXPECT_TRUE(differs);
}

TEST_P(EmulatorOrder, OneByteOfAWordIsNotTheWord) {
  // Neighbouring threads store the halves of one word, which is fine, and then
  // both store the whole word.
  std::string text = R"(
define KERNEL void @kernel(ptr addrspace(1) %out) {
  %t = THREAD
  %ph = getelementptr i16, ptr addrspace(1) %out, i32 %t
  store i16 7, ptr addrspace(1) %ph, align 2
  AGAIN
  ret void
}
)";
  std::string harmless = text, harmful = text;
  harmless.replace(text.find("AGAIN"), 5, kNoBarrier);
  harmful.replace(text.find("AGAIN"), 5,
                  "store i32 7, ptr addrspace(1) %out, align 4");
  KernelArg out = buffer("out", std::vector<int16_t>(64, 0));
  expectCompiles(harmless);
  EXPECT_EQ(run({out}, 1, 64), "");
  expectCompiles(harmful);
  expectError(run({out}, 1, 64), {"race", "byte", "of buffer 'out'"});
}

TEST_P(EmulatorOrder, EqualValuesStillRace) {
  expectCompiles(R"(
define KERNEL void @kernel(ptr addrspace(1) %out) {
  store i32 7, ptr addrspace(1) %out, align 4
  ret void
}
)");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 0));
  expectError(run({out}, 1, 64), {"kernel.py:3:7: race: store",
                                  "only one of these threads may store"});
  EXPECT_EQ(run({out}, 1, 1), "");
}

TEST_P(EmulatorOrder, BlocksAreNeverOrdered) {
  expectCompiles(R"(
define KERNEL void @kernel(ptr addrspace(1) %out) {
  store i32 7, ptr addrspace(1) %out, align 4
  ret void
}
)");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 0));
  expectError(run({out}, 2, 1), {"race", "block (0, 0, 0)", "block (1, 0, 0)",
                                 "blocks of a launch run in any order"});
}

TEST_P(EmulatorOrder, ReadAfterAnotherBlocksWriteRaces) {
  expectCompiles(R"(
define KERNEL void @kernel(ptr addrspace(1) %data, ptr addrspace(1) %out) {
  %b = BLOCK
  %p = getelementptr i32, ptr addrspace(1) %data, i32 %b
  %v = load i32, ptr addrspace(1) %data, align 4
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %b
  store i32 %v, ptr addrspace(1) %po, align 4
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}
)");
  KernelArg data = buffer("data", std::vector<int32_t>(2, 0)),
            out = buffer("out", std::vector<int32_t>(2, 0));
  expectError(run({data, out}, 2, 1),
              {"kernel.py:5:7: race: load", "kernel.py:8:7, store"});
}

TEST_P(EmulatorOrder, AtomicsDoNotRace) {
  expectCompiles(R"(
define KERNEL void @kernel(ptr addrspace(1) %out) {
  %old = atomicrmw add ptr addrspace(1) %out, i32 2 syncscope("SCOPE") monotonic, align 4
  ret void
}
)");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 1));
  ASSERT_EQ(run({out}, 5, 64), "");
  EXPECT_EQ(contents<int32_t>(0)[0], 641);
}

TEST_P(EmulatorOrder, AtomicOfTheBlockRacesAcrossBlocks) {
  expectCompiles(std::string(R"(
define KERNEL void @kernel(ptr addrspace(1) %out) {
  %old = atomicrmw add ptr addrspace(1) %out, i32 2 syncscope(")") +
                 (amd() ? "workgroup" : "block") +
                 R"(") monotonic, align 4
  ret void
}
)");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 1));
  EXPECT_EQ(run({out}, 1, 64), "");
  expectError(run({out}, 2, 64), {"race", "atomic add"});
}

/// The lock of layernorm's backward pass: thread 0 of each block spins, the
/// block adds to a sum, thread 0 releases.
std::string lockedSum(llvm::StringRef lock, llvm::StringRef release,
                      llvm::StringRef barrier) {
  return R"(
define KERNEL void @kernel(ptr addrspace(1) %lock, ptr addrspace(1) %sum) {
entry:
  %t = THREAD
  %leader = icmp eq i32 %t, 0
  br i1 %leader, label %spin, label %inside
spin:
  %old = cmpxchg ptr addrspace(1) %lock, i32 0, i32 1 syncscope("SCOPE") )" +
         lock.str() + R"( monotonic, align 4
  %got = extractvalue { i32, i1 } %old, 1
  br i1 %got, label %inside, label %spin
inside:
  BARRIER
  %p = getelementptr i32, ptr addrspace(1) %sum, i32 %t
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr addrspace(1) %p, align 4
  )" + barrier.str() +
         R"(
  br i1 %leader, label %unlock, label %done
unlock:
  )" + release.str() +
         R"(
  br label %done
done:
  ret void
}
)";
}

constexpr const char *kRelease =
    "%freed = atomicrmw xchg ptr addrspace(1) %lock, i32 0 "
    "syncscope(\"SCOPE\") acq_rel, align 4";

TEST_P(EmulatorOrder, LockOrdersBlocks) {
  expectCompiles(lockedSum("acq_rel", kRelease, "BARRIER"));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  ASSERT_EQ(run({lock, sum}, 20, 128), "");
  EXPECT_EQ(contents<int32_t>(1), std::vector<int32_t>(128, 20));
}

TEST_P(EmulatorOrder, LockWithoutAcquireRaces) {
  expectCompiles(lockedSum("monotonic", kRelease, "BARRIER"));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  expectError(run({lock, sum}, 2, 128),
              {"race", "buffer 'sum'", "block (1, 0, 0)", "kernel.py:14:7",
               "kernel.py:16:7"});
}

TEST_P(EmulatorOrder, LockReleasedBeforeTheOthersAreDoneRaces) {
  expectCompiles(lockedSum("acq_rel", kRelease, kNoBarrier));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  expectError(run({lock, sum}, 2, 128),
              {"race", "buffer 'sum'", "block (0, 0, 0)"});
}

TEST_P(EmulatorOrder, FencesMakeRelaxedAtomicsALock) {
  std::string text =
      lockedSum("monotonic",
                "fence syncscope(\"SCOPE\") release\n"
                "  %freed = atomicrmw xchg ptr addrspace(1) %lock, i32 0 "
                "syncscope(\"SCOPE\") monotonic, align 4",
                "BARRIER");
  text.replace(text.find("inside:\n"), 8,
               "inside:\n  fence syncscope(\"SCOPE\") acquire\n");
  expectCompiles(text);
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  ASSERT_EQ(run({lock, sum}, 20, 128), "");
  EXPECT_EQ(contents<int32_t>(1), std::vector<int32_t>(128, 20));
}

TEST_P(EmulatorOrder, LockNeverReleasedEndsWithItsLine) {
  expectCompiles(lockedSum("acq_rel", kNoBarrier, "BARRIER"));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  EmulatorOptions options;
  options.maxSteps = 100000;
  expectError(run({lock, sum}, 2, 128, options),
              {"kernel.py:10:7: thread 0 (warp 0) of block (1, 0, 0) loops "
               "without end"});
}

TEST_P(EmulatorOrder, SpinningOnAThreadOfTheSameBlockEnds) {
  // Thread 0 waits for the last thread's flag, which runs after it.
  expectCompiles(R"(
define KERNEL void @kernel(ptr addrspace(1) %flag, ptr addrspace(1) %data) {
entry:
  %t = THREAD
  %leader = icmp eq i32 %t, 0
  br i1 %leader, label %spin, label %other
spin:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("SCOPE") acquire, align 4
  %set = icmp ne i32 %seen, 0
  br i1 %set, label %use, label %spin
use:
  %v = load i32, ptr addrspace(1) %data, align 4
  store i32 %v, ptr addrspace(1) %data, align 4
  br label %done
other:
  %last = icmp eq i32 %t, 127
  br i1 %last, label %send, label %done
send:
  store i32 5, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("SCOPE") release, align 4
  br label %done
done:
  ret void
}
)");
  KernelArg flag = buffer("flag", std::vector<int32_t>(1, 0)),
            data = buffer("data", std::vector<int32_t>(1, 0));
  EXPECT_EQ(run({flag, data}, 1, 128), "");
}

//===----------------------------------------------------------------------===//
// Waits that cannot end, and other wrong programs
//===----------------------------------------------------------------------===//

TEST_P(EmulatorOrder, BarrierMissedByAThreadThatReturned) {
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

TEST_P(EmulatorOrder, LanesOfAWarpAtDifferentBarriers) {
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

TEST_P(EmulatorOrder, DivisionByZero) {
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

TEST_P(EmulatorOrder, WildPointers) {
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

TEST_P(EmulatorOrder, VariablesHaveBoundsToo) {
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

TEST_P(EmulatorOrder, WhatItDoesNotKnowIsRefusedByNameAndLine) {
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
                      "kernel.py:5:7: inline assembly 'frobnicate;'"});
}

INSTANTIATE_TEST_SUITE_P(Gpus, EmulatorOrder,
                         ::testing::Values("sm_90a", "gfx942", "gfx1100"),
                         [](const auto &info) {
                           return std::string(info.param);
                         });

} // namespace
