#include "tools/tune/execute/RemoteExecutor.h"

#include "targets/support/Errors.h"
#include "tools/tune/execute/JsonProcess.h"
#include "tools/tune/execute/MessageMembers.h"
#include "tools/tune/execute/Messages.h"
#include "llvm/ADT/DenseMap.h"
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
  /// An answer to what was submitted and is not answered yet.
  Expected<TuneReply> reply(const json::Object &line);
  Expected<MeasuringGpu> opened(const json::Object &line);
  Expected<unsigned> submit(TuneJob job, const json::Object &request);

  TuneTask task;
  std::unique_ptr<JsonProcess> process;
  unsigned compilations = 0, measurers = 0, lastId = 0;
  DenseMap<unsigned, TuneJob> submitted; ///< by id
  std::deque<TuneReply> early;           ///< came while open() waited
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

/// What an executor wrote that the protocol does not know. As its other
/// errors, this is one of the machine: no binary is refused for it.
static Error prefixed(Error error) {
  return make_error<EnvironmentError>("the executor: " +
                                      toString(std::move(error)));
}

Error RemoteExecutor::start() {
  if (Error error = process->write(json::Object{
          {"do", "start"}, {"version", tuneProtocol}, {"case", task.casePath}}))
    return error;
  Expected<json::Object> reply = read();
  if (!reply)
    return reply.takeError();
  if (reply->getInteger("version") != tuneProtocol)
    return prefixed(
        wrongMember(*reply, "version", std::to_string(tuneProtocol)));
  if (Error error = readNumber(*reply, "jobs", compilations, 1u))
    return prefixed(std::move(error));
  if (Error error = readNumber(*reply, "gpus", measurers))
    return prefixed(std::move(error));
  // More than any cluster has: a count of something else.
  constexpr unsigned most = 1 << 16;
  if (compilations > most || measurers > most)
    return prefixed(failure("expected at most ", most,
                            " \"jobs\" and \"gpus\", found ", compilations,
                            " and ", measurers));
  return Error::success();
}

Expected<unsigned> RemoteExecutor::submit(TuneJob job,
                                          const json::Object &request) {
  if (Error error = process->write(request))
    return std::move(error);
  submitted[lastId] = job;
  return lastId;
}

Expected<unsigned> RemoteExecutor::submitCompile(const TunePoint &point) {
  return submit(TuneJob::Compile, compileMessage(++lastId, task, point));
}

Expected<unsigned>
RemoteExecutor::submitMeasure(const MeasureRequest &request) {
  return submit(TuneJob::Measure, measureMessage(++lastId, request));
}

Expected<TuneReply> RemoteExecutor::reply(const json::Object &line) {
  unsigned id = 0;
  if (Error error = readNumber(line, "id", id))
    return prefixed(std::move(error));
  auto asked = submitted.find(id);
  if (asked == submitted.end())
    return prefixed(failure("expected an answer to one of ", submitted.size(),
                            " open requests, found the id ", id,
                            id && id <= lastId ? ", which was answered before"
                                               : ", which nobody asked for"));
  Expected<TuneReply> reply = readReply(line, asked->second);
  if (!reply)
    return prefixed(reply.takeError());
  submitted.erase(asked);
  return reply;
}

Expected<MeasuringGpu> RemoteExecutor::opened(const json::Object &line) {
  std::string status, message;
  if (Error error = readText(line, "status", status))
    return prefixed(std::move(error));
  if (status != "ok") {
    if (Error error = readText(line, "message", message))
      return prefixed(std::move(error));
    if (status == "missing")
      return make_error<EnvironmentError>("the executor: " + message);
    if (status == "refused")
      return failure("the executor: ", message);
    return prefixed(wrongMember(line, "status", "ok, refused or missing"));
  }
  const json::Object *gpu = line.getObject("gpu");
  if (!gpu)
    return prefixed(wrongMember(line, "gpu", "an object"));
  Expected<MeasuringGpu> read = readGpu(*gpu);
  return read ? std::move(read) : prefixed(read.takeError());
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
      Expected<TuneReply> answer = reply(*line);
      if (!answer)
        return answer.takeError();
      early.push_back(std::move(*answer));
      continue;
    }
    if (Error error = opened(*line).moveInto(gpus.emplace_back()))
      return std::move(error);
  }
  return gpus;
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
  return reply(*line);
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
