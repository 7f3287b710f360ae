// The operations that act on each element by itself: one table from operation
// name to function, whatever dialect the name is from. An operation is added by
// a line in one of the three files that fill the table (integers, floats,
// conversions).
#ifndef KILN_FRONTEND_REFERENCE_ELEMENTWISE_H
#define KILN_FRONTEND_REFERENCE_ELEMENTWISE_H

#include "frontend/reference/Tensor.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace kiln::reference {

/// Results that tile IR leaves unspecified: a kernel must not depend on them.
/// So a run whose memory is another with other values is undefined.
struct OpenValues {
  /// Takes another value than the one that is usual here.
  bool takesOthers = false;
  /// The first one of the run, as a message has it; empty: there was none.
  std::string first;
};

/// What an elementwise function gets to see.
struct ElementwiseCall {
  llvm::ArrayRef<Tensor> operands;
  ElementType result;
  /// The operation's own number: the predicate of a comparison in MLIR's
  /// numbering, or a tt::PropagateNan.
  int64_t predicate = 0;
  Rounding rounding = Rounding::NearestEven;
  /// Null: not asked for; the usual values are taken.
  OpenValues *open = nullptr;

  /// What stands for the result of element `index`, which tile IR leaves open:
  /// `usual`, or another value of its width. `describe` says why it is open.
  uint64_t leaveOpen(size_t index, uint64_t usual,
                     llvm::function_ref<std::string()> describe) const;
};

/// Fills `out`, whose size is the number of elements to compute. An error has
/// no location; the caller knows it.
using ElementwiseFunction = llvm::Error (*)(
    const ElementwiseCall &, llvm::MutableArrayRef<uint64_t> out);

/// An operation of the table.
struct ElementwiseEntry {
  unsigned operands;
  ElementwiseFunction function;
};

/// The entry for an operation's name ("arith.addi", "math.exp", "tt.mulhiui"),
/// or nullptr.
const ElementwiseEntry *findElementwise(llvm::StringRef operation);

/// Applies an entry: scalars and splats stand for every element, and the result
/// is a splat if every operand is one.
llvm::Expected<Tensor> applyElementwise(const ElementwiseEntry &entry,
                                        const ElementwiseCall &call);

using ElementwiseTable = llvm::StringMap<ElementwiseEntry>;
void addIntegerOperations(ElementwiseTable &table);
void addFloatOperations(ElementwiseTable &table);
void addConversions(ElementwiseTable &table);

/// An operand read element by element, a splat without unfolding it.
class Column {
public:
  explicit Column(const Tensor &tensor)
      : data(tensor.words().data()), step(tensor.isSplat() ? 0 : 1) {}
  uint64_t operator[](size_t index) const { return data[index * step]; }

private:
  const uint64_t *data;
  size_t step;
};

} // namespace kiln::reference

#endif // KILN_FRONTEND_REFERENCE_ELEMENTWISE_H
