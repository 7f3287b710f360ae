// The memory a reference run may touch: named ranges of the host's memory. An
// address is a host address, so a pointer argument is simply `base + offset`.
#ifndef KILN_FRONTEND_REFERENCE_MEMORY_H
#define KILN_FRONTEND_REFERENCE_MEMORY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>

namespace kiln {

/// Legal memory of a run; an access anywhere else is an error.
struct MemoryRange {
  std::string name; ///< how messages call it: the argument's name
  uint8_t *base;
  size_t bytes;
};

namespace reference {

/// Checked access by address.
class Memory {
public:
  explicit Memory(llvm::ArrayRef<MemoryRange> ranges) : ranges(ranges) {}

  /// Reads `bytes` (at most 8) as a little-endian word.
  llvm::Expected<uint64_t> load(uint64_t address, unsigned bytes);
  /// Writes the low `bytes` of `word`.
  llvm::Error store(uint64_t address, unsigned bytes, uint64_t word);
  /// How often a store changed something.
  uint64_t changes() const { return changeCount; }

private:
  llvm::Expected<uint8_t *> locate(uint64_t address, unsigned bytes,
                                   const char *access);
  llvm::Error outside(uint64_t address, unsigned bytes,
                      const char *access) const;

  llvm::ArrayRef<MemoryRange> ranges;
  uint64_t changeCount = 0;
  size_t last = 0; ///< the range of the previous access: most stay in one
};

} // namespace reference
} // namespace kiln

#endif // KILN_FRONTEND_REFERENCE_MEMORY_H
