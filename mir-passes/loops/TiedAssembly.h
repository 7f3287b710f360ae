// Values that go through inline assembly tied: a result that takes the register
// of an operand.
//
// Multiplications of warp groups are text. Their accumulators are operands tied
// to results, and so are the values that a wait gives back.
#ifndef KILN_MIR_PASSES_LOOPS_TIEDASSEMBLY_H
#define KILN_MIR_PASSES_LOOPS_TIEDASSEMBLY_H

#include "llvm/IR/InstrTypes.h"
#include <optional>

namespace kiln {

/// One wgmma.mma_async, and nothing else, as a statement of inline assembly.
class TiedMultiply {
public:
  /// Nothing for other calls, for text of a form that is not understood, and
  /// where an accumulator is not tied.
  static std::optional<TiedMultiply> of(llvm::Value *value);

  llvm::CallBase &call;
  /// Operands of the call, in the order of the results.
  llvm::SmallVector<unsigned> accumulators;
  /// The operand, an i1, that says whether products are added to the
  /// accumulators or replace them; nothing where it is part of the text.
  std::optional<unsigned> adds;
};

/// Whether a wait, fence or commit of warp groups gives the operand back,
/// unchanged, as a result.
bool isGivenBack(const llvm::Use &use);

/// The operand that such a step gives back as `value`; null for everything
/// else.
llvm::Value *givenBack(llvm::Value *value);

/// The wgmma.mma_async of which the value is a result, as it came or given back
/// by waits; null if it is none.
llvm::CallBase *multiplyThatMakes(llvm::Value *value);

} // namespace kiln

#endif // KILN_MIR_PASSES_LOOPS_TIEDASSEMBLY_H
