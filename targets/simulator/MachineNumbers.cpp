#include "targets/simulator/MachineNumbers.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"

using namespace llvm;

namespace kiln {
namespace {

/// By the data sheets: bytes a second of the device's memory, SMs, boost clock.
struct MemoryFacts {
  double bytes;
  unsigned units;
  double clock;
};

} // namespace

static MemoryFacts memoryOf(const GpuTarget &gpu) {
  static constexpr std::pair<unsigned, MemoryFacts> facts[] = {
      {120, {1.79e12, 170, 2.41e9}}, // RTX 5090
      {100, {8.0e12, 148, 1.85e9}},  // B200
      {90, {4.8e12, 132, 1.755e9}},  // H200
      {89, {1.01e12, 128, 2.52e9}},  // RTX 4090
      {86, {0.94e12, 82, 1.70e9}},   // RTX 3090
      {80, {2.04e12, 108, 1.41e9}},  // A100 80 GB
      {70, {0.9e12, 80, 1.53e9}}};   // V100
  for (const auto &[capability, found] : facts)
    if (hasCapability(gpu, capability))
      return found;
  return std::end(facts)[-1].second;
}

MachineNumbers MachineNumbers::forGpu(const GpuTarget &gpu) {
  MachineNumbers numbers;
  numbers.speed.fill(1);
  numbers.queue = 32;          // guess; 16 and 64 ranked builds worse
  numbers.blockTurnover = 200; // guess
  numbers.latencySpread = 0.6; // guess
  if (gpu.isAmd()) {
    // 5.3 TB/s over 304 compute units of 2.1 GHz are 8.3 (MI300X data sheet);
    // half as much again comes from caches, as on H200 (guess).
    numbers.units = 304;
    numbers.bytesPerCycle = numbers.farBytesPerCycle = 12;
    numbers.latency = numbers.nearLatency = numbers.firstLatency = 800; // guess
    numbers.spillLatency = 300; // guess: a vector access out of the L2
    return numbers;
  }
  // What one SM gets of the L2. The A100 white paper has 5,120 bytes a cycle for
  // 108 SMs, which are 47; 64 is a guess: of 40, 60, 64 and 80 the last three
  // ranked the builds of h200-2026-11-25-strategies.json about alike, 40 worse.
  numbers.bytesPerCycle = 64;
  MemoryFacts memory = memoryOf(gpu);
  numbers.units = memory.units;
  // Of what the data sheet says nine tenths are reached (guess).
  numbers.farBytesPerCycle = 0.9 * memory.bytes / memory.units / memory.clock;
  auto latencyFrom = [&](StringRef level) {
    return double(costOf(gpu, {OpClass::LoadGlobal, 4, level.str()}).latency);
  };
  numbers.latency = latencyFrom("dram");
  numbers.nearLatency = latencyFrom("l2");
  numbers.firstLatency = latencyFrom("l1");
  numbers.spillLatency = latencyFrom("l2") - latencyFrom("l1");
  return numbers;
}

} // namespace kiln
