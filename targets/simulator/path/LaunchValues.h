// What is known of a launch, for those who follow its numbers through code.
#ifndef KILN_TARGETS_SIMULATOR_PATH_LAUNCHVALUES_H
#define KILN_TARGETS_SIMULATOR_PATH_LAUNCHVALUES_H

#include "targets/object/Resources.h"
#include <optional>
#include <vector>

namespace kiln {

/// What is known of a launch; where nothing is, a grid that nearly every kernel
/// could have, and a block that has a neighbour on each side.
struct LaunchValues {
  std::array<unsigned, 3> grid = {1024, 1, 1};
  /// The block that is traced.
  std::array<unsigned, 3> block = {1, 0, 0};
  unsigned threads = 0;
  /// By parameter; what is absent, and where there are fewer, is assumed.
  std::vector<std::optional<uint64_t>> arguments;

  /// Takes a grid of up to three numbers, such as "64,16", and the block in its
  /// middle. An error says what is expected.
  llvm::Error readGrid(llvm::StringRef text);
  /// Takes integers, and "-" for what is none or not known, separated by commas.
  llvm::Error readArguments(llvm::StringRef text);
  /// Whether the arguments can be those of a kernel.
  llvm::Error check(const KernelResources &kernel) const;
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_LAUNCHVALUES_H
