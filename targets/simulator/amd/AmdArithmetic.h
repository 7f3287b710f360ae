// What CDNA's integer instructions compute, by their mnemonics.
#ifndef KILN_TARGETS_SIMULATOR_AMD_AMDARITHMETIC_H
#define KILN_TARGETS_SIMULATOR_AMD_AMDARITHMETIC_H

#include "targets/simulator/amd/AmdCode.h"

namespace kiln {

/// One row: an instruction, how many operands it must have, and what it does.
struct AmdOperation {
  const char *mnemonic;
  AmdDoes does;
  unsigned operands;
  AmdCompute compute = nullptr;
  AmdComputeWide wide = nullptr;
};

/// Null: an instruction that is not followed.
const AmdOperation *findAmdOperation(llvm::StringRef mnemonic);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_AMD_AMDARITHMETIC_H
