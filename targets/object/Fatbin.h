//===- Fatbin.h - the files several GPUs' code travels in -----------------===//
//
// NVIDIA's fatbin (magic 0xBA55ED50: a header, then entries of PTX or ELF,
// plain, LZ4 or zstd) and clang's offload bundle (text magic, a table of
// offsets; or compressed as a whole), alone or in a section of a host program
// (.nv_fatbin, .hip_fatbin).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_OBJECT_FATBIN_H
#define KILN_TARGETS_OBJECT_FATBIN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <vector>

namespace kiln {

/// Takes containers and yields the machine code files in them. Owns what it had
/// to decompress.
class Fatbin {
public:
  /// The pieces are named after the container.
  explicit Fatbin(llvm::StringRef name) : name(name) {}

  static bool isCuda(llvm::StringRef bytes);
  static bool isHip(llvm::StringRef bytes);

  /// One container or several after each other.
  llvm::Error add(llvm::StringRef bytes);
  /// A section of a host program; other sections than the two are no error.
  llvm::Error addSection(llvm::StringRef sectionName, llvm::StringRef bytes);
  /// ELF files for GPUs, in their order.
  std::vector<llvm::MemoryBufferRef> pieces() const { return found; }

private:
  llvm::Expected<llvm::StringRef> addCuda(llvm::StringRef bytes);
  llvm::Error addCudaEntries(llvm::StringRef entries);
  llvm::Expected<llvm::StringRef>
  decompressed(llvm::StringRef payload, uint64_t flags, uint64_t original);
  llvm::Expected<llvm::StringRef> addHip(llvm::StringRef bytes);
  llvm::Expected<llvm::StringRef> addCompressedHip(llvm::StringRef bytes);
  llvm::StringRef keep(std::unique_ptr<llvm::MemoryBuffer> buffer);

  std::string name;
  std::vector<llvm::MemoryBufferRef> found;
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> kept;
};

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_FATBIN_H
