#include "targets/rederive/FunctionFacts.h"
#include "targets/hazards/InstructionFacts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

/// Where a call leads to, if that is in this code.
static std::optional<unsigned> calledInstruction(const TimedCode &code,
                                                 unsigned index) {
  const TimedInstruction &instruction = code.instructions[index];
  if (!instruction.is("CALL.REL") ||
      instruction.decoded.form != SassForm::ImmediateB)
    return std::nullopt;
  int64_t target = int64_t(index + 1) * sassInstructionBytes +
                   sassBranchOffset(instruction.bytes, code.gpu);
  if (target < 0 || target % sassInstructionBytes ||
      target / sassInstructionBytes >= int64_t(code.instructions.size()))
    return std::nullopt;
  return target / sassInstructionBytes;
}

Predecessors predecessorsOf(const TimedCode &code) {
  Predecessors predecessors(code.blocks.size());
  for (auto [index, block] : enumerate(code.blocks)) {
    for (unsigned successor : block.successors)
      predecessors[successor].push_back(index);
    std::optional<unsigned> called = calledInstruction(code, block.end - 1);
    if (!called)
      continue;
    auto target = partition_point(code.blocks, [&](const TimedBlock &other) {
      return other.end <= *called;
    });
    predecessors[target - code.blocks.begin()].push_back(index);
  }
  return predecessors;
}

bool leavesUnfollowed(const TimedInstruction &instruction) {
  switch (instruction.decoded.row->flow) {
  case SassFlow::Return:
  case SassFlow::IndirectBranch:
    return true;
  default:
    return false;
  }
}

unsigned countedScoreboard(const TimedInstruction &instruction) {
  // Bit 47: it names one, in bits 44 to 46.
  return instruction.is("DEPBAR") && instruction.low() >> 47 & 1
             ? instruction.low() >> 44 & 7
             : SassControl::none;
}

unsigned namedScoreboards(const TimedCode &code) {
  unsigned named = 0;
  for (const TimedInstruction &instruction : code.instructions) {
    unsigned number = instruction.is("LDGDEPBAR")
                          ? instruction.decoded.control.writeBarrier
                          : countedScoreboard(instruction);
    if (number < SassControl::barriers)
      named |= 1u << number;
  }
  return named;
}

bool isPinned(const TimedInstruction &instruction) {
  if (instruction.decoded.row->flow != SassFlow::Next)
    return true;
  switch (instruction.timing->timing) {
  case TimingClass::None:
  case TimingClass::Branch:
  case TimingClass::Synchronization:
  case TimingClass::WarpGroup:
  case TimingClass::Double:
  case TimingClass::TensorShort:
  case TimingClass::TensorLong:
  case TimingClass::TensorDouble:
    return true;
  default:
    break;
  }
  StringRef name = instruction.mnemonic();
  static constexpr StringRef families[] = {"BAR",    "SYNCS", "ARRIVES", "UTMA",
                                           "UBLK",   "UTC",   "UCGABAR", "CCTL",
                                           "MEMBAR", "QSPC"};
  static constexpr StringRef names[] = {
      "USETMAXREG", "B2R", "LEPC", "REDUX", "MATCH", "ELECT", "GETLMEMBASE"};
  return any_of(families,
                [&](StringRef family) { return name.starts_with(family); }) ||
         is_contained(names, name);
}

bool isOrderedAccess(const TimedInstruction &instruction,
                     const GpuTarget &gpu) {
  if (instruction.timing->timing != TimingClass::Memory)
    return false;
  StringRef name = instruction.mnemonic();
  if (name.starts_with("ATOM") || name.starts_with("RED"))
    return true;
  // NAK, set_mem_order: from 8.0 on bits 77 to 80 say weak (0), constant (4), or
  // a scope; before, bits 79 and 80 say constant, weak, strong (2).
  static constexpr StringRef accesses[] = {"LDG", "LD", "STG", "ST"};
  if (!is_contained(accesses, name))
    return false;
  unsigned order = instruction.high() >> 13 & 15;
  return gpu.computeCapability >= 80 ? order && order != 4 : order >> 2 == 2;
}

int guardOf(const TimedInstruction &instruction) {
  for (const SassOperand &operand : instruction.decoded.operands)
    if (operand.role == SassRole::Guard)
      return SassRegisterSet::indexOf(operand.file, operand.first) * 2 +
             operand.inverted;
  return -1;
}

std::string reasonToKeep(const TimedCode &code) {
  auto at = [](unsigned index) {
    return formatv("{0:x}", index * sassInstructionBytes).str();
  };
  unsigned named = namedScoreboards(code);
  for (auto [index, instruction] : enumerate(code.instructions)) {
    if (!instruction.timing)
      return formatv(
          "the instruction at {0} ({1}) is not in the tables", at(index),
          instruction.decoded.row
              ? instruction.mnemonic().str()
              : formatv("opcode {0:x}", instruction.low() & 0x1ff).str());
    // Attention with a producer so re-derived fails on an H100 and an H200, and
    // nobody knows why yet; with tensor maps alone it is right.
    if (instruction.timing->timing == TimingClass::SharedBarrier ||
        instruction.mnemonic().starts_with("UTMA") ||
        instruction.mnemonic().starts_with("UBLK"))
      return formatv(
          "the instruction at {0} ({1}) is one of barriers in shared "
          "memory or of tensor copies, whose order is not understood",
          at(index), instruction.mnemonic());
    if (instruction.decoded.row->flow == SassFlow::Call &&
        !calledInstruction(code, index))
      return formatv("the call at {0} leaves the function", at(index));
    const SassControl &control = instruction.decoded.control;
    if (control.drains() && !isPinned(instruction))
      return formatv("the instruction at {0} ({1}) waits for everything: code "
                     "that was not scheduled (ptxas -O0)",
                     at(index), instruction.mnemonic());
    // Bits 32 to 37 of DEPBAR: numbers in the instruction itself.
    if (instruction.is("DEPBAR") && instruction.low() >> 32 & 63)
      return formatv("the DEPBAR at {0} names scoreboards beside the one it "
                     "counts",
                     at(index));
    bool isNamed = control.writeBarrier < SassControl::barriers &&
                   named >> control.writeBarrier & 1;
    if (isNamed && instruction.decoded.writes.any() &&
        any_of(code.instructions, [&](const TimedInstruction &other) {
          return countedScoreboard(other) == control.writeBarrier &&
                 counterOf(other);
        }))
      return formatv("the result of the instruction at {0} ({1}) is on the "
                     "scoreboard that a DEPBAR counts",
                     at(index), instruction.mnemonic());
  }
  return "";
}

std::vector<unsigned> loopDepths(const TimedCode &code) {
  std::vector<unsigned> depths(code.blocks.size());
  for (auto [index, block] : enumerate(code.blocks))
    for (unsigned successor : block.successors)
      if (successor < index) // not a warp's end, which branches to itself
        for (unsigned inside = successor; inside <= index; ++inside)
          ++depths[inside];
      else if (successor == index &&
               code.instructions[block.end - 1].decoded.isGuarded)
        ++depths[index];
  return depths;
}

} // namespace kiln
