//===- Mbarriers.cpp - barriers that lie in shared memory -----------------===//
#include "targets/emulator/run/Mbarriers.h"
#include "targets/emulator/run/AccessCheck.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

static constexpr uint64_t kBytes = sizeof(uint64_t);

static uint64_t &wordAt(uint64_t address) {
  return *reinterpret_cast<uint64_t *>(address);
}

static void fail(Thread &thread, uint32_t site, const std::string &what) {
  thread.runner->launch.failAt(thread, site, what);
}

void Mbarriers::init(Thread &thread, uint32_t site, uint64_t address,
                     uint32_t count) {
  kiln_emu_write(&thread, address, kBytes, site);
  if (!count || count > Mbarrier::kMaxCount)
    return fail(thread, site,
                formatv("initialises an mbarrier for {0} arrivals; it counts 1 "
                        "to {1}",
                        count, Mbarrier::kMaxCount));
  auto [entry, isNew] = all.try_emplace(address, Mbarrier{count, count, site});
  if (!isNew)
    return fail(thread, site,
                "initialises an mbarrier where " +
                    kernel.sites[entry->second.initSite].where +
                    " has initialised one; invalidate that first");
  wordAt(address) = entry->second.word();
}

void Mbarriers::invalidate(Thread &thread, uint32_t site, uint64_t address) {
  kiln_emu_write(&thread, address, kBytes, site);
  if (find(thread, site, address))
    all.erase(address);
}

Mbarrier *Mbarriers::find(Thread &thread, uint32_t site, uint64_t address) {
  auto found = all.find(address);
  if (found == all.end()) {
    fail(thread, site, "uses memory in which no mbarrier was initialised");
    return nullptr;
  }
  if (wordAt(address) != found->second.word()) {
    fail(thread, site,
         "uses an mbarrier that was stored over; " +
             kernel.sites[found->second.initSite].where + " initialised it");
    return nullptr;
  }
  return &found->second;
}

void Mbarriers::add(Mbarrier &barrier, uint32_t site, uint64_t address,
                    uint32_t arrivals, int64_t bytes) {
  barrier.bytes += bytes;
  barrier.missing -= arrivals;
  if (arrivals) {
    barrier.arriveSite = site;
    barrier.arrived = true;
  }
  if (!barrier.missing && !barrier.bytes) {
    ++barrier.phase;
    barrier.missing = barrier.count;
  }
  wordAt(address) = barrier.word();
}

uint64_t Mbarriers::arrive(Thread &thread, uint32_t site, uint64_t address,
                           uint32_t arrivals, int64_t bytes) {
  kiln_emu_atomic_begin(&thread, address, kBytes, site);
  Mbarrier *barrier = find(thread, site, address);
  if (!barrier)
    return 0;
  if (arrivals > barrier->missing) {
    fail(thread, site,
         formatv("arrives {0} times at an mbarrier whose phase lacks {1}; {2} "
                 "initialised it",
                 arrivals, barrier->missing,
                 kernel.sites[barrier->initSite].where));
    return 0;
  }
  uint64_t phase = barrier->phase;
  add(*barrier, site, address, arrivals, bytes);
  kiln_emu_atomic_end(&thread, address, kBytes, site, /*wrote=*/1);
  return phase;
}

void Mbarriers::arriveLater(Thread &thread, uint32_t site, uint64_t address,
                            bool counted) {
  kiln_emu_atomic_begin(&thread, address, kBytes, site);
  Mbarrier *barrier = find(thread, site, address);
  if (!barrier)
    return;
  barrier->missing += counted;
  wordAt(address) = barrier->word();
  ++barrier->queued;
  kiln_emu_atomic_end(&thread, address, kBytes, site, /*wrote=*/1);
  thread.copies.arriveLater({address, site, 0});
}

Mbarrier *Mbarriers::findForCopies(Thread &thread, uint32_t site,
                                   uint64_t address) {
  auto found = all.find(address);
  if (found != all.end()) {
    --found->second.queued;
    return &found->second;
  }
  fail(thread, site, "has copies arrive at an mbarrier that was invalidated");
  return nullptr;
}

/// For the race check: release, what the thread did before is visible to
/// waiters.
static void publish(Thread &thread, uint32_t site, uint64_t address) {
  Launch &launch = thread.runner->launch;
  if (Region *region = launch.memory.find(address, kBytes);
      region && region->shadow && launch.races)
    launch.races->atomicUpdate(*region->shadow, address - region->base,
                               thread.threadId, site);
  launch.idle = 0;
}

void Mbarriers::arriveNow(Thread &thread, uint32_t site, uint64_t address) {
  Mbarrier *barrier = findForCopies(thread, site, address);
  if (!barrier)
    return;
  if (!barrier->missing)
    return fail(thread, site,
                "has copies arrive at an mbarrier whose phase lacks none; " +
                    kernel.sites[barrier->initSite].where + " initialised it");
  publish(thread, site, address);
  add(*barrier, site, address, 1, 0);
}

void Mbarriers::beginLoad(Thread &thread, uint32_t site, uint64_t address) {
  kiln_emu_atomic_begin(&thread, address, kBytes, site);
  Mbarrier *barrier = find(thread, site, address);
  if (!barrier)
    return;
  ++barrier->queued;
  kiln_emu_atomic_end(&thread, address, kBytes, site, /*wrote=*/1);
}

void Mbarriers::completeLoad(Thread &thread, uint32_t site, uint64_t address,
                             uint64_t bytes) {
  Mbarrier *barrier = findForCopies(thread, site, address);
  if (!barrier)
    return;
  publish(thread, site, address);
  add(*barrier, site, address, 0, -int64_t(bytes));
}

bool Mbarriers::test(Thread &thread, uint32_t site, uint64_t address,
                     uint64_t phase, bool parity) {
  Mbarrier *barrier = find(thread, site, address);
  if (!barrier)
    return false;
  // Copies land as late as they may: when a thread waits for them.
  if (barrier->queued && !barrier->isOver(phase, parity))
    thread.runner->landCopiesFor(address);
  bool over = barrier->isOver(phase, parity);
  kiln_emu_read(&thread, address, kBytes, over ? site : site + 1);
  thread.awaits = over ? Thread::Awaits() : Thread::Awaits{address, site};
  if (!over)
    BlockRunner::yieldSoon(thread);
  return over;
}

std::string Mbarriers::describeWait(const Thread &thread) const {
  auto found = all.find(thread.awaits.mbarrier);
  if (found == all.end())
    return "waits without end for an mbarrier that was invalidated";
  const Mbarrier &barrier = found->second;
  std::string text = formatv(
      "waits without end for the end of phase {0} of the mbarrier that "
      "{1} initialised for {2} arrivals a phase",
      barrier.phase, kernel.sites[barrier.initSite].where, barrier.count);
  if (barrier.missing)
    text += formatv("; {0} never come", barrier.missing);
  if (barrier.bytes < 0)
    text += formatv("; {0} bytes more came than were expected", -barrier.bytes);
  else if (barrier.bytes)
    text += formatv("; {0} bytes are expected that never come", barrier.bytes);
  if (barrier.arrived)
    text +=
        "; the last arrival was at " + kernel.sites[barrier.arriveSite].where;
  return text;
}
