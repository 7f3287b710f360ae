//===- TracedCache.h - the first cache, as a block's accesses use it ------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_TRACEDCACHE_H
#define KILN_TARGETS_SIMULATOR_PATH_TRACEDCACHE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <list>

namespace kiln {

/// A first cache of sectors of 32 bytes, of which the least recently used makes
/// room; and the second cache, which has what others touched, and what this block
/// did if its part of it has not been filled anew since.
class TracedCache {
public:
  /// Bytes of both that are this block's.
  explicit TracedCache(size_t first, size_t second = SIZE_MAX)
      : most(first / sectorBytes), mostSecond(second / sectorBytes) {}

  static constexpr unsigned sectorBytes = 32;

  /// What an access moves between the SM and the second cache: bytes that this
  /// has, and others; and bytes that the first cache has.
  struct Bytes {
    float near = 0, far = 0, first = 0;
  };
  /// Accesses sectors, by address / 32. `bypasses`: the first cache is not asked,
  /// and gets nothing.
  Bytes access(llvm::ArrayRef<uint64_t> sectors, bool bypasses);

  /// Whether this block or others have touched what a number stands for, such
  /// as a block of a tensor; notes that it did.
  bool touch(uint64_t number);

  /// Takes what another block touches as being in the second cache.
  void share(const TracedCache &other);

private:
  size_t most, mostSecond;
  /// Sectors that came from beyond the second cache so far.
  size_t filled = 0;
  std::list<uint64_t> recent; // the most recent first
  llvm::DenseMap<uint64_t, std::list<uint64_t>::iterator> where;
  /// What this block touched, and what was `filled` when it did.
  llvm::DenseMap<uint64_t, size_t> touched;
  llvm::DenseSet<uint64_t> shared;
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_TRACEDCACHE_H
