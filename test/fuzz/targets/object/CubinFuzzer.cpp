// Any bytes are a cubin or an error.
#include "targets/object/CubinReader.h"
#include "test/fuzz/targets/object/ObjectFuzzer.h"

using namespace kiln;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::MemoryBufferRef file = fuzzFile(data, size);
  llvm::Expected<ElfView> elf = ElfView::read(file);
  if (!elf)
    return fuzzObject(file, elf.takeError());
  return fuzzObject(file, readCubin(file, *elf));
}
