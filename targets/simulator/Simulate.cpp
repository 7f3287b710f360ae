#include "targets/simulator/Machine.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace simulator {

/// The next block, in a slot that is free.
void Machine::begin(double now) {
  now = std::max(now, beginFree);
  beginFree = now + numbers.blockInterval;
  unsigned block = blocks.size();
  blocks.emplace_back(residency.warps);
  for (unsigned index = 0; index != residency.warps; ++index) {
    Warp warp;
    warp.block = block;
    warp.partition = warps.size() % partitions.size();
    const Path &path = paths[index % paths.size()];
    warp.path = path.steps;
    warp.syncs = path.syncs;
    warp.products = path.products;
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
  if (blocks[warp.block].retire() == 0 && blocks.size() < residency.blocks)
    begin(now + numbers.blockTurnover);
}

/// How much work may wait before a pipe while another operation joins it.
double Machine::depthOf(const PathStep &step) const {
  const ModelOp &op = ops[step.op];
  if (!queues(op))
    return 0;
  unsigned entries = op.pipe == Pipe::Memory   ? numbers.memoryEntries
                     : op.pipe == Pipe::Shared ? numbers.sharedEntries
                                               : 0;
  return entries ? entries * cyclesOf(step) : numbers.queue;
}

/// When the first cache has room for a load.
double Machine::roomFor(double now, double bytes) {
  auto drop = [&] {
    awaitedSum -= awaited.begin()->second;
    awaited.erase(awaited.begin());
  };
  while (!awaited.empty() && awaited.begin()->first <= now)
    drop();
  while (!awaited.empty() && awaitedSum + bytes > numbers.bytesInFlight) {
    now = std::max(now, awaited.begin()->first);
    drop();
  }
  return now;
}

/// When the pipe of an operation has no more to do: of one that the tensor cores
/// of the whole SM do, all of them.
double Machine::freeAt(Partition &partition, const ModelOp &op) {
  double free = pipeOf(partition, op.pipe);
  if (op.isOfUnit)
    for (Partition &other : partitions)
      free = std::max(free, pipeOf(other, op.pipe));
  return free;
}

/// An operation that issues takes its pipe.
void Machine::occupy(Partition &partition, Warp &warp, const PathStep &step,
                     double now) {
  const ModelOp &op = ops[step.op];
  double begins = std::max(freeAt(partition, op), now), cycles = cyclesOf(step);
  if (double bytes = awaitedBytes(step))
    begins = roomFor(begins, bytes);
  if (!op.isOfUnit) {
    pipeOf(partition, op.pipe) = begins + cycles;
    result.busy[unsigned(op.pipe)] += cycles;
    return;
  }
  if (!cycles) // no lane executes it
    return;
  for (Partition &each : partitions)
    pipeOf(each, op.pipe) = begins + cycles;
  result.busy[unsigned(op.pipe)] += cycles * partitions.size();
  double after = step.product ? warp.products[step.product - 1].doneAfter
                              : std::max(double(op.doneAfter), cycles);
  warp.productsDone = std::max(warp.productsDone, begins + after);
}

/// The warp that issues next: of those that can, the one that issued last, else
/// the youngest (Huerta, Abaie Shoushtary, Cruz and Gonzalez, "Analyzing Modern
/// NVIDIA GPU Cores", 2025: compiler-guided greedy then youngest). AMD: the
/// oldest (CDNA3 instruction set guide, S_SETPRIO: priority, then age).
void Machine::findNext(Partition &partition) {
  partition.time = never;
  for (unsigned number : partition.warps) {
    const Warp &warp = warps[number];
    if (warp.ready == never || warp.ready > partition.time)
      continue;
    const ModelOp &op = opAt(warp);
    double time = std::max(warp.ready, partition.portFree);
    if (op.pipe != Pipe::None) {
      double free = freeAt(partition, op);
      time = std::max(time, free - depthOf(warp.path[warp.at]));
    }
    // Warps are in the sequence of their begin.
    bool isPreferred =
        isNvidia && time == partition.time && partition.next != partition.last;
    if (time < partition.time || isPreferred) {
      partition.time = time;
      partition.next = number;
    }
  }
  partition.isKnown = true;
}

/// When bytes that are asked for now have passed the memory's bandwidth.
double Machine::transfer(double now, double bytes, double far, double stored) {
  if (stored)
    storedFree =
        std::max(storedFree, now) + stored / numbers.storedBytesPerCycle;
  storedSum += stored;
  memoryFree = std::max(memoryFree, now) + bytes / numbers.bytesPerCycle;
  if (far)
    farFree = std::max(farFree, now) + far / numbers.farBytesPerCycle;
  double moved = far ? std::max(memoryFree, farFree) : memoryFree;
  return stored ? std::max(moved, storedFree) : moved;
}

/// A factor around 1, always the same for an operation of a warp (AMD: for an
/// access, however much of something else there is before it).
double Machine::scatter(const Warp &warp) const {
  uint64_t number = (&warp - warps.data()) * 0x100000001b3ull +
                    (isNvidia ? warp.at : warp.accesses);
  // The upper bits of a product with the golden ratio (Knuth, volume 3, 6.4).
  double share = double(number * 0x9e3779b97f4a7c15ull >> 40) / (1 << 24);
  return 1 + numbers.latencySpread * (share - 0.5);
}

/// Of an access on an idle GPU.
double Machine::latencyOf(const PathStep &step) const {
  // AMD: an average over waves and blocks.
  if (!isNvidia && step.nearBytes > 0)
    return numbers.nearLatency + (numbers.latency - numbers.nearLatency) *
                                     step.farBytes / bytesOf(step);
  return step.nearBytes < 0 || step.farBytes ? numbers.latency
         : step.nearBytes                    ? numbers.nearLatency
                                             : numbers.firstLatency;
}

void Machine::raise(Warp &warp, const PathStep &step, double now) {
  const ModelOp &op = ops[step.op];
  double bytes = bytesOf(step), latency = latencyOf(step) * scatter(warp),
         stored = storedBytesOf(step), moved = now;
  if (bytes || stored)
    moved = transfer(now, bytes, step.farBytes, stored);
  // Where requests queue, half of the way comes after the queue (guess).
  double arrives = std::max(now + latency, moved + latency / 2);
  double missed = residency.spillsMissed;
  // AMD's first cache writes through (CDNA 3 white paper, 2023).
  double passed = isNvidia || op.opClass != OpClass::StoreLocal ? missed : 1;
  if (op.spillBytes && passed)
    transfer(now, passed * op.spillBytes, 0, 0);
  const PathSync *sync = syncOf(warp, step);
  // A bulk copy frees shared memory once its bytes have passed; that it begins
  // takes as long as a hit in the first cache (guess).
  if (sync && sync->kind == SyncKind::Load)
    later.push({arrives, warp.block, 0, *sync});
  else if (sync && sync->kind == SyncKind::Store)
    warp.storesRead =
        std::max({warp.storesRead, moved, now + numbers.firstLatency});
  else if (op.opClass == OpClass::AsyncCopy && !op.isOfUnit)
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
    if (op.opClass == OpClass::AsyncMatrix && !op.isOfUnit) {
      done = partitions[warp.partition].pipeFree[unsigned(Pipe::Matrix)] +
             raised.latency - op.pipeCycles;
      why = Stall::Matrix;
    }
    if (op.groupsCopies && number == 0) {
      done = std::max(done, warp.copiesDone);
      why = Stall::Memory;
    }
    if (sync && sync->kind == SyncKind::Group) {
      done = std::max(done, warp.storesRead);
      why = Stall::Memory;
    }
    auto &pending = warp.pending[raised.counter];
    // AMD's counts go down in the sequence in which they went up (CDNA3
    // instruction set guide, "Data Dependency Resolution": memory reads return
    // in the order in which they were issued).
    if (!isNvidia && !pending.empty())
      done = std::max(done, pending.back().done);
    pending.push_back({done, why});
    if (double more = number == 0 ? awaitedBytes(step) : 0) {
      awaited.emplace(done, more);
      awaitedSum += more;
    }
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
  if (op.pipe != Pipe::None)
    occupy(partition, warp, step, now);
  result.bytes += bytesOf(step);
  result.farBytes += step.farBytes;
  result.matrixWork +=
      step.product ? warp.products[step.product - 1].work : op.matrixWork;
  result.spillLoads += op.opClass == OpClass::LoadLocal;
  result.spillStores += op.opClass == OpClass::StoreLocal;
  result.spillBytes += op.spillBytes;
  const PathSync *sync = syncOf(warp, step);
  bool goesOn = !sync || synchronize(number, *sync, now, true);
  // Where the code does not say which barrier, it is the whole block's.
  if (!sync && op.opClass == OpClass::Barrier)
    goesOn = synchronize(number, {SyncKind::Meet}, now, true);
  warp.isChecking = !goesOn && sync && sync->kind == SyncKind::Wait;
  if (!warp.isChecking)
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
  if ((op.pipe == Pipe::Memory && sharesMemory) || op.isOfUnit)
    for (Partition &other : partitions)
      other.isKnown = false;
  ++warp.at;
  warp.accesses += op.deviceBytes > 0;
  warp.sync = step.sync + step.isSync;
  if (!goesOn)
    warp.ready = never;
  else
    proceed(number, now);
  release(warp.block, now);
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
    if (!later.empty() && (!soonest || later.top().time <= soonest->time)) {
      Later event = later.top();
      later.pop();
      happen(event);
      continue;
    }
    if (soonest) {
      clock = soonest->time;
      issue(*soonest, soonest->next, soonest->time);
    } else if (!endLongestWait()) {
      break;
    }
  }
  // What was stored has passed, too.
  result.cycles = std::max({result.cycles, memoryFree, farFree, storedFree});
  for (auto [pipe, busy] : enumerate(result.busy))
    busy /=
        std::max(1.0, result.cycles) *
        (sharesMemory && Pipe(pipe) == Pipe::Memory ? 1 : partitions.size());
  result.bandwidth =
      result.bytes / numbers.bytesPerCycle / std::max(1.0, result.cycles);
  result.storedBandwidth =
      storedSum / numbers.storedBytesPerCycle / std::max(1.0, result.cycles);
  result.farBandwidth =
      result.farBytes / numbers.farBytesPerCycle / std::max(1.0, result.cycles);
  return result;
}

} // namespace simulator

Simulated simulate(const ModelProgram &program, ArrayRef<Path> paths,
                   const ResidentBlocks &residency,
                   const MachineNumbers &numbers,
                   std::vector<IssueEvent> *events) {
  auto run = [&](ArrayRef<Path> ways, std::vector<IssueEvent> *seen) {
    return simulator::Machine(program, ways, residency, numbers, seen).run();
  };
  Simulated result = run(paths, events);
  if (program.gpu->isNvidia() || !(result.spillLoads || result.spillStores))
    return result;
  // Spilling never saves time. What it delays may set warps apart that would go
  // in step, which a machine without chance rewards too much.
  std::vector<Path> without(paths.begin(), paths.end());
  for (Path &path : without)
    erase_if(path.steps, [&](const PathStep &step) {
      OpClass kind = program.ops[step.op].opClass;
      return kind == OpClass::LoadLocal || kind == OpClass::StoreLocal;
    });
  result.cycles = std::max(result.cycles, run(without, nullptr).cycles);
  return result;
}

} // namespace kiln
