// The pass kiln-allocate-tensor-memory: each matrix's first column of tensor
// memory, with as few as possible where matrices are not live together; and the
// ops by which the block takes its columns and gives them back. That is done
// once: a block that waits for columns while it has some could wait for ever.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/DoesNotFit.h"
#include "lowering/passes/Passes.h"
#include "lowering/shared/BufferLiveness.h"
#include "lowering/shared/Placement.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/TensorColumns.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_ALLOCATETENSORMEMORY
#include "lowering/passes/Passes.h.inc"

namespace {

class AllocateTensorMemory
    : public impl::AllocateTensorMemoryBase<AllocateTensorMemory> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<tt::FuncOp>())
      if (!function.isExternal() && failed(allocate(function)))
        return signalPassFailure();
  }

  static LogicalResult allocate(tt::FuncOp function) {
    Buffers matrices(function, Buffers::Of::TensorMemory);
    if (matrices.all().empty())
      return success();
    FlowGraph graph(function);
    BufferLiveness liveness(graph, matrices, Flights::DoNotCount);
    FailureOr<int64_t> warps = gpu::getModuleInt(function, gpu::kNumWarpsAttr);
    if (failed(warps))
      return failure();
    auto mayShare = [&](unsigned a, unsigned b) {
      return *warps <= TensorMultiply::kLanes / TensorMultiply::kLanesOfWarp ||
             isOfSameThreads(matrices.all()[a].op, matrices.all()[b].op);
    };
    SmallVector<PlacedBuffer> placed;
    for (const Buffer &matrix : matrices.all())
      placed.push_back({matrix.bytes, matrix.alignment});
    int64_t needed = placeBuffers(placed, [&](unsigned a, unsigned b) {
      return liveness.interfere(a, b) || !mayShare(a, b);
    });
    int64_t columns =
        std::max<int64_t>(kLeastTensorColumns, llvm::PowerOf2Ceil(needed));
    if (columns > TensorMultiply::kColumns)
      return refuse(function, matrices.all(), needed);
    OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
    Value base, slot;
    if (hasRoles(function)) {
      slot = takeForRoles(builder, function.getLoc(), columns);
      builder.setInsertionPoint(
          function.getBody().front().findAncestorOpInBlock(
              *matrices.all().front().op));
      base = gpu::TensorBaseOp::create(builder, function.getLoc(),
                                       builder.getI32Type(), slot);
    } else {
      base = gpu::TensorBeginOp::create(builder, function.getLoc(),
                                        builder.getI32Type(), columns);
    }
    for (auto [matrix, place] : llvm::zip_equal(matrices.all(), placed)) {
      auto alloc = cast<gpu::TensorAllocOp>(matrix.op);
      alloc.getBaseMutable().assign(base);
      alloc.setColumn(place.offset);
    }
    function.walk([&](tt::ReturnOp end) {
      builder.setInsertionPoint(end);
      gpu::TensorEndOp::create(builder, end.getLoc(), base, columns, slot);
    });
    return success();
  }

  /// Whether a warp of its own may begin the dots, which then learns by itself
  /// where tensor memory begins.
  static bool hasRoles(tt::FuncOp function) {
    WalkResult found = function.walk([](gpu::TensorDotOp dot) {
      return dot.takesTurns() ? WalkResult::advance() : WalkResult::interrupt();
    });
    return found.wasInterrupted();
  }

  /// Takes the columns; the buffer that has the address of the first then.
  static Value takeForRoles(OpBuilder &builder, Location loc, int64_t columns) {
    auto layout =
        gpu::SharedLayoutAttr::get(builder.getContext(), LinearLayout({}, {}));
    auto type = gpu::MemDescType::get(builder.getContext(), {},
                                      builder.getI32Type(), layout);
    Value slot = gpu::AllocOp::create(builder, loc, type);
    gpu::TensorTakeOp::create(builder, loc, columns, slot);
    return slot;
  }

  /// Whether a thread accesses the same columns of both: where several warps
  /// reach a lane, what one of them loads could be stored to by another one,
  /// for which kiln-insert-barriers puts no barrier.
  static bool isOfSameThreads(Operation *a, Operation *b) {
    SmallPtrSet<Type, 4> tensors;
    for (Operation *alloc : {a, b})
      for (Operation *user : alloc->getUsers()) {
        if (auto load = dyn_cast<gpu::TensorLoadOp>(user))
          tensors.insert(load.getType());
        if (auto store = dyn_cast<gpu::TensorStoreOp>(user))
          tensors.insert(store.getValue().getType());
      }
    return tensors.size() <= 1;
  }

  static LogicalResult refuse(tt::FuncOp function, ArrayRef<Buffer> matrices,
                              int64_t needed) {
    markAsUnfit(function->getParentOfType<ModuleOp>());
    InFlightDiagnostic error =
        matrices.front().op->emitError()
        << "kernel " << function.getName() << " needs " << needed
        << " columns of tensor memory, but a block has at most "
        << TensorMultiply::kColumns;
    for (const Buffer &matrix : matrices)
      error.attachNote(matrix.op->getLoc())
          << matrix.bytes << " columns for "
          << cast<gpu::TensorAllocOp>(matrix.op).getType();
    return error;
  }
};

} // namespace
} // namespace kiln
