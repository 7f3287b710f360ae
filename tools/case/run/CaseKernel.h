// The kernel of a case where its source is tile IR: parsed, found in its file,
// and held against the arguments the case gives it.
#ifndef KILN_TOOLS_CASE_RUN_CASEKERNEL_H
#define KILN_TOOLS_CASE_RUN_CASEKERNEL_H

#include "frontend/dialect/Tile.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "tools/case/CaseFile.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>

namespace kiln {

class CaseKernel {
public:
  /// Parses `source`, chooses the case's kernel in it, and checks that the
  /// case's arguments have the types of its parameters.
  static llvm::Expected<std::unique_ptr<CaseKernel>>
  open(const CaseFile &file, llvm::MemoryBufferRef source);

  tt::FuncOp function() const { return kernel; }

private:
  CaseKernel() : context(mlir::MLIRContext::Threading::DISABLED) {}
  llvm::Error parse(llvm::MemoryBufferRef source);
  llvm::Error choose(const CaseFile &file);
  llvm::Error checkArguments(const CaseFile &file) const;

  mlir::MLIRContext context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  tt::FuncOp kernel;
};

} // namespace kiln

#endif // KILN_TOOLS_CASE_RUN_CASEKERNEL_H
