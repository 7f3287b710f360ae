// Tile IR that stands in memory instead of text: what a front end hands to the
// pipeline.
#ifndef KILN_TOOLS_DRIVER_TILEMODULE_H
#define KILN_TOOLS_DRIVER_TILEMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "tools/driver/Compile.h"

namespace kiln {

/// A module and the context that it lives in. The module has been verified.
struct TileModule {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::string file; ///< what errors call it
};

/// compileToModule of tile IR in memory, which it takes over: nothing is printed
/// to be parsed again.
llvm::Expected<Compiled>
compileToModule(TileModule tile, const CompileOptions &options, Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_TILEMODULE_H
