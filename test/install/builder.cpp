// Tile IR built with mlir::OpBuilder, without any text: y[i] += x[i], for one
// block of 128 elements.
#include "frontend/dialect/Tile.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/entry/CompileTile.h"

using namespace kiln;

int main() {
  mlir::MLIRContext context;
  context.loadDialect<tt::TileDialect, mlir::arith::ArithDialect>();
  mlir::OpBuilder builder(&context);
  mlir::Location here = builder.getUnknownLoc();
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(here);
  builder.setInsertionPointToEnd(module->getBody());

  mlir::Type pointer = tt::PointerType::get(builder.getF32Type(), 1);
  auto kernel = tt::FuncOp::create(
      builder, here, "add", builder.getFunctionType({pointer, pointer}, {}));
  builder.setInsertionPointToStart(kernel.addEntryBlock());
  auto range = mlir::RankedTensorType::get(128, builder.getI32Type());
  auto pointers = mlir::RankedTensorType::get(128, pointer);
  mlir::Value index = tt::MakeRangeOp::create(builder, here, range, 0, 128);
  auto elements = [&](unsigned argument) -> mlir::Value {
    mlir::Value base = tt::SplatOp::create(builder, here, pointers,
                                           kernel.getArgument(argument));
    return tt::AddPtrOp::create(builder, here, pointers, base, index);
  };
  mlir::Value x = elements(0), y = elements(1);
  auto load = [&](mlir::Value from) -> mlir::Value {
    return tt::LoadOp::create(builder, here, from, mlir::Value(),
                              mlir::Value());
  };
  mlir::Value sum =
      mlir::arith::AddFOp::create(builder, here, load(x), load(y));
  tt::StoreOp::create(builder, here, y, sum, mlir::Value());
  tt::ReturnOp::create(builder, here, mlir::ValueRange());

  CompileOptions options;
  options.target = lookupGpuTarget("sm_90a");
  llvm::outs()
      << llvm::cantFail(compileTile(*module, options, Stage::Asm)).assembly;
}
