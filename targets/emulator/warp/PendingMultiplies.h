//===- PendingMultiplies.h - the wgmmas of a warp in flight ---------------===//
//
// PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions": from a wgmma to
// the wait for its group its operands are read, and what its accumulators hold
// is undefined. So here it happens at that wait, as late as the program allows,
// and reads shared memory then; or, in launches of an odd seed, at a moment
// drawn from it. Until then *tokens* stand for its accumulators: signalling
// NaNs, which no arithmetic makes, or integers next to the lowest. A wait
// replaces the tokens of the groups that it ends by accumulator values and
// leaves the others; a wgmma that continues with accumulators in flight takes
// tokens. Any other use is an error (rewrite/WarpgroupRegisters.cpp).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_WARP_PENDINGMULTIPLIES_H
#define KILN_TARGETS_EMULATOR_WARP_PENDINGMULTIPLIES_H

#include "targets/emulator/warp/Exchange.h"
#include <array>
#include <deque>
#include <optional>
#include <vector>

namespace kiln::emu {

/// The token of an accumulator in flight: which wgmma's it is, and which of its
/// registers.
struct AccumulatorToken {
  static constexpr unsigned kSlotBits = 7, kNumberBits = 15;
  /// What all of them begin with: floats (and pairs of halves) and integers.
  static constexpr uint32_t kFloat = 0xff800000, kInteger = 0x80000000;
  static constexpr uint32_t kPrefix = ~0u << (kSlotBits + kNumberBits);
  /// Numbers begin with 1: with 0 it would be an infinity.
  static constexpr uint32_t kLeast = 1u << kSlotBits;

  uint32_t prefix, number, slot;

  uint32_t word() const { return prefix | number << kSlotBits | slot; }
  /// The token that a word may be.
  static std::optional<AccumulatorToken> of(uint64_t word) {
    uint32_t prefix = word & kPrefix, rest = word & ~kPrefix;
    if (word >> 32 || (prefix != kFloat && prefix != kInteger) || rest < kLeast)
      return std::nullopt;
    return AccumulatorToken{prefix, rest >> kSlotBits,
                            rest & ((1u << kSlotBits) - 1)};
  }
};

/// The wgmmas of one warp.
class PendingMultiplies {
public:
  using Perform = void (*)(WarpExchange &);

  /// Another block begins.
  void clear();
  /// A wgmma with its operands begins, of which `accumulators` slots from
  /// `firstAccumulator` on hold the result, and gives tokens for these.
  /// `perform` computes the accumulators, from the first result on.
  void begin(WarpExchange &exchange, unsigned firstAccumulator,
             unsigned accumulators, Perform perform);
  /// A lane closes a group.
  void commit(unsigned lane) { ++closed[lane]; }
  /// A lane waits for all groups but its latest `pending` closed ones, which
  /// replaces its tokens among `words` by accumulators.
  void wait(unsigned lane, uint32_t pending,
            llvm::MutableArrayRef<uint64_t> words);
  /// All that have begun happen.
  void performAll();
  /// The site of the wgmma whose token a word is; null: it is none.
  const uint32_t *siteOf(uint64_t word);
  /// Which ones the warp has begun in its block, and how many: all warps of a
  /// warpgroup must begin the same.
  bool hasSame(const PendingMultiplies &other) const {
    return begun == other.begun && sequence == other.sequence;
  }
  unsigned count() const { return begun; }

private:
  static constexpr unsigned kMaxLanes = 64;
  /// So many that are done are kept for waits to come: more than a thread has
  /// registers for.
  static constexpr unsigned kKept = 64;

  struct Multiply {
    const MatrixInstruction *matrix;
    Perform perform;
    unsigned warpSize, firstAccumulator, accumulators;
    uint32_t site, number, group, prefix;
    bool isDone = false;
    bool goesOn = false; ///< another one took its accumulators
    /// Operands and, once done, accumulators, lane by lane.
    std::vector<uint64_t> in = {}, out = {};
  };

  Multiply *find(const AccumulatorToken &token);
  void perform(Multiply &multiply);
  void forget();

  std::deque<Multiply> all;  ///< in the order in which they began
  Multiply *found = nullptr; ///< last
  uint32_t lastNumber = 0;
  unsigned begun = 0;
  uint64_t sequence = 0; ///< a hash of their sites
  std::array<uint32_t, kMaxLanes> closed = {};
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_WARP_PENDINGMULTIPLIES_H
