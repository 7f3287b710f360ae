// What a file given to kiln is. The pipeline has two entry points, tile IR and
// LLVM IR; the rest is refused by name.
#ifndef KILN_TOOLS_SOURCE_SOURCE_H
#define KILN_TOOLS_SOURCE_SOURCE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace kiln {

enum class SourceKind { TileIR, LLVMIR };

/// Bitcode is known by its first bytes; else the file's suffix decides and, for
/// other suffixes, the text.
/// The error says what was found instead.
llvm::Expected<SourceKind> sourceKind(llvm::MemoryBufferRef source);

/// A file of kernels, and the kernel of it that is meant; empty: all of them.
struct Source {
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  std::string kernel;
};

/// Opens FILE or FILE:KERNEL; FILE may be "-", standard input.
llvm::Expected<Source> openSource(llvm::StringRef argument);

/// Opens any file; the error names it and the reason. What has no size of its
/// own (a pipe, standard input) is read up to a limit, and a device is refused,
/// so that endless input is an error.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
openFile(llvm::StringRef path);

} // namespace kiln

#endif // KILN_TOOLS_SOURCE_SOURCE_H
