//===- Exchange.h - operations a whole warp performs together -------------===//
//
// A shuffle, a vote or a matrix instruction happens when all its lanes have
// arrived. Each lane leaves its operands and stops; the last one to arrive lets
// the operation compute the results of all. An operation is a row of a table:
// its intrinsic's name, how its lanes are chosen, and a function from operands
// to results. Matrix instructions will be rows of the same table with more
// operands.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_EXCHANGE_H
#define KILN_TARGETS_EMULATOR_EXCHANGE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace kiln::emu {

/// Operands and results of the lanes taking part. Values are in the low bits of
/// 64.
struct WarpExchange {
  unsigned warpSize;
  uint64_t lanes; // who takes part
  const uint64_t *const
      *in;              // per lane: its operands (null: does not take part)
  uint64_t *const *out; // per lane: its results
  /// Set by an operation that cannot be performed.
  const char *error = nullptr;

  bool has(unsigned lane) const {
    return lane < warpSize && (lanes >> lane & 1);
  }
};

/// One operation of a whole warp.
struct ExchangeOp {
  /// The intrinsic; it also covers every name that goes on with a dot.
  const char *name;
  /// The operand that says which lanes take part; kActive: those that run
  /// together when it is executed.
  int maskOperand;
  /// Memory accesses of the lanes before it happen before those after it.
  bool ordersMemory;
  void (*run)(WarpExchange &);

  static constexpr int kActive = -1;
  bool usesActiveLanes() const { return maskOperand == kActive; }
};

/// The operation an intrinsic stands for, or null.
const ExchangeOp *findExchange(llvm::StringRef intrinsic);

/// Rows of the table, by vendor: ExchangeNvidia.cpp and
/// ExchangeAmd.cpp.
llvm::ArrayRef<ExchangeOp> nvidiaExchanges();
llvm::ArrayRef<ExchangeOp> amdExchanges();

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_EXCHANGE_H
