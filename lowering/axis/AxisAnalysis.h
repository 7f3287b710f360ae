// What is known about the integers and pointers of a tensor along each of its
// dimensions: how many neighbours count up by one, by what they are divisible,
// how many are equal. This is what vector accesses are proven with. The three
// properties and their names are Triton's (its hints tt.divisibility,
// tt.contiguity, tt.constancy are facts here too).
#ifndef KILN_LOWERING_AXIS_AXISANALYSIS_H
#define KILN_LOWERING_AXIS_AXISANALYSIS_H

#include "mlir/Analysis/DataFlowFramework.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace kiln {

/// What is known along one dimension. All numbers are powers of two. A group is
/// a run of elements that starts at a multiple of its length.
struct AxisFacts {
  /// In groups of this length every element is its left neighbour plus one (for
  /// pointers: plus one element).
  int64_t contiguity = 1;
  /// The first element of each such group is a multiple of this (for pointers:
  /// of this many bytes).
  int64_t divisibility = 1;
  /// In groups of this length all elements are equal.
  int64_t constancy = 1;
  bool operator==(const AxisFacts &) const = default;
};

/// What is known about one value; scalars have one dimension of extent one.
struct AxisInfo {
  /// Empty: nothing has been computed (the value is never reached).
  llvm::SmallVector<AxisFacts, 2> axes;
  /// The value, if it is one known integer everywhere.
  std::optional<int64_t> constant;
  /// As signed numbers, all elements are at least zero.
  bool nonNegative = false;

  bool isKnown() const { return !axes.empty(); }
  bool operator==(const AxisInfo &) const = default;
  /// The join: what holds in both.
  static AxisInfo join(const AxisInfo &a, const AxisInfo &b);
  /// Nothing but the number of dimensions.
  static AxisInfo pessimistic(mlir::Type type);
  void print(llvm::raw_ostream &os) const;
};

/// Divisors larger than this are not told apart; zero is divisible by it.
inline constexpr int64_t kMaxDivisor = int64_t(1) << 62;

/// The largest power of two that divides `value`.
int64_t powerOfTwoDivisor(int64_t value);

/// Bytes between neighbours after a (tensor of) pointer(s): its pointee's
/// size, at least one. One for integers.
int64_t stepBytes(mlir::Type type);

/// The transfer function: what is known about each result of `op`. Operands are
/// all known.
llvm::SmallVector<AxisInfo>
transferAxisInfo(mlir::Operation *op,
                 llvm::ArrayRef<const AxisInfo *> operands);

/// What is known about a result of an op that has no rule of its own: equal
/// elements where it works element by element.
AxisInfo defaultAxisInfo(mlir::Operation *op, unsigned result,
                         llvm::ArrayRef<const AxisInfo *> operands);

/// Sharpens `info` by the hints tt.divisibility, tt.contiguity and tt.constancy
/// among `attributes`.
void applyAxisHints(AxisInfo &info, mlir::DictionaryAttr attributes);

/// The facts about all values below one op.
class AxisAnalysis {
public:
  /// Runs the analysis; top is a module or function.
  explicit AxisAnalysis(mlir::Operation *top);
  /// False if the data-flow solver failed, which means a bug in it.
  bool isValid() const { return valid; }
  /// Never unknown: values that are not reached come back pessimistic.
  AxisInfo lookup(mlir::Value value) const;
  /// How many neighbours along `dim`, starting at a multiple of their number,
  /// one access may cover: they are contiguous in memory and the first is
  /// aligned to all of them.
  int64_t pointerVector(mlir::Value pointer, unsigned dim) const;

private:
  mlir::DataFlowSolver solver;
  bool valid;
};

} // namespace kiln

#endif
