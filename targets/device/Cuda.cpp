//===- Cuda.cpp - runs a cubin on an NVIDIA GPU ---------------------------===//
//
// See Cuda.h. Everything runs in the default stream, so the order of the calls
// is the order on the GPU.
//
//===----------------------------------------------------------------------===//
#include "targets/device/Cuda.h"
#include "targets/device/CudaDriver.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace kiln;
using namespace kiln::cuda;
using namespace llvm;

struct CudaDevice::Impl {
  const Driver *driver = nullptr;
  Device device = 0;
  Context context = nullptr;
  std::string name;
  unsigned computeCapability = 0;
  size_t cacheBytes = 0;
};

CudaDevice::CudaDevice(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
CudaDevice::~CudaDevice() {
  if (impl->context)
    impl->driver->DevicePrimaryCtxRelease(impl->device);
}

const std::string &CudaDevice::name() const { return impl->name; }
unsigned CudaDevice::computeCapability() const {
  return impl->computeCapability;
}

#define KILN_CUDA(driver, function, ...)                                       \
  if (Error error =                                                            \
          (driver).check((driver).function(__VA_ARGS__), "cu" #function))      \
  return error

Expected<std::unique_ptr<CudaDevice>> CudaDevice::open(int ordinal) {
  Expected<const Driver *> opened = Driver::open();
  if (!opened)
    return opened.takeError();
  const Driver &driver = **opened;
  auto impl = std::make_unique<Impl>();
  impl->driver = &driver;
  int count = 0, major = 0, minor = 0, cache = 0;
  KILN_CUDA(driver, DeviceGetCount, &count);
  if (ordinal < 0 || ordinal >= count)
    return make_error<EnvironmentError>(
        "the machine has " + std::to_string(count) +
        " NVIDIA GPUs, so there is no GPU " + std::to_string(ordinal));
  char name[256] = {};
  KILN_CUDA(driver, DeviceGet, &impl->device, ordinal);
  KILN_CUDA(driver, DeviceGetName, name, sizeof(name), impl->device);
  KILN_CUDA(driver, DeviceGetAttribute, &major, kComputeCapabilityMajor,
            impl->device);
  KILN_CUDA(driver, DeviceGetAttribute, &minor, kComputeCapabilityMinor,
            impl->device);
  KILN_CUDA(driver, DeviceGetAttribute, &cache, kL2CacheSize, impl->device);
  KILN_CUDA(driver, DevicePrimaryCtxRetain, &impl->context, impl->device);
  impl->name = name;
  impl->computeCapability = 10 * major + minor;
  impl->cacheBytes = cache;
  return std::unique_ptr<CudaDevice>(new CudaDevice(std::move(impl)));
}

namespace {

/// One loaded kernel with its arguments on the GPU. Whatever it got, it gives
/// back.
class Launch {
public:
  explicit Launch(const Driver &driver) : driver(driver) {}
  ~Launch() {
    for (Event event : events)
      driver.EventDestroy(event);
    for (Pointer pointer : pointers)
      driver.MemFree(pointer);
    if (module)
      driver.ModuleUnload(module);
  }

  Error load(StringRef cubin, const LaunchRequest &request);
  Error copyIn(const LaunchRequest &request);
  Error copyOut(LaunchRequest &request);
  Error start(const LaunchRequest &request);
  /// start(), and waits for the end.
  Error finish(const LaunchRequest &request);
  Expected<LaunchTiming> time(const LaunchRequest &request,
                              const TimingOptions &timing, size_t cacheBytes);

private:
  Expected<Pointer> allocate(size_t bytes);
  Expected<Event> makeEvent();

  const Driver &driver;
  cuda::Module module = nullptr;
  cuda::Function function = nullptr;
  std::vector<Pointer> pointers; // of the buffers, in order, and then others
  std::vector<uint64_t> values;  // of the arguments
  std::vector<Event> events;
};

} // namespace

Error Launch::load(StringRef cubin, const LaunchRequest &request) {
  KILN_CUDA(driver, ModuleLoadData, &module, cubin.data());
  if (Error error = driver.check(
          driver.ModuleGetFunction(&function, module, request.kernel.c_str()),
          "cuModuleGetFunction"))
    return joinErrors(
        createStringError("no kernel '" + request.kernel + "' in the cubin"),
        std::move(error));
  if (request.dynamicShared)
    if (Error error = driver.check(
            driver.FuncSetAttribute(function, kMaxDynamicSharedBytes,
                                    int(request.dynamicShared)),
            "cuFuncSetAttribute"))
      return joinErrors(
          createStringError("kernel '" + request.kernel + "' cannot have " +
                            Twine(request.dynamicShared) +
                            " bytes of dynamic shared memory on this GPU"),
          std::move(error));
  return Error::success();
}

Expected<Pointer> Launch::allocate(size_t bytes) {
  Pointer pointer = 0;
  KILN_CUDA(driver, MemAlloc, &pointer,
            std::max<size_t>(bytes, 1)); // the driver refuses 0
  pointers.push_back(pointer);
  return pointer;
}

Error Launch::copyIn(const LaunchRequest &request) {
  static const std::vector<DeviceBuffer> none;
  const std::vector<DeviceBuffer> &buffers =
      request.buffers ? *request.buffers : none;
  for (const DeviceBuffer &buffer : buffers) {
    Expected<Pointer> pointer = allocate(buffer.bytes.size());
    if (!pointer)
      return pointer.takeError();
    if (!buffer.bytes.empty())
      KILN_CUDA(driver, MemcpyHtoD, *pointer, buffer.bytes.data(),
                buffer.bytes.size());
  }
  for (auto [index, arg] : enumerate(request.args)) {
    if (arg.kind == KernelArg::Buffer && arg.buffer >= buffers.size())
      return createStringError(
          "argument %zu points to buffer %u, which the launch does not have",
          index, arg.buffer);
    values.push_back(arg.kind == KernelArg::Buffer
                         ? pointers[arg.buffer] + arg.offset
                         : arg.bits);
  }
  return Error::success();
}

Error Launch::copyOut(LaunchRequest &request) {
  if (request.buffers)
    for (auto [buffer, pointer] : zip_first(*request.buffers, pointers))
      if (!buffer.bytes.empty())
        KILN_CUDA(driver, MemcpyDtoH, buffer.bytes.data(), pointer,
                  buffer.bytes.size());
  return Error::success();
}

Error Launch::start(const LaunchRequest &request) {
  std::vector<void *> params;
  for (uint64_t &value : values)
    params.push_back(
        &value); // the driver takes as many low bytes as the parameter has
  KILN_CUDA(driver, LaunchKernel, function, request.grid[0], request.grid[1],
            request.grid[2], request.threads, 1, 1, request.dynamicShared,
            nullptr, params.data(), nullptr);
  return Error::success();
}

Error Launch::finish(const LaunchRequest &request) {
  if (Error error = start(request))
    return error;
  if (Error error = driver.check(driver.CtxSynchronize(), "cuCtxSynchronize"))
    return joinErrors(
        createStringError(
            "kernel '" + request.kernel +
            "' did not finish, and this process can use the GPU no "
            "more; `kiln run --device emulator` says which access is wrong"),
        std::move(error));
  return Error::success();
}

Expected<Event> Launch::makeEvent() {
  Event event = nullptr;
  KILN_CUDA(driver, EventCreate, &event, 0);
  events.push_back(event);
  return event;
}

Expected<LaunchTiming> Launch::time(const LaunchRequest &request,
                                    const TimingOptions &timing,
                                    size_t cacheBytes) {
  Pointer flush = 0;
  if (timing.flushCache)
    if (Error error = allocate(2 * cacheBytes).moveInto(flush))
      return error;
  for (unsigned i = 0; i != timing.warmup; ++i)
    if (Error error = start(request))
      return error;
  std::vector<std::pair<Event, Event>> marks(timing.repeat);
  for (auto &[begin, end] : marks) {
    if (Error error = makeEvent().moveInto(begin))
      return error;
    if (Error error = makeEvent().moveInto(end))
      return error;
    if (flush)
      KILN_CUDA(driver, MemsetD8Async, flush, 0, 2 * cacheBytes, nullptr);
    KILN_CUDA(driver, EventRecord, begin, nullptr);
    if (Error error = start(request))
      return error;
    KILN_CUDA(driver, EventRecord, end, nullptr);
  }
  KILN_CUDA(driver, CtxSynchronize);
  std::vector<double> times;
  for (auto [begin, end] : marks) {
    float milliseconds = 0;
    KILN_CUDA(driver, EventElapsedTime, &milliseconds, begin, end);
    times.push_back(1000.0 * milliseconds);
  }
  llvm::sort(times);
  size_t middle = times.size() / 2;
  double median = times.size() % 2 ? times[middle]
                                   : (times[middle - 1] + times[middle]) / 2;
  return LaunchTiming{timing.repeat, median, times.front(), times.back()};
}

Expected<LaunchTiming> CudaDevice::run(StringRef cubin, LaunchRequest &request,
                                       const TimingOptions &timing) {
  const Driver &driver = *impl->driver;
  KILN_CUDA(driver, CtxSetCurrent, impl->context);
  Launch launch(driver);
  if (Error error = launch.load(cubin, request))
    return error;
  if (Error error = launch.copyIn(request))
    return error;
  bool empty = llvm::is_contained(
      request.grid, 0u); // nothing to do, which the driver refuses
  if (!empty)
    if (Error error = launch.finish(request))
      return error;
  if (Error error = launch.copyOut(request))
    return error;
  if (empty || timing.repeat == 0)
    return LaunchTiming();
  return launch.time(request, timing, impl->cacheBytes);
}
