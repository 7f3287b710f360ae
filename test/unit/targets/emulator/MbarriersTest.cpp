//===- MbarriersTest.cpp - barriers in shared memory ----------------------===//
//
// They count arrivals and bytes, order what they should, and a wait that cannot
// end says who is missing.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

/// Thread 0 initialises an mbarrier for `arrivals`; then everybody runs `body`,
/// which makes %result of what lies in the slot %own, %next or %from.
std::string barrierKernel(unsigned arrivals, const std::string &body) {
  return R"(
@bar = internal addrspace(3) global [2 x i64] poison, align 8
@shared = internal addrspace(3) global [2048 x i8] poison, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3))
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3))
declare void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3))
define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = mul i32 %t, 16
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %offset
  %own = getelementptr i8, ptr addrspace(3) @shared, i32 %offset
  %after = add i32 %offset, 16
  %wrapped = and i32 %after, 1023
  %next = getelementptr i8, ptr addrspace(3) @shared, i32 %wrapped
  %first = icmp eq i32 %t, 0
  br i1 %first, label %begin, label %ready
begin:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 )" +
         std::to_string(arrivals) + R"()
  br label %ready
ready:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
)" + body +
         R"(
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %result, ptr addrspace(1) %p, align 4
  ret void
}
)";
}

/// Waits for the phase of this parity, as try_wait or test_wait.
std::string waitFor(unsigned parity, const std::string &kind = "try") {
  std::string n = std::to_string(parity);
  return "  br label %wait" + n + "\nwait" + n + ":\n  %over" + n +
         " = call i1 @llvm.nvvm.mbarrier." + kind +
         ".wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 " + n +
         ")\n  br i1 %over" + n + ", label %done" + n + ", label %wait" + n +
         "\ndone" + n + ":\n";
}

constexpr const char *kArrive =
    "  call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @bar)\n";
constexpr const char *kStore =
    "  store i32 %t, ptr addrspace(3) %own, align 4\n";
constexpr const char *kReadNext =
    "  %result = load i32, ptr addrspace(3) %next, align 4\n";

class EmulatorMbarriers : public EmulatorTest {
protected:
  static constexpr unsigned kThreads = 64;

  /// The message of the run's error, or "".
  std::string evaluate(unsigned arrivals, const std::string &body,
                       EmulatorOptions options = {}) {
    std::string problem = compile(barrierKernel(arrivals, body), "sm_90");
    if (!problem.empty())
      return problem;
    buffers.clear();
    std::vector<int32_t> in;
    for (unsigned i = 0; i != 4 * kThreads; ++i)
      in.push_back(i);
    return run(
        {buffer("in", in), buffer("out", std::vector<int32_t>(kThreads))}, 1,
        kThreads, options);
  }
  int32_t result(unsigned thread) const { return contents<int32_t>(1)[thread]; }
  static void expectAll(const std::string &text,
                        std::initializer_list<const char *> parts) {
    for (const char *part : parts)
      EXPECT_NE(text.find(part), std::string::npos) << part << " in: " << text;
  }
};

TEST_F(EmulatorMbarriers, OrderWhatWasBeforeTheArrivals) {
  for (const char *kind : {"try", "test"})
    for (uint64_t seed = 0; seed != 4; ++seed) {
      EmulatorOptions options;
      options.seed = seed;
      ASSERT_EQ(
          evaluate(kThreads,
                   std::string(kStore) + kArrive + waitFor(0, kind) + kReadNext,
                   options),
          "");
      for (unsigned t = 0; t != kThreads; ++t)
        EXPECT_EQ(result(t), int32_t((t + 1) % kThreads));
    }
}

TEST_F(EmulatorMbarriers, HaveAPhaseBehindAnother) {
  ASSERT_EQ(evaluate(kThreads, std::string(kStore) + kArrive + waitFor(0) +
                                   "  %x = load i32, ptr addrspace(3) %next, "
                                   "align 4\n" +
                                   kArrive + waitFor(1) +
                                   "  store i32 %x, ptr addrspace(3) %own, "
                                   "align 4\n  %result = load i32, ptr "
                                   "addrspace(3) %own, align 4\n"),
            "");
  EXPECT_EQ(result(3), 4);
}

TEST_F(EmulatorMbarriers, AreWaitedForByTheArrivalsPhase) {
  ASSERT_EQ(evaluate(kThreads, std::string(kStore) + R"(
  %s = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @bar)
  br label %again
again:
  %over = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) @bar, i64 %s)
  br i1 %over, label %done, label %again
done:
)" + kReadNext),
            "");
}

TEST_F(EmulatorMbarriers, AWaitLeftOutIsARace) {
  std::string problem =
      evaluate(kThreads, std::string(kStore) + kArrive + kReadNext);
  expectAll(problem, {"race", "load", "store"});
  // A test of which nobody asks the answer orders nothing.
  problem = evaluate(kThreads, std::string(kStore) + kArrive + R"(
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) @bar, i32 0)
)" + kReadNext);
  expectAll(problem, {"race"});
}

TEST_F(EmulatorMbarriers, AWaitWithoutEndNamesBothLocations) {
  for (const char *kind : {"try", "test"}) {
    std::string body =
        std::string(kStore) + kArrive + waitFor(0, kind) + kReadNext;
    std::string problem = evaluate(kThreads + 1, body);
    // The wait, the initialisation and the last arrival.
    expectAll(problem,
              {"kernel.py:37:7: thread", "(waiting for the mbarrier)",
               "waits without end for the end of phase 0",
               "kernel.py:29:7 initialised for 65 arrivals a phase",
               "1 never come", "the last arrival was at kernel.py:34:7"});
  }
}

TEST_F(EmulatorMbarriers, CountBytes) {
  std::string expecting = R"(
  br i1 %first, label %expect, label %on
expect:
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) @bar, i32 64)
  br label %on
on:
)";
  std::string complete = R"(
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) @bar, i32 1)
)";
  std::string read = "  %result = load i32, ptr addrspace(1) %from, align 4\n";
  EXPECT_EQ(evaluate(1, expecting + complete + waitFor(0) + read), "");
  std::string problem = evaluate(1, expecting + waitFor(0) + read);
  expectAll(problem, {"64 bytes are expected that never come"});
}

TEST_F(EmulatorMbarriers, CopiesArriveWhenTheyLand) {
  std::string copy = R"(
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %own, ptr addrspace(1) %from)
)";
  std::string arrive = R"(
  call void @llvm.nvvm.cp.async.mbarrier.arrive.noinc.shared(ptr addrspace(3) @bar)
)";
  for (uint64_t seed = 0; seed != 4; ++seed) {
    EmulatorOptions options;
    options.seed = seed;
    ASSERT_EQ(
        evaluate(kThreads, copy + arrive + waitFor(0) + kReadNext, options),
        "");
    EXPECT_EQ(result(5), 24);
  }
  // An arrival before the copy says nothing of it.
  expectAll(evaluate(kThreads, arrive + copy + waitFor(0) + kReadNext),
            {"race", "asynchronous copy"});
  expectAll(evaluate(kThreads, copy + arrive + kReadNext),
            {"race", "asynchronous copy"});
  // Without .noinc the phase counts one more, so a count of others is needed.
  EXPECT_EQ(evaluate(kThreads, copy + R"(
  call void @llvm.nvvm.cp.async.mbarrier.arrive.shared(ptr addrspace(3) @bar)
)" + kArrive + waitFor(0) + kReadNext),
            "");
}

TEST_F(EmulatorMbarriers, WrongUsesAreNamed) {
  std::string read = "  %result = load i32, ptr addrspace(1) %from, align 4\n";
  expectAll(evaluate(0, read), {"kernel.py:29:7", "0 arrivals"});
  expectAll(evaluate(kThreads, R"(
  %other = getelementptr i8, ptr addrspace(3) @bar, i32 8
  call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %other)
)" + read),
            {"uses memory in which no mbarrier was initialised"});
  expectAll(evaluate(1, R"(
  br i1 %first, label %expect, label %on
expect:
  store i64 0, ptr addrspace(3) @bar
  call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @bar)
  br label %on
on:
)" + read),
            {"stored over", "kernel.py:29:7 initialised it"});
  expectAll(evaluate(1, R"(
  br i1 %first, label %again, label %on
again:
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, i32 1)
  br label %on
on:
)" + read),
            {"kernel.py:29:7 has initialised one; invalidate that first"});
  // Between the last use and the end of it somebody has to wait.
  expectAll(evaluate(kThreads, R"(
  %last = icmp eq i32 %t, 63
  br i1 %last, label %end, label %use
use:
  call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) @bar)
  br label %on
end:
  call void @llvm.nvvm.mbarrier.inval.shared(ptr addrspace(3) @bar)
  br label %on
on:
)" + read),
            {"race", "invalidating the mbarrier"});
}

} // namespace
