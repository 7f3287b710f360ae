//===- Families.h - the records of each family ----------------------------===//

#ifndef KILN_FRONTEND_TRITON_FUNCTIONS_FAMILIES_H
#define KILN_FRONTEND_TRITON_FUNCTIONS_FAMILIES_H

#include "frontend/triton/language/Builtin.h"

namespace kiln::triton {

/// The arguments of a function, one for each of its parameters.
using Values = llvm::ArrayRef<const Value *>;

/// The records of one family, of all releases.
#define KILN_TRITON_FAMILY(family, module)                                     \
  llvm::ArrayRef<Builtin> family##Builtins();
#include "frontend/triton/functions/Families.def"

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_FUNCTIONS_FAMILIES_H
