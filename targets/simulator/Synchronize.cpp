//===- Synchronize.cpp - what warps wait for in each other and in copies --===//
//
// A simulation always ends. Where no warp can issue and no copy is in flight,
// the wait that has lasted longest ends, whatever it waits for: its path was cut
// off, a block of its cluster is not simulated, or something arrives that the
// code does not show.
//
//===----------------------------------------------------------------------===//
#include "targets/simulator/Machine.h"

using namespace llvm;

namespace kiln::simulator {

/// What a warp does to a barrier, itself or where an operation was left out,
/// which takes no time. False: it sleeps.
bool Machine::synchronize(unsigned number, const PathSync &sync, double now,
                          bool isOwn) {
  Warp &warp = warps[number];
  Barriers &barriers = blocks[warp.block];
  switch (sync.kind) {
  case SyncKind::Init:
    barriers.init(sync.address, sync.count);
    return true;
  case SyncKind::Arrive:
    barriers.arrive(number, sync);
    return true;
  case SyncKind::ArriveCopied:
    later.push({isOwn ? std::max(now, warp.copiesDone) : now, warp.block,
                number, sync});
    return true;
  case SyncKind::ArriveMultiplied:
    later.push({isOwn ? std::max(now, warp.productsDone) : now, warp.block,
                number, sync});
    return true;
  case SyncKind::Wait:
    return barriers.wait(number, sync, now);
  case SyncKind::Load: // its own completes when it arrives
    if (!isOwn)
      barriers.complete(sync.address, sync.bytes);
    return true;
  case SyncKind::Store:
  case SyncKind::Group:
    return true;
  case SyncKind::Meet:
  case SyncKind::Pass:
    if (!numbers.hasBarriers)
      return true;
    return barriers.meet(number, sync.address, sync.count,
                         sync.kind == SyncKind::Pass, now);
  }
  llvm_unreachable("covered switch");
}

/// Goes on after an operation, with what is left out until the next one. False:
/// it sleeps, or has ended.
bool Machine::proceed(unsigned number, double now) {
  Warp &warp = warps[number];
  bool isLast = warp.at == warp.path.size();
  uint32_t end = isLast ? warp.syncs.size() : warp.path[warp.at].sync;
  while (warp.sync < end)
    if (!synchronize(number, warp.syncs[warp.sync++], now, false)) {
      warp.ready = never;
      return false;
    }
  if (isLast)
    retire(number, now);
  else
    settle(warp, ops[warp.path[warp.at - 1].op], now);
  return !isLast;
}

/// Lets go on who can, and those who then can.
void Machine::release(unsigned block, double now) {
  std::vector<Barriers::Release> released = blocks[block].takeReleased();
  for (; !released.empty(); released = blocks[block].takeReleased())
    for (auto [number, why] : released) {
      Warp &warp = warps[number];
      if (std::exchange(warp.isChecking, false))
        raise(warp, warp.path[warp.at - 1], now);
      if (proceed(number, now))
        warp.why = why;
      partitions[warp.partition].isKnown = false;
    }
}

/// A copy has arrived, or products are done.
void Machine::happen(const Later &event) {
  clock = std::max(clock, event.time);
  Barriers &barriers = blocks[event.block];
  if (event.what.kind == SyncKind::Load)
    barriers.complete(event.what.address, event.what.bytes);
  else
    barriers.arrive(event.warp, event.what,
                    event.what.kind == SyncKind::ArriveMultiplied
                        ? Stall::Matrix
                        : Stall::Memory);
  release(event.block, clock);
}

/// False: nobody sleeps.
bool Machine::endLongestWait() {
  std::optional<double> longest;
  unsigned found = 0;
  for (auto [index, barriers] : enumerate(blocks)) {
    std::optional<double> since = barriers.asleepSince();
    if (since && (!longest || *since < *longest)) {
      longest = since;
      found = index;
    }
  }
  if (!longest)
    return false;
  ++result.endedWaits;
  blocks[found].endLongest();
  release(found, clock);
  return true;
}

} // namespace kiln::simulator
