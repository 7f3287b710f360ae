// Code objects by the names that AMD's and NVIDIA's tools have for them.
#ifndef KILN_TOOLS_BINARIES_CODEOBJECTURI_H
#define KILN_TOOLS_BINARIES_CODEOBJECTURI_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace kiln {

/// Whether a path is a URI of ROCm's (ROCdbgapi, "Code Object URI Syntax"):
/// file://PATH[#offset=N&size=M] or memory://PID#offset=N&size=M.
bool isCodeObjectUri(llvm::StringRef path);

/// The bytes that it names: a part of a file, or of a process's memory. An error
/// says what is missing, and for a process that is gone or not ours how its code
/// objects are saved.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
openCodeObject(llvm::StringRef uri);

} // namespace kiln

#endif // KILN_TOOLS_BINARIES_CODEOBJECTURI_H
