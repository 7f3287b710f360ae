#include "targets/rederive/Stalls.h"
#include "targets/hazards/Distances.h"
#include "targets/hazards/InstructionFacts.h"
#include "targets/rederive/Flights.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

/// Where ptxas never leaves as few cycles as `Distances` asks for, and nobody
/// knows whether the machine needs more: its own (13.0, sm_90a; in brackets how
/// often).
unsigned leastSeen(Dependence dependence, const TimedAccess &earlier,
                   const TimedAccess &later) {
  using enum TimingClass;
  bool isTensor = earlier.timing == TensorShort ||
                  earlier.timing == TensorLong ||
                  earlier.timing == TensorDouble;
  if (dependence == Dependence::WriteAfterRead) {
    if (isTensor)
      return 7; // [40]
    if (earlier.timing == Half && later.isVariable)
      return 2; // [60]
    return earlier.timing == Uniform && later.timing == ToUniform ? 3
                                                                  : 1; // [9]
  }
  if (earlier.timing == HighMultiply && later.timing == HighMultiply)
    return 6; // [1300]
  if (dependence == Dependence::WriteAfterWrite)
    return earlier.timing == Uniform && later.timing == ToUniform ? 7
                                                                  : 1; // [9]
  switch (later.timing) {
  case WarpGroup:
    return later.file == SassFile::R && earlier.timing == WideMove
               ? 12                             // cleared accumulators [500]
           : later.role == SassRole::A     ? 10 // [12]
           : earlier.timing == Uniform     ? 11 // descriptors [330]
           : earlier.timing == UniformMove ? 3  // [57]
                                           : 1;
  case UniformMove:
    // The upper half of a sum of 64 bits [45].
    return earlier.timing == Uniform && earlier.part ? 8 : 1;
  case Memory:
    return earlier.timing == HalfTensor ? 11 : 1; // [42]
  case Alu:
  case Fma:
  case WideMultiply:
    return earlier.timing == UniformMove       ? 5 // [130]
           : earlier.timing == UniformConstant ? 3 // [90]
                                               : 1;
  default:
    return 1;
  }
}

class StallSolver {
public:
  StallSolver(const TimedCode &code, const Predecessors &predecessors)
      : code(code), predecessors(predecessors),
        ends(code.blocks.size(), FlightState()) {
    for (const TimedInstruction &instruction : code.instructions) {
      result.cycles.push_back(leastStall(instruction));
      result.isForced.push_back(false);
      guards.push_back(guardOf(instruction));
      uses.push_back(pipeUseOf(instruction, code.gpu));
    }
  }

  Stalls solve() {
    for (bool changed = true; changed && result.failure.empty();) {
      changed = false;
      for (unsigned block = 0; block != code.blocks.size(); ++block)
        changed |= runBlock(block);
    }
    return std::move(result);
  }

private:
  /// Stalls that no dependence says: of pinned instructions ptxas's own, of
  /// branches 5 (sass.md 3.2), of those that drain none.
  static unsigned leastStall(const TimedInstruction &instruction) {
    unsigned stall = instruction.decoded.control.stall;
    if (!isPinned(instruction))
      return 1;
    static constexpr StringRef branches[] = {"BRA", "EXIT", "BSYNC", "RET"};
    if (is_contained(branches, instruction.mnemonic()) && stall)
      return 5;
    return stall;
  }

  TimedAccess accessOf(unsigned index, SassFile file, SassRole role,
                       unsigned part) const {
    const TimedInstruction &instruction = code.instructions[index];
    return {instruction.timing->timing,
            file,
            role,
            part,
            instruction.timing->isVariable,
            instruction.decoded.isGuarded};
  }

  /// Two that never run for the same thread.
  bool excludes(const Flight &flight, unsigned index) const {
    return flight.guard >= 0 && guards[index] >= 0 &&
           (flight.guard ^ 1) == guards[index];
  }

  /// The earliest cycle at which an instruction may issue after this flight.
  int32_t readyFor(const Flight &flight, unsigned index,
                   const SassOperand &operand, unsigned part) const {
    if (excludes(flight, index) || (!flight.isWrite && !operand.isWritten()))
      return FlightState::longAgo;
    Dependence dependence = !flight.isWrite       ? Dependence::WriteAfterRead
                            : operand.isWritten() ? Dependence::WriteAfterWrite
                                                  : Dependence::ReadAfterWrite;
    SassFile file = operand.file;
    TimedAccess earlier =
        accessOf(flight.producer, file, flight.role, flight.part);
    TimedAccess later = accessOf(index, file, operand.role, part);
    // In front of a result by scoreboard ptxas leaves what the sheet asks behind
    // a guarded instruction, whether that has a guard or not (6 and 10 cycles
    // for general registers; sm_90a, 1,500 pairs).
    earlier.isGuarded |= flight.isWrite && later.isVariable;
    unsigned cycles =
        distanceBetween(dependence, earlier, later, code.gpu).safe();
    cycles = std::max(cycles, leastSeen(dependence, earlier, later));
    return flight.issued + int32_t(cycles);
  }

  /// When nobody, whoever he is, can come too early for this result.
  int32_t readyForAll(const Flight &flight) const {
    if (!flight.isWrite)
      return flight.issued + 3; // the longest after a read (Distances.cpp)
    SassFile file = SassRegisterSet::fileOf(flight.index);
    unsigned longest = 1;
    TimedAccess writer =
        accessOf(flight.producer, file, flight.role, flight.part);
    writer.isGuarded = true; // the longer ones
    for (unsigned timing = 0; timing <= unsigned(TimingClass::Synchronization);
         ++timing)
      for (SassRole role : {SassRole::Guard, SassRole::A, SassRole::C,
                            SassRole::Address, SassRole::Source})
        longest = std::max(longest,
                           distanceBetween(Dependence::ReadAfterWrite, writer,
                                           {TimingClass(timing), file, role},
                                           code.gpu)
                               .safe());
    for (unsigned timing = 0; timing <= unsigned(TimingClass::Synchronization);
         ++timing)
      for (bool isVariable : {false, true})
        longest = std::max(
            longest, distanceBetween(Dependence::WriteAfterWrite, writer,
                                     {TimingClass(timing), file,
                                      SassRole::Destination, 0, isVariable},
                                     code.gpu)
                         .safe());
    return flight.issued + longest;
  }

  /// The earliest cycle by dependences and marks.
  int32_t earliest(const FlightState &state, unsigned index) const {
    const TimedInstruction &instruction = code.instructions[index];
    int32_t ready = state.clock;
    for (unsigned mark = 0; mark != marks; ++mark)
      ready =
          std::max(ready, state.markAt[mark] +
                              int32_t(cyclesAfter(Mark(mark), instruction)));
    if (leavesUnfollowed(instruction))
      for (const Flight &flight : state.flights)
        ready = std::max(ready, readyForAll(flight));
    if (instruction.decoded.neverExecutes)
      return ready;
    for (const SassOperand &operand : instruction.decoded.operands) {
      unsigned first = SassRegisterSet::indexOf(operand.file, operand.first);
      for (const Flight &flight : state.flights)
        if (flight.index >= first && flight.index < first + operand.count)
          ready = std::max(
              ready, readyFor(flight, index, operand, flight.index - first));
    }
    return ready;
  }

  void issue(FlightState &state, unsigned index) {
    const TimedInstruction &instruction = code.instructions[index];
    const Timing &timing = *instruction.timing;
    if (!instruction.decoded.neverExecutes) {
      for (const SassOperand &operand : instruction.decoded.operands)
        if (!operand.isWritten())
          addReads(state, index, operand);
      for (const SassOperand &operand : instruction.decoded.operands)
        if (operand.isWritten())
          addWrites(state, index, operand, timing);
    }
    PipeUse use = uses[index];
    if (use.pipe != RatedPipe::None)
      state.freeAt[unsigned(use.pipe)] = state.clock + use.cycles;
    if (std::optional<Mark> mark = markOf(instruction))
      state.markAt[unsigned(*mark)] = state.clock;
    // A drain waits at least a cycle, and everything by time is over.
    state.clock += std::max(1u, result.cycles[index]);
    if (!result.cycles[index] || leavesUnfollowed(instruction))
      state.flights.clear();
    state.dropOld();
  }

  /// Only where overwriting takes more than a cycle.
  void addReads(FlightState &state, unsigned index,
                const SassOperand &operand) {
    const Timing &timing = *code.instructions[index].timing;
    bool isCoupled = operand.file == SassFile::R && !isQueued(timing) &&
                     timing.timing != TimingClass::WarpGroup;
    if (!isCoupled && operand.file != SassFile::UR)
      return;
    add(state, index, operand, false);
  }

  void addWrites(FlightState &state, unsigned index, const SassOperand &operand,
                 const Timing &timing) {
    unsigned first = SassRegisterSet::indexOf(operand.file, operand.first);
    bool isGuarded = code.instructions[index].decoded.isGuarded;
    // Both happen, or only the new one does.
    erase_if(state.flights, [&](const Flight &flight) {
      return flight.index >= first && flight.index < first + operand.count &&
             flight.producer != index &&
             (!isGuarded || flight.guard == guards[index]);
    });
    if (!timing.isVariable && timing.timing != TimingClass::WarpGroup)
      add(state, index, operand, true);
    bool isPredicate =
        operand.file == SassFile::P || operand.file == SassFile::UP;
    if (isPredicate)
      for (Flight &flight : state.flights)
        if (flight.guard >= 0 && unsigned(flight.guard) / 2 == first)
          flight.guard = -1;
  }

  void add(FlightState &state, unsigned index, const SassOperand &operand,
           bool isWrite) {
    unsigned first = SassRegisterSet::indexOf(operand.file, operand.first);
    for (unsigned part = 0; part != operand.count; ++part) {
      Flight flight{
          uint16_t(first + part), isWrite, uint8_t(part), operand.role,
          int16_t(guards[index]), index,   state.clock};
      erase_if(state.flights,
               [&](const Flight &old) { return old.isSame(flight); });
      state.flights.push_back(flight);
    }
  }

  /// Gives `more` cycles to the stalls of [first, end), the last ones first.
  /// The rest that they cannot hold.
  unsigned raise(unsigned first, unsigned end, unsigned more) {
    for (unsigned i = end; i-- != first && more;) {
      if (!result.cycles[i])
        continue; // it drains already
      unsigned room = std::min(more, longestStall - result.cycles[i]);
      result.cycles[i] += room;
      result.isForced[i] = result.isForced[i] || room;
      more -= room;
    }
    return more;
  }

  bool fail(unsigned index) {
    result.failure = formatv(
        "no stall holds the cycles in front of the instruction at {0:x}",
        index * sassInstructionBytes);
    return false;
  }

  /// True: something became different.
  bool runBlock(unsigned number) {
    const TimedBlock &block = code.blocks[number];
    while (true) {
      FlightState state;
      for (unsigned predecessor : predecessors[number])
        state.join(ends[predecessor]);
      unsigned i = block.first;
      for (; i != block.end; ++i) {
        // What a pipe asks for anyway no dependence forces.
        wantTurn(state, block, i);
        int32_t late = earliest(state, i) - state.clock;
        if (late > 0 && !delayHere(state, block, i, late)) {
          if (!delay(number, i, late))
            return false;
          break; // the block again, with its new stalls
        }
        issue(state, i);
      }
      if (i != block.end)
        continue;
      state.settle();
      FlightState &end = ends[number];
      bool changed = changedStalls || !(end == state);
      changedStalls = false;
      end = std::move(state);
      return changed;
    }
  }

  /// Makes the instruction before wait longer, if it can.
  bool delayHere(FlightState &state, const TimedBlock &block, unsigned index,
                 unsigned more) {
    if (index == block.first || !result.cycles[index - 1] ||
        result.cycles[index - 1] + more > longestStall)
      return false;
    raise(index - 1, index, more);
    state.clock += more;
    return changedStalls = true;
  }

  /// Makes the instruction wait so many cycles more, on every path to it.
  bool delay(unsigned number, unsigned index, unsigned more) {
    const TimedBlock &block = code.blocks[number];
    changedStalls = true;
    more = raise(block.first, index, more);
    if (!more)
      return true;
    // The rest at the end of whatever leads here.
    if (predecessors[number].empty())
      return fail(index);
    for (unsigned predecessor : predecessors[number]) {
      const TimedBlock &before = code.blocks[predecessor];
      if (raise(before.first, before.end, more))
        return fail(index);
      // Until that block is run again its end is as much older.
      FlightState &end = ends[predecessor];
      end.clock += more;
      end.settle();
    }
    return true;
  }

  /// Waits for a busy pipe, which is worth no other path's time.
  void wantTurn(FlightState &state, const TimedBlock &block, unsigned index) {
    PipeUse use = uses[index];
    if (use.pipe == RatedPipe::None || index == block.first)
      return;
    int32_t late = state.freeAt[unsigned(use.pipe)] - state.clock;
    unsigned &stall = result.cycles[index - 1];
    if (late <= 0 || !stall)
      return;
    unsigned more = std::min<unsigned>(late, longestStall - stall);
    stall += more;
    state.clock += more;
  }

  const TimedCode &code;
  const Predecessors &predecessors;
  std::vector<FlightState> ends;
  std::vector<int> guards;
  std::vector<PipeUse> uses;
  Stalls result;
  bool changedStalls = false;
};
} // namespace

Stalls deriveStalls(const TimedCode &code, const Predecessors &predecessors) {
  return StallSolver(code, predecessors).solve();
}

} // namespace kiln
