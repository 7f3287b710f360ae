// Mends what LLVM's register coalescer leaves wrong.
#ifndef KILN_MIR_PASSES_REGISTERS_COALESCERFAULTS_H
#define KILN_MIR_PASSES_REGISTERS_COALESCERFAULTS_H

namespace llvm {
class MachineFunctionPass;
}

namespace kiln {

/// AMD: runs on functions with directives of Kiln's.
llvm::MachineFunctionPass *createCoalescerFaults();

} // namespace kiln

#endif
