// The pass kiln-find-blocks: pointers of loads beside dots that are to a block of
// a tensor get a note of it (kiln.block_of), as those of descriptors have, so
// that the copy engine may bring it. Where a block's rows are the loaded tensor's
// columns, the load becomes one of rows, and a transposition.
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/blocks/PointerBlock.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_FINDBLOCKS
#include "lowering/Passes.h.inc"

namespace {

/// Computes polynomials in front of a load.
class PolynomialEmitter {
public:
  PolynomialEmitter(ImplicitLocOpBuilder &ir, AddressForms &forms, Type type)
      : ir(ir), forms(forms), type(type) {}

  Value emit(const Polynomial &polynomial) {
    Value sum;
    Polynomial counted = forms.byInductionVariables(polynomial);
    for (const auto &[product, coefficient] : counted.terms()) {
      Value term;
      for (unsigned number : product)
        accumulate<arith::MulIOp>(term, valueOf(forms.factor(number)));
      if (coefficient != 1 || !term)
        accumulate<arith::MulIOp>(term, constant(coefficient));
      accumulate<arith::AddIOp>(sum, term);
    }
    return sum ? sum : constant(0);
  }

private:
  template <typename Op> void accumulate(Value &all, Value next) {
    all = all ? Value(Op::create(ir, all, next)) : next;
  }

  Value constant(int64_t value) {
    return arith::ConstantOp::create(ir, type, ir.getIntegerAttr(type, value));
  }

  Value valueOf(const AddressForms::Factor &factor) {
    Value value = factor.value;
    if (!factor.isRound)
      return cast(value);
    auto loop = mlir::cast<scf::ForOp>(value.getParentBlock()->getParentOp());
    Value gone = arith::SubIOp::create(ir, value, loop.getLowerBound());
    return cast(arith::DivSIOp::create(ir, gone, loop.getStep()));
  }

  Value cast(Value value) {
    unsigned from = value.getType().getIntOrFloatBitWidth(),
             to = type.getIntOrFloatBitWidth();
    if (from < to)
      return arith::ExtSIOp::create(ir, type, value);
    if (from > to)
      return arith::TruncIOp::create(ir, type, value);
    return value;
  }

  ImplicitLocOpBuilder &ir;
  AddressForms &forms;
  Type type;
};

/// The load through pointers that say what block they are to.
void noteBlock(tt::LoadOp load, const PointerBlock &block,
               AddressForms &forms) {
  ImplicitLocOpBuilder ir(load.getLoc(), load);
  PolynomialEmitter wide(ir, forms, ir.getI64Type()),
      narrow(ir, forms, ir.getI32Type());
  SmallVector<Value> sizes, strides, offsets;
  for (const TensorDim &dim : block.dims) {
    // Nothing is read behind the end, wherever that is.
    sizes.push_back(wide.emit(dim.size.value_or(int64_t(1) << 31)));
    strides.push_back(wide.emit(dim.stride));
    offsets.push_back(narrow.emit(dim.offset));
  }
  Value zero = arith::ConstantOp::create(ir, ir.getBoolAttr(false));
  Value pointers = load.getPtr(), mask = load.getMask(),
        other = load.getOther();
  if (block.isTransposed) {
    pointers = tt::transpose(ir, load.getLoc(), pointers);
    mask = mask ? tt::transpose(ir, load.getLoc(), mask) : mask;
    other = other ? tt::transpose(ir, load.getLoc(), other) : other;
  }
  auto noted =
      gpu::BlockOfOp::create(ir, pointers.getType(), pointers, block.base,
                             sizes, strides, zero, offsets);
  noted.setNonNegative(
      SmallVector<int32_t>(block.nonNegative.begin(), block.nonNegative.end()));
  auto again = tt::LoadOp::create(ir, noted, mask, other);
  again.setCache(load.getCache());
  again.setEvict(load.getEvict());
  Value loaded = again;
  if (block.isTransposed)
    loaded = tt::transpose(ir, load.getLoc(), loaded);
  load.replaceAllUsesWith(loaded);
  load.erase();
}

class FindBlocks : public impl::FindBlocksBase<FindBlocks> {
  void runOnOperation() override {
    SmallVector<tt::LoadOp> loads;
    getOperation().walk([&](tt::LoadOp load) {
      auto type = dyn_cast<RankedTensorType>(load.getType());
      auto loop = dyn_cast<scf::ForOp>(load->getParentOp());
      if (type && type.getRank() == 2 && loop && !load.getIsVolatile() &&
          !load.getPtr().getDefiningOp<gpu::BlockOfOp>() &&
          !loop.getBody()->getOps<tt::DotOp>().empty())
        loads.push_back(load);
    });
    if (loads.empty())
      return;
    AxisAnalysis axes(getOperation());
    if (!axes.isValid())
      return signalPassFailure();
    AddressForms forms;
    // All are looked at before the first one changes.
    std::vector<std::pair<tt::LoadOp, PointerBlock>> found;
    for (tt::LoadOp load : loads) {
      llvm::Expected<PointerBlock> block = findBlock(load, {forms, axes});
      if (block)
        found.push_back({load, std::move(*block)});
      else
        load.emitRemark() << "this block is reached by pointers, not by a "
                             "tensor map (TMA): "
                          << llvm::toString(block.takeError());
    }
    for (auto &[load, block] : found)
      noteBlock(load, block, forms);
  }
};

} // namespace
} // namespace kiln
