#include "targets/simulator/Simulate.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <limits>
#include <numeric>

using namespace llvm;

namespace kiln {
namespace {

constexpr double never = std::numeric_limits<double>::infinity();
constexpr unsigned pipes = unsigned(Pipe::Last) + 1;

/// Something that a counter of a warp counts, until it is done.
struct Pending {
  double done;
  Stall why;
};

struct Block {
  unsigned running = 0;
  /// Warps at its barrier.
  SmallVector<unsigned, 32> waiting;
};

struct Warp {
  unsigned block = 0, partition = 0;
  ArrayRef<PathStep> path;
  size_t at = 0; // into it
  /// When its next operation may issue, as far as the warp itself goes, and
  /// what it waits for until then.
  double ready = 0;
  Stall why = Stall::None;
  double lastIssue = 0;
  /// When the asynchronous copies are done that it has begun.
  double copiesDone = 0;
  std::array<SmallVector<Pending, 4>, ModelOp::counters> pending;
};

struct Partition {
  double portFree = 0;
  std::array<double, pipes> pipeFree{};
  /// When its warps issued, in sequence.
  std::vector<float> issued;
  /// Warps that have not ended, the oldest first.
  SmallVector<unsigned, 16> warps;
  /// The warp that issues next and when, while `isKnown`.
  bool isKnown = false;
  unsigned next = 0, last = ~0u;
  double time = never;
};

class Machine {
public:
  Machine(const ModelProgram &program, ArrayRef<Path> paths,
          const ResidentBlocks &residency, const MachineNumbers &numbers,
          std::vector<IssueEvent> *events)
      : ops(program.ops), paths(paths), residency(residency), numbers(numbers),
        events(events), partitions(program.gpu->partitions),
        isNvidia(program.gpu->isNvidia()) {}

  Simulated run();

private:
  void begin(double now);
  void arrive(unsigned warp, double now);
  void retire(unsigned warp, double now);
  void findNext(Partition &partition);
  void issue(Partition &partition, unsigned warp, double now);
  void settle(Warp &warp, const ModelOp &issued, double now);
  void raise(Warp &warp, const PathStep &step, double now);
  double transfer(double now, double bytes, double far);
  double scatter(const Warp &warp) const;
  double latencyOf(const PathStep &step) const;
  double &pipeOf(Partition &partition, Pipe pipe) {
    // The load-store unit and shared memory are the SM's.
    return isNvidia && pipe == Pipe::Memory
               ? sharedPipe
               : partition.pipeFree[unsigned(pipe)];
  }
  const ModelOp &opAt(const Warp &warp) const {
    return ops[warp.path[warp.at].op];
  }
  double cyclesOf(const PathStep &step) const {
    const ModelOp &op = ops[step.op];
    double cycles = (step.pipeCycles < 0 ? op.pipeCycles : step.pipeCycles) /
                    numbers.speed[unsigned(op.pipe)];
    return isNvidia && op.pipe == Pipe::Memory ? cycles / partitions.size()
                                               : cycles;
  }
  double bytesOf(const PathStep &step) const {
    return step.nearBytes < 0 ? ops[step.op].deviceBytes
                              : step.nearBytes + step.farBytes;
  }
  static bool queues(const ModelOp &op) {
    return op.pipe == Pipe::Memory || op.pipe == Pipe::Shared ||
           op.opClass == OpClass::AsyncMatrix;
  }

  ArrayRef<ModelOp> ops;
  ArrayRef<Path> paths;
  const ResidentBlocks &residency;
  const MachineNumbers &numbers;
  std::vector<IssueEvent> *events;
  std::vector<Partition> partitions;
  bool isNvidia;
  double sharedPipe = 0, memoryFree = 0, farFree = 0;
  std::vector<Block> blocks;
  std::vector<Warp> warps;
  Simulated result;
};

/// The next block, in a slot that is free.
void Machine::begin(double now) {
  unsigned block = blocks.size();
  blocks.emplace_back().running = residency.warps;
  for (unsigned index = 0; index != residency.warps; ++index) {
    Warp warp;
    warp.block = block;
    warp.partition = warps.size() % partitions.size();
    warp.path = paths[index % paths.size()].steps;
    warp.ready = warp.lastIssue = now;
    partitions[warp.partition].warps.push_back(warps.size());
    partitions[warp.partition].isKnown = false;
    warps.push_back(std::move(warp));
  }
}

/// The end of a warp, and of its block if it is the last.
void Machine::retire(unsigned number, double now) {
  Warp &warp = warps[number];
  erase(partitions[warp.partition].warps, number);
  result.cycles = std::max(result.cycles, now);
  if (--blocks[warp.block].running == 0 && blocks.size() < residency.blocks)
    begin(now + numbers.blockTurnover);
}

/// The warp that issues next: of those that can, the one that issued last, else
/// the youngest (Huerta, Abaie Shoushtary, Cruz and Gonzalez, "Analyzing Modern
/// NVIDIA GPU Cores", 2025: compiler-guided greedy then youngest).
void Machine::findNext(Partition &partition) {
  partition.time = never;
  for (unsigned number : partition.warps) {
    const Warp &warp = warps[number];
    if (warp.ready > partition.time)
      continue;
    const ModelOp &op = opAt(warp);
    double time = std::max(warp.ready, partition.portFree);
    if (op.pipe != Pipe::None) {
      double free = pipeOf(partition, op.pipe);
      time = std::max(time, queues(op) ? free - numbers.queue : free);
    }
    // Warps are in the sequence of their begin.
    bool isPreferred =
        time == partition.time && partition.next != partition.last;
    if (time < partition.time || isPreferred) {
      partition.time = time;
      partition.next = number;
    }
  }
  partition.isKnown = true;
}

/// When bytes that are asked for now have passed the memory's bandwidth.
double Machine::transfer(double now, double bytes, double far) {
  memoryFree = std::max(memoryFree, now) + bytes / numbers.bytesPerCycle;
  if (far)
    farFree = std::max(farFree, now) + far / numbers.farBytesPerCycle;
  return far ? std::max(memoryFree, farFree) : memoryFree;
}

/// A factor around 1, always the same for an operation of a warp.
double Machine::scatter(const Warp &warp) const {
  uint64_t number = (&warp - warps.data()) * 0x100000001b3ull + warp.at;
  // The upper bits of a product with the golden ratio (Knuth, volume 3, 6.4).
  double share = double(number * 0x9e3779b97f4a7c15ull >> 40) / (1 << 24);
  return 1 + numbers.latencySpread * (share - 0.5);
}

/// Of an access on an idle GPU.
double Machine::latencyOf(const PathStep &step) const {
  return step.nearBytes < 0 || step.farBytes ? numbers.latency
         : step.nearBytes                    ? numbers.nearLatency
                                             : numbers.firstLatency;
}

void Machine::raise(Warp &warp, const PathStep &step, double now) {
  const ModelOp &op = ops[step.op];
  double bytes = bytesOf(step), latency = latencyOf(step) * scatter(warp),
         moved = bytes ? transfer(now, bytes, step.farBytes) : now;
  // Where requests queue, half of the way comes after the queue (guess).
  double arrives = std::max(now + latency, moved + latency / 2);
  double missed = residency.spillsMissed;
  if (op.spillBytes && missed)
    transfer(now, missed * op.spillBytes, 0);
  if (op.opClass == OpClass::AsyncCopy)
    warp.copiesDone = std::max(warp.copiesDone, arrives);
  for (auto [number, raised] : enumerate(op.raises)) {
    bool isDevice = raised.latency == ModelOp::Raise::device;
    double done = isDevice ? arrives : now + raised.latency;
    Stall why = isDevice ? Stall::Memory : Stall::Compute;
    if (op.pipe == Pipe::Memory || op.pipe == Pipe::Shared) {
      if (!isDevice)
        why = Stall::Shared;
      // After what the queue holds.
      done += std::max(0.0, pipeOf(partitions[warp.partition], op.pipe) - now -
                                cyclesOf(step));
    }
    if (op.opClass == OpClass::LoadLocal) {
      done += missed * numbers.spillLatency;
      why = Stall::Local;
    }
    if (op.opClass == OpClass::AsyncMatrix) {
      done = partitions[warp.partition].pipeFree[unsigned(Pipe::Matrix)] +
             raised.latency - op.pipeCycles;
      why = Stall::Matrix;
    }
    if (op.groupsCopies && number == 0) {
      done = std::max(done, warp.copiesDone);
      why = Stall::Memory;
    }
    warp.pending[raised.counter].push_back({done, why});
  }
}

/// After an issue: when the next operation may follow, and why not before.
void Machine::settle(Warp &warp, const ModelOp &issued, double now) {
  warp.ready = now + std::max(1.0f, issued.stall);
  warp.why = issued.stall > 1 ? Stall::Fixed : Stall::None;
  const ModelOp &op = opAt(warp);
  for (ModelOp::Wait wait : op.waits) {
    auto &pending = warp.pending[wait.counter];
    erase_if(pending,
             [&](const Pending &one) { return one.done <= warp.ready; });
    if (pending.size() <= wait.left)
      continue;
    for (const Pending &one : drop_end(pending, wait.left))
      if (one.done > warp.ready) {
        warp.ready = one.done;
        warp.why = one.why;
      }
  }
}

void Machine::issue(Partition &partition, unsigned number, double now) {
  Warp &warp = warps[number];
  const ModelOp &op = opAt(warp);
  ++result.issued;
  auto note = [&](Stall why, double cycles) {
    result.stalls[unsigned(why)] += cycles;
  };
  double own = std::min(warp.ready, now);
  note(Stall::None, 1);
  note(warp.why, std::max(0.0, own - warp.lastIssue - 1));
  // Others of its partition issued meanwhile; the rest of the wait is its pipe's.
  auto &issued = partition.issued;
  double others =
      issued.end() - std::lower_bound(issued.begin(), issued.end(), own);
  double selected = std::min(others, now - own);
  note(Stall::Selected, selected);
  note(Stall::Pipe, now - own - selected);
  issued.push_back(now);
  partition.portFree = now + 1;
  const PathStep &step = warp.path[warp.at];
  double cycles = cyclesOf(step);
  if (op.pipe != Pipe::None) {
    double &free = pipeOf(partition, op.pipe);
    free = std::max(free, now) + cycles;
    result.busy[unsigned(op.pipe)] += cycles;
  }
  result.bytes += bytesOf(step);
  result.farBytes += step.farBytes;
  result.matrixWork += op.matrixWork;
  raise(warp, step, now);
  if (events) {
    std::pair<double, Stall> longest(own - warp.lastIssue - 1, warp.why);
    longest = std::max(longest, std::pair(selected, Stall::Selected));
    longest = std::max(longest, std::pair(now - own - selected, Stall::Pipe));
    events->push_back({float(now), number, step.op,
                       longest.first > 0 ? longest.second : Stall::None});
  }
  warp.lastIssue = now;
  partition.last = number;
  partition.isKnown = false;
  if (op.pipe == Pipe::Memory && isNvidia)
    for (Partition &other : partitions)
      other.isKnown = false;
  if (++warp.at == warp.path.size()) {
    retire(number, now);
    return;
  }
  settle(warp, op, now);
  if (op.opClass == OpClass::Barrier && numbers.hasBarriers)
    arrive(number, now);
}

/// A warp at its block's barrier. The last one lets all go on.
void Machine::arrive(unsigned number, double now) {
  Block &block = blocks[warps[number].block];
  block.waiting.push_back(number);
  if (block.waiting.size() < block.running) {
    warps[number].ready = never;
    return;
  }
  for (unsigned other : block.waiting) {
    Warp &released = warps[other];
    settle(released, ops[released.path[released.at - 1].op], now);
    if (other != number)
      released.why = Stall::Barrier;
    partitions[released.partition].isKnown = false;
  }
  block.waiting.clear();
}

Simulated Machine::run() {
  if (paths.empty() ||
      any_of(paths, [](const Path &path) { return path.steps.empty(); }))
    return result;
  blocks.reserve(residency.blocks);
  warps.reserve(size_t(residency.blocks) * residency.warps);
  while (blocks.size() < std::min(residency.blocks, residency.resident))
    begin(0);
  while (true) {
    Partition *soonest = nullptr;
    for (Partition &partition : partitions) {
      if (!partition.isKnown)
        findNext(partition);
      if (partition.time != never &&
          (!soonest || partition.time < soonest->time))
        soonest = &partition;
    }
    if (!soonest)
      break;
    issue(*soonest, soonest->next, soonest->time);
  }
  // What was stored has passed, too.
  result.cycles = std::max({result.cycles, memoryFree, farFree});
  for (auto [pipe, busy] : enumerate(result.busy))
    busy /= std::max(1.0, result.cycles) *
            (isNvidia && Pipe(pipe) == Pipe::Memory ? 1 : partitions.size());
  result.bandwidth =
      result.bytes / numbers.bytesPerCycle / std::max(1.0, result.cycles);
  result.farBandwidth =
      result.farBytes / numbers.farBytesPerCycle / std::max(1.0, result.cycles);
  return result;
}

} // namespace

StringRef stallName(Stall stall) {
  switch (stall) {
  case Stall::None:
    return "issue";
  case Stall::Fixed:
    return "fixed";
  case Stall::Memory:
    return "memory";
  case Stall::Local:
    return "local";
  case Stall::Shared:
    return "shared";
  case Stall::Compute:
    return "compute";
  case Stall::Matrix:
    return "matrix";
  case Stall::Barrier:
    return "barrier";
  case Stall::Pipe:
    return "pipe";
  case Stall::Selected:
    return "not selected";
  }
  llvm_unreachable("covered switch");
}

double Simulated::share(Stall why) const {
  double all = std::accumulate(stalls.begin(), stalls.end(), 0.0);
  return all ? stalls[unsigned(why)] / all : 0;
}

Simulated simulate(const ModelProgram &program, ArrayRef<Path> paths,
                   const ResidentBlocks &residency,
                   const MachineNumbers &numbers,
                   std::vector<IssueEvent> *events) {
  return Machine(program, paths, residency, numbers, events).run();
}

} // namespace kiln
