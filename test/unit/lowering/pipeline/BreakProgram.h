// Lowered programs with one instruction of wgmma's order taken away: a fence, a
// commit, a wait.
#pragma once

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

namespace kiln::test {

/// What is done to a program before it runs.
using ProgramChange = llvm::function_ref<void(llvm::Module &)>;

inline void leaveProgram(llvm::Module &) {}

/// The calls of an intrinsic, or of assembly, that has `part` in its name or
/// text.
inline llvm::SmallVector<llvm::CallInst *> callsWith(llvm::Module &program,
                                                     llvm::StringRef part) {
  llvm::SmallVector<llvm::CallInst *> calls;
  for (llvm::Function &function : program)
    for (llvm::Instruction &inst : llvm::instructions(function))
      if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst)) {
        auto *text = llvm::dyn_cast<llvm::InlineAsm>(call->getCalledOperand());
        llvm::StringRef name = text ? llvm::StringRef(text->getAsmString())
                                    : call->getCalledOperand()->getName();
        if (name.contains(part))
          calls.push_back(call);
      }
  return calls;
}

/// Its results are the operands that they are tied to, which come first; of a
/// test, that it is so.
inline void removeCall(llvm::CallInst &call) {
  if (call.getType()->isIntegerTy(1)) {
    call.replaceAllUsesWith(llvm::ConstantInt::getTrue(call.getContext()));
  } else if (call.getType()->isStructTy()) {
    for (llvm::User *user : llvm::make_early_inc_range(call.users())) {
      auto *part = llvm::cast<llvm::ExtractValueInst>(user);
      part->replaceAllUsesWith(call.getArgOperand(*part->idx_begin()));
      part->eraseFromParent();
    }
  } else if (!call.use_empty()) {
    call.replaceAllUsesWith(call.getArgOperand(0));
  }
  call.eraseFromParent();
}

/// "wgmma.wait_group.sync.aligned 0;" waits for all but one group.
inline void waitForOneGroupLess(llvm::CallInst &call) {
  auto *assembly = llvm::cast<llvm::InlineAsm>(call.getCalledOperand());
  std::string text = assembly->getAsmString().str();
  unsigned pending = 0;
  size_t number = text.find_last_of(' ') + 1;
  llvm::StringRef(text).drop_front(number).consumeInteger(10, pending);
  text = text.substr(0, number) + std::to_string(pending + 1) + ";";
  call.setCalledOperand(llvm::InlineAsm::get(assembly->getFunctionType(), text,
                                             assembly->getConstraintString(),
                                             assembly->hasSideEffects()));
}

/// Runs a program once for each of its instructions with `part`, changed by
/// `change`, and calls `judge` with what was wrong with it then.
inline unsigned
breakEach(llvm::StringRef part,
          llvm::function_ref<void(llvm::CallInst &)> change,
          llvm::function_ref<std::string(ProgramChange)> run,
          llvm::function_ref<void(unsigned, const std::string &)> judge) {
  for (unsigned index = 0;; ++index) {
    bool exists = false;
    std::string problem = run([&](llvm::Module &program) {
      auto calls = callsWith(program, part);
      exists = index < calls.size();
      if (exists)
        change(*calls[index]);
    });
    if (!exists)
      return index;
    judge(index, problem);
  }
}

} // namespace kiln::test
