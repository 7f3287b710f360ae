// How a tensor gets from one layout to another, exactly: register by register.
// Assignment asks for the cost, allocation for the bytes, and code generation
// executes the plan without further thought.
#ifndef KILN_LOWERING_CONVERSION_CONVERSIONPLAN_H
#define KILN_LOWERING_CONVERSION_CONVERSIONPLAN_H

#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/MatrixMoves.h"
#include <optional>

namespace kiln {

enum class ConversionKind {
  None,      ///< The same registers.
  Registers, ///< Every thread has its elements already; result register r is
             ///< source register registers[r].
  Shuffle,   ///< Every warp has its elements already.
  Shared     ///< Through shared memory.
};

/// In lanes where (lane & laneMask) has odd parity, register r takes the value
/// that register r ^ registerXor had before; the other lanes keep theirs.
struct RegisterExchange {
  uint32_t laneMask = 0;
  uint32_t registerXor = 0;
};

/// Received register `destination` := working register `source` of lane (XOR of
/// ShufflePlan::laneBases over the set bits of the own lane) ^ laneXor.
struct ShuffleRound {
  unsigned source = 0, destination = 0;
  uint32_t laneXor = 0;
};

/// Steps, in order: name the working registers, exchange them, one shuffle per
/// round into as many received registers, exchange those, name the results.
struct ShufflePlan {
  /// Working register i starts as source register sourceRegisters[i]. Their
  /// number is a power of two.
  llvm::SmallVector<unsigned> sourceRegisters;
  llvm::SmallVector<RegisterExchange> before;
  llvm::SmallVector<uint32_t> laneBases;
  llvm::SmallVector<ShuffleRound> rounds;
  llvm::SmallVector<RegisterExchange> after;
  /// Result register r is received register resultRegisters[r].
  llvm::SmallVector<unsigned> resultRegisters;
};

/// For each repeat: [barrier if it is not the first], stores of that repeat,
/// barrier, loads of that repeat. Result registers that no load names are
/// copies: see registerCopies.
struct SharedPlan {
  unsigned elementBytes = 0;
  /// Elements per access, on both sides; vector * elementBytes <= 16.
  unsigned vector = 1;
  unsigned repeats = 1;
  SharedSide stores, loads;
};

/// A round trip of the whole tensor whose sides access shared memory each in its
/// own way: stores, barrier, loads.
struct ExchangePlan {
  LocalAccess stores, loads;
};

struct ConversionPlan {
  ConversionKind kind = ConversionKind::None;
  /// Registers: the source register of each result register.
  llvm::SmallVector<unsigned> registers;
  ShufflePlan shuffle;
  SharedPlan shared;
  /// Shared: what is cheaper than that, if anything is.
  std::optional<ExchangePlan> exchange;
  /// Scratch in shared memory.
  int64_t sharedBytes = 0;
  /// Instructions a thread issues, moves between registers not counted; without
  /// those of `exchange`.
  unsigned instructions = 0;
  /// Instructions of a thread that put small elements into words for shared
  /// memory or take them out.
  unsigned packs = 0;
  /// All instructions weighed by what they occupy, packs and barriers included,
  /// in register selects: what alternatives are compared by.
  unsigned cost = 0;
  /// (result register, result register that holds the same element) for
  /// replicated result registers, Shared only.
  llvm::SmallVector<std::pair<unsigned, unsigned>> registerCopies;
};

/// Bytes an element takes in shared memory: whole bytes, a power of two.
unsigned sharedElementBytes(unsigned elementBits);

/// The cheapest conversion from `source` to `destination`, which must have the
/// same shape, lanes, warps and blocks. Shared plans use at most
/// `maxSharedBytes` if splitting into repeats allows. Kind and scratch do not
/// depend on `matrices`.
ConversionPlan planConversion(const LinearLayout &source,
                              const LinearLayout &destination,
                              unsigned elementBits, MatrixMoves matrices = {},
                              int64_t maxSharedBytes = 64 * 1024);

/// The worst number of shared-memory cycles a single access of a warp takes
/// beyond the minimum for its width (0: free of bank conflicts). 32 banks of 4
/// bytes, 128 bytes a cycle. For tests and reports.
unsigned countBankConflicts(const SharedPlan &plan, const SharedSide &side);

} // namespace kiln

#endif
