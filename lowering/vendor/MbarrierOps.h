// What a thread does to barriers in shared memory (lowering/dialect/GpuMemory.td), on
// the GPUs that have them.
#ifndef KILN_LOWERING_VENDOR_MBARRIEROPS_H
#define KILN_LOWERING_VENDOR_MBARRIEROPS_H

#include "lowering/llvm/LLVMOpBuilder.h"

namespace kiln {

class MbarrierOps {
public:
  using Value = mlir::Value;
  virtual ~MbarrierOps() = default;

  /// Whether a phase counts bytes, too, for `arriveExpecting`.
  virtual bool countBytes() const = 0;

  virtual void init(LLVMOpBuilder &ir, Value barrier,
                    unsigned arrivals) const = 0;
  virtual void invalidate(LLVMOpBuilder &ir, Value barrier) const = 0;
  virtual void arrive(LLVMOpBuilder &ir, Value barrier) const = 0;
  virtual void arriveExpecting(LLVMOpBuilder &ir, Value barrier,
                               unsigned bytes) const = 0;
  /// Arrives when the thread's copies so far have landed.
  virtual void arriveWithCopies(LLVMOpBuilder &ir, Value barrier) const = 0;
  /// i1: whether the phase of this parity (i32) is over. May take a while where
  /// it is not.
  virtual Value isPhaseOver(LLVMOpBuilder &ir, Value barrier,
                            Value parity) const = 0;
};

} // namespace kiln

#endif
