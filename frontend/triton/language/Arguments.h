//===- Arguments.h - what functions of the language ask of arguments ------===//
//
// A function gets values of any kind; these say what it needs of them, and
// report what it got instead. Each gives nothing (null) after an error.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_ARGUMENTS_H
#define KILN_FRONTEND_TRITON_LANGUAGE_ARGUMENTS_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// The most elements that a block may have, as Triton limits it.
inline constexpr int64_t maxBlockElements = 1048576;

/// An integer that is known at compile time; a bool is one, as in Python.
/// `what` is who needs it: "axis of expand_dims".
std::optional<int64_t> integerArgument(Emitter &emitter, const Value *value,
                                       const llvm::Twine &what);
/// The same of one value, without an error: null where it is no integer.
const IntValue *integerValue(Emitter &emitter, const Value *value);
/// The truth of a value that is known at compile time.
std::optional<bool> flagArgument(Emitter &emitter, const Value *value,
                                 const llvm::Twine &what);
/// A string; an empty one for None.
std::optional<llvm::StringRef>
textArgument(Emitter &emitter, const Value *value, const llvm::Twine &what);
/// A tensor, which may be a scalar or a pointer; no constants.
const TensorValue *tensorArgument(Emitter &emitter, const Value *value,
                                  const llvm::Twine &what);
/// A type: a scalar or a pointer.
const Type *typeArgument(Emitter &emitter, const Value *value,
                         const llvm::Twine &what);

/// The elements of a tuple; another value is one element.
llvm::ArrayRef<const Value *> elementsOf(const Value *const &value);
/// What `*name` collected: if that is one tuple, its elements, so that
/// `f(x, (4, 8))` is `f(x, 4, 8)`.
llvm::ArrayRef<const Value *> restOf(const Value *rest);
/// Integers that are known at compile time.
std::optional<llvm::SmallVector<int64_t>>
integersArgument(Emitter &emitter, llvm::ArrayRef<const Value *> values,
                 const llvm::Twine &what);
/// The shape of a block: powers of two, no more than `maxBlockElements`.
std::optional<llvm::SmallVector<int64_t>>
shapeArgument(Emitter &emitter, llvm::ArrayRef<const Value *> values);
/// `axis`, counted from the end where it is negative, of `rank` dimensions.
std::optional<unsigned> axisOf(Emitter &emitter, int64_t axis, size_t rank);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_ARGUMENTS_H
