// The way that all of CDNA's waves take through their code.
#ifndef KILN_TARGETS_SIMULATOR_AMD_AMDWALK_H
#define KILN_TARGETS_SIMULATOR_AMD_AMDWALK_H

#include "targets/simulator/amd/AmdCode.h"
#include "targets/simulator/path/Path.h"

namespace kiln {

/// likelyPath of code in which there always are lanes that work, and which is
/// put into the sequence in which it is written: LLVM moves what a condition
/// guards to after the loop around it, and leaves jumps to jumps.
Path amdWalk(llvm::ArrayRef<ModelOp> ops, llvm::ArrayRef<AmdTraced> code,
             unsigned turns, size_t most);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_AMD_AMDWALK_H
