// An llvm::Error from the pieces of a sentence.
#ifndef KILN_TOOLS_DRIVER_FAILURE_H
#define KILN_TOOLS_DRIVER_FAILURE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace kiln {

/// `return failure("expected ", n, " arguments, found ", m);`
template <typename... Parts> llvm::Error failure(const Parts &...parts) {
  std::string message;
  llvm::raw_string_ostream os(message);
  ((os << parts), ...);
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

/// Whether the error is that the machine lacks something: an EnvironmentError
/// or a MissingToolError.
bool isLacking(const llvm::Error &error);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_FAILURE_H
