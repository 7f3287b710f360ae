// kiln.columns: neighbouring columns of a tensor. Which ones is a matter of the
// registers' bits alone, so that nothing moves; the last ones, where layouts are
// chosen for it.
#include "lowering/emit/Thread.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/LayoutCosts.h"
#include "lowering/interface/Scratch.h"
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
  /// Of an operand that is computed part by part: as it is stored for a dot, a
  /// part of it in all threads.
  std::vector<LinearLayout>
  layoutProposals(Operation *op, const LayoutContext &context) const {
    auto columns = cast<gpu::ColumnsOp>(op);
    if (!feedsDot(columns.getResult()))
      return {};
    SmallVector<int64_t> shape(columns.getType().getShape());
    auto order =
        llvm::to_vector(llvm::reverse(llvm::seq<unsigned>(0, shape.size())));
    int64_t vector = std::min<int64_t>(
        shape.back(), kMaxVectorBytes * 8 / elementBits(columns.getType()));
    return spreadLayouts(shape, order, vector, context.block);
  }
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto columns = cast<gpu::ColumnsOp>(op);
    const LinearLayout &whole = gpu::getLayout(columns.getSrc().getType()),
                       &part = gpu::getLayout(columns.getType());
    std::map<SmallVector<int64_t>, unsigned> at;
    for (unsigned number = 0; number < whole.size(HwDim::Register); ++number)
      at.try_emplace(SmallVector<int64_t>(whole.apply(number, 0, 0)), number);
    SmallVector<unsigned> numbers;
    for (unsigned number = 0; number < part.size(HwDim::Register); ++number) {
      SmallVector<int64_t> place(part.apply(number, 0, 0));
      place.back() += columns.getFirst();
      numbers.push_back(at.at(place));
    }
    const Registers &registers = thread.get(columns.getSrc(), numbers);
    Registers taken;
    for (unsigned number : numbers)
      taken.push_back(registers[number]);
    thread.set(columns.getResult(), std::move(taken));
    return success();
  }
};

} // namespace

void attachColumns(MLIRContext &context) {
  gpu::ColumnsOp::attachInterface<Columns>(context);
}

} // namespace kiln
