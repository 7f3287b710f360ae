// Tile IR as text: any bytes give a verified module or a diagnostic, and what a
// module prints is read back as a module that prints the same.
#include "frontend/text/Parse.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/ErrorHandling.h"

using namespace kiln;

static std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const mlir::DialectRegistry registry = [] {
    mlir::DialectRegistry dialects;
    registerTileDialects(dialects);
    return dialects;
  }();
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler silence(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });

  // The parser of MLIR wants the byte after the text to be zero.
  std::string text(reinterpret_cast<const char *>(data), size);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      parseTile({text, "fuzz.ttir"}, context);
  if (!module)
    return 0;
  std::string printed = print(*module);
  mlir::OwningOpRef<mlir::ModuleOp> again =
      parseTile({printed, "printed.ttir"}, context);
  if (!again)
    llvm::report_fatal_error("printed what cannot be read");
  if (print(*again) != printed)
    llvm::report_fatal_error("printed as another module than it was read");
  return 0;
}
