// A dot's operand that matrix instructions read from shared memory themselves.
#ifndef KILN_LOWERING_EMIT_SHAREDOPERAND_H
#define KILN_LOWERING_EMIT_SHAREDOPERAND_H

#include "lowering/dot/Warpgroup.h"
#include "lowering/emit/Thread.h"

namespace kiln {

/// A buffer in shared memory that instructions of the tensor core read, as
/// their descriptors.
class TensorDescriptor {
public:
  /// `bits` are the descriptor's without an address.
  TensorDescriptor(Thread &thread, mlir::Value buffer, uint64_t bits);

  /// Of what begins at a byte of the buffer.
  mlir::Value at(uint64_t byte) const;

private:
  LLVMOpBuilder *ir;
  /// The word that changes: sums of 32 bits are cheaper.
  mlir::Value low;
  uint32_t high;
};

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
  /// The descriptor of the first tile: for wgmma, whose loops were measured
  /// with it, else the other.
  mlir::Value whole;
  std::optional<TensorDescriptor> ofTensorCore;
};

} // namespace kiln

#endif
