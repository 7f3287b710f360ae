#include "tools/tune/execute/MeasureWorker.h"

#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "tools/case/CaseSource.h"
#include "tools/case/JsonReader.h"
#include "tools/tune/execute/CompilePoint.h"
#include "tools/tune/execute/GpuBench.h"
#include "tools/tune/execute/MessageMembers.h"
#include "tools/tune/execute/Messages.h"
#include <atomic>
#include <chrono>
#include <iostream>
#include <memory>
#include <poll.h>
#include <thread>

using namespace llvm;

namespace kiln {
namespace {

/// Ends the process where a launch hangs and nobody is left to end it: whoever
/// asked for it has gone. A thread of its own, for the other one hangs; it may
/// outlive the object, and so shares what both use.
class LastWatch {
public:
  void start() {
    std::thread([limit = limit] { watch(*limit); }).detach();
  }
  void launching(double hangAfter) {
    // A clock counts nanoseconds; 30 years of them are far from its end.
    *limit =
        Clock::now().time_since_epoch() +
        std::chrono::milliseconds(int64_t(1000 * std::min(hangAfter, 1e9)));
  }
  void landed() { *limit = Clock::duration::max(); }

private:
  using Clock = std::chrono::steady_clock;
  using Limit = std::atomic<Clock::duration>;
  static void watch(const Limit &limit) {
    // No event is asked for, so this returns when the other end is closed.
    pollfd input{0, 0, 0};
    while (poll(&input, 1, -1) < 0 || !(input.revents & POLLHUP))
      if (input.revents)
        return; // no pipe and no socket: nobody closes it
    while (Clock::now().time_since_epoch() < limit.load())
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    std::_Exit(3);
  }
  std::shared_ptr<Limit> limit =
      std::make_shared<Limit>(Clock::duration::max());
};

/// Answers one request after the other.
class Worker {
public:
  void start() { lastWatch.start(); }
  /// The error is one after which no request can be answered.
  Expected<json::Object> answer(const json::Object &request);

private:
  Expected<json::Object> openGpu(const json::Object &request);
  Expected<json::Object> compile(const json::Object &request);
  Expected<json::Object> measure(const json::Object &request);

  LastWatch lastWatch;
  std::unique_ptr<GpuBench> bench;
};

void say(const json::Object &line) {
  // Whoever reads waits for every line.
  outs() << json::Value(json::Object(line)) << '\n';
  outs().flush();
}

StringRef nameOf(BenchEvent event) {
  switch (event) {
  case BenchEvent::Launching:
    return "launching";
  case BenchEvent::Landed:
    return "landed";
  case BenchEvent::Waiting:
    return "waiting";
  }
  return "";
}

Expected<json::Object> Worker::openGpu(const json::Object &request) {
  Expected<TuneTask> task = readTask(request);
  if (!task)
    return task.takeError();
  if (request.getInteger("version") != tuneProtocol)
    return wrongMember(request, "version", std::to_string(tuneProtocol));
  const json::Object *binary = request.getObject("baseline");
  if (!binary)
    return wrongMember(request, "baseline", "an object");
  int gpu = 0; // as the driver counts them
  Baseline baseline;
  if (Error error = readNumber(request, "gpu", gpu))
    return std::move(error);
  if (Error error =
          readNumber(request, "configuration", baseline.configuration))
    return std::move(error);
  if (Error error = readBinary(*binary).moveInto(baseline.binary))
    return std::move(error);
  bench.reset(); // its GPU is free before another is taken
  if (Error error =
          GpuBench::open(*task, unsigned(gpu), baseline,
                         [this, hangAfter = task->hangAfter](BenchEvent event) {
                           if (event == BenchEvent::Launching)
                             lastWatch.launching(hangAfter);
                           else
                             lastWatch.landed();
                           say(json::Object{{"event", nameOf(event)}});
                         })
              .moveInto(bench)) {
    bool lacking = error.isA<EnvironmentError>();
    return json::Object{{"status", lacking ? "missing" : "refused"},
                        {"message", toString(std::move(error))}};
  }
  return json::Object{{"status", "ok"}, {"gpu", toJson(bench->gpu())}};
}

Expected<json::Object> Worker::compile(const json::Object &request) {
  Expected<TuneTask> task = readTask(request);
  if (!task)
    return task.takeError();
  Expected<TunePoint> point = readPoint(request);
  if (!point)
    return point.takeError();
  Expected<CaseFile> file = readCaseToTune(task->casePath);
  if (!file)
    return file.takeError();
  if (point->configuration >= configurationCount(*file))
    return failure("there is no configuration ", point->configuration);
  Expected<TuneReply> reply = compilePoint(*file, *task, *point);
  if (!reply)
    return reply.takeError();
  return toJson(*reply);
}

Expected<json::Object> Worker::measure(const json::Object &request) {
  if (!bench)
    return failure("\"measure\" before \"open\"");
  TuneBinary binary;
  Expected<MeasureRequest> measurement = readMeasure(request, binary);
  if (!measurement)
    return measurement.takeError();
  auto start = std::chrono::steady_clock::now();
  TuneReply reply = bench->measure(*measurement);
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  reply.seconds = taken.count();
  return toJson(reply);
}

Expected<json::Object> Worker::answer(const json::Object &request) {
  StringRef what = request.getString("do").value_or("");
  Expected<json::Object> reply =
      what == "open"      ? openGpu(request)
      : what == "compile" ? compile(request)
      : what == "measure"
          ? measure(request)
          : failure("\"do\": expected open, compile or measure, found '", what,
                    "'");
  if (reply)
    if (const json::Value *id = request.get("id"))
      (*reply)["id"] = *id;
  return reply;
}

} // namespace

Error runMeasureWorker() {
  Worker worker;
  worker.start();
  for (std::string line; std::getline(std::cin, line);) {
    Expected<json::Value> request = parseJson(line);
    if (!request)
      return request.takeError();
    if (!request->getAsObject())
      return failure("expected a JSON object a line");
    Expected<json::Object> reply = worker.answer(*request->getAsObject());
    if (!reply)
      return reply.takeError();
    say(*reply);
  }
  return Error::success();
}

} // namespace kiln
