//===- Distances.h - cycles that must lie between two instructions --------===//
//
// The hardware does not interlock: without a scoreboard wait, a result is
// available a fixed number of cycles after issue. Two sources say how many, and
// they are kept apart on purpose: the sheet that NVIDIA gave Mesa's NAK (MIT),
// and the tightest distances that ptxas left in code that runs. A checker uses
// the smaller of both, so that it never flags working code; a writer of control
// words uses the larger.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_HAZARDS_DISTANCES_H
#define KILN_TARGETS_HAZARDS_DISTANCES_H

#include "targets/hazards/TimingClass.h"

namespace kiln {

/// One register touched by an instruction: everything its time depends on.
struct TimedAccess {
  TimingClass timing = TimingClass::None;
  SassFile file = SassFile::R;
  SassRole role = SassRole::Source;
  /// Which register of its operand: the upper half of an IMAD.WIDE comes later.
  unsigned part = 0;
  /// The result comes by scoreboard.
  bool isVariable = false;
  /// The instruction has a guard.
  bool isGuarded = false;
};

/// How two instructions meet in a register.
enum class Dependence : uint8_t {
  ReadAfterWrite,
  WriteAfterWrite,
  WriteAfterRead
};

/// A distance in cycles from issue to issue, by both sources. 0: the source
/// does not say.
struct Distance {
  unsigned sheet = 0, seen = 0;
  /// What a check may ask for without accusing working code.
  unsigned atLeast() const {
    return !seen ? sheet : !sheet ? seen : std::min(sheet, seen);
  }
};

/// Cycles from `earlier` to `later`, where no scoreboard lies between them. For
/// an earlier access by scoreboard this is what remains when it is not: 1.
Distance distanceBetween(Dependence dependence, const TimedAccess &earlier,
                         const TimedAccess &later, const GpuTarget &gpu);

/// No distance is longer: what issued earlier than that has been written
/// (measured: fp64 on sm_120 64 cycles, and there by scoreboard).
inline constexpr unsigned longestDistance = 40;

} // namespace kiln

#endif // KILN_TARGETS_HAZARDS_DISTANCES_H
