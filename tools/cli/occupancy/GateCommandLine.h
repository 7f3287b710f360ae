// --check and what belongs to it: the gate on the command line.
#ifndef KILN_TOOLS_CLI_OCCUPANCY_GATECOMMANDLINE_H
#define KILN_TOOLS_CLI_OCCUPANCY_GATECOMMANDLINE_H

#include "tools/binaries/BinaryFiles.h"
#include "tools/cli/FormatOption.h"
#include "tools/occupancy/OccupancyViews.h"

namespace kiln {

/// --format, with the two that only a check has.
class GateFormatOption : public FormatOption {
public:
  explicit GateFormatOption(Command &command);
  bool needsCheck() const {
    return *this == Format::JUnit || *this == Format::Sarif;
  }
};

/// `static GateCommandLine check(command);` adds --check, --update, --one-way
/// and --fail-on.
class GateCommandLine {
public:
  explicit GateCommandLine(Command &command);

  /// --check is there.
  bool isGiven() const { return baseline.getNumOccurrences(); }
  /// Refuses what has no effect without --check, or beside --update.
  llvm::Error check(const GateFormatOption &format) const;

  /// Checks the kernels and prints the findings, or writes the baseline: Done,
  /// or CheckFailed where the gate fails. `files` holds the kernels in the
  /// sequence of `asked`. `isPartial`: not every file could be read.
  llvm::Expected<ExitCode> run(llvm::ArrayRef<Asked> asked,
                               llvm::ArrayRef<BinaryFile> files, bool isPartial,
                               const GateFormatOption &format) const;

private:
  llvm::cl::opt<std::string> baseline;
  llvm::cl::opt<bool> update, oneWay;
  llvm::cl::list<std::string> failOn;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_OCCUPANCY_GATECOMMANDLINE_H
