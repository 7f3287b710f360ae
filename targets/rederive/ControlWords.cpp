#include "targets/rederive/ControlWords.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace llvm::support::endian;

namespace kiln {
namespace {

/// Bits 105 to 121 and 122 to 125, in the upper half.
constexpr unsigned controlShift = 41, reuseShift = 58;
constexpr uint64_t controlMask = uint64_t(0x1ffff) << controlShift;
constexpr uint64_t reuseMask = uint64_t(0xf) << reuseShift;

/// Stalls that may keep the turn; longer ones have no such encoding.
constexpr unsigned longestKept = 11;

/// After so many cycles a warp gives its turn away, at the next stall of 2.
constexpr unsigned longestTurn = 12;

/// As ptxas does from sm_80 to sm_90a: stalls of 1 keep the turn; of 2 until the
/// warp has had it for 12 cycles; longer ones where a result comes by scoreboard
/// and nothing but a pipe asked for them. `turn`: cycles, these included.
bool keepsTurn(const TimedInstruction &instruction, unsigned stall,
               bool isForced, unsigned turn) {
  if (!stall || stall > longestKept)
    return false;
  return stall == 1   ? true
         : stall == 2 ? turn < longestTurn
                      : !isForced && instruction.timing->isVariable;
}

/// Scoreboards an instruction raises, one bit each.
unsigned raisedBy(const SassControl &control) {
  unsigned raised = 0;
  for (unsigned number : {control.writeBarrier, control.readBarrier})
    if (number < SassControl::barriers)
      raised |= 1u << number;
  return raised;
}

/// Takes out waits for what another wait has waited for on every path.
void dropIdleWaits(const TimedCode &code, const Predecessors &predecessors,
                   MutableArrayRef<SassControl> controls, unsigned reserved) {
  std::vector<unsigned> begins(code.blocks.size()), ends(code.blocks.size());
  for (bool changed = true; changed;) {
    changed = false;
    for (auto [number, block] : enumerate(code.blocks)) {
      unsigned up = 0;
      for (unsigned predecessor : predecessors[number])
        up |= ends[predecessor];
      begins[number] = up;
      for (unsigned i = block.first; i != block.end; ++i)
        up = (up & ~controls[i].waitMask) | raisedBy(controls[i]);
      changed |= up != ends[number];
      ends[number] = up;
    }
  }
  for (auto [number, block] : enumerate(code.blocks)) {
    unsigned up = begins[number];
    for (unsigned i = block.first; i != block.end; ++i) {
      unsigned needed = controls[i].waitMask & (up | reserved);
      up = (up & ~controls[i].waitMask) | raisedBy(controls[i]);
      controls[i].waitMask = needed;
    }
  }
}

/// A scoreboard may be waited for two cycles behind who raises it, and not
/// sooner.
void separateSetters(const TimedCode &code, const Predecessors &predecessors,
                     Stalls &stalls, ArrayRef<SassControl> controls) {
  auto separate = [&](unsigned setter, unsigned mask) {
    if (raisedBy(controls[setter]) & mask && stalls.cycles[setter] == 1) {
      stalls.cycles[setter] = 2;
      stalls.isForced[setter] = true;
    }
  };
  for (auto [number, block] : enumerate(code.blocks)) {
    for (unsigned i = block.first + 1; i != block.end; ++i)
      separate(i - 1, controls[i].waitMask);
    for (unsigned predecessor : predecessors[number])
      separate(code.blocks[predecessor].end - 1,
               controls[block.first].waitMask);
  }
}

/// The place of an operand to which a flag belongs; none for others.
constexpr unsigned noSlot = ~0u;
unsigned slotOf(const TimedInstruction &instruction,
                const SassOperand &operand) {
  if (operand.isWritten() || operand.file != SassFile::R)
    return noSlot;
  switch (operand.role) {
  case SassRole::A:
    return 0;
  case SassRole::B:
    // The second of an addition goes where a third would.
    return instruction.is("FADD") || instruction.is("HADD2") ? 2 : 1;
  case SassRole::C:
    return 2;
  default:
    return noSlot;
  }
}

/// The first instruction behind this one, in its block, that reads the register
/// of a place again in that place; absent: there is none.
std::optional<unsigned> readerOf(const TimedCode &code, const TimedBlock &block,
                                 unsigned index, unsigned slot) {
  auto in = [&](unsigned at) -> const SassOperand * {
    const TimedInstruction &instruction = code.instructions[at];
    for (const SassOperand &operand : instruction.decoded.operands)
      if (slotOf(instruction, operand) == slot)
        return &operand;
    return nullptr;
  };
  const SassOperand *kept = in(index);
  if (!kept)
    return std::nullopt;
  for (unsigned i = index + 1; i != block.end; ++i) {
    if (const SassOperand *read = in(i); read && read->first == kept->first)
      return i;
    if (code.instructions[i].decoded.writes.contains(SassFile::R, kept->first))
      return std::nullopt;
  }
  return std::nullopt;
}

/// Whether the warp keeps its turn all the way: ptxas keeps an operand for a
/// later instruction only so (sm_90a: 3,400 of 3,400; behind waits, too).
bool keepsTurnUntil(ArrayRef<SassControl> controls, unsigned from,
                    unsigned to) {
  return all_of(controls.slice(from, to - from),
                [](const SassControl &control) { return control.keepsTurn; });
}
} // namespace

std::vector<SassControl> makeControls(const TimedCode &code,
                                      const Predecessors &predecessors,
                                      Stalls &stalls, const TokenFlow &flow,
                                      ArrayRef<unsigned> numbers,
                                      unsigned reserved) {
  std::vector<SassControl> controls(code.instructions.size());
  for (auto [index, token] : enumerate(flow.tokens)) {
    SassControl &control = controls[token.instruction];
    (token.isRead ? control.readBarrier : control.writeBarrier) =
        numbers[index];
  }
  for (auto [index, instruction] : enumerate(code.instructions)) {
    SassControl &control = controls[index];
    const SassControl &old = instruction.decoded.control;
    auto isReserved = [&](unsigned number) {
      return number < SassControl::barriers && reserved >> number & 1;
    };
    // Counted copies stay on the number that DEPBAR names.
    if (isReserved(old.writeBarrier) && !instruction.decoded.writes.any())
      control.writeBarrier = old.writeBarrier;
    // The result is behind the operands.
    if (control.readBarrier == control.writeBarrier)
      control.readBarrier = SassControl::none;
    control.waitMask = old.waitMask & reserved;
    for (unsigned token : flow.needs[index])
      control.waitMask |= 1u << numbers[token];
  }
  dropIdleWaits(code, predecessors, controls, reserved);
  separateSetters(code, predecessors, stalls, controls);
  // Cycles that the warp has had its turn.
  unsigned turn = 0;
  for (auto [index, instruction] : enumerate(code.instructions)) {
    const SassControl &old = instruction.decoded.control;
    SassControl &control = controls[index];
    control.stall = stalls.cycles[index];
    turn += control.stall;
    control.keepsTurn = isPinned(instruction) && control.stall == old.stall
                            ? old.keepsTurn
                            : keepsTurn(instruction, control.stall,
                                        stalls.isForced[index], turn);
    if (!control.keepsTurn || instruction.decoded.row->flow != SassFlow::Next)
      turn = 0;
  }
  return controls;
}

std::vector<uint8_t> encodeControls(const TimedCode &code,
                                    ArrayRef<SassControl> controls) {
  std::vector<uint8_t> bytes;
  bytes.reserve(code.instructions.size() * sassInstructionBytes);
  for (const TimedBlock &block : code.blocks)
    for (unsigned i = block.first; i != block.end; ++i) {
      const TimedInstruction &instruction = code.instructions[i];
      const SassControl &control = controls[i];
      uint64_t word = control.stall | control.keepsTurn << 4 |
                      control.writeBarrier << 5 | control.readBarrier << 8 |
                      control.waitMask << 11;
      uint64_t reuse = reuseOf(instruction);
      for (unsigned slot = 0; slot != 4; ++slot) {
        if (!(reuse >> slot & 1))
          continue;
        std::optional<unsigned> reader = readerOf(code, block, i, slot);
        if (!reader || !keepsTurnUntil(controls, i, *reader))
          reuse &= ~(uint64_t(1) << slot);
      }
      uint64_t high = instruction.high() & ~(controlMask | reuseMask);
      high |= word << controlShift | reuse << reuseShift;
      size_t at = bytes.size();
      bytes.resize(at + sassInstructionBytes);
      write64le(bytes.data() + at, instruction.low());
      write64le(bytes.data() + at + 8, high);
    }
  return bytes;
}

unsigned reuseOf(const TimedInstruction &instruction) {
  return instruction.high() >> reuseShift & 15;
}

std::optional<unsigned> firstChange(ArrayRef<uint8_t> before,
                                    ArrayRef<uint8_t> after) {
  if (before.size() != after.size())
    return before.size() / sassInstructionBytes;
  for (size_t at = 0; at + sassInstructionBytes <= before.size();
       at += sassInstructionBytes) {
    uint64_t high =
        read64le(before.data() + at + 8) ^ read64le(after.data() + at + 8);
    if (read64le(before.data() + at) != read64le(after.data() + at) ||
        high & ~(controlMask | reuseMask))
      return at / sassInstructionBytes;
  }
  return std::nullopt;
}

} // namespace kiln
