// What the name of an output file says, and which files it must not be.
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

} // namespace kiln

#endif // KILN_TOOLS_CLI_OUTPUTFILE_H
