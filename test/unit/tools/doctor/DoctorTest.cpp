// What is said of a machine's files and of a GPU's condition.
#include "tools/doctor/Doctor.h"

#include "targets/support/Files.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

const Finding *find(const std::vector<Finding> &findings, StringRef subject) {
  auto found = find_if(findings, [&](const Finding &finding) {
    return finding.subject == subject;
  });
  return found == findings.end() ? nullptr : &*found;
}

TEST(Doctor, ReadsTheMachinesFiles) {
  Expected<TemporaryFolder> folder = TemporaryFolder::create();
  ASSERT_TRUE(bool(folder)) << toString(folder.takeError());
  MachineRoots roots{folder->file("proc"),
                     folder->file("sys"),
                     {folder->file("site-packages")}};
  auto put = [&](const std::string &path, StringRef text) {
    ASSERT_FALSE(sys::fs::create_directories(sys::path::parent_path(path)));
    ASSERT_FALSE(bool(writeFile(path, text)));
  };
  put(roots.proc + "/sys/kernel/numa_balancing", "1\n");
  put(roots.sys + "/devices/system/cpu/cpu0/cpufreq/scaling_governor",
      "powersave\n");
  put(roots.sys + "/module/amdgpu/version", "6\n");
  put(roots.packages[0] + "/triton-3.6.0.dist-info/METADATA", "");
  std::vector<Finding> findings = examine(roots);
  const Finding *numa = find(findings, "NUMA balancing");
  ASSERT_TRUE(numa);
  EXPECT_EQ(numa->severity, Severity::Advice);
  EXPECT_NE(numa->remedy.find("kernel.numa_balancing=0"), std::string::npos);
  ASSERT_TRUE(find(findings, "CPU governor"));
  EXPECT_EQ(find(findings, "CPU governor")->severity, Severity::Advice);
  ASSERT_TRUE(find(findings, "AMD kernel arguments"));
  EXPECT_NE(find(findings, "AMD kernel arguments")
                ->remedy.find("HIP_FORCE_DEV_KERNARG=1"),
            std::string::npos);
  EXPECT_EQ(find(findings, "Triton")->found.substr(0, 5), "3.6.0");
  put(roots.proc + "/sys/kernel/numa_balancing", "0\n");
  EXPECT_EQ(find(examine(roots), "NUMA balancing")->severity, Severity::Fine);
}

TEST(Doctor, SaysNothingOfWhatIsNotKnown) {
  std::vector<Finding> findings;
  examineGpu({}, 0, findings);
  EXPECT_FALSE(find(findings, "GPU 0 clocks"));
  EXPECT_FALSE(find(findings, "GPU 0 throttling"));
  EXPECT_FALSE(find(findings, "GPU 0 ECC"));
}

TEST(Doctor, NamesWhatSlowsAGpu) {
  EXPECT_TRUE(throttleNames(0x1).empty()); // idle
  EXPECT_TRUE(throttleNames(0x2).empty()); // clocks that somebody set
  EXPECT_EQ(
      throttleNames(0x44),
      (std::vector<std::string>{"the power cap", "temperature (hardware)"}));
  GpuCondition gpu;
  gpu.throttleReasons = 0x4;
  gpu.powerLimit = 500;
  gpu.defaultPowerLimit = 700;
  std::vector<Finding> findings;
  examineGpu(gpu, 3, findings);
  EXPECT_EQ(find(findings, "GPU 3 throttling")->severity, Severity::Advice);
  EXPECT_EQ(find(findings, "GPU 3 power cap")->remedy,
            "nvidia-smi -i 3 -pl 700 (as root)");
}

} // namespace
