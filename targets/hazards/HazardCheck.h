//===- HazardCheck.h - one instruction after the other, on every path -----===//
#ifndef KILN_TARGETS_HAZARDS_HAZARDCHECK_H
#define KILN_TARGETS_HAZARDS_HAZARDCHECK_H

#include "targets/hazards/Distances.h"
#include "targets/hazards/HazardState.h"
#include "targets/hazards/Hazards.h"

namespace kiln {

/// The transfer function of the dataflow: what an instruction requires of the
/// state before it, and its effects on it.
class HazardCheck {
public:
  HazardCheck(const TimedCode &code, HazardObserver observe)
      : code(code), observe(observe) {}

  /// Runs one instruction. With a report it says what is wrong and counts.
  void step(HazardState &state, unsigned index, HazardReport *report);

private:
  void waits(unsigned index);
  void counterWait(unsigned index);
  void pins(unsigned index);
  void control(unsigned index);
  void reads(unsigned index);
  void writes(unsigned index);
  void groupCounts(unsigned index);
  void addAccesses(unsigned index);
  void addReads(unsigned index, const SassOperand &operand);
  void addWrites(unsigned index, const SassOperand &operand);
  void raise(unsigned index);
  void read(unsigned index, const SassOperand &operand, unsigned part);
  void write(unsigned index, const SassOperand &operand, unsigned part);
  void distance(const Pending &pending, unsigned index, Dependence dependence,
                const SassOperand &operand, unsigned part, HazardKind kind);
  void found(Hazard hazard);
  void need(unsigned index, PinnedEvent event, int32_t cycles);
  bool excludes(const Pending &pending, unsigned index) const;
  int16_t guardOf(unsigned index) const;
  TimedAccess accessOf(unsigned index, SassFile file, SassRole role,
                       unsigned part) const;

  const TimedCode &code;
  HazardObserver observe;
  HazardState *state = nullptr;
  HazardReport *report = nullptr;
};

} // namespace kiln

#endif // KILN_TARGETS_HAZARDS_HAZARDCHECK_H
