// Launches and streams. Nothing runs beside anything else: a launch is over when
// the call returns, and a context's clock has gone on.
#include "test/fake-cuda/Rules.h"

#include <chrono>
#include <sstream>
#include <thread>
#include <utility>

using namespace fake;

namespace {

/// What cuLaunchKernelEx is given; the driver's CUlaunchConfig.
struct LaunchConfig {
  unsigned grid[3], block[3], shared;
  Stream *stream;
  struct Attribute {
    int id;
    int padding;
    char value[64];
  } *attributes;
  unsigned attributeCount;
};

std::string textOf(const Kernel *kernel, const LaunchConfig &config) {
  std::ostringstream os;
  os << "device=" << contextOf(config.stream)->device
     << " kernel=" << kernel->name << " image=" << kernel->image->hash
     << " grid=" << config.grid[0] << 'x' << config.grid[1] << 'x'
     << config.grid[2] << " block=" << config.block[0] << 'x' << config.block[1]
     << 'x' << config.block[2] << " shared=" << config.shared;
  for (unsigned i = 0; i < config.attributeCount; ++i)
    os << " attribute=" << config.attributes[i].id;
  return os.str();
}

int check(const Kernel *kernel, const LaunchConfig &config, Context *context) {
  if (!context)
    return InvalidContext;
  if (!state().kernels.count(const_cast<Kernel *>(kernel)) ||
      (kernel->context && kernel->context != context))
    return InvalidHandle;
  for (int d = 0; d < 3; ++d)
    if (!config.grid[d] || !config.block[d])
      return InvalidValue;
  if (config.block[0] * config.block[1] * config.block[2] > 1024)
    return InvalidValue;
  auto allowed = kernel->maxDynamicShared.find(context->device);
  unsigned most = allowed == kernel->maxDynamicShared.end()
                      ? 49152
                      : unsigned(allowed->second);
  return config.shared > most ? InvalidValue : Success;
}

int launch(Kernel *kernel, const LaunchConfig &config, void **params,
           const char *call) {
  std::lock_guard<std::mutex> lock(state().mutex);
  Context *context = contextOf(config.stream);
  if (int result = check(kernel, config, context)) {
    log(std::string(call) + " refused=" + std::to_string(result));
    return result;
  }
  if (int result = enter(call, textOf(kernel, config)))
    return result;
  Launch what{kernel, context->device,
              config.block[0] * config.block[1] * config.block[2],
              config.shared, params};
  ++state().launches;
  Behaviour behaviour = behaviourOf(what);
  context->clock += behaviour.microseconds;
  if (!kernel->context && kernel->complete.insert(context->id).second)
    context->clock += number("KILN_FAKE_CUDA_LAZY", 0);
  std::this_thread::sleep_for(
      std::chrono::milliseconds(behaviour.sleepMilliseconds));
  if (behaviour.fault == Behaviour::Resources)
    return OutOfResources;
  state().hangs |= behaviour.fault == Behaviour::Hang;
  if (behaviour.fault == Behaviour::Illegal)
    state().sticky = IllegalAddress; // from the next call on
  else if (behaviour.fault != Behaviour::Hang)
    perform(what, behaviour);
  return Success;
}

} // namespace

FAKE_CUDA cuLaunchKernel(Kernel *kernel, unsigned gridX, unsigned gridY,
                         unsigned gridZ, unsigned blockX, unsigned blockY,
                         unsigned blockZ, unsigned shared, Stream *stream,
                         void **params, void **) {
  LaunchConfig config{{gridX, gridY, gridZ},
                      {blockX, blockY, blockZ},
                      shared,
                      stream,
                      nullptr,
                      0};
  return launch(kernel, config, params, "cuLaunchKernel");
}

FAKE_CUDA cuLaunchKernelEx(const LaunchConfig *config, Kernel *kernel,
                           void **params, void **) {
  return launch(kernel, *config, params, "cuLaunchKernelEx");
}

FAKE_CUDA cuStreamCreate(Stream **stream, unsigned) {
  if (int result = enter("cuStreamCreate"))
    return result;
  if (!current())
    return InvalidContext;
  std::lock_guard<std::mutex> lock(state().mutex);
  *stream = new Stream{current()};
  state().streams.insert(*stream);
  return Success;
}

FAKE_CUDA cuStreamDestroy_v2(Stream *stream) {
  if (int result = enter("cuStreamDestroy"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().streams.erase(stream))
    return InvalidHandle;
  delete stream;
  return Success;
}

FAKE_CUDA cuStreamGetCtx(Stream *stream, Context **context) {
  if (int result = enter("cuStreamGetCtx"))
    return result;
  if (stream && stream->capturing)
    return CaptureUnsupported;
  *context = contextOf(stream);
  return *context ? Success : InvalidContext;
}

FAKE_CUDA cuStreamGetDevice(Stream *stream, int *device) {
  if (int result = enter("cuStreamGetDevice"))
    return result;
  Context *context = contextOf(stream);
  if (!context)
    return InvalidContext;
  *device = context->device;
  return Success;
}

FAKE_CUDA cuStreamBeginCapture_v2(Stream *stream, int) {
  if (int result = enter("cuStreamBeginCapture"))
    return result;
  if (!stream)
    return CaptureUnsupported;
  stream->capturing = true;
  return Success;
}

FAKE_CUDA cuStreamEndCapture(Stream *stream, void **graph) {
  if (int result = enter("cuStreamEndCapture"))
    return result;
  if (!stream || !stream->capturing)
    return InvalidValue;
  stream->capturing = false;
  *graph = nullptr;
  return std::exchange(stream->spoiled, false) ? CaptureInvalidated : Success;
}

FAKE_CUDA cuStreamIsCapturing(Stream *stream, int *capturing) {
  if (!contextOf(stream))
    return InvalidContext;
  // The default stream waits for all others, so asking for it is an error.
  if (!stream && isCaptureInTheWay())
    return CaptureImplicit;
  *capturing = stream && stream->capturing;
  return Success;
}

FAKE_CUDA cuStreamSynchronize(Stream *) {
  if (int result = enter("cuStreamSynchronize"))
    return result;
  return waitForLaunches();
}
