// kiln.cluster_end, kiln.half_barrier and kiln.read_parts: ping-pong
// iterations, in which one half of the warps uses memory while the other
// multiplies.
#include "lowering/dot/DotSteps.h"
#include "lowering/emit/Thread.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct ClusterEnd : TileLowering::ExternalModel<ClusterEnd, gpu::ClusterEndOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    thread.target.endCluster(thread.ir,
                             cast<gpu::ClusterEndOp>(op).getPriority());
    return success();
  }
};

struct HalfBarrier
    : TileLowering::ExternalModel<HalfBarrier, gpu::HalfBarrierOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    if (thread.warps < 2)
      return op->emitError("needs two warps or more");
    LLVMOpBuilder &ir = thread.ir;
    // The highest bit of the thread's number, the same in all of a warp.
    SmallVector<uint32_t> bits(llvm::Log2_32(thread.lanes * thread.warps), 0);
    bits.back() = 1;
    Value half = thread.uniformXorOfBits(bits);
    bool upper = cast<gpu::HalfBarrierOp>(op).getUpper();
    thread.runIf(ir.equal(half, ir.i32(upper)),
                 [&] { thread.barrier(BarrierMemory::Shared); });
    return success();
  }
};

struct ReadParts : TileLowering::ExternalModel<ReadParts, gpu::ReadPartsOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto read = cast<gpu::ReadPartsOp>(op);
    auto isDot = [](Operation *user) { return isa<tt::DotLike>(user); };
    auto user = llvm::find_if(read.getA().getUsers(), isDot);
    if (user == read.getA().user_end())
      return op->emitError("reads operands of no dot");
    FailureOr<DotPlan> plan = planAsAssigned(cast<tt::DotLike>(*user));
    if (failed(plan))
      return failure();
    std::vector<DotStep> steps = dotSteps(*plan);
    // Slice by slice, in the order in which they are multiplied.
    size_t slices = plan->depth() / plan->tileK(), size = steps.size() / slices;
    for (size_t slice = slices * read.getFirst() / read.getParts();
         slice != slices * read.getEnd() / read.getParts(); ++slice) {
      ArrayRef<DotStep> ofSlice = ArrayRef(steps).slice(slice * size, size);
      thread.get(read.getA(), registersIn(ofSlice, &DotStep::a));
      thread.get(read.getB(), registersIn(ofSlice, &DotStep::b));
    }
    return success();
  }
};

} // namespace

void attachClusters(MLIRContext &context) {
  gpu::ClusterEndOp::attachInterface<ClusterEnd>(context);
  gpu::HalfBarrierOp::attachInterface<HalfBarrier>(context);
  gpu::ReadPartsOp::attachInterface<ReadParts>(context);
}

} // namespace kiln
