//===- TorchTypes.h - what PyTorch says of its types of numbers -----------===//

#ifndef KILN_FRONTEND_TRITON_VALUE_TORCHTYPES_H
#define KILN_FRONTEND_TRITON_VALUE_TORCHTYPES_H

#include "frontend/triton/value/Value.h"

namespace kiln::triton {

/// What `torch.finfo` gives for a type, by the type's name without its module:
/// `float16`, `half`. Null of what is no type of floats. `resolution`, which
/// says how many decimal digits are right, is left out.
const Value *limitsOfTorchFloat(ValueTable &values, llvm::StringRef name);
/// What `torch.iinfo` gives: of `int32`, `long`.
const Value *limitsOfTorchInteger(ValueTable &values, llvm::StringRef name);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_VALUE_TORCHTYPES_H
