// Case files: any bytes give a case whose variants can be evaluated, or an
// error.
#include "tools/case/CaseVariant.h"

using namespace kiln;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  llvm::Expected<CaseFile> file = parseCaseFile(text, "fuzz.json");
  if (!file) {
    llvm::consumeError(file.takeError());
    return 0;
  }
  for (unsigned index = 0; index != variantCount(*file); ++index)
    if (llvm::Expected<CaseVariant> variant = resolveCase(*file, index);
        !variant)
      llvm::consumeError(variant.takeError());
  return 0;
}
