// The driver, its devices and their contexts.
#include "test/fake-cuda/State.h"

#include <cstring>
#include <utility>

using namespace fake;

FAKE_CUDA cuInit(unsigned) {
  log("cuInit");
  if (deviceCount() == 0)
    return NoDevice;
  state().initialized = true;
  return Success;
}

FAKE_CUDA cuDriverGetVersion(int *version) {
  *version = int(number("KILN_FAKE_CUDA_DRIVER_VERSION", 13000));
  return Success;
}

static const char *nameOf(int result) {
  switch (result) {
  case Success:
    return "CUDA_SUCCESS";
  case InvalidValue:
    return "CUDA_ERROR_INVALID_VALUE";
  case OutOfMemory:
    return "CUDA_ERROR_OUT_OF_MEMORY";
  case NotInitialized:
    return "CUDA_ERROR_NOT_INITIALIZED";
  case NoDevice:
    return "CUDA_ERROR_NO_DEVICE";
  case InvalidDevice:
    return "CUDA_ERROR_INVALID_DEVICE";
  case InvalidImage:
    return "CUDA_ERROR_INVALID_IMAGE";
  case InvalidContext:
    return "CUDA_ERROR_INVALID_CONTEXT";
  case InvalidHandle:
    return "CUDA_ERROR_INVALID_HANDLE";
  case NotFound:
    return "CUDA_ERROR_NOT_FOUND";
  case NotReady:
    return "CUDA_ERROR_NOT_READY";
  case IllegalAddress:
    return "CUDA_ERROR_ILLEGAL_ADDRESS";
  case OutOfResources:
    return "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES";
  case CaptureInvalidated:
    return "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED";
  case CaptureUnsupported:
    return "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED";
  case CaptureImplicit:
    return "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT";
  default:
    return nullptr;
  }
}

FAKE_CUDA cuGetErrorName(int result, const char **name) {
  *name = nameOf(result);
  return *name ? Success : InvalidValue;
}

FAKE_CUDA cuGetErrorString(int result, const char **words) {
  *words = nameOf(result) ? "said by the fake driver" : nullptr;
  return *words ? Success : InvalidValue;
}

FAKE_CUDA cuDeviceGetCount(int *count) {
  if (int result = enter("cuDeviceGetCount"))
    return result;
  *count = deviceCount();
  return Success;
}

FAKE_CUDA cuDeviceGet(int *device, int ordinal) {
  if (int result = enter("cuDeviceGet"))
    return result;
  *device = ordinal;
  return ordinal >= 0 && ordinal < deviceCount() ? Success : InvalidDevice;
}

FAKE_CUDA cuDeviceGetName(char *name, int size, int) {
  if (int result = enter("cuDeviceGetName"))
    return result;
  std::string text = setting("KILN_FAKE_CUDA_NAME", "Fake GPU");
  std::strncpy(name, text.c_str(), size);
  name[size - 1] = 0;
  return Success;
}

FAKE_CUDA cuDeviceGetUuid_v2(unsigned char *uuid, int device) {
  if (int result = enter("cuDeviceGetUuid"))
    return result;
  std::memset(uuid, 0xfa, 16);
  // Hosts that are pretended on one machine have GPUs of their own.
  uuid[14] = static_cast<unsigned char>(number("KILN_FAKE_CUDA_HOST", 0));
  uuid[15] = static_cast<unsigned char>(device);
  return Success;
}

FAKE_CUDA cuDeviceGetUuid(unsigned char *uuid, int device) {
  return cuDeviceGetUuid_v2(uuid, device);
}

FAKE_CUDA cuDeviceTotalMem_v2(size_t *bytes, int) {
  *bytes = size_t(number("KILN_FAKE_CUDA_MEMORY", 1 << 30));
  return Success;
}

FAKE_CUDA cuDeviceGetAttribute(int *value, int attribute, int device) {
  if (int result = enter("cuDeviceGetAttribute", std::to_string(attribute)))
    return result;
  // As on an H200, but for a cache that costs the host little to clear.
  const std::map<int, int> values{
      {1, 1024},     // threads of a block
      {8, 49152},    // shared memory of a block without asking for more
      {10, 32},      // lanes of a warp
      {13, 1980000}, // clock in kHz
      {16, 132},     // multiprocessors
      {36, 2619000}, // memory clock in kHz
      {38, 1 << 20}, // L2 cache
      {75, capability(device) / 10},
      {76, capability(device) % 10},
      {81, 233472}, // shared memory of a multiprocessor
      {95, 1},      // cooperative launch
      {97, 232448}, // shared memory of a block that asks for it
      {111, 1024},  // reserved shared memory of a block
  };
  auto found = values.find(attribute);
  if (found == values.end())
    return InvalidValue;
  *value = found->second;
  return Success;
}

FAKE_CUDA cuDevicePrimaryCtxRetain(Context **context, int device) {
  if (int result = enter("cuDevicePrimaryCtxRetain", std::to_string(device)))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  std::unique_ptr<Context> &primary = state().primary[device];
  if (!primary)
    primary.reset(new Context{device, 0, ++state().lastContext});
  state().contexts.insert(primary.get());
  *context = primary.get();
  return Success;
}

FAKE_CUDA cuDevicePrimaryCtxRelease_v2(int device) {
  return enter("cuDevicePrimaryCtxRelease", std::to_string(device));
}

FAKE_CUDA cuCtxCreate_v2(Context **context, unsigned, int device) {
  if (int result = enter("cuCtxCreate", std::to_string(device)))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (state().destroyed.empty()) {
    *context = new Context;
  } else {
    *context = state().destroyed.back();
    state().destroyed.pop_back();
  }
  **context = Context{device, 0, ++state().lastContext};
  state().contexts.insert(*context);
  contextStack().push_back(*context);
  return Success;
}

FAKE_CUDA cuCtxDestroy_v2(Context *context) {
  if (int result = enter("cuCtxDestroy"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().contexts.erase(context))
    return InvalidContext;
  if (current() == context)
    contextStack().pop_back();
  for (Event *event : std::set<Event *>(state().events))
    if (event->context == context && state().events.erase(event))
      delete event;
  state().destroyed.push_back(context);
  return Success;
}

FAKE_CUDA cuCtxSetCurrent(Context *context) {
  if (int result = enter("cuCtxSetCurrent"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (context && !state().contexts.count(context))
    return InvalidContext;
  if (!contextStack().empty())
    contextStack().pop_back();
  if (context)
    contextStack().push_back(context);
  return Success;
}

FAKE_CUDA cuCtxGetCurrent(Context **context) {
  if (int result = enter("cuCtxGetCurrent"))
    return result;
  *context = current();
  return Success;
}

FAKE_CUDA cuCtxPushCurrent_v2(Context *context) {
  if (int result = enter("cuCtxPushCurrent"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().contexts.count(context))
    return InvalidContext;
  contextStack().push_back(context);
  return Success;
}

FAKE_CUDA cuCtxPopCurrent_v2(Context **context) {
  if (int result = enter("cuCtxPopCurrent"))
    return result;
  if (!current())
    return InvalidContext;
  if (context)
    *context = current();
  contextStack().pop_back();
  return Success;
}

FAKE_CUDA cuCtxGetDevice(int *device) {
  if (int result = enter("cuCtxGetDevice"))
    return result;
  if (!current())
    return InvalidContext;
  *device = current()->device;
  return Success;
}

FAKE_CUDA cuCtxGetId(Context *context, unsigned long long *id) {
  if (int result = enter("cuCtxGetId"))
    return result;
  std::lock_guard<std::mutex> lock(state().mutex);
  if (!state().contexts.count(context))
    return InvalidContext;
  *id = context->id;
  return Success;
}

FAKE_CUDA cuThreadExchangeStreamCaptureMode(int *mode) {
  std::swap(*mode, captureMode());
  return Success;
}

FAKE_CUDA cuCtxSynchronize() {
  if (int result = enter("cuCtxSynchronize"))
    return result;
  int result = waitForLaunches();
  return current() ? result : InvalidContext;
}
