#include "targets/simulator/path/LaunchValues.h"

namespace kiln {

LaunchValues::LaunchValues(const LaunchShape &launch, unsigned threads)
    : threads(threads), arguments(launch.arguments) {
  if (!launch.grid)
    return;
  grid = *launch.grid;
  for (unsigned axis = 0; axis != 3; ++axis)
    block[axis] = grid[axis] / 2;
}

} // namespace kiln
