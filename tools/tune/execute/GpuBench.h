// A case on one GPU, ready to check and time one binary after the other.
#ifndef KILN_TOOLS_TUNE_EXECUTE_GPUBENCH_H
#define KILN_TOOLS_TUNE_EXECUTE_GPUBENCH_H

#include "targets/device/Cuda.h"
#include "targets/device/CudaLaunch.h"
#include "targets/device/Nvml.h"
#include "tools/case/CaseData.h"
#include "tools/tune/execute/Executor.h"
#include "tools/tune/execute/GpuLock.h"
#include <functional>
#include <set>

namespace kiln {

/// Where a bench is: around what the GPU does, and while another process has
/// the GPU. The watchdog counts from Launching to Landed.
enum class BenchEvent { Launching, Landed, Waiting };

class GpuBench {
public:
  using Listener = std::function<void(BenchEvent)>;
  /// Takes the GPU, fills the case's tensors and finds out what is right.
  static llvm::Expected<std::unique_ptr<GpuBench>>
  open(const TuneTask &task, unsigned ordinal, const Baseline &baseline,
       Listener listener);

  MeasuringGpu gpu() const;
  /// Checks the binary's result, once for each, and times it.
  TuneReply measure(const MeasureRequest &request);

private:
  GpuBench() = default;
  llvm::Error findRight(const Baseline &baseline);
  /// Runs the request once on fresh outputs and copies everything back.
  llvm::Error runOnce(LaunchRequest &request, const TuneBinary &binary);
  /// Empty: the result is right.
  llvm::Expected<std::string> check(LaunchRequest &request,
                                    const TuneBinary &binary);
  llvm::Expected<std::vector<double>> sample(const LaunchRequest &launch,
                                             unsigned count);
  llvm::Error time(const MeasureRequest &request, LaunchRequest &launch,
                   TuneReply &reply);
  llvm::Expected<LaunchRequest> launchOf(unsigned configuration,
                                         const TuneBinary &binary);

  TuneTask task;
  CaseFile file;
  CaseVariant variant;
  Listener listener;
  std::unique_ptr<CudaDevice> device;
  std::optional<GpuLock> lock;
  std::unique_ptr<CudaLaunch> session; ///< goes before the device
  std::optional<ThrottleWatch> watch;
  CaseData before, expected, found;
  std::string oracle;
  CaseTolerance tolerance;         ///< where the case says none
  double waited = 0;               ///< seconds, for the lock
  std::string loaded;              ///< hash of the binary that is
  std::set<std::string> right;     ///< hashes of binaries
  std::set<uint64_t> rightResults; ///< hashes of what they left
};

} // namespace kiln

#endif // KILN_TOOLS_TUNE_EXECUTE_GPUBENCH_H
