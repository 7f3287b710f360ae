#include "tools/tune/execute/GpuWorker.h"

#include "targets/support/Errors.h"
#include "tools/tune/execute/Messages.h"

using namespace llvm;

namespace kiln {

Expected<std::optional<json::Object>> GpuWorker::answer() {
  bool launching = false;
  while (true) {
    Expected<std::optional<json::Object>> line =
        process->read(launching ? task.hangAfter : -1);
    if (!line || !*line)
      return line;
    std::optional<StringRef> event = (*line)->getString("event");
    if (!event)
      return line;
    launching = *event == "launching";
    if (*event == "waiting")
      note("GPU " + std::to_string(ordinal) +
           " is being measured on by another process; waiting for it");
  }
}

Expected<MeasuringGpu> GpuWorker::restart() {
  process.reset();
  if (Error error = JsonProcess::start(command).moveInto(process))
    return std::move(error);
  if (Error error = process->write(openMessage(task, ordinal, baseline)))
    return std::move(error);
  Expected<std::optional<json::Object>> reply = answer();
  if (!reply)
    return reply.takeError();
  std::string where = "GPU " + std::to_string(ordinal) + ": ";
  if (!*reply)
    return failure(where, "the baseline did not end within ", task.hangAfter,
                   " s");
  std::string message = (*reply)->getString("message").value_or("").str();
  if ((*reply)->getString("status") == "missing")
    return make_error<EnvironmentError>(message);
  const json::Object *gpu = (*reply)->getObject("gpu");
  if ((*reply)->getString("status") != "ok" || !gpu)
    return failure(where, message);
  return readGpu(*gpu);
}

Expected<MeasuringGpu> GpuWorker::open(const Baseline &first) {
  baseline = first;
  return restart();
}

Expected<std::optional<json::Object>>
GpuWorker::ask(const json::Object &request) {
  if (Error error = process->write(request))
    return std::move(error);
  return answer();
}

Expected<TuneReply> GpuWorker::measure(unsigned id,
                                       const MeasureRequest &request) {
  TuneReply reply;
  reply.id = id;
  reply.stage = "launch";
  // A process may be killed for a reason other than the binary; where it ends
  // of one twice, the binary is the reason.
  for (unsigned attempt = 0; attempt < 2; ++attempt) {
    if (!process)
      if (Error error = restart().takeError())
        return std::move(error);
    Expected<std::optional<json::Object>> line =
        ask(measureMessage(id, request));
    if (line && *line) {
      Expected<TuneReply> answered = readReply(**line, TuneJob::Measure);
      // A launch that fails may leave a context in which nothing works any
      // more.
      if (answered && answered->status == TuneStatus::Refused)
        process.reset();
      return answered;
    }
    process.reset();
    if (line) {
      reply.status = TuneStatus::Timeout;
      reply.message = "did not end within " +
                      std::to_string(unsigned(task.hangAfter)) + " s";
      return reply;
    }
    reply.status = TuneStatus::Refused;
    reply.message = "the measuring process: " + toString(line.takeError());
  }
  return reply;
}

} // namespace kiln
