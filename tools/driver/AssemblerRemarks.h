// What ptxas says of wgmma in its log, as remarks.
//
// Where ptxas finds that a program touches registers of a wgmma in flight, it
// puts a fence or a wait in (C7517, C7519), or has each wgmma wait for the one
// before ("serialized", C7509 to C7516), which costs most of their speed
// (research/mma.md section 4).
#ifndef KILN_TOOLS_DRIVER_ASSEMBLERREMARKS_H
#define KILN_TOOLS_DRIVER_ASSEMBLERREMARKS_H

#include "targets/codegen/CodeGen.h"

namespace kiln {

/// The pass that such remarks name; their name is ptxas's number, "C7514".
inline constexpr llvm::StringLiteral kAssemblerPass = "ptxas";

/// C7509 to C7520 in ptxas's log of some PTX; the location is that of the
/// source line for which the named line of PTX was written. One that names no
/// line has the location of the kernel's first that does.
std::vector<CodeGenRemark> assemblerRemarks(llvm::StringRef log,
                                            llvm::StringRef ptx);

/// Why ptxas has each wgmma of the kernel wait for the one before; null: it
/// does not.
const CodeGenRemark *findSerialized(llvm::ArrayRef<CodeGenRemark> remarks,
                                    llvm::StringRef kernel);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_ASSEMBLERREMARKS_H
