//===- Math.h - arithmetic intrinsics as plain IR -------------------------===//
#ifndef KILN_TARGETS_EMULATOR_MATH_MATH_H
#define KILN_TARGETS_EMULATOR_MATH_MATH_H

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

namespace kiln::emu {

/// Plain IR for an arithmetic intrinsic of either vendor, or null.
llvm::Value *lowerMath(llvm::IRBuilder<> &builder, llvm::CallInst &call);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_MATH_MATH_H
