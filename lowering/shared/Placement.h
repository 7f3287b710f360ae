// First bytes for buffers: as few bytes as a few greedy orders find.
#ifndef KILN_LOWERING_SHARED_PLACEMENT_H
#define KILN_LOWERING_SHARED_PLACEMENT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace kiln {

struct PlacedBuffer {
  int64_t bytes, alignment;
  /// Among buffers of as many bytes, these come first.
  bool isFirst = false;
  int64_t offset = 0;
};

/// Gives each buffer an offset such that no two that interfere overlap; returns
/// the bytes of all together.
int64_t placeBuffers(llvm::MutableArrayRef<PlacedBuffer> buffers,
                     llvm::function_ref<bool(unsigned, unsigned)> interfere);

} // namespace kiln

#endif
