// kiln.tensor_begin, kiln.tensor_end, kiln.tensor_alloc, kiln.tensor_store and
// kiln.tensor_load: tcgen05.alloc, dealloc, st and ld. As assembly, whose
// results are those of the wait: nothing ties LLVM's intrinsics for them to it.
#include "lowering/dot/TensorPlan.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/interface/Scratch.h"
#include "lowering/llvm/TiedAsm.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

void writeAsm(LLVMOpBuilder &ir, StringRef text) { TiedAsm(ir).write(text); }

/// All threads wait for each other, with what they did to tensor memory.
void tensorBarrier(Thread &thread) {
  writeAsm(thread.ir, "tcgen05.fence::before_thread_sync;");
  thread.barrier(BarrierMemory::Shared);
  writeAsm(thread.ir, "tcgen05.fence::after_thread_sync;");
}

// A whole warp takes columns, and the same one gives them back. The address
// comes by shared memory.
void takeColumns(Thread &thread, int64_t columns, Value slot) {
  LLVMOpBuilder &ir = thread.ir;
  thread.runIf(thread.isInElectedWarp(), [&] {
    TiedAsm take(ir);
    take.addInput(LLVM::PtrToIntOp::create(ir, ir.getI32Type(), slot), 'r');
    take.write("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 "
               "[$0], " +
               std::to_string(columns) + ";");
    writeAsm(ir, "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;");
  });
}

Value baseIn(Thread &thread, Value slot) {
  Value base = LLVM::LoadOp::create(thread.ir, thread.ir.getI32Type(), slot);
  return thread.target.uniform(thread.ir, base);
}

struct TensorBegin
    : TileLowering::ExternalModel<TensorBegin, gpu::TensorBeginOp> {
  int64_t scratchBytes(Operation *) const { return sizeof(uint32_t); }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto begin = cast<gpu::TensorBeginOp>(op);
    FailureOr<int64_t> offset = sharedOffset(op);
    if (failed(offset))
      return failure();
    Value slot = sharedPointer(thread.ir, *offset);
    takeColumns(thread, begin.getColumns(), slot);
    tensorBarrier(thread);
    thread.set(begin, {baseIn(thread, slot)});
    return success();
  }
};

struct TensorTake : TileLowering::ExternalModel<TensorTake, gpu::TensorTakeOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto take = cast<gpu::TensorTakeOp>(op);
    takeColumns(thread, take.getColumns(), thread.get(take.getSlot()).front());
    writeAsm(thread.ir, "tcgen05.fence::before_thread_sync;");
    return success();
  }
};

struct TensorBase : TileLowering::ExternalModel<TensorBase, gpu::TensorBaseOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto base = cast<gpu::TensorBaseOp>(op);
    writeAsm(thread.ir, "tcgen05.fence::after_thread_sync;");
    thread.set(base, {baseIn(thread, thread.get(base.getSlot()).front())});
    return success();
  }
};

struct TensorEnd : TileLowering::ExternalModel<TensorEnd, gpu::TensorEndOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto end = cast<gpu::TensorEndOp>(op);
    tensorBarrier(thread);
    thread.runIf(thread.isInElectedWarp(), [&] {
      TiedAsm give(thread.ir);
      give.addInput(thread.get(end.getBase()).front(), 'r');
      give.write("tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, " +
                 std::to_string(end.getColumns()) + ";");
    });
    return success();
  }
};

struct TensorAlloc
    : TileLowering::ExternalModel<TensorAlloc, gpu::TensorAllocOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto alloc = cast<gpu::TensorAllocOp>(op);
    if (!alloc.getBase() || !alloc.getColumn())
      return op->emitError(
          "has no columns; run kiln-allocate-tensor-memory before");
    Value base = thread.get(alloc.getBase()).front();
    if (int64_t column = *alloc.getColumn())
      base = thread.ir.add(base, thread.ir.i32(column));
    thread.set(alloc, {base});
    return success();
  }
};

const char *nameOfShape(TensorAccess::Shape shape) {
  switch (shape) {
  case TensorAccess::Of32x32:
    return "32x32b";
  case TensorAccess::Of16x64:
    return "16x64b";
  case TensorAccess::Of16x128:
    return "16x128b";
  case TensorAccess::Of16x256:
    return "16x256b";
  case TensorAccess::Of16x32x2:
    return "16x32bx2";
  }
  llvm_unreachable("unknown shape");
}

uint32_t addressOf(TensorAccess::Location location) {
  return location.lane << 16 | location.column;
}

/// A tensor's accesses to a matrix in tensor memory.
class TensorAccesses {
public:
  /// Reports an error where the layout has none.
  static FailureOr<TensorAccesses>
  create(Operation *op, Thread &thread, Value tensor,
         TypedValue<gpu::TensorMemoryType> memory) {
    const LinearLayout *layout = layoutOf(tensor.getType());
    if (!layout)
      return op->emitError("has no layout; run kiln-assign-layouts before");
    gpu::TensorMemoryType type = memory.getType();
    std::optional<TensorPlan> plan = planTensorAccess(
        *layout, elementBits(tensor.getType()),
        [&](int64_t row, int64_t column) {
          auto [lane, at] = type.locationOf(row, column);
          return TensorAccess::Location{unsigned(lane), unsigned(at)};
        });
    if (!plan)
      return op->emitError("has a layout that tensor memory does not hand out");
    return TensorAccesses(thread, std::move(*plan), memory);
  }

  ArrayRef<TensorPlan::Step> steps() const { return plan.steps; }
  std::string name() const {
    return (nameOfShape(plan.access.shape) + Twine(".x") +
            Twine(plan.access.times) + ".b32")
        .str();
  }
  Value address(const TensorPlan::Step &step) const {
    uint32_t offset = addressOf(step.at);
    return offset ? thread.ir.add(base, thread.ir.i32(offset)) : base;
  }

private:
  TensorAccesses(Thread &thread, TensorPlan made, Value memory)
      : thread(thread), plan(std::move(made)) {
    SmallVector<uint32_t> bases(llvm::Log2_32(thread.lanes), 0);
    for (TensorAccess::Location warp : plan.warps)
      bases.push_back(addressOf(warp));
    base = thread.ir.add(thread.get(memory).front(),
                         thread.uniformXorOfBits(bases));
  }

  Thread &thread;
  TensorPlan plan;
  /// What this warp's begin at.
  Value base;
};

/// Whether this warp stores elements that the warps hold whose numbers differ
/// in `copies` alone, the same in all of a warp; null where there is no other.
Value storesForCopies(Thread &thread, uint32_t copies) {
  if (!copies)
    return {};
  SmallVector<uint32_t> bases(llvm::Log2_32(thread.lanes), 0);
  for (uint32_t bit = 1; bit <= copies; bit <<= 1)
    bases.push_back(copies & bit);
  return thread.ir.equal(thread.uniformXorOfBits(bases), thread.ir.i32(0));
}

struct TensorStore
    : TileLowering::ExternalModel<TensorStore, gpu::TensorStoreOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto store = cast<gpu::TensorStoreOp>(op);
    FailureOr<TensorAccesses> accesses = TensorAccesses::create(
        op, thread, store.getValue(), store.getDestination());
    if (failed(accesses))
      return failure();
    const Registers &values = thread.get(store.getValue());
    thread.target.syncWarp(thread.ir);
    writeAsm(thread.ir, "tcgen05.fence::after_thread_sync;");
    uint32_t copies =
        layoutOf(store.getValue().getType())->freeMask(HwDim::Warp);
    thread.runIf(storesForCopies(thread, copies), [&] {
      for (const TensorPlan::Step &step : accesses->steps())
        storeStep(thread, *accesses, step, values);
      writeAsm(thread.ir, "tcgen05.wait::st.sync.aligned;");
    });
    writeAsm(thread.ir, "tcgen05.fence::before_thread_sync;");
    return success();
  }

  static void storeStep(Thread &thread, const TensorAccesses &accesses,
                        const TensorPlan::Step &step, const Registers &values) {
    TiedAsm text(thread.ir);
    text.addInput(accesses.address(step), 'r');
    SmallVector<Value> elements;
    for (ArrayRef<unsigned> word : step.words)
      for (unsigned reg : word)
        elements.push_back(values[reg]);
    SmallVector<Value> words = inWords(thread.ir, elements);
    for (Value word : words)
      text.addInput(word, 'r');
    text.write("tcgen05.st.sync.aligned." + accesses.name() + " [$0], {" +
               namesFrom(1, words.size()) + "};");
  }
};

struct TensorLoad : TileLowering::ExternalModel<TensorLoad, gpu::TensorLoadOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto load = cast<gpu::TensorLoadOp>(op);
    FailureOr<TensorAccesses> accesses =
        TensorAccesses::create(op, thread, load, load.getSource());
    if (failed(accesses))
      return failure();
    LLVMOpBuilder &ir = thread.ir;
    const LinearLayout &layout = *layoutOf(load.getType());
    Type element = elementType(load.getType());
    Registers registers(layout.size(HwDim::Register));
    thread.target.syncWarp(ir);
    writeAsm(ir, "tcgen05.fence::after_thread_sync;");
    for (const TensorPlan::Step &step : accesses->steps()) {
      TiedAsm text(ir);
      for (size_t word = 0; word != step.words.size(); ++word)
        text.addResult(ir.getI32Type(), 'r');
      text.addInput(accesses->address(step), 'r');
      SmallVector<Value> words =
          text.write("tcgen05.ld.sync.aligned." + accesses->name() + " {" +
                     namesFrom(0, step.words.size()) + "}, [$" +
                     std::to_string(text.firstInput()) +
                     "]; tcgen05.wait::ld.sync.aligned;");
      for (auto [word, ofWord] : llvm::zip_equal(words, step.words))
        for (auto [reg, value] :
             llvm::zip_equal(ofWord, elementsOf(ir, word, element)))
          registers[reg] = value;
    }
    uint32_t free = layout.freeMask(HwDim::Register);
    for (unsigned reg = 0; reg != registers.size(); ++reg)
      registers[reg] = registers[reg & ~free];
    writeAsm(ir, "tcgen05.fence::before_thread_sync;");
    thread.set(load, std::move(registers));
    return success();
  }
};

} // namespace

void attachTensorMemory(MLIRContext &context) {
  gpu::TensorBeginOp::attachInterface<TensorBegin>(context);
  gpu::TensorTakeOp::attachInterface<TensorTake>(context);
  gpu::TensorBaseOp::attachInterface<TensorBase>(context);
  gpu::TensorEndOp::attachInterface<TensorEnd>(context);
  gpu::TensorAllocOp::attachInterface<TensorAlloc>(context);
  gpu::TensorStoreOp::attachInterface<TensorStore>(context);
  gpu::TensorLoadOp::attachInterface<TensorLoad>(context);
}

} // namespace kiln
