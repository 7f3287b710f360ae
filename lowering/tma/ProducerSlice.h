// The part of a kernel that a warp with a role runs: the producer warp TMA
// copies, another one dots on the tensor core, with the scalars, loops and
// conditionals that they need (program slices).
#ifndef KILN_LOWERING_TMA_PRODUCERSLICE_H
#define KILN_LOWERING_TMA_PRODUCERSLICE_H

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace kiln {

/// Whether the op is a TMA copy, or belongs to one.
bool isProducers(mlir::Operation *op);
/// Whether the op is a dot on the tensor core that a warp of its own may begin,
/// or belongs to one.
bool isDots(mlir::Operation *op);

/// The ops of a kernel that a warp with a role runs, and which results and
/// carried values of loops and conditionals are needed for that.
class ProducerSlice {
public:
  /// `isOwn` says of an op with effects whether it is the role's. Only kernels
  /// without roles may need tensors.
  explicit ProducerSlice(bool (*isOwn)(mlir::Operation *),
                         bool mayHaveTensors = false)
      : isOwn(isOwn), mayHaveTensors(mayHaveTensors) {}

  /// Adds an op with all that it needs; where that is more than scalars,
  /// buffers and tensor maps, false.
  bool add(mlir::Operation *op);
  bool contains(mlir::Operation *op) const { return ops.contains(op); }

  /// What could not be added.
  mlir::Operation *refused() const { return beyond; }

  /// Writes the block's ops of the slice; `copies` maps the written values, and
  /// the values defined around it.
  void write(mlir::Block &block, mlir::OpBuilder &builder,
             mlir::IRMapping &copies) const;

private:
  using Numbers = llvm::SmallSetVector<unsigned, 4>;

  bool addValue(mlir::Value value);
  bool addCarried(mlir::scf::ForOp loop, unsigned number);
  bool addWays(mlir::scf::IfOp way, unsigned number);
  Numbers neededOf(mlir::Operation *op) const;
  void writeLoop(mlir::scf::ForOp loop, mlir::OpBuilder &builder,
                 mlir::IRMapping &copies) const;
  void writeIf(mlir::scf::IfOp way, mlir::OpBuilder &builder,
               mlir::IRMapping &copies) const;

  bool (*isOwn)(mlir::Operation *);
  bool mayHaveTensors;
  llvm::SetVector<mlir::Operation *> ops;
  mlir::Operation *beyond = nullptr;
  llvm::MapVector<mlir::Operation *, Numbers> needed;
};

} // namespace kiln

#endif
