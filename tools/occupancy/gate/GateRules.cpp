#include "tools/occupancy/gate/GateRules.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {
namespace {

using Change = std::optional<GateChange>;
using Fault = std::optional<std::string>;

/// Two figures of which more is worse; one that is not known any more is worse,
/// too: nobody can say that it holds.
template <typename T>
Change compareFigures(StringRef name, StringRef unit,
                      const std::optional<T> &before,
                      const std::optional<T> &now) {
  if (before == now)
    return std::nullopt;
  auto text = [](const std::optional<T> &figure) {
    return figure ? std::to_string(*figure) : "not known";
  };
  return GateChange{
      !now || (before && *now > *before),
      formatv("{0} {1} -> {2}{3}", name, text(before), text(now), unit)};
}

/// Loads are not counted on AMD where there are some.
std::optional<uint64_t> spillBytes(const GateFacts &facts) {
  if (!facts.spillStoreBytes)
    return std::nullopt;
  return *facts.spillStoreBytes + facts.spillLoadBytes.value_or(0);
}

Change compareSpills(const GateFacts &before, const GateFacts &now) {
  if (Change change = compareFigures("spills", " bytes", spillBytes(before),
                                     spillBytes(now)))
    return change;
  return compareFigures("spilled scalar registers", "", before.scalarSpills,
                        now.scalarSpills);
}

Fault judgeSpills(const GateFacts &now) {
  if (uint64_t bytes = spillBytes(now).value_or(0))
    return formatv("spills {0} bytes", bytes).str();
  if (unsigned count = now.scalarSpills.value_or(0))
    return formatv("spills {0} scalar registers", count).str();
  return std::nullopt;
}

Fault judgeLaunch(const GateFacts &now) {
  if (now.warps != 0u)
    return std::nullopt;
  return formatv("cannot be launched with {0} threads a block",
                 now.threads.value_or(0))
      .str();
}

Change compareLaunch(const GateFacts &before, const GateFacts &now) {
  if ((before.warps == 0u) == (now.warps == 0u))
    return std::nullopt;
  if (Fault fault = judgeLaunch(now))
    return GateChange{true, *fault};
  return GateChange{false, "can be launched now"};
}

Change compareWarps(const GateFacts &before, const GateFacts &now) {
  // What cannot be launched is the other rule's.
  if (before.warps == now.warps || before.warps == 0u || now.warps == 0u)
    return std::nullopt;
  auto text = [](const GateFacts &facts) {
    return facts.warps
               ? formatv("{0}/{1}", *facts.warps, facts.maxWarps.value_or(0))
                     .str()
               : "not known";
  };
  std::string change =
      formatv("occupancy {0} -> {1} warps", text(before), text(now));
  if (before.threads != now.threads && before.threads && now.threads)
    change += formatv(" (blocks of {0} -> {1} threads)", *before.threads,
                      *now.threads);
  return GateChange{!now.warps || (before.warps && *now.warps < *before.warps),
                    change};
}

Change compareRegisters(const GateFacts &before, const GateFacts &now) {
  if (before.registersAllocated == now.registersAllocated)
    return std::nullopt;
  Change change =
      compareFigures("allocated registers", "", before.registersAllocated,
                     now.registersAllocated);
  if (before.registers && now.registers)
    change->text +=
        formatv(" ({0} -> {1} used)", *before.registers, *now.registers);
  return change;
}

Fault judgeSerialization(const GateFacts &now) {
  if (!now.serialized)
    return std::nullopt;
  return "each wgmma waits for the one before";
}

Change compareSerialization(const GateFacts &before, const GateFacts &now) {
  if (before.serialized == now.serialized)
    return std::nullopt;
  return GateChange{now.serialized, now.serialized
                                        ? "each wgmma waits for the one before"
                                        : "wgmmas overlap now"};
}

Fault judgeHazards(const GateFacts &now) {
  unsigned count = now.hazards.value_or(0);
  if (!count)
    return std::nullopt;
  return formatv("{0} hazard{1} in its machine code", count,
                 count == 1 ? "" : "s")
      .str();
}

Change compareHazards(const GateFacts &before, const GateFacts &now) {
  // A baseline from before hazards were checked says nothing, and code without
  // hazards is no change to it.
  if (!before.hazards && now.hazards == 0u)
    return std::nullopt;
  Change change = compareFigures("hazards", "", before.hazards, now.hazards);
  if (change && !before.hazards)
    change->isWorse = true;
  return change;
}

Fault noFault(const GateFacts &) { return std::nullopt; }

const GateRule allRules[] = {
    {"spills", "registers go to memory because there are too few",
     "Give the kernel more registers (a larger --max-regs, fewer threads in "
     "__launch_bounds__), or keep fewer values alive; kiln compile "
     "--sched-strategy pressure orders for that.",
     true, false, false, compareSpills, judgeSpills},
    {"unlaunchable", "no block of the kernel fits on the GPU",
     "kiln occupancy --explain says what does not fit, and what to cut.", true,
     true, false, compareLaunch, judgeLaunch},
    {"occupancy", "fewer warps are resident than before",
     "kiln occupancy shows what limits and the next step; --ladder shows every "
     "step.",
     true, false, false, compareWarps, noFault},
    {"registers", "the hardware hands out more registers than before",
     "The count crossed a granule of the allocation: find what lives longer, "
     "or cap the registers.",
     false, false, false, compareRegisters, noFault},
    {"serialization", "ptxas serializes wgmma",
     "Registers of a wgmma in flight are touched: read what ptxas says "
     "(C7510 and its like), and wait before the first use.",
     true, false, false, compareSerialization, judgeSerialization},
    {"hazards", "the machine code breaks rules of the machine",
     "kiln inspect FILE --hazards names each with its location and what to do; "
     "a "
     "result may be wrong on some runs only.",
     false, true, true, compareHazards, judgeHazards},
};

} // namespace

ArrayRef<GateRule> gateRules() { return allRules; }

const GateRule *findGateRule(StringRef name) {
  for (const GateRule &rule : allRules)
    if (rule.name == name)
      return &rule;
  return nullptr;
}

} // namespace kiln
