// How a thread issues TMA copies of boxes of tensors (lowering/tma), on the
// GPUs that have TMA.
#ifndef KILN_LOWERING_VENDOR_TENSORCOPYOPS_H
#define KILN_LOWERING_VENDOR_TENSORCOPYOPS_H

#include "lowering/llvm/LLVMOpBuilder.h"
#include "targets/launch/abi/TensorMap.h"

namespace kiln {

/// How long lines are to stay in the L2 cache.
enum class L2Policy { Normal, EvictFirst, EvictLast };

/// What a tensor map says that the kernel makes. Dimensions in the order of the
/// source: the last one is contiguous.
struct MadeTensorMap {
  mlir::Value base; ///< a pointer to global memory
  TensorMapElement element;
  llvm::SmallVector<mlir::Value> sizes;   ///< i32, elements
  llvm::SmallVector<mlir::Value> strides; ///< i64, bytes, but of the last
  llvm::ArrayRef<int64_t> box;
  unsigned swizzleBytes;
  bool fillsNan;
};

class TensorCopyOps {
public:
  using Value = mlir::Value;
  virtual ~TensorCopyOps() = default;

  /// Writes a tensor map into bytes of shared memory that are zero.
  virtual void writeMap(LLVMOpBuilder &ir, Value shared,
                        const MadeTensorMap &map) const = 0;
  /// Copies it to global memory, where TMA then sees it, if a thread of this
  /// warp issues the copy. All lanes of the warp are here.
  virtual void publishMap(LLVMOpBuilder &ir, Value shared,
                          Value global) const = 0;

  /// A parameter that is a tensor map: attributes of one of LLVM's pointers.
  virtual void annotateMap(mlir::LLVM::LLVMFuncOp kernel,
                           unsigned parameter) const = 0;
  /// Begins to copy the box at `coordinates` (i32, in the order of the source)
  /// to shared memory; its bytes count at the mbarrier.
  virtual void load(LLVMOpBuilder &ir, Value destination, Value map,
                    mlir::ValueRange coordinates, Value barrier,
                    L2Policy policy) const = 0;
  /// Begins to copy a box from shared memory, or to combine each element there
  /// with it.
  virtual void store(LLVMOpBuilder &ir, Value source, Value map,
                     mlir::ValueRange coordinates,
                     std::optional<TensorReduction> reduction,
                     L2Policy policy) const = 0;
  /// Closes the group of the thread's stores since the last one.
  virtual void commitStores(LLVMOpBuilder &ir) const = 0;
  /// Until at most `pending` of the thread's groups still read.
  virtual void waitForStores(LLVMOpBuilder &ir, unsigned pending) const = 0;
};

} // namespace kiln

#endif
