// The longest common subsequence of two sequences of numbers, or one nearly as
// long where they have little in common.
#ifndef KILN_TOOLS_ALIGN_DIFF_H
#define KILN_TOOLS_ALIGN_DIFF_H

#include "llvm/ADT/ArrayRef.h"
#include <utility>
#include <vector>

namespace kiln {

/// Differences beyond which a part is no longer searched for its best division:
/// what keeps the whole at O(n * this).
inline constexpr int mostExactDifferences = 1024;

/// Pairs (index in a, index in b) of equal numbers, ascending in both. Longest
/// where the sequences differ in at most mostExactDifferences elements. By E.
/// Myers, "An O(ND) difference algorithm and its variations" (Algorithmica 1,
/// 1986), section 4b, divided where the furthest path ends where it takes too
/// long, as GNU diff does.
std::vector<std::pair<unsigned, unsigned>>
commonSubsequence(llvm::ArrayRef<unsigned> a, llvm::ArrayRef<unsigned> b);

} // namespace kiln

#endif // KILN_TOOLS_ALIGN_DIFF_H
