// Figures of finished machine code.
#ifndef KILN_TOOLS_BISECT_MEASUREFINISHED_H
#define KILN_TOOLS_BISECT_MEASUREFINISHED_H

#include "tools/bisect/StageFigures.h"
#include "tools/inspect/Listing.h"

namespace kiln {

StageFigures measureFinished(const Listing &listing);

} // namespace kiln

#endif // KILN_TOOLS_BISECT_MEASUREFINISHED_H
