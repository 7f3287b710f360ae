// Corrects LLVM's dependence graph of a region for asynchronous matrix
// instructions: it keeps too much in order around a wait, and too little among
// the registers of what is in flight.
#ifndef KILN_SCHED_STRATEGIES_ASYNC_ASYNCORDER_H
#define KILN_SCHED_STRATEGIES_ASYNC_ASYNCORDER_H

#include "llvm/ADT/DenseSet.h"
#include <utility>
#include <vector>

namespace llvm {
class ScheduleDAGInstrs;
} // namespace llvm

namespace kiln {

class MatrixFlight;

/// Dependences by their two nodes, the first of which goes first.
struct AsyncOrder {
  std::vector<std::pair<unsigned, unsigned>> added;
  llvm::DenseSet<std::pair<unsigned, unsigned>> dropped;
  bool empty() const { return added.empty() && dropped.empty(); }
};

/// What to add to the graph and what to leave out of it:
///  - an access that is unrelated to matrix work (mayPassMatrixSteps) may stand
///    on either side of its issue, commit, fence and wait, but stays between
///    the barriers around;
///  - what touches accumulators that the wait frees, without being tied to it,
///    stays on its side of the wait, and so does the next definition of a left
///    operand.
AsyncOrder asyncOrder(const llvm::ScheduleDAGInstrs &graph,
                      const MatrixFlight &flight);

} // namespace kiln

#endif
