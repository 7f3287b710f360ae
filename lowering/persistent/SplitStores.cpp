// A store is computed once more for each of its parts, down to its ranges of
// columns, so that axis facts of addresses and masks are kept; the loop's
// results are divided.
#include "lowering/persistent/SplitStores.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {
namespace {

/// Bytes of one part: what is left of a block's 227 KiB beside four slots of a
/// tile of 128x256 with iterations of 64 (f16).
constexpr int64_t kPartBytes = 32 * 1024;

/// Makes values for a range of the columns, which are dimension `dim` of a
/// tensor, and its last one.
class Columns {
public:
  Columns(tt::StoreOp store, int64_t first, int64_t count)
      : ir(store.getLoc(), store), store(store), first(first), count(count) {}

  /// The store of these columns; null: something is computed in a way that is
  /// not known for a part.
  tt::StoreOp run() {
    Value pointers = of(store.getPtr()), value = of(store.getValue()),
          mask = store.getMask() ? of(store.getMask()) : Value();
    if (!pointers || !value || (store.getMask() && !mask))
      return {};
    return tt::StoreOp::create(ir, pointers, value, mask,
                               store.getBoundaryCheck(), store.getCache(),
                               store.getEvict());
  }

private:
  RankedTensorType narrow(Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> shape(type.getShape());
    shape.back() = count;
    return type.clone(shape);
  }

  Value of(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type)
      return value;
    if (Value known = parts.lookup(value))
      return known;
    Value made = make(value);
    parts[value] = made;
    return made;
  }

  Value make(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return {};
    ir.setLoc(op->getLoc());
    RankedTensorType type = narrow(value);
    if (isa<scf::ForOp>(op))
      return gpu::ColumnsOp::create(ir, type, value, first);
    if (auto range = dyn_cast<tt::MakeRangeOp>(op))
      return tt::MakeRangeOp::create(ir, type, range.getFirst() + first,
                                     range.getFirst() + first + count);
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      auto same = dyn_cast<SplatElementsAttr>(constant.getValue());
      return same ? Value(arith::ConstantOp::create(ir, same.resizeSplat(type)))
                  : Value();
    }
    if (auto splat = dyn_cast<tt::SplatOp>(op))
      return tt::SplatOp::create(ir, type, splat.getSrc());
    if (auto broadcast = dyn_cast<tt::BroadcastOp>(op)) {
      Value source = broadcast.getSrc();
      if (cast<RankedTensorType>(source.getType()).getShape().back() != 1)
        source = of(source);
      return source ? Value(tt::BroadcastOp::create(ir, type, source))
                    : Value();
    }
    if (auto expand = dyn_cast<tt::ExpandDimsOp>(op)) {
      // Columns stay the last dimension.
      if (int64_t(expand.getAxis()) + 1 == type.getRank())
        return {};
      Value source = of(expand.getSrc());
      return source ? Value(tt::ExpandDimsOp::create(ir, type, source,
                                                     expand.getAxis()))
                    : Value();
    }
    return ofElements(op, type);
  }

  /// Each element of the result follows from the operands' elements at its
  /// coordinates.
  Value ofElements(Operation *op, RankedTensorType type) {
    if (!(op->hasTrait<OpTrait::Elementwise>() || isa<tt::AddPtrOp>(op)) ||
        op->getNumResults() != 1 || !isPure(op))
      return {};
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      operands.push_back(of(operand));
      if (!operands.back())
        return {};
    }
    ir.setLoc(op->getLoc());
    return ir
        .create(op->getLoc(), op->getName().getIdentifier(), operands,
                TypeRange{type}, op->getAttrs())
        ->getResult(0);
  }

  ImplicitLocOpBuilder ir;
  tt::StoreOp store;
  int64_t first, count;
  llvm::DenseMap<Value, Value> parts;
};

void split(tt::StoreOp store) {
  auto type = dyn_cast<RankedTensorType>(store.getValue().getType());
  // TMA takes blocks, in parts of their own, as they were computed.
  if (!type || type.getRank() != 2 || !type.getElementType().isIntOrFloat() ||
      store.getPtr().getDefiningOp<gpu::BlockOfOp>())
    return;
  int64_t rowBytes = type.getShape()[0] *
                     llvm::divideCeil(type.getElementTypeBitWidth(), 8),
          columns = type.getShape()[1], count = columns;
  while (count > 1 && rowBytes * count > kPartBytes)
    count /= 2;
  if (count == columns)
    return;
  for (int64_t first = 0; first < columns; first += count)
    if (!Columns(store, first, count).run())
      return; // the first part: all are computed alike
  store.erase();
}

} // namespace

void splitStores(scf::ForOp tiles) {
  SmallVector<tt::StoreOp> stores;
  tiles.walk([&](tt::StoreOp store) { stores.push_back(store); });
  for (tt::StoreOp store : stores)
    split(store);
}

} // namespace kiln
