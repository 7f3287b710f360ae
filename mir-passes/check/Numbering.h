// Value numbering of machine code: the first half of ValueCheck.
#ifndef KILN_MIR_PASSES_CHECK_NUMBERING_H
#define KILN_MIR_PASSES_CHECK_NUMBERING_H

#include "mir-passes/check/ValueCheck.h"
#include <string>
#include <unordered_map>

namespace kiln {

/// Gives equal keys equal numbers, exactly: a hash only finds the bucket.
class ExpressionTable {
public:
  using Key = std::vector<uint64_t>;
  unsigned number(const Key &key) {
    return numbers.try_emplace(key, numbers.size() + 1).first->second;
  }

private:
  struct Hash {
    size_t operator()(const Key &key) const;
  };
  std::unordered_map<Key, unsigned, Hash> numbers;
};

/// Numbers the function with the table's numbers. With `algebra`, integer
/// arithmetic counts by its sum of terms, and what a loop adds up once in every
/// iteration is start + iterations * stride.
FunctionMeaning numberFunction(const llvm::MachineFunction &function,
                               ExpressionTable &table, bool algebra);

} // namespace kiln

#endif
