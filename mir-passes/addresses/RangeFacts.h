// What the IR holds of ranges and bits, written where LLVM's passes look for
// it.
#ifndef KILN_MIR_PASSES_ADDRESSES_RANGEFACTS_H
#define KILN_MIR_PASSES_ADDRESSES_RANGEFACTS_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class Function;
} // namespace llvm

namespace kiln {

struct RangeFacts {
  unsigned marked = 0; ///< operations
  /// Addresses that do not differ by a constant alone.
  size_t addressesBefore = 0, addressesAfter = 0;
};

/// Gives thread numbers the range that the kernel's block size says, and marks
/// the operations from which addresses are made: `or` whose operands have no
/// bit in common, sums, products and shifts that cannot wrap. All is taken back
/// unless more addresses then differ by constants.
RangeFacts writeRangeFacts(llvm::Function &function,
                           llvm::FunctionAnalysisManager &analyses);

} // namespace kiln

#endif // KILN_MIR_PASSES_ADDRESSES_RANGEFACTS_H
