//===- WideOffsets.cpp - distances that stay in 32 bits -------------------===//
//
// NVIDIA: a pointer plus a number of 32 bits times the size of an element is
// one instruction (IMAD.WIDE), and `mul.wide.s32` says it. LLVM selects that
// where a number is made wide in the block that scales it. Loop strength
// reduction scales before the loop what was made wide anywhere, which gives a
// conversion and a shift of 64 bits: ptxas then keeps their result, two
// registers for a distance, through the loop, and adds in two instructions. So
// conversions are repeated where their results are scaled.
//
//===----------------------------------------------------------------------===//
#include "targets/registration/PipelineHook.h"
#include "targets/support/KernelAttributes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/Pass.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace kiln {
namespace {

class WideOffsets : public FunctionPass {
public:
  static char ID;
  WideOffsets() : FunctionPass(ID) {}
  StringRef getPassName() const override { return "Kiln wide offsets"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll(); // selection requires analyses of before
  }
  bool runOnFunction(Function &function) override {
    if (!function.hasFnAttribute(kLoweredAttr))
      return false;
    SmallVector<CastInst *> widened;
    for (Instruction &instruction : instructions(function))
      if (match(&instruction, m_ZExtOrSExt(m_Value())) &&
          instruction.getType()->isIntegerTy(64) &&
          instruction.getOperand(0)->getType()->isIntegerTy(32))
        widened.push_back(cast<CastInst>(&instruction));
    bool changed = false;
    for (CastInst *cast : widened)
      changed |= repeatWhereScaled(*cast);
    return changed;
  }

private:
  /// Whether a pointer moves by elements of several bytes, so that its index is
  /// scaled.
  static bool movesByElements(const User *user) {
    auto *step = dyn_cast<GetElementPtrInst>(user);
    return step && step->getNumIndices() == 1 &&
           !step->getSourceElementType()->isIntegerTy(8);
  }
  /// Whether it advances a pointer of copies, which has been kept from loop
  /// strength reduction by a freeze (CopyPointers.cpp). With one instruction
  /// for two, ptxas issues all copies at once, and a matmul with tiles of
  /// 128x256 takes 1.16 of its time
  /// (perf/results/h200-2026-11-30-copy-steps.md).
  static bool advancesCopies(const User *step) {
    auto *pointer = dyn_cast<GetElementPtrInst>(step);
    return pointer && isa<FreezeInst>(pointer->getPointerOperand()) &&
           any_of(step->users(), IsaPred<PHINode>);
  }
  static bool scales(const User *user, const Value *number) {
    if (movesByElements(user))
      return !advancesCopies(user);
    return (match(user, m_Shl(m_Specific(number), m_ConstantInt())) ||
            match(user, m_Mul(m_Specific(number), m_ConstantInt()))) &&
           none_of(user->users(), advancesCopies);
  }
  static bool repeatWhereScaled(CastInst &cast) {
    SmallMapVector<BasicBlock *, SmallVector<Use *>, 4> uses;
    for (Use &use : cast.uses()) {
      auto *user = dyn_cast<Instruction>(use.getUser());
      if (user && user->getParent() != cast.getParent() && scales(user, &cast))
        uses[user->getParent()].push_back(&use);
    }
    for (auto &[block, ofBlock] : uses) {
      Instruction *again = cast.clone();
      again->insertBefore(block->getFirstInsertionPt());
      for (Use *use : ofBlock)
        use->set(again);
    }
    if (cast.use_empty())
      cast.eraseFromParent();
    return !uses.empty();
  }
};
char WideOffsets::ID = 0;

const PipelineHook hook([](TargetMachine &machine, legacy::PassManagerBase &,
                           TargetPassConfig *config) {
  if (machine.getTargetTriple().isNVPTX() &&
      machine.getOptLevel() != CodeGenOptLevel::None)
    config->insertPass(lastBeforeSelection(), new WideOffsets);
});

} // namespace
} // namespace kiln
