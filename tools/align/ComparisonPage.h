// Comparisons for a browser: costs side by side, and both listings in full.
#ifndef KILN_TOOLS_ALIGN_COMPARISONPAGE_H
#define KILN_TOOLS_ALIGN_COMPARISONPAGE_H

#include "tools/align/CodeBuild.h"
#include "tools/page/Page.h"

namespace kiln {

/// One page for the kernels of all builds.
std::string comparisonPage(llvm::ArrayRef<BuildComparison> comparisons);

/// The costs of one kernel's builds side by side; an error where there are
/// several kernels.
llvm::Expected<std::string>
comparisonSvg(llvm::ArrayRef<BuildComparison> comparisons);

} // namespace kiln

#endif // KILN_TOOLS_ALIGN_COMPARISONPAGE_H
