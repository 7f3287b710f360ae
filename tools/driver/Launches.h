// What launches decide, and neither source nor object says.
#ifndef KILN_TOOLS_DRIVER_LAUNCHES_H
#define KILN_TOOLS_DRIVER_LAUNCHES_H

#include "targets/gpu/Occupancy.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>

namespace kiln {

/// Launches by kernel name, or by `KERNEL@TARGET` where the GPUs differ.
using Launches = std::map<std::string, LaunchShape>;

/// The launch of one kernel on one GPU.
LaunchShape shapeOf(llvm::StringRef kernel, llvm::StringRef target,
                    const Launches &launches);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_LAUNCHES_H
