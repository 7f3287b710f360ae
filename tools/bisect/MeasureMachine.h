// Figures of machine code between LLVM's passes.
#ifndef KILN_TOOLS_BISECT_MEASUREMACHINE_H
#define KILN_TOOLS_BISECT_MEASUREMACHINE_H

#include "tools/bisect/StageFigures.h"

namespace kiln {

/// Measures a function. Live registers are virtual ones: AMD's scalar registers
/// count until they are allocated, which is before the others.
StageFigures measureMachine(const llvm::MachineFunction &function);

} // namespace kiln

#endif // KILN_TOOLS_BISECT_MEASUREMACHINE_H
