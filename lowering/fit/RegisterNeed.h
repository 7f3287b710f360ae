// How many registers a thread needs at least, whatever schedules its program:
// sums of dots and what loops carry cannot be computed again, so those that
// are live together are held together.
#ifndef KILN_LOWERING_FIT_REGISTERNEED_H
#define KILN_LOWERING_FIT_REGISTERNEED_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln {

/// A tensor that threads hold at the place where they hold most.
struct HeldTensor {
  mlir::Value value;
  /// 32-bit registers of each thread.
  int64_t registers;
  /// What makes it: for a value that a loop carries, what it is at the end of a
  /// iteration.
  mlir::Operation *maker;
};

struct RegisterNeed {
  int64_t registers = 0;
  /// The op after which they are needed; null where nothing is.
  mlir::Operation *at = nullptr;
  /// Largest first.
  llvm::SmallVector<HeldTensor> held;
};

/// 32-bit registers in which a thread holds its elements of a tensor with a
/// layout; narrow elements share registers.
int64_t registersOf(mlir::Value tensor);

/// What a thread of a kernel with layouts needs at least, where it needs most.
RegisterNeed registersNeeded(mlir::Operation *function);

/// What tensors of floats that live at once take of a thread's registers, where
/// they take most: those that come from memory, dots and other threads, too,
/// which could only be loaded or exchanged again.
int64_t registersOfFloats(mlir::Operation *function);

} // namespace kiln

#endif
