// One run of a case on one device, and what it left in memory.
#ifndef KILN_TOOLS_CASE_RUN_RUNCASE_H
#define KILN_TOOLS_CASE_RUN_RUNCASE_H

#include "targets/device/Cuda.h"
#include "tools/case/CaseData.h"
#include "tools/case/TensorComparison.h"
#include "tools/case/run/CaseCompile.h"

namespace kiln {

/// Where a case can run.
enum class RunDevice { Cuda, Emulator, Reference };

/// How to run a case.
struct RunOptions {
  std::optional<RunDevice> device; ///< none: the first that is present
  unsigned variant = 0;
  CaseSizes replaced; ///< sizes instead of the case's
  uint64_t seed = 1;
  CompileOptions flags; ///< target null: the device's own, or sm_90a
  TimingOptions timing; ///< on a GPU
  bool check = false;   ///< compare with the reference
};

/// One tensor after the run, in numbers.
struct TensorSummary {
  uint64_t elements = 0, nans = 0, infinities = 0;
  double minimum = 0, maximum = 0, mean = 0; ///< of the finite elements
  uint64_t hash = 0; ///< of the elements' bytes, without gaps
};

/// What a run did.
struct RunReport {
  RunDevice device = RunDevice::Reference;
  std::string deviceName;            ///< "NVIDIA H200", "emulator"
  const GpuTarget *target = nullptr; ///< null on the reference
  CaseVariant variant;
  CaseData data;                        ///< after the run
  std::vector<TensorSummary> summaries; ///< one for every buffer
  std::optional<LaunchTiming> timing;
  std::optional<MachineProof> proof; ///< on the emulator
  /// Why blocks were loaded and stored by pointers, not by tensor maps; empty:
  /// they were not, or nobody asked for maps.
  std::string whyByPointers;
  double seconds = 0; ///< of the whole run on the host
  std::optional<Comparison> comparison;
};

/// The name of a device, as `--device` spells it.
llvm::StringRef deviceName(RunDevice device);

/// The record of the GPU with this compute capability; the variant that may use
/// everything the chip has, where there is one.
llvm::Expected<const GpuTarget *> targetOf(const CudaDevice &device);

/// Runs a case once.
llvm::Expected<RunReport> runCase(const CaseFile &file,
                                  const RunOptions &options);

/// The elements of a tensor in row-major order, without gaps.
std::vector<uint8_t> denseBytes(const CaseArgument &argument,
                                const CaseBinding &binding,
                                llvm::ArrayRef<uint8_t> allocation);

} // namespace kiln

#endif // KILN_TOOLS_CASE_RUN_RUNCASE_H
