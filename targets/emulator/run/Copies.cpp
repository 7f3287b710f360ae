//===- Copies.cpp - asynchronous copies of a thread -----------------------===//
#include "targets/emulator/run/Copies.h"
#include "targets/emulator/run/AccessCheck.h"
#include "targets/emulator/run/Mbarriers.h"
#include <algorithm>

using namespace kiln;
using namespace kiln::emu;

void PendingCopy::land() {
  if (landed)
    return;
  landed = true;
  if (reduction)
    return reduction->apply(to, from, bytes);
  auto *destination = reinterpret_cast<uint8_t *>(to);
  // A copy that is masked off has no source, which memcpy must not see.
  std::copy_n(reinterpret_cast<const uint8_t *>(from), sourceBytes,
              destination);
  for (uint32_t i = sourceBytes; i < bytes; ++i)
    destination[i] = fill >> 8 * (i % sizeof(fill));
}

void CopyQueue::begin(Thread &thread, PendingCopy copy) {
  passTime(thread);
  add(thread, copy);
}

void CopyQueue::add(Thread &thread, PendingCopy copy) {
  AccessCheck(thread).copyBegins(copy);
  copy.group = groups;
  copies.push_back(copy);
}

void CopyQueue::commit(Thread &thread) {
  passTime(thread);
  ++groups;
}

void CopyQueue::wait(Thread &thread, uint32_t pending) {
  passTime(thread);
  end(thread, groups - std::min(groups, pending));
}

void CopyQueue::waitForAll(Thread &thread) {
  end(thread, ++groups);
  while (!arrivals.empty())
    arrive(thread);
}

void CopyQueue::arriveLater(CopyArrival arrival) {
  arrival.before = ended + copies.size();
  arrivals.push_back(arrival);
}

/// The first arrival that is due.
void CopyQueue::arrive(Thread &thread) {
  CopyArrival first = arrivals.front();
  arrivals.erase(arrivals.begin());
  if (first.before > ended)
    endFirst(thread, first.before - ended);
  thread.runner->mbarriers.arriveNow(thread, first.site, first.mbarrier);
}

// Arrivals come in the order of the program, for their copies do.
void CopyQueue::landFor(Thread &thread, uint64_t mbarrier) {
  auto last = std::find_if(
      arrivals.rbegin(), arrivals.rend(),
      [&](const CopyArrival &it) { return it.mbarrier == mbarrier; });
  for (auto left = arrivals.rend() - last; left > 0; --left)
    arrive(thread);
}

void CopyQueue::passTime(Thread &thread) {
  Launch &launch = thread.runner->launch;
  if (launch.options.seed % 2 == 0)
    return;
  // One in four: some land at once, some wait for the end.
  for (PendingCopy &copy : copies)
    if (!copy.landed && launch.random() % 4 == 0)
      copy.land();
}

/// Ends the groups below `end`.
void CopyQueue::end(Thread &thread, uint32_t end) {
  auto last =
      std::find_if(copies.begin(), copies.end(),
                   [&](const PendingCopy &copy) { return copy.group >= end; });
  endFirst(thread, last - copies.begin());
}

void CopyQueue::endFirst(Thread &thread, size_t count) {
  for (size_t i = 0; i != count; ++i) {
    copies[i].land();
    AccessCheck(thread).copyEnds(copies[i]);
  }
  copies.erase(copies.begin(), copies.begin() + count);
  ended += count;
}
