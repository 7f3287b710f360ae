#include "tools/doctor/Doctor.h"

#include "targets/device/CudaDriver.h"
#include "targets/support/Errors.h"
#include "targets/support/ExternalTool.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

StringRef nameOf(Severity severity) {
  switch (severity) {
  case Severity::Fine:
    return "fine";
  case Severity::Advice:
    return "advice";
  case Severity::Impossible:
    return "impossible";
  }
  return "";
}

namespace {

/// The first line of a file, or nothing.
std::optional<std::string> firstLine(const std::string &path) {
  // Files of /proc have no size, so they are read as they come.
  auto buffer = MemoryBuffer::getFileAsStream(path);
  if (!buffer)
    return std::nullopt;
  return (*buffer)->getBuffer().split('\n').first.trim().str();
}

/// The driver library, without which nothing can be launched.
void examineDriver(std::vector<Finding> &findings) {
  Expected<const cuda::Driver *> driver = cuda::Driver::open();
  if (!driver) {
    findings.push_back({Severity::Impossible, "CUDA driver",
                        toString(driver.takeError()),
                        "install NVIDIA's driver, or run where a GPU is; "
                        "kiln tune goes by the simulator without one"});
    return;
  }
  int version = 0;
  if (Error error = (*driver)->check((*driver)->DriverGetVersion(&version),
                                     "cuDriverGetVersion")) {
    findings.push_back({Severity::Impossible, "CUDA driver",
                        toString(std::move(error)), "reinstall the driver"});
    return;
  }
  findings.push_back(
      {Severity::Fine, "CUDA driver",
       formatv("knows CUDA {0}.{1}", version / 1000, version % 1000 / 10), ""});
}

void examineNvml(const std::vector<unsigned> &wanted,
                 std::vector<Finding> &findings) {
  Expected<NvmlReport> report = readNvml();
  if (!report) {
    findings.push_back({Severity::Advice, "NVIDIA management library",
                        toString(report.takeError()),
                        "it comes with the driver (nvidia-smi uses it); "
                        "without it clocks, power and processes are unknown"});
    return;
  }
  if (!report->driver.empty())
    findings.push_back({Severity::Fine, "NVIDIA driver", report->driver, ""});
  for (auto [index, gpu] : enumerate(report->gpus))
    if (wanted.empty() || is_contained(wanted, unsigned(index)))
      examineGpu(gpu, index, findings);
}

void examineAssembler(std::vector<Finding> &findings) {
  // Of the GPUs that most people measure on; newer ones may have another.
  Expected<FoundTool> found = locatePtxas(90);
  std::string version;
  Error error = found ? Error::success() : found.takeError();
  if (!error) {
    Expected<TemporaryFolder> folder = TemporaryFolder::create();
    if (!folder) {
      error = folder.takeError();
    } else if (Error failed = runTool(found->path, "ptxas", {"--version"},
                                      *folder, "asking for its version")
                                  .moveInto(version)) {
      error = std::move(failed);
    }
  }
  if (error) {
    findings.push_back({Severity::Impossible, "ptxas",
                        toString(std::move(error)),
                        "name one with KILN_PTXAS"});
    return;
  }
  // "Cuda compilation tools, release 13.0, V13.0.88"
  StringRef release = StringRef(version).split(", V").second;
  findings.push_back({Severity::Fine, "ptxas",
                      release.split('\n').first.str() + " (" + found->path +
                          "; " + found->reason + ")",
                      ""});
}

/// Triton's version by its package's metadata: nothing is run.
void examineTriton(const MachineRoots &roots, std::vector<Finding> &findings) {
  std::vector<std::string> found;
  for (const std::string &folder : roots.packages) {
    std::error_code code;
    for (sys::fs::directory_iterator it(folder, code), end; it != end && !code;
         it.increment(code)) {
      StringRef name = sys::path::filename(it->path());
      if (name.consume_front("triton-") && name.consume_back(".dist-info"))
        found.push_back((name + " (" + folder + ")").str());
    }
  }
  findings.push_back({Severity::Fine, "Triton",
                      found.empty() ? "not found" : join(found, ", "), ""});
}

void examineHost(const MachineRoots &roots, std::vector<Finding> &findings) {
  if (std::optional<std::string> numa =
          firstLine(roots.proc + "/sys/kernel/numa_balancing"))
    findings.push_back(
        *numa == "0"
            ? Finding{Severity::Fine, "NUMA balancing", "off", ""}
            : Finding{Severity::Advice, "NUMA balancing",
                      "on: the kernel moves pages while launches are timed",
                      "sysctl kernel.numa_balancing=0 (as root)"});
  if (std::optional<std::string> governor = firstLine(
          roots.sys + "/devices/system/cpu/cpu0/cpufreq/scaling_governor"))
    findings.push_back(
        *governor == "performance"
            ? Finding{Severity::Fine, "CPU governor", *governor, ""}
            : Finding{Severity::Advice, "CPU governor", *governor,
                      "cpupower frequency-set -g performance (as root)"});
  if (std::optional<std::string> load = firstLine(roots.proc + "/loadavg"))
    findings.push_back({Severity::Fine, "CPU load",
                        StringRef(*load).split(' ').first.str(), ""});
}

/// AMD: arguments of kernels in the host's memory cost every launch
/// microseconds.
void examineAmd(const MachineRoots &roots, std::vector<Finding> &findings) {
  if (!sys::fs::exists(roots.sys + "/module/amdgpu"))
    return;
  const char *forced = std::getenv("HIP_FORCE_DEV_KERNARG");
  bool inDevice = forced && StringRef(forced) == "1";
  findings.push_back(
      inDevice ? Finding{Severity::Fine, "AMD kernel arguments",
                         "in the GPU's memory", ""}
               : Finding{Severity::Advice, "AMD kernel arguments",
                         "in the host's memory, unless the runtime decides "
                         "otherwise: launches take 2 to 3 us longer (AMD's "
                         "tuning guide)",
                         "export HIP_FORCE_DEV_KERNARG=1"});
}

} // namespace

std::vector<std::string> packageFolders() {
  std::vector<std::string> roots, folders = packagesBesideProgram();
  if (const char *environment = std::getenv("VIRTUAL_ENV"))
    roots.push_back(environment);
  if (const char *path = std::getenv("PYTHONPATH"))
    for (StringRef folder : split(path, ':'))
      folders.push_back(folder.str());
  roots.insert(roots.end(), {"/usr/local", "/usr", "/opt/conda"});
  for (const std::string &root : roots) {
    std::error_code code;
    for (sys::fs::directory_iterator it(root + "/lib", code), end;
         it != end && !code; it.increment(code))
      if (sys::path::filename(it->path()).starts_with("python3"))
        for (StringRef kind : {"/site-packages", "/dist-packages"})
          folders.push_back(it->path() + kind.str());
  }
  return folders;
}

std::vector<Finding> examine(const MachineRoots &roots,
                             const std::vector<unsigned> &gpus) {
  std::vector<Finding> findings;
  examineDriver(findings);
  examineNvml(gpus, findings);
  examineAssembler(findings);
  examineTriton(roots, findings);
  examineHost(roots, findings);
  examineAmd(roots, findings);
  return findings;
}

} // namespace kiln
