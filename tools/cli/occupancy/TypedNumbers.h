// Numbers of a kernel that are typed, because there is no file.
#ifndef KILN_TOOLS_CLI_OCCUPANCY_TYPEDNUMBERS_H
#define KILN_TOOLS_CLI_OCCUPANCY_TYPEDNUMBERS_H

#include "targets/object/Resources.h"
#include "tools/cli/Command.h"

namespace kiln {

/// `static TypedNumbers typed(command);` adds --target, --threads, --registers
/// and the rest.
class TypedNumbers {
public:
  explicit TypedNumbers(Command &command);

  /// The first of these options that the command line has, as it is spelled;
  /// empty: none.
  llvm::StringRef given() const;
  /// The kernel that they make (KernelResources::isTyped), and its launch.
  llvm::Expected<std::pair<KernelResources, LaunchShape>> read() const;

private:
  using Number = llvm::cl::opt<std::string>;
  Number target, threads, registers, agprs, sgprs, shared, wave, barriers,
      columns, cluster, carveOut;
  llvm::cl::opt<bool> cuMode;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_OCCUPANCY_TYPEDNUMBERS_H
