//===- BankCountTest.cpp - bank conflicts of small kernels ----------------===//
#include "test/unit/targets/EmulatorTesting.h"

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

/// Every thread accesses shared memory at %p, %stride bytes from its neighbour.
std::string kernelOf(const std::string &body) {
  return R"(
@shared = internal addrspace(3) global [16384 x i8] poison, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.wait.all()
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3))
define ptx_kernel void @kernel(ptr addrspace(1) %in, i32 %stride) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %offset = mul i32 %t, %stride
  %p = getelementptr i8, ptr addrspace(3) @shared, i32 %offset
)" + body +
         R"(
  ret void
}
)";
}

class BankCount : public EmulatorTest {
protected:
  /// What `body` asks of the banks, by `threads` threads.
  BankConflicts count(const std::string &body, uint32_t stride,
                      unsigned threads = 32) {
    EXPECT_EQ(compile(kernelOf(body), "sm_90a"), "");
    buffers.clear();
    KernelArg in = buffer("in", std::vector<uint32_t>(1024));
    BankConflicts banks;
    EmulatorOptions options;
    options.banks = &banks;
    EXPECT_EQ(run({in, KernelArg::scalar(stride, 4)}, 1, threads, options), "");
    return banks;
  }
  /// Accesses, the fewest phases, and those beyond.
  void expect(const BankConflicts &banks, uint64_t accesses, uint64_t fewest,
              uint64_t extra) {
    EXPECT_EQ(banks.accesses, accesses);
    EXPECT_EQ(banks.fewest, fewest);
    EXPECT_EQ(banks.extra, extra);
    EXPECT_EQ(banks.sites.empty(), extra == 0);
  }
};

constexpr const char *kStoreWord =
    "  store i32 0, ptr addrspace(3) %p, align 4\n";

TEST_F(BankCount, Words) {
  expect(count(kStoreWord, 4), 1, 1, 0);
  expect(count(kStoreWord, 8), 1, 1, 1);
  expect(count(kStoreWord, 128), 1, 1, 31);
  expect(count(kStoreWord, 132), 1, 1, 0);
  expect(count("  store i8 0, ptr addrspace(3) %p, align 1\n", 1), 1, 1, 0);
  // Two warps, twice.
  expect(count(kStoreWord + std::string(kStoreWord), 8, 64), 4, 4, 4);
  // A word that all read.
  expect(count("  %v = load volatile i32, ptr addrspace(3) @shared\n", 0), 1, 1,
         0);
}

TEST_F(BankCount, Vectors) {
  const std::string two =
      "  store <2 x i32> zeroinitializer, ptr addrspace(3) %p, align 8\n";
  expect(count(two, 8), 1, 2, 0);
  expect(count(two, 128), 1, 2, 30);
  const std::string four =
      "  store <4 x i32> zeroinitializer, ptr addrspace(3) %p, align 16\n";
  expect(count(four, 16), 1, 4, 0);
  expect(count(four, 32), 1, 4, 4);
  // Two instructions each.
  expect(count("  store <8 x i32> zeroinitializer, ptr addrspace(3) %p, align "
               "16\n",
               48),
         1, 8, 0);
  // What is aligned to a word goes word by word.
  expect(count("  store <2 x i32> zeroinitializer, ptr addrspace(3) %p, align "
               "4\n",
               8),
         1, 2, 2);
}

TEST_F(BankCount, RowsOfMatrices) {
  const std::string rows =
      "  %r = call { i32, i32, i32, i32 } "
      "@llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %p)\n";
  expect(count(rows, 16), 1, 4, 0);
  expect(count(rows, 128), 1, 4, 28);
  expect(count(rows, 144), 1, 4, 0);
}

TEST_F(BankCount, Copies) {
  const std::string copy =
      "  call void @llvm.nvvm.cp.async.cg.shared.global.16(ptr addrspace(3) "
      "%p, ptr addrspace(1) %in)\n"
      "  call void @llvm.nvvm.cp.async.wait.all()\n";
  expect(count(copy, 16), 1, 4, 0);
  expect(count(copy, 64), 1, 4, 12);
}

TEST_F(BankCount, LanesThatStayAwayAskForNothing) {
  const std::string some = R"(
  %few = icmp ult i32 %t, 8
  br i1 %few, label %then, label %end
then:
  store i32 0, ptr addrspace(3) %p, align 4
  br label %end
end:
)";
  expect(count(some, 128), 1, 1, 7);
}

TEST_F(BankCount, LanesMeetInTheirIterations) {
  const std::string loop = R"(
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %step = mul i32 %i, 128
  %q = getelementptr i8, ptr addrspace(3) %p, i32 %step
  store i32 0, ptr addrspace(3) %q, align 4
  %next = add i32 %i, 1
  %more = icmp ule i32 %next, %t
  br i1 %more, label %loop, label %end
end:
)";
  // Lane t comes t + 1 times; in iteration i the lanes from i on are there.
  expect(count(loop, 4), 32, 32, 0);
}

TEST_F(BankCount, TheWorstSiteComesFirst) {
  BankConflicts banks = count(R"(
  store i32 0, ptr addrspace(3) %p, align 4
  %half = udiv i32 %offset, 2
  %q = getelementptr i8, ptr addrspace(3) @shared, i32 %half
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load volatile i32, ptr addrspace(3) %q, align 4
  %w = load volatile i32, ptr addrspace(3) %p, align 4
)",
                              16);
  EXPECT_EQ(banks.extra, 3u + 1u + 3u);
  ASSERT_EQ(banks.sites.size(), 3u);
  // Of two alike the earlier line.
  EXPECT_EQ(banks.sites[0].what, "store");
  EXPECT_EQ(banks.sites[0].where, "kernel.py:14:7");
  EXPECT_EQ(banks.sites[1].what, "atomic load");
  EXPECT_EQ(banks.sites[1].where, "kernel.py:19:7");
  EXPECT_EQ(banks.sites[2].extra, 1u);
  EXPECT_EQ(banks.sites[2].fewest, 1u);
  BankConflicts twice = banks;
  twice.add(banks);
  EXPECT_EQ(twice.extra, 14u);
  EXPECT_EQ(twice.sites.size(), 3u);
  EXPECT_EQ(twice.sites[2].accesses, 2u);
}

} // namespace
