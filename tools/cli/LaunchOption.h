// The --launch option, spelled alike in every command that reckons occupancy.
#ifndef KILN_TOOLS_CLI_LAUNCHOPTION_H
#define KILN_TOOLS_CLI_LAUNCHOPTION_H

#include "tools/cli/Command.h"
#include "tools/driver/Launches.h"

namespace kiln {

/// `static LaunchOption launch(command);` adds
/// `--launch KERNEL[@GPU]=THREADS,dyn=BYTES`, and where a command simulates
/// launches `grid=XxYxZ,args=V:V:...` beside.
class LaunchOption : public llvm::cl::list<std::string> {
public:
  enum Takes { Shapes, Grids };
  explicit LaunchOption(Command &command, Takes takes = Shapes);

  /// The launches given, without knowing yet which kernels there are.
  llvm::Expected<Launches> read() const;

private:
  llvm::Expected<LaunchShape> parse(llvm::StringRef text) const;

  Takes takes;
};

/// A launch that names none of the kernels ("K", or "K@GPU") is a mistake.
llvm::Error checkLaunches(const Launches &launches,
                          llvm::ArrayRef<std::string> known);

} // namespace kiln

#endif // KILN_TOOLS_CLI_LAUNCHOPTION_H
