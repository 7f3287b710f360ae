//===- CudaDriver.cpp - the few functions of the CUDA driver we call ------===//
//
// See CudaDriver.h.
//
//===----------------------------------------------------------------------===//
#include "targets/device/CudaDriver.h"
#include "targets/device/Device.h"
#include "targets/support/Errors.h"
#include <dlfcn.h>

using namespace kiln;
using namespace kiln::cuda;
using namespace llvm;

static constexpr const char *kElsewhere =
    "; `kiln run --device emulator` and `kiln check` need no GPU, and `kiln "
    "compile` works for every target";

Expected<const Driver *> Driver::open() {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return make_error<EnvironmentError>(std::string("no NVIDIA driver: ") +
                                        dlerror() + kElsewhere);
  auto driver = std::make_unique<Driver>();
  std::string missing;
  auto find = [&](auto &function, const char *name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(
        dlsym(library, name));
    if (!function)
      missing += std::string(" ") + name;
  };
  find(driver->Init, "cuInit");
  find(driver->GetErrorName, "cuGetErrorName");
  find(driver->GetErrorString, "cuGetErrorString");
  find(driver->DeviceGetCount, "cuDeviceGetCount");
  find(driver->DeviceGet, "cuDeviceGet");
  find(driver->DeviceGetName, "cuDeviceGetName");
  find(driver->DeviceGetAttribute, "cuDeviceGetAttribute");
  find(driver->DeviceGetUuid, "cuDeviceGetUuid");
  find(driver->DriverGetVersion, "cuDriverGetVersion");
  find(driver->DevicePrimaryCtxRetain, "cuDevicePrimaryCtxRetain");
  find(driver->DevicePrimaryCtxRelease, "cuDevicePrimaryCtxRelease_v2");
  find(driver->CtxSetCurrent, "cuCtxSetCurrent");
  find(driver->CtxSynchronize, "cuCtxSynchronize");
  find(driver->ModuleLoadData, "cuModuleLoadData");
  find(driver->ModuleUnload, "cuModuleUnload");
  find(driver->ModuleGetFunction, "cuModuleGetFunction");
  find(driver->FuncSetAttribute, "cuFuncSetAttribute");
  find(driver->OccupancyMaxActiveBlocksPerMultiprocessor,
       "cuOccupancyMaxActiveBlocksPerMultiprocessor");
  find(driver->MemAlloc, "cuMemAlloc_v2");
  find(driver->MemFree, "cuMemFree_v2");
  find(driver->MemcpyHtoD, "cuMemcpyHtoD_v2");
  find(driver->MemcpyDtoH, "cuMemcpyDtoH_v2");
  find(driver->MemsetD8Async, "cuMemsetD8Async");
  find(driver->LaunchKernel, "cuLaunchKernel");
  find(driver->EventCreate, "cuEventCreate");
  find(driver->EventRecord, "cuEventRecord");
  find(driver->EventSynchronize, "cuEventSynchronize");
  find(driver->EventElapsedTime, "cuEventElapsedTime");
  find(driver->EventDestroy, "cuEventDestroy_v2");
  std::string required = missing;
  find(driver->TensorMapEncodeTiled, "cuTensorMapEncodeTiled");
  missing = required;
  if (!missing.empty())
    return make_error<EnvironmentError>("the NVIDIA driver lacks" + missing +
                                        ": it is older than CUDA 11" +
                                        kElsewhere);
  if (Result result = driver->Init(0))
    return make_error<EnvironmentError>(
        toString(driver->check(result, "cuInit")) + kElsewhere);
  return driver.release(); // as long as the library: for good
}

Error Driver::check(Result result, const char *call) const {
  if (result == 0)
    return Error::success();
  const char *name = nullptr, *words = nullptr;
  if (GetErrorName(result, &name) || GetErrorString(result, &words))
    return createStringError("%s failed with the unknown error %d", call,
                             result);
  return createStringError("%s failed: %s (%s)", call, name, words);
}
