// Memory ends at multiples of 16 bytes, on every GPU: pages do, and caches and
// memory pipes move no less. So a load may cover the whole of 16 aligned bytes
// in which a tensor ends, if it does not use those beyond the end.
#ifndef KILN_TARGETS_SUPPORT_GRANULES_H
#define KILN_TARGETS_SUPPORT_GRANULES_H

#include "llvm/ADT/StringRef.h"

namespace kiln {

inline constexpr unsigned kGranuleBytes = 16;

/// On a kernel with loads that do.
inline constexpr llvm::StringLiteral kReadsGranulesAttr = "kiln-reads-granules";

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_GRANULES_H
