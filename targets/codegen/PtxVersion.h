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
#include <optional>

namespace kiln {

/// NVIDIA's answer to choosePtxVersion (CodeGen.h).
llvm::Expected<unsigned> choosePtxVersionFor(const GpuTarget &target,
                                             unsigned wish);

/// The version, times ten, that a ptxas reads which prints this for --version;
/// absent if it is none of the CUDA tool kits known.
std::optional<unsigned> ptxVersionOfPtxas(llvm::StringRef printed);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_PTXVERSION_H
