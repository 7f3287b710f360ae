// How much dynamic shared memory a kernel needs at least, as its code shows.
#ifndef KILN_TOOLS_AUTO_DYNAMICSHARED_H
#define KILN_TOOLS_AUTO_DYNAMICSHARED_H

#include "llvm/IR/Module.h"

namespace kiln {

/// The largest offset into the module's shared arrays of unknown size
/// (`external addrspace(3) global [0 x i8]`) that `kernel` is seen to reach, in
/// bytes. The launch knows the size; for residency this is a lower bound.
uint64_t dynamicSharedAtLeast(const llvm::Function &kernel);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_DYNAMICSHARED_H
