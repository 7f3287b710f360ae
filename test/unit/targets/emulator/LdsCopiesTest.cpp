//===- LdsCopiesTest.cpp - AMD's copies from global memory into LDS -------===//
//
// Lanes write one after another from the first lane's address on; what is out
// of a buffer becomes zeros; an asynchronous copy is there after a wait for its
// mark, for other waves after a barrier, and every earlier read is a race.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

/// Each lane of two waves copies its 16 bytes; `body` makes %result of %own,
/// its own place, or of %next, that of the lane of the other wave.
std::string ldsCopyKernel(const std::string &body) {
  return R"(
@shared = internal addrspace(3) global [2048 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32 immarg, i32, i32, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)
define amdgpu_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %offset = mul i32 %t, 16
  %from = getelementptr i8, ptr addrspace(1) %in, i32 %offset
  %descriptor = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 1600, i32 159744)
  %own = getelementptr i8, ptr addrspace(3) @shared, i32 %offset
  %wave = and i32 %offset, 1024
  %base = getelementptr i8, ptr addrspace(3) @shared, i32 %wave
  %others = xor i32 %offset, 1024
  %next = getelementptr i8, ptr addrspace(3) @shared, i32 %others
)" + body +
         R"(
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %result, ptr addrspace(1) %p, align 4
  ret void
}
)";
}

constexpr const char *beginAsync =
    "  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %from, "
    "ptr addrspace(3) %base, i32 16, i32 0, i32 0)\n"
    "  call void @llvm.amdgcn.asyncmark()\n";
constexpr const char *emptyGroup = "  call void @llvm.amdgcn.asyncmark()\n";
constexpr const char *barrier = "  call void @llvm.amdgcn.s.barrier()\n";
constexpr const char *readOwn =
    "  %result = load i32, ptr addrspace(3) %own, align 4\n";
constexpr const char *readNext =
    "  %result = load i32, ptr addrspace(3) %next, align 4\n";

std::string waitFor(unsigned left) {
  return "  call void @llvm.amdgcn.wait.asyncmark(i16 " + std::to_string(left) +
         ")\n";
}

class EmulatorLdsCopies : public EmulatorTest {
protected:
  static constexpr unsigned threads = 128;

  std::string evaluate(const std::string &body, uint64_t seed = 1) {
    std::string problem = compile(ldsCopyKernel(body), "gfx950");
    if (!problem.empty())
      return problem;
    buffers.clear();
    std::vector<int32_t> in;
    for (unsigned i = 0; i != 4 * threads; ++i)
      in.push_back(i);
    EmulatorOptions options;
    options.seed = seed;
    return run({buffer("in", in), buffer("out", std::vector<int32_t>(threads))},
               1, threads, options);
  }
  int32_t result(unsigned thread) const { return contents<int32_t>(1)[thread]; }
  void expectRace(const std::string &body) {
    std::string problem = evaluate(body);
    EXPECT_NE(problem.find("asynchronous copy"), std::string::npos) << problem;
    EXPECT_NE(problem.find("race"), std::string::npos) << problem;
  }
};

TEST_F(EmulatorLdsCopies, LandAfterTheWaitAndTheBarrier) {
  for (uint64_t seed = 0; seed != 6; ++seed) {
    ASSERT_EQ(evaluate(beginAsync + waitFor(0) + barrier + readNext, seed), "");
    for (unsigned t = 0; t != threads; ++t)
      EXPECT_EQ(result(t), int32_t((t ^ 64) * 4)) << "seed " << seed;
  }
}

TEST_F(EmulatorLdsCopies, AWaitIsForAllGroupsButTheLast) {
  ASSERT_EQ(evaluate(std::string(beginAsync) + emptyGroup + waitFor(1) +
                     barrier + readNext),
            "");
  for (unsigned t = 0; t != threads; ++t)
    EXPECT_EQ(result(t), int32_t((t ^ 64) * 4));
  expectRace(beginAsync + waitFor(1) + barrier + readNext);
}

TEST_F(EmulatorLdsCopies, WithoutWaitOrBarrierIsARace) {
  expectRace(std::string(beginAsync) + readOwn);
  expectRace(std::string(beginAsync) + barrier + readNext);
  std::string problem = evaluate(beginAsync + waitFor(0) + readNext);
  EXPECT_NE(problem.find("race"), std::string::npos) << problem;
}

TEST_F(EmulatorLdsCopies, TheCodeGeneratorWaitsForTheOthers) {
  ASSERT_EQ(evaluate(std::string("  call void @llvm.amdgcn.global.load.lds(ptr "
                                 "addrspace(1) %from, ptr addrspace(3) %base, "
                                 "i32 16, i32 0, i32 0)\n") +
                     barrier + readNext),
            "");
  for (unsigned t = 0; t != threads; ++t)
    EXPECT_EQ(result(t), int32_t((t ^ 64) * 4));
}

TEST_F(EmulatorLdsCopies, OutsideABufferIsZero) {
  ASSERT_EQ(
      evaluate(std::string(
                   "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr "
                   "addrspace(8) %descriptor, ptr addrspace(3) %base, i32 16, "
                   "i32 %offset, i32 0, i32 0, i32 0)\n") +
               barrier + readOwn),
      "");
  for (unsigned t = 0; t != threads; ++t)
    EXPECT_EQ(result(t), t < 100 ? int32_t(t * 4) : 0);
}

TEST_F(EmulatorLdsCopies, NarrowLanesAreRefused) {
  std::string problem =
      evaluate(std::string("  call void @llvm.amdgcn.global.load.lds(ptr "
                           "addrspace(1) %from, ptr addrspace(3) %base, i32 1, "
                           "i32 0, i32 0)\n") +
               readOwn);
  EXPECT_NE(problem.find("other than 4 or 16 bytes a lane"), std::string::npos)
      << problem;
}

} // namespace
