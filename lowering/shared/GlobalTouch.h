// How the threads of a block may meet in global memory although each touches
// only elements of its own by the program: where several threads hold an
// element, all of them load it and one stores it; and where a load and a store
// have different layouts, other threads store than have loaded.
//
// Tile IR executes its ops in order, so a store must not overtake such a load,
// nor such a load a store. Elements of one op and elements at which two ops
// with one layout meet are the program's own business, as in Triton: it asks
// for a barrier where threads exchange through global memory.
#ifndef KILN_LOWERING_SHARED_GLOBALTOUCH_H
#define KILN_LOWERING_SHARED_GLOBALTOUCH_H

#include "lowering/shared/PointerBases.h"
#include "mlir/IR/Attributes.h"

namespace kiln {

/// An access to global memory, as far as other threads may meet it.
struct GlobalTouch {
  /// The parameter that the pointer comes from, or kAnyBase.
  unsigned base;
  /// The tensor's layout; null: a scalar, which every thread loads.
  mlir::Attribute layout;
  /// Whether an element may have several holders.
  bool isShared;
  bool operator==(const GlobalTouch &) const = default;
  bool operator<(const GlobalTouch &other) const;

  /// Whether a load and a store may meet at an element in different threads.
  static bool meet(const GlobalTouch &load, const GlobalTouch &store);
};

/// What an op loads or stores; neither where it touches no global memory.
struct GlobalTouches {
  llvm::SmallVector<GlobalTouch, 1> loads, stores;
  /// Whether all threads wait for each other before or after it anyway: an
  /// atomic that releases or acquires (lowering/ops/memory/Atomic.cpp).
  bool waitsBefore = false, waitsAfter = false;
};
GlobalTouches globalTouches(mlir::Operation *op, const PointerBases &bases);

} // namespace kiln

#endif
