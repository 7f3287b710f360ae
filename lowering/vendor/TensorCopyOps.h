// How a thread has boxes of tensors copied by the GPU's copy engine
// (lowering/tma), on the GPUs that have one.
#ifndef KILN_LOWERING_VENDOR_TENSORCOPYOPS_H
#define KILN_LOWERING_VENDOR_TENSORCOPYOPS_H

#include "lowering/LLVMOpBuilder.h"
#include "targets/support/TensorMap.h"

namespace kiln {

/// How long lines are to stay in the L2 cache.
enum class L2Policy { Normal, EvictFirst, EvictLast };

class TensorCopyOps {
public:
  using Value = mlir::Value;
  virtual ~TensorCopyOps() = default;

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
