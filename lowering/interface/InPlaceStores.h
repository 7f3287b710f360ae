// Stores of a dot's operand to shared memory, where matrix instructions read it
// as it lies.
#ifndef KILN_LOWERING_INTERFACE_INPLACESTORES_H
#define KILN_LOWERING_INTERFACE_INPLACESTORES_H

#include "lowering/layout/LinearLayout.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <optional>

namespace kiln {

struct InPlaceStores {
  LinearLayout memory;
  /// What a warp spends on them, in half cycles.
  int64_t cost;
};

/// How threads that have an operand in layout `from` store it. `layoutAlong`
/// says which shared-memory layout whose neighbours are such along a dimension
/// would be read; nothing if none would. What has been loaded element by element
/// (`areSeparate`) lies along the dimension that takes the least time, for banks
/// and for packing; other values as they come, with neighbours of a register's
/// number together.
std::optional<InPlaceStores> planInPlaceStores(
    const LinearLayout &from, unsigned elementBytes, bool areSeparate,
    llvm::function_ref<std::optional<LinearLayout>(unsigned)> layoutAlong);

} // namespace kiln

#endif
