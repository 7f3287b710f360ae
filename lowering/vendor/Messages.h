// A kernel's messages to its user: the calls of the vendors' runtimes that need
// no device library.
#ifndef KILN_LOWERING_VENDOR_MESSAGES_H
#define KILN_LOWERING_VENDOR_MESSAGES_H

#include "lowering/llvm/LLVMOpBuilder.h"

namespace llvm {
class Module;
}

namespace kiln {
struct GpuTarget;

/// Whether a kernel prints.
bool canPrint(const GpuTarget &gpu);
/// C's printf, where a kernel prints; the values have the types to which C
/// promotes.
llvm::LogicalResult emitPrint(LLVMOpBuilder &ir, llvm::StringRef format,
                              mlir::ValueRange values);

/// A condition of the kernel's source that has to hold.
struct Assertion {
  llvm::StringRef message, file, function;
  unsigned line = 0;
};

/// Ends the launch with an error, which says which assertion failed where the
/// vendor's runtime can. On AMD the text stays with the trap in LLVM IR.
llvm::LogicalResult emitFailure(LLVMOpBuilder &ir, const GpuTarget &gpu,
                                const Assertion &assertion);

/// Makes traps of what emitFailure left for AMD in a module of its functions.
void trapWhereAssertionsFail(llvm::Module &module);

} // namespace kiln

#endif
