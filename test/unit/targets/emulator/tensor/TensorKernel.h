//===- TensorKernel.h - a product on tensor memory, part by part ----------===//
//
// tcgen05 by LLVM's intrinsics: 128 x 16 x 16, with small whole numbers.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TEST_UNIT_TARGETS_EMULATOR_TENSOR_TENSORKERNEL_H
#define KILN_TEST_UNIT_TARGETS_EMULATOR_TENSOR_TENSORKERNEL_H

#include "test/unit/targets/EmulatorTesting.h"

namespace kiln::testing {

inline constexpr unsigned kRows = 128, kColumns = 16, kDepth = 16;

inline const std::string kBarrier =
    "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n";

/// "name(arguments)" of tcgen05 that gives nothing.
inline std::string tensorCall(const std::string &text) {
  return "  call void @llvm.nvvm.tcgen05." + text + "\n";
}
inline std::string multiplyText(const std::string &addsD = "false",
                                const std::string &descriptor = "134479888") {
  return tensorCall("mma.shared(ptr addrspace(6) %d, i64 %desc.a, i64 %desc.b, "
                    "i32 " +
                    descriptor + ", i1 " + addsD + ", i32 0, i32 1, i32 0)");
}
inline const std::string kAllocate =
                             tensorCall("alloc.shared.cg1(ptr addrspace(3) "
                                        "@slot, i32 32)"),
                         kDeallocate = tensorCall(
                             "dealloc.cg1(ptr addrspace(6) %d, i32 32)"),
                         kCommit =
                             tensorCall("commit.shared.cg1(ptr addrspace(3) "
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
inline const std::string kStoreOnes =
    "  %one = bitcast <16 x float> splat (float 1.0) to "
    "<16 x i32>\n" +
    tensorCall("st.32x32b.x16(ptr addrspace(6) %mine, "
               "<16 x i32> %one, i1 false)");

} // namespace kiln::testing

#endif // KILN_TEST_UNIT_TARGETS_EMULATOR_TENSOR_TENSORKERNEL_H
