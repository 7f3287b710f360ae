// The bytes of shared memory that a function will take, before its buffers have
// offsets: for passes that choose what gets a buffer.
#ifndef KILN_LOWERING_SHARED_BYTESTAKEN_H
#define KILN_LOWERING_SHARED_BYTESTAKEN_H

#include "frontend/dialect/Tile.h"

namespace kiln {

/// Those of all buffers and scratch, as far as they live at once; the slots of
/// loops that are to be pipelined (kiln.num_stages) count, those of loops that
/// are not prepared for that yet do not. `without`: an op whose scratch does
/// not count.
int64_t bytesTaken(tt::FuncOp function, mlir::Operation *without = nullptr);

/// The most of them at any time within a block and regions in it, buffers
/// among them that are only used before and after it. `without`: the same.
int64_t bytesTakenIn(mlir::Block &block,
                     llvm::ArrayRef<mlir::Operation *> without = {});

} // namespace kiln

#endif
