// Copies in flight: what an op does to them, and into which buffers, at each
// point of a kernel, a copy may still write.
#ifndef KILN_LOWERING_SHARED_FLIGHT_H
#define KILN_LOWERING_SHARED_FLIGHT_H

#include "lowering/shared/Buffers.h"
#include "lowering/shared/FlowGraph.h"
#include <map>

namespace kiln {

/// The groups that have been closed since a copy began, its own included: at
/// least and at most. 0: its group is still open.
struct CopyAge {
  unsigned least = 0, most = 0;
  /// Where TMA copies (kiln.tma_copy): the buffer of the
  /// mbarrier until whose end it may go on; groups have no part in it.
  static constexpr unsigned kByThreads = ~0u, kManyBarriers = ~0u - 1;
  unsigned mbarrierOfTma = kByThreads;
  bool operator==(const CopyAge &) const = default;
  /// The join of two paths to a point.
  void join(const CopyAge &other);
};

/// What a copy's age is after an op, and whether the thread may have seen it
/// arrive, or must have, by that op.
struct CopyStep {
  CopyAge age;
  bool mayArrive = false, mustArrive = false;
};
CopyStep stepCopy(CopyAge age, mlir::Operation *op, const Buffers &buffers);

/// The initial age of a TMA copy that arrives at this mbarrier.
CopyAge tmaCopy(mlir::Value barrier, const Buffers &buffers);

/// Whether stepCopy makes another age of any, or copies arrive, at the op.
bool stepsCopies(mlir::Operation *op);

/// The age of the copies into each buffer, of those in flight.
using InFlight = std::map<unsigned, CopyAge>;

/// The copies that may be in flight before each node.
std::vector<InFlight> copiesInFlight(const FlowGraph &graph,
                                     const Buffers &buffers);

} // namespace kiln

#endif
