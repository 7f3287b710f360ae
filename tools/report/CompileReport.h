// The report on compiled kernels: the resources record beside the orders the
// kernel was compiled under, and what the scheduling layer remarked, so that an
// order that was not followed is never silent.
#ifndef KILN_TOOLS_REPORT_COMPILEREPORT_H
#define KILN_TOOLS_REPORT_COMPILEREPORT_H

#include "tools/driver/Compile.h"
#include "tools/report/ResourceReport.h"

namespace kiln {

/// One line of the report.
struct ReportRow {
  KernelResources resources;
  CompiledKernel kernel;
  std::vector<CodeGenRemark> remarks;
  /// How its orders were chosen, if it asked for `auto`.
  std::optional<AutoChoice> choice;
};

/// The rows of one compilation up to Stage::Report; `file` is the source they
/// name.
std::vector<ReportRow> reportRows(const Compiled &compiled,
                                  llvm::StringRef file);

/// Writes the rows as one table, followed by the remarks if asked, or as JSON
/// (which always has them) or CSV. The error is a --launch option that names no
/// kernel of the rows.
llvm::Error printReport(llvm::raw_ostream &os, llvm::ArrayRef<ReportRow> rows,
                        llvm::ArrayRef<std::string> launches, Format format,
                        bool withRemarks);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_COMPILEREPORT_H
