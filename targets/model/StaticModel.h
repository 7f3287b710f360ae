//===- StaticModel.h - how long machine code takes, by reading it ---------===//
//
// `auto` compiles several candidates and has to say which one is faster without
// a GPU. What decides is visible in the finished file: occupancy, loads in
// flight before the first wait, what a loop waits for, spills. So the model
// simulates one warp along the likely path of the machine code, in order, with
// the waits in the code (NVIDIA's scoreboards, AMD's counters), and then
// divides the shared resources among the resident warps.
//
// It is made to compare builds of one kernel. The cycles do not predict a time:
// caches, bank conflicts and the grid are unknown here.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_MODEL_STATICMODEL_H
#define KILN_TARGETS_MODEL_STATICMODEL_H

#include "targets/cost/CostModel.h"
#include "targets/object/Resources.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <array>
#include <limits>
#include <vector>

namespace kiln {

/// One machine instruction, as far as the model looks.
struct ModelOp {
  /// A count of what is outstanding: NVIDIA's six scoreboards and its matrix
  /// groups, AMD's seven counts (AmdCounter).
  static constexpr unsigned counters = 8;
  static constexpr unsigned matrixGroups = 6;
  struct Wait {
    uint8_t counter;
    /// Outstanding operations that need not be waited for.
    uint8_t left;
  };
  struct Raise {
    /// What the memory of the device takes, of which the tuning knows.
    static constexpr float device = -1;
    uint8_t counter;
    /// Cycles from issue until it counts down again.
    float latency;
  };
  enum Flow : uint8_t { Next, Jump, Branch, End };

  OpClass opClass = OpClass::Unknown;
  Pipe pipe = Pipe::None;
  /// Cycles of a partition that its pipe is busy with one warp.
  float pipeCycles = 1;
  /// Cycles before the same warp may issue again.
  float stall = 1;
  /// Bytes one warp moves between the SM or CU and device memory.
  float deviceBytes = 0;
  /// Matrix instructions: multiplications of one warp.
  float matrixWork = 0;
  llvm::SmallVector<Wait, 2> waits;
  llvm::SmallVector<Raise, 2> raises;
  /// Bytes one warp moves because registers ran out.
  float spillBytes = 0;
  /// Makes one group of the asynchronous copies since the last group; the
  /// group's counter is the first of `raises`.
  bool groupsCopies = false;
  Flow flow = Next;
  /// Of Jump and Branch: index of the operation that follows if taken.
  uint32_t target = 0;
};

/// The machine code of one kernel.
struct ModelProgram {
  std::string kernel;
  const GpuTarget *gpu = nullptr;
  std::vector<ModelOp> ops;
  /// The code itself, as long as the file that it was read from lives.
  llvm::ArrayRef<uint8_t> code = {};
};

/// The model's numbers. The defaults were chosen on measurements of H200
/// (perf/README.md), each within what microbenchmarks allow.
struct ModelTuning {
  static ModelTuning forGpu(const GpuTarget &gpu);
  /// Cycles of a load from device memory on a busy GPU.
  double deviceLatency = 1000;
  /// Bytes an SM or CU gets in a cycle. H200: 4.8 TB/s over 132 SMs of 1.76 GHz
  /// are 21; half as much again comes from caches.
  double deviceBytesPerCycle = 30;
  /// Further cycles of a spill that misses the L1 cache.
  double spillLatency = 250;
  /// Cycles from the end of a block until the next one runs in its slot.
  double blockTurnover = 200;
  /// Trip count of a loop where it is not known.
  double turns = 16;
  /// How sharply the slowest of latency, issue and memory decides: exponent of
  /// the norm they are combined by.
  double sharpness = 2;
};

/// What the model says about one kernel, for one warp, in cycles of a
/// partition.
struct StaticEstimate {
  /// From the first instruction to the last, alone.
  double latency = 0;
  /// Issue slots, the busiest pipe's cycles, and what its share of the memory's
  /// bandwidth takes.
  double issue = 0, pipe = 0, memory = 0;
  Pipe busiest = Pipe::None;
  /// Warps a partition holds.
  double warps = 0;
  /// Cycles spent on spills, part of `latency`.
  double spills = 0;
  /// Average of bytes in flight of one warp.
  double bytesInFlight = 0;
  /// Barrier instructions (of blocks, warp groups and clusters, and reads of
  /// their state) in one iteration of the innermost loop that has most.
  unsigned barriers = 0;
  /// What the kernel does in `cycles`: bytes it moves or multiplications, so
  /// that builds that unroll differently compare.
  double work = 1;
  /// Cycles between two warps leaving a partition that is full: the figure to
  /// compare.
  double cycles = std::numeric_limits<double>::infinity();
};

/// The machine code of one kernel of a cubin or hsaco; `resources` is what
/// readResources said of it.
llvm::Expected<ModelProgram> readProgram(llvm::MemoryBufferRef file,
                                         const KernelResources &resources);

/// Evaluates one kernel. Its block must be launchable: cycles are infinite
/// otherwise. `launch` as for computeOccupancy.
StaticEstimate estimate(const ModelProgram &program,
                        const KernelResources &resources,
                        const LaunchShape &launch, const ModelTuning &tuning);

/// The share of spills of an SM or CU with so many resident blocks that its L1
/// cache cannot hold: the kernel's streaming accesses pass through it too.
double spillsMissed(const GpuTarget &gpu, const KernelResources &resources,
                    const LaunchShape &launch, unsigned residentBlocks);

/// Machine code as the model sees it (StaticModelNvidia.cpp,
/// StaticModelAmd.cpp).
std::vector<ModelOp> modelSass(llvm::ArrayRef<uint8_t> code,
                               const GpuTarget &gpu);
std::vector<ModelOp> modelAmd(llvm::ArrayRef<uint8_t> code,
                              const GpuTarget &gpu, bool wave64);

} // namespace kiln

#endif // KILN_TARGETS_MODEL_STATICMODEL_H
