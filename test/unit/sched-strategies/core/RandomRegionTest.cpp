// Random straight-line regions under every strategy: dependences hold and the
// checker agrees. The seed is printed; set KILN_TEST_SEED to repeat one.
#include "test/unit/sched-strategies/RandomRegion.h"
#include "mir-passes/check/ValueCheck.h"
#include "mir-passes/remat/Remat.h"
#include "targets/directives/AllDirectives.h"
#include "llvm/CodeGen/Passes.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

void runOne(bool amd, unsigned seed, StringRef strategy, StringRef remat) {
  RegionGenerator generator(seed);
  unsigned count = 2 + generator.below(120);
  std::string body = amd ? generator.amdgcn(count) : generator.nvptx(count);
  StringRef triple = amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda";
  ValueCheck check;
  std::string changed = "not compared";
  std::string text =
      regionModule(triple,
                   "\"kiln-sched-strategy\"=\"" + strategy.str() +
                       "\" \"kiln-remat\"=\"" + remat.str() + "\"",
                   body);
  std::string complaints = runMir(
      text, triple, amd ? "gfx942" : "sm_90",
      [&](legacy::PassManager &manager) {
        if (amd) // halves that are never used together become registers of
                 // their own, as in the real pipeline
          manager.add(passNamed("rename-independent-subregs"));
        manager.add(new Probe(
            [&](MachineFunction &function) { check.remember(function); }));
        for (const RematEntry *entry : rematEntries())
          manager.add(entry->create());
        manager.add(createMachineVerifierPass("after rematerialization"));
        manager.add(passNamed("kiln-machine-scheduler"));
        manager.add(createMachineVerifierPass("after scheduling"));
        manager.add(new Probe([&](MachineFunction &function) {
          changed = toString(check.verify(function, nullptr));
        }));
      });
  EXPECT_EQ(changed, "") << text;
  EXPECT_EQ(complaints, "");
}

} // namespace

TEST(RandomRegion, EveryStrategyKeepsTheMeaning) {
  unsigned first =
      getenv("KILN_TEST_SEED") ? atoi(getenv("KILN_TEST_SEED")) : 1;
  unsigned count = getenv("KILN_TEST_SEED") ? 1 : 25;
  // Every strategy as it is, and some made to act on every region.
  std::vector<std::string> specs{
      "pressure(max_regs=1)",
      "pressure(max_regs=1, direction=topdown)",
      "latency(max_regs=512)",
      "anneal(max_regs=1, start=source, budget=2000)",
      "subtree-ilp(max_regs=1)",
      "subtree-ilp(prefer=min, max_subtree=1)",
      "min-spill(max_regs=1, moves=500, budget=500)",
      "min-spill(max_regs=1, exact=0, beam=2, moves=0)"};
  for (const DirectiveInfo *info : strategies())
    // They need a file (SavedScheduleTest), a command (auto.test) and a running
    // program (adaptive.test).
    if (info->name == "anneal" || info->name == "min-spill")
      specs.push_back(info->name.str() + "(budget=2000)");
    else if (info->name != "replay" && info->name != "auto" &&
             info->name != "adaptive")
      specs.push_back(info->name.str());
  for (unsigned seed = first; seed != first + count; ++seed)
    for (const std::string &spec : specs)
      for (StringRef remat : {"", "address(gate=0, distance=1)",
                              "never-killed(gate=0, divisions=recompute)"})
        for (bool amd : {false, true}) {
          SCOPED_TRACE("KILN_TEST_SEED=" + std::to_string(seed) + " " + spec +
                       " " + remat.str() + (amd ? " amdgcn" : " nvptx"));
          runOne(amd, seed, spec, remat);
          if (testing::Test::HasFailure())
            return;
        }
}
