//===- Inputs.h - what functions make of their arguments ------------------===//
//
// Beside Arguments.h: numbers as tensors, words that stand for numbers, and
// several tensors at once.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_FUNCTIONS_INPUTS_H
#define KILN_FRONTEND_TRITON_FUNCTIONS_INPUTS_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// A tensor, or a number as the scalar that Triton makes of it; null after an
/// error, which says that it is to be `what`.
const TensorValue *operandArgument(Emitter &emitter, const Value *value,
                                   const llvm::Twine &what);

/// A word that stands for a number: ".ca" for a cache modifier.
struct Word {
  llvm::StringLiteral text;
  unsigned number;
};
template <typename Enum>
constexpr Word word(llvm::StringLiteral text, Enum number) {
  return {text, static_cast<unsigned>(number)};
}
/// The number of the word that the argument is, `otherwise` of None and of the
/// empty word. An error of `what` for others.
std::optional<unsigned> wordArgument(Emitter &emitter, const Value *value,
                                     llvm::StringRef what,
                                     llvm::ArrayRef<Word> words,
                                     unsigned otherwise);

/// `[16, 32]`, as messages write shapes.
std::string shapeText(llvm::ArrayRef<int64_t> shape);
/// The bits of a scalar; 64 of a pointer, 0 of anything else.
unsigned scalarBits(const Type *scalar);

/// All with the shape that they have together; empty after an error.
llvm::SmallVector<const TensorValue *>
broadcastAll(Emitter &emitter, llvm::ArrayRef<const TensorValue *> values);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_FUNCTIONS_INPUTS_H
