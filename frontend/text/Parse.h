//===- Parse.h - from text to tile IR -------------------------------------===//
//
// The entry point of the pipeline: one function that reads tile IR or says,
// with a location, why it cannot.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TEXT_PARSE_H
#define KILN_FRONTEND_TEXT_PARSE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace llvm {
class SourceMgr;
}

namespace kiln {

/// Registers all dialects that tile IR is made of, and those that exist only to
/// be refused by name (see Ttgir.h).
void registerTileDialects(mlir::DialectRegistry &registry);

/// Reads tile IR and verifies it. The result is null if the text is no tile IR
/// or holds no tt.func; then the context's diagnostic handler has been told
/// why, and where. The dialects are loaded into the context as needed. Kernels
/// take descriptors as DescriptorParameters.h says.
mlir::OwningOpRef<mlir::ModuleOp> parseTile(llvm::MemoryBufferRef source,
                                            mlir::MLIRContext &context);

/// The same for the main buffer of `sources`, so that a
/// SourceMgrDiagnosticHandler can show the lines.
mlir::OwningOpRef<mlir::ModuleOp>
parseTile(const std::shared_ptr<llvm::SourceMgr> &sources,
          mlir::MLIRContext &context);

/// What parseTile does with a module once it stands in memory: refuses what no
/// module of tile IR has, and reads what text spells otherwise. For verified
/// modules that were never text.
llvm::LogicalResult adoptTile(mlir::ModuleOp module);

/// What a diagnostic of parseTile says of the file of that name. Kernels carry
/// the locations of their source, which a file that was changed by hand does not
/// show, so the file is named as well. Of the message and its notes the first
/// line alone: the rest is printed IR.
std::string parseMessage(mlir::Diagnostic &diagnostic, llvm::StringRef file);

} // namespace kiln

#endif // KILN_FRONTEND_TEXT_PARSE_H
