#include "tools/tune/execute/GpuBench.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/case/CaseSource.h"
#include "tools/case/TensorComparison.h"
#include "tools/case/run/CaseLaunch.h"
#include "tools/case/run/CaseReference.h"
#include "tools/tune/execute/CompilePoint.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <chrono>

using namespace llvm;

namespace kiln {
namespace {

/// The case as the reference runs it, where there is tile IR that says what is
/// right.
std::optional<CaseFile> referenceOf(const CaseFile &file) {
  Expected<CaseSource> source = openReference(file, {});
  if (source && source->kind == SourceKind::TileIR)
    return file;
  consumeError(source.takeError()); // whoever reads the kernel says it
  return std::nullopt;
}

uint64_t hashOf(const CaseData &data) {
  uint64_t hash = 0;
  for (const DeviceBuffer &buffer : data.buffers)
    hash = hash * 31 + xxh3_64bits(buffer.bytes);
  return hash;
}

/// All configurations work on the same tensors.
Error checkTensors(const CaseFile &file, const CaseVariant &variant,
                   const CaseFile &configuration, const CaseVariant &other) {
  for (auto [index, pair] :
       enumerate(zip_equal(variant.bindings, other.bindings))) {
    auto &[ours, theirs] = pair;
    if (ours.shape != theirs.shape || ours.strides != theirs.strides ||
        ours.offset != theirs.offset || ours.low != theirs.low ||
        ours.high != theirs.high)
      return JsonLocation{file.path, configuration.location}.error(
          "the tensor '" + file.arguments[index].name +
          "' has another shape than in the case; configurations choose the "
          "kernel and its launch, not the data");
  }
  return Error::success();
}

} // namespace

Expected<std::unique_ptr<GpuBench>> GpuBench::open(const TuneTask &task,
                                                   unsigned ordinal,
                                                   const Baseline &baseline,
                                                   Listener listener) {
  std::unique_ptr<GpuBench> bench(new GpuBench());
  bench->task = task;
  bench->listener = std::move(listener);
  if (Error error = readCaseToTune(task.casePath).moveInto(bench->file))
    return std::move(error);
  if (Error error = CudaDevice::open(int(ordinal)).moveInto(bench->device))
    return std::move(error);
  auto start = std::chrono::steady_clock::now();
  Expected<GpuLock> lock = GpuLock::take(
      bench->device->uuid(), [&] { bench->listener(BenchEvent::Waiting); });
  if (!lock)
    return lock.takeError();
  std::chrono::duration<double> waited =
      std::chrono::steady_clock::now() - start;
  bench->waited = waited.count();
  bench->lock.emplace(std::move(*lock));
  // Without the management library nobody says what slows the GPU; `kiln
  // doctor` says that it is missing.
  if (Expected<ThrottleWatch> watch =
          ThrottleWatch::open(bench->device->uuid()))
    bench->watch.emplace(std::move(*watch));
  else
    consumeError(watch.takeError());
  if (Error error = bench->device->session().moveInto(bench->session))
    return std::move(error);
  if (Error error = bench->findRight(baseline))
    return std::move(error);
  return std::move(bench);
}

Error GpuBench::findRight(const Baseline &baseline) {
  const CaseFile &first = configurationOf(file, baseline.configuration);
  if (Error error = resolveCase(first, task.variant).moveInto(variant))
    return error;
  if (Error error = fillCase(file, variant, task.seed).moveInto(before))
    return error;
  found = expected = before;
  Expected<bool> said = fillExpected(file, variant, expected);
  if (!said)
    return said.takeError();
  if (*said) {
    oracle = "files";
    rightResults.insert(hashOf(expected));
    return Error::success();
  }
  if (std::optional<CaseFile> tile = referenceOf(first)) {
    oracle = "reference";
    Expected<std::unique_ptr<CaseReference>> reference =
        CaseReference::open(*tile);
    if (!reference)
      return reference.takeError();
    tolerance = (*reference)->tolerance();
    if (Error error = (*reference)->run(variant, expected))
      return error;
    rightResults.insert(hashOf(expected));
    return Error::success();
  }
  oracle = "baseline";
  Expected<LaunchRequest> request =
      launchOf(baseline.configuration, baseline.binary);
  if (!request)
    return request.takeError();
  if (Error error = runOnce(*request, baseline.binary))
    return error;
  expected = found;
  rightResults.insert(hashOf(expected));
  right.insert(baseline.binary.hash);
  return Error::success();
}

MeasuringGpu GpuBench::gpu() const {
  return {device->name(),
          device->uuid(),
          device->driverVersion(),
          device->computeCapability(),
          oracle,
          waited};
}

Expected<LaunchRequest> GpuBench::launchOf(unsigned configuration,
                                           const TuneBinary &binary) {
  const CaseFile &chosen = configurationOf(file, configuration);
  Expected<CaseVariant> sizes = resolveCase(chosen, task.variant);
  if (!sizes)
    return sizes.takeError();
  if (Error error = checkTensors(file, variant, chosen, *sizes))
    return std::move(error);
  CompiledKernel kernel;
  kernel.name = binary.kernel;
  kernel.threadsPerBlock = binary.threads;
  kernel.dynamicShared = binary.dynamicShared;
  kernel.parameters.resize(binary.parameters);
  kernel.persistent = binary.persistent;
  kernel.tensorMaps = binary.tensorMaps;
  kernel.globalScratch = binary.globalScratch;
  return kiln::launchOf(chosen, *sizes, found, kernel);
}

Error GpuBench::runOnce(LaunchRequest &request, const TuneBinary &binary) {
  if (Error error = session->load(binary.object, request))
    return error;
  loaded = binary.hash;
  // Inputs too, for the kernel before may have written there.
  for (auto [buffer, fresh] : zip_equal(found.buffers, before.buffers))
    buffer.bytes = fresh.bytes;
  if (Error error = session->copyIn(request))
    return error;
  listener(BenchEvent::Launching);
  Error error = session->finish(request);
  listener(BenchEvent::Landed);
  return error ? std::move(error) : session->copyOut(request);
}

Expected<std::string> GpuBench::check(LaunchRequest &request,
                                      const TuneBinary &binary) {
  if (Error error = runOnce(request, binary))
    return std::move(error);
  // Directives hardly ever change a result, so that the comparison of every
  // element is seldom needed.
  uint64_t result = hashOf(found);
  if (rightResults.count(result))
    return "";
  Comparison comparison =
      compareRuns(file, variant, before, expected, found, tolerance);
  if (!comparison.first) {
    rightResults.insert(result);
    return "";
  }
  const Mismatch &first = *comparison.first;
  return first.argument + first.index + ' ' + first.reason + ": expected " +
         first.expected + ", found " + first.found + " (" +
         std::to_string(comparison.mismatches) +
         " such elements; compared "
         "with the " +
         (oracle == "files" ? "case's files" : oracle) + ")";
}

Expected<std::vector<double>> GpuBench::sample(const LaunchRequest &launch,
                                               unsigned count) {
  listener(BenchEvent::Launching);
  Expected<std::vector<double>> times =
      session->sample(launch, count, /*flush=*/true);
  listener(BenchEvent::Landed);
  return times;
}

Error GpuBench::time(const MeasureRequest &request, LaunchRequest &launch,
                     TuneReply &reply) {
  // As many as tell a kernel twice as slow from one that is not.
  constexpr unsigned least = 5;
  // Nobody needs more samples, however short the kernel is (guess).
  constexpr unsigned most = 200;
  // While others were compiled the GPU has slowed its clocks; they are back
  // after some milliseconds (perf/race/race.py waits for three).
  constexpr double warmUp = 3000;
  auto launchesFor = [](double microseconds, double each) {
    return unsigned(std::min<double>(microseconds / std::max(each, 0.1), most));
  };
  Expected<std::vector<double>> times = sample(launch, 1);
  if (!times)
    return times.takeError();
  if (unsigned count = launchesFor(warmUp, times->front()))
    if (Error error = sample(launch, count).takeError())
      return error;
  if (Error error = sample(launch, least).moveInto(reply.times))
    return error;
  std::vector<double> sorted = reply.times;
  llvm::sort(sorted);
  double median = sorted[least / 2];
  if (request.stopAbove > 0 && median > request.stopAbove) {
    reply.status = TuneStatus::Stopped;
    reply.stage = "measure";
    reply.message = "takes more than twice the best's time";
    return Error::success();
  }
  unsigned wanted = launchesFor(request.milliseconds * 1000, median);
  if (wanted <= least)
    return Error::success();
  if (Error error = sample(launch, wanted - least).moveInto(*times))
    return error;
  append_range(reply.times, *times);
  return Error::success();
}

TuneReply GpuBench::measure(const MeasureRequest &request) {
  TuneReply reply;
  const TuneBinary &binary = *request.binary;
  auto refuse = [&](StringRef stage, Error error) {
    reply.status = TuneStatus::Refused;
    reply.stage = stage.str();
    reply.message = toString(std::move(error));
    return reply;
  };
  Expected<LaunchRequest> launch = launchOf(request.configuration, binary);
  if (!launch)
    return refuse("case", launch.takeError());
  if (!right.count(binary.hash)) {
    Expected<std::string> wrong = check(*launch, binary);
    if (!wrong)
      return refuse("launch", wrong.takeError());
    if (!wrong->empty()) {
      reply.status = TuneStatus::Wrong;
      reply.stage = "check";
      reply.message = *wrong;
      return reply;
    }
    right.insert(binary.hash);
  } else {
    // The buffers stay; the arguments are this launch's.
    if (loaded != binary.hash)
      if (Error error = session->load(binary.object, *launch))
        return refuse("load", std::move(error));
    loaded = binary.hash;
    if (Error error = session->setArguments(*launch))
      return refuse("load", std::move(error));
  }
  if (Error error = time(request, *launch, reply))
    return refuse("measure", std::move(error));
  if (watch)
    reply.slowedBy = join(watch->reasons(), ", ");
  return reply;
}

} // namespace kiln
