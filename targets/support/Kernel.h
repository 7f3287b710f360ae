//===- Kernel.h - what a function of LLVM IR says of itself as a kernel ---===//
#ifndef KILN_TARGETS_SUPPORT_KERNEL_H
#define KILN_TARGETS_SUPPORT_KERNEL_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace kiln {

/// Threads per block, decimal; set by our lowering. Without it the vendors' own
/// attributes are read.
inline constexpr llvm::StringLiteral kThreadsAttr = "kiln-threads";

/// Numbers of the parameters, with commas between them, through which a kernel
/// reaches nothing that is 2 GiB away or farther; set by our lowering.
inline constexpr llvm::StringLiteral kPointerRangeAttr = "kiln-pointer-range";

/// On a call of llvm.trap: the text of the assertion that failed. AMD's GPUs
/// trap there, and their runtime prints no text without the device libraries.
inline constexpr llvm::StringLiteral kAssertionAttr = "kiln-assertion";

/// Whether the host can launch this function: it has a body and one of the
/// vendors' calling conventions for kernels.
bool isKernel(const llvm::Function &function);

/// The kernels of a module, in its order.
llvm::SmallVector<llvm::Function *> kernelsOf(llvm::Module &module);

/// Threads of a block as the kernel's own attributes say: ours, NVIDIA's,
/// AMD's. Of a range the maximum; 0 if no attribute says.
unsigned threadsPerBlock(const llvm::Function &kernel);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_KERNEL_H
