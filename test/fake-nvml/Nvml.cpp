// libnvidia-ml.so.1 for tests that have no GPU: one GPU in a condition that the
// environment describes. README.md of test/fake-cuda lists the variables.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define FAKE_NVML extern "C" __attribute__((visibility("default"))) int

namespace {

using Device = int *;

enum Result {
  Success = 0,
  InvalidArgument = 2,
  NotSupported = 3,
  NoDriver = 9
};

const char *setting(const char *name) { return std::getenv(name); }

unsigned long long number(const char *name, unsigned long long otherwise) {
  const char *value = setting(name);
  return value ? std::strtoull(value, nullptr, 0) : otherwise;
}

int theGpu = 0;

} // namespace

FAKE_NVML nvmlInit_v2() {
  return setting("KILN_FAKE_NVML_FAILS") ? NoDriver : Success;
}

FAKE_NVML nvmlShutdown() { return Success; }

extern "C" __attribute__((visibility("default"))) const char *
nvmlErrorString(int) {
  return "Driver Not Loaded";
}

FAKE_NVML nvmlSystemGetDriverVersion(char *text, unsigned size) {
  std::snprintf(text, size, "580.0");
  return Success;
}

FAKE_NVML nvmlDeviceGetCount_v2(unsigned *count) {
  *count = 1;
  return Success;
}

FAKE_NVML nvmlDeviceGetHandleByIndex_v2(unsigned, Device *device) {
  *device = &theGpu;
  return Success;
}

FAKE_NVML nvmlDeviceGetHandleByUUID(const char *uuid, Device *device) {
  // "GPU-" and 32 digits in five groups.
  if (std::strncmp(uuid, "GPU-", 4) || std::strlen(uuid) != 40)
    return InvalidArgument;
  *device = &theGpu;
  return Success;
}

FAKE_NVML nvmlDeviceGetName(Device, char *text, unsigned size) {
  std::snprintf(text, size, "Fake GPU");
  return Success;
}

FAKE_NVML nvmlDeviceGetUUID(Device, char *text, unsigned size) {
  std::snprintf(text, size, "GPU-fafa");
  return Success;
}

FAKE_NVML nvmlDeviceGetClockInfo(Device, int type, unsigned *clock) {
  *clock = type == 2 ? 2619 : 1500;
  return Success;
}

FAKE_NVML nvmlDeviceGetMaxClockInfo(Device, int type, unsigned *clock) {
  *clock = type == 2 ? 2619 : 1980;
  return Success;
}

FAKE_NVML nvmlDeviceGetEnforcedPowerLimit(Device, unsigned *milliwatts) {
  *milliwatts = unsigned(number("KILN_FAKE_NVML_POWER_LIMIT", 700)) * 1000;
  return Success;
}

FAKE_NVML nvmlDeviceGetPowerManagementDefaultLimit(Device,
                                                   unsigned *milliwatts) {
  *milliwatts = 700'000;
  return Success;
}

FAKE_NVML nvmlDeviceGetPowerUsage(Device, unsigned *milliwatts) {
  *milliwatts = 120'000;
  return Success;
}

FAKE_NVML
nvmlDeviceGetCurrentClocksThrottleReasons(Device, unsigned long long *reasons) {
  *reasons = number("KILN_FAKE_NVML_THROTTLE", 1); // idle
  return Success;
}

FAKE_NVML nvmlDeviceGetEccMode(Device, int *current, int *pending) {
  *current = *pending = int(number("KILN_FAKE_NVML_ECC", 1));
  return Success;
}

FAKE_NVML nvmlDeviceGetPersistenceMode(Device, int *mode) {
  *mode = int(number("KILN_FAKE_NVML_PERSISTENCE", 1));
  return Success;
}

FAKE_NVML nvmlDeviceGetMigMode(Device, unsigned *current, unsigned *pending) {
  const char *value = setting("KILN_FAKE_NVML_MIG");
  if (!value)
    return NotSupported;
  *current = *pending = unsigned(number("KILN_FAKE_NVML_MIG", 0));
  return Success;
}

struct ProcessInfo {
  unsigned pid;
  unsigned long long usedMemory;
  unsigned gpuInstance, computeInstance;
};

FAKE_NVML nvmlDeviceGetComputeRunningProcesses_v3(Device, unsigned *count,
                                                  ProcessInfo *list) {
  unsigned pid = unsigned(number("KILN_FAKE_NVML_PROCESS", 0));
  if (pid && *count == 0)
    return InvalidArgument;
  *count = pid ? 1 : 0;
  if (pid)
    list[0] = {pid, 1 << 20, 0, 0};
  return Success;
}
