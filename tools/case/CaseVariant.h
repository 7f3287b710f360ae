// A case under one variant's sizes: every expression of the file as a number.
#ifndef KILN_TOOLS_CASE_CASEVARIANT_H
#define KILN_TOOLS_CASE_CASEVARIANT_H

#include "tools/case/CaseFile.h"

namespace kiln {

/// One argument with its numbers.
struct CaseBinding {
  llvm::SmallVector<int64_t, 4> shape, strides;
  int64_t offset = 0;    ///< in elements
  uint64_t elements = 0; ///< of the allocation, offset and gaps included
  int64_t low = 0, high = 0;
  /// Of a fill with values, these; with pointers, the arguments pointed to.
  std::vector<int64_t> list;
  uint64_t bits = 0; ///< of a scalar
};

/// The number of elements of a tensor, without gaps.
uint64_t elementCount(const CaseBinding &binding);

/// A case under one variant's sizes.
struct CaseVariant {
  unsigned index = 0;
  std::string label; ///< "M=4 N=1000"
  CaseSizes sizes;
  std::array<int64_t, 3> grid = {1, 1, 1};
  unsigned dynamicShared = 0;        ///< bytes of a block
  std::vector<CaseBinding> bindings; ///< one per argument
};

/// Evaluates a case under variant `index` with `replaced` sizes on top.
llvm::Expected<CaseVariant> resolveCase(const CaseFile &file, unsigned index,
                                        const CaseSizes &replaced = {});

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEVARIANT_H
