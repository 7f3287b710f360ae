// Makes single lanes of wide registers registers of their own.
#ifndef KILN_MIR_PASSES_REGISTERS_SINGLELANES_H
#define KILN_MIR_PASSES_REGISTERS_SINGLELANES_H

namespace llvm {
class MachineFunctionPass;
}

namespace kiln {

/// AMD: runs where the function's strategy or rematerializations are Kiln's.
llvm::MachineFunctionPass *createSingleLanes();

} // namespace kiln

#endif
