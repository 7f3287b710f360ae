// The resources record on a page for a browser: its columns, and drawings of
// one kernel.
#ifndef KILN_TOOLS_REPORT_RESOURCEPAGE_H
#define KILN_TOOLS_REPORT_RESOURCEPAGE_H

#include "tools/chart/StaircaseChart.h"
#include "tools/page/Page.h"
#include "tools/report/ResourceReport.h"

namespace kiln {

/// The columns of resources and a kernel's cells in them, with numbers to sort
/// by.
void addResourceColumns(PageTable &table);
std::vector<PageCell> resourcePageCells(const KernelResources &kernel,
                                        const LaunchShape &launch);

/// The stairs of a kernel, or what is not known of it.
llvm::Expected<Staircase> staircaseOf(const KernelResources &kernel,
                                      const LaunchShape &launch);

/// The stairs and the bars of a kernel, or a sentence that says what is
/// missing.
void addOccupancyDrawings(Page &page, const KernelResources &kernel,
                          const LaunchShape &launch);

/// What is made of rows of text, on a page.
PageTable pageTable(const Table &table, llvm::StringRef caption,
                    unsigned rowHead);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_RESOURCEPAGE_H
