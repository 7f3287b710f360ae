//===- LocksTest.cpp - order by atomics, and waits for it -----------------===//
//
// Locks and flags, between the threads of a block and between blocks: they
// order what they guard, a wait ends where somebody will end it, and is an
// error with its line where nobody will.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/VendorKernel.h"

using namespace kiln;
using namespace kiln::testing;

namespace {

using EmulatorLocks = VendorKernel;

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

TEST_P(EmulatorLocks, LockOrdersBlocks) {
  expectCompiles(lockedSum("acq_rel", kRelease, "BARRIER"));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  ASSERT_EQ(run({lock, sum}, 20, 128), "");
  EXPECT_EQ(contents<int32_t>(1), std::vector<int32_t>(128, 20));
}

TEST_P(EmulatorLocks, LockWithoutAcquireRaces) {
  expectCompiles(lockedSum("monotonic", kRelease, "BARRIER"));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  expectError(run({lock, sum}, 2, 128),
              {"race", "buffer 'sum'", "block (1, 0, 0)", "kernel.py:14:7",
               "kernel.py:16:7"});
}

TEST_P(EmulatorLocks, LockReleasedBeforeTheOthersAreDoneRaces) {
  expectCompiles(lockedSum("acq_rel", kRelease, kNoBarrier));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  expectError(run({lock, sum}, 2, 128),
              {"race", "buffer 'sum'", "block (0, 0, 0)"});
}

TEST_P(EmulatorLocks, FencesMakeRelaxedAtomicsALock) {
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

TEST_P(EmulatorLocks, LockNeverReleasedEndsWithItsLine) {
  expectCompiles(lockedSum("acq_rel", kNoBarrier, "BARRIER"));
  KernelArg lock = buffer("lock", std::vector<int32_t>(1, 0)),
            sum = buffer("sum", std::vector<int32_t>(128, 0));
  EmulatorOptions options;
  options.maxSteps = 100000;
  expectError(run({lock, sum}, 2, 128, options),
              {"kernel.py:10:7: thread 0 (warp 0) of block (1, 0, 0) waits "
               "without end"});
}

TEST_P(EmulatorLocks, EndlessLoopEndsWithItsLine) {
  expectCompiles(R"(
define KERNEL void @kernel(ptr addrspace(1) %out) {
entry:
  br label %loop
loop:
  store i32 1, ptr addrspace(1) %out, align 4
  br label %loop
}
)");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 0));
  expectError(run({out}, 1, 1),
              {"kernel.py:7:7: thread 0 (warp 0) of block (0, 0, 0) loops "
               "without end: 1"});
}

/// Each block waits for its neighbour's flag, copies the neighbour's value plus
/// one, and raises its own flag; the block at the end starts.
std::string chain(llvm::StringRef end, llvm::StringRef neighbour,
                  llvm::StringRef acquire) {
  return R"(
define KERNEL void @kernel(ptr addrspace(1) %flags, ptr addrspace(1) %data) {
entry:
  %b = BLOCK
  %t = THREAD
  %first = icmp eq i32 %b, )" +
         end.str() + R"(
  br i1 %first, label %send, label %spin
spin:
  %n = add i32 %b, )" +
         neighbour.str() + R"(
  %pf = getelementptr i32, ptr addrspace(1) %flags, i32 %n
  %seen = load atomic i32, ptr addrspace(1) %pf syncscope("SCOPE") )" +
         acquire.str() + R"(, align 4
  %set = icmp ne i32 %seen, 0
  br i1 %set, label %use, label %spin
use:
  %pn = getelementptr i32, ptr addrspace(1) %data, i32 %n
  %v = load i32, ptr addrspace(1) %pn, align 4
  %w = add i32 %v, 1
  br label %send
send:
  %x = phi i32 [ 7, %entry ], [ %w, %use ]
  %pb = getelementptr i32, ptr addrspace(1) %data, i32 %b
  store i32 %x, ptr addrspace(1) %pb, align 4
  %po = getelementptr i32, ptr addrspace(1) %flags, i32 %b
  store atomic i32 1, ptr addrspace(1) %po syncscope("SCOPE") release, align 4
  ret void
}
)";
}

TEST_P(EmulatorLocks, BlocksThatWaitForLaterOnesRunInTurns) {
  expectCompiles(chain("39", "1", "acquire"));
  KernelArg flags = buffer("flags", std::vector<int32_t>(40, 0)),
            data = buffer("data", std::vector<int32_t>(40, 0));
  ASSERT_EQ(run({flags, data}, 40, 1), "");
  for (int i = 0; i != 40; ++i)
    EXPECT_EQ(contents<int32_t>(1)[i], 7 + 39 - i);
}

TEST_P(EmulatorLocks, BlocksThatWaitForEarlierOnesNeedNoTurns) {
  expectCompiles(chain("0", "-1", "acquire"));
  KernelArg flags = buffer("flags", std::vector<int32_t>(40, 0)),
            data = buffer("data", std::vector<int32_t>(40, 0));
  ASSERT_EQ(run({flags, data}, 40, 1), "");
  for (int i = 0; i != 40; ++i)
    EXPECT_EQ(contents<int32_t>(1)[i], 7 + i);
}

TEST_P(EmulatorLocks, ALaterBlocksValueNeedsAcquire) {
  expectCompiles(chain("39", "1", "monotonic"));
  KernelArg flags = buffer("flags", std::vector<int32_t>(40, 0)),
            data = buffer("data", std::vector<int32_t>(40, 0));
  expectError(run({flags, data}, 40, 1),
              {"race: load", "store", "buffer 'data'", "block (39, 0, 0)",
               "block (38, 0, 0)"});
}

TEST_P(EmulatorLocks, WaitForABlockThatDoesNotExistEnds) {
  expectCompiles(chain("40", "1", "acquire"));
  KernelArg flags = buffer("flags", std::vector<int32_t>(41, 0)),
            data = buffer("data", std::vector<int32_t>(41, 0));
  expectError(run({flags, data}, 40, 1),
              {"kernel.py:13:7",
               "waits without end for something that no other "
               "thread will do"});
}

TEST_P(EmulatorLocks, BlocksMeetAtTwoBarriersOfTheGrid) {
  // Arrive, wait for all, twice; shared memory stays each block's own.
  auto meet = [](std::string n, std::string goal, std::string next) {
    return "  %old" + n + " = atomicrmw add ptr addrspace(1) %count, i32 1 " +
           "syncscope(\"SCOPE\") acq_rel, align 4\n  br label %wait" + n +
           "\nwait" + n + ":\n  %seen" + n +
           " = load atomic i32, ptr addrspace(1) %count syncscope(\"SCOPE\") "
           "acquire, align 4\n  %all" +
           n + " = icmp sge i32 %seen" + n + ", " + goal + "\n  br i1 %all" +
           n + ", label %" + next + ", label %wait" + n + "\n" + next + ":\n";
  };
  expectCompiles(R"(
@shared = internal addrspace(3) global [4 x i32] undef, align 16
define KERNEL void @kernel(ptr addrspace(1) %count, ptr addrspace(1) %out) {
entry:
  %b = BLOCK
  store i32 %b, ptr addrspace(3) @shared, align 4
)" + meet("1", "8", "second") +
                 meet("2", "16", "done") +
                 R"(
  %own = load i32, ptr addrspace(3) @shared, align 4
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %b
  store i32 %own, ptr addrspace(1) %p, align 4
  ret void
}
)");
  KernelArg count = buffer("count", std::vector<int32_t>(1, 0)),
            out = buffer("out", std::vector<int32_t>(8, -1));
  ASSERT_EQ(run({count, out}, 8, 1), "");
  EXPECT_EQ(contents<int32_t>(0)[0], 16);
  EXPECT_EQ(contents<int32_t>(1),
            (std::vector<int32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST_P(EmulatorLocks, SpinningOnAThreadOfTheSameBlockEnds) {
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

INSTANTIATE_TEST_SUITE_P(Gpus, EmulatorLocks, everyVendor(), vendorName);

} // namespace
