//===- Runtime.cpp - what emulated code calls -----------------------------===//
//
// Every access goes through here, so the common path is short: find the region,
// check, remember.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/Block.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

/// The region an access lies in; null after fail().
Region *BlockRunner::checkedRegion(Thread &thread, uint64_t address,
                                   uint64_t bytes, uint32_t index, bool write) {
  const Site &at = site(index);
  bool aligned = (address & (at.align - 1)) == 0;
  Region *region = memory.find(address, bytes);
  if (aligned && region && (region->writable || !write))
    return region;
  std::string who =
      nameThread(thread.threadId) + " of " + nameBlock(thread.blockId);
  if (!aligned)
    fail(formatv("{0}: {1} of {2} bytes by {3} is not aligned to {4} bytes, as "
                 "the program claims: {5}",
                 at.where, at.what, bytes, who, at.align,
                 memory.describe(address)));
  else if (!region)
    fail(formatv("{0}: {1} of {2} bytes by {3} is out of bounds: {4}", at.where,
                 at.what, bytes, who, memory.describe(address)));
  else
    fail(formatv("{0}: {1} by {2} writes to {3}, which is constant", at.where,
                 at.what, who, region->name));
  return nullptr;
}

/// A thread's own variables: no other thread can name them.
static bool isLocal(const Thread &thread, uint64_t address, uint64_t bytes,
                    uint64_t localBytes) {
  uint64_t offset = address - thread.localBase;
  return offset < localBytes && bytes <= localBytes - offset;
}

template <bool Write>
void BlockRunner::checkRace(Thread &thread, Region &region, uint64_t offset,
                            uint64_t bytes, uint32_t index) {
  if (Write
          ? races->write(*region.shadow, offset, bytes, thread.threadId, index)
          : races->read(*region.shadow, offset, bytes, thread.threadId, index))
    return;
  fail(describeRace(races->race(), region));
  stop(thread);
}

template <bool Write>
void BlockRunner::plainAccess(Thread &thread, uint64_t address, uint64_t bytes,
                              uint32_t index) {
  if (isLocal(thread, address, bytes, kernel.localBytes) &&
      !(address & (site(index).align - 1)))
    return;
  Region *region = checkedRegion(thread, address, bytes, index, Write);
  if (!region)
    stop(thread);
  if (!races || !region->shadow)
    return;
  uint64_t offset = address - region->base;
  checkRace<Write>(thread, *region, offset, bytes, index);
  if (!site(index).access.atomic)
    return;
  if (Write)
    races->atomicStore(*region->shadow, offset, thread.threadId, index);
  else
    races->atomicLoad(*region->shadow, offset, thread.threadId, index);
}

void BlockRunner::atomicBegin(Thread &thread, uint64_t address, uint64_t bytes,
                              uint32_t index) {
  if (!isLocal(thread, address, bytes, kernel.localBytes) &&
      !checkedRegion(thread, address, bytes, index, /*write=*/true))
    stop(thread);
}

void BlockRunner::atomicEnd(Thread &thread, uint64_t address, uint64_t bytes,
                            uint32_t index, bool wrote) {
  Region *region = memory.find(address, bytes);
  if (!races || !region || !region->shadow)
    return;
  uint64_t offset = address - region->base;
  if (wrote) {
    checkRace<true>(thread, *region, offset, bytes, index);
    races->atomicUpdate(*region->shadow, offset, thread.threadId, index);
  } else {
    checkRace<false>(thread, *region, offset, bytes, index);
    races->atomicLoad(*region->shadow, offset, thread.threadId, index);
  }
}

void BlockRunner::fence(Thread &thread, uint32_t index) {
  if (races)
    races->fence(thread.threadId, index);
}

//===----------------------------------------------------------------------===//
// The entry points
//===----------------------------------------------------------------------===//

static Thread &threadOf(ThreadContext *context) {
  return *static_cast<Thread *>(context);
}

template <bool Write>
static void maskedAccess(Thread &thread, uint64_t address,
                         uint64_t elementBytes, uint64_t mask, uint32_t site) {
  // One access per run of elements; a mask is nearly always all or nothing.
  while (mask) {
    unsigned first = llvm::countr_zero(mask),
             count = llvm::countr_one(mask >> first);
    thread.runner->plainAccess<Write>(thread, address + first * elementBytes,
                                      count * elementBytes, site);
    mask &=
        ~((count == 64 ? ~uint64_t(0) : (uint64_t(1) << count) - 1) << first);
  }
}

extern "C" {
void kiln_emu_read(ThreadContext *context, uint64_t address, uint64_t bytes,
                   uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->plainAccess<false>(thread, address, bytes, site);
}
void kiln_emu_write(ThreadContext *context, uint64_t address, uint64_t bytes,
                    uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->plainAccess<true>(thread, address, bytes, site);
}
void kiln_emu_read_masked(ThreadContext *context, uint64_t address,
                          uint32_t elementBytes, uint64_t mask, uint32_t site) {
  maskedAccess<false>(threadOf(context), address, elementBytes, mask, site);
}
void kiln_emu_write_masked(ThreadContext *context, uint64_t address,
                           uint32_t elementBytes, uint64_t mask,
                           uint32_t site) {
  maskedAccess<true>(threadOf(context), address, elementBytes, mask, site);
}
void kiln_emu_atomic_begin(ThreadContext *context, uint64_t address,
                           uint64_t bytes, uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->atomicBegin(thread, address, bytes, site);
}
void kiln_emu_atomic_end(ThreadContext *context, uint64_t address,
                         uint64_t bytes, uint32_t site, uint32_t wrote) {
  Thread &thread = threadOf(context);
  thread.runner->atomicEnd(thread, address, bytes, site, wrote);
}
void kiln_emu_fence(ThreadContext *context, uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->fence(thread, site);
}
void kiln_emu_barrier(ThreadContext *context, uint32_t site, uint32_t id,
                      uint32_t threads) {
  Thread &thread = threadOf(context);
  thread.runner->waitAtBarrier(thread, site, id, threads);
}
void kiln_emu_exchange(ThreadContext *context, uint32_t site, uint64_t mask,
                       const uint64_t *in, uint64_t *out) {
  Thread &thread = threadOf(context);
  thread.runner->waitAtExchange(thread, site, mask, in, out);
}
void kiln_emu_refuel(ThreadContext *context, uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->refuel(thread, site);
}
void kiln_emu_divide_by_zero(ThreadContext *context, uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->failAt(thread, site, "divides by zero");
  thread.runner->stop(thread);
}
void kiln_emu_trap(ThreadContext *context, uint32_t site) {
  Thread &thread = threadOf(context);
  thread.runner->failAt(thread, site,
                        "reaches a place the program says is never reached");
  thread.runner->stop(thread);
}
}
