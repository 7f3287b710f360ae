// How a tensor's registers move between a thread and tensor memory: which
// shape of tcgen05.ld and tcgen05.st, and which registers each of them has.
// Knows no MLIR.
#ifndef KILN_LOWERING_CONVERSION_TENSORPLAN_H
#define KILN_LOWERING_CONVERSION_TENSORPLAN_H

#include "lowering/layout/LinearLayout.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace kiln {

/// A tensor's accesses to tensor memory.
struct TensorPlan {
  TensorAccess access;
  struct Step {
    TensorAccess::Location at;
    /// For each word of the access, the registers that it consists of, the one
    /// in its low bits first.
    llvm::SmallVector<llvm::SmallVector<unsigned, 4>> words;
  };
  llvm::SmallVector<Step> steps;
  /// Lane and column that each bit of the warp's number adds.
  llvm::SmallVector<TensorAccess::Location> warps;

  /// Words in one access at most: each is a register until what it is for is
  /// computed (guess; instructions have up to 128).
  static constexpr unsigned kMostWords = 32;
};

/// The accesses of a matrix of elements of `bits`, whose element (row, column)
/// is at `location`; nothing where no shape hands out elements as the layout
/// does.
std::optional<TensorPlan> planTensorAccess(
    const LinearLayout &layout, unsigned bits,
    llvm::function_ref<TensorAccess::Location(int64_t, int64_t)> location);

} // namespace kiln

#endif
