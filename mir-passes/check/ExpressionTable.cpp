#include "mir-passes/check/ExpressionTable.h"

#include "llvm/ADT/Hashing.h"

namespace kiln {

size_t ExpressionTable::Hash::operator()(const Key &key) const {
  return llvm::hash_combine_range(key.begin(), key.end());
}

} // namespace kiln
