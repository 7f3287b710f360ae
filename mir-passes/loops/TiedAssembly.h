// Values that go through inline assembly tied: a result that takes the register
// of an operand.
//
// Multiplications of warp groups are text. Their accumulators are operands tied
// to results, and so are the values that a wait gives back.
#ifndef KILN_MIR_PASSES_LOOPS_TIEDASSEMBLY_H
#define KILN_MIR_PASSES_LOOPS_TIEDASSEMBLY_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/InstrTypes.h"
#include <memory>
#include <optional>

namespace kiln {

/// One wgmma.mma_async, as inline assembly whose results are all tied.
struct TiedMultiply {
  /// Operands of the call, in the order of the results.
  llvm::SmallVector<int> accumulators;
  /// The operand, an i1, that says whether products are added to the
  /// accumulators or replace them; nothing where it is part of the text.
  std::optional<unsigned> adds;
};

/// Reads the inline assembly of a function, each text once.
class TiedAssembly {
public:
  /// Null for everything but one wgmma.mma_async, and for text of a form that
  /// is not understood. Stays valid as long as this.
  const TiedMultiply *multiply(const llvm::Value *value);

  /// Whether a step of warp groups that computes nothing (wait, fence, commit)
  /// gives the operand back, unchanged, as a result.
  bool isGivenBack(const llvm::Use &use);

  /// The value of which `value` is what such steps give back; itself, if it
  /// comes from anywhere else.
  llvm::Value *origin(llvm::Value *value);

  /// Calls `visit` for each use of the value and of what steps give back of it.
  void forEachUse(llvm::Value &value,
                  llvm::function_ref<void(llvm::Use &)> visit);

  /// The wgmma.mma_async of which the value is a result, as it came or given
  /// back; null if it is none.
  llvm::CallBase *multiplyThatMakes(llvm::Value *value);

private:
  struct Text {
    /// For each result the number of the operand that is tied to it, or -1.
    llvm::SmallVector<int> tied;
    bool isStep = false;
    std::optional<TiedMultiply> multiply;
  };
  const Text *textOf(const llvm::Value *value);
  llvm::Value *givenBack(llvm::Value *value);

  llvm::DenseMap<const llvm::Value *, std::unique_ptr<Text>> texts;
};

} // namespace kiln

#endif // KILN_MIR_PASSES_LOOPS_TIEDASSEMBLY_H
