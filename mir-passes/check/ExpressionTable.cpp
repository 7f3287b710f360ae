#include "mir-passes/check/ExpressionTable.h"

#include "llvm/ADT/Hashing.h"

namespace kiln {

size_t ExpressionTable::Hash::operator()(const Key &key) const {
  return llvm::hash_combine_range(key.begin(), key.end());
}

/// [first, last): the words of a key that are numbers of values.
static std::pair<size_t, size_t> valuesOf(const ExpressionTable::Key &key) {
  switch (ExpressionKind(key[0])) {
  case ExpressionKind::Instruction:
    return {2, 2 + key[1]};
  case ExpressionKind::Result:
  case ExpressionKind::Effect:
    return {1, 2};
  default:
    return {0, 0};
  }
}

bool ExpressionTable::isOneOf(unsigned now, unsigned before) {
  // Deeper expressions are taken for different ones, which is safe: a chain of
  // 20,000 instructions would take the stack.
  constexpr unsigned deepest = 1000;
  return isOneOf(now, before, deepest);
}

bool ExpressionTable::isOneOf(unsigned now, unsigned before, unsigned depth) {
  if (now == before)
    return true;
  if (!depth)
    return false;
  auto [known, isNew] =
      answers.try_emplace(uint64_t(now) << 32 | before, false);
  bool &answer = known->second; // stays where it is when the table grows
  if (isNew)
    answer = isOneOf(*keys[now - 1], *keys[before - 1], depth - 1);
  return answer;
}

bool ExpressionTable::isOneOf(const Key &now, const Key &before,
                              unsigned depth) {
  if (ExpressionKind(before[0]) == ExpressionKind::Undefined)
    return true;
  auto [first, last] = valuesOf(before);
  if (now.size() != before.size() || now[0] != before[0] ||
      valuesOf(now) != std::pair(first, last))
    return false;
  // What costs nothing to compare comes first.
  for (size_t word = 1; word != now.size(); ++word)
    if ((word < first || word >= last) && now[word] != before[word])
      return false;
  for (size_t word = first; word != last; ++word)
    if (!isOneOf(unsigned(now[word]), unsigned(before[word]), depth))
      return false;
  return true;
}

} // namespace kiln
