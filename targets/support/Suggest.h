//===- Suggest.h - nearest known name for an unknown one ------------------===//
#ifndef KILN_TARGETS_SUPPORT_SUGGEST_H
#define KILN_TARGETS_SUPPORT_SUGGEST_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace kiln {

/// The known name that is most like `name`, or an empty one where none is like
/// it: upper and lower case are the same, one that is a part of the other is
/// near, and otherwise a third of the letters may be wrong.
llvm::StringRef nearestName(llvm::StringRef name,
                            llvm::ArrayRef<llvm::StringRef> known);

/// "; did you mean 'x'?", or nothing where no known name is like it.
std::string didYouMean(llvm::StringRef name,
                       llvm::ArrayRef<llvm::StringRef> known);

/// The end of a message about an unknown `name`: "; did you mean 'x'? (known:
/// x, y)".
std::string suggestNearest(llvm::StringRef name,
                           llvm::ArrayRef<llvm::StringRef> known);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_SUGGEST_H
