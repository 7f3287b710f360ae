// Any text is a question or an error; where it is a question, each GPU has
// answers to it or an error.
#include "targets/gpu/GpuTarget.h"
#include "tools/occupancy/Ladder.h"
#include "tools/occupancy/WhatIf.h"

using namespace kiln;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  llvm::StringRef text(reinterpret_cast<const char *>(data), size);
  llvm::Expected<Question> question = Question::parse(text);
  if (!question) {
    if (llvm::toString(question.takeError()).empty())
      abort();
    return 0;
  }
  for (llvm::StringRef name :
       {"sm_75", "sm_90a", "gfx906", "gfx942", "gfx1100"}) {
    const GpuTarget &gpu = *lookupGpuTarget(name);
    KernelResources kernel;
    kernel.kernel = "k";
    kernel.target = name.str();
    kernel.registers = 100;
    kernel.threadsPerBlock = 256;
    kernel.warpSize = gpu.warpSize;
    if (gpu.accumulators != AccumulatorFile::None)
      kernel.agprs = 40;
    llvm::Expected<std::vector<Answer>> answers =
        answer(*question, gpu, kernel, {});
    if (!answers) {
      llvm::consumeError(answers.takeError());
      continue;
    }
    for (const Answer &one : *answers) {
      const Occupancy &now = *one.occupancy;
      if (now.fraction() > 1 ||
          (one.cuts && one.cuts->blocksPerUnit < *one.wanted) ||
          (now.nextStep && now.nextStep->warpsPerUnit <= now.warpsPerUnit))
        abort();
    }
  }
  return 0;
}
