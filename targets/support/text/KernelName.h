// Names of kernels as people know them. In an object file a C++ kernel has a
// mangled name; that is what reports for programs keep.
#ifndef KILN_TARGETS_SUPPORT_TEXT_KERNELNAME_H
#define KILN_TARGETS_SUPPORT_TEXT_KERNELNAME_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// "scale(float*, int)" of "_Z5scalePfi"; a name that is not mangled as it is.
std::string readableKernelName(llvm::StringRef name);

/// Whether `asked`, mangled or as people know it, means the kernel `name`.
bool meansKernel(llvm::StringRef asked, llvm::StringRef name);

/// Whether one of `asked` means the kernel `name`; of none, every kernel is
/// meant.
bool isKernelMeant(llvm::ArrayRef<std::string> asked, llvm::StringRef name);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_TEXT_KERNELNAME_H
