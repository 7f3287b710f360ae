//===- Nvml.cpp - what NVIDIA's management library says of a GPU ----------===//
//
// See Nvml.h.
//
//===----------------------------------------------------------------------===//
#include "targets/device/Nvml.h"
#include "targets/support/Errors.h"
#include <dlfcn.h>

using namespace kiln;
using namespace llvm;

namespace {

using Device = struct NvmlDevice *;
using Result = int; // 0: success

/// nvmlProcessInfo_t of the functions that end in _v3.
struct ProcessInfo {
  unsigned pid;
  unsigned long long usedMemory;
  unsigned gpuInstance, computeInstance;
};

enum ClockType { Multiprocessor = 1, Memory = 2 };

/// The functions, each under the library's own name without the prefix.
struct Library {
  Result (*Init_v2)();
  Result (*Shutdown)();
  const char *(*ErrorString)(Result);
  Result (*SystemGetDriverVersion)(char *, unsigned);
  Result (*DeviceGetCount_v2)(unsigned *);
  Result (*DeviceGetHandleByIndex_v2)(unsigned, Device *);
  Result (*DeviceGetHandleByUUID)(const char *, Device *);
  Result (*DeviceGetName)(Device, char *, unsigned);
  Result (*DeviceGetUUID)(Device, char *, unsigned);
  Result (*DeviceGetClockInfo)(Device, int, unsigned *);
  Result (*DeviceGetMaxClockInfo)(Device, int, unsigned *);
  Result (*DeviceGetEnforcedPowerLimit)(Device, unsigned *);
  Result (*DeviceGetPowerManagementDefaultLimit)(Device, unsigned *);
  Result (*DeviceGetPowerUsage)(Device, unsigned *);
  Result (*DeviceGetTemperature)(Device, int, unsigned *);
  Result (*DeviceGetCurrentClocksThrottleReasons)(Device, unsigned long long *);
  Result (*DeviceGetEccMode)(Device, int *current, int *pending);
  Result (*DeviceGetPersistenceMode)(Device, int *);
  Result (*DeviceGetMigMode)(Device, unsigned *current, unsigned *pending);
  Result (*DeviceGetComputeRunningProcesses_v3)(Device, unsigned *count,
                                                ProcessInfo *);
};

Error openLibrary(Library &library) {
  void *handle = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return make_error<EnvironmentError>(
        std::string("no NVIDIA management library: ") + dlerror());
#define KILN_FIND(name)                                                        \
  library.name =                                                               \
      reinterpret_cast<decltype(library.name)>(dlsym(handle, "nvml" #name))
  KILN_FIND(Init_v2);
  KILN_FIND(Shutdown);
  KILN_FIND(ErrorString);
  KILN_FIND(SystemGetDriverVersion);
  KILN_FIND(DeviceGetCount_v2);
  KILN_FIND(DeviceGetHandleByIndex_v2);
  KILN_FIND(DeviceGetHandleByUUID);
  KILN_FIND(DeviceGetName);
  KILN_FIND(DeviceGetUUID);
  KILN_FIND(DeviceGetClockInfo);
  KILN_FIND(DeviceGetMaxClockInfo);
  KILN_FIND(DeviceGetEnforcedPowerLimit);
  KILN_FIND(DeviceGetPowerManagementDefaultLimit);
  KILN_FIND(DeviceGetPowerUsage);
  KILN_FIND(DeviceGetTemperature);
  KILN_FIND(DeviceGetCurrentClocksThrottleReasons);
  KILN_FIND(DeviceGetEccMode);
  KILN_FIND(DeviceGetPersistenceMode);
  KILN_FIND(DeviceGetMigMode);
  KILN_FIND(DeviceGetComputeRunningProcesses_v3);
#undef KILN_FIND
  if (!library.Init_v2 || !library.DeviceGetCount_v2 ||
      !library.DeviceGetHandleByIndex_v2)
    return make_error<EnvironmentError>(
        "the NVIDIA management library is older than CUDA 11");
  if (Result result = library.Init_v2())
    return make_error<EnvironmentError>(std::string("nvmlInit failed: ") +
                                        (library.ErrorString
                                             ? library.ErrorString(result)
                                             : "no reason given"));
  return Error::success();
}

/// What a function says, if the library has it and it succeeds.
template <typename T, typename... Parameters, typename... Arguments>
std::optional<T> ask(Result (*function)(Parameters...),
                     Arguments... arguments) {
  T value{};
  if (!function || function(arguments..., &value))
    return std::nullopt;
  return value;
}

std::optional<double> watts(std::optional<unsigned> milliwatts) {
  return milliwatts ? std::optional(*milliwatts / 1000.0) : std::nullopt;
}

std::optional<bool> isOn(std::optional<int> mode) {
  return mode ? std::optional(*mode != 0) : std::nullopt;
}

std::string text(Result (*function)(Device, char *, unsigned), Device device) {
  char buffer[128] = {};
  return function && !function(device, buffer, sizeof(buffer)) ? buffer : "";
}

std::vector<unsigned> processesOf(const Library &library, Device device) {
  // At most this many are listed.
  unsigned count = 64;
  ProcessInfo list[64];
  std::vector<unsigned> pids;
  if (library.DeviceGetComputeRunningProcesses_v3 &&
      !library.DeviceGetComputeRunningProcesses_v3(device, &count, list))
    for (unsigned i = 0; i < count; ++i)
      pids.push_back(list[i].pid);
  return pids;
}

GpuCondition conditionOf(const Library &library, Device device) {
  GpuCondition gpu;
  gpu.name = text(library.DeviceGetName, device);
  gpu.uuid = text(library.DeviceGetUUID, device);
  gpu.clock = ask<unsigned>(library.DeviceGetClockInfo, device, Multiprocessor);
  gpu.maxClock =
      ask<unsigned>(library.DeviceGetMaxClockInfo, device, Multiprocessor);
  gpu.memoryClock = ask<unsigned>(library.DeviceGetClockInfo, device, Memory);
  gpu.maxMemoryClock =
      ask<unsigned>(library.DeviceGetMaxClockInfo, device, Memory);
  gpu.powerLimit =
      watts(ask<unsigned>(library.DeviceGetEnforcedPowerLimit, device));
  gpu.defaultPowerLimit = watts(
      ask<unsigned>(library.DeviceGetPowerManagementDefaultLimit, device));
  gpu.power = watts(ask<unsigned>(library.DeviceGetPowerUsage, device));
  gpu.temperature = ask<unsigned>(library.DeviceGetTemperature, device, 0);
  gpu.throttleReasons = ask<unsigned long long>(
      library.DeviceGetCurrentClocksThrottleReasons, device);
  gpu.persistence = isOn(ask<int>(library.DeviceGetPersistenceMode, device));
  int eccNow = 0, eccNext = 0;
  if (library.DeviceGetEccMode &&
      !library.DeviceGetEccMode(device, &eccNow, &eccNext))
    gpu.ecc = eccNow != 0;
  unsigned migNow = 0, migNext = 0;
  if (library.DeviceGetMigMode &&
      !library.DeviceGetMigMode(device, &migNow, &migNext))
    gpu.mig = migNow != 0;
  gpu.processes = processesOf(library, device);
  return gpu;
}

} // namespace

std::vector<std::string> kiln::throttleNames(unsigned long long reasons) {
  // nvmlClocksThrottleReason*; an idle GPU and clocks that somebody set are no
  // fault.
  const std::pair<unsigned long long, const char *> names[] = {
      {0x4, "the power cap"},           {0x8, "hardware slowdown"},
      {0x20, "temperature (software)"}, {0x40, "temperature (hardware)"},
      {0x80, "the power brake"},
  };
  std::vector<std::string> list;
  for (auto [bit, name] : names)
    if (reasons & bit)
      list.push_back(name);
  return list;
}

Expected<NvmlReport> kiln::readNvml() {
  Library library{};
  if (Error error = openLibrary(library))
    return std::move(error);
  NvmlReport report;
  char version[128] = {};
  if (library.SystemGetDriverVersion &&
      !library.SystemGetDriverVersion(version, sizeof(version)))
    report.driver = version;
  unsigned count = ask<unsigned>(library.DeviceGetCount_v2).value_or(0);
  for (unsigned index = 0; index < count; ++index)
    if (std::optional<Device> device =
            ask<Device>(library.DeviceGetHandleByIndex_v2, index))
      report.gpus.push_back(conditionOf(library, *device));
  if (library.Shutdown)
    library.Shutdown();
  return report;
}

struct ThrottleWatch::Handles {
  Library library{};
  Device device = nullptr;
  ~Handles() {
    if (library.Shutdown)
      library.Shutdown();
  }
};

Expected<ThrottleWatch> ThrottleWatch::open(StringRef uuid) {
  auto handles = std::make_shared<Handles>();
  Library &library = handles->library;
  if (Error error = openLibrary(library))
    return std::move(error);
  // The library's spelling has a dash after 8, 12, 16 and 20 digits.
  std::string name = ("GPU-" + uuid.take_front(8)).str();
  for (size_t at : {8, 12, 16})
    name += ("-" + uuid.substr(at, 4)).str();
  name += ("-" + uuid.drop_front(20)).str();
  std::optional<Device> device =
      ask<Device>(library.DeviceGetHandleByUUID, name.c_str());
  if (!device)
    return make_error<EnvironmentError>(
        "the NVIDIA management library knows no " + name);
  handles->device = *device;
  return ThrottleWatch(std::move(handles));
}

std::vector<std::string> ThrottleWatch::reasons() const {
  return throttleNames(
      ask<unsigned long long>(
          handles->library.DeviceGetCurrentClocksThrottleReasons,
          handles->device)
          .value_or(0));
}
