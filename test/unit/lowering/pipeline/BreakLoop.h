// Loops with a wait, a slot or a barrier taken away. Each change says how many
// it has made.
#pragma once

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

namespace kiln::test {

using Change = llvm::function_ref<unsigned(mlir::scf::ForOp)>;

inline unsigned removeWaits(mlir::scf::ForOp loop) {
  unsigned changes = 0;
  for (auto wait :
       llvm::make_early_inc_range(loop.getBody()->getOps<gpu::AsyncWaitOp>())) {
    wait.replaceAllUsesWith(wait.getGroups().front());
    wait.erase();
    ++changes;
  }
  return changes;
}

inline unsigned waitForOneLess(mlir::scf::ForOp loop) {
  unsigned changes = 0;
  for (auto wait : loop.getBody()->getOps<gpu::AsyncWaitOp>()) {
    wait.setPending(wait.getPending() + 1);
    ++changes;
  }
  return changes;
}

inline unsigned removeBarriers(mlir::scf::ForOp loop) {
  unsigned changes = 0;
  for (auto barrier :
       llvm::make_early_inc_range(loop.getBody()->getOps<gpu::BarrierOp>())) {
    barrier.erase();
    ++changes;
  }
  return changes;
}

/// A slot less in the buffers and in the counter of slots.
inline unsigned removeSlot(mlir::scf::ForOp loop) {
  unsigned changes = 0;
  for (auto index : loop.getBody()->getOps<gpu::IndexOp>()) {
    auto alloc = index.getSource().getDefiningOp<gpu::AllocOp>();
    gpu::MemDescType type = alloc.getType();
    int64_t slots = type.slots();
    if (!alloc->hasAttr("changed")) {
      llvm::SmallVector<int64_t> shape(type.getShape());
      shape.front() = --slots;
      alloc.getResult().setType(gpu::MemDescType::get(
          type.getContext(), shape, type.getElementType(), type.getLayout()));
      alloc->setAttr("changed", mlir::UnitAttr::get(loop.getContext()));
      for (mlir::Operation *user : alloc->getUsers())
        if (auto other = dyn_cast<gpu::IndexOp>(user))
          other.setAhead(other.getAhead() % slots);
      ++changes;
    }
  }
  mlir::OpBuilder builder(loop);
  for (auto compare : loop.getBody()->getOps<mlir::arith::CmpIOp>()) {
    llvm::APInt slots;
    if (compare.getPredicate() == mlir::arith::CmpIPredicate::eq &&
        mlir::matchPattern(compare.getRhs(), mlir::m_ConstantInt(&slots)))
      compare.setOperand(
          1, mlir::arith::ConstantIntOp::create(builder, loop.getLoc(),
                                                slots.getSExtValue() - 1, 32));
  }
  return changes;
}

inline unsigned removeMatrixWaits(mlir::Block *block) {
  unsigned changes = 0;
  for (auto wait :
       llvm::make_early_inc_range(block->getOps<gpu::WarpgroupWaitOp>())) {
    wait.replaceAllUsesWith(wait.getAccumulators());
    wait.erase();
    ++changes;
  }
  return changes;
}
inline unsigned removeMatrixWaitsInside(mlir::scf::ForOp loop) {
  return removeMatrixWaits(loop.getBody());
}
inline unsigned removeMatrixWaitsBehind(mlir::scf::ForOp loop) {
  return removeMatrixWaits(loop->getBlock());
}

inline unsigned waitForOneDotLess(mlir::scf::ForOp loop) {
  unsigned changes = 0;
  for (auto wait : loop.getBody()->getOps<gpu::WarpgroupWaitOp>()) {
    wait.setPending(wait.getPending() + 1);
    ++changes;
  }
  return changes;
}

inline unsigned removeTensorWaits(mlir::scf::ForOp loop) {
  unsigned changes = 0;
  for (auto wait : llvm::make_early_inc_range(
           loop.getBody()->getOps<gpu::TensorWaitOp>())) {
    wait.erase();
    ++changes;
  }
  return changes;
}

inline unsigned waitForOneTensorDotLess(mlir::scf::ForOp loop) {
  unsigned changes = 0;
  for (auto wait : loop.getBody()->getOps<gpu::TensorWaitOp>()) {
    wait.setPending(wait.getPending() + 1);
    ++changes;
  }
  return changes;
}

inline unsigned nothing(mlir::scf::ForOp) { return 1; }

/// The change made to every loop of a kernel.
inline auto inLoops(Change change) {
  return [change](tt::FuncOp kernel) {
    llvm::SmallVector<mlir::scf::ForOp> loops;
    kernel.walk([&](mlir::scf::ForOp loop) { loops.push_back(loop); });
    unsigned changes = 0;
    for (mlir::scf::ForOp loop : loops)
      changes += change(loop);
    return changes;
  };
}

} // namespace kiln::test
