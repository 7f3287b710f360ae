// NVIDIA's barriers in shared memory: ops of MLIR's NVVM dialect, each of which
// becomes an intrinsic. (Its wait of one op, mbarrier.try_wait.parity, becomes
// assembly with a loop in it.) PTX ISA, "mbarrier": sm_80; bytes, and a wait
// that sleeps, sm_90.
#include "lowering/vendor/MbarrierOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
namespace {

class NvidiaMbarriers final : public MbarrierOps {
public:
  explicit NvidiaMbarriers(bool isSm90) : isSm90(isSm90) {}

  bool countBytes() const override { return isSm90; }

  void init(LLVMOpBuilder &ir, Value barrier,
            unsigned arrivals) const override {
    NVVM::MBarrierInitOp::create(ir, barrier, ir.i32(arrivals),
                                 /*predicate=*/Value());
  }
  void invalidate(LLVMOpBuilder &ir, Value barrier) const override {
    NVVM::MBarrierInvalOp::create(ir, barrier);
  }
  void arrive(LLVMOpBuilder &ir, Value barrier) const override {
    NVVM::MBarrierArriveOp::create(ir, Type(), barrier, /*count=*/Value());
  }
  void arriveExpecting(LLVMOpBuilder &ir, Value barrier,
                       unsigned bytes) const override {
    NVVM::MBarrierArriveExpectTxOp::create(
        ir, Type(), barrier, ir.i32(bytes), NVVM::MemScopeKind::CTA,
        /*relaxed=*/false, /*predicate=*/Value());
  }
  void arriveWithCopies(LLVMOpBuilder &ir, Value barrier) const override {
    NVVM::CpAsyncMBarrierArriveOp::create(ir, barrier, /*noinc=*/true);
  }
  Value isPhaseOver(LLVMOpBuilder &ir, Value barrier,
                    Value parity) const override {
    Type i1 = ir.getI1Type();
    if (isSm90)
      return NVVM::MBarrierTryWaitOp::create(ir, i1, barrier, parity,
                                             /*ticks=*/Value());
    return NVVM::MBarrierTestWaitOp::create(ir, i1, barrier, parity);
  }

private:
  const bool isSm90;
};

} // namespace

std::unique_ptr<MbarrierOps> createNvidiaMbarriers(const GpuTarget &target) {
  if (target.computeCapability < 80)
    return nullptr;
  return std::make_unique<NvidiaMbarriers>(target.computeCapability >= 90);
}

} // namespace kiln
