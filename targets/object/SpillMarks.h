// Which instructions of a kernel are spills: the marks that ptxas leaves.
#ifndef KILN_TARGETS_OBJECT_SPILLMARKS_H
#define KILN_TARGETS_OBJECT_SPILLMARKS_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace kiln {

struct SpillCounts {
  unsigned stores = 0, loads = 0;
  uint64_t storeBytes = 0, loadBytes = 0;
  /// Marked instructions that go to shared memory instead.
  unsigned shared = 0;
  /// Offsets of all of them.
  std::vector<uint32_t> offsets;
  /// There are more than the marks name, and nothing says which: the numbers
  /// are lower bounds.
  bool atLeast = false;
};

/// Counts what `marks`, the payload of the annotations of a kernel, and its
/// code say. ptxas 13.0 to 13.5 keeps the size of the payload in 16 bits and
/// lets it overflow, so of every 8,192 marks none may be left. Where all the
/// missing ones together are all the other local accesses of the code, those
/// are counted; else the numbers are lower bounds. The error says which mark is
/// after the end of the code.
llvm::Expected<SpillCounts> countSpills(llvm::ArrayRef<uint8_t> code,
                                        llvm::ArrayRef<uint8_t> marks,
                                        const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_SPILLMARKS_H
