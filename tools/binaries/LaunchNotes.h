// What the JSON beside a file of machine code says of its launches.
#ifndef KILN_TOOLS_BINARIES_LAUNCHNOTES_H
#define KILN_TOOLS_BINARIES_LAUNCHNOTES_H

#include "targets/object/Resources.h"
#include "llvm/ADT/StringRef.h"

namespace kiln {

/// Adds to the kernels of `path` how they are launched, as far as the machine
/// code leaves it open: threads in a block and dynamic shared memory. Looks for
/// what Triton's cache keeps beside k.cubin, k.json (num_warps, warp_size,
/// shared), and for Kiln's sidecar, k.cubin.json. Files of that name that are
/// something else are left alone, and so are numbers that no launch has.
void addLaunchNotes(llvm::StringRef path,
                    llvm::MutableArrayRef<KernelResources> kernels);

/// The same from the text of one such file of either kind.
void addNotesOfTriton(llvm::StringRef json,
                      llvm::MutableArrayRef<KernelResources> kernels);
void addNotesOfKiln(llvm::StringRef json,
                    llvm::MutableArrayRef<KernelResources> kernels);

} // namespace kiln

#endif // KILN_TOOLS_BINARIES_LAUNCHNOTES_H
