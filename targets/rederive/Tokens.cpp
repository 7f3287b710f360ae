#include "targets/rederive/Tokens.h"
#include "targets/cost/CostModel.h"
#include "targets/hazards/InstructionFacts.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Cycles until the queue of the memory unit has read a store's operands: a
/// guess; ptxas waits for them 10 to 30 cycles behind the store.
constexpr unsigned operandCycles = 20;
/// Of what is not known: a guess.
constexpr unsigned opaqueCycles = 200;

/// A set of tokens at each block's begin and its way through the blocks.
class Dataflow {
public:
  Dataflow(const TimedCode &code, const Predecessors &predecessors)
      : code(code), predecessors(predecessors) {}

  /// Runs `step(set, instruction)` over all blocks until nothing changes.
  /// `isUnion`: a block begins with what comes from any place that leads to it,
  /// else with what comes from all of them.
  std::vector<BitVector> solve(unsigned size, bool isUnion,
                               function_ref<void(BitVector &, unsigned)> step) {
    std::vector<BitVector> begins(code.blocks.size(),
                                  BitVector(size, !isUnion));
    std::vector<BitVector> ends = begins;
    for (bool changed = true; changed;) {
      changed = false;
      for (auto [number, block] : enumerate(code.blocks)) {
        BitVector set(size, !isUnion);
        for (unsigned predecessor : predecessors[number])
          if (isUnion)
            set |= ends[predecessor];
          else
            set &= ends[predecessor];
        begins[number] = set;
        for (unsigned i = block.first; i != block.end; ++i)
          step(set, i);
        if (set == ends[number])
          continue;
        ends[number] = std::move(set);
        changed = true;
      }
    }
    return begins;
  }

private:
  const TimedCode &code;
  const Predecessors &predecessors;
};

class TokenFinder {
public:
  TokenFinder(const TimedCode &code, const Predecessors &predecessors)
      : code(code), dataflow(code, predecessors), named(namedScoreboards(code)),
        ofInstruction(code.instructions.size()),
        ofRegister(SassRegisterSet::size), ofGuard(SassRegisterSet::size) {}

  TokenFlow run() {
    makeTokens();
    unsigned size = flow.tokens.size();
    flow.needs.resize(code.instructions.size());
    findGivenWaits();
    findGuards();
    flow.pending = dataflow.solve(size, /*isUnion=*/true,
                                  [&](BitVector &pending, unsigned index) {
                                    step(pending, index, nullptr);
                                  });
    for (auto [number, block] : enumerate(code.blocks)) {
      BitVector pending = flow.pending[number];
      for (unsigned i = block.first; i != block.end; ++i)
        step(pending, i, &flow.needs[i]);
    }
    return std::move(flow);
  }

private:
  void makeTokens() {
    for (auto [index, instruction] : enumerate(code.instructions)) {
      const Timing &timing = *instruction.timing;
      const SassControl &control = instruction.decoded.control;
      bool runs = !instruction.decoded.neverExecutes;
      bool hasResult = false, hasOperands = false;
      for (const SassOperand &operand : instruction.decoded.operands) {
        hasResult |= operand.isWritten();
        hasOperands |= !operand.isWritten() && operand.file == SassFile::R;
      }
      hasResult &= runs && timing.isVariable;
      hasOperands &= runs && timing.isVariable && isQueued(timing);
      if (hasResult)
        add({unsigned(index), Token::Result, false, false, control.writeBarrier,
             -1,
             costOf(code.gpu, kindOfSass(instruction.bytes, code.gpu))
                 .latency});
      else if (isOnOwn(control.writeBarrier))
        add({unsigned(index), Token::Opaque, false, false, control.writeBarrier,
             -1, opaqueCycles});
      if (hasOperands)
        add({unsigned(index), Token::Operands, true, false, control.readBarrier,
             -1, operandCycles});
      else if (isOnOwn(control.readBarrier))
        add({unsigned(index), Token::Opaque, true, false, control.readBarrier,
             -1, opaqueCycles});
    }
  }

  /// A scoreboard whose number nothing but waits names.
  bool isOnOwn(unsigned scoreboard) const {
    return scoreboard < SassControl::barriers && !(named >> scoreboard & 1);
  }

  void add(Token token) {
    const TimedInstruction &instruction = code.instructions[token.instruction];
    unsigned number = flow.tokens.size();
    token.guard = guardOf(instruction);
    token.isOrdered = isOrderedAccess(instruction, code.gpu);
    ofInstruction[token.instruction].push_back(number);
    if (token.guard >= 0)
      ofGuard[token.guard / 2].push_back(number);
    if (token.kind != Token::Opaque)
      for (const SassOperand &operand : instruction.decoded.operands) {
        bool isOf = token.kind == Token::Result
                        ? operand.isWritten()
                        : !operand.isWritten() && operand.file == SassFile::R;
        for (unsigned part = 0; isOf && part != operand.count; ++part)
          ofRegister[SassRegisterSet::indexOf(operand.file,
                                              operand.first + part)]
              .push_back(number);
      }
    flow.tokens.push_back(token);
  }

  /// Scoreboards an instruction waits for in ptxas's code.
  unsigned givenMask(unsigned index) const {
    const TimedInstruction &instruction = code.instructions[index];
    unsigned mask = instruction.decoded.control.waitMask;
    unsigned counted = countedScoreboard(instruction);
    if (counted < SassControl::barriers && !counterOf(instruction))
      mask |= 1u << counted;
    return mask;
  }

  /// What ptxas's waits are for, where that is not only registers.
  void findGivenWaits() {
    given.resize(code.instructions.size());
    auto step = [&](BitVector &pending, unsigned index, bool records) {
      if (unsigned mask = givenMask(index))
        for (unsigned number : pending.set_bits()) {
          const Token &token = flow.tokens[number];
          if (!(mask >> token.given & 1))
            continue;
          pending.reset(number);
          if (records && isMeant(token, index))
            given[index].push_back(number);
        }
      for (unsigned number : ofInstruction[index])
        if (flow.tokens[number].given < SassControl::barriers)
          pending.set(number);
    };
    std::vector<BitVector> begins =
        dataflow.solve(flow.tokens.size(), /*isUnion=*/true,
                       [&](BitVector &pending, unsigned index) {
                         step(pending, index, false);
                       });
    for (auto [number, block] : enumerate(code.blocks))
      for (unsigned i = block.first; i != block.end; ++i)
        step(begins[number], i, true);
  }

  /// Whether ptxas's wait at this instruction may be for more than registers.
  bool isMeant(const Token &token, unsigned index) const {
    const TimedInstruction &instruction = code.instructions[index];
    return token.kind == Token::Opaque || isPinned(instruction) ||
           (token.isOrdered &&
            instruction.timing->timing == TimingClass::Memory);
  }

  /// Which tokens stand under the opposite of an instruction's guard, and that
  /// has not changed in between.
  void findGuards() {
    excluded.resize(code.instructions.size());
    std::vector<BitVector> begins = dataflow.solve(
        flow.tokens.size(), /*isUnion=*/false,
        [&](BitVector &holds, unsigned index) { stepGuards(holds, index); });
    for (auto [number, block] : enumerate(code.blocks))
      for (unsigned i = block.first; i != block.end; ++i) {
        int guard = guardOf(code.instructions[i]);
        if (guard >= 0)
          for (unsigned token : ofGuard[guard / 2])
            if (begins[number].test(token) &&
                flow.tokens[token].guard == (guard ^ 1))
              excluded[i].push_back(token);
        stepGuards(begins[number], i);
      }
  }

  void stepGuards(BitVector &holds, unsigned index) const {
    for (unsigned number : ofInstruction[index])
      holds.set(number);
    code.instructions[index].decoded.writes.forEach([&](unsigned written) {
      for (unsigned number : ofGuard[written])
        holds.reset(number);
    });
  }

  /// Whether an instruction must not come before a token is over.
  bool conflicts(const Token &token, unsigned index, bool writes) const {
    const TimedInstruction &instruction = code.instructions[index];
    if (token.kind == Token::Result)
      return true;
    if (!writes)
      return false;
    // Behind it in the queue of the address unit, or in a unit that works in
    // order, it fetches before the other writes.
    const Timing &earlier = *code.instructions[token.instruction].timing;
    const Timing &later = *instruction.timing;
    bool isInOrder =
        queueOf(earlier) == FetchQueue::Memory
            ? queueOf(later) == FetchQueue::Memory && !isPinned(instruction)
            : later.isVariable && earlier.unit != OrderedUnit::None &&
                  earlier.unit == later.unit;
    return !isInOrder;
  }

  void end(unsigned number, BitVector &pending,
           SmallVectorImpl<unsigned> *ended) const {
    if (!pending.test(number))
      return;
    pending.reset(number);
    if (ended)
      ended->push_back(number);
    // Whoever has its result has read its operands.
    const Token &token = flow.tokens[number];
    if (token.kind == Token::Result)
      for (unsigned other : ofInstruction[token.instruction])
        pending.reset(other);
  }

  void step(BitVector &pending, unsigned index,
            SmallVectorImpl<unsigned> *ended) {
    const TimedInstruction &instruction = code.instructions[index];
    if (leavesUnfollowed(instruction)) {
      // Results first: they say that operands were read.
      for (bool results : {true, false})
        for (unsigned number : pending.set_bits())
          if ((flow.tokens[number].kind == Token::Result) == results)
            end(number, pending, ended);
    }
    for (unsigned number : given[index])
      end(number, pending, ended);
    if (!instruction.decoded.neverExecutes)
      for (bool results : {true, false})
        for (const SassOperand &operand : instruction.decoded.operands)
          endConflicts(pending, index, operand, results, ended);
    for (unsigned number : ofInstruction[index])
      pending.set(number);
  }

  void endConflicts(BitVector &pending, unsigned index,
                    const SassOperand &operand, bool results,
                    SmallVectorImpl<unsigned> *ended) {
    for (unsigned part = 0; part != operand.count; ++part)
      for (unsigned number : ofRegister[SassRegisterSet::indexOf(
               operand.file, operand.first + part)]) {
        const Token &token = flow.tokens[number];
        if (pending.test(number) && (token.kind == Token::Result) == results &&
            !is_contained(excluded[index], number) &&
            conflicts(token, index, operand.isWritten()))
          end(number, pending, ended);
      }
  }

  const TimedCode &code;
  Dataflow dataflow;
  unsigned named;
  TokenFlow flow;
  std::vector<SmallVector<unsigned, 2>> ofInstruction;
  /// Tokens of a register, and tokens that are guarded by it.
  std::vector<SmallVector<unsigned, 0>> ofRegister, ofGuard;
  /// Tokens that each instruction waits for because ptxas did.
  std::vector<SmallVector<unsigned, 1>> given;
  /// Tokens that never run for the same thread as the instruction.
  std::vector<SmallVector<unsigned, 0>> excluded;
};
} // namespace

TokenFlow findTokens(const TimedCode &code, const Predecessors &predecessors) {
  return TokenFinder(code, predecessors).run();
}

} // namespace kiln
