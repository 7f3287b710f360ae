//===- Arrivals.h - arrivals at a block's barriers ------------------------===//
//
// PTX ISA, "bar, barrier": a thread may arrive at one of a block's 16 barriers
// and go on; those who wait there go on when as many threads as they count have
// arrived or wait, and the next ones to come are of the barrier's next phase.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_ARRIVALS_H
#define KILN_TARGETS_EMULATOR_RUN_ARRIVALS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <cstdint>
#include <string>

namespace kiln::emu {

class Launch;
struct Thread;

/// Who has come to each barrier since it was open last.
class Arrivals {
public:
  static constexpr unsigned kBarriers = 16;

  void clear() { all = {}; }
  /// What is wrong with a thread that arrives or waits at a barrier of `count`
  /// threads; empty: nothing.
  std::string problem(const Launch &launch, const Thread &thread, uint32_t id,
                      uint32_t count) const;
  /// A thread comes to wait, or arrives and goes on; there was no problem with
  /// that. True if it was the last one: the barrier opens.
  bool come(const Thread &thread, uint32_t site, uint32_t id, uint32_t count,
            bool waits);
  /// How many have gone on.
  unsigned at(uint32_t id) const { return all[id].gone.size(); }

private:
  struct Barrier {
    uint32_t expected = 0, site = 0, present = 0;
    llvm::SmallVector<uint32_t, 0> gone;
  };
  std::array<Barrier, kBarriers> all;
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_ARRIVALS_H
