// What is known of a launch, for those who follow its numbers through code.
#ifndef KILN_TARGETS_SIMULATOR_PATH_LAUNCHVALUES_H
#define KILN_TARGETS_SIMULATOR_PATH_LAUNCHVALUES_H

#include "targets/object/LaunchShape.h"

namespace kiln {

/// The launch of a block, as its code sees it; where nothing is known, a grid
/// that nearly every kernel could have, and a block that has a neighbour on each
/// side.
struct LaunchValues {
  std::array<unsigned, 3> grid = {1024, 1, 1};
  /// The block that is traced.
  std::array<unsigned, 3> block = {1, 0, 0};
  unsigned threads = 0;
  /// By parameter; what is absent, and where there are fewer, is assumed.
  std::vector<std::optional<uint64_t>> arguments;

  LaunchValues() = default;
  /// The block in the middle of the launch's grid, of so many threads.
  LaunchValues(const LaunchShape &launch, unsigned threads);
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_LAUNCHVALUES_H
