//===- Copies.h - asynchronous copies of a thread -------------------------===//
//
// PTX ISA, "cp.async": a copy is asynchronous; a thread commits its copies in
// groups and waits until at most so many of its latest groups are in flight.
// Nothing else says when a copy reads its source or writes its destination. So
// here it happens as late as the program's waits allow, or, in launches of an
// odd seed, at a moment drawn from the seed; and to the race check
// (RaceCheck.h) it is in flight from its beginning to the wait, whenever it
// landed.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_COPIES_H
#define KILN_TARGETS_EMULATOR_RUN_COPIES_H

#include "targets/emulator/abi/Abi.h"
#include "targets/emulator/async/Reductions.h"

namespace kiln::emu {

struct Thread;

/// One copy in flight: the first `sourceBytes` are read, the rest are filled.
struct PendingCopy {
  uint64_t to, from;
  uint32_t bytes, sourceBytes;
  uint32_t site;
  uint32_t group;
  bool landed = false;
  /// Made of another's accord than the thread's, which has no part in it.
  bool isBulk = false;
  /// What is filled in, over and over.
  uint64_t fill = 0;
  /// What it does to each element instead of overwriting it.
  std::optional<ElementReduction> reduction = {};

  /// A piece of what TMA copies.
  static PendingCopy bulk(uint64_t to, uint64_t from, uint32_t bytes,
                          uint32_t sourceBytes, uint32_t site, uint64_t fill) {
    return {to, from, bytes, sourceBytes, site, 0, false, true, fill};
  }
  /// A read that goes on by itself, and writes nowhere.
  static PendingCopy readOnly(uint64_t from, uint32_t bytes, uint32_t site) {
    return {0, from, 0, bytes, site, 0, /*landed=*/true};
  }
  /// It happens, if it has not.
  void land();
};

/// An arrival at an mbarrier when the copies before it have landed.
struct CopyArrival {
  uint64_t mbarrier;
  uint32_t site;
  uint64_t before; ///< the number of the first copy after it
};

/// The copies of one thread.
class CopyQueue {
public:
  void begin(Thread &thread, PendingCopy copy);
  /// The same for a piece of a copy that began before.
  void add(Thread &thread, PendingCopy copy);
  /// Closes a group.
  void commit(Thread &thread);
  /// Ends all groups but the latest `pending` closed ones.
  void wait(Thread &thread, uint32_t pending);
  /// Ends everything, closed or not: also when the thread ends.
  void waitForAll(Thread &thread);
  /// Arrives when all copies so far have landed (Mbarriers.h).
  void arriveLater(CopyArrival arrival);
  /// The copies that an mbarrier waits for land.
  void landFor(Thread &thread, uint64_t mbarrier);
  /// Time passes: in launches with an odd seed some copies may land.
  void passTime(Thread &thread);

private:
  void end(Thread &thread, uint32_t groups);
  /// Ends the first copies.
  void endFirst(Thread &thread, size_t count);
  void arrive(Thread &thread);

  std::vector<PendingCopy> copies; // in the order in which they began
  uint32_t groups = 0;             // closed
  uint64_t ended = 0;              // copies
  std::vector<CopyArrival> arrivals;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_COPIES_H
