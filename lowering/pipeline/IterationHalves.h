// Overlapped iterations in two halves: a dot that only adds to a loop-carried
// accumulator may run one iteration later than the computation of its operands.
// Then the next iteration's first half computes while the tensor cores work on
// this iteration's second half (FlashAttention-3, arXiv 2407.08608, section
// 3.2).
#ifndef KILN_LOWERING_PIPELINE_ITERATIONHALVES_H
#define KILN_LOWERING_PIPELINE_ITERATIONHALVES_H

#include "lowering/dialect/GpuDialect.h"
#include "lowering/pipeline/EarlySlice.h"

namespace kiln {

/// The halves of an iteration, found by dependences. The second half is a dot
/// whose result is used only as its own accumulator in the next iteration, with
/// all ops that rescale that accumulator in between; the first half is the
/// rest, in which another dot computes the second one's operand.
class IterationHalves {
public:
  /// Nothing where no dot of warpgroups takes what another one of its iteration
  /// computes; also, with a remark that says why, where the second half cannot
  /// run an iteration later. `early` is what runs ahead. Threads have
  /// `registers`.
  static std::optional<IterationHalves>
  find(mlir::scf::ForOp loop, const OpSet &early, unsigned registers);

  /// Whether an op is of the second half. Of what runs ahead that is what only
  /// the second half's loads need.
  bool isSecond(mlir::Operation *op) const { return second.contains(op); }

  /// The parts of an iteration that runs one's second half beside the next
  /// one's first: the first half's dot begins, then the second half's, then the
  /// first half waits for its own, and the second half comes last.
  enum Part : unsigned { FirstDot, SecondDot, First, Second };
  Part partOf(mlir::Operation *op) const;

private:
  IterationHalves(mlir::scf::ForOp loop, const OpSet &early)
      : loop(loop), early(early) {}

  Refusal divide(mlir::Operation *dot);
  void takeMakers();
  bool isCheaperToMakeLater(mlir::Operation *op);
  Refusal whyNotApart();
  Refusal whyNotBuffers();
  int64_t registersNeeded();
  void divideEarly();
  void findParts(mlir::Operation *dot);

  bool isRest(mlir::Operation *op) const { return !early.contains(op); }
  bool crosses(mlir::Value value);

  mlir::scf::ForOp loop;
  OpSet early, second;
  /// What the first half's dot needs, and what the second half's does not wait
  /// for.
  OpSet toFirstDot, behindSecondDot;
};

} // namespace kiln

#endif
