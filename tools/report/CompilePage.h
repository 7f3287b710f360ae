// Kernels under several directives, as a page: what CompileReport prints, with
// the directives of each kernel side by side.
#ifndef KILN_TOOLS_REPORT_COMPILEPAGE_H
#define KILN_TOOLS_REPORT_COMPILEPAGE_H

#include "tools/chart/SideBySide.h"
#include "tools/report/CompileReport.h"

namespace kiln {

/// The numbers by which builds of a kernel are compared: a panel each.
SideBySide compareBuilds(llvm::StringRef title,
                         llvm::ArrayRef<std::string> names,
                         llvm::ArrayRef<const KernelResources *> builds,
                         const Launches &launches);

/// All rows in a table, below it a section for each kernel and GPU.
std::string compilePage(llvm::ArrayRef<ReportRow> rows,
                        const Launches &launches);

} // namespace kiln

#endif // KILN_TOOLS_REPORT_COMPILEPAGE_H
