// What NVIDIA's management library says, with a finding for each.
#include "tools/doctor/Doctor.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <unistd.h>

using namespace llvm;

namespace kiln {
namespace {

/// Findings of one GPU.
class GpuExamination {
public:
  GpuExamination(const GpuCondition &gpu, unsigned index,
                 std::vector<Finding> &findings)
      : gpu(gpu), index(index), findings(findings) {}

  void clocks();
  void power();
  void throttling();
  void modes();
  void processes();

private:
  void add(Severity severity, StringRef subject, std::string found,
           std::string remedy = "") {
    findings.push_back({severity, formatv("GPU {0} {1}", index, subject),
                        std::move(found), std::move(remedy)});
  }

  const GpuCondition &gpu;
  unsigned index;
  std::vector<Finding> &findings;
};

void GpuExamination::clocks() {
  if (!gpu.clock || !gpu.maxClock)
    return;
  std::string found =
      formatv("{0} MHz now, {1} at most", *gpu.clock, *gpu.maxClock);
  if (gpu.memoryClock && gpu.maxMemoryClock)
    found += formatv("; memory {0} of {1} MHz", *gpu.memoryClock,
                     *gpu.maxMemoryClock);
  // Whether clocks are locked cannot be read; kiln tune compares within rounds,
  // so that they need not be.
  add(Severity::Fine, "clocks", found);
}

void GpuExamination::power() {
  if (!gpu.powerLimit)
    return;
  std::string found = formatv("{0:F0} W", *gpu.powerLimit);
  if (gpu.power)
    found += formatv(", takes {0:F0} W now", *gpu.power);
  bool lowered =
      gpu.defaultPowerLimit && *gpu.powerLimit < 0.99 * *gpu.defaultPowerLimit;
  if (lowered)
    found += formatv("; sold with {0:F0} W", *gpu.defaultPowerLimit);
  add(lowered ? Severity::Advice : Severity::Fine, "power cap", found,
      lowered ? formatv("nvidia-smi -i {0} -pl {1:F0} (as root)", index,
                        *gpu.defaultPowerLimit)
              : std::string());
}

void GpuExamination::throttling() {
  if (!gpu.throttleReasons)
    return;
  std::vector<std::string> reasons = throttleNames(*gpu.throttleReasons);
  if (reasons.empty())
    return add(Severity::Fine, "throttling", "none");
  add(Severity::Advice, "throttling", "slowed by " + join(reasons, ", "),
      formatv("wait until it is idle and cool (nvidia-smi -i {0} -q -d "
              "PERFORMANCE), or lock a clock that it can hold: nvidia-smi -i "
              "{0} -lgc MHZ (as root)",
              index));
}

void GpuExamination::modes() {
  if (gpu.ecc)
    add(Severity::Fine, "ECC",
        *gpu.ecc ? "on" : "off: results are not those of a GPU with ECC");
  if (gpu.persistence && !*gpu.persistence)
    add(Severity::Advice, "persistence",
        "off: the GPU forgets its clocks when nobody uses it",
        formatv("nvidia-smi -i {0} -pm 1 (as root)", index));
  if (gpu.mig && *gpu.mig)
    add(Severity::Advice, "MIG", "on: others share this GPU's memory and power",
        "measure on a GPU that is not divided");
}

void GpuExamination::processes() {
  std::vector<std::string> others;
  for (unsigned pid : gpu.processes)
    if (pid != unsigned(getpid()))
      others.push_back(std::to_string(pid));
  if (others.empty())
    return add(Severity::Fine, "other processes", "none");
  add(Severity::Advice, "other processes", join(others, ", "),
      "end them or take another GPU; kiln tune itself waits for other tuners");
}

} // namespace

void examineGpu(const GpuCondition &gpu, unsigned index,
                std::vector<Finding> &findings) {
  findings.push_back({Severity::Fine, formatv("GPU {0}", index),
                      gpu.name + (gpu.uuid.empty() ? "" : " " + gpu.uuid), ""});
  GpuExamination examination(gpu, index, findings);
  examination.clocks();
  examination.power();
  examination.throttling();
  examination.modes();
  examination.processes();
}

} // namespace kiln
