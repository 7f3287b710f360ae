// Which thread computes which part of a dot: the layouts of its operands, which
// follow from the accumulator's alone. An accumulator that is laid out in tiles
// of a matrix instruction is computed by it; any other one by multiply-adds,
// each thread for its own elements. Knows no MLIR.
#ifndef KILN_LOWERING_DOT_DOTPLAN_H
#define KILN_LOWERING_DOT_DOTPLAN_H

#include "lowering/dot/DotProblem.h"
#include "lowering/layout/LinearLayout.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"

namespace kiln {

/// A dot with all its layouts.
struct DotPlan {
  /// None: multiply-adds.
  std::optional<DotInstruction> instruction;
  /// The instruction computes the transposed product: B is its first operand.
  bool swapped = false;
  /// Of operands as they are in memory.
  LinearLayout a, b, c;
  /// Of their scales, (row, number along k) and (column, number along k).
  LinearLayout aScales, bScales;
  /// Elements along k in one of an operand's, and neighbours that share a scale
  /// (0: there are none).
  unsigned packA = 1, packB = 1, run = 0;
  /// Where four warps together may compute it, each its part of what
  /// `instruction` does, with operands in shared memory; which of them, says
  /// Warpgroup.h. None: they cannot.
  std::optional<WarpgroupMultiply> warpgroup;
  /// Where the tensor core may compute it from shared memory alone: by which
  /// instruction (TensorDot.h), whatever dimension of the operands is
  /// contiguous. None: it cannot. Then `c` may have whole rows a thread, and
  /// nothing else computes it.
  std::optional<TensorMultiply> tensor;
  /// For each bit of k, as the instructions count it one after the other, the
  /// coordinate it adds in the operands. Both may be taken in any order; in
  /// this one a lane has neighbours, which it loads at once.
  llvm::SmallVector<int32_t, 8> kBases;

  /// The instruction as it is called: its A is B where it is `swapped`.
  const MatrixInstruction &called() const;
  /// All of k.
  int64_t depth() const { return int64_t(1) << kBases.size(); }
  /// The coordinate of the k-th slice.
  int32_t kAt(int32_t k) const;
  /// Rows, columns and steps along k of what one instruction does; 1 for
  /// multiply-adds.
  unsigned tileM() const;
  unsigned tileN() const;
  unsigned tileK() const;
  /// Coordinates of a lane's elements in a tile: (row, k), (k, column), (row,
  /// column) for each bit of the element's number.
  using Steps = llvm::SmallVector<std::pair<int32_t, int32_t>, 6>;
  Steps fragmentA() const; // repeats elements where the tile is the larger
  Steps fragmentB() const;
  Steps fragmentC() const;
};

/// The plan under which the accumulator is laid out as `c`.
DotPlan planDot(const DotProblem &problem, const GpuTarget &gpu,
                const LinearLayout &c);

/// Layouts for the accumulator in a block of `warps`, best first by what the
/// warps read of the operands.
std::vector<LinearLayout> accumulatorLayouts(const DotProblem &problem,
                                             const GpuTarget &gpu,
                                             unsigned warps);

/// The accumulator of one instruction (transposed: `swapped`), repeated over
/// `shape`, with `warpsM` times `warpsN` warps side by side; warps beyond the
/// shape hold the same as others.
LinearLayout tiledAccumulator(const MatrixInstruction &instruction,
                              bool swapped, llvm::ArrayRef<int64_t> shape,
                              unsigned warpsM, unsigned warpsN);

/// The cost of what cannot be: more than any real cost, and small enough that
/// adding some does not overflow.
inline constexpr int64_t kImpossible = int64_t(1) << 40;

/// What the block spends on the dot, in half cycles of the arithmetic pipe (as
/// lowering/layout counts); kImpossible if its scales need an instruction and
/// the plan has none.
int64_t dotCost(const DotProblem &problem, const DotPlan &plan, unsigned warps);

} // namespace kiln

#endif
