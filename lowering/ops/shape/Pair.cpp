// tt.join, tt.split and tt.cat: two tensors and their combination. The label is
// the layout of each half; the whole has one register bit more, which says
// which half it is, so that nothing moves: anywhere in a join (Pair.h), and the
// last one of a cat.
#include "lowering/ops/shape/Pair.h"
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

LinearLayoutAttr joined(LinearLayoutAttr label) {
  LinearLayout wide = label.getLayout().expanded(label.getLayout().rank());
  SmallVector<int64_t> shape(wide.shape());
  shape.back() = 2;
  LinearLayout::Basis side(wide.rank(), 0);
  side.back() = 1;
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim dim : kHwDims)
    bases[unsigned(dim)].assign(wide.bases(dim).begin(), wide.bases(dim).end());
  auto &registers = bases[unsigned(HwDim::Register)];
  auto *marked = llvm::find(registers, LinearLayout::Basis(wide.rank(), 0));
  if (marked == registers.end())
    registers.insert(registers.begin(), side);
  else
    *marked = side;
  return LinearLayoutAttr::get(label.getContext(), LinearLayout(bases, shape));
}

LinearLayoutAttr halfOf(LinearLayoutAttr label) {
  return LinearLayoutAttr::get(label.getContext(),
                               label.getLayout().withoutFreeRegisters());
}

LinearLayoutAttr halved(LinearLayoutAttr whole) {
  const LinearLayout &layout = whole.getLayout();
  auto label = LinearLayoutAttr::get(whole.getContext(),
                                     layout.sliced(layout.rank() - 1));
  return joined(label) == whole ? label : LinearLayoutAttr();
}

unsigned sideBit(const LinearLayout &whole) {
  auto saysSide = [](const LinearLayout::Basis &basis) { return basis.back(); };
  return llvm::find_if(whole.bases(HwDim::Register), saysSide) -
         whole.bases(HwDim::Register).begin();
}

SmallVector<std::optional<unsigned>> dimsOfHalf(unsigned rank) {
  return llvm::map_to_vector(llvm::seq(rank), [](unsigned dim) {
    return std::optional<unsigned>(dim);
  });
}

namespace {

/// The layout of two halves after each other in the first dimension.
LinearLayoutAttr stacked(LinearLayoutAttr half) {
  const LinearLayout &layout = half.getLayout();
  SmallVector<int64_t> shape(layout.shape());
  LinearLayout::Basis side(layout.rank(), 0);
  side.front() = shape.front();
  shape.front() *= 2;
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim dim : kHwDims)
    bases[unsigned(dim)].assign(layout.bases(dim).begin(),
                                layout.bases(dim).end());
  bases[unsigned(HwDim::Register)].push_back(side);
  return LinearLayoutAttr::get(half.getContext(), LinearLayout(bases, shape));
}

/// The label is for the first operand.
std::optional<SmallVector<int64_t>> operandShape(Operation *op) {
  auto type = cast<RankedTensorType>(op->getOperand(0).getType());
  return SmallVector<int64_t>(type.getShape());
}

struct Join : TileLowering::ExternalModel<Join, tt::JoinOp> {
  std::optional<SmallVector<int64_t>> labelShape(Operation *op) const {
    return operandShape(op);
  }
  LinearLayoutAttr operandLayout(Operation *, LinearLayoutAttr label,
                                 unsigned) const {
    return halfOf(label);
  }
  LinearLayoutAttr resultLayout(Operation *, LinearLayoutAttr label,
                                unsigned) const {
    return joined(label);
  }
  LinearLayoutAttr labelFromResult(Operation *, LinearLayoutAttr layout,
                                   unsigned) const {
    return halved(layout);
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }
  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned) const {
    return dimsOfHalf(operandShape(op)->size());
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    unsigned bit = sideBit(*layoutOf(op->getResult(0).getType()));
    Registers result(registersOf(op->getResult(0).getType()));
    for (auto [side, operand] : llvm::enumerate(op->getOperands()))
      for (auto [reg, value] : llvm::enumerate(thread.get(operand)))
        result[withSide(reg, side, bit)] = value;
    thread.set(op->getResult(0), std::move(result));
    return success();
  }
};

struct Split : TileLowering::ExternalModel<Split, tt::SplitOp> {
  LinearLayoutAttr operandLayout(Operation *, LinearLayoutAttr label,
                                 unsigned) const {
    return joined(label);
  }
  LinearLayoutAttr resultLayout(Operation *, LinearLayoutAttr label,
                                unsigned) const {
    return halfOf(label);
  }
  LinearLayoutAttr labelFromOperand(Operation *, LinearLayoutAttr layout,
                                    unsigned) const {
    return halved(layout);
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    unsigned bit = sideBit(*layoutOf(op->getOperand(0).getType()));
    Registers whole = thread.get(op->getOperand(0));
    for (auto [side, result] : llvm::enumerate(op->getResults())) {
      Registers half(whole.size() / 2);
      for (auto [reg, value] : llvm::enumerate(half))
        value = whole[withSide(reg, side, bit)];
      thread.set(result, std::move(half));
    }
    return success();
  }
};

struct Cat : TileLowering::ExternalModel<Cat, tt::CatOp> {
  LogicalResult checkLowered(Operation *op) const {
    SmallVector<int64_t> shape = *operandShape(op);
    shape.front() *= 2;
    if (cast<RankedTensorType>(op->getResult(0).getType()).getShape() ==
        ArrayRef(shape))
      return success();
    return op->emitError("'tt.cat' is lowered where the first dimension "
                         "doubles; reshape before and after");
  }
  std::optional<SmallVector<int64_t>> labelShape(Operation *op) const {
    return operandShape(op);
  }
  LinearLayoutAttr resultLayout(Operation *, LinearLayoutAttr label,
                                unsigned) const {
    return stacked(label);
  }
  LinearLayoutAttr labelFromResult(Operation *, LinearLayoutAttr,
                                   unsigned) const {
    return {};
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    thread.set(op->getResult(0), thread.flatten(op->getOperands()));
    return success();
  }
};

} // namespace

void attachPair(MLIRContext &context) {
  tt::JoinOp::attachInterface<Join>(context);
  tt::SplitOp::attachInterface<Split>(context);
  tt::CatOp::attachInterface<Cat>(context);
}

} // namespace kiln
