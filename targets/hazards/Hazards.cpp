#include "targets/hazards/Hazards.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/hazards/HazardCheck.h"
#include "llvm/Support/FormatVariadic.h"
#include <deque>
#include <tuple>

using namespace llvm;

namespace kiln {

StringRef hazardKindName(HazardKind kind) {
  static constexpr StringRef names[] = {
      "early-read",          "early-write",
      "early-overwrite",     "unwaited-read",
      "unwaited-write",      "unwaited-overwrite",
      "accumulator-touched", "matrix-source-overwritten",
      "early-wait",          "pinned-distance",
      "short-branch",        "uncounted-copies",
      "illegal-stall"};
  return names[unsigned(kind)];
}

StringRef hazardKindMeaning(HazardKind kind) {
  static constexpr StringRef meanings[] = {
      "a result is read before its pipe has written it; the stalls from one to "
      "the other have to add up to more",
      "an earlier write may land after this one; the stalls from one to the "
      "other have to add up to more",
      "an operand is overwritten before it was fetched; the stalls from one to "
      "the other have to add up to more",
      "a result is read that no scoreboard waited for; its producer has to "
      "raise "
      "one, and the reader or one before it to wait for that",
      "a result is overwritten that no scoreboard waited for; its producer has "
      "to raise one, and the writer or one before it to wait for that",
      "an operand is overwritten that no scoreboard says was fetched; who "
      "fetches it has to raise a read scoreboard, and the writer or one before "
      "it to wait for that",
      "an accumulator is touched while its multiplication is in flight; wait "
      "for its group before (WARPGROUP.DEPBAR, wgmma.wait_group)",
      "an operand in registers of a multiplication in flight is overwritten: a "
      "known defect of ptxas before 13.3 (triton #9433, #11781); assemble with "
      "ptxas 13.3 or later, or wait for the group before the operand's "
      "registers get other values (wgmma.wait_group), or let the operand go "
      "through shared memory",
      "a scoreboard is waited for before it is surely raised; who raises it "
      "has "
      "to stall for 2 cycles",
      "too close after a barrier, a fence, or an arrival; its stall has to be "
      "longer",
      "the stall of a branch is too short; it has to be 5 cycles or more",
      "the copies before it are on no scoreboard that DEPBAR counts; LDGDEPBAR "
      "has to raise the one that DEPBAR names",
      "a combination of stall and keep bit that the machine does not have; the "
      "turn is kept over 1 to 11 cycles only"};
  return meanings[unsigned(kind)];
}

std::string Hazard::registers() const {
  if (!count)
    return "";
  std::string text = sassRegisterName(index);
  if (count > 1)
    text += ".." + sassRegisterName(index + count - 1);
  return text;
}

namespace {
auto locationOf(const Hazard &hazard) {
  return std::tuple(hazard.offset, hazard.kind, hazard.producer, hazard.needed,
                    hazard.found, hazard.scoreboard, hazard.index);
}

/// Sorted, without duplicates, and neighbouring registers of one cause as one.
void tidy(std::vector<Hazard> &hazards) {
  llvm::sort(hazards, [](const Hazard &a, const Hazard &b) {
    return locationOf(a) < locationOf(b);
  });
  hazards.erase(llvm::unique(hazards), hazards.end());
  std::vector<Hazard> merged;
  for (const Hazard &hazard : hazards) {
    if (!merged.empty() && hazard.count) {
      Hazard &last = merged.back();
      Hazard next = last;
      next.index += last.count;
      bool follows = locationOf(next) == locationOf(hazard) && last.count &&
                     SassRegisterSet::fileOf(last.index) ==
                         SassRegisterSet::fileOf(hazard.index);
      if (follows) {
        last.count += hazard.count;
        continue;
      }
    }
    merged.push_back(hazard);
  }
  hazards = std::move(merged);
}

/// Where DEPBAR lets some groups of copies be left, LDGDEPBAR must raise the
/// scoreboard that it counts. Others may raise it, too: that only makes it wait
/// longer.
void checkCounters(const TimedCode &code, HazardReport &report) {
  // Bit 47: it waits for a counter, 44 to 46; 38 to 43: how many may be left.
  unsigned counted = 0;
  for (const TimedInstruction &instruction : code.instructions)
    if (instruction.is("DEPBAR") && instruction.low() >> 47 & 1 &&
        instruction.low() >> 38 & 63)
      counted |= 1u << (instruction.low() >> 44 & 7);
  if (!counted)
    return;
  for (auto [index, instruction] : enumerate(code.instructions)) {
    unsigned raised = instruction.decoded.control.writeBarrier;
    if (!instruction.is("LDGDEPBAR") || counted >> raised & 1)
      continue;
    uint64_t offset = index * sassInstructionBytes;
    report.hazards.push_back({HazardKind::UncountedCopies, offset, offset});
  }
}
} // namespace

HazardReport checkHazards(ArrayRef<uint8_t> bytes, const GpuTarget &gpu,
                          const SassBranchTargets &targets,
                          HazardObserver observe) {
  TimedCode code(bytes, gpu, targets);
  HazardReport report;
  // What follows the last instruction is checked, and is none.
  size_t padding = (bytes.size() - withoutSassPadding(bytes, gpu).size()) /
                   sassInstructionBytes;
  report.instructions = code.instructions.size() - padding;
  auto nameOf = [](const TimedInstruction &instruction) -> std::string {
    StringRef mnemonic = instruction.mnemonic();
    return mnemonic.empty()
               ? formatv("opcode {0:x}", instruction.low() & 0x1ff).str()
               : mnemonic.str();
  };
  for (const TimedInstruction &instruction :
       ArrayRef(code.instructions).take_front(report.instructions))
    if (!instruction.timing) {
      ++report.refused;
      ++report.refusedOpcodes[nameOf(instruction)];
    }
  report.calls = code.calls;
  report.indirectBranches = code.indirectBranches;
  // Volta keeps other times than those of Distances.
  if (gpu.computeCapability < 75) {
    report.refused = report.instructions;
    report.refusedOpcodes.clear();
    return report;
  }
  if (code.blocks.empty())
    return report;
  HazardCheck check(code, observe);
  // Every basic block starts with nothing in flight; the join with predecessors
  // only makes it worse. Blocks reached only by calls stay so.
  std::vector<HazardState> before(code.blocks.size());
  std::deque<unsigned> todo;
  std::vector<bool> waiting(code.blocks.size(), true);
  for (unsigned block = 0; block != code.blocks.size(); ++block)
    todo.push_back(block);
  while (!todo.empty()) {
    unsigned block = todo.front();
    todo.pop_front();
    waiting[block] = false;
    HazardState state = before[block];
    for (unsigned i = code.blocks[block].first; i != code.blocks[block].end;
         ++i)
      check.step(state, i, nullptr);
    state.settle();
    for (unsigned successor : code.blocks[block].successors)
      if (before[successor].join(state) && !waiting[successor]) {
        waiting[successor] = true;
        todo.push_back(successor);
      }
  }
  for (unsigned block = 0; block != code.blocks.size(); ++block) {
    HazardState state = before[block];
    for (unsigned i = code.blocks[block].first; i != code.blocks[block].end;
         ++i)
      check.step(state, i, &report);
  }
  checkCounters(code, report);
  tidy(report.hazards);
  return report;
}

} // namespace kiln
