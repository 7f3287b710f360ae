// The policy for the size of pointers to shared memory, for code generation,
// which needs it before there is a pass pipeline.
#ifndef KILN_TARGETS_POLICIES_SHAREDPOINTERS_H
#define KILN_TARGETS_POLICIES_SHAREDPOINTERS_H

#include "targets/directives/CompilationDirectives.h"
#include <optional>

namespace kiln {

/// What the module's kernels ask for their pointers to shared memory: true for
/// 32 bits. Absent if no directive says. All kernels of a module have pointers
/// of one size, so a directive that would change the pointers of a kernel
/// without it is refused.
std::optional<bool> requestedShortPointers(const llvm::Module &module,
                                           CompilationDirectives &directives);

} // namespace kiln

#endif // KILN_TARGETS_POLICIES_SHAREDPOINTERS_H
