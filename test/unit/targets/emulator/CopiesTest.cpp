//===- CopiesTest.cpp - asynchronous copies -------------------------------===//
//
// When they land, what zeros they write, and which uses of their source and
// destination are races.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

/// Each thread copies its four words of %in to shared memory, and stores what
/// `body` makes %result. The slot %own is the thread's, %next that of the
/// thread after it.
std::string copyKernel(const std::string &body) {
  return R"(
@shared = internal addrspace(3) global [2048 x i8] poison, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.commit.group()
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.cp.async.wait.all()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = mul i32 %t, 16
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %offset
  %own = getelementptr i8, ptr addrspace(3) @shared, i32 %offset
  %other = getelementptr i8, ptr addrspace(3) %own, i32 1024
  %after = add i32 %offset, 16
  %wrapped = and i32 %after, 1023
  %next = getelementptr i8, ptr addrspace(3) @shared, i32 %wrapped
)" + body +
         R"(
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %result, ptr addrspace(1) %p, align 4
  ret void
}
)";
}

constexpr const char *kBegin =
    "  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) "
    "%own, ptr addrspace(1) %from)\n"
    "  call void @llvm.nvvm.cp.async.commit.group()\n";
constexpr const char *kWait =
    "  call void @llvm.nvvm.cp.async.wait.group(i32 0)\n";
constexpr const char *kBarrier =
    "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n";
constexpr const char *kReadNext =
    "  %result = load i32, ptr addrspace(3) %next, align 4\n";

class EmulatorCopies : public EmulatorTest {
protected:
  static constexpr unsigned kThreads = 64;

  /// The message of the run's error, or "".
  std::string evaluate(const std::string &body, EmulatorOptions options = {}) {
    std::string problem = compile(copyKernel(body), "sm_80");
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
  void expectRace(const std::string &problem) {
    EXPECT_NE(problem.find("asynchronous copy"), std::string::npos) << problem;
    EXPECT_NE(problem.find("race"), std::string::npos) << problem;
  }
};

TEST_F(EmulatorCopies, LandForAllAfterWaitAndBarrier) {
  for (uint64_t seed = 0; seed != 6; ++seed) {
    EmulatorOptions options;
    options.seed = seed;
    ASSERT_EQ(
        evaluate(std::string(kBegin) + kWait + kBarrier + kReadNext, options),
        "");
    for (unsigned t = 0; t != kThreads; ++t)
      EXPECT_EQ(result(t), int32_t((t + 1) % kThreads * 4));
  }
}

TEST_F(EmulatorCopies, FillWithZeros) {
  ASSERT_EQ(evaluate(R"(
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %own, ptr addrspace(1) %from, i32 8)
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %other, ptr addrspace(1) null, i32 0)
  call void @llvm.nvvm.cp.async.wait.all()
  %second = getelementptr i8, ptr addrspace(3) %own, i32 4
  %third = getelementptr i8, ptr addrspace(3) %own, i32 8
  %a = load i32, ptr addrspace(3) %second, align 4
  %b = load i32, ptr addrspace(3) %third, align 4
  %c = load i32, ptr addrspace(3) %other, align 4
  %ab = add i32 %a, %b
  %result = add i32 %ab, %c
)"),
            "");
  EXPECT_EQ(result(5), 21);
}

TEST_F(EmulatorCopies, LandAsLateAsTheWaitAllows) {
  // Without the race check the value is that of before: nothing has landed.
  EmulatorOptions options;
  options.checkRaces = false;
  std::string two = std::string(R"(
  store i32 -1, ptr addrspace(3) %own, align 4
)") + kBegin + R"(
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %other, ptr addrspace(1) %from)
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 $n)
  %result = load i32, ptr addrspace(3) %own, align 4
)";
  auto waiting = [&](const char *n) {
    std::string body = two;
    body.replace(body.find("$n"), 2, n);
    return evaluate(body, options);
  };
  ASSERT_EQ(waiting("2"), "");
  EXPECT_EQ(result(3), -1);
  ASSERT_EQ(waiting("1"), "");
  EXPECT_EQ(result(3), 12);
  // Under odd seeds some land earlier, and some do not.
  unsigned early = 0;
  options.seed = 7;
  ASSERT_EQ(waiting("2"), "");
  for (unsigned t = 0; t != kThreads; ++t)
    early += result(t) != -1;
  EXPECT_GT(early, 0u);
  EXPECT_LT(early, kThreads);
}

TEST_F(EmulatorCopies, AReadBeforeTheWaitIsARace) {
  // By the thread itself, and by another one after a barrier.
  expectRace(
      evaluate(std::string(kBegin) +
               "  %result = load i32, ptr addrspace(3) %own, align 4\n"));
  expectRace(evaluate(std::string(kBegin) + kBarrier + kReadNext));
  // One wait too large.
  expectRace(evaluate(std::string(kBegin) +
                      "  call void @llvm.nvvm.cp.async.wait.group(i32 1)\n" +
                      kBarrier + kReadNext));
  // A wait without the barrier covers the thread's own copies only.
  expectRace(evaluate(std::string(kBegin) + kWait + kReadNext));
}

TEST_F(EmulatorCopies, ASlotThatIsStillReadIsARace) {
  std::string first = std::string(kBegin) + kWait + kBarrier + kReadNext;
  expectRace(evaluate(first + kBegin));
  EXPECT_EQ(evaluate(first + kBarrier + kBegin), "");
}

TEST_F(EmulatorCopies, ASourceThatIsOverwrittenIsARace) {
  std::string store = "  store i32 9, ptr addrspace(1) %from, align 4\n"
                      "  %result = add i32 0, 0\n";
  expectRace(evaluate(std::string(kBegin) + store));
  EXPECT_EQ(evaluate(std::string(kBegin) + kWait + store), "");
}

TEST_F(EmulatorCopies, AddressesAreChecked) {
  std::string problem = evaluate(R"(
  %odd = getelementptr i8, ptr addrspace(3) %own, i32 4
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %odd, ptr addrspace(1) %from)
  %result = add i32 0, 0
)");
  EXPECT_NE(problem.find("not aligned to 16 bytes"), std::string::npos)
      << problem;
  problem = evaluate(R"(
  %far = getelementptr i8, ptr addrspace(1) %from, i32 1024
  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) %own, ptr addrspace(1) %far)
  %result = add i32 0, 0
)");
  EXPECT_NE(problem.find("out of bounds"), std::string::npos) << problem;
  problem = evaluate(R"(
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %own, ptr addrspace(1) %from, i32 20)
  %result = add i32 0, 0
)");
  EXPECT_NE(problem.find("more bytes than the destination"), std::string::npos)
      << problem;
}

} // namespace
