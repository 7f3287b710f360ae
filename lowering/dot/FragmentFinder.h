// Finds the registers that an instruction takes together.
#ifndef KILN_LOWERING_DOT_FRAGMENTFINDER_H
#define KILN_LOWERING_DOT_FRAGMENTFINDER_H

#include "lowering/dot/DotPlan.h"
#include "lowering/layout/Gf2.h"

namespace kiln {

/// The registers of one layout by coordinates, and those of a lane's part of a
/// tile, its *fragment*.
class FragmentFinder {
public:
  /// `fragment` says where the elements of a tile are from its first one.
  FragmentFinder(const LinearLayout &layout, DotPlan::Steps fragment);

  /// Coordinates in the layout's shape.
  llvm::SmallVector<int64_t> at(llvm::ArrayRef<int64_t> batch, int64_t row,
                                int64_t column) const;
  /// The registers of the tile whose first element is at `place`.
  llvm::SmallVector<unsigned, 8> fragment(llvm::ArrayRef<int64_t> place) const;
  /// Registers that hold first elements of tiles; of those that hold the same
  /// element, one.
  llvm::SmallVector<unsigned> firstRegisters() const;

private:
  unsigned find(llvm::ArrayRef<int64_t> place) const;

  const LinearLayout &layout;
  DotPlan::Steps inTile;
  Gf2Matrix registers;
  llvm::SmallVector<unsigned> steps;
};

} // namespace kiln

#endif
