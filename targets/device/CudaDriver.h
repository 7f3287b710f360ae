//===- CudaDriver.h - the few functions of the CUDA driver we call --------===//
//
// Types, numbers and signatures as the driver's documented binary interface has
// them since CUDA 4 (the "_v2" functions); every driver since then has them
// under these names.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_DEVICE_CUDADRIVER_H
#define KILN_TARGETS_DEVICE_CUDADRIVER_H

#include "llvm/Support/Error.h"
#include <cstddef>
#include <cstdint>
#include <memory>

namespace kiln::cuda {

using Result = int; // 0: success
using Device = int;
using Pointer = unsigned long long;
using Context = struct ContextHandle *;
using Module = struct ModuleHandle *;
using Function = struct FunctionHandle *;
using Stream = struct StreamHandle *;
using Event = struct EventHandle *;

enum DeviceAttribute {
  kMultiprocessors = 16,
  kL2CacheSize = 38,
  kComputeCapabilityMajor = 75,
  kComputeCapabilityMinor = 76,
};
enum FunctionAttribute { kMaxDynamicSharedBytes = 8 };

/// The library and its functions, each under the driver's own name without the
/// prefix.
struct Driver {
  Result (*Init)(unsigned flags);
  Result (*GetErrorName)(Result, const char **);
  Result (*GetErrorString)(Result, const char **);
  Result (*DeviceGetCount)(int *);
  Result (*DeviceGet)(Device *, int ordinal);
  Result (*DeviceGetName)(char *, int size, Device);
  Result (*DeviceGetAttribute)(int *, int attribute, Device);
  Result (*DeviceGetUuid)(unsigned char uuid[16], Device);
  Result (*DriverGetVersion)(int *);
  Result (*DevicePrimaryCtxRetain)(Context *, Device);
  Result (*DevicePrimaryCtxRelease)(Device);
  Result (*CtxSetCurrent)(Context);
  Result (*CtxSynchronize)();
  Result (*ModuleLoadData)(Module *, const void *image);
  Result (*ModuleUnload)(Module);
  Result (*ModuleGetFunction)(Function *, Module, const char *name);
  Result (*FuncSetAttribute)(Function, int attribute, int value);
  Result (*OccupancyMaxActiveBlocksPerMultiprocessor)(int *blocks, Function,
                                                      int threads,
                                                      size_t dynamicShared);
  Result (*MemAlloc)(Pointer *, size_t);
  Result (*MemFree)(Pointer);
  Result (*MemcpyHtoD)(Pointer, const void *, size_t);
  Result (*MemcpyDtoH)(void *, Pointer, size_t);
  Result (*MemsetD8Async)(Pointer, unsigned char, size_t, Stream);
  Result (*LaunchKernel)(Function, unsigned gridX, unsigned gridY,
                         unsigned gridZ, unsigned blockX, unsigned blockY,
                         unsigned blockZ, unsigned sharedBytes, Stream,
                         void **params, void **extra);
  Result (*EventCreate)(Event *, unsigned flags);
  Result (*EventRecord)(Event, Stream);
  Result (*EventSynchronize)(Event);
  Result (*EventElapsedTime)(float *milliseconds, Event start, Event end);
  Result (*EventDestroy)(Event);
  /// Null where the driver is older than CUDA 12.
  Result (*TensorMapEncodeTiled)(void *map, int element, unsigned rank,
                                 Pointer base, const uint64_t *sizes,
                                 const uint64_t *strides, const uint32_t *box,
                                 const uint32_t *steps, int interleave,
                                 int swizzle, int promotion, int fill);

  /// Opens the library; the driver stays open for the life of the process.
  static llvm::Expected<const Driver *> open();

  /// An error that names the call and the driver's name and words for `result`.
  llvm::Error check(Result result, const char *call) const;
};

} // namespace kiln::cuda

/// Calls a function of the driver, or returns its error.
#define KILN_CUDA(driver, function, ...)                                       \
  if (llvm::Error error =                                                      \
          (driver).check((driver).function(__VA_ARGS__), "cu" #function))      \
  return error

#endif // KILN_TARGETS_DEVICE_CUDADRIVER_H
