// kiln.columns: neighbouring columns of a tensor. The bits that say which
// columns are the last of the registers', so that nothing moves.
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

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

/// The layout of a part of so many columns; null where that is no matter of
/// registers alone.
LinearLayoutAttr partOf(LinearLayoutAttr whole, int64_t columns) {
  const LinearLayout &layout = whole.getLayout();
  SmallVector<int64_t> shape(layout.shape());
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim dim : kHwDims)
    for (const LinearLayout::Basis &basis : layout.bases(dim))
      if (basis.back() < columns)
        bases[unsigned(dim)].push_back(basis);
      else if (dim != HwDim::Register)
        return {};
  shape.back() = columns;
  auto part = LinearLayoutAttr::get(whole.getContext(),
                                    LinearLayout(std::move(bases), shape));
  return wholeOf(part, layout.shape().back()) == whole ? part
                                                       : LinearLayoutAttr();
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
    return partOf(layout, columnsOf(op->getResult(0).getType()));
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto columns = cast<gpu::ColumnsOp>(op);
    int64_t count = columnsOf(columns.getType());
    ArrayRef<Value> whole = thread.get(columns.getSrc());
    size_t part = whole.size() * count / columnsOf(columns.getSrc().getType());
    thread.set(columns.getResult(),
               Registers(whole.slice(columns.getFirst() / count * part, part)));
    return success();
  }
};

} // namespace

void attachColumns(MLIRContext &context) {
  gpu::ColumnsOp::attachInterface<Columns>(context);
}

} // namespace kiln
