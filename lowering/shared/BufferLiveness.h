// Where buffers are live, and which therefore must not share bytes.
#ifndef KILN_LOWERING_SHARED_BUFFERLIVENESS_H
#define KILN_LOWERING_SHARED_BUFFERLIVENESS_H

#include "lowering/shared/Buffers.h"
#include "lowering/shared/FlowGraph.h"
#include "llvm/ADT/BitVector.h"

namespace kiln {

/// Whether copies in flight keep the bytes that they write.
enum class Flights { Count, DoNotCount };

class BufferLiveness {
public:
  BufferLiveness(const FlowGraph &graph, const Buffers &buffers,
                 Flights flights = Flights::Count);

  /// The nodes at which a buffer's bytes are its own: from its kiln.alloc, on
  /// every path to a use, and while a copy into it is in flight; scratch, at
  /// its op.
  const llvm::BitVector &nodesOf(unsigned buffer) const {
    return occupied[buffer];
  }
  bool interfere(unsigned a, unsigned b) const {
    return occupied[a].anyCommon(occupied[b]);
  }

private:
  std::vector<llvm::BitVector> occupied;
};

} // namespace kiln

#endif
