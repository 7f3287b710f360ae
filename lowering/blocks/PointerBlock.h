// Which block of which tensor the pointers of a load are to.
#ifndef KILN_LOWERING_BLOCKS_POINTERBLOCK_H
#define KILN_LOWERING_BLOCKS_POINTERBLOCK_H

#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisAnalysis.h"
#include "lowering/blocks/AddressForm.h"
#include "targets/plan/Refusal.h"
#include <set>

namespace kiln {

/// A dimension of the tensor.
struct TensorDim {
  Polynomial stride; ///< elements
  Polynomial offset; ///< where the block begins
  /// Elements; none: the program reads none after the tensor's end.
  std::optional<Polynomial> size;
};

/// A block of a tensor that the kernel's arguments alone make.
struct PointerBlock {
  mlir::Value base;
  /// The block is of extent one along all but the last two, whose last one's
  /// elements are neighbours.
  llvm::SmallVector<TensorDim> dims;
  /// Whether the last one is the loaded tensor's first.
  bool isTransposed = false;
  /// Parameters that the proof takes not to be negative.
  std::set<unsigned> nonNegative;
};

/// What is asked of all accesses of a kernel.
struct PointerFacts {
  AddressForms &forms;
  const AxisAnalysis &axes;
};

/// Proves that a load of a tensor of two dimensions reads such a block, and
/// zeros where its mask is off. (Offsets that wrap around instead may become
/// zeros as well: nothing that comes of them is stored.) Else the reason why
/// not.
Refusal findBlock(tt::LoadOp load, PointerFacts facts, PointerBlock &block);

/// The same of a store, which stores nothing where its mask is off.
Refusal findBlock(tt::StoreOp store, PointerFacts facts, PointerBlock &block);

/// Whether a factor follows from the kernel's arguments alone.
bool isOfLaunch(const AddressForms::Factor &factor);

} // namespace kiln

#endif
