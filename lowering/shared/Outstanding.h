// Accesses of other threads, copies and warpgroups that may be outstanding at a
// point of a program: the data-flow facts of kiln-insert-barriers.
#ifndef KILN_LOWERING_SHARED_OUTSTANDING_H
#define KILN_LOWERING_SHARED_OUTSTANDING_H

#include "lowering/shared/BufferAccesses.h"
#include "lowering/shared/Flight.h"
#include "lowering/shared/GlobalTouch.h"
#include <set>

namespace kiln {

struct Outstanding {
  std::set<BufferRange> reads, writes;
  std::map<BufferRange, CopyAge> copies;
  std::set<GlobalTouch> loads, stores;
  /// Reads by warpgroups or the tensor core that no wait has ended, with the
  /// number of younger dots at least. No barrier ends them.
  std::map<BufferRange, unsigned> matrixReads;

  /// Reads by TMA (kiln.tma_store), with the number of younger
  /// stores at least, the same way.
  std::map<BufferRange, unsigned> tmaReads;
  /// Stores of threads without a fence after them, to bytes that TMA touches,
  /// too; barriers with the fence end them.
  std::set<BufferRange> unfenced;

  /// Threads have loaded from tensor memory, or stored there, and the tensor
  /// core has not used it since.
  bool touchedTensors = false;
  /// Tensor memory is not yet what a thread may access: one warp has waited for
  /// dots, and the others do not know that they have ended; or one warp stores,
  /// or has loaded, what others have, too.
  bool tensorsChange = false;

  /// Whether there is something that barriers end.
  bool awaitsBarrier() const;
  /// True if that is more than before.
  bool join(const Outstanding &other);
  /// After a barrier of shared memory alone.
  void localBarrier();
  void forgetGlobal();
  /// After a barrier.
  void barrier();
  /// The same in the next iteration of a loop, which the node `end` ends:
  /// indices are other numbers there.
  Outstanding inNextIteration(mlir::Operation *end,
                              const Buffers &buffers) const;
};

} // namespace kiln

#endif
