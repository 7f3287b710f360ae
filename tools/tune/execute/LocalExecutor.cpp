#include "tools/tune/execute/LocalExecutor.h"

#include "targets/support/Errors.h"
#include "tools/tune/execute/CompilePoint.h"
#include "tools/tune/execute/GpuWorker.h"
#include "tools/tune/execute/ReplyQueue.h"
#include "llvm/Support/ThreadPool.h"
#include <thread>

using namespace llvm;

namespace kiln {
namespace {

/// A reply, or why the work cannot go on.
struct Outcome {
  TuneReply reply;
  std::string error;
  bool lacking = false; ///< the error is one of the machine
};

Outcome outcomeOf(unsigned id, Expected<TuneReply> reply) {
  Outcome outcome;
  if (reply) {
    outcome.reply = std::move(*reply);
  } else {
    Error error = reply.takeError();
    outcome.lacking = error.isA<EnvironmentError>();
    outcome.error = toString(std::move(error));
  }
  outcome.reply.id = id;
  return outcome;
}

class LocalExecutor : public Executor {
public:
  LocalExecutor(const CaseFile &file, const TuneTask &task,
                LocalOptions options);
  ~LocalExecutor() override;

  unsigned jobs() const override { return pool.getMaxConcurrency(); }
  unsigned gpus() const override { return workers.size(); }
  Expected<unsigned> submitCompile(const TunePoint &point) override;
  Expected<std::vector<MeasuringGpu>> open(const Baseline &baseline) override;
  Expected<unsigned> submitMeasure(const MeasureRequest &request) override;
  Expected<TuneReply> wait() override;

private:
  /// One GPU with its thread.
  struct Gpu {
    std::unique_ptr<GpuWorker> worker;
    ReplyQueue<std::function<void(GpuWorker &)>> work;
    unsigned waiting = 0; ///< measurements it has been given
    std::thread thread;
  };

  const CaseFile &file;
  TuneTask task;
  DefaultThreadPool pool;
  std::vector<std::unique_ptr<Gpu>> workers;
  ReplyQueue<Outcome> outcomes;
  unsigned lastId = 0;
  DenseMap<unsigned, Gpu *> measuring; ///< by id
};

LocalExecutor::LocalExecutor(const CaseFile &file, const TuneTask &task,
                             LocalOptions options)
    : file(file), task(task), pool(hardware_concurrency(options.jobs)) {
  for (unsigned ordinal : options.gpus) {
    auto gpu = std::make_unique<Gpu>();
    gpu->worker = std::make_unique<GpuWorker>(options.worker, task, ordinal,
                                              options.note);
    gpu->thread = std::thread([&gpu = *gpu] {
      while (auto next = gpu.work.pop())
        (*next)(*gpu.worker);
    });
    workers.push_back(std::move(gpu));
  }
}

LocalExecutor::~LocalExecutor() {
  for (std::unique_ptr<Gpu> &gpu : workers) {
    gpu->work.close();
    gpu->thread.join();
  }
  pool.wait();
}

Expected<unsigned> LocalExecutor::submitCompile(const TunePoint &point) {
  unsigned id = ++lastId;
  pool.async([this, id, point] {
    outcomes.push(outcomeOf(id, compilePoint(file, task, point)));
  });
  return id;
}

/// All GPUs at a time, since each waits for its own lock and copies.
Expected<std::vector<MeasuringGpu>>
LocalExecutor::open(const Baseline &baseline) {
  using Answer = std::pair<size_t, Expected<MeasuringGpu>>;
  ReplyQueue<std::unique_ptr<Answer>> answers;
  for (size_t index = 0; index < workers.size(); ++index)
    workers[index]->work.push([&, index](GpuWorker &worker) {
      answers.push(std::make_unique<Answer>(index, worker.open(baseline)));
    });
  std::vector<MeasuringGpu> list(workers.size());
  Error failed = Error::success();
  for (size_t left = workers.size(); left; --left) {
    std::unique_ptr<Answer> answer = std::move(*answers.pop());
    if (Error error = std::move(answer->second).moveInto(list[answer->first]))
      failed = failed ? joinErrors(std::move(failed), std::move(error))
                      : std::move(error);
  }
  if (failed)
    return std::move(failed);
  return list;
}

Expected<unsigned> LocalExecutor::submitMeasure(const MeasureRequest &request) {
  unsigned id = ++lastId;
  // The one that has least to do, where any will do.
  Gpu &gpu = request.gpu
                 ? *workers[*request.gpu]
                 : **min_element(workers, [](const auto &a, const auto &b) {
                     return a->waiting < b->waiting;
                   });
  ++gpu.waiting;
  measuring[id] = &gpu;
  gpu.work.push(
      [this, id, request, binary = *request.binary](GpuWorker &worker) {
        MeasureRequest own = request;
        own.binary = &binary;
        outcomes.push(outcomeOf(id, worker.measure(id, own)));
      });
  return id;
}

Expected<TuneReply> LocalExecutor::wait() {
  Outcome outcome = *outcomes.pop(); // which is never closed
  if (auto gpu = measuring.find(outcome.reply.id); gpu != measuring.end()) {
    --gpu->second->waiting;
    measuring.erase(gpu);
  }
  if (outcome.error.empty())
    return std::move(outcome.reply);
  if (outcome.lacking)
    return make_error<EnvironmentError>(outcome.error);
  return failure(outcome.error);
}

} // namespace

std::unique_ptr<Executor> makeLocalExecutor(const CaseFile &file,
                                            const TuneTask &task,
                                            LocalOptions options) {
  return std::make_unique<LocalExecutor>(file, task, std::move(options));
}

} // namespace kiln
