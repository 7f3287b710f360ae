//===- CopySizes.cpp - the bytes that a masked copy reads, for ptxas ------===//
//
// cp.async fills with zeros what it does not read, so that a masked copy reads
// all of its bytes or none: a selection by the mask. ptxas makes a predicate of
// the instruction of such a selection, for nothing. But where the mask is a
// conjunction, LLVM selects by one condition after the other (NVPTX has no
// say in it: shouldNormalizeToSelectSequence is left as it is), ptxas follows,
// and compares the outcome with zero: five instructions for two.
//
// A shift of the mask is the same number, which LLVM leaves alone once its
// middle end is done, but for making a product of it, and which ptxas (12.9,
// 13.0 and 13.4 were tried) reads like the selection.
//
//===----------------------------------------------------------------------===//
#include "ir-passes/access/MaskedAccessImpl.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace kiln {

/// The operand of a copy that says how many bytes it reads.
static constexpr unsigned kSizeOperand = 2;

bool isAsyncCopy(const Instruction &instruction, bool sized) {
  auto *call = dyn_cast<IntrinsicInst>(&instruction);
  if (!call)
    return false;
  switch (call->getIntrinsicID()) {
  case Intrinsic::nvvm_cp_async_ca_shared_global_4_s:
  case Intrinsic::nvvm_cp_async_ca_shared_global_8_s:
  case Intrinsic::nvvm_cp_async_ca_shared_global_16_s:
  case Intrinsic::nvvm_cp_async_cg_shared_global_16_s:
    return true;
  case Intrinsic::nvvm_cp_async_ca_shared_global_4:
  case Intrinsic::nvvm_cp_async_ca_shared_global_8:
  case Intrinsic::nvvm_cp_async_ca_shared_global_16:
  case Intrinsic::nvvm_cp_async_cg_shared_global_16:
    return !sized;
  default:
    return false;
  }
}

void writeCopySizes(Function &function) {
  SmallSetVector<SelectInst *, 8> sizes;
  const APInt *bytes;
  auto byMasks = m_Select(m_CombineOr(m_LogicalAnd(), m_LogicalOr()),
                          m_Power2(bytes), m_Zero());
  for (Instruction &instruction : instructions(function))
    if (isAsyncCopy(instruction, /*sized=*/true))
      if (auto *size =
              dyn_cast<SelectInst>(instruction.getOperand(kSizeOperand));
          size && match(size, byMasks))
        sizes.insert(size);
  for (SelectInst *size : sizes) {
    match(size, byMasks);
    IRBuilder<> ir(size);
    Value *taken = ir.CreateZExt(size->getCondition(), size->getType());
    Value *shifted = ir.CreateShl(taken, bytes->logBase2());
    shifted->takeName(size);
    size->replaceAllUsesWith(shifted);
    size->eraseFromParent();
  }
}

} // namespace kiln
