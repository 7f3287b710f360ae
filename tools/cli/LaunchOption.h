// The --launch option, spelled alike in every command that reckons occupancy.
#ifndef KILN_TOOLS_CLI_LAUNCHOPTION_H
#define KILN_TOOLS_CLI_LAUNCHOPTION_H

#include "tools/cli/Command.h"
#include "tools/driver/Launches.h"

namespace kiln {

/// `static LaunchOption launch(command);` adds
/// `--launch KERNEL[@GPU]=THREADS,dyn=BYTES`.
class LaunchOption : public llvm::cl::list<std::string> {
public:
  explicit LaunchOption(Command &command);

  /// The launches given, without knowing yet which kernels there are.
  llvm::Expected<Launches> read() const;
};

/// A launch that names none of the kernels ("K", or "K@GPU") is a mistake.
llvm::Error checkLaunches(const Launches &launches,
                          llvm::ArrayRef<std::string> known);

} // namespace kiln

#endif // KILN_TOOLS_CLI_LAUNCHOPTION_H
