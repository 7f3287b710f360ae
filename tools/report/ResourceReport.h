// Views of the one resources record: what `kiln occupancy`, `kiln compile
// --emit report` and `kiln compare` print.
#ifndef KILN_TOOLS_REPORT_RESOURCEREPORT_H
#define KILN_TOOLS_REPORT_RESOURCEREPORT_H

#include "targets/object/Resources.h"
#include "tools/driver/Launches.h"
#include "tools/report/Table.h"

namespace kiln {

/// Titles of the columns of resources.
llvm::ArrayRef<std::pair<llvm::StringLiteral, Table::Align>> resourceTitles();
/// The columns of a table with one kernel a row.
void addResourceColumns(Table &table);
/// What "?" and ">=" in those columns mean, one line without its end; empty
/// where neither occurs.
std::string resourceLegend(const Table &table);
/// That line below a table that people read.
void printLegend(llvm::raw_ostream &os, const Table &table, Format format);
/// The cells of these columns; "?" where the file does not hold the number.
std::vector<std::string> resourceCells(const KernelResources &kernel,
                                       const LaunchShape &launch);
std::vector<std::string> resourceCells(const KernelResources &kernel,
                                       const Launches &launches);

/// "8/64 12%", or "cannot launch".
std::string residentCell(const Occupancy &occupancy);
/// What to cut, and by how much: "regs <= 128 (-13), smem <= 16384 (-3616)".
std::string cutsText(const NextStep &step, const OccupancyRequest &now);
/// The cuts for one more block and what they lead to: "... -> 16 warps"; empty
/// where there are none.
std::string stepText(const Occupancy &occupancy, const OccupancyRequest &now);

/// The same where there is no kernel to tell of.
std::vector<std::string> absentResourceCells();

/// One kernel as JSON (the contract), with the launch that `launches` has for
/// it.
llvm::json::Object resourceJson(const KernelResources &kernel,
                                const Launches &launches);
/// The JSON fields as CSV, one kernel a line, nested fields as
/// `occupancy.fraction`.
void printResourceCsv(llvm::raw_ostream &os,
                      llvm::ArrayRef<llvm::json::Object> kernels);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_RESOURCEREPORT_H
