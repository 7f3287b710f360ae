// What ops cost under a layout, for comparing layouts. The unit is that of
// accessCost: half a cycle of the memory pipe. A select or other arithmetic
// instruction of a warp takes one (half a cycle at 64 results a cycle), and so
// does one unit of ConversionPlan::cost for a warp.
#ifndef KILN_LOWERING_INTERFACE_LAYOUTCOSTS_H
#define KILN_LOWERING_INTERFACE_LAYOUTCOSTS_H

#include "lowering/interface/MemoryLayouts.h"

namespace kiln {

/// Of one instruction of a warp.
inline constexpr int64_t kArithmeticCost = 1, kShuffleCost = 2;

/// What layouts are chosen by, beside the ops themselves.
struct LayoutContext {
  BlockShape block;
  const AxisAnalysis &axes;
};

/// Whether a thread computes one each of the elements of the op's result that
/// are known to be equal: where it is a mask.
bool hasEqualElements(mlir::Operation *op);

/// One arithmetic instruction for each element.
int64_t arithmeticCost(const LinearLayout &label, const LayoutContext &context);

/// The cost of an op whose model has no rule of its own: of its access to
/// memory if it is one, else of one instruction for each element; nothing for
/// constants.
int64_t defaultCost(mlir::Operation *op, const LinearLayout &label,
                    const LayoutContext &context);

/// What the block spends on any op under its label.
int64_t costOf(mlir::Operation *op, const LinearLayout &label,
               const LayoutContext &context);

/// What a use of a loaded value costs, in the same layout, too, where the value
/// is copied to shared memory by cp.async, for dots in a loop, and read from
/// there; nothing where it is not.
std::optional<int64_t> copyCost(mlir::OpOperand &use, const LinearLayout &from,
                                const LinearLayout &to,
                                const LayoutContext &context);

/// What it costs that a dot takes its first operand as it is in registers: the
/// dot's own time where it multiplies a part of k, since the last part then ends
/// in its iteration (lowering/transforms/WarpgroupChain.h).
int64_t registersCost(mlir::OpOperand &use);

/// Whether each element of a value, or of what it is a transposition of, has a
/// load of its own.
bool isLoadedOneByOne(mlir::Value value, const AxisAnalysis &axes);

/// What it costs to store an operand where a dot of warpgroups reads it in
/// shared memory; nothing where none does.
std::optional<int64_t> inPlaceCost(mlir::OpOperand &use,
                                   const LinearLayout &from,
                                   const LinearLayout &to,
                                   const LayoutContext &context);

/// What the conversion of a loaded value costs where it becomes a store to a
/// buffer and a read of it (lowering/pipeline), for a dot in a loop, in a
/// shared-memory layout made for both; nothing where it does not.
std::optional<int64_t> exchangeCost(mlir::Value loaded,
                                    const LinearLayout &from,
                                    const LinearLayout &to,
                                    const LayoutContext &context);

/// The labels that any op would like; empty if it is no anchor.
std::vector<LinearLayout> proposalsOf(mlir::Operation *op,
                                      const LayoutContext &context);

/// The proposals of an op whose model has none of its own: coalesced layouts if
/// it accesses memory, squares among them for a load that reaches a dot through
/// registers.
std::vector<LinearLayout> accessProposals(mlir::Operation *op,
                                          const LayoutContext &context);

} // namespace kiln

#endif
