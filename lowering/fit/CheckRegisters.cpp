// The pass kiln-check-registers: says of a kernel that needs more registers
// than a thread has, by a lower bound, that it will spill; it is compiled all
// the same, as by other compilers, unless LLVM and ptxas would spend minutes on
// a useless program. Where most of a thread's registers are needed, ptxas is
// told to use all there are.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/DoesNotFit.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/fit/Residency.h"
#include "lowering/passes/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_CHECKREGISTERS
#include "lowering/passes/Passes.h.inc"

namespace {

/// The share of a thread's registers that must be needed for ptxas to be told
/// so: fewer registers would then not let another block in. Left alone, ptxas
/// 13.0 gave attention backward, which needs 160 of 255, 32 registers and 13092
/// bytes of spill stores; told, 255 and 2088. That the border is there and not
/// nearer to 128, where telling changed nothing, is a guess.
constexpr double kCrowded = 160.0 / 255;

/// A kernel that needs more times the registers there are is refused: it would
/// spill nearly everything (a guess).
constexpr unsigned kMostTimes = 4;

/// How many of the largest values a message names.
constexpr unsigned kNamedValues = 5;

std::string whatHolds(const LiveTensor &tensor) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto type = cast<RankedTensorType>(tensor.value.getType());
  os << tensor.registers << " registers hold what '" << tensor.maker->getName()
     << "' makes, '"
     << RankedTensorType::get(type.getShape(), type.getElementType()) << "'";
  if (!isa_and_nonnull<tt::DotLike>(tensor.value.getDefiningOp()))
    os << ", from one iteration of the loop to the next";
  return text;
}

ArrayRef<LiveTensor> largest(const RegisterNeed &need) {
  return ArrayRef(need.live).take_front(kNamedValues);
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
      if (!function.isExternal() && failed(check(function, **target, *warps)))
        return signalPassFailure();
  }

  static LogicalResult check(tt::FuncOp function, const GpuTarget &target,
                             unsigned warps) {
    unsigned limit =
        Budget::forKernel(target, warps * target.warpSize, 0, 0).limit();
    // Accumulators that threads load from tensor memory are best loaded whole.
    if (target.isNvidia() &&
        registersNeeded(function).registers >= kCrowded * limit &&
        !function->hasAttr(kMinBlocksAttr))
      function->setAttr(kMinBlocksAttr,
                        StringAttr::get(function.getContext(), "1"));
    RegisterNeed need = registersNeededBesideTensors(function);
    if (need.registers <= limit)
      return success();
    std::string text;
    llvm::raw_string_ostream(text)
        << "kernel '" << function.getName() << "' needs at least "
        << need.registers << " registers a thread, but on " << target.name()
        << " a thread of a block of " << warps
        << (warps == 1 ? " warp" : " warps") << " has at most " << limit;
    auto module = function->getParentOfType<ModuleOp>();
    if (need.registers > int64_t(kMostTimes) * limit) {
      InFlightDiagnostic error = need.live.front().maker->emitError() << text;
      for (const LiveTensor &tensor : largest(need))
        error.attachNote(tensor.maker->getLoc()) << whatHolds(tensor);
      markAsUnfit(module);
      return error;
    }
    need.live.front().maker->emitRemark() << text << ": the others are spilled";
    for (const LiveTensor &tensor : largest(need))
      tensor.maker->emitRemark() << whatHolds(tensor);
    module->setAttr(gpu::kSpillsAttr, UnitAttr::get(module.getContext()));
    return success();
  }
};

} // namespace
} // namespace kiln
