// This machine: compilations on its cores, one measuring process for each GPU.
#ifndef KILN_TOOLS_TUNE_EXECUTE_LOCALEXECUTOR_H
#define KILN_TOOLS_TUNE_EXECUTE_LOCALEXECUTOR_H

#include "tools/tune/execute/Executor.h"
#include <functional>

namespace kiln {

struct LocalOptions {
  /// Ordinals of the driver.
  std::vector<unsigned> gpus;
  /// Compilations at a time; 0: one for each core.
  unsigned jobs = 0;
  /// Starts a measuring process.
  std::vector<std::string> worker;
  /// Gets lines for people, from any thread.
  std::function<void(const std::string &)> note;
};

/// `file` is the task's case and outlives the executor.
std::unique_ptr<Executor> makeLocalExecutor(const CaseFile &file,
                                            const TuneTask &task,
                                            LocalOptions options);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_LOCALEXECUTOR_H
