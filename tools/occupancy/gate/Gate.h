// The gate: kernels against their baseline, and what of it fails.
#ifndef KILN_TOOLS_OCCUPANCY_GATE_GATE_H
#define KILN_TOOLS_OCCUPANCY_GATE_GATE_H

#include "tools/occupancy/gate/Baseline.h"
#include "tools/occupancy/gate/GateRules.h"

namespace kiln {

struct GateOptions {
  std::vector<const GateRule *> rules;
  /// Only what gets worse fails. Otherwise what improves, comes or goes fails
  /// as well, so that the baseline says what is.
  bool isOneWay = false;
  /// "2026-11-24", for waivers.
  std::string today;
  /// Not every file could be read: nobody can say which kernels are gone.
  bool isPartial = false;
};

/// One thing that is to be said of one kernel, or of one waiver.
struct GateFinding {
  enum Status : uint8_t {
    New,
    Worse,
    Improved,
    Gone,
    /// Another compiler made it; its figures say nothing about the source.
    NotComparable,
    /// A waiver whose day is over.
    Expired,
    /// A waiver that nothing needs.
    Unused
  };
  Status status;
  /// What it is about; of waivers and of what is gone there is less.
  std::string file, kernel, target;
  /// The kernel's index in the list that was checked.
  std::optional<size_t> kernelIndex;
  /// Null: no rule's.
  const GateRule *rule = nullptr;
  std::string text;
  bool fails = false;
  /// What lets it pass, or did until its day was over.
  std::optional<Waiver> waiver;

  /// The word of waivers: the rule's name, "new", "gone".
  llvm::StringRef gate() const;
};
/// The word reports use: "NEW", "WORSE", ...
llvm::StringRef statusName(GateFinding::Status);

struct GateResult {
  /// Findings by kernel in the sequence of the files, then gone ones, then
  /// waivers.
  std::vector<GateFinding> findings;
  /// How many kernels were looked at, and how many of each status.
  size_t kernels = 0;
  size_t count(GateFinding::Status status) const;
  size_t failures() const;
};

GateResult judge(const GateBaseline &baseline, llvm::ArrayRef<GateFacts> now,
                 const GateOptions &options);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_GATE_GATE_H
