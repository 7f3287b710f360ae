//===- PackFloats.h - pairs of floats in one instruction ------------------===//
//
// CDNA since gfx90a adds and multiplies two floats in one instruction
// (v_pk_add_f32, v_pk_mul_f32, v_pk_fma_f32). LLVM's vectorizer finds pairs
// from stores, sums and built vectors upward; it does not reach what lies
// before something without pairs, like the exponentials of a softmax. There all
// elements of a row are scaled by one number, and one maximum is subtracted
// from all of them: such groups are pairs to begin with, and so is what both of
// a pair are added to next.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_IR_PASSES_PACKFLOATS_H
#define KILN_IR_PASSES_PACKFLOATS_H

#include "llvm/IR/PassManager.h"

namespace kiln {

/// Makes one operation on <2 x float> of two additions, subtractions or
/// multiplications of a block that share an operand, and of their users.
class PackFloats : public llvm::PassInfoMixin<PackFloats> {
public:
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace kiln

#endif // KILN_IR_PASSES_PACKFLOATS_H
