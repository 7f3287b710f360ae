// Which kernels ptxas's log and their text say are to be given a limit.
#include "tools/driver/UnusedRegisters.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

std::string head(const std::string &name, const std::string &directives) {
  return ".visible .entry " + name + "(\n\t.param .u64 p\n)\n" + directives +
         "{\n\tret;\n}\n";
}

std::string log(const std::string &name, unsigned registers, unsigned stores) {
  return "ptxas info    : Compiling entry function '" + name +
         "' for 'sm_90a'\nptxas info    : Function properties for " + name +
         "\n    " + std::to_string(stores) + " bytes stack frame, " +
         std::to_string(stores) + " bytes spill stores, " +
         std::to_string(stores) + " bytes spill loads\nptxas info    : Used " +
         std::to_string(registers) + " registers, used 1 barriers\n";
}

std::vector<RegisterLimit> limits(const std::string &ptx,
                                  const std::string &said) {
  return unusedRegisters(ptx, said, *lookupGpuTarget("sm_90a"));
}

TEST(UnusedRegisters, ReadsTheLogKernelByKernel) {
  std::vector<AssembledUse> uses =
      assembledUses(log("a", 32, 3524) + log("b", 64, 0));
  ASSERT_EQ(uses.size(), 2u);
  EXPECT_EQ(uses[0].kernel, "a");
  EXPECT_EQ(uses[0].registers, 32u);
  EXPECT_EQ(uses[0].spillStores, 3524u);
  EXPECT_EQ(uses[1].registers, 64u);
  EXPECT_EQ(uses[1].spillLoads, 0u);
}

TEST(UnusedRegisters, TheLimitIsTheLaunchs) {
  auto limitAt = [](const std::string &directives) {
    std::vector<RegisterLimit> found =
        limits(head("a", directives), log("a", 32, 4000));
    return found.empty() ? 0 : found[0].registers;
  };
  EXPECT_EQ(limitAt(".reqntid 128\n"), 255u);
  EXPECT_EQ(limitAt(".reqntid 32, 2, 2\n"), 255u);
  EXPECT_EQ(limitAt(".maxntid 512\n"), 128u);
  EXPECT_EQ(limitAt(".reqntid 384\n"), 168u);
  EXPECT_EQ(limitAt(".reqntid 1024\n"), 64u);
  EXPECT_EQ(limitAt(""), 0u) << "no launch is known";
  EXPECT_EQ(limitAt(".reqntid 128\n.maxnreg 32\n"), 0u);
  EXPECT_EQ(limitAt(".reqntid 128\n.minnctapersm 4\n"), 0u);
}

TEST(UnusedRegisters, AFewSpillsForABlockMoreAreLeftAlone) {
  std::string ptx = head("a", ".reqntid 512\n");
  EXPECT_TRUE(limits(ptx, log("a", 64, 0)).empty());
  EXPECT_TRUE(limits(ptx, log("a", 64, 64 * 4)).empty());
  EXPECT_EQ(limits(ptx, log("a", 64, 64 * 4 + 4)).size(), 1u);
  EXPECT_TRUE(limits(ptx, log("a", 128, 4000)).empty()) << "it uses them all";
}

TEST(UnusedRegisters, LimitsStandInTheHeadOfTheirKernel) {
  std::string text =
      head("a", ".reqntid 128\n") + head("ab", "") + head("b", ".reqntid 64\n");
  EXPECT_EQ(withLimits(text, {{"b", 255}, {"none", 32}}),
            head("a", ".reqntid 128\n") + head("ab", "") +
                head("b", ".reqntid 64\n.maxnreg 255\n"));
}

} // namespace
