#include "tools/tune/execute/RemoteExecutor.h"

#include "targets/support/Errors.h"
#include "tools/tune/execute/JsonProcess.h"
#include "tools/tune/execute/Messages.h"
#include <deque>

using namespace llvm;

namespace kiln {
namespace {

class RemoteExecutor : public Executor {
public:
  RemoteExecutor(const TuneTask &task, std::unique_ptr<JsonProcess> process)
      : task(task), process(std::move(process)) {}

  Error start();
  unsigned jobs() const override { return compilations; }
  unsigned gpus() const override { return measurers; }
  Expected<unsigned> submitCompile(const TunePoint &point) override;
  Expected<std::vector<MeasuringGpu>> open(const Baseline &baseline) override;
  Expected<unsigned> submitMeasure(const MeasureRequest &request) override;
  Expected<TuneReply> wait() override;

private:
  /// The next line; an executor's own error is one of the machine.
  Expected<json::Object> read();

  TuneTask task;
  std::unique_ptr<JsonProcess> process;
  unsigned compilations = 0, measurers = 0, lastId = 0;
  std::deque<TuneReply> early; ///< came while open() waited
};

Expected<json::Object> RemoteExecutor::read() {
  Expected<std::optional<json::Object>> line = process->read(-1);
  if (!line)
    return make_error<EnvironmentError>("the executor: " +
                                        toString(line.takeError()));
  if (std::optional<StringRef> error = (*line)->getString("error"))
    return make_error<EnvironmentError>("the executor: " + *error);
  return std::move(**line);
}

Error RemoteExecutor::start() {
  if (Error error = process->write(json::Object{
          {"do", "start"}, {"version", tuneProtocol}, {"case", task.casePath}}))
    return error;
  Expected<json::Object> reply = read();
  if (!reply)
    return reply.takeError();
  std::optional<int64_t> jobs = reply->getInteger("jobs"),
                         gpus = reply->getInteger("gpus");
  if (reply->getInteger("version") != tuneProtocol || !jobs || *jobs < 1 ||
      !gpus || *gpus < 0)
    return failure("the executor: expected \"version\" ", tuneProtocol,
                   ", \"jobs\" of at least 1 and \"gpus\" in its first line");
  compilations = unsigned(*jobs);
  measurers = unsigned(*gpus);
  return Error::success();
}

Expected<unsigned> RemoteExecutor::submitCompile(const TunePoint &point) {
  if (Error error = process->write(compileMessage(++lastId, task, point)))
    return std::move(error);
  return lastId;
}

Expected<std::vector<MeasuringGpu>>
RemoteExecutor::open(const Baseline &baseline) {
  std::vector<MeasuringGpu> gpus;
  for (unsigned gpu = 0; gpu < measurers; ++gpu)
    if (Error error = process->write(openMessage(task, gpu, baseline)))
      return std::move(error);
  while (gpus.size() < measurers) {
    Expected<json::Object> line = read();
    if (!line)
      return line.takeError();
    if (line->get("id")) {
      Expected<TuneReply> reply = readReply(*line);
      if (!reply)
        return reply.takeError();
      early.push_back(std::move(*reply));
      continue;
    }
    const json::Object *gpu = line->getObject("gpu");
    if (line->getString("status") != "ok" || !gpu)
      return failure("the executor: ",
                     line->getString("message").value_or(
                         "a reply to \"open\" without \"gpu\""));
    if (Error error = readGpu(*gpu).moveInto(gpus.emplace_back()))
      return std::move(error);
  }
  return gpus;
}

Expected<unsigned>
RemoteExecutor::submitMeasure(const MeasureRequest &request) {
  if (Error error = process->write(measureMessage(++lastId, request)))
    return std::move(error);
  return lastId;
}

Expected<TuneReply> RemoteExecutor::wait() {
  if (!early.empty()) {
    TuneReply reply = std::move(early.front());
    early.pop_front();
    return reply;
  }
  Expected<json::Object> line = read();
  if (!line)
    return line.takeError();
  return readReply(*line);
}

} // namespace

Expected<std::unique_ptr<Executor>>
makeRemoteExecutor(const TuneTask &task, std::vector<std::string> command) {
  Expected<std::unique_ptr<JsonProcess>> process = JsonProcess::start(command);
  if (!process)
    return process.takeError();
  auto executor = std::make_unique<RemoteExecutor>(task, std::move(*process));
  if (Error error = executor->start())
    return std::move(error);
  return std::move(executor);
}

} // namespace kiln
