//===- TensorMemoryRulesTest.cpp - wrong uses of tensor memory ------------===//
//
// The product of TensorKernel.h with each of its fences, waits and allocations
// left out, or wrong: each is found.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/emulator/tensor/TensorKernel.h"

using namespace kiln;
using namespace kiln::testing;

namespace {

TEST_F(EmulatorTensorMemory, NeedsItsFenceAndBarriers) {
  TensorKernel kernel;
  kernel.fence = "";
  expectProblem(kernel, {"operand of tcgen05.mma",
                         "stored without a fence.proxy.async after it"});
  kernel = TensorKernel();
  kernel.ready = "";
  kernel.prepare = "  store <4 x i32> %a.low, ptr addrspace(3) %a.to, align "
                   "16\n";
  expectProblem(kernel, {"race", "operand of tcgen05.mma", "store"});
  kernel = TensorKernel();
  kernel.allocated = "";
  expectProblem(kernel, {"race", "tcgen05.alloc"});
  kernel = TensorKernel();
  kernel.used = "";
  expectProblem(kernel,
                {"race", "tcgen05.dealloc", "tcgen05.ld", "of tensor memory"});
}

TEST_F(EmulatorTensorMemory, NeedsItsWaits) {
  TensorKernel kernel;
  kernel.test = "  %over = icmp eq i32 0, 0\n";
  expectProblem(kernel,
                {"race", "tcgen05.ld", "tcgen05.mma", "of tensor memory"});
  kernel = TensorKernel();
  kernel.issue = multiplyText();
  expectProblem(kernel, {"waits without end for the end of phase 0"});
  // What comes after the commit is not waited for.
  kernel.issue = multiplyText() + kCommit + multiplyText("true");
  expectProblem(kernel, {"race", "tcgen05.ld", "tcgen05.mma"});
  kernel = TensorKernel();
  kernel.load.erase(kernel.load.find("  call void"));
  expectProblem(kernel, {"race", "tcgen05.dealloc", "tcgen05.ld"});
  kernel = TensorKernel();
  kernel.prepare = kStoreOnes;
  expectProblem(kernel, {"race", "tcgen05.mma", "tcgen05.st"});
  // Nobody takes D.
  kernel = TensorKernel();
  kernel.test = "  %over = icmp eq i32 0, 0\n";
  kernel.load = "  %v = bitcast <16 x i32> zeroinitializer to <16 x i32>\n";
  expectProblem(kernel, {"race", "tcgen05.dealloc", "tcgen05.mma"});
  EmulatorOptions options;
  options.checkRaces = false;
  std::string problem = evaluate(kernel, "sm_100a", options);
  EXPECT_NE(problem.find("the block ends before anybody has waited for that"),
            std::string::npos)
      << problem;
}

TEST_F(EmulatorTensorMemory, OperandsMayNotChangeBeforeTheWait) {
  const std::string store = "  store i32 0, ptr addrspace(3) %a.to, align 4\n";
  TensorKernel kernel;
  kernel.issued = store;
  expectProblem(kernel, {"race", "store", "operand of tcgen05.mma"});
  kernel = TensorKernel();
  kernel.load += store;
  EXPECT_EQ(evaluate(kernel), "");
  // Without the race check it shows in D.
  kernel = TensorKernel();
  kernel.issued = "  store <4 x i32> zeroinitializer, ptr addrspace(3) %a.to, "
                  "align 16\n"
                  "  store <4 x i32> zeroinitializer, ptr addrspace(3) "
                  "%a.to.next, align 16\n" +
                  kBarrier;
  EmulatorOptions options;
  options.checkRaces = false;
  ASSERT_EQ(evaluate(kernel, "sm_100a", options), "");
  expectProduct(0, 0);
}

TEST_F(EmulatorTensorMemory, AllocationHasRules) {
  auto allocating = [](const std::string &text) {
    TensorKernel kernel;
    kernel.allocate = text;
    return kernel;
  };
  auto columns = [](const std::string &count) {
    return tensorCall("alloc.shared.cg1(ptr addrspace(3) @slot, i32 " + count +
                      ")");
  };
  expectProblem(allocating(columns("48")),
                {"allocates 48 columns of tensor "
                 "memory, which is no power of two"});
  expectProblem(allocating(columns("16")), {"from 32 to 512"});
  expectProblem(allocating(columns("512") + columns("64")),
                {"allocates 64 columns of tensor memory, 576 with those that "
                 "the block has"});
  expectProblem(allocating(kAllocate + kRelinquish + kAllocate),
                {"after the block has relinquished the permit"});
  expectProblem(allocating("  store i32 0, ptr addrspace(3) @slot, align 4\n"),
                {"touches column 0 of tensor memory, which is not allocated"});
  TensorKernel kernel;
  kernel.deallocate = "";
  expectProblem(kernel, {"tensor memory that is allocated here is still there "
                         "when block (0, 0, 0) ends"});
  kernel.deallocate = tensorCall("dealloc.cg1(ptr addrspace(6) %d, i32 64)");
  expectProblem(kernel, {"deallocates 64 columns of tensor memory of an "
                         "allocation of 32"});
  kernel.deallocate = kDeallocate + kDeallocate;
  expectProblem(kernel, {"where no allocation begins"});
  kernel = TensorKernel();
  kernel.last = "1";
  expectProblem(kernel, {"that warp 0 has allocated"});
  // Use after it.
  kernel = TensorKernel();
  kernel.deallocate = "";
  kernel.prepare = "  br i1 %first.warp, label %early, label %late\nearly:\n" +
                   kDeallocate + "  br label %late\nlate:\n";
  expectProblem(kernel, {"tcgen05.mma", "which is not allocated"});
}

TEST_F(EmulatorTensorMemory, AWarpHasItsLanes) {
  TensorKernel kernel;
  kernel.lanes = "shl i32 %warp, 20";
  expectProblem(kernel,
                {"tcgen05.ld", "of tensor memory: warp ", "may touch lanes "});
  kernel = TensorKernel();
  kernel.lanes = "shl i32 %t, 16";
  expectProblem(kernel, {"gets different operands from the lanes of the warp"});
}

TEST_F(EmulatorTensorMemory, InstructionDescriptorsAreRead) {
  auto multiplying = [](const char *descriptor) {
    TensorKernel kernel;
    kernel.issue = multiplyText("false", descriptor) + kCommit;
    return kernel;
  };
  // No columns; 32 rows; e4m3; a D of integers; a sparse A.
  expectProblem(multiplying("134217744"),
                {"asks for another number of columns"});
  expectProblem(multiplying("33816592"), {"asks for another number of rows"});
  expectProblem(multiplying("134480144"), {"asks for a type of A or B"});
  expectProblem(multiplying("134479904"), {"asks for a type of D"});
  expectProblem(multiplying("134479892"), {"asks for a sparse A"});
  TensorKernel kernel;
  kernel.issue =
      "  %old = and i64 %desc.b, 68719476736\n" + multiplyText() + kCommit;
  kernel.issue.replace(kernel.issue.find("i64 %desc.b, i32"), 11, "i64 %old");
  expectProblem(kernel,
                {"a shared-memory descriptor that is not of version 1"});
  // Two blocks.
  kernel = TensorKernel();
  kernel.issue =
      multiplyText() + tensorCall("commit.shared.cg2(ptr addrspace(3) @bar)");
  expectProblem(kernel, {"unknown to the emulator: "
                         "llvm.nvvm.tcgen05.commit.shared.cg2"});
}

} // namespace
