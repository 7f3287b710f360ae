#include "targets/rederive/Rederive.h"
#include "targets/hazards/Hazards.h"
#include "targets/rederive/ControlWords.h"
#include "targets/rederive/Scoreboards.h"
#include "targets/rederive/Stalls.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

ControlSums sumsOf(const TimedCode &code) {
  ControlSums sums;
  for (const TimedInstruction &instruction : code.instructions) {
    if (instruction.is("NOP"))
      continue;
    const SassControl &control = instruction.decoded.control;
    sums.stalls += control.stall;
    sums.waits += control.waitMask != 0;
    for (unsigned set : {control.writeBarrier, control.readBarrier})
      if (set < SassControl::barriers) {
        ++sums.setters;
        sums.scoreboards |= 1u << set;
      }
    sums.reuses += popcount(reuseOf(instruction));
  }
  return sums;
}

std::string describe(const HazardReport &report) {
  const Hazard &first = report.hazards.front();
  return formatv("{0} hazard(s) in it, the first at {1:x}: {2}{3}{4}",
                 report.hazards.size(), first.offset,
                 hazardKindName(first.kind), first.count ? " of " : "",
                 first.registers());
}

/// Why the new bytes cannot stand for the old ones; "" if they can.
std::string verify(ArrayRef<uint8_t> before, ArrayRef<uint8_t> after,
                   const GpuTarget &gpu) {
  if (std::optional<unsigned> changed = firstChange(before, after))
    return formatv("more than its control word would change at {0:x}",
                   *changed * sassInstructionBytes);
  HazardReport report = checkHazards(after, gpu);
  if (report.refused)
    return "the check does not know all of its instructions";
  return report.hazards.empty() ? ""
                                : "re-derived there is " + describe(report);
}

/// New control words, or why there are none.
std::string rederive(const TimedCode &code, std::vector<uint8_t> &bytes) {
  Predecessors predecessors = predecessorsOf(code);
  Stalls stalls = deriveStalls(code, predecessors);
  if (!stalls.failure.empty())
    return stalls.failure;
  unsigned reserved = namedScoreboards(code);
  TokenFlow flow = findTokens(code, predecessors);
  std::vector<unsigned> numbers =
      assignScoreboards(code, predecessors, flow, stalls.cycles, reserved);
  std::vector<SassControl> controls =
      makeControls(code, predecessors, stalls, flow, numbers, reserved);
  bytes = encodeControls(code, controls);
  return "";
}
} // namespace

RederivedCode rederiveControl(ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  RederivedCode result;
  TimedCode code(bytes, gpu);
  result.instructions = code.instructions.size();
  result.before = result.after = sumsOf(code);
  result.keptBecause = reasonToKeep(code);
  if (result.keptBecause.empty())
    result.keptBecause = rederive(code, result.code);
  if (result.keptBecause.empty())
    result.keptBecause = verify(bytes, result.code, gpu);
  if (!result.keptBecause.empty()) {
    result.code.assign(bytes.begin(), bytes.end());
    return result;
  }
  result.after = sumsOf(TimedCode(result.code, gpu));
  return result;
}

} // namespace kiln
