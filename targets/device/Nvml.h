//===- Nvml.h - what NVIDIA's management library says of a GPU ------------===//
//
// The library is opened at run time and never linked. Types, numbers and
// signatures as its documented binary interface has them; a function that an
// older library lacks is null.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_DEVICE_NVML_H
#define KILN_TARGETS_DEVICE_NVML_H

#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// Clocks, power and throttling of one GPU. What the library does not say is
/// absent.
struct GpuCondition {
  std::string name, uuid;
  /// Clocks of the multiprocessors and the memory in MHz: now, and at most.
  std::optional<unsigned> clock, maxClock, memoryClock, maxMemoryClock;
  /// Watts: the limit, the one it was sold with, and what it takes now.
  std::optional<double> powerLimit, defaultPowerLimit, power;
  std::optional<unsigned> temperature; ///< degrees Celsius
  /// A bit for each reason why it clocks lower than it could.
  std::optional<unsigned long long> throttleReasons;
  std::optional<bool> ecc;
  std::optional<bool> persistence;
  std::optional<bool> mig;
  /// Processes that compute on it.
  std::vector<unsigned> processes;
};

/// Reasons in GpuCondition::throttleReasons, in words, those that spoil a
/// measurement.
std::vector<std::string> throttleNames(unsigned long long reasons);

/// The driver's version and every GPU. An EnvironmentError says what the
/// machine lacks.
struct NvmlReport {
  std::string driver;
  std::vector<GpuCondition> gpus;
};
llvm::Expected<NvmlReport> readNvml();

/// Whether one GPU is slowed right now, asked again and again beside a
/// measurement: the library stays open, which readNvml() does not leave it.
class ThrottleWatch {
public:
  /// `uuid`: 32 hexadecimal digits, as CudaDevice has them.
  static llvm::Expected<ThrottleWatch> open(llvm::StringRef uuid);
  /// What slows it, as throttleNames() says it; empty: nothing does.
  std::vector<std::string> reasons() const;

private:
  struct Handles;
  explicit ThrottleWatch(std::shared_ptr<const Handles> handles)
      : handles(std::move(handles)) {}
  std::shared_ptr<const Handles> handles;
};

} // namespace kiln

#endif // KILN_TARGETS_DEVICE_NVML_H
