// The loops of machine code as the model sees it, and which side of a branch is
// the likely one.
#ifndef KILN_TARGETS_MODEL_MODELLOOPS_H
#define KILN_TARGETS_MODEL_MODELLOOPS_H

#include "targets/model/StaticModel.h"

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

/// What a loop that waits for somebody else holds; such a loop is none, since
/// what it waits for is there at once. Neither loads nor multiplies anything.
enum class ModelSpin : uint8_t {
  Locks, // an atomic operation
  Waits  // that, or a wait for a copy
};

/// Loops by the backward branches of the code. Two branches to one header are
/// one loop.
std::vector<ModelLoop> findModelLoops(llvm::ArrayRef<ModelOp> ops,
                                      ModelSpin spin);

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

#endif // KILN_TARGETS_MODEL_MODELLOOPS_H
