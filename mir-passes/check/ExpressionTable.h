// The numbers of expressions. Both versions of a function are numbered with one
// table, so that equal numbers are equal expressions.
#ifndef KILN_MIR_PASSES_CHECK_EXPRESSIONTABLE_H
#define KILN_MIR_PASSES_CHECK_EXPRESSIONTABLE_H

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace kiln {

/// What an expression is: the first word of its key.
enum class ExpressionKind : uint64_t {
  Undefined,
  Entry,         // a register where a block begins
  PhysicalEntry, // the same of a physical register's unit
  Instruction,   // what one does with its operands
  Result,        // of an instruction, or of a sum of terms, in one lane
  Effect,        // an instruction that is told apart from equal ones
  Landed,        // an accumulator after the wait for what wrote it
  Clobber,       // what a call leaves in a physical register
  Whole,         // the lanes of a register taken together
  Iteration,     // how often a loop has been gone through
  Linear,        // a sum of terms
  Extension      // of a 32-bit form to 64 bits
};

/// Gives equal keys equal numbers, exactly: a hash only finds the bucket.
class ExpressionTable {
public:
  using Key = std::vector<uint64_t>;
  /// The key of a kind of expression; its further words are appended.
  static Key keyOf(ExpressionKind kind) { return {uint64_t(kind)}; }
  /// Never 0.
  unsigned number(const Key &key) {
    return numbers.try_emplace(key, numbers.size() + 1).first->second;
  }
  /// The number of an expression with the words `words`.
  template <typename... Words>
  unsigned number(ExpressionKind kind, Words... words) {
    return number(Key{uint64_t(kind), uint64_t(words)...});
  }

private:
  struct Hash {
    size_t operator()(const Key &key) const;
  };
  std::unordered_map<Key, unsigned, Hash> numbers;
};

} // namespace kiln

#endif
