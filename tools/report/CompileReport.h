// The report on compiled kernels: the resources record beside the directives
// the kernel was compiled under, and what the scheduling layer remarked, so
// that a directive that was not obeyed is never silent. What could not be
// compiled has its row too.
#ifndef KILN_TOOLS_REPORT_COMPILEREPORT_H
#define KILN_TOOLS_REPORT_COMPILEREPORT_H

#include "tools/auto/Auto.h"
#include "tools/report/ResourceReport.h"

namespace kiln {

/// One line of the report.
struct ReportRow {
  KernelResources resources;
  CompiledKernel kernel;
  /// Why there are no resources; empty: there are.
  std::string error;
  std::vector<CodeGenRemark> remarks;
  /// How its directives were chosen, if it asked for `auto`.
  std::optional<AutoChoice> choice;
  /// How it is lowered, and why, where that was left open.
  std::optional<PlanChoice> planChoice;
  /// What became of its rematerializations.
  std::vector<RematOutcome> rematOutcomes{};
};

/// The rows of one compilation up to Stage::Report; `file` is the source they
/// name.
std::vector<ReportRow> reportRows(const AutoCompiled &compiled,
                                  llvm::StringRef file);

/// The row of a compilation that failed.
ReportRow failedRow(llvm::StringRef file, llvm::StringRef kernel,
                    llvm::StringRef target, llvm::StringRef strategy,
                    std::string error);

/// What was asked for; of `auto`, what it chose.
std::string strategyText(const ReportRow &row);

/// What is to be said of a kernel with more registers than it was to have at
/// most: ptxas does not go below a least number. Empty: it has no more.
std::string moreRegistersThanAsked(const KernelResources &kernel,
                                   llvm::StringRef maxRegs);

/// Version of the JSON; raised when a field changes its meaning or goes away.
inline constexpr int compileReportVersion = 3;

/// Writes the rows as one table, followed by the remarks if asked, or as JSON
/// (which always has them, and failures in a list of their own), CSV or a page.
void printReport(llvm::raw_ostream &os, llvm::ArrayRef<ReportRow> rows,
                 const Launches &launches, Format format, bool withRemarks);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_COMPILEREPORT_H
