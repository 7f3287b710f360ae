#include "ir-passes/loops/SameForAll.h"
#include "ir-passes/loops/LoopIterations.h"
#include "targets/isa/PtxAccess.h"
#include "targets/support/Kernel.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace kiln {

/// Coordinates and sizes that the threads of a block share.
static bool isOfTheBlock(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_x:
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_y:
  case Intrinsic::nvvm_read_ptx_sreg_ctaid_z:
  case Intrinsic::nvvm_read_ptx_sreg_nctaid_x:
  case Intrinsic::nvvm_read_ptx_sreg_nctaid_y:
  case Intrinsic::nvvm_read_ptx_sreg_nctaid_z:
  case Intrinsic::nvvm_read_ptx_sreg_ntid_x:
  case Intrinsic::nvvm_read_ptx_sreg_ntid_y:
  case Intrinsic::nvvm_read_ptx_sreg_ntid_z:
  case Intrinsic::amdgcn_workgroup_id_x:
  case Intrinsic::amdgcn_workgroup_id_y:
  case Intrinsic::amdgcn_workgroup_id_z:
    return true;
  default:
    return false;
  }
}

/// An instruction whose result follows from its operands and, for a load, from
/// memory that is not written for some threads alone.
static bool followsFromOperands(const Instruction &instr) {
  if (isa<LoadInst>(instr))
    return cast<LoadInst>(instr).isSimple();
  auto *call = dyn_cast<CallBase>(&instr);
  if (!call)
    return !instr.mayReadOrWriteMemory() && !isa<AllocaInst>(instr);
  if (call->isConvergent())
    return false;
  if (call->isInlineAsm()) {
    std::optional<PtxAccess> access = plainPtxAccess(
        cast<InlineAsm>(call->getCalledOperand())->getAsmString());
    return access && !access->isStore;
  }
  auto *intrinsic = dyn_cast<IntrinsicInst>(call);
  return intrinsic && call->doesNotAccessMemory() && call->arg_size() &&
         isSafeToSpeculativelyExecute(call);
}

bool isSameForAll(Value *value, const CountedLoop &loop,
                  const UniformityInfo &uniformity) {
  bool isOfKernel = isKernel(*loop.header->getParent());
  SmallVector<Value *> work = {value};
  SmallPtrSet<Value *, 16> seen;
  while (!work.empty()) {
    Value *at = work.pop_back_val();
    if (!seen.insert(at).second || isa<Constant>(at) ||
        (isa<Argument>(at) && isOfKernel))
      continue;
    auto *instr = dyn_cast<Instruction>(at);
    if (!instr)
      return false;
    auto *phi = dyn_cast<PHINode>(instr);
    if (phi && phi->getParent() == loop.header) {
      append_range(work, phi->incoming_values());
      continue;
    }
    auto *intrinsic = dyn_cast<IntrinsicInst>(instr);
    if (intrinsic && isOfTheBlock(intrinsic->getIntrinsicID()))
      continue;
    if (!phi && followsFromOperands(*instr)) {
      for (Value *operand : instr->operands())
        if (!isa<InlineAsm, Function>(operand))
          work.push_back(operand);
      continue;
    }
    if (!uniformity.isUniform(at))
      return false;
  }
  return true;
}

} // namespace kiln
