//===- Diagnostics.h - LLVM's messages as errors and remarks --------------===//
//
// LLVM reports through the context's handler, and prints or exits without one.
// While a scope lives, errors are kept for an llvm::Error and remarks of our
// own passes for the report. Where LLVM aborts, its reason is made readable
// here.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_DIAGNOSTICS_H
#define KILN_TARGETS_CODEGEN_DIAGNOSTICS_H

#include "targets/codegen/CodeGen.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/LLVMContext.h"

namespace kiln {

/// What LLVM says before it aborts, for the user: without the numbers of its
/// nodes, which are others in every run.
std::string explainFatalError(llvm::StringRef reason);

class DiagnosticScope {
public:
  /// `remarks` may be null: then nothing asks for remarks. `explain`: also for
  /// those that cost time.
  DiagnosticScope(llvm::LLVMContext &context,
                  std::vector<CodeGenRemark> *remarks, bool explain = false);
  /// Puts the handler back that was there before.
  ~DiagnosticScope();
  /// What has gone wrong so far, or success. `doing` begins the message:
  /// "generating code".
  llvm::Error takeError(llvm::StringRef doing);

private:
  llvm::LLVMContext &context;
  std::unique_ptr<llvm::DiagnosticHandler> previous;
  std::string errors;
};

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_DIAGNOSTICS_H
