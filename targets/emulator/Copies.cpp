//===- Copies.cpp - asynchronous copies of a thread -----------------------===//
#include "targets/emulator/Copies.h"
#include "targets/emulator/AccessCheck.h"
#include <algorithm>

using namespace kiln;
using namespace kiln::emu;

static void land(PendingCopy &copy) {
  if (copy.landed)
    return;
  auto *to = reinterpret_cast<uint8_t *>(copy.to);
  // A copy that is masked off has no source, which memcpy must not see.
  to = std::copy_n(reinterpret_cast<const uint8_t *>(copy.from),
                   copy.sourceBytes, to);
  std::fill_n(to, copy.bytes - copy.sourceBytes, 0);
  copy.landed = true;
}

void CopyQueue::begin(Thread &thread, PendingCopy copy) {
  passTime(thread);
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

void CopyQueue::waitForAll(Thread &thread) { end(thread, ++groups); }

void CopyQueue::passTime(Thread &thread) {
  Launch &launch = thread.runner->launch;
  if (launch.options.seed % 2 == 0)
    return;
  // One in four: some land at once, some wait for the end.
  for (PendingCopy &copy : copies)
    if (launch.random() % 4 == 0)
      land(copy);
}

/// Ends the groups below `end`.
void CopyQueue::end(Thread &thread, uint32_t end) {
  auto first = copies.begin(), last = first;
  for (; last != copies.end() && last->group < end; ++last) {
    land(*last);
    AccessCheck(thread).copyEnds(*last);
  }
  copies.erase(first, last);
}
