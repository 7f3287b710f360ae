//===- Lz4.h - LZ4 blocks -------------------------------------------------===//
//
// What fatbinary of CUDA 11 and 12 compresses entries by. LLVM has zlib and
// zstd; for the one function that reads this, another library is too much.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_OBJECT_LZ4_H
#define KILN_TARGETS_OBJECT_LZ4_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace kiln {

/// Decompresses one block of the LZ4 block format ("LZ4 Block Format
/// Description", lz4 project) that holds `size` bytes. An error where it holds
/// more or less, or refers to bytes before its begin.
llvm::Expected<llvm::SmallVector<char, 0>> decompressLz4(llvm::StringRef block,
                                                         uint64_t size);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_LZ4_H
