//===- Inputs.cpp ---------------------------------------------------------===//

#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"
#include "targets/support/Suggest.h"
#include "llvm/Support/InterleavedRange.h"

namespace kiln::triton {

const TensorValue *operandArgument(Emitter &emitter, const Value *value,
                                   const llvm::Twine &what) {
  switch (value->kind()) {
  case Value::Kind::Bool:
  case Value::Kind::Int:
  case Value::Kind::Float:
    return toTensor(emitter, value);
  default:
    return tensorArgument(emitter, value, what);
  }
}

std::optional<unsigned> wordArgument(Emitter &emitter, const Value *value,
                                     llvm::StringRef what,
                                     llvm::ArrayRef<Word> words,
                                     unsigned otherwise) {
  // Triton asks whether there is one: False and 0 are none.
  if (value->isConstant() && !isTrue(value))
    return otherwise;
  std::optional<llvm::StringRef> text = textArgument(emitter, value, what);
  if (!text)
    return std::nullopt;
  llvm::SmallVector<llvm::StringRef> known;
  for (const Word &word : words) {
    if (word.text == *text)
      return word.number;
    known.push_back(word.text);
  }
  emitter.error(what + " " + *text + " not supported" +
                kiln::suggestNearest(*text, known));
  return std::nullopt;
}

std::string shapeText(llvm::ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream(text) << '[' << llvm::interleaved(shape) << ']';
  return text;
}

unsigned scalarBits(const Type *scalar) {
  if (auto *type = llvm::dyn_cast<ScalarType>(scalar))
    return type->bits();
  return scalar->isPointer() ? 64 : 0;
}

llvm::SmallVector<const TensorValue *>
broadcastAll(Emitter &emitter, llvm::ArrayRef<const TensorValue *> values) {
  llvm::SmallVector<const TensorValue *> result(values);
  // The first one grows with each of the others; those before the last may
  // have to grow again.
  for (size_t pass = 0; pass != 2; ++pass)
    for (size_t index = 1; index + pass < result.size(); ++index) {
      std::tie(result[0], result[index]) =
          broadcastTogether(emitter, result[0], result[index]);
      if (!result[0])
        return {};
    }
  return result;
}

} // namespace kiln::triton
