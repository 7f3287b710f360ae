// kiln.tensor_dot, kiln.tensor_commit and kiln.tensor_wait: tcgen05.mma and
// tcgen05.commit, by one thread, and the wait for the mbarrier. As assembly:
// LLVM's intrinsics for tcgen05.mma claim to read no shared memory, and to
// write D alone.
#include "lowering/dot/TensorDot.h"
#include "lowering/emit/SharedOperand.h"
#include "lowering/llvm/TiedAsm.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/vendor/MbarrierOps.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
namespace {

/// The mbarrier of a turn, and the parity of its phase then.
struct Turn {
  Value barrier, parity;
};

/// Turns are counted in bytes of mbarriers.
Turn turnOf(Thread &thread, Value turn, TypedValue<gpu::MemDescType> done) {
  LLVMOpBuilder &ir = thread.ir;
  uint64_t bytes = done.getType().bytes();
  Value slot = ir.bitAnd(turn, ir.i32(bytes - 1));
  return {ir.gep(thread.get(done).front(), ir.getI8Type(), slot),
          ir.bitAnd(ir.lshr(turn, llvm::Log2_64(bytes)), ir.i32(1))};
}
Value laterTurn(Thread &thread, Value turn, int64_t turns,
                TypedValue<gpu::MemDescType> done) {
  return thread.ir.add(turn, thread.ir.i32(turns * done.getType().slotBytes()));
}

/// The mbarrier arrives when what the thread has begun has ended.
void writeCommit(LLVMOpBuilder &ir, Value barrier) {
  TiedAsm commit(ir);
  commit.addInput(LLVM::PtrToIntOp::create(ir, ir.getI32Type(), barrier), 'r');
  commit.write("tcgen05.commit.cta_group::1.mbarrier::arrive::one."
               "shared::cluster.b64 [$0];");
}

/// Writes the instructions of one dot.
class TensorDotWriter {
public:
  TensorDotWriter(Thread &thread, gpu::TensorDotOp op)
      : thread(thread), op(op), multiply(*op.multiply()) {}

  void write() {
    thread.set(op.getBegun(), {});
    if (!op.takesTurns())
      return begin(thread.get(op.getDone()).front());
    LLVMOpBuilder &ir = thread.ir;
    Value counter = thread.tensorTurns(op.getDone().getType().bytes()),
          current = LLVM::LoadOp::create(ir, ir.getI32Type(), counter);
    begin(turnOf(thread, current, op.getDone()).barrier);
    LLVM::StoreOp::create(ir, laterTurn(thread, current, 1, op.getDone()),
                          counter);
  }

private:
  void begin(Value barrier) {
    Value c = thread.get(op.getC()).front();
    Value a = thread.get(op.getA()).front();
    if (op.getAdding())
      adding = thread.get(op.getAdding()).front();
    thread.runIf(thread.isElected(), [&] {
      TiedAsm(thread.ir).write("tcgen05.fence::after_thread_sync;");
      multiplyAll(a, c);
      writeCommit(thread.ir, barrier);
    });
    thread.target.syncWarp(thread.ir);
  }

  void multiplyAll(Value a, Value c) {
    std::optional<SharedOperand> sharedA;
    if (isa<gpu::MemDescType>(op.getA().getType()))
      sharedA.emplace(thread, op.getA(), 1, SharedOperand::For::TensorCore);
    SharedOperand b(thread, op.getB(), 0, SharedOperand::For::TensorCore);
    std::optional<CopiedScales> ofA, ofB;
    if (op.getAScales()) {
      ofA.emplace(thread, op.getAScales(), op.getAColumns());
      ofB.emplace(thread, op.getBScales(), op.getBColumns());
    }
    gpu::TensorMemoryType type = op.getC().getType();
    int64_t depth =
        op.getB().getType().getShape().front() * packOf(multiply.bType);
    for (int64_t k = 0; k < depth; k += multiply.k)
      for (int64_t row = 0; row < type.getShape()[0]; row += multiply.m)
        for (int64_t column = 0; column < type.getShape()[1];
             column += multiply.n) {
          int64_t byteOfA = k / packOf(multiply.aType),
                  byteOfB = k / packOf(multiply.bType);
          Factors factors;
          factors.aIsShared = sharedA.has_value();
          factors.a =
              sharedA
                  ? sharedA->at(row, byteOfA)
                  : offset(a, cast<gpu::TensorMemoryType>(op.getA().getType())
                                  .locationOf(row, k));
          factors.b = b.at(byteOfB, column);
          if (ofA) {
            factors.aScales = ofA->at(row, k / multiply.scaleRun);
            factors.bScales = ofB->at(column, k / multiply.scaleRun);
          }
          write(offset(c, type.locationOf(row, column)), factors, k);
        }
  }

  /// What one instruction multiplies.
  struct Factors {
    bool aIsShared;
    Value a, b, aScales, bScales;
  };

  /// Scales, once they are copied to tensor memory.
  class CopiedScales {
  public:
    CopiedScales(Thread &thread, TypedValue<gpu::MemDescType> buffer,
                 Value columns)
        : ir(thread.ir), columns(thread.get(columns).front()),
          scales(buffer.getType().getShape()[0],
                 buffer.getType().getShape()[1]) {
      TensorDescriptor from(thread, buffer, TensorScales::descriptor());
      for (int64_t copy = 0; copy < scales.copies(); ++copy) {
        TiedAsm text(ir);
        text.addInput(atColumn(copy * TensorScales::kCopy.columns()), 'r');
        text.addInput(from.at(copy * TensorScales::kBytesOfCopy), 'l');
        text.write("tcgen05.cp.cta_group::1.32x128b.warpx4 [$0], $1;");
      }
    }
    Value at(int64_t row, int64_t number) {
      return atColumn(scales.columnOf(row, number));
    }

  private:
    Value atColumn(int64_t column) {
      return column ? ir.add(columns, ir.i32(column)) : columns;
    }
    LLVMOpBuilder &ir;
    Value columns;
    TensorScales scales;
  };

  Value offset(Value base, std::pair<int64_t, int64_t> location) {
    int64_t words = location.first << 16 | location.second;
    return words ? thread.ir.add(base, thread.ir.i32(words)) : base;
  }

  /// The product of the elements along k from `k` on.
  void write(Value c, const Factors &factors, int64_t k) {
    LLVMOpBuilder &ir = thread.ir;
    Value adds = adding && !k ? adding : ir.i1(op.getAdds() || k);
    TensorMultiply step = multiply;
    if (step.scaleRun)
      step.scaleByteA = step.scaleByteB =
          k / step.scaleRun % TensorScales::kOfWord;
    TiedAsm text(ir);
    text.addInput(c, 'r');
    text.addInput(factors.a, factors.aIsShared ? 'l' : 'r');
    text.addInput(factors.b, 'l');
    text.addInput(ir.i32(instructionDescriptor(step)), 'r');
    std::string name = ("tcgen05.mma.cta_group::1.kind::" + nameOf(step.kind))
                           .str(),
                scales;
    if (step.scaleRun) {
      // So in all versions of PTX; later ones call it `.block32`, too.
      name +=
          ".block_scale.scale_vec::" + std::to_string(step.scalesOfRow()) + "X";
      scales = "[$4], [$5], ";
      text.addInput(factors.aScales, 'r');
      text.addInput(factors.bScales, 'r');
    }
    text.addInput(adds, 'b');
    text.write(name + " [$0], " + (factors.aIsShared ? "$1" : "[$1]") +
               ", $2, $3, " + scales + (step.scaleRun ? "$6;" : "$4;"));
  }

  Thread &thread;
  gpu::TensorDotOp op;
  TensorMultiply multiply;
  /// Whether the first product adds, where that is known at run time only.
  Value adding;
};

struct TensorDot : TileLowering::ExternalModel<TensorDot, gpu::TensorDotOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    if (!hasTensorMemory(thread.target.gpu()))
      return op->emitError("needs tensor memory, which ")
             << gpuName(thread.target.gpu()) << " does not have";
    TensorDotWriter(thread, cast<gpu::TensorDotOp>(op)).write();
    return success();
  }
};

struct TensorCommit
    : TileLowering::ExternalModel<TensorCommit, gpu::TensorCommitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    Value barrier =
        thread.get(cast<gpu::TensorCommitOp>(op).getBarrier()).front();
    thread.runIf(thread.isElected(), [&] { writeCommit(thread.ir, barrier); });
    thread.target.syncWarp(thread.ir);
    return success();
  }
};

struct TensorWait : TileLowering::ExternalModel<TensorWait, gpu::TensorWaitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto wait = cast<gpu::TensorWaitOp>(op);
    LLVMOpBuilder &ir = thread.ir;
    Value counter = thread.tensorTurns(wait.getDone().getType().bytes()),
          next = LLVM::LoadOp::create(ir, ir.getI32Type(), counter);
    Turn turn = turnOf(thread,
                       laterTurn(thread, next, -1 - int64_t(wait.getPending()),
                                 wait.getDone()),
                       wait.getDone());
    Value waits = wait.getAllWarps() ? Value() : thread.isInElectedWarp();
    thread.runIf(waits, [&] {
      thread.repeatUntil([&] {
        return thread.target.mbarriers()->isPhaseOver(ir, turn.barrier,
                                                      turn.parity);
      });
    });
    return success();
  }
};

} // namespace

void attachTensorDot(MLIRContext &context) {
  gpu::TensorDotOp::attachInterface<TensorDot>(context);
  gpu::TensorCommitOp::attachInterface<TensorCommit>(context);
  gpu::TensorWaitOp::attachInterface<TensorWait>(context);
}

} // namespace kiln
