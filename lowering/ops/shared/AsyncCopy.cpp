// kiln.async_copy: global memory to shared memory without registers where the
// GPU has an instruction for it, else through them.
//
// A thread copies as many neighbours at once as lie together on both sides. The
// instruction fills with zeros what is masked off; for anything else, and for
// sizes it does not have, the thread loads and stores.
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/LaneCopy.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/memory/VectorAccess.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {
namespace {

bool isZero(Value value) {
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

/// One thread's part of a copy.
class CopyWriter {
public:
  CopyWriter(Thread &thread, gpu::AsyncCopyOp op, const LocalAccess &plan)
      : thread(thread), ir(thread.ir), op(op), plan(plan),
        stored(memoryType(pointee(op))), bytes(bytesOf(stored) * plan.vector),
        base(thread.get(op.getDestination()).front()),
        mask(usefulMask(op.getMask())), other(op.getOther()) {
    if (other && isZero(other))
      other = {};
    wholeGranules = plan.vector > 1 && op->hasAttr(gpu::kWholeGranulesAttr);
  }

  static Type pointee(gpu::AsyncCopyOp op) {
    Type pointers = getElementTypeOrSelf(op.getPointers().getType());
    return cast<tt::PointerType>(pointers).getPointeeType();
  }

  void write() {
    bool asynchronous = !other && thread.target.canCopyAsync(bytes);
    for (const SharedAccess &access : plan.side.accesses)
      asynchronous ? copy(access) : loadAndStore(access);
  }

private:
  void copy(const SharedAccess &access) {
    unsigned first = access.registers.front();
    Value read;
    if (mask && wholeGranules)
      read = bytesInside(access);
    else if (mask)
      read = ir.select(thread.get(mask)[first], ir.i32(bytes), ir.i32(0));
    thread.target.copyAsync(
        ir, accessPointer(thread, plan.side, access, base, stored),
        thread.get(op.getPointers())[first], bytes, read);
  }

  /// What the mask leaves of a granule, its first bytes.
  Value bytesInside(const SharedAccess &access) {
    Value read = ir.i32(0);
    for (unsigned reg : access.registers)
      read = ir.add(read, ir.select(thread.get(mask)[reg],
                                    ir.i32(bytes / plan.vector), ir.i32(0)));
    return read;
  }

  void loadAndStore(const SharedAccess &access) {
    unsigned first = access.registers.front();
    auto type = VectorType::get(int64_t(plan.vector), stored);
    Value source = thread.get(op.getPointers())[first], loaded;
    if (mask) {
      SmallVector<Value> others;
      for (unsigned reg : access.registers)
        if (other)
          others.push_back(toStored(ir, thread.get(other)[reg]));
      loaded = LLVM::MaskedLoadOp::create(
          ir, type, source, ir.splat(thread.get(mask)[first], plan.vector),
          other ? ir.vector(others) : ir.zero(type),
          ir.getI32IntegerAttr(bytes), UnitAttr());
      if (wholeGranules)
        loaded = cut(loaded, access);
    } else {
      loaded = LLVM::LoadOp::create(ir, type, source, bytes);
    }
    LLVM::StoreOp::create(
        ir, loaded, accessPointer(thread, plan.side, access, base, stored),
        bytes);
  }

  /// A granule that was read whole, without what the mask cuts off.
  Value cut(Value loaded, const SharedAccess &access) {
    SmallVector<Value> elements;
    for (auto [index, reg] : llvm::enumerate(access.registers))
      elements.push_back(ir.select(
          thread.get(mask)[reg], ir.element(loaded, index),
          other ? toStored(ir, thread.get(other)[reg]) : ir.zero(stored)));
    return ir.vector(elements);
  }

  Thread &thread;
  LLVMOpBuilder &ir;
  gpu::AsyncCopyOp op;
  const LocalAccess &plan;
  Type stored;
  unsigned bytes;
  Value base, mask, other;
  /// gpu::kWholeGranulesAttr, of more than one element.
  bool wholeGranules = false;
};

/// One thread's part of a copy that its warp's lanes make together.
void copyByLanes(Thread &thread, gpu::AsyncCopyOp op, ArrayRef<int32_t> shifts,
                 const LinearLayout &layout) {
  LLVMOpBuilder &ir = thread.ir;
  Type stored = memoryType(CopyWriter::pointee(op));
  unsigned dim = *layout.registerDim();
  // What is copied is not what the thread's pointers are to, but as far from
  // them as the shifted columns are from its own.
  SmallVector<uint32_t> columns, moves;
  for (HwDim hw : {HwDim::Lane, HwDim::Warp})
    for (const LinearLayout::Basis &basis : layout.bases(hw))
      columns.push_back(basis[dim]);
  uint32_t reached = 0;
  for (int32_t shift : shifts)
    reached |= shift;
  for (uint32_t &column : columns)
    column &= reached;
  for (auto [column, shift] : llvm::zip_equal(columns, shifts))
    moves.push_back(column ^ shift);
  Value distance =
      reached ? ir.sub(thread.xorOfBits(moves), thread.xorOfBits(columns))
              : Value();

  LocalAccess plan =
      planLocalAccess(shifted(layout, dim, shifts),
                      op.getDestination().getType().getLayout().getLayout(),
                      bytesOf(stored), kLaneCopyBytes / bytesOf(stored));
  SmallVector<uint32_t> ofWarp(plan.side.laneBases.size(), 0);
  llvm::append_range(ofWarp, plan.side.warpBases);
  Value base = ir.gep(thread.get(op.getDestination()).front(), stored,
                      thread.uniformXorOfBits(ofWarp));
  auto parameter = op->getAttrOfType<IntegerAttr>(gpu::kParameterAttr);
  Value pointers =
      op->getParentOfType<tt::FuncOp>().getArgument(parameter.getInt());
  Value mask = op.getMask();
  for (const SharedAccess &access : plan.side.accesses) {
    unsigned first = access.registers.front();
    Value source = thread.get(op.getPointers())[first];
    if (distance)
      source = ir.gep(source, stored, distance);
    thread.target.copyLanes(ir, ir.gep(base, stored, ir.i32(access.offset)),
                            thread.get(pointers).front(), source,
                            kLaneCopyBytes,
                            mask ? thread.get(mask)[first] : Value());
  }
}

struct AsyncCopy : TileLowering::ExternalModel<AsyncCopy, gpu::AsyncCopyOp> {
  std::optional<GlobalAccess> globalAccess(Operation *op) const {
    auto copy = cast<gpu::AsyncCopyOp>(op);
    GlobalAccess access{copy.getPointers(), copy.getMask()};
    access.wholeGranules = op->hasAttr(gpu::kWholeGranulesAttr);
    return access;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto copy = cast<gpu::AsyncCopyOp>(op);
    const LinearLayout *layout = layoutOf(copy.getPointers().getType());
    if (!layout)
      return op->emitError("has no layout; run kiln-assign-layouts before");
    if (auto shifts = op->getAttrOfType<DenseI32ArrayAttr>(gpu::kShiftsAttr)) {
      copyByLanes(thread, copy, shifts, *layout);
      thread.set(copy, {});
      return success();
    }
    auto vector = op->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
    LocalAccess plan = planLocalAccess(
        *layout, copy.getDestination().getType().getLayout().getLayout(),
        bytesOf(memoryType(CopyWriter::pointee(copy))),
        vector ? vector.getInt() : 1);
    CopyWriter writer(thread, copy, plan);
    // Of the threads with the same pointers one copies.
    thread.runIf(storerPredicate(thread, plan.side), [&] { writer.write(); });
    thread.set(copy, {});
    return success();
  }
};

} // namespace

void attachAsyncCopy(MLIRContext &context) {
  gpu::AsyncCopyOp::attachInterface<AsyncCopy>(context);
}

} // namespace kiln
