#include "mir-passes/memory/AsmPointers.h"
#include "targets/directives/AllDirectives.h"

#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Pass.h"

using namespace llvm;

namespace kiln {

const Value *AsmPointers::pointerOf(const MachineInstr &instr) const {
  return pointers.lookup(instr.getLocCookieMD());
}

class NoteAsmPointers : public FunctionPass {
public:
  static char ID;
  explicit NoteAsmPointers(std::shared_ptr<AsmPointers> table)
      : FunctionPass(ID), table(std::move(table)) {}
  StringRef getPassName() const override {
    return "Kiln notes on pointers of inline assembly";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
  }
  bool runOnFunction(Function &function) override;

private:
  std::shared_ptr<AsmPointers> table;
};
char NoteAsmPointers::ID = 0;

static const Value *onlyPointer(const CallBase &call) {
  const Value *found = nullptr;
  for (const Value *argument : call.args()) {
    if (!argument->getType()->isPointerTy())
      continue;
    if (found)
      return nullptr;
    found = argument;
  }
  return found;
}

bool NoteAsmPointers::runOnFunction(Function &function) {
  table->pointers.clear();
  if (!function.hasFnAttribute(kSchedStrategyAttr) &&
      !function.hasFnAttribute(kRematAttr))
    return false;
  LLVMContext &context = function.getContext();
  bool changed = false;
  for (Instruction &instr : instructions(function)) {
    auto *call = dyn_cast<CallBase>(&instr);
    if (!call || !call->isInlineAsm())
      continue;
    const Value *pointer = onlyPointer(*call);
    // "memory" among the clobbers is a compiler fence.
    StringRef constraints =
        cast<InlineAsm>(call->getCalledOperand())->getConstraintString();
    if (!pointer || constraints.contains("{memory}"))
      continue;
    // A front end's own node is a list of integers for its diagnostics; the
    // copy keeps them.
    SmallVector<Metadata *> cookie;
    if (const MDNode *theirs = instr.getMetadata("srcloc"))
      cookie.append(theirs->op_begin(), theirs->op_end());
    else
      cookie.push_back(ConstantAsMetadata::get(
          ConstantInt::get(Type::getInt64Ty(context), 0)));
    MDNode *node = MDNode::getDistinct(context, cookie);
    instr.setMetadata("srcloc", node);
    table->pointers[node] = pointer;
    changed = true;
  }
  return changed;
}

FunctionPass *AsmPointers::createPass(std::shared_ptr<AsmPointers> table) {
  return new NoteAsmPointers(std::move(table));
}

} // namespace kiln
