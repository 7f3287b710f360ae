//===- Messages.cpp - what a failed launch tells the user -----------------===//
//
// See Messages.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/run/Messages.h"
#include "targets/emulator/run/Arrivals.h"
#include "targets/emulator/warp/Exchange.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

std::string Messages::nameThread(uint32_t thread) const {
  return formatv("thread {0} (warp {1})", thread, thread / kernel.warpSize);
}

std::string Messages::nameBlock(const uint32_t (&id)[3]) const {
  return formatv("block ({0}, {1}, {2})", id[0], id[1], id[2]);
}

std::string Messages::nameBlock(uint32_t number) const {
  uint32_t x = request.grid[0], y = request.grid[1];
  return nameBlock({number % x, number / x % y, number / x / y});
}

std::string Messages::at(const Thread &thread, uint32_t index,
                         llvm::StringRef what) const {
  return formatv("{0}: {1} of {2} {3} ({4})", site(index).where,
                 nameThread(thread.threadId), nameBlock(thread.blockId), what,
                 site(index).what);
}

std::string Messages::race(const Race &race, const Region &region) const {
  const AccessId &a = race.earlier, &b = race.later;
  const Site &first = site(a.site), &second = site(b.site);
  std::string text = formatv("{0}: race: {1} by {2} and, at {3}, {4} by {5}",
                             second.where, second.what, nameThread(b.thread),
                             first.where, first.what, nameThread(a.thread));
  if (a.block == b.block)
    text += " of " + nameBlock(a.block);
  else
    text = formatv(
        "{0}: race: {1} by {2} of {3} and, at {4}, {5} by {6} of {7}",
        second.where, second.what, nameThread(b.thread), nameBlock(b.block),
        first.where, first.what, nameThread(a.thread), nameBlock(a.block));
  text += formatv(" touch {0}, and nothing orders them: ",
                  region.describe(race.offset));
  if (a.block != b.block)
    text += "blocks of a launch run in any order, so one of them must publish "
            "with a release and the other acquire "
            "(atomics, a lock), or they must use different memory";
  else if (a.write && b.write && a.site == b.site)
    text += "only one of these threads may store, or a barrier is missing "
            "between the two";
  else if (a.thread / kernel.warpSize == b.thread / kernel.warpSize)
    text += "a barrier (of the warp or the block) is missing between the two";
  else
    text += "a barrier is missing between the two";
  return text;
}

std::string Messages::wait(const Thread &thread) const {
  std::string name = nameThread(thread.threadId);
  switch (thread.state) {
  case Thread::AtExchange:
    return formatv("{0} waits at {1} for {2}", name, site(thread.site).where,
                   site(thread.site).what);
  case Thread::AtBarrier:
  case Thread::AtRegisters:
    return formatv("{0} waits at {1} for {2}", name, site(thread.site).where,
                   site(thread.site).what);
  case Thread::Done:
    return formatv("{0} has returned at {1}", name,
                   site(thread.exitSite).where);
  case Thread::Ready:
  case Thread::Yielded:
    return name + " runs";
  }
  llvm_unreachable("unknown state");
}

std::string Messages::stall(llvm::ArrayRef<Thread> threads,
                            const Arrivals &arrivals) const {
  std::string block = nameBlock(threads.front().blockId);
  for (const Thread &thread : threads) {
    if (thread.state != Thread::AtExchange)
      continue;
    llvm::ArrayRef<Thread> lanes =
        threads.drop_front(thread.warp * kernel.warpSize)
            .take_front(kernel.warpSize);
    for (auto [lane, other] : llvm::enumerate(lanes)) {
      bool missing =
          (thread.mask >> lane & 1) &&
          (other.state != Thread::AtExchange || other.mask != thread.mask ||
           site(other.site).exchange != site(thread.site).exchange);
      if (missing)
        return formatv("{0}: divergent {1} in {2}: {3} names lane {4} in its "
                       "mask {5:x}, but {6}; all lanes of the mask "
                       "must execute it",
                       site(thread.site).where, site(thread.site).what, block,
                       nameThread(thread.threadId), lane, thread.mask,
                       wait(other));
    }
    return formatv("{0}: divergent {1} in {2}: the mask {3:x} of {4} names a "
                   "lane the block does not have",
                   site(thread.site).where, site(thread.site).what, block,
                   thread.mask, nameThread(thread.threadId));
  }
  const Thread *waiting = nullptr, *absent = nullptr;
  for (const Thread &thread : threads)
    if (thread.state == Thread::AtBarrier && !waiting)
      waiting = &thread;
  for (const Thread &thread : threads)
    if (thread.state != Thread::AtBarrier ||
        thread.barrier != waiting->barrier ||
        thread.expected != waiting->expected)
      absent = absent ? absent : &thread;
  std::string text =
      formatv("{0}: barrier not reached by all threads of {1}: {2}",
              site(waiting->site).where, block, wait(*waiting));
  if (absent)
    text += ", but " + wait(*absent);
  if (!waiting->barrier && waiting->expected == threads.size())
    return text + "; every thread must reach the barrier";
  unsigned waits = llvm::count_if(threads, [&](const Thread &thread) {
    return thread.state == Thread::AtBarrier &&
           thread.barrier == waiting->barrier;
  });
  text += formatv("; barrier {0} counts {1} threads: {2} wait there, and {3} "
                  "have arrived",
                  waiting->barrier, waiting->expected, waits,
                  arrivals.at(waiting->barrier));
  return text;
}
