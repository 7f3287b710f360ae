#include "tools/driver/Launches.h"

using namespace llvm;

namespace kiln {

LaunchShape shapeOf(StringRef kernel, StringRef target,
                    const Launches &launches) {
  auto found = launches.find((kernel + "@" + target).str());
  if (found == launches.end())
    found = launches.find(kernel.str());
  return found == launches.end() ? LaunchShape() : found->second;
}

} // namespace kiln
