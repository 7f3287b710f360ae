//===- TensorCopies.cpp - TMA copies (boxes of tensors) in flight ---------===//
#include "targets/emulator/run/TensorCopies.h"
#include "targets/emulator/async/TensorBox.h"
#include "targets/emulator/run/AccessCheck.h"
#include "llvm/Support/FormatVariadic.h"
#include <cstring>

using namespace kiln;
using namespace kiln::emu;
using llvm::formatv;

void TensorLoads::begin(Thread &thread, uint32_t site, uint64_t mbarrier,
                        uint64_t bytes) {
  passTime(thread);
  batches.push_back({mbarrier, bytes, site, {}});
}

void TensorLoads::add(Thread &thread, const PendingCopy &piece) {
  AccessCheck(thread).copyBegins(piece);
  batches.back().pieces.push_back(piece);
}

void TensorLoads::landFor(Thread &thread, uint64_t mbarrier) {
  for (auto batch = batches.begin(); batch != batches.end();) {
    if (batch->mbarrier != mbarrier) {
      ++batch;
      continue;
    }
    for (PendingCopy &piece : batch->pieces) {
      piece.land();
      AccessCheck(thread).copyEnds(piece);
    }
    thread.runner->mbarriers.completeLoad(thread, batch->site, mbarrier,
                                          batch->bytes);
    batch = batches.erase(batch);
  }
}

void TensorLoads::passTime(Thread &thread) {
  Launch &launch = thread.runner->launch;
  if (launch.options.seed % 2 == 0)
    return;
  for (Batch &batch : batches)
    for (PendingCopy &piece : batch.pieces)
      if (launch.random() % 4 == 0)
        piece.land();
}

//===----------------------------------------------------------------------===//
// Fences
//===----------------------------------------------------------------------===//

void ProxyFences::begin(uint64_t bytes, unsigned threads) {
  stores.assign(bytes, Store());
  fences.assign(threads, 0);
  time = 0;
}

void ProxyFences::stored(uint32_t thread, uint64_t place, uint64_t bytes) {
  std::fill_n(stores.begin() + place, bytes,
              Store{thread, time, /*isCopy=*/false});
}

void ProxyFences::copyBegins(uint64_t place, uint64_t bytes) {
  std::fill_n(stores.begin() + place, bytes, Store());
}

void ProxyFences::copied(uint32_t thread, uint64_t place, uint64_t bytes) {
  std::fill_n(stores.begin() + place, bytes,
              Store{thread, time, /*isCopy=*/true});
}

std::optional<uint32_t> ProxyFences::findUnfenced(uint64_t place,
                                                  uint64_t bytes,
                                                  uint32_t reader,
                                                  Writes writes) const {
  auto isUnfenced = [&](const Store &store) {
    return store.thread != ~0u &&
           (writes == StoresAndCopies || !store.isCopy) &&
           fences[store.thread] <= store.time && fences[reader] <= store.time;
  };
  auto first = stores.begin() + place,
       found = std::find_if(first, first + bytes, isUnfenced);
  return found == first + bytes ? std::nullopt : std::optional(found->thread);
}

//===----------------------------------------------------------------------===//
// The entry points
//===----------------------------------------------------------------------===//

namespace {

/// One copy that a thread begins. Holds no memory, since its thread may stop.
class BoxCopy {
public:
  BoxCopy(Thread &thread, uint32_t site, uint64_t shared, uint64_t map,
          std::optional<TensorReduction> reduction = std::nullopt)
      : thread(thread), launch(thread.runner->launch), site(site),
        place(shared - thread.sharedBase), mapAddress(map),
        map(launch.findTensorMap(map)), made(launch.madeMaps.find(map)),
        reduction(reduction) {
    if (made)
      this->map = &made->map;
  }

  /// Ends the launch if anything is wrong with it, or, of a load, its mbarrier.
  void check(uint32_t rank, std::optional<uint64_t> mbarrier) const {
    {
      std::string wrong = problem(rank);
      if (wrong.empty() && mbarrier)
        wrong = unfenced(*mbarrier - thread.sharedBase, sizeof(uint64_t));
      if (!wrong.empty())
        launch.failAt(thread, site, wrong);
    }
    if (launch.failed())
      thread.runner->stop(thread);
  }

  void load(llvm::ArrayRef<int32_t> at, uint64_t mbarrier) const {
    thread.tensorLoads.begin(thread, site + 1, mbarrier, map->boxBytes());
    if (made)
      thread.tensorLoads.add(thread, readOfMap());
    uint64_t fill = fillOf(*map);
    forEachChunk(*map, at, place, [&](const BoxChunk &chunk) {
      uint64_t to = thread.sharedBase + chunk.shared;
      if (chunk.first)
        thread.tensorLoads.add(
            thread, PendingCopy::bulk(to, 0, chunk.first, 0, site, fill));
      if (chunk.first != BoxChunk::kBytes)
        thread.tensorLoads.add(thread,
                               PendingCopy::bulk(to + chunk.first, chunk.global,
                                                 BoxChunk::kBytes - chunk.first,
                                                 chunk.inside(), site, fill));
    });
  }

  void store(llvm::ArrayRef<int32_t> at) const {
    thread.tensorStores.passTime(thread);
    if (made)
      thread.tensorStores.add(thread, readOfMap());
    forEachChunk(*map, at, place, [&](const BoxChunk &chunk) {
      if (!chunk.inside())
        return;
      PendingCopy piece = PendingCopy::bulk(
          chunk.global, thread.sharedBase + chunk.shared + chunk.first,
          chunk.inside(), chunk.inside(), site, 0);
      if (reduction)
        piece.reduction = {*reduction, map->element};
      thread.tensorStores.add(thread, piece);
    });
  }

private:
  /// TMA reads the map itself until the copy has ended.
  PendingCopy readOfMap() const {
    return PendingCopy::readOnly(mapAddress, kTensorMapBytes, site);
  }
  /// What is wrong; empty: nothing.
  std::string problem(uint32_t rank) const {
    if (!map)
      return "has no tensor map where the address of one is expected: only the "
             "kernel's own parameters are, and what it has copied to global "
             "memory by tensormap.cp_fenceproxy";
    if (made)
      if (std::string wrong = made->problem(thread.acquiredMaps);
          !wrong.empty())
        return "copies by a tensor map that " + wrong;
    if (map->rank() != rank)
      return formatv("copies a box of {0} dimensions by a tensor map of {1}",
                     rank, map->rank());
    if (place % kBoxAlignment)
      return formatv("copies a box to or from byte {0} of shared memory, which "
                     "is not a multiple of {1}",
                     place, kBoxAlignment);
    if (reduction && !hasReduction(*reduction, map->element))
      return formatv("combines elements of {0} by {1}, which TMA "
                     "does not do",
                     nameOf(map->element), nameOf(*reduction));
    return unfenced(place, map->boxBytes());
  }
  std::string unfenced(uint64_t first, uint64_t bytes) const {
    uint64_t size = launch.kernel.sharedBytes + launch.request.dynamicShared;
    if (first > size || bytes > size - first)
      return "reaches beyond the block's shared memory";
    std::optional<uint32_t> who = thread.runner->proxies.findUnfenced(
        first, bytes, thread.threadId, ProxyFences::Stores);
    if (!who)
      return "";
    return formatv("copies by the asynchronous proxy where {0} has stored "
                   "without a fence.proxy.async after it (bytes {1} to {2} of "
                   "shared memory)",
                   launch.messages.nameThread(*who), first, first + bytes - 1);
  }

  Thread &thread;
  Launch &launch;
  uint32_t site;
  uint64_t place;
  uint64_t mapAddress;
  const TensorMap *map;
  const MadeMap *made; ///< null: the launch made it, or there is none
  std::optional<TensorReduction> reduction; ///< what a store does
};

} // namespace

static void stopIfFailed(Thread &thread) {
  if (thread.runner->launch.failed())
    thread.runner->stop(thread);
}

extern "C" {
void kiln_emu_tensor_load(ThreadContext *context, uint32_t site, uint64_t to,
                          uint64_t mbarrier, uint64_t map, uint32_t rank,
                          int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                          int32_t c4) {
  Thread &thread = *static_cast<Thread *>(context);
  AccessCheck(thread).settle();
  BoxCopy copy(thread, site, to, map);
  copy.check(rank, mbarrier);
  thread.runner->mbarriers.beginLoad(thread, site + 1, mbarrier);
  stopIfFailed(thread);
  const int32_t at[] = {c0, c1, c2, c3, c4};
  copy.load(at, mbarrier);
}
void kiln_emu_tensor_store(ThreadContext *context, uint32_t site, uint64_t from,
                           uint64_t map, uint32_t rank, int32_t c0, int32_t c1,
                           int32_t c2, int32_t c3, int32_t c4) {
  Thread &thread = *static_cast<Thread *>(context);
  AccessCheck(thread).settle();
  BoxCopy copy(thread, site, from, map);
  copy.check(rank, std::nullopt);
  const int32_t at[] = {c0, c1, c2, c3, c4};
  copy.store(at);
}
void kiln_emu_tensor_reduce(ThreadContext *context, uint32_t site,
                            uint64_t from, uint64_t map, uint32_t rank,
                            int32_t c0, int32_t c1, int32_t c2, int32_t c3,
                            int32_t c4, uint32_t kind) {
  Thread &thread = *static_cast<Thread *>(context);
  AccessCheck(thread).settle();
  BoxCopy copy(thread, site, from, map, TensorReduction(kind));
  copy.check(rank, std::nullopt);
  const int32_t at[] = {c0, c1, c2, c3, c4};
  copy.store(at);
}
void kiln_emu_bulk_commit(ThreadContext *context) {
  Thread &thread = *static_cast<Thread *>(context);
  thread.tensorStores.commit(thread);
}
void kiln_emu_bulk_wait(ThreadContext *context, uint32_t pending) {
  Thread &thread = *static_cast<Thread *>(context);
  thread.tensorStores.wait(thread, pending);
}
void kiln_emu_proxy_fence(ThreadContext *context) {
  Thread &thread = *static_cast<Thread *>(context);
  AccessCheck(thread).settle();
  if (thread.runner->launch.kernel.usesAsyncProxy)
    thread.runner->proxies.fence(thread.threadId);
}
void kiln_emu_map_replace(ThreadContext *context, uint32_t site,
                          uint64_t address, uint32_t field, uint32_t ordinal,
                          uint64_t number) {
  kiln_emu_write(context, address, kTensorMapBytes, site);
  replaceField(*reinterpret_cast<MapBytes *>(address), MapField(field), ordinal,
               number);
}
void kiln_emu_map_publish(ThreadContext *context, uint32_t site, uint64_t to,
                          uint64_t from) {
  constexpr unsigned word = kTensorMapBytes / 32;
  // The first lane does it; the others would have a part in it.
  if (context->lane != 0)
    return kiln_emu_read(context, from + word * context->lane, word, site + 1);
  kiln_emu_read(context, from, kTensorMapBytes, site);
  kiln_emu_write(context, to, kTensorMapBytes, site);
  std::memcpy(reinterpret_cast<void *>(to),
              reinterpret_cast<const void *>(from), kTensorMapBytes);
  static_cast<Thread *>(context)->runner->launch.madeMaps.publish(to);
}
void kiln_emu_map_acquire(ThreadContext *context, uint32_t site,
                          uint64_t address) {
  kiln_emu_read(context, address, kTensorMapBytes, site);
  Thread &thread = *static_cast<Thread *>(context);
  if (const MadeMap *made = thread.runner->launch.madeMaps.find(address))
    thread.acquiredMaps[address] = made->number;
}
}
