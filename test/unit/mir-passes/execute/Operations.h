// What instructions of AMD's compute from numbers: one lane's result from one
// lane's operands.
#ifndef KILN_TEST_UNIT_MIR_PASSES_EXECUTE_OPERATIONS_H
#define KILN_TEST_UNIT_MIR_PASSES_EXECUTE_OPERATIONS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace kiln::test {

/// Of both units: V_AND_B32 and S_AND_B32 are AND_B32.
struct Operation {
  const char *name;
  /// `in` has the explicit operands, narrow ones zero-extended.
  uint64_t (*compute)(const uint64_t *in);
  /// What the scalar unit makes of the condition code; null: it keeps it.
  bool (*condition)(const uint64_t *in, uint64_t result) = nullptr;
};

/// By the instruction's name without unit and encoding, or null.
const Operation *findOperation(llvm::StringRef name);

/// A comparison ("LT_I32"), or null.
using Comparison = bool (*)(uint64_t, uint64_t);
Comparison findComparison(llvm::StringRef name);

} // namespace kiln::test

#endif
