// The part of a simulation that is shown, and the chain through it, of programs
// that are easy to follow.
#include "tools/simulate/CriticalChain.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

ModelOp op(OpClass opClass, Pipe pipe) {
  ModelOp made;
  made.opClass = opClass;
  made.pipe = pipe;
  return made;
}

/// A loop that loads, waits for it, and begins again: 0 loads, 1 uses, 2
/// branches, 3 ends.
ModelProgram loop() {
  ModelProgram program;
  program.gpu = lookupGpuTarget("sm_90a");
  ModelOp load = op(OpClass::LoadGlobal, Pipe::Memory);
  load.deviceBytes = 128;
  load.raises.push_back({0, ModelOp::Raise::device});
  ModelOp use = op(OpClass::Float, Pipe::Fma);
  use.waits.push_back({0, 0});
  ModelOp branch = op(OpClass::Control, Pipe::Control);
  branch.flow = ModelOp::Branch;
  ModelOp end = op(OpClass::Control, Pipe::Control);
  end.flow = ModelOp::End;
  program.ops = {load, use, branch, end};
  return program;
}

struct Ran {
  Prediction prediction;
  std::vector<IssueEvent> events;
};

/// One block of so many warps.
Ran run(const ModelProgram &program, unsigned warps, unsigned turns,
        std::vector<Path> paths = {}) {
  Ran made;
  made.prediction.turns = turns;
  made.prediction.residency = {warps, 1, 1, 0};
  made.prediction.numbers = MachineNumbers::forGpu(*program.gpu);
  made.prediction.numbers.latencySpread = 0;
  made.prediction.paths =
      paths.empty() ? std::vector<Path>{likelyPath(program.ops, turns, 1000)}
                    : std::move(paths);
  simulate(program, made.prediction.paths, made.prediction.residency,
           made.prediction.numbers, &made.events);
  return made;
}

TEST(CriticalChain, ShowsIterationsOfTheSteadyState) {
  Ran made = run(loop(), 1, 8);
  ShownPart part = shownPartOf(made.prediction, made.events, 1000);
  EXPECT_EQ(part.iteration, 5u);
  EXPECT_EQ(part.iterations, 2u);
  EXPECT_EQ(part.issues, 6u);
  EXPECT_FALSE(part.isCut);
  EXPECT_EQ(part.text(made.prediction).substr(0, 7), "cycles ");
  EXPECT_NE(part.text(made.prediction).find("iterations 5 and 6 of 8 of the"),
            std::string::npos);
}

TEST(CriticalChain, ShowsNoMoreThanItMay) {
  Ran made = run(loop(), 4, 8);
  ShownPart one = shownPartOf(made.prediction, made.events, 16);
  EXPECT_EQ(one.iterations, 1u);
  EXPECT_FALSE(one.isCut);
  EXPECT_LE(one.issues, 16u);
  ShownPart less = shownPartOf(made.prediction, made.events, 5);
  EXPECT_TRUE(less.isCut);
  EXPECT_EQ(less.begin, one.begin);
  EXPECT_LT(less.end, one.end);
  EXPECT_GE(less.issues, 1u);
}

TEST(CriticalChain, ShowsTheBeginWhereNothingRunsTwice) {
  Ran made = run(loop(), 1, 1);
  ShownPart part = shownPartOf(made.prediction, made.events, 1000);
  EXPECT_EQ(part.iterations, 0u);
  EXPECT_EQ(part.begin, 0);
  EXPECT_EQ(part.end, part.all);
  EXPECT_EQ(part.issues, made.events.size());
}

TEST(CriticalChain, LeadsThroughWhatIsLoaded) {
  ModelProgram program = loop();
  Ran made = run(program, 1, 8);
  ShownPart part = shownPartOf(made.prediction, made.events, 1000);
  std::vector<ChainLink> chain =
      criticalChain(program, made.prediction, made.events, part);
  double cycles = 0;
  std::vector<ChainLink> loads;
  for (const ChainLink &link : chain) {
    cycles += link.cycles;
    if (link.why == Stall::Memory)
      loads.push_back(link);
  }
  // All of the part's time, but for the cycle of its last issue.
  EXPECT_NEAR(cycles, part.end - part.begin, 2);
  ASSERT_EQ(loads.size(), 2u);
  EXPECT_EQ(loads[0].op, 1u);
  EXPECT_EQ(loads[0].cause, 0u);
  EXPECT_GE(loads[0].cycles, made.prediction.numbers.latency);
  EXPECT_LT(loads[0].begin, loads[1].begin);
  // The longest are left, in the sequence of time.
  std::vector<ChainLink> longest = longestLinks(chain, 2);
  ASSERT_EQ(longest.size(), 2u);
  EXPECT_EQ(longest[0].begin, loads[0].begin);
  EXPECT_EQ(longest[1].begin, loads[1].begin);
}

TEST(CriticalChain, LeadsThroughTheWarpThatABarrierWaitsFor) {
  // 0 loads, 1 uses, 2 is a barrier, 3 comes after it, 4 ends; the second warp
  // loads nothing.
  ModelProgram program = loop();
  ModelOp barrier = op(OpClass::Barrier, Pipe::Control), end = program.ops[3];
  program.ops = {program.ops[0], program.ops[1], barrier,
                 op(OpClass::Float, Pipe::Fma), end};
  auto pathOf = [](std::initializer_list<uint32_t> ops) {
    Path path;
    for (uint32_t one : ops) {
      PathStep step;
      step.op = one;
      path.steps.push_back(step);
    }
    path.whole = path.steps.size();
    return path;
  };
  Ran made = run(program, 2, 1, {pathOf({0, 1, 2, 4}), pathOf({2, 3, 4})});
  ShownPart part = shownPartOf(made.prediction, made.events, 1000);
  // What the second warp does after the barrier.
  std::vector<IssueEvent> events = made.events;
  while (!events.empty() && !(events.back().warp == 1 && events.back().op == 3))
    events.pop_back();
  std::vector<ChainLink> chain =
      criticalChain(program, made.prediction, events, part);
  ASSERT_GE(chain.size(), 2u);
  EXPECT_EQ(chain.back().why, Stall::Barrier);
  EXPECT_EQ(chain.back().warp, 1u);
  EXPECT_EQ(chain.back().cause, 2u);
  EXPECT_EQ(chain[chain.size() - 2].warp, 0u);
  bool isLoaded = false;
  for (const ChainLink &link : chain)
    isLoaded |= link.why == Stall::Memory && link.warp == 0 && link.op == 1;
  EXPECT_TRUE(isLoaded);
}

} // namespace
