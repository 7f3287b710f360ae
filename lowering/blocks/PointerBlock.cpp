// The address is taken apart into dimensions of a tensor: what it grows by
// along the block's own dimensions, then, term by term, what is left of its
// start: factors that the launch knows are a stride, and the others an offset
// along it.
#include "lowering/blocks/PointerBlock.h"
#include "lowering/blocks/MaskBounds.h"
#include "lowering/blocks/WrappedIndices.h"
#include "lowering/dialect/LaunchValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "targets/launch/abi/TensorMap.h"

using namespace mlir;

namespace kiln {

bool isOfLaunch(const AddressForms::Factor &factor) {
  return !factor.isRound && launchNumberOf(factor.value);
}

namespace {

using Product = Polynomial::Product;

class BlockFinder {
public:
  BlockFinder(tt::LoadOp load, PointerFacts facts)
      : pointers(load.getPtr()), mask(load.getMask()), other(load.getOther()),
        loaded(load), forms(facts.forms), axes(facts.axes) {}
  BlockFinder(tt::StoreOp store, PointerFacts facts)
      : pointers(store.getPtr()), mask(store.getMask()), forms(facts.forms),
        axes(facts.axes) {}

  /// None: `block` is it.
  Refusal run() {
    std::optional<AddressForm> form = forms.of(pointers);
    if (!form || !form->base)
      return RefusalCode::AddressForm;
    if (!parameterOf(form->base))
      return RefusalCode::AddressBase;
    block.base = form->base;
    elementBytes = stepBytes(form->base.getType());
    if (axes.lookup(form->base).axes[0].divisibility % TensorMap::kAlignment)
      return RefusalCode::AddressAlignment;
    if (form->steps[1].is(1))
      block.isTransposed = false;
    else if (form->steps[0].is(1) && loaded)
      block.isTransposed = true;
    else if (form->steps[0].is(1))
      return RefusalCode::AddressColumns;
    else
      return RefusalCode::AddressNeighbours;
    Refusal problem = findRows(*form);
    if (!problem)
      problem = bind(*form);
    if (!problem)
      problem = spread(form->start);
    if (!problem)
      problem = checkOffsets();
    return problem;
  }

  PointerBlock block;

private:
  /// The loaded tensor's dimension that is this one of the block's last two.
  unsigned dimOf(unsigned own) const {
    return block.isTransposed ? 1 - own : own;
  }

  Polynomial ofLaunch(const Product &product) const {
    Polynomial result = 1;
    for (unsigned number : product)
      if (isOfLaunch(forms.factor(number)))
        result = result * Polynomial::factor(number);
    return result;
  }
  Polynomial ofKernel(const Product &product) const {
    Polynomial result = 1;
    for (unsigned number : product)
      if (!isOfLaunch(forms.factor(number)))
        result = result * Polynomial::factor(number);
    return result;
  }

  /// Whether all that is a multiple of this is of 16 bytes.
  bool isAligned(const Polynomial &stride) const {
    return llvm::all_of(stride.terms(), [&](const auto &term) {
      int64_t divisor = elementBytes * powerOfTwoDivisor(term.second);
      for (unsigned number : term.first)
        divisor *= std::min<int64_t>(
            axes.lookup(forms.factor(number).value).axes[0].divisibility,
            TensorMap::kAlignment);
      return divisor % TensorMap::kAlignment == 0;
    });
  }

  Refusal findRows(const AddressForm &form) {
    const Polynomial &stride = form.steps[dimOf(0)];
    if (stride.terms().size() != 1 || stride.terms().begin()->second < 0 ||
        !ofKernel(stride.terms().begin()->first).is(1))
      return RefusalCode::RowStride;
    if (!isAligned(stride))
      return RefusalCode::RowAlignment;
    block.dims = {{stride, {}, std::nullopt}, {1, {}, std::nullopt}};
    return {};
  }

  /// What the mask and the wrapping say of the block's own dimensions.
  Refusal bind(AddressForm &form) {
    SmallVector<MaskBound> bounds;
    if (mask) {
      std::optional<SmallVector<MaskBound>> read = boundsOf(mask, forms);
      if (!read)
        return RefusalCode::MaskForm;
      bounds = *read;
      if (other && !matchPattern(other, m_AnyZeroFloat()) &&
          !matchPattern(other, m_Zero()))
        return RefusalCode::MaskOther;
    }
    for (unsigned own : {0, 1})
      for (const MaskBound &bound : bounds)
        if (bound.dim == dimOf(own) && bound.isEnd) {
          Polynomial offset, size;
          for (const auto &[product, coefficient] : bound.offset.terms())
            if (ofKernel(product).is(1))
              size.add(product, -coefficient);
            else
              offset.add(product, coefficient);
          if (Refusal problem = end(own, offset, size))
            return problem;
        }
    if (!loaded && !form.wrapped.empty())
      return RefusalCode::WrapOfStore;
    for (const WrappedIndices &wrapped : form.wrapped) {
      unsigned own = dimOf(wrapped.dim); // is its own inverse
      if (!(wrapped.factor == form.steps[wrapped.dim]))
        return RefusalCode::WrapOfPart;
      Refusal problem = end(own, wrapped.start, wrapped.size);
      if (!problem)
        problem = whyNotDiscarded(loaded, wrapped.dim, wrapped, forms);
      if (problem)
        return problem;
    }
    for (unsigned own : {0, 1})
      if (block.dims[own].size)
        form.start =
            form.start - block.dims[own].stride * block.dims[own].offset;
    for (const MaskBound &bound : bounds)
      if (!bound.isEnd)
        begins.push_back(bound);
    return {};
  }

  Refusal end(unsigned own, const Polynomial &offset, const Polynomial &size) {
    TensorDim &dim = block.dims[own];
    if (llvm::any_of(size.terms(), [&](const auto &term) {
          return !ofKernel(term.first).is(1);
        }))
      return RefusalCode::EndOfTensor;
    if (dim.size && !(*dim.size == size && dim.offset == offset))
      return RefusalCode::EndTwice;
    dim.offset = offset;
    dim.size = size;
    return {};
  }

  /// What is left of the start, on dimensions without an end of their own.
  Refusal spread(const Polynomial &start) {
    auto [rowProduct, rowFactor] = *block.dims[0].stride.terms().begin();
    SmallVector<TensorDim> others;
    for (const auto &[product, coefficient] : start.terms()) {
      Polynomial stride = ofLaunch(product), offset = ofKernel(product);
      if (!block.dims[0].size && stride == ofLaunch(rowProduct) &&
          coefficient % rowFactor == 0) {
        block.dims[0].offset =
            block.dims[0].offset + offset * Polynomial(coefficient / rowFactor);
        continue;
      }
      if (!block.dims[1].size && stride.is(1)) {
        block.dims[1].offset = block.dims[1].offset + offset * coefficient;
        continue;
      }
      Polynomial along = offset * coefficient;
      if (!isAligned(stride)) { // the coefficient may be what aligns it
        if (coefficient < 0)
          return RefusalCode::BaseBackwards;
        stride = stride * Polynomial(coefficient);
        along = offset;
      }
      if (!isAligned(stride))
        return RefusalCode::BaseAlignment;
      auto *same = llvm::find_if(
          others, [&](const TensorDim &dim) { return dim.stride == stride; });
      if (same == others.end())
        others.push_back({stride, along, std::nullopt});
      else
        same->offset = same->offset + along;
    }
    others.append(block.dims);
    block.dims = std::move(others);
    return {};
  }

  /// With a negative offset TMA would read outside.
  Refusal checkOffsets() {
    unsigned rank = block.dims.size();
    for (const MaskBound &bound : begins) {
      const TensorDim &dim = block.dims[rank - 2 + dimOf(bound.dim)];
      if (!(bound.offset == dim.offset))
        return RefusalCode::BeginElsewhere;
    }
    for (auto [number, dim] : llvm::enumerate(block.dims)) {
      if (llvm::any_of(begins, [&](const MaskBound &bound) {
            return rank - 2 + dimOf(bound.dim) == number;
          }))
        continue;
      for (const auto &[product, coefficient] : dim.offset.terms())
        if (coefficient < 0 || !llvm::all_of(
                                   product,
                                   [&](unsigned factor) {
                                     return isNonNegative(forms.factor(factor));
                                   }))
          return RefusalCode::BeginNegative;
    }
    return {};
  }

  bool isNonNegative(const AddressForms::Factor &factor) {
    return factor.isRound || isNonNegative(factor.value);
  }

  bool isNonNegative(Value value) {
    if (axes.lookup(value).nonNegative)
      return true;
    if (std::optional<unsigned> parameter = parameterOf(value)) {
      block.nonNegative.insert(*parameter);
      return true;
    }
    Operation *op = value.getDefiningOp();
    if (isa_and_present<arith::AddIOp, arith::MulIOp, arith::MinSIOp,
                        arith::ExtSIOp>(op))
      return llvm::all_of(op->getOperands(), [&](Value operand) {
        return isNonNegative(operand);
      });
    // Divisors are taken to be positive (lowering/axis).
    if (isa_and_present<arith::DivSIOp, arith::RemSIOp>(op))
      return isNonNegative(op->getOperand(0));
    if (isa_and_present<arith::MaxSIOp>(op))
      return isNonNegative(op->getOperand(0)) ||
             isNonNegative(op->getOperand(1));
    return false;
  }

  Value pointers, mask, other;
  Value loaded; ///< null: it is stored
  AddressForms &forms;
  const AxisAnalysis &axes;
  int64_t elementBytes = 0;
  SmallVector<MaskBound> begins;
};

} // namespace

static Refusal find(BlockFinder finder, PointerBlock &block) {
  Refusal problem = finder.run();
  block = std::move(finder.block);
  return problem;
}

Refusal findBlock(tt::LoadOp load, PointerFacts facts, PointerBlock &block) {
  return find(BlockFinder(load, facts), block);
}

Refusal findBlock(tt::StoreOp store, PointerFacts facts, PointerBlock &block) {
  return find(BlockFinder(store, facts), block);
}

} // namespace kiln
