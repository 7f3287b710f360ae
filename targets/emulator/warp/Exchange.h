//===- Exchange.h - operations a whole warp performs together -------------===//
//
// A shuffle, a vote or a matrix instruction happens when all its lanes have
// arrived. Each lane leaves its operands and stops; the last one to arrive lets
// the operation compute the results of all. An operation is a row of a table:
// its intrinsic's name, how its lanes are chosen, and a function from operands
// to results.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_WARP_EXCHANGE_H
#define KILN_TARGETS_EMULATOR_WARP_EXCHANGE_H

#include "targets/isa/matrix/MatrixInstruction.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace kiln::emu {

class PendingMultiplies;

/// Operands and results of the lanes taking part, in slots of 64 bits. A value
/// is in the low bits of its first slot, and continues in the next ones.
struct WarpExchange {
  unsigned warpSize;
  uint64_t lanes; // who takes part
  const uint64_t *const
      *in;              // per lane: its operands (null: does not take part)
  uint64_t *const *out; // per lane: its results
  /// The instruction, where the operation is one.
  const MatrixInstruction *matrix = nullptr;
  /// Set by an operation that cannot be performed.
  const char *error = nullptr;
  /// Its site, and what the warp has begun before.
  uint32_t site = 0;
  PendingMultiplies *multiplies = nullptr;

  bool has(unsigned lane) const {
    return lane < warpSize && (lanes >> lane & 1);
  }
};

/// One operation of a whole warp.
struct ExchangeOp {
  /// The intrinsic; it also covers every name that goes on with a dot.
  const char *name;
  /// The operand that says which lanes take part; kActive: those converged when
  /// it is executed; kWarp: all of the warp.
  int maskOperand;
  /// Memory accesses of the lanes before it happen before those after it.
  bool ordersMemory;
  void (*run)(WarpExchange &);

  /// The record, of matrix instructions.
  const MatrixInstruction *matrix = nullptr;
  /// It only begins: its results are tokens (PendingMultiplies.h).
  bool isAsync = false;

  static constexpr int kActive = -1, kWarp = -2;
  bool usesActiveLanes() const { return maskOperand == kActive; }
};

/// The operation of an intrinsic on this GPU, or null.
const ExchangeOp *findExchange(llvm::StringRef intrinsic,
                               const GpuTarget &target);

/// An exchange of one operand that must be the same in all lanes of a warp.
inline constexpr const char *kTensorOfWarp = "tcgen05.sync.aligned";

/// Rows of the table: ExchangeNvidia.cpp, ExchangeAmd.cpp, MatrixMoves.cpp.
llvm::ArrayRef<ExchangeOp> nvidiaExchanges();
llvm::ArrayRef<ExchangeOp> amdExchanges();
llvm::ArrayRef<ExchangeOp> matrixMoves();
/// A warp's part of a wgmma, by the name that the rewriter gives it
/// (WarpgroupFlags.h), or null (ExchangeWarpgroup.cpp).
const ExchangeOp *findWarpgroupExchange(llvm::StringRef name);
/// A matrix instruction by its intrinsic, or by "kiln." and its record's name;
/// or null (ExchangeMatrix.cpp).
const ExchangeOp *findMatrixExchange(llvm::StringRef intrinsic,
                                     const GpuTarget &target);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_WARP_EXCHANGE_H
