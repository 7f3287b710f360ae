//===- MaskedAccessImpl.h - between MaskedAccess.cpp and its parts -------===//
#ifndef KILN_IR_PASSES_ACCESS_MASKEDACCESSIMPL_H
#define KILN_IR_PASSES_ACCESS_MASKEDACCESSIMPL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace kiln {
struct GpuTarget;

/// A call of llvm.masked.load or llvm.masked.store, and the i1 its mask
/// repeats.
struct MaskedCall {
  llvm::IntrinsicInst *call;
  llvm::Value *condition;

  bool isLoad() const {
    return call->getIntrinsicID() == llvm::Intrinsic::masked_load;
  }
  llvm::Value *pointer() const { return call->getArgOperand(isLoad() ? 0 : 1); }
  llvm::Value *mask() const { return call->getArgOperand(isLoad() ? 1 : 2); }
  llvm::Value *passThrough() const { return call->getArgOperand(2); }
  llvm::Value *stored() const { return call->getArgOperand(0); }
  llvm::Type *type() const {
    return isLoad() ? call->getType() : stored()->getType();
  }
  llvm::Align align() const {
    return call->getParamAlign(isLoad() ? 0 : 1).valueOrOne();
  }
};

/// An instruction as such a call; `condition` is null where the mask differs
/// between elements. Absent for other instructions.
std::optional<MaskedCall> maskedCall(llvm::Instruction &instruction);

/// NVPTX: one predicated instruction each; one without a predicate where the
/// condition is `true`.
llvm::Error predicateAccesses(llvm::ArrayRef<MaskedCall> calls,
                              const GpuTarget &target);

/// NVPTX: atomic additions of vectors, as one instruction each
/// (AtomicVectorPtx.cpp).
void writeVectorAtomics(llvm::Function &function, const GpuTarget &target);

/// Whether it is a cp.async of LLVM's; `sized`: that is told how many bytes it
/// reads.
bool isAsyncCopy(const llvm::Instruction &instruction, bool sized = false);

/// NVPTX: bytes that cp.async reads under a mask, as ptxas takes them for a
/// predicate (CopySizes.cpp).
void writeCopySizes(llvm::Function &function);

/// NVPTX: pointers that loops carry for cp.async, kept from loop strength
/// reduction (CopyPointers.cpp).
void keepCopyPointers(llvm::Function &function);

/// NVPTX: one pointer for all that a loop carries and advances alike, of those
/// that no copy takes (LoadPointers.cpp).
void shareLoadPointers(llvm::Function &function);

/// AMDGPU: plain accesses under branches. Never fails.
llvm::Error branchAroundAccesses(llvm::ArrayRef<MaskedCall> calls);

} // namespace kiln

#endif // KILN_IR_PASSES_ACCESS_MASKEDACCESSIMPL_H
