// What an instruction leaves after: the second half of HazardCheck.
#include "targets/hazards/HazardCheck.h"
#include "targets/hazards/InstructionFacts.h"

using namespace llvm;

namespace kiln {

/// The last multiplication of a group commits it, WARPGROUP.DEPBAR waits until
/// only so many groups are left.
void HazardCheck::groupCounts(unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  auto isMatrix = [](const Pending &pending) {
    return pending.kind == PendingKind::Accumulator ||
           pending.kind == PendingKind::MatrixSource;
  };
  if (!isGroupWait(instruction))
    return;
  int left = counterOf(instruction);
  state->removeIf([&](const Pending &pending) {
    return isMatrix(pending) && pending.groups != Pending::open &&
           pending.groups >= left;
  });
}

void HazardCheck::addReads(unsigned index, const SassOperand &operand) {
  const TimedInstruction &instruction = code.instructions[index];
  const Timing &timing = *instruction.timing;
  bool isGeneral = operand.file == SassFile::R;
  Pending pending{};
  pending.producer = index;
  pending.issued = state->now();
  pending.role = operand.role;
  pending.guard = guardOf(index);
  if (isGeneral && isWarpGroup(instruction)) {
    if (operand.role != SassRole::A)
      return;
    pending.kind = PendingKind::MatrixSource;
  } else if (isQueued(timing) &&
             (isGeneral || (operand.file == SassFile::UR &&
                            fetchesUniformLate(instruction)))) {
    pending.kind = PendingKind::QueuedRead;
  } else if (isGeneral || operand.file == SassFile::UR) {
    pending.kind = PendingKind::FixedRead;
  } else {
    return; // predicates are read when it issues
  }
  for (unsigned part = 0; part != operand.count; ++part) {
    pending.part = part;
    pending.index =
        SassRegisterSet::indexOf(operand.file, operand.first + part);
    // A later read of the same queue is over only after the earlier ones.
    erase_if(state->at(pending.index), [&](const Pending &old) {
      if (old.kind != pending.kind || old.guard != pending.guard ||
          pending.kind == PendingKind::MatrixSource)
        return false;
      const std::optional<Timing> &earlier =
          code.instructions[old.producer].timing;
      return pending.kind == PendingKind::FixedRead
                 ? earlier->timing == timing.timing
                 : queueOf(earlier) == queueOf(timing) &&
                       queueOf(timing) != FetchQueue::None;
    });
    state->add(pending);
  }
}

void HazardCheck::addWrites(unsigned index, const SassOperand &operand) {
  const TimedInstruction &instruction = code.instructions[index];
  const Timing &timing = *instruction.timing;
  Pending pending{};
  pending.producer = index;
  pending.issued = state->now();
  pending.role = operand.role;
  pending.guard = guardOf(index);
  pending.kind = isWarpGroup(instruction) ? PendingKind::Accumulator
                 : timing.isVariable      ? PendingKind::VariableWrite
                                          : PendingKind::FixedWrite;
  for (unsigned part = 0; part != operand.count; ++part) {
    pending.part = part;
    pending.index =
        SassRegisterSet::indexOf(operand.file, operand.first + part);
    erase_if(state->at(pending.index), [&](const Pending &old) {
      if (old.kind == PendingKind::MatrixSource ||
          (old.kind == PendingKind::Accumulator && isWarpGroup(instruction)))
        return false;
      // Both happen, or only the new one does.
      return old.producer != index &&
             (pending.guard == Pending::none ? !instruction.decoded.isGuarded
                                             : old.guard == pending.guard);
    });
    state->add(pending);
  }
  if (operand.file == SassFile::P || operand.file == SassFile::UP)
    for (unsigned part = 0; part != operand.count; ++part)
      state->forgetGuard(
          SassRegisterSet::indexOf(operand.file, operand.first + part));
}

void HazardCheck::addAccesses(unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  for (const SassOperand &operand : instruction.decoded.operands)
    if (!operand.isWritten())
      addReads(index, operand);
  for (const SassOperand &operand : instruction.decoded.operands)
    if (operand.isWritten())
      addWrites(index, operand);
  // Bits 84 to 86: the group that a multiplication closes; 7: none.
  if (isWarpGroup(instruction) && (instruction.high() >> 20 & 7) != 7)
    state->forEach([&](Pending &pending) {
      if (pending.kind == PendingKind::Accumulator ||
          pending.kind == PendingKind::MatrixSource)
        pending.groups = std::min(pending.groups + 1, 100);
    });
}

/// Scoreboards it raises: for itself, and for what cannot come after it.
void HazardCheck::raise(unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  const SassControl &control = instruction.decoded.control;
  unsigned written = control.writeBarrier < SassControl::barriers
                         ? 1u << control.writeBarrier
                         : 0;
  unsigned fetched = control.readBarrier < SassControl::barriers
                         ? 1u << control.readBarrier
                         : 0;
  if (written)
    state->noteSet(control.writeBarrier);
  if (fetched)
    state->noteSet(control.readBarrier);
  if (!(written | fetched) || !instruction.timing)
    return;
  OrderedUnit unit = instruction.timing->unit;
  FetchQueue queue = queueOf(instruction.timing);
  state->forEach([&](Pending &pending) {
    const std::optional<Timing> &other =
        code.instructions[pending.producer].timing;
    bool isOwn = pending.producer == index;
    if (pending.kind == PendingKind::VariableWrite ||
        pending.kind == PendingKind::FixedWrite) {
      if (isOwn || (unit != OrderedUnit::None && other->unit == unit))
        pending.covers |= written;
      if (isOwn && isGenericAtomic(instruction) &&
          SassRegisterSet::fileOf(pending.index) == SassFile::P)
        pending.covers |= fetched;
    } else if (pending.kind == PendingKind::QueuedRead) {
      if (isOwn || (queue != FetchQueue::None && queueOf(other) == queue))
        pending.covers |= written | fetched;
    }
  });
}

} // namespace kiln
