// Tile IR that a program has built in memory, with mlir::OpBuilder over the
// dialect of frontend/dialect/Tile.h.
#ifndef KILN_TOOLS_ENTRY_COMPILETILE_H
#define KILN_TOOLS_ENTRY_COMPILETILE_H

#include "mlir/IR/BuiltinOps.h"
#include "tools/driver/Compile.h"

namespace kiln {

/// compileKernel for a module of tile IR: its public tt.funcs are the kernels.
/// The module stays as it is, and the result shares nothing with its context.
/// What the dialect's verifiers refuse is an error.
llvm::Expected<Compiled> compileTile(mlir::ModuleOp module,
                                     const CompileOptions &options, Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_ENTRY_COMPILETILE_H
