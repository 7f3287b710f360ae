#include "targets/hazards/TimedCode.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using llvm::support::endian::read64le;

namespace kiln {

uint64_t TimedInstruction::low() const { return read64le(bytes.data()); }
uint64_t TimedInstruction::high() const { return read64le(bytes.data() + 8); }
unsigned TimedInstruction::rawStall() const { return high() >> 41 & 31; }

/// Whether an instruction always leaves to its target, so that the next one is
/// not reached from it.
static bool alwaysLeaves(const TimedInstruction &instruction) {
  if (!instruction.decoded.row || instruction.decoded.isGuarded)
    return false;
  switch (instruction.decoded.row->flow) {
  case SassFlow::Exit:
  case SassFlow::Return:
  case SassFlow::IndirectBranch: {
    // EXIT and BRX have a second predicate, bits 87 to 89 and 90.
    return (instruction.high() >> 23 & 15) == 7;
  }
  case SassFlow::Branch:
    // Form 4 alone is the branch of all lanes: .U and .DIV ask uniform
    // registers, and a second predicate makes it conditional.
    return instruction.decoded.form == SassForm::ImmediateB &&
           (instruction.high() >> 23 & 15) == 7 &&
           !(instruction.low() >> 32 & 3);
  default:
    return false;
  }
}

TimedCode::TimedCode(ArrayRef<uint8_t> code, const GpuTarget &gpu,
                     const SassBranchTargets &targets)
    : gpu(gpu) {
  for (; code.size() >= sassInstructionBytes;
       code = code.drop_front(sassInstructionBytes)) {
    TimedInstruction made;
    made.bytes = code.take_front(sassInstructionBytes);
    made.decoded = decodeSass(made.bytes, gpu);
    made.timing = timingOf(made.decoded, made.bytes, gpu);
    if (made.decoded.row) {
      calls += made.decoded.row->flow == SassFlow::Call;
      indirectBranches +=
          made.decoded.row->flow == SassFlow::IndirectBranch &&
          !targets.count(instructions.size() * sassInstructionBytes);
    }
    instructions.push_back(std::move(made));
  }
  cut(targets);
}

/// The instruction that a branch names, if it names one of this code.
std::optional<unsigned> TimedCode::targetOf(unsigned index) const {
  const TimedInstruction &instruction = instructions[index];
  int64_t offset = int64_t(index + 1) * sassInstructionBytes +
                   sassBranchOffset(instruction.bytes, gpu);
  if (offset < 0 || offset % sassInstructionBytes ||
      offset / sassInstructionBytes >= int64_t(instructions.size()))
    return std::nullopt;
  return offset / sassInstructionBytes;
}

/// Every instruction of this code that an instruction names as a branch target,
/// or, as BSSY does, as a reconvergence point.
SmallVector<unsigned, 1>
TimedCode::targetsOf(unsigned index, const SassBranchTargets &indirect) const {
  const SassOpcode *row = instructions[index].decoded.row;
  SmallVector<unsigned, 1> named;
  if (!row)
    return named;
  if (row->flow == SassFlow::IndirectBranch) {
    auto listed = indirect.find(index * sassInstructionBytes);
    if (listed != indirect.end())
      for (uint64_t offset : listed->second)
        named.push_back(offset / sassInstructionBytes);
    return named;
  }
  bool names = row->flow == SassFlow::Branch || row->flow == SassFlow::Call ||
               StringRef(row->mnemonic) == "BSSY";
  if (std::optional<unsigned> target = targetOf(index); names && target)
    named.push_back(*target);
  return named;
}

void TimedCode::cut(const SassBranchTargets &indirect) {
  std::vector<bool> leads(instructions.size() + 1, false);
  if (!instructions.empty())
    leads[0] = true;
  for (unsigned i = 0; i != instructions.size(); ++i) {
    const SassOpcode *row = instructions[i].decoded.row;
    if (!row)
      continue;
    for (unsigned target : targetsOf(i, indirect))
      leads[target] = true;
    if (row->flow != SassFlow::Next || StringRef(row->mnemonic) == "BSYNC")
      leads[i + 1] = true;
  }
  std::vector<unsigned> blockOf(instructions.size());
  for (unsigned i = 0; i != instructions.size(); ++i) {
    if (leads[i])
      blocks.push_back({i, i, {}});
    blocks.back().end = i + 1;
    blockOf[i] = blocks.size() - 1;
  }
  for (unsigned b = 0; b != blocks.size(); ++b) {
    TimedBlock &block = blocks[b];
    unsigned last = block.end - 1;
    const TimedInstruction &instruction = instructions[last];
    const SassOpcode *row = instruction.decoded.row;
    bool jumps = row && (row->flow == SassFlow::Branch ||
                         row->flow == SassFlow::IndirectBranch);
    auto follow = [&](unsigned next) {
      if (!is_contained(block.successors, next))
        block.successors.push_back(next);
    };
    if (jumps && !instruction.decoded.neverExecutes)
      for (unsigned target : targetsOf(last, indirect))
        follow(blockOf[target]);
    // Not reached: after the trailing branch to itself.
    if (!alwaysLeaves(instruction) && block.end != instructions.size())
      follow(b + 1);
  }
}

} // namespace kiln
