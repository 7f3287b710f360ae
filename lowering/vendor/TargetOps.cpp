#include "lowering/vendor/TargetOps.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {

std::unique_ptr<TargetOps> createNvidiaOps(const GpuTarget &target);
std::unique_ptr<TargetOps> createAmdOps(const GpuTarget &target);

std::unique_ptr<TargetOps> TargetOps::create(const GpuTarget &target) {
  return target.isNvidia() ? createNvidiaOps(target) : createAmdOps(target);
}

LLVM::ConstantRangeAttr TargetOps::rangeBelow(LLVMOpBuilder &ir,
                                              unsigned bound) {
  return LLVM::ConstantRangeAttr::get(ir.getContext(), llvm::APInt(32, 0),
                                      llvm::APInt(32, bound));
}

void TargetOps::endCluster(LLVMOpBuilder &ir, unsigned) const {
  barrier(ir, BarrierMemory::Shared);
}

void TargetOps::namedBarrier(LLVMOpBuilder &, unsigned, unsigned) const {
  llvm_unreachable("only kernels with a producer have such barriers");
}

void TargetOps::setRegisters(LLVMOpBuilder &, unsigned, bool) const {
  llvm_unreachable("only kernels with a producer move registers");
}

void TargetOps::copyAsync(LLVMOpBuilder &, Value, Value, unsigned,
                          Value) const {
  llvm_unreachable("this GPU has no such copy; see canCopyAsync");
}

void TargetOps::copyLanes(LLVMOpBuilder &, Value, Value, Value, unsigned,
                          Value) const {
  llvm_unreachable("this GPU has no such copy; see hasLaneCopies");
}

Value TargetOps::castFloat8(LLVMOpBuilder &, Value, FloatType,
                            FloatType) const {
  llvm_unreachable("this GPU has no such conversion; see castsFloat8");
}

SmallVector<Value> TargetOps::loadMatrices(LLVMOpBuilder &, Value, unsigned,
                                           bool) const {
  llvm_unreachable("this GPU has no such load; see hasMatrixLoads");
}

void TargetOps::storeMatrices(LLVMOpBuilder &, Value, ValueRange, bool) const {
  llvm_unreachable("this GPU has no such store; see hasMatrixStores");
}

Value TargetOps::loadTransposed(LLVMOpBuilder &, Value, unsigned) const {
  llvm_unreachable("this GPU has no such load; see hasTransposedReads");
}

void addFunctionAttribute(LLVM::LLVMFuncOp function, StringRef key,
                          StringRef value) {
  MLIRContext *context = function.getContext();
  SmallVector<Attribute> attributes;
  if (ArrayAttr existing = function.getPassthroughAttr())
    llvm::append_range(attributes, existing);
  attributes.push_back(
      ArrayAttr::get(context, {StringAttr::get(context, key),
                               StringAttr::get(context, value)}));
  function.setPassthroughAttr(ArrayAttr::get(context, attributes));
}

} // namespace kiln
