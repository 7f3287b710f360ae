//===- ExchangeSlots.h - a thread's side of an exchange -------------------===//
#ifndef KILN_TARGETS_EMULATOR_REWRITE_EXCHANGESLOTS_H
#define KILN_TARGETS_EMULATOR_REWRITE_EXCHANGESLOTS_H

#include "targets/emulator/rewrite/Rewriter.h"

namespace kiln::emu {

/// The slots of 64 bits in which a thread hands over its operands to an
/// operation of the warp, and takes its results (warp/Exchange.h). One pair of
/// arrays serves all calls of a kernel, as a thread waits in one at a time.
class ExchangeSlots {
public:
  explicit ExchangeSlots(Rewriter &rewriter) : rewriter(rewriter) {}

  /// Makes a call of the runtime of `call`, whose uses take the results.
  void lower(llvm::IRBuilder<> &builder, llvm::CallInst &call,
             const ExchangeOp &op);

private:
  llvm::Value *store(llvm::IRBuilder<> &builder, llvm::CallInst &call,
                     const ExchangeOp &op);
  llvm::Value *load(llvm::IRBuilder<> &builder, llvm::Type *type,
                    unsigned &slot);
  llvm::Value *place(llvm::IRBuilder<> &builder, llvm::AllocaInst *&base,
                     unsigned slot);

  Rewriter &rewriter;
  llvm::AllocaInst *in = nullptr, *out = nullptr;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_REWRITE_EXCHANGESLOTS_H
