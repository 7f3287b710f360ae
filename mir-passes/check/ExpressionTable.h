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
  Instruction,   // how many values it reads, those, and what it does with them
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
    auto [entry, isNew] = numbers.try_emplace(key, numbers.size() + 1);
    if (isNew)
      keys.push_back(&entry->first);
    return entry->second;
  }
  /// The number of an expression with the words `words`.
  template <typename... Words>
  unsigned number(ExpressionKind kind, Words... words) {
    return number(Key{uint64_t(kind), uint64_t(words)...});
  }

  /// Whether an expression of the newer version does what one of the older
  /// version may do: they are equal but where the older one reads what is
  /// undefined, which may have been anything.
  bool isOneOf(unsigned now, unsigned before);

private:
  bool isOneOf(unsigned now, unsigned before, unsigned depth);
  bool isOneOf(const Key &now, const Key &before, unsigned depth);

  struct Hash {
    size_t operator()(const Key &key) const;
  };
  std::unordered_map<Key, unsigned, Hash> numbers;
  std::vector<const Key *> keys; ///< by number, from 1 on
  /// By two numbers: what isOneOf has found.
  std::unordered_map<uint64_t, bool> answers;
};

} // namespace kiln

#endif
