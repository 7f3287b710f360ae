//===- Renamed.h - what has another name now ------------------------------===//
//
// The error for an old name says the new one, on command lines, in JSON and in
// Python (tools/python/kiln/variants.py has a copy, which a test compares). The
// table is removed with release 1.0.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SUPPORT_RENAMED_H
#define KILN_TARGETS_SUPPORT_RENAMED_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace kiln {

/// Names of options without their dashes; keys have underscores.
struct Renamed {
  llvm::StringLiteral before, now;
};

inline constexpr Renamed kRenamed[] = {{"two-dots", "overlap-iterations"},
                                       {"producer", "warp-specialize"},
                                       {"more-stages", "extra-stages"}};

/// Names of directives and of their parameters.
inline constexpr Renamed kRenamedDirectives[] = {{"veto", "disable"},
                                                 {"distinct", "noalias"}};

/// Commands of `kiln`.
inline constexpr Renamed kRenamedCommands[] = {{"orders", "directives"}};

/// What it is called now; empty: it was not renamed.
inline llvm::StringRef
newName(llvm::StringRef before,
        llvm::ArrayRef<Renamed> renamed = llvm::ArrayRef(kRenamed)) {
  for (const Renamed &one : renamed)
    if (one.before == before)
      return one.now;
  return "";
}

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_RENAMED_H
