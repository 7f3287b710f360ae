// NVIDIA's answers: ops of MLIR's NVVM dialect, and intrinsics where MLIR 22 has
// none (approximations and division). Names and operands: LLVM's
// IntrinsicsNVVM.td and the PTX ISA manual.
#include "lowering/vendor/TargetOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
namespace {

/// Every lane of the warp takes part: kernels only shuffle where control flow
/// is uniform.
constexpr int64_t kAllLanes = -1;
/// shfl's clamp operand for segments of 32 lanes: mask of lane bits that stay,
/// none, and the last lane.
constexpr int64_t kWholeWarp = 31;

class NvidiaOps final : public TargetOps {
public:
  using TargetOps::TargetOps;

  Value threadId(LLVMOpBuilder &ir, unsigned threads) const override {
    return NVVM::ThreadIdXOp::create(ir, ir.getI32Type(),
                                     rangeBelow(ir, threads));
  }
  Value blockId(LLVMOpBuilder &ir, unsigned axis) const override {
    return alongAxis<NVVM::BlockIdXOp, NVVM::BlockIdYOp, NVVM::BlockIdZOp>(
        ir, axis);
  }
  Value blockCount(LLVMOpBuilder &ir, unsigned axis) const override {
    return alongAxis<NVVM::GridDimXOp, NVVM::GridDimYOp, NVVM::GridDimZOp>(
        ir, axis);
  }
  // bar.sync orders shared and global memory alike.
  void barrier(LLVMOpBuilder &ir, BarrierMemory) const override {
    NVVM::BarrierOp::create(ir);
  }

  Value shuffle(LLVMOpBuilder &ir, Value value, Value lane) const override {
    return shuffle(ir, NVVM::ShflKind::idx, value, lane);
  }
  Value shuffleXor(LLVMOpBuilder &ir, Value value, unsigned mask,
                   Value) const override {
    return shuffle(ir, NVVM::ShflKind::bfly, value, ir.i32(mask));
  }
  Value reduceWarp(LLVMOpBuilder &ir, WarpReduction kind,
                   Value value) const override {
    if (target.computeCapability < 80) // PTX ISA: redux.sync requires sm_80.
      return {};
    using Kind = NVVM::ReduxKind;
    static constexpr Kind kinds[] = {Kind::ADD,  Kind::MIN,  Kind::MAX,
                                     Kind::UMIN, Kind::UMAX, Kind::AND,
                                     Kind::OR,   Kind::XOR};
    return NVVM::ReduxOp::create(ir, ir.getI32Type(), value,
                                 kinds[unsigned(kind)], ir.i32(kAllLanes));
  }

  // PTX ISA, "cp.async": sm_80, 4, 8 or 16 bytes, past L1 (.cg) only 16.
  bool canCopyAsync(unsigned bytes) const override {
    return target.computeCapability >= 80 &&
           (bytes == 4 || bytes == 8 || bytes == 16);
  }
  void copyAsync(LLVMOpBuilder &ir, Value destination, Value source,
                 unsigned bytes, Value read) const override {
    using Cache = NVVM::LoadCacheModifierKind;
    NVVM::CpAsyncOp::create(ir, destination, source, bytes,
                            bytes == 16 ? Cache::CG : Cache::CA, read);
  }
  void commitCopies(LLVMOpBuilder &ir) const override {
    if (target.computeCapability >= 80)
      NVVM::CpAsyncCommitGroupOp::create(ir);
  }
  void waitForCopies(LLVMOpBuilder &ir, unsigned pending) const override {
    if (target.computeCapability >= 80)
      NVVM::CpAsyncWaitGroupOp::create(ir, pending);
  }

  StringRef syncScope(Scope scope) const override {
    return scope == Scope::Block    ? "block"
           : scope == Scope::Device ? "device"
                                    : "";
  }

  // LLVM 22 selects a relaxed `atom` of device scope for every atomicrmw, but
  // the right `atom.cas` for every cmpxchg.
  bool atomicsHaveOrder() const override { return false; }

  // Errors, from the PTX ISA manual: ex2 2 ulp, lg2 absolute 2^-22.6 near 1,
  // sqrt and rsqrt 2^-23 and 2^-22.9 relative.
  Value approximate(LLVMOpBuilder &ir, Approximation function,
                    Value x) const override {
    switch (function) {
    case Approximation::Exp2:
      // Results below 2^-126 are zero. Keeping them costs a compare and two
      // multiplications for each exponential, a sixth of the instructions in a
      // softmax's loop.
      return ir.intrinsic("llvm.nvvm.ex2.approx.ftz", x.getType(), x);
    case Approximation::Log2:
      return ir.intrinsic("llvm.nvvm.lg2.approx.f", x.getType(), x);
    case Approximation::Sqrt:
      return ir.intrinsic("llvm.nvvm.sqrt.approx.f", x.getType(), x);
    case Approximation::Rsqrt:
      return ir.intrinsic("llvm.nvvm.rsqrt.approx.f", x.getType(), x);
    }
    llvm_unreachable("unknown approximation");
  }
  // div.full.f32: at most 2 ulp over the whole range; div.approx.f32, which an
  // approximate fdiv becomes, the same for divisors of 2^-126 to 2^126 (PTX
  // ISA). LLVM 22 selects machine code for a div.full by a constant that its
  // own verifier refuses.
  Value divide(LLVMOpBuilder &ir, Value a, Value b) const override {
    llvm::APFloat divisor(0.0f);
    if (matchPattern(b, m_ConstantFloat(&divisor)) && divisor.isNormal() &&
        std::abs(ilogb(divisor)) < 126)
      return LLVM::FDivOp::create(ir, a, b, LLVM::FastmathFlags::afn);
    return ir.intrinsic("llvm.nvvm.div.full", a.getType(), {a, b});
  }

  void annotateKernel(LLVM::LLVMFuncOp kernel, unsigned threads,
                      unsigned maxRegisters) const override {
    kernel.setCConv(LLVM::CConv::PTX_Kernel);
    addFunctionAttribute(kernel, "nvvm.reqntid", std::to_string(threads));
    if (maxRegisters)
      addFunctionAttribute(kernel, "nvvm.maxnreg",
                           std::to_string(maxRegisters));
  }

private:
  static Value shuffle(LLVMOpBuilder &ir, NVVM::ShflKind kind, Value value,
                       Value lane) {
    return NVVM::ShflOp::create(ir, ir.getI32Type(), ir.i32(kAllLanes), value,
                                lane, ir.i32(kWholeWarp), kind,
                                /*return_value_and_is_valid=*/UnitAttr());
  }
};

} // namespace

std::unique_ptr<TargetOps> createNvidiaOps(const GpuTarget &target) {
  return std::make_unique<NvidiaOps>(target);
}

} // namespace kiln
