// A listing as tools/align compares it.
#ifndef KILN_TOOLS_INSPECT_LISTINGSEQUENCE_H
#define KILN_TOOLS_INSPECT_LISTINGSEQUENCE_H

#include "tools/align/CodeSequence.h"
#include "tools/inspect/Listing.h"

namespace kiln {

/// The instructions of a listing without what an assembler pads with. `name`
/// tells the build from others. Live registers are those of the first file, R
/// or VGPR.
CodeSequence codeSequence(const Listing &listing, llvm::StringRef name);

} // namespace kiln

#endif // KILN_TOOLS_INSPECT_LISTINGSEQUENCE_H
