//===- EmulatorAsm.cpp - inline assembly in emulated kernels ---------------------===//
//
// Inline assembly is text for a machine the emulator is not, so each piece is refused by its text and line.
//
//===----------------------------------------------------------------------===//
#include "targets/EmulatorRewrite.h"
#include "llvm/IR/InstIterator.h"

using namespace kiln;
using namespace kiln::emu;
using namespace llvm;

void kiln::emu::lowerInlineAsm(Rewriter &rewriter) {
  for (Instruction &inst : instructions(rewriter.function))
    if (auto *call = dyn_cast<CallInst>(&inst); call && call->isInlineAsm())
      rewriter.refuse(inst, "inline assembly '" + cast<InlineAsm>(call->getCalledOperand())->getAsmString() + "'");
}
