// Which loads of a kernel can be TMA copies, and their tensor maps.
#ifndef KILN_LOWERING_TMA_TENSORLOADS_H
#define KILN_LOWERING_TMA_TENSORLOADS_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/shared/PointerBases.h"
#include "targets/plan/Refusal.h"

namespace kiln {

class TensorLoads {
public:
  TensorLoads(tt::FuncOp kernel, const PointerBases &bases);

  /// Conversions of blocks before a transposition go after it: the dot
  /// reads the block in its buffer, and the buffer as if it lay transposed.
  void convertBehindTranspositions() const;
  /// The load of a block that is transposed and then converted; null: something
  /// else.
  static tt::LoadOp loadBehind(gpu::ConvertLayoutOp convert);

  /// The map by which TMA copies the loaded block into such a buffer; null
  /// where it cannot. Notes at the block why (BlockMaps.h).
  gpu::TensorMapType mapFor(tt::LoadOp load, gpu::MemDescType buffer) const;
  /// The same for a buffer as the block's rows are.
  gpu::TensorMapType mapOfRows(tt::LoadOp load, gpu::MemDescType buffer) const;
  /// The load that is none of a pipeline, or whose dot reads no such buffer.
  static void note(tt::LoadOp load, const Refusal &why);

  /// Replaces the load, which mapFor() has said can be, by a copy into a slot.
  gpu::TmaCopyOp copy(tt::LoadOp load, gpu::TensorMapType type,
                      mlir::Value slot, mlir::Value barrier) const;

private:
  bool isWritten(gpu::BlockOfOp block) const;
  /// Of a tensor of so many dimensions.
  gpu::TensorMapType
  mapBy(tt::LoadOp load,
        llvm::function_ref<gpu::TensorMapType(unsigned)> mapOfRank) const;
  /// Ops are handles, whose calls are no handle's own.
  tt::FuncOp function() const { return kernel; }

  tt::FuncOp kernel;
  const PointerBases &bases;
  PointerBaseSet written; ///< parameters through which the kernel writes
  /// Of blocks from no parameter that it writes: the bases of their tensors.
  llvm::DenseSet<mlir::Value> writtenTensors;
};

} // namespace kiln

#endif
