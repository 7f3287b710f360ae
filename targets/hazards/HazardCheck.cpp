#include "targets/hazards/HazardCheck.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/hazards/InstructionFacts.h"

using namespace llvm;

namespace kiln {
TimedAccess HazardCheck::accessOf(unsigned index, SassFile file, SassRole role,
                                  unsigned part) const {
  const TimedInstruction &instruction = code.instructions[index];
  return {instruction.timing->timing,
          file,
          role,
          part,
          instruction.timing->isVariable,
          instruction.decoded.isGuarded};
}

int16_t HazardCheck::guardOf(unsigned index) const {
  for (const SassOperand &operand : code.instructions[index].decoded.operands)
    if (operand.role == SassRole::Guard)
      return SassRegisterSet::indexOf(operand.file, operand.first) * 2 +
             operand.inverted;
  return Pending::none;
}

/// Whether the two never run for the same thread.
bool HazardCheck::excludes(const Pending &pending, unsigned index) const {
  int16_t guard = guardOf(index);
  return guard >= 0 && pending.guard >= 0 && (guard ^ 1) == pending.guard;
}

void HazardCheck::found(Hazard hazard) {
  if (!report)
    return;
  hazard.offset *= sassInstructionBytes;
  hazard.producer *= sassInstructionBytes;
  report->hazards.push_back(hazard);
}

void HazardCheck::step(HazardState &before, unsigned index,
                       HazardReport *reportTo) {
  state = &before;
  report = reportTo;
  const TimedInstruction &instruction = code.instructions[index];
  control(index);
  waits(index);
  if (!instruction.timing) {
    state->forget();
    raise(index);
  } else {
    pins(index);
    if (!instruction.decoded.neverExecutes) {
      reads(index);
      writes(index);
      groupCounts(index);
      addAccesses(index);
    }
    raise(index);
  }
  const SassControl &control = instruction.decoded.control;
  // Draining takes dozens of cycles (sass.md 3.3), at least those after a
  // setter.
  state->advance(control.drains() ? 2 : control.stall);
  // Waits for everything outstanding (nvdisasm calls nothing so; code of
  // ptxas -O0 has nothing else to wait with).
  if (control.drains())
    state->forgetWrites();
  if (instruction.decoded.row &&
      instruction.decoded.row->flow == SassFlow::Call)
    state->forget();
}

void HazardCheck::control(unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  unsigned raw = instruction.rawStall();
  if (raw == 16 || raw > 27)
    found({HazardKind::IllegalStall, index, index, 0, 0, 27, raw});
  if (!instruction.decoded.row)
    return;
  // The others leave with 1 (ptxas, sm_80 to sm_120).
  static constexpr StringRef names[] = {"BRA", "BRA.U", "EXIT", "BSYNC", "RET"};
  unsigned stall = instruction.decoded.control.stall;
  if (is_contained(names, instruction.mnemonic()) && stall && stall < 5)
    found({HazardKind::ShortBranch, index, index, 0, 0, 5, stall});
}

void HazardCheck::waits(unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  for (unsigned scoreboard = 0; scoreboard != SassControl::barriers;
       ++scoreboard) {
    if (!(instruction.decoded.control.waitMask >> scoreboard & 1))
      continue;
    int32_t since = state->sinceSet(scoreboard);
    if (since < 2)
      found({HazardKind::EarlyWait, index, index, 0, 0, 2, unsigned(since),
             scoreboard});
    state->waitFor(scoreboard);
  }
  if (instruction.is("DEPBAR"))
    counterWait(index);
}

/// DEPBAR.LE SBn, k {more}: bits 44 to 46 name n, 47 says that there is one,
/// 32 to 37 are those that must be down.
void HazardCheck::counterWait(unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  unsigned mask = instruction.low() >> 32 & 63;
  unsigned counted = instruction.low() >> 44 & 7;
  if (instruction.low() >> 47 & 1 && counterOf(instruction) == 0 &&
      counted < SassControl::barriers)
    mask |= 1u << counted;
  for (unsigned scoreboard = 0; scoreboard != SassControl::barriers;
       ++scoreboard)
    if (mask >> scoreboard & 1)
      state->waitFor(scoreboard);
}

void HazardCheck::need(unsigned index, PinnedEvent event, int32_t cycles) {
  int32_t since = state->since(event);
  if (since < cycles)
    found({HazardKind::PinnedDistance, index, index, 0, 0, unsigned(cycles),
           unsigned(since)});
}

/// Distances after barriers and fences: the smallest ptxas leaves on sm_90
/// (sass.md 3.2).
void HazardCheck::pins(unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  TimingClass timing = instruction.timing->timing;
  bool isTuring = code.gpu.computeCapability < 80;
  bool isSlowStart =
      timing == TimingClass::Memory || timing == TimingClass::SharedBarrier ||
      timing == TimingClass::Transcendental || timing == TimingClass::Branch ||
      instruction.is("WARPGROUP");
  if (isSlowStart && !instruction.is("BAR") && !instruction.is("ELECT"))
    need(index, PinnedEvent::Barrier, isTuring ? 5 : 6);
  if (isWarpGroup(instruction)) {
    need(index, PinnedEvent::Arrive, 6);
    need(index, PinnedEvent::Multiplication, 4);
    state->note(PinnedEvent::Multiplication);
  }
  need(index, PinnedEvent::GroupWait, 2);
  need(index, PinnedEvent::ScoreboardWait, 4);
  need(index, PinnedEvent::Fence, instruction.is("NOP") ? 1 : isTuring ? 5 : 6);
  if (instruction.is("BAR")) {
    state->note(PinnedEvent::Barrier);
    // Leaves the queue after what is in it, and nothing follows it sooner
    // (ptxas, sm_75: no store before one waits for its operands).
    if (isTuring)
      state->removeIf([&](const Pending &pending) {
        return pending.kind == PendingKind::QueuedRead &&
               queueOf(code.instructions[pending.producer].timing) ==
                   FetchQueue::Memory;
      });
  }
  if (instruction.is("MEMBAR") && !instruction.decoded.control.drains())
    state->note(PinnedEvent::Fence);
  if (instruction.is("DEPBAR"))
    state->note(PinnedEvent::ScoreboardWait);
  if (isArrival(instruction))
    state->note(PinnedEvent::Arrive);
  if (isGroupWait(instruction))
    state->note(PinnedEvent::GroupWait);
}

void HazardCheck::reads(unsigned index) {
  for (const SassOperand &operand : code.instructions[index].decoded.operands)
    for (unsigned part = 0; !operand.isWritten() && part != operand.count;
         ++part)
      read(index, operand, part);
}

void HazardCheck::writes(unsigned index) {
  for (const SassOperand &operand : code.instructions[index].decoded.operands)
    for (unsigned part = 0; operand.isWritten() && part != operand.count;
         ++part)
      write(index, operand, part);
}

void HazardCheck::distance(const Pending &pending, unsigned index,
                           Dependence dependence, const SassOperand &operand,
                           unsigned part, HazardKind kind) {
  SassFile file = operand.file;
  TimedAccess earlier =
      accessOf(pending.producer, file, pending.role, pending.part);
  TimedAccess later = accessOf(index, file, operand.role, part);
  unsigned needed =
      distanceBetween(dependence, earlier, later, code.gpu).atLeast();
  unsigned since = state->now() - pending.issued;
  if (report && observe)
    observe({uint64_t(pending.producer) * sassInstructionBytes,
             uint64_t(index) * sassInstructionBytes, pending.index, kind,
             needed, since, pending.role, operand.role, pending.part, part});
  if (since < needed)
    found({kind, index, pending.producer, pending.index, 1, needed, since});
}

void HazardCheck::read(unsigned index, const SassOperand &operand,
                       unsigned part) {
  const TimedInstruction &instruction = code.instructions[index];
  unsigned reg = SassRegisterSet::indexOf(operand.file, operand.first + part);
  for (const Pending &pending : state->at(reg)) {
    if (excludes(pending, index))
      continue;
    if (report)
      ++report->dependences;
    switch (pending.kind) {
    case PendingKind::FixedWrite:
      distance(pending, index, Dependence::ReadAfterWrite, operand, part,
               HazardKind::EarlyRead);
      break;
    case PendingKind::VariableWrite:
      found({HazardKind::UnwaitedRead, index, pending.producer, reg, 1});
      break;
    case PendingKind::Accumulator:
      // The matrix unit accumulates in order.
      if (!isWarpGroup(instruction) || operand.role == SassRole::A)
        found(
            {HazardKind::AccumulatorTouched, index, pending.producer, reg, 1});
      break;
    default:
      break;
    }
  }
}

void HazardCheck::write(unsigned index, const SassOperand &operand,
                        unsigned part) {
  const TimedInstruction &instruction = code.instructions[index];
  const Timing &timing = *instruction.timing;
  unsigned reg = SassRegisterSet::indexOf(operand.file, operand.first + part);
  for (const Pending &pending : state->at(reg)) {
    if (excludes(pending, index))
      continue;
    if (report)
      ++report->dependences;
    const std::optional<Timing> &earlier =
        code.instructions[pending.producer].timing;
    switch (pending.kind) {
    case PendingKind::FixedWrite:
      distance(pending, index, Dependence::WriteAfterWrite, operand, part,
               HazardKind::EarlyWrite);
      break;
    case PendingKind::FixedRead:
      distance(pending, index, Dependence::WriteAfterRead, operand, part,
               HazardKind::EarlyOverwrite);
      break;
    case PendingKind::VariableWrite:
      if (earlier->unit == OrderedUnit::None || earlier->unit != timing.unit)
        found({HazardKind::UnwaitedWrite, index, pending.producer, reg, 1});
      break;
    case PendingKind::QueuedRead:
      if (!comesBehind(earlier, timing))
        found({HazardKind::UnwaitedOverwrite, index, pending.producer, reg, 1});
      break;
    case PendingKind::Accumulator:
      if (!isWarpGroup(instruction))
        found(
            {HazardKind::AccumulatorTouched, index, pending.producer, reg, 1});
      break;
    case PendingKind::MatrixSource:
      found({HazardKind::MatrixSourceOverwritten, index, pending.producer, reg,
             1});
      break;
    }
  }
}

} // namespace kiln
