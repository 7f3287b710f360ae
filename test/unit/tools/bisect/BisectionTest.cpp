// Where a build begins to cost more: the rule on figures by hand, and that
// looking at a compilation does not change it.
#include "tools/bisect/Bisection.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/registration/PassObserver.h"
#include "tools/bisect/MeasureMachine.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr unsigned granule = 8;

RegionFigures region(unsigned depth, int live, unsigned scratch = 0,
                     StringRef line = "") {
  RegionFigures figures;
  figures.depth = depth;
  figures.line = line;
  figures.scratch = scratch;
  if (live >= 0) {
    figures.live.emplace()[RegisterFile::General] = live;
    figures.peak = live;
  }
  return figures;
}

StageFigures stage(StringRef pass, std::vector<RegionFigures> regions,
                   unsigned run = 0) {
  StageFigures figures;
  figures.form = pass == kStageRead       ? StageFigures::Form::IR
                 : pass == kStageFinished ? StageFigures::Form::Finished
                                          : StageFigures::Form::Machine;
  figures.pass = pass;
  figures.run = run;
  figures.regions = std::move(regions);
  return figures;
}

/// A kernel that may have 128 registers.
KernelStages kernel(std::vector<StageFigures> stages, unsigned warps = 16) {
  KernelStages one;
  one.kernel = "k";
  one.budget = Budget::forKernel(*lookupGpuTarget("gfx90a"), 256, 0, 128);
  one.stages = std::move(stages);
  one.occupancy.emplace().warpsPerUnit = warps;
  return one;
}

TEST(Bisection, CostsInTheirOrder) {
  StageCost none, cost;
  EXPECT_EQ(lossOf(none, none, granule), StageLoss::None);
  cost.pastElsewhere = 7; // less than a granule
  EXPECT_EQ(lossOf(none, cost, granule), StageLoss::None);
  cost.pastElsewhere = 8;
  EXPECT_EQ(lossOf(none, cost, granule), StageLoss::PressureElsewhere);
  cost.scratchElsewhere = 1;
  EXPECT_EQ(lossOf(none, cost, granule), StageLoss::ScratchElsewhere);
  cost.accumulatorMovesInLoops = 8;
  EXPECT_EQ(lossOf(none, cost, granule), StageLoss::AccumulatorMovesInLoops);
  cost.pastInLoops = 8;
  EXPECT_EQ(lossOf(none, cost, granule), StageLoss::PressureInLoops);
  cost.scratchInLoops = 1;
  EXPECT_EQ(lossOf(none, cost, granule), StageLoss::ScratchInLoops);
  // The other way round nothing is lost, whatever else differs.
  StageCost before;
  before.scratchInLoops = 2;
  EXPECT_EQ(lossOf(before, cost, granule), StageLoss::None);
}

TEST(Bisection, WarpsCountLast) {
  StageCost before, after;
  before.warps = 16;
  EXPECT_EQ(lossOf(before, after, granule), StageLoss::None); // unknown
  after.warps = 12;
  EXPECT_EQ(lossOf(before, after, granule), StageLoss::Warps);
  before.scratchInLoops = 1;
  EXPECT_EQ(lossOf(before, after, granule), StageLoss::None);
}

TEST(Bisection, PressureCountsPastTheLimitAndUpToAllocation) {
  KernelStages one = kernel({});
  StageFigures machine = stage("isel", {region(0, 120), region(1, 140)});
  EXPECT_EQ(costOf(machine, one).pastInLoops, 12u);
  EXPECT_EQ(costOf(machine, one).pastElsewhere, 0u);
  machine = stage("rewriter", {region(0, -1), region(1, -1, 4)});
  EXPECT_EQ(costOf(machine, one).pastInLoops, 0u);
  EXPECT_EQ(costOf(machine, one).scratchInLoops, 4u);
  EXPECT_FALSE(costOf(machine, one).warps);
  StageFigures code = stage(kStageFinished, {region(0, 140), region(1, 140)});
  EXPECT_EQ(costOf(code, one).pastInLoops, 0u);
  EXPECT_EQ(costOf(code, one).warps, 16u);
}

TEST(Bisection, BeginsWhereItLasts) {
  // After the read IR the old build is as bad, so the read IR is not where.
  KernelStages before =
      kernel({stage(kStageRead, {region(0, 9), region(1, 100)}),
              stage("isel", {region(0, 9), region(1, 160)}),
              stage("scheduler", {region(0, 9), region(1, 110)}),
              stage("rewriter", {region(0, -1), region(1, -1)}),
              stage(kStageFinished, {region(0, 9), region(1, 110)})});
  KernelStages after =
      kernel({stage(kStageRead, {region(0, 9), region(1, 170)}),
              stage("isel", {region(0, 9), region(1, 162)}),
              stage("scheduler", {region(0, 9), region(1, 150)}),
              stage("rewriter", {region(0, -1), region(1, -1, 6)}),
              stage(kStageFinished, {region(0, 9), region(1, 128, 6)})});
  after.stages[2].regions[1].atPeak = {{{"load", "k.py:3"}, 100},
                                       {{"move", ""}, 50}};
  before.stages[2].regions[1].atPeak = {
      {{"load", "k.py:3"}, 40}, {{"move", ""}, 50}, {{"float", ""}, 20}};
  Bisection found = bisect(before, after);
  ASSERT_TRUE(found.first);
  EXPECT_EQ(found.stages[*found.first].after->pass, "scheduler");
  EXPECT_EQ(found.stages[*found.first].loss, StageLoss::PressureInLoops);
  EXPECT_EQ(found.region.after, 1u);
  EXPECT_EQ(found.region.before, 1u);

  std::vector<ValueGrowth> growth = growthIn(found);
  ASSERT_EQ(growth.size(), 2u);
  EXPECT_EQ(growth[0].kind.what, "load");
  EXPECT_EQ(growth[0].after - growth[0].before, 60);
  EXPECT_EQ(growth[1].kind.what, "float");

  std::vector<WideningPass> passes = wideningPasses(found);
  ASSERT_EQ(passes.size(), 1u); // from IR to machine code nothing is compared
  EXPECT_EQ(found.stages[passes[0].stage].after->pass, "scheduler");
  EXPECT_EQ(passes[0].widening(), 38);

  EXPECT_FALSE(bisect(after, before).first);
  EXPECT_FALSE(bisect(after, after).first);
}

TEST(Bisection, PassesWithoutFiguresDoNotHideWarps) {
  std::vector<StageFigures> few = {stage("scheduler", {region(0, 60)}),
                                   stage("rewriter", {region(0, -1)}),
                                   stage(kStageFinished, {region(0, 60)})};
  std::vector<StageFigures> many = {stage("scheduler", {region(0, 120)}),
                                    stage("rewriter", {region(0, -1)}),
                                    stage(kStageFinished, {region(0, 120)})};
  KernelStages before = kernel(few, 32), after = kernel(many, 16);
  Bisection found = bisect(before, after);
  ASSERT_TRUE(found.first);
  EXPECT_EQ(*found.first, 0u);
  EXPECT_EQ(found.stages[0].loss, StageLoss::Warps);
}

TEST(Bisection, StagesArePairedByPassAndRun) {
  KernelStages before =
      kernel({stage("cse", {region(0, 1)}), stage("cse", {region(0, 2)}, 1),
              stage(kStageFinished, {region(0, 1)})});
  KernelStages after = kernel(
      {stage("cse", {region(0, 1)}), stage("remat", {region(0, 1)}),
       stage("cse", {region(0, 3)}, 1), stage(kStageFinished, {region(0, 1)})});
  Bisection found = bisect(before, after);
  ASSERT_EQ(found.stages.size(), 3u);
  EXPECT_EQ(found.stages[1].before->regions[0].peak, 2);
  EXPECT_EQ(found.stages[1].after->regions[0].peak, 3);
}

TEST(Bisection, RegionsArePairedByLineThenByDepth) {
  std::vector<RegionFigures> before = {region(0, 0), region(1, 0, 0, "k.py:5"),
                                       region(1, 0, 0, "k.py:9"),
                                       region(2, 0, 0, "k.py:12")};
  std::vector<RegionFigures> after = {region(0, 0), region(1, 0, 0, "k.py:9"),
                                      region(1, 0, 0, "k.py:7"),
                                      region(1, 0, 0, "k.py:8")};
  auto pairs = pairRegions(before, after);
  ASSERT_EQ(pairs.size(), 4u);
  EXPECT_EQ(pairs[0], 0u);
  EXPECT_EQ(pairs[1], 2u);
  EXPECT_EQ(pairs[2], 1u);
  EXPECT_FALSE(pairs[3]);
}

/// Measures after every pass.
class Looking : public PassObserver {
public:
  void beforeSelection(const Function &) override {}
  void afterMachinePass(StringRef, const MachineFunction &function) override {
    measureMachine(function);
    ++looks;
  }
  unsigned looks = 0;
};

std::string assemblyOf(StringRef gpu, StringRef file, StringRef strategy,
                       PassObserver *observer) {
  auto buffer = MemoryBuffer::getFile(Twine(KILN_TEST_DIR "/corpus/") + file);
  if (!buffer)
    return "cannot read " + file.str();
  CompileOptions options;
  options.target = lookupGpuTarget(gpu);
  options.passObserver = observer;
  if (!strategy.empty())
    options.directives.schedStrategy = strategy.str();
  Expected<Compiled> compiled = compileKernel(**buffer, options, Stage::Asm);
  return compiled ? compiled->assembly
                  : "error: " + toString(compiled.takeError());
}

TEST(MeasureMachine, ChangesNothing) {
  for (auto [gpu, file] :
       {std::pair("gfx942", "layernorm_fwd/gfx942/kernel.ll"),
        std::pair("gfx942", "delta_rule/gfx942/kernel.ll"),
        std::pair("sm_90a", "delta_rule/kernel.ll")})
    for (StringRef strategy : {"", "pressure"}) {
      Looking looking;
      std::string seen = assemblyOf(gpu, file, strategy, &looking);
      EXPECT_EQ(seen, assemblyOf(gpu, file, strategy, nullptr)) << file;
      EXPECT_GT(looking.looks, 20u) << seen.substr(0, 200);
    }
}

} // namespace
} // namespace kiln
