#include "targets/simulator/Barriers.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

void Barriers::wake(Sleepers &sleepers, Stall why) {
  for (const Sleeper &sleeper : sleepers)
    released.push_back({sleeper.warp, why});
  sleepers.clear();
}

/// The next phase. Whoever sleeps, sleeps for the one that ends.
void Barriers::end(Shared &barrier, Stall why) {
  ++barrier.phase;
  barrier.pending = barrier.count;
  barrier.bytes = 0;
  wake(barrier.sleepers, why);
}

void Barriers::endIfDone(Shared &barrier, Stall why) {
  if (barrier.pending == 0 && barrier.bytes <= 0)
    end(barrier, why);
}

void Barriers::init(uint32_t address, uint32_t count) {
  Shared &barrier = shared[address];
  wake(barrier.sleepers, Stall::Barrier);
  barrier = Shared();
  barrier.count = barrier.pending = std::max(count, 1u);
}

void Barriers::arrive(unsigned warp, const PathSync &arrival, Stall why) {
  auto found = shared.find(arrival.address);
  if (found == shared.end())
    return;
  Shared &barrier = found->second;
  barrier.bytes += arrival.bytes;
  barrier.pending -= std::min(arrival.count, barrier.pending);
  if (arrival.count)
    barrier.arrivals[warp] = barrier.phase;
  endIfDone(barrier, why);
}

void Barriers::complete(uint32_t address, int64_t bytes) {
  auto found = shared.find(address);
  if (found == shared.end())
    return;
  found->second.bytes -= bytes;
  endIfDone(found->second, Stall::Memory);
}

bool Barriers::wait(unsigned warp, const PathSync &wait, double now) {
  auto found = shared.find(wait.address);
  if (found == shared.end())
    return true;
  Shared &barrier = found->second;
  if (wait.count == PathSync::unknownParity) {
    auto arrival = barrier.arrivals.find(warp);
    if (arrival == barrier.arrivals.end() || arrival->second != barrier.phase)
      return true;
  } else if ((barrier.phase & 1) != wait.count) {
    return true;
  }
  barrier.sleepers.push_back({warp, now});
  return false;
}

void Barriers::endIfAll(Named &barrier) {
  unsigned needed = barrier.needed ? barrier.needed : running;
  if (barrier.arrived < needed)
    return;
  barrier.arrived = 0;
  wake(barrier.sleepers, Stall::Barrier);
}

bool Barriers::meet(unsigned warp, uint32_t number, uint32_t count, bool passes,
                    double now) {
  Named &barrier = named[number];
  barrier.needed = count;
  ++barrier.arrived;
  // The last one does not sleep.
  endIfAll(barrier);
  if (passes || barrier.arrived == 0)
    return true;
  barrier.sleepers.push_back({warp, now});
  return false;
}

unsigned Barriers::retire() {
  --running;
  for (auto &[number, barrier] : named)
    if (barrier.arrived && !barrier.needed)
      endIfAll(barrier);
  return running;
}

std::optional<double> Barriers::asleepSince() const {
  std::optional<double> longest;
  auto consider = [&](const auto &barriers) {
    for (const auto &[address, barrier] : barriers)
      if (!barrier.sleepers.empty() &&
          (!longest || barrier.sleepers.front().since < *longest))
        longest = barrier.sleepers.front().since;
  };
  consider(shared);
  consider(named);
  return longest;
}

void Barriers::endLongest() {
  std::optional<double> since = asleepSince();
  auto isLongest = [&](const auto &pair) {
    const Sleepers &sleepers = pair.second.sleepers;
    return !sleepers.empty() && sleepers.front().since == *since;
  };
  if (!since)
    return;
  if (auto found = find_if(shared, isLongest); found != shared.end())
    return end(found->second, Stall::Barrier);
  auto found = find_if(named, isLongest);
  found->second.arrived = 0;
  wake(found->second.sleepers, Stall::Barrier);
}

std::vector<Barriers::Release> Barriers::takeReleased() {
  return std::exchange(released, {});
}

} // namespace kiln
