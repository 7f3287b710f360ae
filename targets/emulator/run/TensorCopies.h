//===- TensorCopies.h - TMA copies (boxes of tensors) in flight -----------===//
//
// PTX ISA, "cp.async.bulk.tensor": a thread begins a copy of a whole box (TMA).
// A copy into shared memory counts its bytes at an mbarrier when it lands;
// copies out of it are committed in groups, which their thread waits for, as
// with cp.async. As there (Copies.h) it happens as late as the waits allow.
//
// Such copies see shared memory through another proxy than threads do: what a
// thread stored before needs that thread's fence.proxy.async, and a barrier
// after it. The fence is checked here, the barrier by the race check.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_TENSORCOPIES_H
#define KILN_TARGETS_EMULATOR_RUN_TENSORCOPIES_H

#include "targets/emulator/run/Copies.h"

namespace kiln::emu {

/// The loads of one thread.
class TensorLoads {
public:
  /// Begins a copy that counts as `bytes` at the mbarrier, and then each of its
  /// pieces. `site` is that of the arrival.
  void begin(Thread &thread, uint32_t site, uint64_t mbarrier, uint64_t bytes);
  void add(Thread &thread, const PendingCopy &piece);
  /// Those land for which an mbarrier waits.
  void landFor(Thread &thread, uint64_t mbarrier);
  /// Time passes: in launches with an odd seed some bytes may land.
  void passTime(Thread &thread);
  /// A copy that no thread has waited for; null: none.
  const uint32_t *firstSite() const {
    return batches.empty() ? nullptr : &batches.front().site;
  }
  void clear() { batches.clear(); }

private:
  struct Batch {
    uint64_t mbarrier, bytes;
    uint32_t site;
    std::vector<PendingCopy> pieces;
  };
  std::vector<Batch> batches;
};

/// Which bytes of a block's shared memory threads have stored without a fence
/// between that and a read by the asynchronous proxy. PTX ISA, "Memory
/// Consistency Model", requires it on the path from one to the other: by the
/// thread that stored, or by the one that issues the copy. Whether the latter
/// knew of the store is left to the race check.
class ProxyFences {
public:
  /// A block of so many bytes and threads begins.
  void begin(uint64_t bytes, unsigned threads);
  void stored(uint32_t thread, uint64_t place, uint64_t bytes);
  /// A thread's cp.async begins to write there.
  void copyBegins(uint64_t place, uint64_t bytes);
  /// It has written.
  void copied(uint32_t thread, uint64_t place, uint64_t bytes);
  void fence(uint32_t thread) { fences[thread] = ++time; }
  /// What has to be fenced: for tcgen05 copies by cp.async, too. wgmma sees
  /// those without a fence: CUTLASS's and Triton's loops rely on it.
  enum Writes { Stores, StoresAndCopies };
  /// The first thread whose write to these bytes lacks a fence before `reader`
  /// has them read.
  std::optional<uint32_t> findUnfenced(uint64_t place, uint64_t bytes,
                                       uint32_t reader, Writes writes) const;

private:
  /// Who wrote last, and when. Time goes on with each fence.
  struct Store {
    uint32_t thread = ~0u, time = 0;
    bool isCopy = false;
  };
  std::vector<Store> stores;    // of each byte
  std::vector<uint32_t> fences; // when each thread's last one was
  uint32_t time = 0;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_TENSORCOPIES_H
