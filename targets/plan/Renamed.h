//===- Renamed.h - options and keys that have another name now ------------===//
//
// Who still says the old name is told the new one, on command lines, in JSON and
// in Python (tools/python/kiln/variants.py has a copy, which a test compares).
// The table goes with release 1.0.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_PLAN_RENAMED_H
#define KILN_TARGETS_PLAN_RENAMED_H

#include "llvm/ADT/StringRef.h"

namespace kiln {

/// Names of options without their dashes; keys have underscores.
struct Renamed {
  llvm::StringLiteral before, now;
};

inline constexpr Renamed kRenamed[] = {{"two-dots", "overlap-iterations"},
                                       {"producer", "warp-specialize"},
                                       {"more-stages", "extra-stages"}};

/// What the option is called now; empty: it was not renamed.
inline llvm::StringRef newName(llvm::StringRef before) {
  for (const Renamed &renamed : kRenamed)
    if (renamed.before == before)
      return renamed.now;
  return "";
}

} // namespace kiln

#endif // KILN_TARGETS_PLAN_RENAMED_H
