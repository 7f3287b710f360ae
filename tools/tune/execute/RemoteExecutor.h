// An external executor: a program that takes all requests as lines of JSON and
// answers them in any sequence. README.md describes the lines.
#ifndef KILN_TOOLS_TUNE_EXECUTE_REMOTEEXECUTOR_H
#define KILN_TOOLS_TUNE_EXECUTE_REMOTEEXECUTOR_H

#include "tools/tune/execute/Executor.h"

namespace kiln {

/// Starts `command` and asks what it has.
llvm::Expected<std::unique_ptr<Executor>>
makeRemoteExecutor(const TuneTask &task, std::vector<std::string> command);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_REMOTEEXECUTOR_H
