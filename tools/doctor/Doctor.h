// Settings that measurements on this machine depend on: what was found, whether
// it spoils measurements, and how to set it.
#ifndef KILN_TOOLS_DOCTOR_DOCTOR_H
#define KILN_TOOLS_DOCTOR_DOCTOR_H

#include "targets/device/Nvml.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace kiln {

/// How much a finding matters.
enum class Severity {
  Fine,
  Advice,     ///< measurements are noisier, or speak of less, than they could
  Impossible, ///< nothing can be measured
};
llvm::StringRef nameOf(Severity severity);

struct Finding {
  Severity severity = Severity::Fine;
  std::string subject; ///< "GPU 0 clocks"
  std::string found;
  std::string remedy; ///< how to set it; empty where all is well
};

/// Where the machine's own files are; tests have others.
struct MachineRoots {
  std::string proc = "/proc", sys = "/sys";
  /// Folders in which Python keeps its packages, one after the other.
  std::vector<std::string> packages;
};

/// Looks at everything. `gpus`: only these of NVIDIA's GPUs; empty: all.
std::vector<Finding> examine(const MachineRoots &roots,
                             const std::vector<unsigned> &gpus = {});

/// What is to be said of one GPU.
void examineGpu(const GpuCondition &gpu, unsigned index,
                std::vector<Finding> &findings);

/// The Python packages' folders of this machine: where pip put the running
/// program, by $VIRTUAL_ENV, $PYTHONPATH and the usual places; nothing is run.
std::vector<std::string> packageFolders();

} // namespace kiln

#endif // KILN_TOOLS_DOCTOR_DOCTOR_H
