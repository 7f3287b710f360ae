//===- Shadow.h - who accessed which byte last ----------------------------===//
//
// The memory of accesses beside one region of real memory, for RaceCheck.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RACES_SHADOW_H
#define KILN_TARGETS_EMULATOR_RACES_SHADOW_H

#include "llvm/Support/Allocator.h"
#include <cstdint>
#include <vector>

namespace kiln::emu {

/// When and by whom a byte was accessed. Time 0: never.
struct Stamp {
  uint32_t time = 0;
  uint32_t who = 0; // thread in the low bits, site above
};

/// What is remembered of the accesses to one granule of memory.
struct ShadowCell {
  Stamp write;
  Stamp otherBlock; // a read by a block other than the one of `reads`
  Stamp reads[2];   // reads by the block that read last
};

/// Shadow memory: the accesses to one region of memory. Pages appear when
/// touched and start with cells of four bytes; an access that does not fit them
/// splits its page.
class Shadow {
public:
  /// `perBlock`: the region is new in every block (shared memory), so accesses
  /// of earlier blocks do not count.
  Shadow(uint64_t bytes, bool perBlock);
  bool isPerBlock() const { return perBlock; }

private:
  friend class RaceCheck;
  static constexpr unsigned kPageShift = 10;
  struct Page {
    ShadowCell *cells = nullptr;
    unsigned shift = 2; // bytes of a cell, as a power of two
  };
  void materialize(Page &page);
  void split(Page &page, unsigned shift);

  bool perBlock;
  std::vector<Page> pages;
  llvm::BumpPtrAllocator memory;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RACES_SHADOW_H
