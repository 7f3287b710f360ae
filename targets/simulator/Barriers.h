//===- Barriers.h - the barriers of a block that is simulated -------------===//
//
// An mbarrier counts the arrivals that its phase still needs and the bytes that
// copies still owe it; where both are none the phase ends, and the next one
// begins. A named barrier counts warps. Time is the caller's.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_BARRIERS_H
#define KILN_TARGETS_SIMULATOR_BARRIERS_H

#include "targets/simulator/Simulate.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace kiln {

class Barriers {
public:
  /// Of a block with so many warps.
  explicit Barriers(unsigned warps) : running(warps) {}

  /// A warp that goes on.
  struct Release {
    unsigned warp;
    /// What it waited for last: a copy (Memory), products on tensor memory
    /// (Matrix), or another warp (Barrier).
    Stall why;
  };

  /// Makes an mbarrier, or makes it anew.
  void init(uint32_t address, uint32_t count);
  /// What a warp does to an mbarrier; to one that nobody made, nothing.
  void arrive(unsigned warp, const PathSync &arrival,
              Stall why = Stall::Barrier);
  void complete(uint32_t address, int64_t bytes);
  /// Whether a phase has ended, or can't be known; else the warp sleeps.
  bool wait(unsigned warp, const PathSync &wait, double now);
  /// The same at a named barrier. A warp that passes never sleeps.
  bool meet(unsigned warp, uint32_t number, uint32_t count, bool passes,
            double now);
  /// The end of a warp; says how many there are still.
  unsigned retire();

  /// When the warp fell asleep that has slept longest; absent: none sleeps.
  std::optional<double> asleepSince() const;
  /// Ends the phase for which that warp waits.
  void endLongest();

  /// The warps that went on since this was asked last.
  std::vector<Release> takeReleased();

private:
  struct Sleeper {
    unsigned warp;
    double since;
  };
  using Sleepers = llvm::SmallVector<Sleeper, 8>;
  struct Shared {
    uint32_t count = 0, pending = 0;
    int64_t bytes = 0;
    unsigned phase = 0;
    Sleepers sleepers;
    /// The phase at which each warp arrived last.
    llvm::SmallDenseMap<unsigned, unsigned, 4> arrivals;
  };
  struct Named {
    unsigned arrived = 0, needed = 0;
    Sleepers sleepers;
  };
  void end(Shared &barrier, Stall why);
  void endIfDone(Shared &barrier, Stall why);
  void endIfAll(Named &barrier);
  void wake(Sleepers &sleepers, Stall why);

  unsigned running;
  std::map<uint32_t, Shared> shared;
  std::map<uint32_t, Named> named;
  std::vector<Release> released;
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_BARRIERS_H
