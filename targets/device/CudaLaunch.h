//===- CudaLaunch.h - kernels on a GPU, over buffers that stay there ------===//
//
// What a single run and a tuner share: buffers are copied to the GPU once, and
// one kernel after the other is loaded and launched on them.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_DEVICE_CUDALAUNCH_H
#define KILN_TARGETS_DEVICE_CUDALAUNCH_H

#include "targets/device/CudaTensorMap.h"
#include "targets/device/Device.h"
#include "llvm/ADT/StringRef.h"

namespace kiln {

/// A loaded kernel and the buffers of its launches, in the context that was
/// current when it was made. Releases what it acquired. Used by one thread at a
/// time.
class CudaLaunch {
public:
  CudaLaunch(const cuda::Driver &driver, size_t flushBytes,
             unsigned multiprocessors)
      : driver(driver), flushBytes(flushBytes),
        multiprocessors(multiprocessors) {}
  ~CudaLaunch();

  /// Loads the kernel that `request` names, instead of the one before it.
  llvm::Error load(llvm::StringRef cubin, const LaunchRequest &request);
  /// Copies the request's buffers to the GPU, the first time into memory that
  /// it takes for them, and notes the arguments.
  llvm::Error copyIn(const LaunchRequest &request);
  /// Notes the arguments of a launch on the buffers that are there.
  llvm::Error setArguments(const LaunchRequest &request);
  llvm::Error copyOut(LaunchRequest &request);
  /// Launches, and does not wait.
  llvm::Error start(const LaunchRequest &request);
  /// start(), and waits for the end.
  llvm::Error finish(const LaunchRequest &request);
  /// Microseconds of each of `count` launches on the GPU, between events around
  /// it; `flush`: after writing over the L2 cache.
  llvm::Expected<std::vector<double>> sample(const LaunchRequest &request,
                                             unsigned count, bool flush);

private:
  llvm::Expected<cuda::Pointer> allocate(size_t bytes);
  llvm::Error makeEvents(unsigned count);
  void unload();
  /// Finds how many blocks of the loaded kernel the GPU holds at once.
  llvm::Error measureWave(const LaunchRequest &request);
  llvm::Error setArgumentsOf(const LaunchRequest &request);
  /// Has memory for the blocks of a launch.
  llvm::Error reserveScratch(const LaunchRequest &request);

  const cuda::Driver &driver;
  size_t flushBytes;
  unsigned multiprocessors;
  uint64_t waveBlocks = 1; ///< of a persistent kernel
  cuda::Module module = nullptr;
  cuda::Function function = nullptr;
  cuda::Pointer flushed = 0;
  std::vector<cuda::Pointer> pointers;      ///< of the buffers, in order
  std::vector<cuda::Pointer> others;        ///< of whatever else
  std::vector<uint64_t> values;             ///< of the arguments
  std::vector<EncodedTensorMap> tensorMaps; ///< after them
  /// Global memory of the blocks, and how much of it there is.
  cuda::Pointer scratch = 0;
  uint64_t scratchBytes = 0;
  std::vector<cuda::Event> events;
};

} // namespace kiln

#endif // KILN_TARGETS_DEVICE_CUDALAUNCH_H
