// A module becomes one for a target (prepareModule of CodeGen.h).
#ifndef KILN_TARGETS_CODEGEN_PREPAREMODULE_H
#define KILN_TARGETS_CODEGEN_PREPAREMODULE_H

#include "targets/codegen/CodeGen.h"

namespace kiln {

/// Whether prepareModule has made this module one for this target.
llvm::Error checkPrepared(const llvm::Module &module, const GpuTarget &target);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_PREPAREMODULE_H
