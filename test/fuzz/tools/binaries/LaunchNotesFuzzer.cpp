// Any bytes beside a kernel leave it as it was, or add a launch that a GPU may
// be asked for.
#include "tools/binaries/LaunchNotes.h"
#include <cstdint>
#include <cstdlib>

using namespace kiln;

static void check(bool holds) {
  if (!holds)
    abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  for (bool isTritons : {false, true}) {
    KernelResources kernel;
    kernel.kernel = "kernel";
    kernel.target = "sm_90a";
    kernel.warpSize = 32;
    kernel.staticSharedBytes = 1024;
    isTritons ? addNotesOfTriton(text, kernel) : addNotesOfKiln(text, kernel);
    check(!kernel.threadsPerBlock ||
          (*kernel.threadsPerBlock && *kernel.threadsPerBlock <= INT32_MAX));
    check(kernel.dynamicSharedBytes.value_or(0) <= INT32_MAX);
    check(kernel.staticSharedBytes == 1024);
  }
  return 0;
}
