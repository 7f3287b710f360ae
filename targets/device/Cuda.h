//===- Cuda.h - runs a cubin on an NVIDIA GPU -----------------------------===//
//
// The driver library is opened when a device is asked for and never linked, so
// that one program runs with and without a GPU. No CUDA toolkit and no header
// of it is needed.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_DEVICE_CUDA_H
#define KILN_TARGETS_DEVICE_CUDA_H

#include "targets/device/Device.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace kiln {

class CudaLaunch;

/// How often a launch is repeated for its time.
struct TimingOptions {
  /// Timed launches; 0: launch once, untimed.
  unsigned repeat = 0;
  /// Launches before the timed ones.
  unsigned warmup = 3;
  /// Write over the L2 cache before every timed launch, so that each reads its
  /// inputs from memory. It also hides the time the host takes to launch, which
  /// otherwise shows in kernels of less than some 10 microseconds (vector_add
  /// of 1000 elements on an H200: 6.7 instead of 4.6).
  bool flushCache = false;
};

/// Times of the repeated launches on the GPU, between events around each.
struct LaunchTiming {
  unsigned repeat = 0;
  double medianMicroseconds = 0;
  double minMicroseconds = 0;
  double maxMicroseconds = 0;
};

/// One GPU, with the driver's primary context. Used by one thread at a time.
class CudaDevice {
public:
  /// Opens GPU `ordinal`. An EnvironmentError says what the machine lacks.
  static llvm::Expected<std::unique_ptr<CudaDevice>> open(int ordinal = 0);
  ~CudaDevice();

  /// What the driver calls the GPU: "NVIDIA H200".
  const std::string &name() const;
  /// Its compute capability times ten, as in GpuTarget: 90.
  unsigned computeCapability() const;
  /// What the driver calls this very GPU, as hexadecimal digits.
  const std::string &uuid() const;
  /// The newest CUDA that the driver knows: "13.0".
  const std::string &driverVersion() const;

  /// Loads `cubin`, copies the buffers in, launches once and copies them out;
  /// then, if asked, launches again and again on the device's copies for the
  /// time, which the buffers do not show.
  llvm::Expected<LaunchTiming> run(llvm::StringRef cubin,
                                   LaunchRequest &request,
                                   const TimingOptions &timing = {});

  /// Buffers that stay on the GPU while one kernel after the other works on
  /// them; lives no longer than the device.
  llvm::Expected<std::unique_ptr<CudaLaunch>> session();

private:
  struct Impl;
  explicit CudaDevice(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace kiln

#endif // KILN_TARGETS_DEVICE_CUDA_H
