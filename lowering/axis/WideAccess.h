// What of a kernel's scalars would have to be divisible for wider accesses than
// axis analysis can prove: a row's start and stride that come from memory, a
// bound that the launch says nothing of. Such scalars are equal in all threads,
// so one branch of the whole block can ask for them.
#ifndef KILN_LOWERING_AXIS_WIDEACCESS_H
#define KILN_LOWERING_AXIS_WIDEACCESS_H

#include "lowering/axis/AxisAnalysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace kiln {

/// The widest access of a thread: 128 bits on both vendors (PTX ISA "ld",
/// .v4.b32; CDNA3 ISA "global_load_dwordx4").
inline constexpr unsigned kMaxAccessBytes = 16;

/// Scalars (integers, pointers) and what is taken to divide them: a power of
/// two.
using Divisors = llvm::SmallMapVector<mlir::Value, int64_t, 4>;

/// The facts of axis analysis again, for values that are computed from scalars
/// of which more is assumed than it knows.
class AssumedFacts {
public:
  AssumedFacts(const AxisAnalysis &axes, const Divisors &assumed)
      : axes(axes), assumed(assumed) {}
  AxisInfo of(mlir::Value value);

private:
  const AxisAnalysis &axes;
  const Divisors &assumed;
  llvm::DenseMap<mlir::Value, AxisInfo> known;
};

/// An access that would be wider if scalars were divisible.
struct WideAccess {
  /// Elements that one access of a thread covers in the best layout: as is
  /// known, and under the conditions.
  int64_t known = 1, wide = 1;
  /// The least that has to be asked for.
  Divisors conditions;
};

/// Elements that one access of a thread to `pointer` under `mask` (which may be
/// null) covers in any layout, by these facts.
int64_t widestVector(const AxisInfo &pointer, int64_t stepBytes,
                     const AxisInfo *mask);

/// Whether `op` only computes its result from its operands, so that it may be
/// done again with other facts about them.
bool isComputed(mlir::Operation *op);

/// Looks among the scalars that tensors of pointers and of mask bits are made
/// of for those that keep their access narrow. No conditions: there are none.
WideAccess findWideAccess(mlir::Value pointer, mlir::Value mask,
                          const AxisAnalysis &axes);

} // namespace kiln

#endif
