// The policy for the size of pointers to shared memory, where code generation
// asks for it: before there is a pipeline.
#ifndef KILN_TARGETS_POLICIES_SHAREDPOINTERS_H
#define KILN_TARGETS_POLICIES_SHAREDPOINTERS_H

#include "targets/directives/CompilationDirectives.h"
#include <optional>

namespace kiln {

/// What the kernels of the module order of their pointers to shared memory:
/// true for 32 bits. Absent if they order nothing. All kernels of a module have
/// pointers of one size, so an order that would change the pointers of a kernel
/// without it is refused.
std::optional<bool> requestedShortPointers(const llvm::Module &module,
                                           CompilationDirectives &orders);

} // namespace kiln

#endif // KILN_TARGETS_POLICIES_SHAREDPOINTERS_H
