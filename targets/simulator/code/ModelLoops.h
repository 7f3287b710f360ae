// The loops of machine code, and which side of a branch is the likely one.
#ifndef KILN_TARGETS_SIMULATOR_CODE_MODELLOOPS_H
#define KILN_TARGETS_SIMULATOR_CODE_MODELLOOPS_H

#include "targets/simulator/code/ModelProgram.h"

namespace kiln {

/// A backward branch and where it leads: the loop is the code between.
struct ModelLoop {
  uint32_t header, latch;
  /// Loops around it.
  unsigned depth = 0;
  bool isInnermost = true;
  /// Whether it does what another loop leaves that does several iterations at
  /// a time.
  bool isRemainder = false;
  bool contains(uint32_t op) const { return op >= header && op <= latch; }
};

/// Loops by the backward branches of the code. Two branches to one header are
/// one loop. What only waits, with an atomic operation or for a copy, is none,
/// since what it waits for is there at once.
std::vector<ModelLoop> findModelLoops(llvm::ArrayRef<ModelOp> ops);

/// How much of a kernel lies in each stretch of code: what memory and matrix
/// instructions and loops weigh more. Only the ranking matters: it decides
/// which side of a branch is the likely one.
class ModelWeights {
public:
  ModelWeights(llvm::ArrayRef<ModelOp> ops, llvm::ArrayRef<ModelLoop> loops);
  double of(uint32_t begin, uint32_t end) const;

private:
  std::vector<double> sums;
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_CODE_MODELLOOPS_H
