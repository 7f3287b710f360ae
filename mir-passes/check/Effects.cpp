#include "mir-passes/check/Effects.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Support/AMDGPUAddrSpace.h"
#include "llvm/Support/NVPTXAddrSpace.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

bool isEffect(const MachineInstr &instr) {
  if (instr.isDereferenceableInvariantLoad() &&
      !instr.hasUnmodeledSideEffects())
    return false; // reads what never changes: an expression like any other
  return instr.mayLoadOrStore() || instr.hasUnmodeledSideEffects() ||
         instr.isCall() || instr.isTerminator() || instr.isPosition();
}

bool isConstantMemory(const MachineInstr &instr) {
  bool isPtx = instr.getMF()->getTarget().getTargetTriple().isNVPTX();
  return !instr.memoperands_empty() &&
         all_of(instr.memoperands(), [&](const MachineMemOperand *memory) {
           unsigned space = memory->getAddrSpace();
           return isPtx ? space == NVPTXAS::ADDRESS_SPACE_CONST ||
                              space == NVPTXAS::ADDRESS_SPACE_PARAM
                        : space == AMDGPUAS::CONSTANT_ADDRESS ||
                              space == AMDGPUAS::CONSTANT_ADDRESS_32BIT;
         });
}

bool isBarrier(const MachineInstr &instr) {
  // AMDGPU's hints to the scheduler (SCHED_BARRIER and its kin) have side
  // effects, but constrain nothing here and make no code.
  const auto *target = instr.getMF()->getSubtarget().getInstrInfo();
  if (instr.hasUnmodeledSideEffects() && !target->isGlobalMemoryObject(&instr))
    return false;
  return instr.isCall() || instr.hasUnmodeledSideEffects() ||
         instr.isTerminator() || instr.isPosition() ||
         instr.hasOrderedMemoryRef();
}

/// The objects an access may touch; false if they are not all known.
static bool objectsOf(const MachineInstr &instr,
                      SmallVectorImpl<const void *> &objects) {
  const MachineFrameInfo &frame = instr.getMF()->getFrameInfo();
  if (instr.memoperands_empty())
    return false;
  for (const MachineMemOperand *memory : instr.memoperands()) {
    if (memory->isVolatile() || memory->isAtomic())
      return false;
    if (const PseudoSourceValue *pseudo = memory->getPseudoValue()) {
      if (pseudo->isAliased(&frame))
        return false;
      objects.push_back(pseudo);
      continue;
    }
    SmallVector<Value *, 4> bases;
    if (!memory->getValue() ||
        !getUnderlyingObjectsForCodeGen(memory->getValue(), bases))
      return false;
    append_range(objects, bases);
  }
  return true;
}

bool mayTouchTheSame(const MachineInstr &a, const MachineInstr &b,
                     AAResults *aliases) {
  SmallVector<const void *, 4> objectsA, objectsB;
  if (objectsOf(a, objectsA) && objectsOf(b, objectsB) &&
      none_of(objectsA, [&](const void *object) {
        return is_contained(objectsB, object);
      }))
    return false;
  // With what the kernel says of its accesses: types, and scopes of aliases. AMD's
  // part of LLVM knows LDS and global memory to be separate only where the access
  // to LDS is asked of the other.
  return a.mayAlias(aliases, b, /*UseTBAA=*/true) &&
         b.mayAlias(aliases, a, /*UseTBAA=*/true);
}

} // namespace kiln
