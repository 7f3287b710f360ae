#include "targets/simulator/MachineNumbers.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// By the data sheets: bytes a second of the device's memory, SMs, boost clock (of
/// the H200 the one that SMs had under these kernels, in the median of
/// perf/results/h200-2026-11-28-counters.md), MiB of the second cache (H200:
/// what its driver says, 62,914,560 bytes), and its parts, each of which keeps what the SMs beside it touch (NVIDIA A100 and H100
/// whitepapers, 2020 and 2022; B200: guess).
struct MemoryFacts {
  double bytes;
  unsigned units;
  double clock;
  double secondCache;
  unsigned parts;
};

} // namespace

static MemoryFacts memoryOf(const GpuTarget &gpu) {
  static constexpr std::pair<unsigned, MemoryFacts> facts[] = {
      {120, {1.79e12, 170, 2.41e9, 96, 1}}, // RTX 5090
      {100, {8.0e12, 148, 1.85e9, 126, 2}}, // B200
      {90, {4.8e12, 132, 1.91e9, 60, 2}},   // H200
      {89, {1.01e12, 128, 2.52e9, 72, 1}},  // RTX 4090
      {86, {0.94e12, 82, 1.70e9, 6, 1}},    // RTX 3090
      {80, {2.04e12, 108, 1.41e9, 40, 2}},  // A100 80 GB
      {70, {0.9e12, 80, 1.53e9, 6, 1}}};    // V100
  for (const auto &[capability, found] : facts)
    if (hasCapability(gpu, capability))
      return found;
  return std::end(facts)[-1].second;
}

namespace {

/// What an AMD GPU is, by "AMD GPU specifications"
/// (rocm.docs.amd.com/en/latest/reference/gpu-specs.html) and its data sheet:
/// bytes a second of the device's memory, compute units, those of an XCD, peak
/// clock.
struct AmdFacts {
  CostFamily family;
  double bytes;
  unsigned units, unitsOfXcd;
  double clock;
};
constexpr AmdFacts amdFacts[] = {
    {CostFamily::Cdna3, 5.3e12, 304, 38, 2.1e9},  // MI300X
    {CostFamily::Cdna4, 8.0e12, 256, 32, 2.4e9}}; // MI355X

} // namespace

/// [G] AMD's gfx950-gluon-tutorials, docs/tcp_bound_tile_model.md, 2026, and
/// kernels/gemm/intra_wave/a16w16/v8_sliceMN/README.md, section 4
/// (github.com/ROCm/gfx950-gluon-tutorials): thread traces of an MI355X.
/// [L] docs/lds_throughput.md there.
/// [R] ROCm Compute Profiler's peaks,
/// analysis_configs/gfx942/0200_system-speed-of-light.yaml
/// (github.com/ROCm/rocprofiler-compute), 2025.
static void setAmd(MachineNumbers &numbers, const GpuTarget &gpu) {
  const AmdFacts *facts = find_if(
      amdFacts, [&](const AmdFacts &some) { return some.family == gpu.costs; });
  if (facts == std::end(amdFacts)) {
    // Others: 5.3 TB/s over 304 compute units of 2.1 GHz are 8.3 (MI300X data
    // sheet); half as much again comes from caches, as on H200 (guess).
    numbers.units = 304;
    numbers.bytesPerCycle = numbers.farBytesPerCycle = 12;
    numbers.latency = numbers.nearLatency = numbers.firstLatency = 800; // guess
    numbers.spillLatency = 300; // guess: a vector access out of the L2
    return;
  }
  numbers.units = facts->units;
  // 16 channels of an XCD's L2 give 128 bytes a cycle each [R].
  numbers.bytesPerCycle = 16 * 128.0 / facts->unitsOfXcd;
  // Of what the data sheet says 86 % were reached on an MI355X, by a kernel that
  // converts to fp8 (AMD's library for transformers, pull request 519, 2026).
  numbers.farBytesPerCycle = 0.86 * facts->bytes / facts->units / facts->clock;
  // The L1 of 32 KiB holds a line for each load in flight, and 12 more loads
  // wait before it [G].
  numbers.bytesInFlight = 32 * 1024;
  numbers.memoryEntries = 12;
  // A pair of SIMDs has a queue of eight accesses of LDS [L].
  numbers.sharedEntries = 4;
  // Of a round trip of about 1,000 cycles the 44 KiB in L1 and queue pass [G],
  // so the 32 KiB of the L1 take 727 at 2.4 GHz. Most of that is no cycle of the
  // compute unit, so it is as long in seconds on MI300X (guess).
  double trip = 32.0 / 44 * 1000 / 2.4e9;
  numbers.nearLatency = trip * facts->clock;
  auto latencyFrom = [&](StringRef level) {
    return double(costOf(gpu, {OpClass::LoadGlobal, 4, level.str()}).latency);
  };
  numbers.latency = latencyFrom("dram");
  numbers.firstLatency = latencyFrom("l1");
  numbers.spillLatency = numbers.nearLatency - latencyFrom("l2");
  // Loads return in their sequence, so that little is left to chance (guess).
  numbers.latencySpread = 0.2;
}

MachineNumbers MachineNumbers::forGpu(const GpuTarget &gpu) {
  MachineNumbers numbers;
  numbers.speed.fill(1);
  numbers.queue = 32;          // guess; 16 and 64 ranked builds worse
  numbers.blockTurnover = 200; // guess
  numbers.latencySpread = 0.6; // guess
  if (gpu.isAmd()) {
    setAmd(numbers, gpu);
    return numbers;
  }
  MemoryFacts memory = memoryOf(gpu);
  numbers.units = memory.units;
  // What is measured is of one H200 (perf/results/h200-2026-11-28-machine.json),
  // and taken to be alike for others. Of the L2 an SM gets 64 bytes a cycle by
  // its architecture (guess: as A100's); plain loads of all SMs reached 36, of 8
  // SMs 81, and matmuls 42 (h200-2026-11-28-counters.json), but 36 predicted the
  // times of those kernels less well, since their blocks share lines.
  numbers.bytesPerCycle = 64;
  // `store.global`, `spill.store16`: 16 to 19 where all SMs store, which write
  // through, 32 where one does.
  numbers.storedBytesPerCycle = 18.5;
  // `bandwidth.dram`: reads reach 0.95 of the data sheet, copies 0.83.
  numbers.farBytesPerCycle = 0.9 * memory.bytes / memory.units / memory.clock;
  // A line stands in its own part and in that of the SM that asks for it: rows
  // that blocks read twice came from the second cache on an H200 up to about 30
  // MB of them (`quantize_rows` in h200-2026-11-29-auto.json).
  numbers.secondCacheBytes = memory.secondCache * 0x1p20 / memory.parts;
  // `launch.turnover`: 320 to 390 cycles, by registers and threads.
  numbers.blockTurnover = 330;
  // `launch.row`: a block more takes 0.6 ns of the GPU, the difference of
  // launches of 1,056 and 8,448 empty ones.
  numbers.blockInterval = 1.15 * memory.units;
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
