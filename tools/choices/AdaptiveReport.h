// What adaptive kernels did in one program, as the Python package's
// `AdaptiveReport` says it in JSON (`kiln/adaptive/summary.py`): every kernel,
// specialization and size of grid, and the builds that were raced for it.
#ifndef KILN_TOOLS_CHOICES_ADAPTIVEREPORT_H
#define KILN_TOOLS_CHOICES_ADAPTIVEREPORT_H

#include "llvm/Support/Error.h"
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kiln {

struct AdaptiveReport {
  /// One build in a race.
  struct Build {
    /// "triton", "llvm" or "tile", and options, as LaunchChoice has them.
    std::string backend, options;
    int64_t launches = 0;    ///< that were timed
    double microseconds = 0; ///< of a launch
    double gain = 1;         ///< time of Triton's own build over this one's
    /// The ends of the gain's 95 % interval; absent: not known.
    std::array<std::optional<double>, 2> interval;
    std::string out; ///< why it is out of the race; empty: it is not
  };
  /// One kernel, specialization and size of grid.
  struct Size {
    std::string kernel;
    std::string hash; ///< Triton's of the kernel: 64 hex digits
    std::string grid; ///< numbers of blocks: "64 to 127"
    uint64_t leastBlocks = 0;
    /// "measuring", "settled", "kept" (as another process found it) or
    /// "frozen".
    std::string state;
    /// What is launched now, and its gain.
    std::string backend, options;
    double gain = 1;
    /// Launches since the winner was found, and what they took less than
    /// Triton's own would have.
    int64_t launches = 0;
    double savedSeconds = 0;
    std::vector<Build> builds;
    /// What else there is to say of the kernel.
    std::vector<std::string> notes;
  };
  std::vector<Size> kernels;
  double savedSeconds = 0;

  /// Reads a file, or standard input ("-"), as strictly as
  /// ChoicesFile::read; figures that contradict each other are an error, too.
  static llvm::Expected<AdaptiveReport> read(llvm::StringRef path);
};

} // namespace kiln

#endif // KILN_TOOLS_CHOICES_ADAPTIVEREPORT_H
