//===- Attributes.h - what tensors and types say of themselves ------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_ATTRIBUTES_H
#define KILN_FRONTEND_TRITON_LANGUAGE_ATTRIBUTES_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

struct Builtin;

/// `value.name` of a tensor, a descriptor or a type: `x.shape`, `x.dtype`,
/// `x.T`, `dtype.primitive_bitwidth`, and methods of types, bound to the type:
/// `dtype.is_floating`. Null where there is none, without an error; `x.T` of
/// what has no two dimensions is null after one. Methods of tensors are records
/// (`lookupMethod`).
const Value *attributeOf(Emitter &emitter, const Value *value,
                         llvm::StringRef name);

/// The method of types that has the name, or null. Its first argument is the
/// type.
const Builtin *lookupTypeMethod(llvm::StringRef name);

/// What `triton.language` holds beside functions and modules: types (float32,
/// pi32_t), PropagateNan, TRITON_MAX_TENSOR_NUMEL. Null where there is none.
const Value *languageConstant(Emitter &emitter, llvm::StringRef name);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_ATTRIBUTES_H
