#include "tools/driver/Failure.h"
#include "targets/device/Device.h"
#include "targets/support/ExternalTool.h"

bool kiln::isLacking(const llvm::Error &error) {
  return error.isA<EnvironmentError>() || error.isA<MissingToolError>();
}
