#include "lowering/pipeline/EarlySlice.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/pipeline/AcrossTiles.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

/// Divisions by loop-invariant values trap, if at all, in every iteration.
static bool dividesByInvariant(scf::ForOp loop, Operation *op) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
             arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp>(op) &&
         loop.isDefinedOutsideOfLoop(op->getOperand(1));
}

static bool mayRunAhead(scf::ForOp loop, Operation *op) {
  if (isa<tt::DotLike>(op))
    return false; // the work that hides everything else
  if (auto load = dyn_cast<tt::LoadOp>(op))
    return !load.getIsVolatile();
  if (isa<gpu::AsyncCopyOp, gpu::TmaCopyOp, gpu::MbarrierExpectOp,
          gpu::IndexOp>(op))
    return true;
  if (isMemoryEffectFree(op) &&
      (isSpeculatable(op) || dividesByInvariant(loop, op)))
    return true;
  return !op->walk([](Operation *nested) {
              bool mayRun = nested->hasAttr(gpu::kAnyIterationAttr) ||
                            isa<scf::IfOp>(nested) || isPure(nested);
              return mayRun ? WalkResult::advance() : WalkResult::interrupt();
            }).wasInterrupted();
}

/// Why the op may not; none: it may.
static Refusal whyNotAhead(scf::ForOp loop, Operation *op,
                           const LoopWrites *writes) {
  if (!mayRunAhead(loop, op))
    return {RefusalCode::AheadOp, op->getName().getStringRef()};
  auto load = dyn_cast<tt::LoadOp>(op);
  if (load && writes)
    if (Operation *write = writes->meeting(load.getPtr()))
      return {RefusalCode::AheadWrite, write->getName().getStringRef()};
  return {};
}

Refusal addEarlySlice(scf::ForOp loop, Operation *op, OpSet &slice,
                      const LoopWrites *writes) {
  Block *body = loop.getBody();
  OpSet found;
  found.insert(op);
  bool across = runsOn(loop) != nullptr;
  auto isOfTile = [&](Value value) {
    Operation *def = value.getDefiningOp();
    return !(def && (isa<gpu::AllocOp>(def) ||
                     def->hasTrait<OpTrait::ConstantLike>())) &&
           loop.isDefinedOutsideOfLoop(value) &&
           !cast<scf::ForOp>(loop->getParentOp()).isDefinedOutsideOfLoop(value);
  };
  auto needs = [&](Value value) {
    if (across && (value == loop.getInductionVar() || isOfTile(value)))
      return false; // begins anew with each tile
    if (auto argument = dyn_cast<BlockArgument>(value);
        argument && argument.getOwner() == body) {
      if (argument == loop.getInductionVar())
        return true;
      OpOperand *yielded = loop.getTiedLoopYieldedValue(argument);
      if (across ? !goesOn(loop, argument)
                 : !loop.getTiedLoopResult(argument).use_empty())
        return false;
      value = yielded->get();
      // The expander knows values of the iteration before, not of earlier ones.
      if (!value.getDefiningOp() || value.getDefiningOp()->getBlock() != body)
        return false;
    }
    Operation *def = value.getDefiningOp();
    if (def && def->getBlock() == body)
      found.insert(def);
    return true;
  };
  for (unsigned next = 0; next < found.size(); ++next) {
    Operation *member = found[next];
    if (Refusal why = whyNotAhead(loop, member, writes))
      return why;
    bool known = true;
    member->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        known &= needs(operand);
    });
    if (!known)
      return RefusalCode::AheadCarried;
  }
  slice.insert_range(found);
  return {};
}

Operation *findHindrance(scf::ForOp loop) {
  Operation *hindrance = nullptr;
  loop.getBody()->walk([&](Operation *op) {
    if (isa<LoopLikeOpInterface>(op)) {
      hindrance = op;
      return WalkResult::interrupt();
    }
    auto load = dyn_cast<tt::LoadOp>(op);
    if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
        op->hasAttr(gpu::kAnyIterationAttr) ||
        (load && !load.getIsVolatile()) ||
        isa<gpu::AsyncCopyOp, gpu::AsyncCommitOp, gpu::AsyncWaitOp,
            gpu::RunsOnOp, gpu::LocalStoreOp, gpu::LocalLoadOp, gpu::AllocOp>(
            op) ||
        op->hasTrait<OpTrait::IsTerminator>() || isMemoryEffectFree(op) ||
        mayBeOvertaken(op))
      return WalkResult::advance();
    hindrance = op;
    return WalkResult::interrupt();
  });
  return hindrance;
}

} // namespace kiln
