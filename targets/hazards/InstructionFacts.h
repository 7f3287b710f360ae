//===- InstructionFacts.h - what the check asks of one instruction --------===//
#ifndef KILN_TARGETS_HAZARDS_INSTRUCTIONFACTS_H
#define KILN_TARGETS_HAZARDS_INSTRUCTIONFACTS_H

#include "targets/hazards/TimedCode.h"

namespace kiln {

/// DEPBAR.LE and WARPGROUP.DEPBAR.LE: bits 38 to 43.
inline unsigned counterOf(const TimedInstruction &instruction) {
  return instruction.low() >> 38 & 63;
}

inline bool isGroupWait(const TimedInstruction &instruction) {
  return instruction.is("WARPGROUP") && instruction.high() >> 16 & 1;
}

inline bool isArrival(const TimedInstruction &instruction) {
  // WARPGROUP.ARRIVE: nothing in bits 80 and 81.
  return instruction.is("WARPGROUP") && !(instruction.high() >> 16 & 3);
}

inline bool isWarpGroup(const TimedInstruction &instruction) {
  return instruction.timing &&
         instruction.timing->timing == TimingClass::WarpGroup;
}

/// Atomics that may go to shared memory as well. They say by a predicate
/// whether they did, and that they say early: when their operands are fetched
/// (ptxas waits for their read scoreboard before it branches, sm_75 to sm_120).
inline bool isGenericAtomic(const TimedInstruction &instruction) {
  return instruction.is("ATOM") || instruction.is("ATOM.F") ||
         instruction.is("ATOM.CAS");
}

/// Instructions whose operands one queue fetches in order.
enum class FetchQueue : uint8_t { None, Memory, Special, Double };
inline FetchQueue queueOf(const std::optional<Timing> &timing) {
  if (!timing || !timing->isVariable)
    return FetchQueue::None;
  switch (timing->timing) {
  case TimingClass::Memory:
  case TimingClass::SharedBarrier:
    return FetchQueue::Memory;
  case TimingClass::Transcendental:
    return FetchQueue::Special;
  case TimingClass::Double:
    return FetchQueue::Double;
  default:
    return FetchQueue::None;
  }
}

/// Whether a later instruction writes its result only after an earlier one has
/// fetched its operands. fp64 of the chips that have little of it passes
/// through the same queue as memory and special functions (ptxas, sm_86 and
/// sm_120: none of 2400 overwritings waits).
inline bool comesBehind(const std::optional<Timing> &earlier,
                        const std::optional<Timing> &later) {
  FetchQueue first = queueOf(earlier), second = queueOf(later);
  if (first == FetchQueue::None || second == FetchQueue::None)
    return false;
  return first == second || first == FetchQueue::Double;
}

/// An access that its queue makes after issue.
inline bool isQueued(const Timing &timing) {
  return timing.fetch == OperandFetch::Queued ||
         (timing.isVariable && timing.timing != TimingClass::Memory);
}

/// Whether its uniform registers are fetched after issue, too. All others read
/// theirs when they issue; of TMA copies and of instructions that set up
/// mbarriers ptxas waits for the read scoreboard before it overwrites one (61
/// of 61 times in kernels with tensor maps, sm_90a).
inline bool fetchesUniformLate(const TimedInstruction &instruction) {
  return instruction.mnemonic().starts_with("UTMA") ||
         instruction.mnemonic().starts_with("UBLK") ||
         instruction.is("SYNCS.EXCH");
}

} // namespace kiln

#endif // KILN_TARGETS_HAZARDS_INSTRUCTIONFACTS_H
