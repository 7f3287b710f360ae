// A dot's operand that matrix instructions read from shared memory themselves.
#ifndef KILN_LOWERING_EMIT_SHAREDOPERAND_H
#define KILN_LOWERING_EMIT_SHAREDOPERAND_H

#include "lowering/dot/Warpgroup.h"
#include "lowering/emit/Thread.h"

namespace kiln {

/// An operand that lies in shared memory, as the descriptors of its tiles.
class SharedOperand {
public:
  /// Which instructions take the descriptors.
  enum class For { Warpgroups, TensorCore };

  /// `kDim` is the dimension that is summed over; `warps` says which element
  /// each bit of the warp's number adds.
  SharedOperand(Thread &thread, mlir::Value buffer, unsigned kDim, For user,
                llvm::ArrayRef<LinearLayout::Basis> warps = {});

  /// The descriptor of the tile that begins there.
  mlir::Value at(int64_t row, int64_t column) const;
  bool isTransposed() const { return operand.contiguous() != kDim; }

private:
  Thread &thread;
  WarpgroupOperand operand;
  unsigned kDim;
  /// The descriptor of the first tile, or its words, of which the low one
  /// changes: sums of 32 bits are cheaper. (wgmma's loops were measured with
  /// whole ones.)
  mlir::Value whole, low;
  uint32_t high = 0;
};

} // namespace kiln

#endif
