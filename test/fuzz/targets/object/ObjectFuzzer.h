// What the fuzzers of machine code do with a file that could be read: print its
// resources, and estimate how long each kernel takes.
#ifndef KILN_TEST_FUZZ_TARGETS_OBJECT_OBJECTFUZZER_H
#define KILN_TEST_FUZZ_TARGETS_OBJECT_OBJECTFUZZER_H

#include "targets/model/StaticModel.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln {

/// Any file gives kernels or an error; any kernel gives an estimate or an
/// error.
inline int fuzzObject(llvm::MemoryBufferRef file,
                      llvm::Expected<std::vector<KernelResources>> kernels) {
  if (!kernels) {
    llvm::consumeError(kernels.takeError());
    return 0;
  }
  llvm::json::Value(toJSON(*kernels)).print(llvm::nulls());
  for (const KernelResources &kernel : *kernels) {
    llvm::Expected<ModelProgram> program = readProgram(file, kernel);
    if (program)
      estimate(*program, kernel, {}, ModelTuning::forGpu(*program->gpu));
    else
      llvm::consumeError(program.takeError());
  }
  return 0;
}

/// The bytes that libFuzzer hands over, as a file.
inline llvm::MemoryBufferRef fuzzFile(const uint8_t *data, size_t size) {
  return {llvm::StringRef(reinterpret_cast<const char *>(data), size), "fuzz"};
}

} // namespace kiln

#endif
