// What `kiln compile` writes of what it made: text, an object with its sidecar,
// a report; and what it says beside that.
#ifndef KILN_TOOLS_CLI_COMPILE_COMPILEOUTPUT_H
#define KILN_TOOLS_CLI_COMPILE_COMPILEOUTPUT_H

#include "tools/auto/Auto.h"
#include "tools/report/Table.h"

namespace kiln {

/// Which result goes where, as the command line says it.
struct CompileOutput {
  Stage stage;
  Format format;                                        ///< of a report
  llvm::StringRef input, output, sidecar, saveSchedule; ///< empty: not said
  const Launches *launches;
};

/// Writes all files together, or none.
llvm::Error writeCompiled(const CompileOutput &output,
                          const AutoCompiled &compiled);

/// Notes on standard error: what the lowering could not do as asked, and what
/// was chosen or taken back.
void printNotes(const AutoCompiled &compiled, Stage stage,
                llvm::StringRef input);

/// The names by which --launch may mean the kernels compiled.
std::vector<std::string> launchNames(const Compiled &compiled);

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMPILE_COMPILEOUTPUT_H
