// Any bytes are a container of machine code, a cubin or hsaco in it or by
// itself, or an error: the entry point that every command uses.
#include "test/fuzz/targets/object/ObjectFuzzer.h"

using namespace kiln;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::MemoryBufferRef file = fuzzFile(data, size);
  return fuzzObject(file, readResources(file));
}
