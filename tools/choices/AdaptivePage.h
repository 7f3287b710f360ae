// What adaptive kernels did in a program, as a page for a browser.
#ifndef KILN_TOOLS_CHOICES_ADAPTIVEPAGE_H
#define KILN_TOOLS_CHOICES_ADAPTIVEPAGE_H

#include "tools/choices/AdaptiveReport.h"

namespace kiln {

/// A row for each kernel and size of grid, which leads to the builds that were
/// raced for it, and the notes on all kernels.
std::string adaptivePage(const AdaptiveReport &report);

} // namespace kiln

#endif // KILN_TOOLS_CHOICES_ADAPTIVEPAGE_H
