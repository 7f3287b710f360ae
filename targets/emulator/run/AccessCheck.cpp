//===- AccessCheck.cpp - is an access legal, and ordered? -----------------===//
//
// See AccessCheck.h. The entry points that emulated code calls are at the end,
// beside what they call millions of times.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/run/AccessCheck.h"
#include "targets/emulator/abi/AddressOrigins.h"
#include "targets/support/Granules.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstring>

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

/// The region where a granule begins that a kernel reads beyond its end
/// (kReadsGranulesAttr); null: it is none.
Region *AccessCheck::regionOfGranule(uint64_t address, uint64_t bytes) const {
  bool isGranule =
      address / kGranuleBytes == (address + bytes - 1) / kGranuleBytes;
  return launch.kernel.readsGranules && isGranule
             ? launch.memory.find(address, 1)
             : nullptr;
}

/// The region an access lies in; null after Launch::fail(). The program's claim
/// of alignment is one of the whole access, which begins `skipped` bytes
/// before.
Region *AccessCheck::checkedRegion(uint64_t address, uint64_t bytes,
                                   uint32_t index, bool write,
                                   uint64_t skipped) {
  const Site &at = site(index);
  bool aligned = ((address - skipped) & (at.align - 1)) == 0;
  Region *region = launch.memory.find(address, bytes);
  if (!region && !write)
    region = regionOfGranule(address, bytes);
  if (aligned && region && (region->writable || !write))
    return region;
  std::string who = launch.messages.nameThread(thread.threadId) + " of " +
                    launch.messages.nameBlock(thread.blockId);
  std::string place = launch.memory.describe(address),
              made = addressText(launch.kernel, at);
  if (!aligned)
    launch.fail(formatv("{0}: {1} of {2} bytes by {3} is not aligned to {4} "
                        "bytes, as the program claims: {5}{6}",
                        at.where, at.what, bytes, who, at.align, place, made));
  else if (!region)
    launch.fail(formatv("{0}: {1} of {2} bytes by {3} is out of bounds: {4}{5}",
                        at.where, at.what, bytes, who, place, made));
  else
    launch.fail(formatv("{0}: {1} by {2} writes to {3}, which is constant{4}",
                        at.where, at.what, who, region->name, made));
  return nullptr;
}

/// A thread's own variables: no other thread can name them.
bool AccessCheck::isLocal(uint64_t address, uint64_t bytes) const {
  uint64_t offset = address - thread.localBase;
  return offset < launch.kernel.localBytes &&
         bytes <= launch.kernel.localBytes - offset;
}

template <bool Write>
void AccessCheck::checkRace(Region &region, uint64_t offset, uint64_t bytes,
                            uint32_t index) {
  RaceCheck &races = *launch.races;
  uint32_t id = thread.threadId;
  bool ordered, repeats = false;
  if (!Write)
    ordered = races.read(*region.shadow, offset, bytes, id, index);
  else if (region.shadow->isPerBlock())
    ordered =
        races.writeOrRepeat(*region.shadow, offset, bytes, id, index, repeats);
  else
    ordered = races.write(*region.shadow, offset, bytes, id, index);
  if (!ordered)
    reportRace(region);
  if (!repeats)
    return;
  const uint64_t address = region.base + offset;
  const auto *old = reinterpret_cast<const uint8_t *>(address);
  thread.repeated.push_back(
      {address, {old, old + bytes}, &region, races.race()});
}

void AccessCheck::judgeRepeated() {
  for (const RepeatedStore &store : thread.repeated)
    if (std::memcmp(store.before.data(),
                    reinterpret_cast<const void *>(store.address),
                    store.before.size()) != 0) {
      launch.fail(launch.messages.race(store.race, *store.region));
      thread.runner->stop(thread);
    }
  thread.repeated.clear();
}

void AccessCheck::reportRace(Region &region) {
  launch.fail(launch.messages.race(launch.races->race(), region));
  thread.runner->stop(thread);
}

void AccessCheck::countBanks(const Region &region, uint64_t address,
                             uint64_t bytes, bool write, uint32_t index) {
  if (launch.banks && region.shadow && region.shadow->isPerBlock())
    thread.bankAccesses.push_back({index, uint32_t(bytes), address, !write,
                                   uint32_t(thread.bankAccesses.size())});
}

template <bool Write>
void AccessCheck::plain(uint64_t address, uint64_t bytes, uint32_t index,
                        uint64_t skipped) {
  if (isLocal(address, bytes) &&
      !((address - skipped) & (site(index).align - 1)))
    return;
  Region *region = checkedRegion(address, bytes, index, Write, skipped);
  if (!region)
    thread.runner->stop(thread);
  if (!region->shadow)
    return;
  bytes = std::min(bytes, region->base + region->bytes - address);
  countBanks(*region, address, bytes, Write, index);
  if (Write && needsFence(*region))
    thread.runner->proxies.stored(thread.threadId, address - region->base,
                                  bytes);
  if (Write && !region->shadow->isPerBlock())
    launch.idle = 0;
  bool atomic = site(index).access.atomic;
  if (!Write && atomic)
    BlockRunner::poll(thread);
  if (!launch.races)
    return;
  uint64_t offset = address - region->base;
  checkRace<Write>(*region, offset, bytes, index);
  if (!atomic)
    return;
  if (Write)
    launch.races->atomicStore(*region->shadow, offset, thread.threadId, index);
  else
    launch.races->atomicLoad(*region->shadow, offset, thread.threadId, index);
}

template <bool Write>
void AccessCheck::masked(uint64_t address, uint64_t elementBytes, uint64_t mask,
                         uint32_t index) {
  // One access per run of elements; a mask is nearly always all or nothing.
  while (mask) {
    unsigned first = llvm::countr_zero(mask),
             count = llvm::countr_one(mask >> first);
    uint64_t skipped = first * elementBytes;
    plain<Write>(address + skipped, count * elementBytes, index, skipped);
    mask &=
        ~((count == 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1) << first);
  }
}

/// What memory holds, as far as one word goes.
static uint64_t wordAt(uint64_t address, uint64_t bytes) {
  uint64_t word = 0;
  std::memcpy(&word, reinterpret_cast<const void *>(address),
              std::min<uint64_t>(bytes, sizeof(word)));
  return word;
}

void AccessCheck::atomicBegin(uint64_t address, uint64_t bytes,
                              uint32_t index) {
  if (!isLocal(address, bytes)) {
    Region *region = checkedRegion(address, bytes, index, /*write=*/true);
    if (!region)
      thread.runner->stop(thread);
    countBanks(*region, address, bytes, /*write=*/true, index);
  }
  thread.before = wordAt(address, bytes);
}

void AccessCheck::atomicEnd(uint64_t address, uint64_t bytes, uint32_t index,
                            bool wrote) {
  Region *region = launch.memory.find(address, bytes);
  if (!region || !region->shadow)
    return;
  // One that changes nothing, such as an exchange of "locked" for "locked", is
  // a thread polling.
  if (wordAt(address, bytes) != thread.before)
    launch.idle = 0;
  else
    BlockRunner::poll(thread);
  if (!launch.races)
    return;
  uint64_t offset = address - region->base;
  if (wrote) {
    checkRace<true>(*region, offset, bytes, index);
    launch.races->atomicUpdate(*region->shadow, offset, thread.threadId, index);
  } else {
    checkRace<false>(*region, offset, bytes, index);
    launch.races->atomicLoad(*region->shadow, offset, thread.threadId, index);
  }
}

void AccessCheck::fence(uint32_t index) {
  if (launch.races)
    launch.races->fence(thread.threadId, index);
}

void AccessCheck::copyBegins(const PendingCopy &copy) {
  auto begin = [&](uint64_t address, uint64_t bytes, bool write) {
    Region *region = checkedRegion(address, bytes, copy.site, write);
    if (!region)
      thread.runner->stop(thread);
    if (write && !copy.isBulk) {
      countBanks(*region, address, bytes, write, copy.site);
      if (needsFence(*region))
        thread.runner->proxies.copyBegins(address - region->base, bytes);
    }
    if (launch.races && region->shadow &&
        !launch.races->beginCopy(*region->shadow, address - region->base, bytes,
                                 thread.threadId, copy.site, write))
      reportRace(*region);
  };
  if (copy.sourceBytes)
    begin(copy.from, copy.sourceBytes, /*write=*/false);
  if (copy.bytes)
    begin(copy.to, copy.bytes, /*write=*/true);
}

void AccessCheck::copyEnds(const PendingCopy &copy) {
  Region *to = copy.bytes && !copy.isBulk
                   ? launch.memory.find(copy.to, copy.bytes)
                   : nullptr;
  if (to && needsFence(*to))
    thread.runner->proxies.copied(thread.threadId, copy.to - to->base,
                                  copy.bytes);
  if (!launch.races)
    return;
  auto end = [&](uint64_t address, uint64_t bytes) {
    Region *region = launch.memory.find(address, bytes);
    if (region && region->shadow)
      launch.races->endCopy(*region->shadow, address - region->base, bytes,
                            thread.threadId, copy.site);
  };
  if (copy.sourceBytes)
    end(copy.from, copy.sourceBytes);
  if (copy.bytes)
    end(copy.to, copy.bytes);
}

//===----------------------------------------------------------------------===//
// The entry points
//===----------------------------------------------------------------------===//

static AccessCheck checkOf(ThreadContext *context) {
  AccessCheck check(*static_cast<Thread *>(context));
  check.settle();
  return check;
}

extern "C" {
void kiln_emu_read(ThreadContext *context, uint64_t address, uint64_t bytes,
                   uint32_t site) {
  checkOf(context).plain<false>(address, bytes, site);
}
void kiln_emu_write(ThreadContext *context, uint64_t address, uint64_t bytes,
                    uint32_t site) {
  checkOf(context).plain<true>(address, bytes, site);
}
void kiln_emu_read_masked(ThreadContext *context, uint64_t address,
                          uint32_t elementBytes, uint64_t mask, uint32_t site) {
  checkOf(context).masked<false>(address, elementBytes, mask, site);
}
void kiln_emu_write_masked(ThreadContext *context, uint64_t address,
                           uint32_t elementBytes, uint64_t mask,
                           uint32_t site) {
  checkOf(context).masked<true>(address, elementBytes, mask, site);
}
void kiln_emu_atomic_begin(ThreadContext *context, uint64_t address,
                           uint64_t bytes, uint32_t site) {
  checkOf(context).atomicBegin(address, bytes, site);
}
void kiln_emu_atomic_end(ThreadContext *context, uint64_t address,
                         uint64_t bytes, uint32_t site, uint32_t wrote) {
  checkOf(context).atomicEnd(address, bytes, site, wrote);
}
void kiln_emu_fence(ThreadContext *context, uint32_t site) {
  checkOf(context).fence(site);
}
}
