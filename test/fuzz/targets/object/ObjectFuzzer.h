// What the fuzzers of machine code do with a file that could be read: print its
// resources, and simulate each kernel.
#ifndef KILN_TEST_FUZZ_TARGETS_OBJECT_OBJECTFUZZER_H
#define KILN_TEST_FUZZ_TARGETS_OBJECT_OBJECTFUZZER_H

#include "targets/simulator/Simulate.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln {

/// Simulates what one warp of the kernel does by the likely path, each loop a
/// few times: how a launch's integers are followed takes too long here, and is
/// SassFuzzer's.
inline void fuzzSimulation(const ModelProgram &program,
                           const KernelResources &kernel) {
  Path path = likelyPath(program.ops, /*turns=*/3, /*most=*/10'000);
  if (path.steps.empty())
    return;
  double missed = spillsMissed(*program.gpu, kernel, {}, 1);
  simulate(program, path, {1, 1, 1, missed},
           MachineNumbers::forGpu(*program.gpu));
}

/// Any file gives kernels or an error; any kernel can be simulated, or gives an
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
      fuzzSimulation(*program, kernel);
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
