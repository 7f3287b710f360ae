#include "targets/support/FileErrors.h"
#include "targets/support/Errors.h"

using namespace llvm;

namespace kiln {

Error inFile(StringRef path, Error error) {
  bool isEnvironment = error.isA<EnvironmentError>();
  std::string message = toString(std::move(error));
  StringRef rest = message;
  if (!rest.consume_front(path) || !rest.starts_with(":"))
    message = (path + ": " + message).str();
  return isEnvironment ? Error(make_error<EnvironmentError>(message))
                       : failure(message);
}

} // namespace kiln
