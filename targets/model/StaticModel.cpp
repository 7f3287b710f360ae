#include "targets/model/StaticModel.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/model/ModelLoops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

constexpr unsigned pipes = unsigned(Pipe::Last) + 1;

/// Simulates one warp through the code. Loops are walked three times: the first
/// iteration fills the pipelines, the third stands for all others.
class Walk {
public:
  /// `missed`: the share of spills that the first cache does not hold.
  Walk(ArrayRef<ModelOp> ops, const ModelTuning &tuning, double missed)
      : ops(ops), loops(findModelLoops(ops, ModelSpin::Locks)),
        weights(ops, loops), tuning(tuning), missed(missed),
        turns(loops.size()) {}

  void run(StaticEstimate &estimate);

private:
  static constexpr unsigned walkedTurns = 3;
  /// Irregular code could walk for ever.
  static constexpr unsigned maxSteps = 2'000'000;

  double multiplicity() const {
    double product = 1;
    for (unsigned count : turns)
      if (count == walkedTurns)
        product *= std::max(1.0, tuning.turns - walkedTurns + 1);
    return product;
  }
  void enter(uint32_t index);
  uint32_t next(uint32_t index);
  bool takesForward(uint32_t index);
  double ready(const ModelOp &op) const;
  unsigned mostBarriers() const;
  void issue(const ModelOp &op, double at);

  ArrayRef<ModelOp> ops;
  std::vector<ModelLoop> loops;
  ModelWeights weights;
  const ModelTuning &tuning;
  double missed;
  std::vector<unsigned> turns; // of each loop; 0: outside

  double now = 0, copiesDone = 0;
  std::array<SmallVector<double, 8>, ModelOp::counters> outstanding;
  std::array<double, pipes> pipeFree{};
};

/// Leaves the loops that `index` is outside of, enters those it is the header
/// of.
void Walk::enter(uint32_t index) {
  for (auto [loop, count] : zip(loops, turns)) {
    if (!loop.contains(index))
      count = 0;
    else if (count == 0)
      count = 1;
  }
}

/// Whether a conditional branch forward is likely.
bool Walk::takesForward(uint32_t index) {
  uint32_t target = ops[index].target;
  // Out of a loop: only if that is its exit, after the last iteration.
  for (auto [loop, count] : zip(loops, turns))
    if (loop.contains(index) && !loop.contains(target) &&
        ops[loop.latch].flow == ModelOp::Jump)
      return count == walkedTurns;
  for (auto [loop, count] : zip(loops, turns))
    if (loop.contains(index) && !loop.contains(target))
      return false;
  // Around code that leads elsewhere: the heavier side.
  const ModelOp &last = ops[target - 1];
  if (target == index + 1 ||
      (last.flow != ModelOp::End && last.flow != ModelOp::Jump))
    return false;
  uint32_t end = last.flow == ModelOp::Jump && last.target > target
                     ? last.target
                     : ops.size();
  return weights.of(target, end) > weights.of(index + 1, target);
}

uint32_t Walk::next(uint32_t index) {
  const ModelOp &op = ops[index];
  if (op.flow == ModelOp::Next)
    return index + 1;
  if (op.flow == ModelOp::End)
    return ops.size();
  if (op.target > index)
    return op.flow == ModelOp::Jump || takesForward(index) ? op.target
                                                           : index + 1;
  bool looping = false;
  for (auto [loop, count] : zip(loops, turns))
    if (loop.header == op.target) {
      looping = true;
      if (count >= walkedTurns)
        return index + 1;
      // Inner loops begin again.
      for (auto [inner, innerCount] : zip(loops, turns))
        if (inner.header > loop.header && inner.latch <= loop.latch)
          innerCount = 0;
      ++count;
    }
  return looping ? op.target : index + 1;
}

/// When everything the operation waits for is there.
double Walk::ready(const ModelOp &op) const {
  double at = now;
  for (ModelOp::Wait wait : op.waits) {
    ArrayRef<double> times = outstanding[wait.counter];
    if (times.size() > wait.left)
      at = std::max(at, *max_element(times.drop_back(wait.left)));
  }
  if (op.pipe != Pipe::None)
    at = std::max(at, pipeFree[unsigned(op.pipe)]);
  return at;
}

void Walk::issue(const ModelOp &op, double at) {
  for (auto &times : outstanding)
    erase_if(times, [&](double time) { return time <= at; });
  pipeFree[unsigned(op.pipe)] = at + op.pipeCycles;
  if (op.opClass == OpClass::AsyncCopy)
    copiesDone = std::max(copiesDone, at + tuning.deviceLatency);
  for (auto [number, raise] : enumerate(op.raises)) {
    double time = at + (raise.latency == ModelOp::Raise::device
                            ? op.pipeCycles + tuning.deviceLatency
                            : double(raise.latency));
    if (op.opClass == OpClass::LoadLocal)
      time += missed * tuning.spillLatency;
    if (op.groupsCopies && number == 0)
      time = std::max(time, copiesDone);
    outstanding[raise.counter].push_back(time);
  }
  now = at + std::max(1.0f, op.stall);
}

unsigned Walk::mostBarriers() const {
  unsigned most = 0;
  for (const ModelLoop &loop : loops) {
    ArrayRef<ModelOp> body =
        ops.slice(loop.header, loop.latch + 1 - loop.header);
    if (loop.isInnermost)
      most = std::max<unsigned>(most, count_if(body, [](const ModelOp &op) {
                                  return op.opClass == OpClass::Barrier;
                                }));
  }
  return most;
}

void Walk::run(StaticEstimate &estimate) {
  std::array<double, pipes> busy{};
  double bytes = 0, lost = 0, matrix = 0, flight = 0;
  unsigned steps = 0;
  for (uint32_t index = 0; index < ops.size() && steps < maxSteps; ++steps) {
    enter(index);
    const ModelOp &op = ops[index];
    double before = now, at = ready(op), many = multiplicity();
    issue(op, at);
    estimate.latency += many * (now - before);
    estimate.issue += many;
    busy[unsigned(op.pipe)] += many * op.pipeCycles;
    bytes += many * op.deviceBytes;
    lost += many * missed * op.spillBytes;
    matrix += many * op.matrixWork;
    if (op.deviceBytes && isLoad(op.opClass))
      flight += many * op.deviceBytes * tuning.deviceLatency;
    if (op.spillBytes)
      estimate.spills += many * (op.pipeCycles + (at - before));
    index = next(index);
  }
  busy[unsigned(Pipe::None)] = 0;
  auto *busiest = max_element(busy);
  estimate.busiest = Pipe(busiest - busy.begin());
  estimate.pipe = *busiest;
  estimate.memory = bytes + lost;
  estimate.bytesInFlight = estimate.latency ? flight / estimate.latency : 0;
  estimate.work = matrix ? matrix : bytes ? bytes : 1;
  estimate.barriers = mostBarriers();
}

} // namespace

ModelTuning ModelTuning::forGpu(const GpuTarget &gpu) {
  ModelTuning tuning;
  if (gpu.isAmd()) {
    // 5.3 TB/s over 304 compute units of 2.1 GHz are 8.3 (MI300X data sheet);
    // half as much again comes from caches, as on H200 (guess).
    tuning.deviceBytesPerCycle = 12;
    tuning.spillLatency = 300; // guess: a vector access out of the L2
  }
  return tuning;
}

double spillsMissed(const GpuTarget &gpu, const KernelResources &resources,
                    const LaunchShape &launch, unsigned residentBlocks) {
  std::optional<Occupancy> occupancy = computeOccupancy(gpu, resources, launch);
  if (!occupancy || !occupancy->blocksPerUnit)
    return 1;
  unsigned warps =
      occupancy->warpsPerUnit / occupancy->blocksPerUnit * residentBlocks;
  // A tenth stays (guess); from there on it gets worse until nothing does.
  constexpr double harmless = 0.1;
  // NVIDIA's shared memory is part of the L1 cache, which has 28 KiB more;
  // AMD's vector L1 cache has 32 KiB of its own (16 before CDNA 3).
  double cache = gpu.isAmd()
                     ? 32 * 1024
                     : double(gpu.sharedPerUnit) + 28 * 1024 -
                           double(occupancy->sharedAllocated) * residentBlocks;
  double wanted =
      double(resources.stackBytes.value_or(0)) * warps * resources.warpSize;
  double share = wanted / std::max(cache, 16.0 * 1024);
  return std::clamp((share - harmless) / (1 - harmless), 0.0, 1.0);
}

StaticEstimate estimate(const ModelProgram &program,
                        const KernelResources &resources,
                        const LaunchShape &launch, const ModelTuning &tuning) {
  StaticEstimate result;
  const GpuTarget &gpu = *program.gpu;
  std::optional<Occupancy> occupancy = computeOccupancy(gpu, resources, launch);
  bool fits = occupancy && occupancy->warpsPerUnit;
  Walk(program.ops, tuning,
       fits ? spillsMissed(gpu, resources, launch, occupancy->blocksPerUnit)
            : 1)
      .run(result);
  result.memory *= gpu.partitions / tuning.deviceBytesPerCycle;
  if (!fits)
    return result;
  result.warps = double(occupancy->warpsPerUnit) / gpu.partitions;
  // A norm of the three: a dominant one decides; similar ones do not overlap
  // perfectly.
  double sum = 0;
  for (double part : {(result.latency + tuning.blockTurnover) / result.warps,
                      std::max(result.issue, result.pipe), result.memory})
    sum += std::pow(part, tuning.sharpness);
  result.cycles = std::pow(sum, 1 / tuning.sharpness);
  return result;
}

Expected<ModelProgram> readProgram(MemoryBufferRef file,
                                   const KernelResources &resources) {
  Expected<const GpuTarget *> gpu = findGpuTarget(resources.target);
  if (!gpu)
    return gpu.takeError();
  ArrayRef<uint8_t> bytes = arrayRefFromStringRef(file.getBuffer());
  if (!resources.codeBytes || resources.codeOffset > bytes.size() ||
      resources.codeBytes > bytes.size() - resources.codeOffset)
    return createStringError("the machine code of kernel '" + resources.kernel +
                             "' is not in '" + file.getBufferIdentifier() +
                             "'");
  ArrayRef<uint8_t> code =
      bytes.slice(resources.codeOffset, resources.codeBytes);
  ModelProgram program{resources.kernel, *gpu, {}, code};
  program.ops = (*gpu)->isNvidia()
                    ? modelSass(code, **gpu)
                    : modelAmd(code, **gpu, resources.warpSize == 64);
  return program;
}

} // namespace kiln
