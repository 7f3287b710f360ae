//===- Mbarriers.h - barriers that lie in shared memory -------------------===//
//
// PTX ISA, "mbarrier": an object of eight bytes counts the arrivals of a phase,
// and the bytes that asynchronous copies are still to bring. When all are there
// the phase ends, threads that wait for it continue, and the next phase expects
// as many arrivals. Here the objects of a block are kept beside memory; memory
// has a word of them, so that a store over it is found.
//
// For the race check an arrival is an atomic update that releases, a wait that
// ends an atomic load that acquires. What a thread did between the arrival of
// its copies and their landing counts as published, too, which can only miss a
// race.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_MBARRIERS_H
#define KILN_TARGETS_EMULATOR_RUN_MBARRIERS_H

#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <string>

namespace kiln::emu {

struct Thread;
struct KernelShape;

/// One of them.
struct Mbarrier {
  static constexpr uint32_t kMaxCount = (1u << 20) - 1; // PTX ISA

  /// Arrivals of each phase, and those that this one still lacks.
  uint32_t count, missing;
  uint32_t initSite;
  /// Bytes expected, less those that came.
  int64_t bytes = 0;
  uint64_t phase = 0;
  /// Where the last arrival was, if there was any.
  uint32_t arriveSite = 0;
  bool arrived = false;
  /// Arrivals of copies that may not have landed.
  uint32_t queued = 0;

  bool isOver(uint64_t which, bool parity) const {
    return parity ? (phase ^ which) & 1 : phase != which;
  }
  /// Its word in memory.
  uint64_t word() const {
    return phase << 63 | uint64_t(missing) << 32 | uint64_t(count) << 1 | 1;
  }
};

/// Those of one block. What a thread may not do makes the launch fail; the
/// caller stops the thread.
class Mbarriers {
public:
  explicit Mbarriers(const KernelShape &kernel) : kernel(kernel) {}
  /// A block begins.
  void clear() { all.clear(); }

  void init(Thread &thread, uint32_t site, uint64_t address, uint32_t count);
  void invalidate(Thread &thread, uint32_t site, uint64_t address);
  /// So many arrivals, and bytes that are to come (or, below zero, came). The
  /// number of the phase that they belong to.
  uint64_t arrive(Thread &thread, uint32_t site, uint64_t address,
                  uint32_t arrivals, int64_t bytes);
  /// The thread will arrive when its copies so far have landed. Where that is
  /// `counted`, the phase expects one arrival more for it.
  void arriveLater(Thread &thread, uint32_t site, uint64_t address,
                   bool counted);
  /// The copies have landed: that arrival.
  void arriveNow(Thread &thread, uint32_t site, uint64_t address);
  /// A copy that will bring bytes begins; it has brought them.
  void beginLoad(Thread &thread, uint32_t site, uint64_t address);
  void completeLoad(Thread &thread, uint32_t site, uint64_t address,
                    uint64_t bytes);
  /// Whether a phase is over: the one of this number, or, by `parity`, the
  /// latest one that is even or odd. Sites: of a test that is true, and after
  /// it of one that is not.
  bool test(Thread &thread, uint32_t site, uint64_t address, uint64_t phase,
            bool parity);
  /// What the thread's last test waits for.
  std::string describeWait(const Thread &thread) const;

private:
  /// Null, and an error, where there is none or it was stored over.
  Mbarrier *find(Thread &thread, uint32_t site, uint64_t address);
  /// Null, and an error, where the one that a copy is to arrive at is no more.
  Mbarrier *findForCopies(Thread &thread, uint32_t site, uint64_t address);
  static void add(Mbarrier &barrier, uint32_t site, uint64_t address,
                  uint32_t arrivals, int64_t bytes);

  const KernelShape &kernel;
  llvm::DenseMap<uint64_t, Mbarrier> all; // by address
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_MBARRIERS_H
