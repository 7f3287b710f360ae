//===- PtxVersion.h - which version of PTX to write -----------------------===//
//
// PTX says in its first line which version of the language it is, and ptxas
// refuses what is newer than itself. So the version belongs to the ptxas that
// will read the text, not to the GPU alone.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_PTXVERSION_H
#define KILN_TARGETS_CODEGEN_PTXVERSION_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/VersionTuple.h"
#include <optional>

namespace kiln {

/// NVIDIA's answer to choosePtxVersion (CodeGen.h).
llvm::Expected<unsigned> choosePtxVersionFor(const GpuTarget &target,
                                             unsigned wish);

/// The version, times ten, that a text of PTX says it is; absent: it says none.
std::optional<unsigned> ptxVersionOfText(llvm::StringRef text);

/// The release of CUDA, such as 12.8, of a ptxas that prints this for
/// --version; absent if it says none.
std::optional<llvm::VersionTuple> releaseOfPtxas(llvm::StringRef printed);

/// The version, times ten, that such a ptxas reads; absent if it is none of the
/// CUDA tool kits known.
std::optional<unsigned> ptxVersionOfPtxas(llvm::StringRef printed);

/// Refuses a ptxas that is older than its option --apply-controls: the error
/// names its release and the remedy. One that does not say its release is left
/// to judge the option itself, and where there is none, assembling will say so.
llvm::Error checkPtxasTakesControls(const GpuTarget &target);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_PTXVERSION_H
