#include "targets/gpu/GpuTraits.h"
#include "targets/gpu/GpuTarget.h"

using namespace llvm;

namespace kiln {

StringRef gpuName(const GpuTarget &gpu) { return gpu.name(); }

bool isNvidia(const GpuTarget &gpu) { return gpu.isNvidia(); }

bool isAmd(const GpuTarget &gpu) { return gpu.isAmd(); }

bool matchesGpu(const GpuTarget &gpu, StringRef word) {
  if (word.consume_back("*"))
    return gpu.name().starts_with(word);
  if (!word.consume_back("+"))
    return gpu.name() == word;
  unsigned first;
  return word.consume_front("sm_") && !word.getAsInteger(10, first) &&
         hasCapability(gpu, first);
}

bool hasCapability(const GpuTarget &gpu, unsigned first, unsigned last) {
  return gpu.isNvidia() && gpu.computeCapability >= first &&
         gpu.computeCapability <= last;
}

const GpuTarget *gpuOfCapability(unsigned capability) {
  const GpuTarget *best = nullptr;
  for (const GpuTarget &gpu : allGpuTargets())
    if (hasCapability(gpu, capability, capability) &&
        (!best || gpu.variant == 'a'))
      best = &gpu;
  return best;
}

unsigned cudaArch(const GpuTarget &gpu) { return 10 * gpu.computeCapability; }

bool hasAsyncCopies(const GpuTarget &gpu) { return hasCapability(gpu, 80); }

bool hasMatrixLoads(const GpuTarget &gpu) { return hasCapability(gpu, 75); }

bool hasMatrixStores(const GpuTarget &gpu) { return hasCapability(gpu, 90); }

bool hasTransposedReads(const GpuTarget &gpu) {
  return matchesGpu(gpu, "gfx950");
}

bool hasCachePolicies(const GpuTarget &gpu) { return hasCapability(gpu, 80); }

bool hasTensorCopies(const GpuTarget &gpu) { return hasCapability(gpu, 90); }

static bool isSm90a(const GpuTarget &gpu) {
  return hasCapability(gpu, 90, 90) && gpu.variant == 'a';
}

bool makesTensorMaps(const GpuTarget &gpu) { return isSm90a(gpu); }

bool hasWarpgroupMultiply(const GpuTarget &gpu) { return isSm90a(gpu); }

bool movesRegisters(const GpuTarget &gpu) {
  return hasWarpgroupMultiply(gpu) || hasTensorMemory(gpu);
}

unsigned atomicFloats(const GpuTarget &gpu, unsigned bits) {
  constexpr unsigned vectorBits = 128;
  if (bits != 16 && bits != 32)
    return 1;
  return hasCapability(gpu, 90) ? vectorBits / bits : 32 / bits;
}

bool addsAtomicPairs(const GpuTarget &gpu, bool isBrain) {
  return hasCapability(gpu, isBrain ? 90 : 60);
}

bool hasMfma(const GpuTarget &gpu) {
  return gpu.accumulators != AccumulatorFile::None;
}

bool hasTensorMemory(const GpuTarget &gpu) {
  return hasCapability(gpu, 100, 119);
}

bool hasTensorIntegers(const GpuTarget &gpu) {
  return hasTensorMemory(gpu) && !hasCapability(gpu, 103, 103);
}

AsyncCopyCount asyncCopyCount(const GpuTarget &gpu) {
  if (matchesGpu(gpu, "gfx1250"))
    return AsyncCopyCount::Own;
  return matchesGpu(gpu, "gfx9*") ? AsyncCopyCount::VectorMemory
                                  : AsyncCopyCount::None;
}

bool hasLaneCopies(const GpuTarget &gpu) { return matchesGpu(gpu, "gfx950"); }

bool asksForOffsetChecks(const GpuTarget &gpu) {
  return gpu.isAmd() && !matchesGpu(gpu, "gfx9*");
}

bool hasKnownBuffers(const GpuTarget &gpu) {
  return gpu.isAmd() && !matchesGpu(gpu, "gfx125*");
}

bool hasHalfRegisters(const GpuTarget &gpu) {
  return matchesGpu(gpu, "gfx11*") || matchesGpu(gpu, "gfx12*");
}

} // namespace kiln
