// A measuring process and its watchdog: a kernel that hangs or spoils the
// process costs its own measurement, and the next one gets a fresh process.
#ifndef KILN_TOOLS_TUNE_EXECUTE_GPUWORKER_H
#define KILN_TOOLS_TUNE_EXECUTE_GPUWORKER_H

#include "tools/tune/execute/Executor.h"
#include "tools/tune/execute/JsonProcess.h"
#include <functional>

namespace kiln {

class GpuWorker {
public:
  /// `command` starts a process that speaks as MeasureWorker.h says. `note`
  /// gets lines for people.
  GpuWorker(std::vector<std::string> command, TuneTask task, unsigned ordinal,
            std::function<void(const std::string &)> note)
      : command(std::move(command)), task(std::move(task)), ordinal(ordinal),
        note(std::move(note)) {}

  /// Starts the process and makes its GPU ready.
  llvm::Expected<MeasuringGpu> open(const Baseline &baseline);
  /// Measures. What goes wrong with the binary is in the reply; the error is
  /// one that any other binary would meet, too.
  llvm::Expected<TuneReply> measure(unsigned id, const MeasureRequest &request);

private:
  /// What the process answered; nothing: a launch did not end.
  llvm::Expected<std::optional<llvm::json::Object>> answer();
  llvm::Expected<std::optional<llvm::json::Object>>
  ask(const llvm::json::Object &request);
  llvm::Expected<MeasuringGpu> restart();

  std::vector<std::string> command;
  TuneTask task;
  unsigned ordinal;
  std::function<void(const std::string &)> note;
  Baseline baseline;
  std::unique_ptr<JsonProcess> process;
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_GPUWORKER_H
