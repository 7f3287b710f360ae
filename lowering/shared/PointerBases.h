// Alias analysis: which parameter of a kernel a pointer was made from.
#ifndef KILN_LOWERING_SHARED_POINTERBASES_H
#define KILN_LOWERING_SHARED_POINTERBASES_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallSet.h"

namespace kiln {

/// Numbers of parameters; `kAnyBase` stands for a pointer that came from
/// elsewhere, such as memory.
using PointerBaseSet = llvm::SmallSet<unsigned, 2>;
inline constexpr unsigned kAnyBase = ~0u;

/// Whether values of the type lead to memory: pointers and tensors of them,
/// block pointers, tensor descriptors.
bool isPointerLike(mlir::Type type);

class PointerBases {
public:
  explicit PointerBases(mlir::Operation *function);

  /// What a pointer, a tensor of pointers or a tensor descriptor may have been
  /// made from; empty: nothing is known.
  PointerBaseSet after(mlir::Value pointer) const {
    return basesOf.lookup(pointer);
  }

private:
  bool flow(mlir::Value from, mlir::Value to);

  llvm::DenseMap<mlir::Value, PointerBaseSet> basesOf;
};

} // namespace kiln

#endif
