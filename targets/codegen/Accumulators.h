//===- Accumulators.h - kernels that need no accumulator registers --------===//
//
// In a unified file LLVM gives matrix instructions accumulators (AGPRs) as
// results only where a kernel may need some, and infers that it does not from
// its code. Inline assembly ends that inference in LLVM 22.1.8, whatever it
// says: then every accumulator of a loop is moved between the files twice an
// iteration, and half of the registers is out of reach.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_ACCUMULATORS_H
#define KILN_TARGETS_CODEGEN_ACCUMULATORS_H

namespace llvm {
class Module;
}

namespace kiln {

/// Says of a module's functions that they need no accumulators, where nothing
/// in it names one and it does not say how many it needs.
void inferNoAccumulators(llvm::Module &module);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_ACCUMULATORS_H
