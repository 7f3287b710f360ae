//===- LlvmTargets.h - making LLVM's back ends known ----------------------===//
#ifndef KILN_TARGETS_SUPPORT_LLVMTARGETS_H
#define KILN_TARGETS_SUPPORT_LLVMTARGETS_H

namespace kiln {

/// Registers LLVM's parts for both vendors, once, and sets the one switch that
/// LLVM offers only process-wide. It has the same value for every compilation,
/// so no kernel sees another's choice.
void initializeLLVM();

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_LLVMTARGETS_H
