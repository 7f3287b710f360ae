//===- Parse.cpp - from text to tile IR -----------------------------------===//

#include "frontend/Parse.h"
#include "frontend/Tile.h"
#include "frontend/Ttgir.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace kiln {

void registerTileDialects(DialectRegistry &registry) {
  registry.insert<tt::TileDialect, arith::ArithDialect,
                  cf::ControlFlowDialect, func::FuncDialect, gpu::GPUDialect,
                  LLVM::LLVMDialect, math::MathDialect, scf::SCFDialect,
                  ub::UBDialect>();
  registerTtgirDialects(registry);
  // Kernels hold llvm.intr.assume, which must not stop the inliner.
  LLVM::registerInlinerInterface(registry);
  func::registerInlinerExtension(registry);
}

OwningOpRef<ModuleOp> parseTile(const std::shared_ptr<llvm::SourceMgr> &sources,
                                MLIRContext &context) {
  DialectRegistry registry;
  registerTileDialects(registry);
  context.appendDialectRegistry(registry);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  return module;
}

OwningOpRef<ModuleOp> parseTile(llvm::MemoryBufferRef source,
                                MLIRContext &context) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(source.getBuffer(),
                                           source.getBufferIdentifier()),
      llvm::SMLoc());
  return parseTile(sources, context);
}

} // namespace kiln
