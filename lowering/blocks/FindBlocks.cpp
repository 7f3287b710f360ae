// The pass kiln-find-blocks: pointers of loads beside dots that are to a block
// of a tensor get a note of it (kiln.block_of), as those of descriptors have,
// so that TMA may bring it. Where a block's rows are the loaded tensor's
// columns, the load becomes one of rows, and a transposition. Stores after dots
// get one for the loop over tiles that the kernel may become.
#include "lowering/blocks/PointerBlock.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/shared/PointerBases.h"
#include "lowering/tma/BlockMaps.h"
#include "lowering/tma/TensorStores.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_FINDBLOCKS
#include "lowering/passes/Passes.h.inc"

namespace {

/// Computes polynomials before an access.
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

/// The pointers, which say what block they are to.
gpu::BlockOfOp noted(ImplicitLocOpBuilder &ir, Value pointers,
                     const PointerBlock &block, AddressForms &forms) {
  PolynomialEmitter wide(ir, forms, ir.getI64Type()),
      narrow(ir, forms, ir.getI32Type());
  SmallVector<Value> sizes, strides, offsets;
  for (const TensorDim &dim : block.dims) {
    // Nothing is accessed after the end, wherever that is.
    sizes.push_back(wide.emit(dim.size.value_or(int64_t(1) << 31)));
    strides.push_back(wide.emit(dim.stride));
    offsets.push_back(narrow.emit(dim.offset));
  }
  Value zero = arith::ConstantOp::create(ir, ir.getBoolAttr(false));
  auto noted =
      gpu::BlockOfOp::create(ir, pointers.getType(), pointers, block.base,
                             sizes, strides, zero, offsets);
  noted.setNonNegative(
      SmallVector<int32_t>(block.nonNegative.begin(), block.nonNegative.end()));
  return noted;
}

void noteBlock(tt::LoadOp load, const PointerBlock &block,
               AddressForms &forms) {
  ImplicitLocOpBuilder ir(load.getLoc(), load);
  Value pointers = load.getPtr(), mask = load.getMask(),
        other = load.getOther();
  if (block.isTransposed) {
    pointers = tt::transpose(ir, load.getLoc(), pointers);
    mask = mask ? tt::transpose(ir, load.getLoc(), mask) : mask;
    other = other ? tt::transpose(ir, load.getLoc(), other) : other;
  }
  auto again =
      tt::LoadOp::create(ir, noted(ir, pointers, block, forms), mask, other);
  again.setCache(load.getCache());
  again.setEvict(load.getEvict());
  Value loaded = again;
  if (block.isTransposed)
    loaded = tt::transpose(ir, load.getLoc(), loaded);
  load.replaceAllUsesWith(loaded);
  load.erase();
}

void noteBlock(tt::StoreOp store, const PointerBlock &block,
               AddressForms &forms) {
  ImplicitLocOpBuilder ir(store.getLoc(), store);
  gpu::BlockOfOp pointers = noted(ir, store.getPtr(), block, forms);
  pointers.setOfTiles(true);
  Refusal why = whyNotStored(store.getValue().getType(), pointers);
  if (!why) {
    store.getPtrMutable().assign(pointers);
    return;
  }
  refuse(store, {RefusalCode::ReachedByPointers, why});
  pointers.erase();
}

/// Whether nothing else in the function touches what the store's pointers are
/// made from. Other accesses would see TMA's through another proxy.
bool isAlone(tt::StoreOp store, tt::FuncOp function,
             const PointerBases &bases) {
  PointerBaseSet own = bases.after(store.getPtr());
  auto mayMeet = [&](unsigned base) {
    return base == kAnyBase || own.contains(base);
  };
  return !function
              .walk([&](Operation *op) {
                if (op == store || isMemoryEffectFree(op) ||
                    op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
                  return WalkResult::advance();
                for (Value operand : op->getOperands())
                  if (llvm::any_of(bases.after(operand), mayMeet))
                    return WalkResult::interrupt();
                return WalkResult::advance();
              })
              .wasInterrupted();
}

class FindBlocks : public impl::FindBlocksBase<FindBlocks> {
public:
  using FindBlocksBase::FindBlocksBase;

private:
  void runOnOperation() override {
    SmallVector<tt::LoadOp> loads;
    getOperation().walk([&](tt::LoadOp load) {
      auto type = dyn_cast<RankedTensorType>(load.getType());
      auto loop = dyn_cast<scf::ForOp>(load->getParentOp());
      if (type && type.getRank() == 2 && loop && !load.getIsVolatile() &&
          !load.getPtr().getDefiningOp<gpu::BlockOfOp>() &&
          !loop.getBody()->getOps<tt::DotLike>().empty())
        loads.push_back(load);
    });
    SmallVector<tt::StoreOp> after = storesBehindDots();
    if (loads.empty() && after.empty())
      return;
    AxisAnalysis axes(getOperation());
    if (!axes.isValid())
      return signalPassFailure();
    AddressForms forms;
    // All are looked at before the first one changes.
    std::vector<std::pair<tt::LoadOp, PointerBlock>> loaded;
    std::vector<std::pair<tt::StoreOp, PointerBlock>> stored;
    auto find = [&](auto access, auto &found) {
      PointerBlock block;
      if (Refusal why = findBlock(access, {forms, axes}, block))
        refuse(access, {RefusalCode::ReachedByPointers, why});
      else
        found.push_back({access, std::move(block)});
    };
    for (tt::LoadOp load : loads)
      find(load, loaded);
    for (tt::StoreOp store : after)
      find(store, stored);
    for (auto &[load, block] : loaded)
      noteBlock(load, block, forms);
    for (auto &[store, block] : stored)
      noteBlock(store, block, forms);
  }

  /// Of what loops with dots computed, as far as nothing else touches the
  /// tensor.
  SmallVector<tt::StoreOp> storesBehindDots() {
    SmallVector<tt::StoreOp> found;
    if (!stores)
      return found;
    for (auto function : getOperation().getOps<tt::FuncOp>()) {
      if (function.isExternal() ||
          llvm::none_of(function.getOps<scf::ForOp>(), [](scf::ForOp loop) {
            return !loop.getBody()->getOps<tt::DotLike>().empty();
          }))
        continue;
      PointerBases bases(function);
      for (auto store : function.getOps<tt::StoreOp>()) {
        auto type = dyn_cast<RankedTensorType>(store.getValue().getType());
        if (type && type.getRank() == 2 &&
            store.getCache() == tt::CacheModifier::NONE &&
            !store.getPtr().getDefiningOp<gpu::BlockOfOp>() &&
            isAlone(store, function, bases))
          found.push_back(store);
      }
    }
    return found;
  }
};

} // namespace
} // namespace kiln
