// The process that measures on one GPU, and compiles if asked to. A kernel that
// hangs or spoils the context takes nothing with it but this process.
#ifndef KILN_TOOLS_TUNE_EXECUTE_MEASUREWORKER_H
#define KILN_TOOLS_TUNE_EXECUTE_MEASUREWORKER_H

#include "llvm/Support/Error.h"

namespace kiln {

/// Reads requests from standard input, a line of JSON each, and answers them on
/// standard output, until the input ends.
llvm::Error runMeasureWorker();

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_MEASUREWORKER_H
