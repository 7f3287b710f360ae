// Stores of blocks, and reductions into them, by TMA.
#ifndef KILN_LOWERING_TMA_TENSORSTORES_H
#define KILN_LOWERING_TMA_TENSORSTORES_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/shared/PointerBases.h"
#include "targets/plan/Refusal.h"
#include <map>

namespace kiln {

/// The buffer in which a block lies in rows, as TMA brings and takes it; null:
/// it takes none such.
gpu::MemDescType bufferOfRows(mlir::RankedTensorType block);

/// Why TMA cannot store a value of this type to the block; empty: it can.
Refusal whyNotStored(mlir::Type value, gpu::BlockOfOp block);

/// Stores of a kernel's blocks through buffers, from which TMA copies them.
class TensorStores {
public:
  /// Buffers have at most `available` bytes.
  TensorStores(tt::FuncOp kernel, const PointerBases &bases, int64_t available);

  /// Shared memory from which TMA performs the store while a loop over tiles
  /// goes on; 0: it does not.
  int64_t bytesOfTiles(tt::StoreOp store) const;

  /// Makes TMA do all stores that it can; notes at other blocks why not
  /// (BlockMaps.h), whose reductions become atomics. An error where there are
  /// no such atomics.
  llvm::LogicalResult write();

private:
  Refusal whyNot(mlir::Operation *store) const;
  bool isTouchedElsewhere(gpu::BlockOfOp block) const;
  /// Ops are handles, whose calls are no handle's own.
  tt::FuncOp function() const { return kernel; }

  tt::FuncOp kernel;
  const PointerBases &bases;
  int64_t available;
  std::map<unsigned, unsigned> touching; ///< ops, by parameter
  /// Ops that access blocks from no parameter, by the bases of their tensors.
  llvm::DenseMap<mlir::Value, unsigned> touchingTensors;
};

} // namespace kiln

#endif
