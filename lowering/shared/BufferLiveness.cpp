#include "lowering/shared/BufferLiveness.h"
#include "lowering/shared/Flight.h"

using namespace mlir;

namespace kiln {

// Backwards from each use to the buffer's own op, which begins its life.
BufferLiveness::BufferLiveness(const FlowGraph &graph, const Buffers &buffers,
                               Flights flights)
    : occupied(buffers.all().size(), llvm::BitVector(graph.size())) {
  std::vector<SmallVector<unsigned, 2>> predecessors(graph.size());
  for (auto [node, point] : llvm::enumerate(graph.nodes()))
    for (unsigned next : point.successors)
      predecessors[next].push_back(node);
  for (auto [number, point] : llvm::enumerate(graph.nodes()))
    for (unsigned buffer : buffers.touchedBy(point.op)) {
      SmallVector<unsigned> worklist = {unsigned(number)};
      while (!worklist.empty()) {
        unsigned node = worklist.pop_back_val();
        if (occupied[buffer].test(node))
          continue;
        occupied[buffer].set(node);
        if (graph.nodes()[node].op != buffers.all()[buffer].op)
          worklist.append(predecessors[node].begin(), predecessors[node].end());
      }
    }
  if (flights == Flights::DoNotCount)
    return;
  for (auto [node, copies] : llvm::enumerate(copiesInFlight(graph, buffers)))
    for (auto [buffer, age] : copies)
      occupied[buffer].set(node);
}

} // namespace kiln
