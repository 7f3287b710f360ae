//===- Machine.h - the state of the SM or CU that is simulated ------------===//
//
// The simulator's own: Simulate.h is what others use. Simulate.cpp has issue,
// pipes and memory, Synchronize.cpp what warps wait for in each other.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_MACHINE_H
#define KILN_TARGETS_SIMULATOR_MACHINE_H

#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/Barriers.h"
#include "targets/simulator/Simulate.h"
#include <limits>
#include <map>
#include <queue>

namespace kiln::simulator {

inline constexpr double never = std::numeric_limits<double>::infinity();
inline constexpr unsigned pipes = unsigned(Pipe::Last) + 1;

/// Something that a counter of a warp counts, until it is done.
struct Pending {
  double done;
  Stall why;
};

struct Warp {
  unsigned block = 0, partition = 0;
  llvm::ArrayRef<PathStep> path;
  llvm::ArrayRef<PathSync> syncs;
  llvm::ArrayRef<PathProduct> products;
  size_t at = 0;       // into the path
  size_t accesses = 0; // of device memory, so far
  uint32_t sync = 0;   // into its actions
  /// Sleeps for a phase of an mbarrier in an operation of its own.
  bool isChecking = false;
  /// When its next operation may issue, as far as the warp itself goes, and
  /// what it waits for until then.
  double ready = 0;
  Stall why = Stall::None;
  double lastIssue = 0;
  /// When the asynchronous copies are done that it has begun.
  double copiesDone = 0;
  /// When the products on tensor memory are done that it has begun.
  double productsDone = 0;
  /// When what its bulk copies out of shared memory store has been read there.
  double storesRead = 0;
  std::array<llvm::SmallVector<Pending, 4>, ModelOp::counters> pending;
};

struct Partition {
  double portFree = 0;
  std::array<double, pipes> pipeFree{};
  /// When its warps issued, in sequence.
  std::vector<float> issued;
  /// Warps that have not ended, the oldest first.
  llvm::SmallVector<unsigned, 16> warps;
  /// The warp that issues next and when, while `isKnown`.
  bool isKnown = false;
  unsigned next = 0, last = ~0u;
  double time = never;
};

/// What happens to an mbarrier at a time to come.
struct Later {
  double time;
  unsigned block, warp;
  PathSync what;
  /// The soonest is the greatest, as heaps have it.
  bool operator<(const Later &other) const { return time > other.time; }
};

class Machine {
public:
  Machine(const ModelProgram &program, llvm::ArrayRef<Path> paths,
          const ResidentBlocks &residency, const MachineNumbers &numbers,
          std::vector<IssueEvent> *events)
      : ops(program.ops), paths(paths), residency(residency), numbers(numbers),
        events(events), partitions(program.gpu->partitions),
        isNvidia(program.gpu->isNvidia()),
        sharesMemory(isNvidia || numbers.memoryEntries) {}

  Simulated run();

private:
  void begin(double now);
  bool synchronize(unsigned warp, const PathSync &sync, double now, bool isOwn);
  bool proceed(unsigned warp, double now);
  void release(unsigned block, double now);
  void happen(const Later &event);
  bool endLongestWait();
  void retire(unsigned warp, double now);
  void findNext(Partition &partition);
  void issue(Partition &partition, unsigned warp, double now);
  void settle(Warp &warp, const ModelOp &issued, double now);
  void raise(Warp &warp, const PathStep &step, double now);
  double transfer(double now, double bytes, double far, double stored);
  double scatter(const Warp &warp) const;
  double latencyOf(const PathStep &step) const;
  double depthOf(const PathStep &step) const;
  double roomFor(double now, double bytes);
  void occupy(Partition &partition, Warp &warp, const PathStep &step,
              double now);
  double freeAt(Partition &partition, const ModelOp &op);
  double &pipeOf(Partition &partition, Pipe pipe) {
    // The load-store unit and shared memory are the SM's, AMD's vector memory
    // the compute unit's.
    return sharesMemory && pipe == Pipe::Memory
               ? sharedPipe
               : partition.pipeFree[unsigned(pipe)];
  }
  /// What an operation does to a barrier; null: nothing that is known.
  static const PathSync *syncOf(const Warp &warp, const PathStep &step) {
    return step.isSync ? &warp.syncs[step.sync] : nullptr;
  }
  const ModelOp &opAt(const Warp &warp) const {
    return ops[warp.path[warp.at].op];
  }
  double cyclesOf(const PathStep &step) const {
    const ModelOp &op = ops[step.op];
    double cycles = (step.pipeCycles < 0 ? op.pipeCycles : step.pipeCycles) /
                    numbers.speed[unsigned(op.pipe)];
    return sharesMemory && op.pipe == Pipe::Memory ? cycles / partitions.size()
                                                   : cycles;
  }
  /// Of loads, which the first cache waits for.
  double awaitedBytes(const PathStep &step) const {
    const ModelOp &op = ops[step.op];
    return !numbers.bytesInFlight || op.pipe != Pipe::Memory ? 0
           : op.opClass == OpClass::LoadLocal
               ? op.spillBytes * residency.spillsMissed
           : op.opClass == OpClass::LoadGlobal ||
                   op.opClass == OpClass::AsyncCopy
               ? bytesOf(step)
               : 0;
  }
  double bytesOf(const PathStep &step) const {
    return step.nearBytes < 0 ? ops[step.op].deviceBytes
                              : step.nearBytes + step.farBytes;
  }
  /// Bytes that the second cache takes as stored. Spills are written through, by
  /// their microbenchmark.
  double storedBytesOf(const PathStep &step) const {
    const ModelOp &op = ops[step.op];
    return op.opClass == OpClass::StoreGlobal  ? bytesOf(step)
           : op.opClass == OpClass::StoreLocal ? op.spillBytes
                                               : 0;
  }
  static bool queues(const ModelOp &op) {
    return op.pipe == Pipe::Memory || op.pipe == Pipe::Shared ||
           op.opClass == OpClass::AsyncMatrix;
  }

  llvm::ArrayRef<ModelOp> ops;
  llvm::ArrayRef<Path> paths;
  const ResidentBlocks &residency;
  const MachineNumbers &numbers;
  std::vector<IssueEvent> *events;
  std::vector<Partition> partitions;
  bool isNvidia;
  /// Whether the memory pipe is one for all partitions.
  bool sharesMemory;
  double storedSum = 0; // bytes
  double sharedPipe = 0, memoryFree = 0, farFree = 0, storedFree = 0,
         beginFree = 0;
  /// When what the first cache waits for is there, and how many bytes that is.
  std::multimap<double, double> awaited;
  double awaitedSum = 0;
  /// When the last thing happened.
  double clock = 0;
  std::priority_queue<Later> later;
  std::vector<Barriers> blocks;
  std::vector<Warp> warps;
  Simulated result;
};

} // namespace kiln::simulator

#endif // KILN_TARGETS_SIMULATOR_MACHINE_H
