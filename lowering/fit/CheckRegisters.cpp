// The pass kiln-check-registers: refuses a kernel whose register pressure
// exceeds a thread's registers by a lower bound, before LLVM and ptxas spend
// minutes on spilling. Where most of a thread's registers are needed, ptxas is
// told to use all there are.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/DoesNotFit.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/passes/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_CHECKREGISTERS
#include "lowering/passes/Passes.h.inc"

namespace {

/// LLVM's name for `.minnctapersm`. One block is no demand, but with it ptxas
/// stops looking for more.
constexpr llvm::StringLiteral kMinBlocksAttr = "nvvm.minctasm";

/// The share of a thread's registers that must be needed for ptxas to be told
/// so: fewer registers would then not let another block in. Left alone, ptxas
/// 13.0 gave attention backward, which needs 160 of 255, 32 registers and 13092
/// bytes of spill stores; told, 255 and 2088. That the border is there and not
/// nearer to 128, where telling changed nothing, is a guess.
constexpr double kCrowded = 160.0 / 255;

/// How many of the largest values an error names.
constexpr unsigned kNamedValues = 5;

void explain(InFlightDiagnostic &error, const RegisterNeed &need) {
  for (const LiveTensor &tensor :
       ArrayRef(need.live).take_front(kNamedValues)) {
    auto type = cast<RankedTensorType>(tensor.value.getType());
    Diagnostic &note = error.attachNote(tensor.maker->getLoc());
    note << tensor.registers << " registers hold what '"
         << tensor.maker->getName() << "' makes, "
         << RankedTensorType::get(type.getShape(), type.getElementType());
    if (!isa_and_nonnull<tt::DotOp>(tensor.value.getDefiningOp()))
      note << ", from one iteration of the loop to the next";
  }
}

class CheckRegisters : public impl::CheckRegistersBase<CheckRegisters> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<const GpuTarget *> target = gpu::getTarget(module);
    if (failed(target))
      return signalPassFailure();
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    if (failed(warps))
      return signalPassFailure();
    for (auto function : module.getOps<tt::FuncOp>())
      if (!function.isExternal() && failed(check(function, **target, *warps))) {
        markAsUnfit(module);
        return signalPassFailure();
      }
  }

  static LogicalResult check(tt::FuncOp function, const GpuTarget &target,
                             unsigned warps) {
    RegisterNeed need = registersNeeded(function);
    unsigned limit =
        Budget::forKernel(target, warps * target.warpSize, 0, 0).limit();
    // One more than the limit is enough: ptxas gives up on keeping accumulators
    // in registers at all. Measured with ptxas 13.0: 256 of 255 spill 12004
    // bytes.
    if (need.registers <= limit) {
      if (target.isNvidia() && need.registers >= kCrowded * limit &&
          !function->hasAttr(kMinBlocksAttr))
        function->setAttr(kMinBlocksAttr,
                          StringAttr::get(function.getContext(), "1"));
      return success();
    }
    InFlightDiagnostic error =
        need.live.front().maker->emitError()
        << "kernel '" << function.getName() << "' needs at least "
        << need.registers << " registers a thread, but on " << target.name()
        << " a thread of a block of " << warps
        << (warps == 1 ? " warp" : " warps") << " has at most " << limit;
    explain(error, need);
    return error;
  }
};

} // namespace
} // namespace kiln
