//===- CudaLaunch.cpp - kernels on a GPU, over buffers that stay there ----===//
//
// Everything runs in the default stream, so the order of the calls is the order
// on the GPU.
//
//===----------------------------------------------------------------------===//
#include "targets/device/CudaLaunch.h"
#include "llvm/ADT/STLExtras.h"

using namespace kiln;
using namespace kiln::cuda;
using namespace llvm;

CudaLaunch::~CudaLaunch() {
  for (Event event : events)
    driver.EventDestroy(event);
  for (Pointer pointer : concat<Pointer>(pointers, others))
    driver.MemFree(pointer);
  unload();
}

void CudaLaunch::unload() {
  if (module)
    driver.ModuleUnload(module);
  module = nullptr;
}

Error CudaLaunch::load(StringRef cubin, const LaunchRequest &request) {
  unload();
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
  return request.persistent ? measureWave(request) : Error::success();
}

Error CudaLaunch::measureWave(const LaunchRequest &request) {
  int blocks = 0;
  KILN_CUDA(driver, OccupancyMaxActiveBlocksPerMultiprocessor, &blocks,
            function, request.threads, request.dynamicShared);
  if (blocks < 1)
    return createStringError("a multiprocessor of this GPU holds no block of "
                             "the persistent kernel '" +
                             request.kernel + "'");
  waveBlocks = uint64_t(blocks) * multiprocessors;
  return Error::success();
}

Expected<Pointer> CudaLaunch::allocate(size_t bytes) {
  Pointer pointer = 0;
  KILN_CUDA(driver, MemAlloc, &pointer,
            std::max<size_t>(bytes, 1)); // the driver refuses 0
  return pointer;
}

Error CudaLaunch::copyIn(const LaunchRequest &request) {
  static const std::vector<DeviceBuffer> none;
  const std::vector<DeviceBuffer> &buffers =
      request.buffers ? *request.buffers : none;
  while (pointers.size() < buffers.size()) {
    Expected<Pointer> pointer = allocate(buffers[pointers.size()].bytes.size());
    if (!pointer)
      return pointer.takeError();
    pointers.push_back(*pointer);
  }
  std::vector<uint64_t> addresses(pointers.begin(), pointers.end());
  for (auto [pointer, buffer] : zip(pointers, buffers)) {
    if (buffer.bytes.empty())
      continue;
    std::vector<uint8_t> written; // only where it differs
    if (!buffer.pointers.empty()) {
      written = buffer.bytes;
      buffer.writePointers(written, addresses);
    }
    KILN_CUDA(driver, MemcpyHtoD, pointer,
              (written.empty() ? buffer.bytes : written).data(),
              buffer.bytes.size());
  }
  return setArguments(request);
}

Error CudaLaunch::setArguments(const LaunchRequest &request) {
  if (!request.persistent)
    return setArgumentsOf(request);
  Expected<LaunchRequest> wave = request.asWave(waveBlocks);
  return wave ? setArgumentsOf(*wave) : wave.takeError();
}

Error CudaLaunch::setArgumentsOf(const LaunchRequest &request) {
  values.clear();
  for (auto [index, arg] : enumerate(request.args)) {
    if (arg.kind == KernelArg::Buffer && arg.buffer >= pointers.size())
      return createStringError(
          "argument %zu points to buffer %u, which the launch does not have",
          index, arg.buffer);
    values.push_back(arg.kind == KernelArg::Buffer
                         ? pointers[arg.buffer] + arg.offset
                         : arg.bits);
  }
  tensorMaps.clear();
  std::vector<uint64_t> addresses(pointers.begin(), pointers.end());
  Expected<std::vector<TensorMap>> maps = request.makeTensorMaps(addresses);
  if (!maps)
    return maps.takeError();
  for (const TensorMap &map : *maps) {
    Expected<EncodedTensorMap> encoded = encode(driver, map);
    if (!encoded)
      return encoded.takeError();
    tensorMaps.push_back(*encoded);
  }
  return reserveScratch(request);
}

// The driver aligns to 256 bytes (CUDA C++ Programming Guide, "Device Memory
// Accesses"). What is too small stays, since a launch may use it.
Error CudaLaunch::reserveScratch(const LaunchRequest &request) {
  uint64_t bytes = request.programs() * request.globalScratch;
  if (bytes <= scratchBytes)
    return Error::success();
  if (Error error = allocate(bytes).moveInto(scratch))
    return error;
  others.push_back(scratch);
  scratchBytes = bytes;
  return Error::success();
}

Error CudaLaunch::copyOut(LaunchRequest &request) {
  if (!request.buffers)
    return Error::success();
  std::vector<uint64_t> addresses(pointers.begin(), pointers.end());
  for (auto [buffer, pointer] : zip_first(*request.buffers, pointers)) {
    if (!buffer.bytes.empty())
      KILN_CUDA(driver, MemcpyDtoH, buffer.bytes.data(), pointer,
                buffer.bytes.size());
    buffer.clearPointers(addresses);
  }
  return Error::success();
}

Error CudaLaunch::start(const LaunchRequest &request) {
  std::vector<void *> params;
  for (uint64_t &value : values)
    params.push_back(
        &value); // the driver takes as many low bytes as the parameter has
  for (EncodedTensorMap &map : tensorMaps)
    params.push_back(&map);
  if (request.globalScratch)
    params.push_back(&scratch);
  std::array<unsigned, 3> grid = request.grid;
  if (request.persistent)
    grid = {unsigned(std::min(request.programs(), waveBlocks)), 1, 1};
  KILN_CUDA(driver, LaunchKernel, function, grid[0], grid[1], grid[2],
            request.threads, 1, 1, request.dynamicShared, nullptr,
            params.data(), nullptr);
  return Error::success();
}

Error CudaLaunch::finish(const LaunchRequest &request) {
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

Error CudaLaunch::makeEvents(unsigned count) {
  while (events.size() < count) {
    Event event = nullptr;
    KILN_CUDA(driver, EventCreate, &event, 0);
    events.push_back(event);
  }
  return Error::success();
}

Expected<std::vector<double>> CudaLaunch::sample(const LaunchRequest &request,
                                                 unsigned count, bool flush) {
  if (flush && !flushed) {
    if (Error error = allocate(flushBytes).moveInto(flushed))
      return error;
    others.push_back(flushed);
  }
  if (Error error = makeEvents(2 * count))
    return error;
  for (unsigned i = 0; i != count; ++i) {
    if (flush)
      KILN_CUDA(driver, MemsetD8Async, flushed, 0, flushBytes, nullptr);
    KILN_CUDA(driver, EventRecord, events[2 * i], nullptr);
    if (Error error = start(request))
      return error;
    KILN_CUDA(driver, EventRecord, events[2 * i + 1], nullptr);
  }
  KILN_CUDA(driver, CtxSynchronize);
  std::vector<double> times;
  for (unsigned i = 0; i != count; ++i) {
    float milliseconds = 0;
    KILN_CUDA(driver, EventElapsedTime, &milliseconds, events[2 * i],
              events[2 * i + 1]);
    times.push_back(1000.0 * milliseconds);
  }
  return times;
}
