// What loads and stores of global memory have in common. A thread accesses
// `kiln.vector` neighbouring elements per instruction; where a mask is given
// the access is one of LLVM's masked intrinsics with the mask of the whole
// vector, which targets/ turns into what the vendor has.
//
// Cache modifiers: .cs and evict_first are non-temporal accesses; .cv is a
// volatile load. The other hints (.ca, .cg, .wb, .wt, evict_last, evict_normal)
// ask for nothing that LLVM IR can say and change no result; what copies by
// tensor maps follow: lowering/vendor/NvidiaTensorCopies.cpp.
#ifndef KILN_LOWERING_OPS_MEMORY_VECTORACCESS_H
#define KILN_LOWERING_OPS_MEMORY_VECTORACCESS_H

#include "frontend/dialect/Tile.h"
#include "lowering/layout/LinearLayout.h"

namespace kiln {

/// One instruction's worth of registers: neighbours from `first` on.
struct VectorAccess {
  unsigned first = 0, size = 1;
};

/// The instructions of a thread for an op (with kiln.vector) on a tensor of
/// `layout`; null: a scalar. Registers that only repeat others take no part.
llvm::SmallVector<VectorAccess> vectorAccesses(mlir::Operation *op,
                                               const LinearLayout *layout,
                                               unsigned elementBytes);

/// The mask, or null if it masks nothing.
mlir::Value usefulMask(mlir::Value mask);

/// Whether data is not expected to be used again.
bool isStreaming(tt::CacheModifier cache, tt::EvictionPolicy evict);

/// A failure, said at the op, where `pointer` is a block pointer.
llvm::LogicalResult refuseBlockPointer(mlir::Operation *op, mlir::Type pointer);

} // namespace kiln

#endif
