// Marks reads of lanes that hold nothing as such.
#ifndef KILN_MIR_PASSES_REGISTERS_UNDEFINEDREADS_H
#define KILN_MIR_PASSES_REGISTERS_UNDEFINEDREADS_H

namespace llvm {
class MachineFunctionPass;
}

namespace kiln {

/// AMD: runs on functions with directives of Kiln's.
llvm::MachineFunctionPass *createUndefinedReads();

} // namespace kiln

#endif
