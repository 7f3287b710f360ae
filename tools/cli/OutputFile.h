// What the name of an output file says, which files it must not be, and files
// that are written together.
#ifndef KILN_TOOLS_CLI_OUTPUTFILE_H
#define KILN_TOOLS_CLI_OUTPUTFILE_H

#include "tools/driver/Compile.h"
#include "tools/report/Table.h"

namespace kiln {

/// What to make: `emit` if it is given, else what the suffix of `output` names,
/// else an object with an output and a report without. An error where the two
/// contradict each other.
llvm::Expected<Stage> stageOf(llvm::StringRef output,
                              std::optional<Stage> emit);

/// How to write a report: `given`, else what the suffix names, else text.
llvm::Expected<Format> formatOf(llvm::StringRef output,
                                std::optional<Format> given);

/// Refuses names that say the other vendor's files: x.hsaco for sm_90a.
llvm::Error checkVendor(llvm::StringRef output, const GpuTarget &target);

/// Refuses to write over the file that was read. `option` is the one that
/// names the output.
llvm::Error checkNotInput(llvm::StringRef output, llvm::StringRef input,
                          llvm::StringRef option);

/// What is written where, as (path, contents).
using Outputs = std::vector<std::pair<std::string, std::string>>;

/// All files or none: a full disk, or a folder of the name, must not leave one
/// of them with another of an older build. What is no file of its own (-,
/// /dev/null) comes after them.
llvm::Error writeTogether(const Outputs &outputs);

} // namespace kiln

#endif // KILN_TOOLS_CLI_OUTPUTFILE_H
