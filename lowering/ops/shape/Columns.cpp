// kiln.columns: neighbouring columns of a tensor. Which ones is a matter of the
// registers' bits alone, so that nothing moves; the last ones, where layouts are
// chosen for it.
#include "lowering/emit/Thread.h"
#include "lowering/layout/AxisLayout.h"
#include "lowering/ops/TileLowerings.h"

#include <map>

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

/// The layout of the whole: for each bit of the columns' part one register bit
/// more.
LinearLayoutAttr wholeOf(LinearLayoutAttr part, int64_t columns) {
  const LinearLayout &layout = part.getLayout();
  SmallVector<int64_t> shape(layout.shape());
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim dim : kHwDims)
    bases[unsigned(dim)].assign(layout.bases(dim).begin(),
                                layout.bases(dim).end());
  for (; shape.back() < columns; shape.back() *= 2) {
    LinearLayout::Basis bit(layout.rank(), 0);
    bit.back() = shape.back();
    bases[unsigned(HwDim::Register)].push_back(bit);
  }
  return LinearLayoutAttr::get(part.getContext(),
                               LinearLayout(std::move(bases), shape));
}

int64_t columnsOf(Type type) {
  return cast<RankedTensorType>(type).getShape().back();
}

struct Columns : TileLowering::ExternalModel<Columns, gpu::ColumnsOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    return wholeOf(label, columnsOf(op->getOperand(0).getType()));
  }
  LinearLayoutAttr labelFromOperand(Operation *op, LinearLayoutAttr layout,
                                    unsigned) const {
    std::optional<LinearLayout> part = layoutOfColumns(
        layout.getLayout(), columnsOf(op->getResult(0).getType()));
    if (!part)
      return {};
    auto label = LinearLayoutAttr::get(op->getContext(), std::move(*part));
    return operandLayout(op, label, 0) == layout ? label : LinearLayoutAttr();
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto columns = cast<gpu::ColumnsOp>(op);
    const LinearLayout &whole = gpu::getLayout(columns.getSrc().getType()),
                       &part = gpu::getLayout(columns.getType());
    ArrayRef<Value> registers = thread.get(columns.getSrc());
    std::map<SmallVector<int64_t>, Value> at;
    for (auto [number, value] : llvm::enumerate(registers))
      at.try_emplace(SmallVector<int64_t>(whole.apply(number, 0, 0)), value);
    Registers taken;
    for (unsigned number = 0; number < part.size(HwDim::Register); ++number) {
      SmallVector<int64_t> place(part.apply(number, 0, 0));
      place.back() += columns.getFirst();
      taken.push_back(at.at(place));
    }
    thread.set(columns.getResult(), std::move(taken));
    return success();
  }
};

} // namespace

void attachColumns(MLIRContext &context) {
  gpu::ColumnsOp::attachInterface<Columns>(context);
}

} // namespace kiln
