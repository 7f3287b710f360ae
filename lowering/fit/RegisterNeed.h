// How many registers a thread needs at least, whatever schedules its program:
// accumulators of dots and loop-carried values cannot be rematerialized, so
// those that are live together need registers together.
#ifndef KILN_LOWERING_FIT_REGISTERNEED_H
#define KILN_LOWERING_FIT_REGISTERNEED_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln {

/// A tensor live at the point of highest register pressure.
struct LiveTensor {
  mlir::Value value;
  /// 32-bit registers of each thread.
  int64_t registers;
  /// Its definition: for a loop-carried value, the value at the end of an
  /// iteration.
  mlir::Operation *maker;
};

struct RegisterNeed {
  int64_t registers = 0;
  /// The op after which they are needed; null where nothing is.
  mlir::Operation *at = nullptr;
  /// Largest first.
  llvm::SmallVector<LiveTensor> live;
};

/// 32-bit registers in which a thread holds its elements of a tensor with a
/// layout; narrow elements share registers.
int64_t registersOf(mlir::Value tensor);

/// The registers that a thread of a kernel with layouts needs at least, at the
/// point of highest pressure.
RegisterNeed registersNeeded(mlir::Operation *function);

/// The same without accumulators of dots on the tensor core, which lie in
/// tensor memory: threads load them part by part. Reports an error where a dot
/// has no plan.
RegisterNeed registersNeededBesideTensors(mlir::Operation *function);

/// What `registersNeededBesideTensors` counts, for each loop of a function: what
/// is needed in it where that is most.
llvm::DenseMap<mlir::Operation *, int64_t>
registersNeededInLoops(mlir::Operation *function);

/// What tensors of floats that live at once take of a thread's registers, where
/// they take most: those that come from memory, dots and other threads, too,
/// which could only be loaded or exchanged again.
int64_t registersOfFloats(mlir::Operation *function);

/// For each loop of a function what tensors of floats that live at once take of
/// a thread's registers, where they take most in it, if each is held from where
/// it is computed to its last use. More than there will be, where values are
/// computed element by element.
llvm::DenseMap<mlir::Operation *, int64_t>
registersOfFloatsInLoops(mlir::Operation *function);

} // namespace kiln

#endif
