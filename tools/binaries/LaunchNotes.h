// What the JSON beside a file of machine code says of its launches.
#ifndef KILN_TOOLS_BINARIES_LAUNCHNOTES_H
#define KILN_TOOLS_BINARIES_LAUNCHNOTES_H

#include "targets/object/Resources.h"
#include "llvm/ADT/StringRef.h"

namespace kiln {

/// What binds a sidecar to its file: the SHA-256 of the file's bytes, in
/// hexadecimal digits. The sidecar has it as "object_sha256".
std::string launchDigest(llvm::StringRef bytes);

/// Adds to the kernels of `path` how they are launched, as far as the machine
/// code leaves it open: threads in a block and dynamic shared memory. Looks for
/// what Triton's cache keeps beside k.cubin, k.json (num_warps, warp_size,
/// shared), and for Kiln's sidecar, k.cubin.json. A sidecar that is no JSON, or
/// none of the file with this digest, is left out, and `left` says so. Numbers
/// that no launch has are left out, too.
void addLaunchNotes(llvm::StringRef path, llvm::StringRef digest,
                    llvm::MutableArrayRef<KernelResources> kernels,
                    std::vector<std::string> &left);

/// The same from the text of one such file of either kind.
void addNotesOfTriton(llvm::StringRef json,
                      llvm::MutableArrayRef<KernelResources> kernels);
void addNotesOfKiln(llvm::StringRef json,
                    llvm::MutableArrayRef<KernelResources> kernels);

} // namespace kiln

#endif // KILN_TOOLS_BINARIES_LAUNCHNOTES_H
