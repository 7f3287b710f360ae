//===- TensorLoads.cpp - tcgen05.ld needs a wait before its uses ----------===//
//
// PTX ISA, "tcgen05.wait": until tcgen05.wait::ld the registers of a tcgen05.ld
// are not the thread's. Nothing in LLVM IR ties the two, so the paths from each
// load to the next wait are searched for uses of what it loads:
//
//   %v = call <2 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x2(...)
//   %e = extractelement <2 x i32> %v, i32 0                  may stand here
//   call void @llvm.nvvm.tcgen05.wait.ld()
//   ... = add i32 %e, ...                                    may not, above
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/rewrite/TensorMemory.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

/// Whether a call is an instruction, as PTX spells it; LLVM has dots.
static bool isCallOf(const Instruction &inst, StringRef ptx, StringRef llvm) {
  const auto *call = dyn_cast<CallInst>(&inst);
  if (!call)
    return false;
  if (call->isInlineAsm())
    return cast<InlineAsm>(call->getCalledOperand())
        ->getAsmString()
        .contains(ptx);
  return call->getCalledFunction() &&
         call->getCalledFunction()->getName().starts_with(llvm);
}

static bool isWait(const Instruction &inst) {
  return isCallOf(inst, "tcgen05.wait::ld", "llvm.nvvm.tcgen05.wait.ld");
}

/// The instructions before which there must have been a wait: uses of the
/// value, and ends of blocks that hand it on.
static SmallPtrSet<Instruction *, 16> usesOf(Instruction &load) {
  SmallSetVector<Instruction *, 16> carriers;
  SmallPtrSet<Instruction *, 16> uses;
  carriers.insert(&load);
  for (unsigned i = 0; i != carriers.size(); ++i)
    for (Use &use : carriers[i]->uses()) {
      auto *user = cast<Instruction>(use.getUser());
      if (isa<ExtractValueInst, InsertValueInst, ExtractElementInst,
              InsertElementInst, ShuffleVectorInst, BitCastInst, FreezeInst>(
              user))
        carriers.insert(user);
      else if (auto *phi = dyn_cast<PHINode>(user))
        uses.insert(phi->getIncomingBlock(use)->getTerminator());
      else if (!isWait(*user))
        uses.insert(user);
    }
  return uses;
}

/// The first use that a path reaches without a wait, or null.
static Instruction *unwaitedUse(Instruction &load) {
  SmallPtrSet<Instruction *, 16> uses = usesOf(load);
  SmallPtrSet<BasicBlock *, 16> seen;
  SmallVector<Instruction *> starts = {load.getNextNode()};
  while (!starts.empty()) {
    Instruction *inst = starts.pop_back_val();
    for (; inst; inst = inst->getNextNode()) {
      if (inst == &load || isWait(*inst))
        break;
      if (uses.contains(inst))
        return inst;
      if (inst->isTerminator())
        for (BasicBlock *next : successors(inst->getParent()))
          if (seen.insert(next).second)
            starts.push_back(&next->front());
    }
  }
  return nullptr;
}

void kiln::emu::checkTensorLoads(Rewriter &rewriter) {
  for (Instruction &inst : instructions(rewriter.function)) {
    if (!isCallOf(inst, "tcgen05.ld.", "llvm.nvvm.tcgen05.ld.") || isWait(inst))
      continue;
    if (Instruction *use = unwaitedUse(inst))
      rewriter.refuse(*use, "uses what a tcgen05.ld has loaded, before the "
                            "tcgen05.wait::ld after it");
  }
}
