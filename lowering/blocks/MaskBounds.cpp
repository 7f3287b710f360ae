#include "lowering/blocks/MaskBounds.h"
#include "frontend/dialect/Tile.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {
namespace {

class MaskReader {
public:
  explicit MaskReader(AddressForms &forms) : forms(forms) {}

  /// Reads a mask whose dimensions are these of the whole one, as far as they
  /// have an extent above one.
  bool read(Value mask, ArrayRef<std::optional<unsigned>> dims) {
    Operation *op = mask.getDefiningOp();
    if (!op)
      return false;
    if (matchPattern(mask, m_One()))
      return true;
    if (isa<tt::BroadcastOp, tt::ExpandDimsOp>(op)) {
      SmallVector<std::optional<unsigned>> of =
          cast<TileLowering>(op).operandDims(0);
      for (std::optional<unsigned> &dim : of)
        dim = dim ? dims[*dim] : std::nullopt;
      return read(op->getOperand(0), of);
    }
    if (auto both = dyn_cast<arith::AndIOp>(op))
      return read(both.getLhs(), dims) && read(both.getRhs(), dims);
    if (auto compare = dyn_cast<arith::CmpIOp>(op))
      return readCompare(compare, dims);
    return false;
  }

  SmallVector<MaskBound> bounds;

private:
  bool readCompare(arith::CmpIOp compare,
                   ArrayRef<std::optional<unsigned>> dims) {
    std::optional<AddressForm> a = forms.of(compare.getLhs()),
                               b = forms.of(compare.getRhs());
    if (!a || !b || a->base || b->base || !a->wrapped.empty() ||
        !b->wrapped.empty() || a->steps.size() != dims.size())
      return false;
    // As a < b + more.
    int64_t more = 0;
    switch (compare.getPredicate()) {
    case arith::CmpIPredicate::slt:
      break;
    case arith::CmpIPredicate::sle:
      more = 1;
      break;
    case arith::CmpIPredicate::sgt:
      std::swap(a, b);
      break;
    case arith::CmpIPredicate::sge:
      std::swap(a, b);
      more = 1;
      break;
    default:
      return false;
    }
    Polynomial start = a->start - b->start - Polynomial(more);
    std::optional<MaskBound> bound;
    for (unsigned dim = 0; dim < dims.size(); ++dim) {
      Polynomial step = a->steps[dim] - b->steps[dim];
      if (step.isZero())
        continue;
      if (bound || !dims[dim])
        return false;
      if (step.is(1)) // i + start < 0
        bound = {*dims[dim], start, /*isEnd=*/true};
      else if (step.is(-1)) // -i + start < 0
        bound = {*dims[dim], Polynomial(-1) - start, /*isEnd=*/false};
      else
        return false;
    }
    if (!bound)
      return false;
    bounds.push_back(*bound);
    return true;
  }

  AddressForms &forms;
};

} // namespace

std::optional<SmallVector<MaskBound>> boundsOf(Value mask,
                                               AddressForms &forms) {
  MaskReader reader(forms);
  SmallVector<std::optional<unsigned>> dims;
  for (unsigned dim = 0; dim < cast<RankedTensorType>(mask.getType()).getRank();
       ++dim)
    dims.push_back(dim);
  if (!reader.read(mask, dims))
    return std::nullopt;
  return reader.bounds;
}

} // namespace kiln
