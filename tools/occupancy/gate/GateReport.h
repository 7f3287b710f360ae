// What a gate found, for people and for the programs that show it to them.
#ifndef KILN_TOOLS_OCCUPANCY_GATE_GATEREPORT_H
#define KILN_TOOLS_OCCUPANCY_GATE_GATEREPORT_H

#include "tools/occupancy/gate/Gate.h"
#include "tools/report/Table.h"

namespace kiln {

/// A line of the source that a finding is about.
struct GateLine {
  std::string file;
  unsigned line = 0;
};

/// All that reports are made of.
struct GateReport {
  const GateResult &result;
  const GateOptions &options;
  /// The kernels that were checked; findings name their indices.
  llvm::ArrayRef<GateFacts> kernels;
  /// A line for each finding, where one is known.
  std::vector<std::optional<GateLine>> lines;
  std::string baselinePath;
  std::string version;
};

/// A table of what is to be said, and one line that says how it ends. `format`
/// is Text, Markdown or Csv (the table alone).
void printGate(llvm::raw_ostream &os, const GateReport &report, Format format);
/// "12 kernels against base.json: 1 WORSE, 2 NEW; 3 fail"
std::string gateSummary(const GateReport &report);
/// {"version", "check": {"baseline", "passed", "findings": [...]}}
llvm::json::Object gateJson(const GateReport &report);
/// JUnit's XML: a test for each kernel and rule, so that a server shows what
/// passed as well.
void printJUnit(llvm::raw_ostream &os, const GateReport &report);
/// SARIF 2.1.0 (OASIS): a result for each finding; what a waiver lets pass is
/// suppressed with its reason.
llvm::json::Object sarifJson(const GateReport &report);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_GATE_GATEREPORT_H
