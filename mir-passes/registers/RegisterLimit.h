// Refuses machine code that takes more registers than its kernel's limit.
#ifndef KILN_MIR_PASSES_REGISTERS_REGISTERLIMIT_H
#define KILN_MIR_PASSES_REGISTERS_REGISTERLIMIT_H

namespace llvm {
class MachineFunctionPass;
}

namespace kiln {

/// AMD: LLVM's allocator holds a kernel to no fewer vector registers than leave
/// room for the most waves that its LDS and its block size allow, whatever limit
/// the kernel carries (kMaxRegsAttr). This is an error, which says what LLVM
/// takes. In a unified file accumulators count, too; on gfx908, where they have
/// a file of their own, either file counts for itself.
llvm::MachineFunctionPass *createRegisterLimit();

} // namespace kiln

#endif
