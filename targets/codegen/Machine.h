//===- Machine.h - LLVM set up for one GPU --------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_MACHINE_H
#define KILN_TARGETS_CODEGEN_MACHINE_H

#include "targets/codegen/CodeGen.h"
#include "llvm/Target/TargetMachine.h"

namespace kiln {

/// How many bits a pointer into shared memory has. AMD's have 32 in any case.
enum class SharedPointers { Wide, Short };

/// What the module's data layout says of a GPU with pointers of 64 bits. A
/// module without a layout has LLVM's default, which is wide.
SharedPointers sharedPointersOf(const llvm::Module &module);

/// The target machine for a module. Thread-safe; the first call registers
/// LLVM's targets.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(const CodeGenOptions &options, SharedPointers pointers);

/// As CodeGenOptions::ptxVersion: the oldest version that has the GPU.
inline constexpr unsigned leastPtxVersion = ~0u;

/// The version of PTX to write, times ten.
unsigned ptxVersionOf(const CodeGenOptions &options);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_MACHINE_H
