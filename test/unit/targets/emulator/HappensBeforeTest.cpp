//===- HappensBeforeTest.cpp - missing synchronisation is reported --------===//
//
// Each kernel is correct as written; the tests take one synchronisation out and
// expect an error with both source lines.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/VendorKernel.h"

using namespace kiln;
using namespace kiln::testing;

namespace {

using EmulatorOrder = VendorKernel;

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

TEST_P(EmulatorOrder, EqualValuesInSharedMemoryMeet) {
  // As a compiler stores an element that several threads hold.
  std::string text = R"(
@shared = internal addrspace(3) global [4 x i8] poison, align 4
define KERNEL void @kernel(ptr addrspace(1) %out) {
  %t = THREAD
  store i32 VALUE, ptr addrspace(3) @shared, align 4
  ret void
}
)";
  std::string equal = text, different = text;
  equal.replace(text.find("VALUE"), 5, "7");
  different.replace(text.find("VALUE"), 5, "%t");
  KernelArg out = buffer("out", std::vector<int32_t>(1, 0));
  expectCompiles(equal);
  EXPECT_EQ(run({out}, 1, 128), "");
  expectCompiles(different);
  expectError(run({out}, 1, 128), {"kernel.py:5:7: race: store",
                                   "only one of these threads may store"});
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

INSTANTIATE_TEST_SUITE_P(Gpus, EmulatorOrder, everyVendor(), vendorName);

} // namespace
