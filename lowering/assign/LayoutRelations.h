// How the layouts of an op's operands and results follow from one another.
// Every op has one layout of its own, its *label*: that of its result, or of
// its operands where those are larger (reductions) or the only tensors
// (stores). Ops with relations of their own give them in their model
// (TileLowering.td); all others have one layout throughout.
#ifndef KILN_LOWERING_ASSIGN_LAYOUTRELATIONS_H
#define KILN_LOWERING_ASSIGN_LAYOUTRELATIONS_H

#include "lowering/dialect/GpuDialect.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>

namespace kiln {

/// What tensor operand number `operand` has to come in when the op's label is
/// `label`. Here and below: a null op is one whose values all have the label.
gpu::LinearLayoutAttr operandLayout(mlir::Operation *op,
                                    gpu::LinearLayoutAttr label,
                                    unsigned operand);

/// The layout of tensor result number `result`.
gpu::LinearLayoutAttr
resultLayout(mlir::Operation *op, gpu::LinearLayoutAttr label, unsigned result);

/// The label under which operand number `operand` is taken in `layout`; null
/// where that leaves the label open (broadcasts).
gpu::LinearLayoutAttr labelFromOperand(mlir::Operation *op, unsigned operand,
                                       gpu::LinearLayoutAttr layout);

/// The label under which result number `result` has `layout`; null where that
/// leaves the label open (reductions).
gpu::LinearLayoutAttr labelFromResult(mlir::Operation *op, unsigned result,
                                      gpu::LinearLayoutAttr layout);

/// operandLayout, where what makes the operand gains by following it; null where
/// it is as well off in any other layout: a dot's second operand that warpgroups
/// read from shared memory.
gpu::LinearLayoutAttr layoutToFollow(mlir::Operation *op,
                                     gpu::LinearLayoutAttr label,
                                     unsigned operand);

/// One of these with a cache, for ops that are not erased meanwhile: ops answer
/// by algebra on whole layouts, and a search for the best assignment asks the
/// same few thousand questions again for each of its attempts.
template <typename... Question> class RememberedRelation {
public:
  using Relation = gpu::LinearLayoutAttr(mlir::Operation *, Question...);
  explicit RememberedRelation(Relation *relation) : relation(relation) {}

  gpu::LinearLayoutAttr operator()(mlir::Operation *op, Question... question) {
    auto [known, isNew] = answers.try_emplace({op, question...});
    if (isNew)
      known->second = relation(op, question...);
    return known->second;
  }

private:
  Relation *relation;
  llvm::DenseMap<std::tuple<mlir::Operation *, Question...>,
                 gpu::LinearLayoutAttr>
      answers;
};

/// All of them.
struct RememberedRelations {
  using FromLabel = RememberedRelation<gpu::LinearLayoutAttr, unsigned>;
  using ToLabel = RememberedRelation<unsigned, gpu::LinearLayoutAttr>;
  FromLabel operandLayout{kiln::operandLayout};
  FromLabel resultLayout{kiln::resultLayout};
  FromLabel layoutToFollow{kiln::layoutToFollow};
  ToLabel labelFromOperand{kiln::labelFromOperand};
  ToLabel labelFromResult{kiln::labelFromResult};
};

/// True for ops that cost next to nothing and can be repeated in another layout
/// instead of converting their result.
bool isCheapToRepeat(mlir::Operation *op);

/// The shape a label of `op` is for: that of its result or, for stores,
/// reductions and scans, its first tensor operand. Empty if the op has no
/// tensors.
std::optional<llvm::SmallVector<int64_t>> labelShape(mlir::Operation *op);

} // namespace kiln

#endif
