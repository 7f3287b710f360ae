//===- TensorMemoryTest.cpp - tcgen05 by LLVM's intrinsics ----------------===//
//
// A product of 128 x 16 x 16 with small whole numbers; and the same with each
// of its fences, waits and allocations left out, or wrong.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

constexpr unsigned kRows = 128, kColumns = 16, kDepth = 16;

const std::string kBarrier =
    "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n";

/// "name(arguments)" of tcgen05 that gives nothing.
std::string tensorCall(const std::string &text) {
  return "  call void @llvm.nvvm.tcgen05." + text + "\n";
}
std::string multiplyText(const std::string &addsD = "false",
                         const std::string &descriptor = "134479888") {
  return tensorCall("mma.shared(ptr addrspace(6) %d, i64 %desc.a, i64 %desc.b, "
                    "i32 " +
                    descriptor + ", i1 " + addsD + ", i32 0, i32 1, i32 0)");
}
const std::string kAllocate = tensorCall("alloc.shared.cg1(ptr addrspace(3) "
                                         "@slot, i32 32)"),
                  kDeallocate =
                      tensorCall("dealloc.cg1(ptr addrspace(6) %d, i32 32)"),
                  kCommit = tensorCall("commit.shared.cg1(ptr addrspace(3) "
                                       "@bar)"),
                  kWaitForStores = tensorCall("wait.st()"),
                  kRelinquish = tensorCall("relinq.alloc.permit.cg1()");

/// The kernel's parts. 128 threads put rows of A and of B (n by k) into core
/// matrices of shared memory: LBO 128, SBO 256, no swizzle. Each thread of its
/// warp's lanes stores a row of D.
struct TensorKernel {
  std::string allocate = kAllocate + kRelinquish; ///< by the first warp
  std::string allocated = kBarrier;
  std::string prepare = "";
  std::string fence = "  call void @llvm.nvvm.fence.proxy.async.shared_cta()\n";
  std::string ready = kBarrier;
  std::string issue = multiplyText() + kCommit; ///< by the first thread
  std::string issued = "";
  std::string test = "  %over = call i1 @llvm.nvvm.mbarrier.try.wait.parity."
                     "scope.cta.space.cta(ptr addrspace(3) @bar, i32 0)\n";
  std::string lanes = "shl i32 %warp, 21";
  std::string load = "  %v = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16("
                     "ptr addrspace(6) %mine, i1 false)\n" +
                     tensorCall("wait.ld()");
  std::string used = kBarrier;
  std::string deallocate = kDeallocate; ///< by the first warp
  std::string last = "0";               ///< which warp that is at the end

  std::string text() const {
    return R"(
@slot = internal addrspace(3) global i32 poison, align 4
@bar = internal addrspace(3) global i64 poison, align 8
@shared = internal addrspace(3) global [5632 x i8] poison, align 1024
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.fence.proxy.async.shared_cta()
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6), i32)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3))
declare void @llvm.nvvm.tcgen05.commit.shared.cg2(ptr addrspace(3))
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6), i64, i64, i32, i1, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.nvvm.tcgen05.mma.shared.scale_d(ptr addrspace(6), i64, i64, i32, i1, i64 immarg, i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.nvvm.tcgen05.cp.128x256b.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.128x128b.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.cp.32x128b_warpx4.cg1(ptr addrspace(6), i64)
declare void @llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale.block32(ptr addrspace(6), i64, i64, i32, i1, ptr addrspace(6), ptr addrspace(6), i32 immarg, i32 immarg)
declare void @llvm.nvvm.tcgen05.wait.ld()
declare void @llvm.nvvm.tcgen05.wait.st()
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6), i1 immarg)
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6), <16 x i32>, i1 immarg)
define ptx_kernel void @kernel(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %warp = lshr i32 %t, 5
  %first.warp = icmp eq i32 %warp, 0
  %first = icmp eq i32 %t, 0
  %group = lshr i32 %t, 3
  %member = and i32 %t, 7
  %at.group = mul i32 %group, 256
  %at.member = mul i32 %member, 16
  %at = add i32 %at.group, %at.member
  %next = add i32 %at, 128
  %row = mul i32 %t, 32
  %row.next = add i32 %row, 16
  %a.from = getelementptr i8, ptr addrspace(1) %a, i32 %row
  %a.from.next = getelementptr i8, ptr addrspace(1) %a, i32 %row.next
  %a.low = load <4 x i32>, ptr addrspace(1) %a.from, align 16
  %a.high = load <4 x i32>, ptr addrspace(1) %a.from.next, align 16
  %a.to = getelementptr i8, ptr addrspace(3) @shared, i32 %at
  %a.to.next = getelementptr i8, ptr addrspace(3) @shared, i32 %next
  store <4 x i32> %a.low, ptr addrspace(3) %a.to, align 16
  store <4 x i32> %a.high, ptr addrspace(3) %a.to.next, align 16
  %b.mine = icmp ult i32 %t, 16
  br i1 %b.mine, label %copy, label %copied
copy:
  %b.from = getelementptr i8, ptr addrspace(1) %b, i32 %row
  %b.from.next = getelementptr i8, ptr addrspace(1) %b, i32 %row.next
  %b.low = load <4 x i32>, ptr addrspace(1) %b.from, align 16
  %b.high = load <4 x i32>, ptr addrspace(1) %b.from.next, align 16
  %b.to = getelementptr i8, ptr addrspace(3) %a.to, i32 4096
  %b.to.next = getelementptr i8, ptr addrspace(3) %a.to.next, i32 4096
  store <4 x i32> %b.low, ptr addrspace(3) %b.to, align 16
  store <4 x i32> %b.high, ptr addrspace(3) %b.to.next, align 16
  br label %copied
copied:
  %base = ptrtoint ptr addrspace(3) @shared to i32
  %units = lshr i32 %base, 4
  %field = and i32 %units, 16383
  %start = zext i32 %field to i64
  %desc.a = or i64 %start, 70437464178688 ; version 1, strides of 128 and 256
  %desc.b = add i64 %desc.a, 256 ; 4096 bytes on
  br i1 %first.warp, label %allocate, label %allocated
allocate:
)" + allocate +
           "  br label %allocated\nallocated:\n"
           "  br i1 %first, label %init, label %begun\ninit:\n"
           "  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) @bar, "
           "i32 1)\n"
           "  br label %begun\nbegun:\n" +
           allocated +
           "  %address = load i32, ptr addrspace(3) @slot, align 4\n"
           "  %d = inttoptr i32 %address to ptr addrspace(6)\n"
           "  %lane.of.warp = " +
           lanes +
           "\n  %address.mine = add i32 %address, %lane.of.warp\n"
           "  %mine = inttoptr i32 %address.mine to ptr addrspace(6)\n" +
           prepare + fence + ready +
           "  br i1 %first, label %issue, label %issued\nissue:\n" + issue +
           "  br label %issued\nissued:\n" + issued +
           "  br label %wait\nwait:\n" + test +
           "  br i1 %over, label %done, label %wait\ndone:\n" + load +
           R"(
  %to.offset = mul i32 %t, 64
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %to.offset
  store <16 x i32> %v, ptr addrspace(1) %to, align 64
)" + used + "  %last = icmp eq i32 %warp, " +
           last + "\n  br i1 %last, label %free, label %end\nfree:\n" +
           deallocate + "  br label %end\nend:\n  ret void\n}\n";
  }
};

class EmulatorTensorMemory : public EmulatorTest {
protected:
  static int left(unsigned row, unsigned k) { return int(row * 3 + k) % 7 - 3; }
  static int right(unsigned column, unsigned k) {
    return int(column * 5 + k * 2) % 5 - 2;
  }
  std::string evaluate(const TensorKernel &kernel,
                       llvm::StringRef gpu = "sm_100a",
                       EmulatorOptions options = {}) {
    std::string problem = compile(kernel.text(), gpu);
    if (!problem.empty())
      return problem;
    buffers.clear();
    std::vector<_Float16> a, b;
    for (unsigned row = 0; row != kRows; ++row)
      for (unsigned k = 0; k != kDepth; ++k)
        a.push_back(left(row, k));
    for (unsigned column = 0; column != kColumns; ++column)
      for (unsigned k = 0; k != kDepth; ++k)
        b.push_back(right(column, k));
    return run({buffer("a", a), buffer("b", b),
                buffer("out", std::vector<float>(kRows * kColumns))},
               1, kRows, options);
  }
  void expectProduct(float before, float factor = 1) {
    std::vector<float> found = contents<float>(2);
    for (unsigned i = 0; i != kRows; ++i)
      for (unsigned j = 0; j != kColumns; ++j) {
        int sum = 0;
        for (unsigned k = 0; k != kDepth; ++k)
          sum += left(i, k) * right(j, k);
        ASSERT_EQ(found[i * kColumns + j], before + factor * float(sum))
            << i << ", " << j;
      }
  }
  void expectProblem(const TensorKernel &kernel,
                     std::initializer_list<const char *> parts) {
    std::string problem = evaluate(kernel);
    for (const char *part : parts)
      EXPECT_NE(problem.find(part), std::string::npos)
          << "'" << part << "' in: " << problem;
  }
};

/// Ones in D.
const std::string kStoreOnes =
    "  %one = bitcast <16 x float> splat (float 1.0) to "
    "<16 x i32>\n" +
    tensorCall("st.32x32b.x16(ptr addrspace(6) %mine, "
               "<16 x i32> %one, i1 false)");

TEST_F(EmulatorTensorMemory, Multiplies) {
  for (const char *gpu : {"sm_100a", "sm_103a"})
    for (uint64_t seed : {0, 1, 3}) {
      EmulatorOptions options;
      options.seed = seed;
      ASSERT_EQ(evaluate(TensorKernel(), gpu, options), "");
      expectProduct(0);
    }
  // Another GPU has none.
  std::string problem = evaluate(TensorKernel(), "sm_120a");
  EXPECT_NE(problem.find("unknown to the emulator: llvm.nvvm.tcgen05."),
            std::string::npos)
      << problem;
}

TEST_F(EmulatorTensorMemory, AddsToWhatIsThere) {
  TensorKernel kernel;
  kernel.prepare = kStoreOnes + kWaitForStores;
  kernel.issue = multiplyText("true") + kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(1);
  // In order, without waits between.
  kernel.issue = multiplyText("true") + multiplyText("true") + kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(1, 2);
  // Halved twice before.
  kernel.issue = tensorCall("mma.shared.scale_d(ptr addrspace(6) %d, i64 "
                            "%desc.a, i64 %desc.b, i32 134479888, i1 true, i64 "
                            "2, i32 0, i32 1, i32 0)") +
                 kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(0.25);
  // B negated.
  kernel.issue = multiplyText("true", "134496272") + kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(1, -1);
}

TEST_F(EmulatorTensorMemory, CopiesRows) {
  TensorKernel kernel;
  kernel.issue = multiplyText() + // in columns 8 to 15 only this stays
                 tensorCall("cp.128x256b.cg1(ptr addrspace(6) %d, i64 "
                            "%desc.a)") +
                 kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  std::vector<_Float16> found = contents<_Float16>(2);
  for (unsigned row = 0; row != kRows; ++row)
    for (unsigned k = 0; k != kDepth; ++k)
      ASSERT_EQ(float(found[row * 2 * kColumns + k]), float(left(row, k)));
}

// Each part that is left out is found.
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

/// A product of e4m3 with scales, which are copied from shared memory: 128 rows
/// and four runs along K in 512 bytes, for A and then for B. One run counts.
TEST_F(EmulatorTensorMemory, CopiesScales) {
  constexpr unsigned depth = 32, bytesOfScales = 512;
  auto issue = [](const char *shape, const char *from) {
    return "  %n = add i32 %address, 16\n"
           "  %s.a = inttoptr i32 %n to ptr addrspace(6)\n"
           "  %m = add i32 %address, 20\n"
           "  %s.b = inttoptr i32 %m to ptr addrspace(6)\n"
           // After A and B, rows of 16 bytes.
           "  %s.start = add i64 %start, 288\n"
           "  %desc.s = or i64 %s.start, 70403103916032\n"
           "  %desc.t = add i64 %desc.s, 32\n" +
           tensorCall("cp." + std::string(shape) +
                      ".cg1(ptr addrspace(6) %s.a, i64 " + from + ")") +
           tensorCall("cp.32x128b_warpx4.cg1(ptr addrspace(6) %s.b, i64 "
                      "%desc.t)") +
           tensorCall("mma.shared.mxf8f6f4.block_scale.block32(ptr "
                      "addrspace(6) %d, i64 %desc.a, i64 %desc.b, i32 "
                      "142868480, i1 false, ptr addrspace(6) %s.a, ptr "
                      "addrspace(6) %s.b, i32 1, i32 0)") +
           kCommit;
  };
  TensorKernel kernel;
  kernel.prepare = R"(
  %s.offset = mul i32 %t, 8
  %s.base = getelementptr i8, ptr addrspace(1) %b, i32 512
  %s.from = getelementptr i8, ptr addrspace(1) %s.base, i32 %s.offset
  %s.word = load i64, ptr addrspace(1) %s.from, align 8
  %s.place = getelementptr i8, ptr addrspace(3) @shared, i32 4608
  %s.to = getelementptr i8, ptr addrspace(3) %s.place, i32 %s.offset
  store i64 %s.word, ptr addrspace(3) %s.to, align 8
)";
  kernel.issue = issue("32x128b_warpx4", "%desc.s");
  ASSERT_EQ(compile(kernel.text(), "sm_100a"), "");
  auto bitsOf = [](int number) {
    llvm::APFloat value{double(number)};
    bool losesInfo;
    value.convert(llvm::APFloat::Float8E4M3FN(),
                  llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    return uint8_t(value.bitcastToAPInt().getZExtValue());
  };
  std::vector<uint8_t> a, b;
  for (unsigned i = 0; i != kRows; ++i)
    for (unsigned k = 0; k != depth; ++k)
      a.push_back(bitsOf(left(i, k)));
  for (unsigned j = 0; j != kColumns; ++j)
    for (unsigned k = 0; k != depth; ++k)
      b.push_back(bitsOf(right(j, k)));
  auto scale = [](bool ofB, unsigned row) {
    return int(row * (ofB ? 3 : 1)) % 5 - 2;
  };
  size_t first = b.size();
  b.resize(first + 2 * bytesOfScales, 255); // NaNs where none counts
  for (bool ofB : {false, true})
    for (unsigned row = 0; row != kRows; ++row)
      b[first + bytesOfScales * ofB + row % 32 * 16 + row / 32 * 4] =
          127 + scale(ofB, row);
  std::vector<KernelArg> args = {
      buffer("a", a), buffer("b", b),
      buffer("out", std::vector<float>(kRows * kColumns))};
  ASSERT_EQ(run(args, 1, kRows), "");
  std::vector<float> found = contents<float>(2);
  for (unsigned i = 0; i != kRows; ++i)
    for (unsigned j = 0; j != kColumns; ++j) {
      int sum = 0;
      for (unsigned k = 0; k != depth; ++k)
        sum += left(i, k) * right(j, k);
      ASSERT_EQ(found[i * kColumns + j],
                std::ldexp(float(sum), scale(false, i) + scale(true, j)))
          << i << ", " << j;
    }
  // Each warp's lanes need all of them.
  kernel.issue = issue("128x128b", "%desc.a");
  ASSERT_EQ(compile(kernel.text(), "sm_100a"), "");
  std::string problem = run(args, 1, kRows);
  EXPECT_NE(problem.find("takes scales that differ between the lanes of the "
                         "four warps"),
            std::string::npos)
      << problem;
}

} // namespace
