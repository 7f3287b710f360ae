// `kiln inspect --simulate` and the options that go with it.
#ifndef KILN_TOOLS_CLI_CODE_SIMULATIONOPTIONS_H
#define KILN_TOOLS_CLI_CODE_SIMULATIONOPTIONS_H

#include "targets/simulator/Predict.h"
#include "tools/binaries/BinaryFiles.h"
#include "tools/cli/LaunchOption.h"

namespace kiln {

/// Listings beyond which a page shows their names alone: a few screens each.
inline constexpr int mostOpenListings = 3;

/// How `kiln inspect` writes.
enum class InspectFormat { Text, Json, Html, Svg };

/// `static SimulationOptions simulation(command);` adds --simulate,
/// --iterations, --blocks and --launch.
class SimulationOptions {
public:
  explicit SimulationOptions(Command &command);

  bool isAsked() const { return simulate; }
  /// Refuses the others without --simulate.
  llvm::Error check() const;
  /// What simulating the kernels that are meant says; empty: none could be
  /// simulated. Each of those is reported, makes `status` the exit
  /// code that fits it, and does not hide the others.
  llvm::Expected<std::string>
  run(llvm::ArrayRef<BinaryFile> binaries,
      llvm::function_ref<bool(const KernelResources &)> isMeant,
      InspectFormat format, int &status) const;

private:
  llvm::cl::opt<bool> simulate;
  llvm::cl::opt<unsigned> iterations, blocks;
  LaunchOption launch;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_CODE_SIMULATIONOPTIONS_H
