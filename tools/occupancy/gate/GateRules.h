// What a gate can fail on: one row for each word of --fail-on.
#ifndef KILN_TOOLS_OCCUPANCY_GATE_GATERULES_H
#define KILN_TOOLS_OCCUPANCY_GATE_GATERULES_H

#include "tools/occupancy/gate/GateFacts.h"

namespace kiln {

/// How a kernel differs from its baseline in what a rule looks at.
struct GateChange {
  bool isWorse;
  /// "spills 0 -> 64 bytes"
  std::string text;
};

struct GateRule {
  /// The word of --fail-on.
  llvm::StringLiteral name;
  /// What it looks at, in half a sentence; what to do about it, in one.
  llvm::StringLiteral summary, help;
  /// On where --fail-on does not say.
  bool isDefault;
  /// Holds whatever compiler made the two files.
  bool isAbsolute;
  /// Looks at GateFacts::hazards, for which the machine code has to be checked.
  bool needsHazards;
  /// Nothing where there is no difference.
  std::optional<GateChange> (*compare)(const GateFacts &before,
                                       const GateFacts &now);
  /// What is wrong with a kernel that has no baseline; nothing: nothing is.
  std::optional<std::string> (*judge)(const GateFacts &now);
};

/// Every rule, in the sequence of reports.
llvm::ArrayRef<GateRule> gateRules();
/// The rule of this name, or null.
const GateRule *findGateRule(llvm::StringRef name);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_GATE_GATERULES_H
