// Any bytes are instructions of some GPU: what is taken apart is put together
// as it was, prints, is checked for hazards, and is traced and simulated without
// a fault.
#include "targets/gpu/GpuTarget.h"
#include "targets/hazards/Hazards.h"
#include "targets/isa/sass/Sass.h"
#include "targets/isa/sass/SassInstruction.h"
#include "targets/simulator/Simulate.h"
#include "targets/simulator/path/TracePath.h"
#include <cstdlib>

using namespace kiln;

static void check(bool holds) {
  if (!holds)
    abort();
}

static void checkInstruction(llvm::ArrayRef<uint8_t> bytes,
                             const GpuTarget &gpu) {
  SassInstruction instruction = decodeSass(bytes, gpu);
  check(llvm::equal(encodeSass(instruction), bytes));
  check(!sassText(instruction).empty());
  check(instruction.isKnown() || instruction.operands.empty());
  for (const SassOperand &operand : instruction.operands)
    for (unsigned part = 0; part != operand.count; ++part)
      check((operand.isWritten() ? instruction.writes : instruction.reads)
                .contains(operand.file, operand.first + part));
}

/// Traces two warps for a few operations, and runs them.
static void simulateCode(llvm::ArrayRef<uint8_t> code, const GpuTarget &gpu) {
  ModelProgram program{"k", &gpu, modelSass(code, gpu), code};
  LaunchValues launch;
  launch.threads = 64;
  TraceLimits limits;
  limits.turns = 3;
  limits.mostKept = 300;
  limits.mostInterpreted = 2000;
  limits.cacheBytes = 4096;
  ConstantBank bank(KernelResources(), gpu, launch);
  std::vector<Path> paths =
      traceBlock(program, readTracedCode(code, gpu), bank, launch, limits);
  check(paths.size() == 2);
  size_t steps = 0;
  for (const Path &path : paths) {
    check(path.steps.size() <= limits.mostKept);
    check(path.whole <= limits.mostInterpreted);
    steps += path.steps.size();
  }
  Simulated found =
      simulate(program, paths, {2, 1, 1, 0}, MachineNumbers::forGpu(gpu));
  check(found.issued == steps);
}

/// The first byte says which GPU.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (!size)
    return 0;
  llvm::SmallVector<const GpuTarget *> gpus;
  for (const GpuTarget &gpu : allGpuTargets())
    if (gpu.isNvidia())
      gpus.push_back(&gpu);
  const GpuTarget &gpu = *gpus[data[0] % gpus.size()];
  llvm::ArrayRef<uint8_t> code(data + 1, size - 1);
  code = code.take_front(code.size() / sassInstructionBytes *
                         sassInstructionBytes);
  for (size_t at = 0; at != code.size(); at += sassInstructionBytes)
    checkInstruction(code.slice(at, sassInstructionBytes), gpu);
  HazardReport report = checkHazards(code, gpu);
  check(report.instructions ==
        withoutSassPadding(code, gpu).size() / sassInstructionBytes);
  check(report.refused <= report.instructions);
  for (const Hazard &hazard : report.hazards)
    check(hazard.offset < code.size() && hazard.producer < code.size());
  countSass(code, gpu);
  if (!code.empty())
    simulateCode(code, gpu);
  return 0;
}
