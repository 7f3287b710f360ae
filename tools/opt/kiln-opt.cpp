//===- kiln-opt.cpp - run passes on tile IR and what comes after it -------===//
//
// mlir-opt with Kiln's dialects: how tests look at one step of the pipeline.
//
//===----------------------------------------------------------------------===//

#include "frontend/text/Parse.h"
#include "lowering/Pipeline.h"
#include "lowering/passes/Passes.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  kiln::registerTileDialects(registry);
  mlir::registerTransformsPasses();
  kiln::registerLoweringDialects(registry);
  kiln::registerKilnPasses();
  kiln::registerGpuPipeline();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "kiln-opt: run passes on tile IR\n", registry));
}
