//===- FileErrors.h - errors that name their file once --------------------===//
#ifndef KILN_TARGETS_SUPPORT_FILEERRORS_H
#define KILN_TARGETS_SUPPORT_FILEERRORS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace kiln {

/// The error with "path: " before its message, unless that begins with the path
/// already, as with a line and a column. What the machine lacks stays an
/// EnvironmentError.
llvm::Error inFile(llvm::StringRef path, llvm::Error error);

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_FILEERRORS_H
