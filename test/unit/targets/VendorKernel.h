//===- VendorKernel.h - one kernel in the words of either vendor ----------===//
//
// Tests of the emulator's order and errors, whose kernels are written once and
// run as NVIDIA's and AMD's.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TEST_UNIT_TARGETS_VENDORKERNEL_H
#define KILN_TEST_UNIT_TARGETS_VENDORKERNEL_H

#include "targets/gpu/GpuTarget.h"
#include "test/unit/targets/EmulatorTesting.h"

namespace kiln::testing {

class VendorKernel : public EmulatorTest,
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

/// In place of a synchronisation that a test takes out.
inline constexpr const char *kNoBarrier = "%none = add i32 0, 0";

/// One GPU of each kind: NVIDIA's, AMD's with 64 lanes, and with 32.
inline auto everyVendor() {
  return ::testing::Values("sm_90a", "gfx942", "gfx1100");
}
inline std::string
vendorName(const ::testing::TestParamInfo<const char *> &info) {
  return info.param;
}

} // namespace kiln::testing

#endif // KILN_TEST_UNIT_TARGETS_VENDORKERNEL_H
