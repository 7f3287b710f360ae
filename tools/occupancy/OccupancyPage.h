// What compiled kernels use, as a page for a browser and as a drawing.
#ifndef KILN_TOOLS_OCCUPANCY_OCCUPANCYPAGE_H
#define KILN_TOOLS_OCCUPANCY_OCCUPANCYPAGE_H

#include "tools/occupancy/OccupancyViews.h"

namespace kiln {

/// A file that could not be read, and why.
struct UnreadFile {
  std::string file, error;
};

/// One page for all kernels: a table to sort, the answers and the ladders that
/// were asked for, and for each kernel its position on the stairs of occupancy,
/// over registers and over shared memory, and what its blocks take of an SM or
/// CU. A kernel without them says what is not known.
std::string occupancyPage(llvm::ArrayRef<Asked> asked,
                          llvm::ArrayRef<UnreadFile> unread, bool ladders);

/// The stairs of the one kernel; an error where there are several, or where its
/// launch or its registers are not known.
llvm::Expected<std::string> occupancySvg(llvm::ArrayRef<Asked> asked);

} // namespace kiln

#endif // KILN_TOOLS_OCCUPANCY_OCCUPANCYPAGE_H
