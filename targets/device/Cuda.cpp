//===- Cuda.cpp - runs a cubin on an NVIDIA GPU ---------------------------===//
//
// See Cuda.h. Everything runs in the default stream, so the order of the calls
// is the order on the GPU.
//
//===----------------------------------------------------------------------===//
#include "targets/device/Cuda.h"
#include "targets/device/CudaLaunch.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace kiln;
using namespace kiln::cuda;
using namespace llvm;

struct CudaDevice::Impl {
  const Driver *driver = nullptr;
  Device device = 0;
  Context context = nullptr;
  std::string name;
  std::string uuid, driverVersion;
  unsigned computeCapability = 0;
  size_t cacheBytes = 0;
  unsigned multiprocessors = 0;
};

CudaDevice::CudaDevice(std::unique_ptr<Impl> impl) : impl(std::move(impl)) {}
CudaDevice::~CudaDevice() {
  if (impl->context)
    impl->driver->DevicePrimaryCtxRelease(impl->device);
}

const std::string &CudaDevice::name() const { return impl->name; }
const std::string &CudaDevice::uuid() const { return impl->uuid; }
const std::string &CudaDevice::driverVersion() const {
  return impl->driverVersion;
}
unsigned CudaDevice::computeCapability() const {
  return impl->computeCapability;
}

Expected<std::unique_ptr<CudaDevice>> CudaDevice::open(int ordinal) {
  Expected<const Driver *> opened = Driver::open();
  if (!opened)
    return opened.takeError();
  const Driver &driver = **opened;
  auto impl = std::make_unique<Impl>();
  impl->driver = &driver;
  int count = 0, major = 0, minor = 0, cache = 0, version = 0,
      multiprocessors = 0;
  unsigned char uuid[16] = {};
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
  KILN_CUDA(driver, DeviceGetAttribute, &multiprocessors, kMultiprocessors,
            impl->device);
  KILN_CUDA(driver, DeviceGetUuid, uuid, impl->device);
  KILN_CUDA(driver, DriverGetVersion, &version);
  KILN_CUDA(driver, DevicePrimaryCtxRetain, &impl->context, impl->device);
  impl->name = name;
  impl->computeCapability = 10 * major + minor;
  impl->cacheBytes = cache;
  impl->multiprocessors = multiprocessors;
  impl->uuid = toHex(ArrayRef(uuid), /*LowerCase=*/true);
  // 13000 is 13.0.
  impl->driverVersion = std::to_string(version / 1000) + "." +
                        std::to_string(version % 1000 / 10);
  return std::unique_ptr<CudaDevice>(new CudaDevice(std::move(impl)));
}

static LaunchTiming summarize(std::vector<double> times) {
  llvm::sort(times);
  size_t middle = times.size() / 2;
  double median = times.size() % 2 ? times[middle]
                                   : (times[middle - 1] + times[middle]) / 2;
  return LaunchTiming{unsigned(times.size()), median, times.front(),
                      times.back()};
}

Expected<LaunchTiming> CudaDevice::run(StringRef cubin, LaunchRequest &request,
                                       const TimingOptions &timing) {
  Expected<std::unique_ptr<CudaLaunch>> launch = session();
  if (!launch)
    return launch.takeError();
  if (Error error = (*launch)->load(cubin, request))
    return error;
  if (Error error = (*launch)->copyIn(request))
    return error;
  bool empty = llvm::is_contained(
      request.grid, 0u); // nothing to do, which the driver refuses
  if (!empty)
    if (Error error = (*launch)->finish(request))
      return error;
  if (Error error = (*launch)->copyOut(request))
    return error;
  if (empty || timing.repeat == 0)
    return LaunchTiming();
  for (unsigned i = 0; i != timing.warmup; ++i)
    if (Error error = (*launch)->start(request))
      return error;
  Expected<std::vector<double>> times =
      (*launch)->sample(request, timing.repeat, timing.flushCache);
  if (!times)
    return times.takeError();
  return summarize(std::move(*times));
}

Expected<std::unique_ptr<CudaLaunch>> CudaDevice::session() {
  const Driver &driver = *impl->driver;
  KILN_CUDA(driver, CtxSetCurrent, impl->context);
  // Twice the cache, so that nothing of before is left in it.
  return std::make_unique<CudaLaunch>(driver, 2 * impl->cacheBytes,
                                      impl->multiprocessors);
}
