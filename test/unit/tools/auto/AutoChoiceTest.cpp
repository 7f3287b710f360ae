// The rules by which a candidate wins: pure functions over records.
#include "tools/auto/AutoChoice.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "gtest/gtest.h"
#include <random>

using namespace kiln;
using namespace llvm;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

const GpuTarget &gpu(StringRef name) { return *lookupGpuTarget(name); }

void setStrategy(AutoCandidate &candidate, StringRef strategy) {
  candidate.directives.schedule = cantFail(parseSchedule(strategy));
}

/// `time`: the modelled one, of which `source` has 1. The launch is known.
AutoCandidate candidate(double time, unsigned warps, unsigned spills,
                        StringRef strategy = "source") {
  AutoCandidate result;
  setStrategy(result, strategy);
  result.cycles = time;
  result.knowsLaunch = true;
  result.warps = result.warpsByRegisters = warps;
  result.resources.registers = 64;
  result.resources.spillStoreBytes = spills;
  return result;
}

unsigned chosen(ArrayRef<AutoCandidate> candidates, StringRef target) {
  return chooseCandidate(candidates, gpu(target)).first;
}

TEST(AutoChoice, LessThanTheModelsErrorIsNotBelieved) {
  auto takes = [](double gain, bool knowsLaunch) {
    AutoCandidate source = candidate(1, 16, 0),
                  other = candidate(std::exp(-gain), 16, 0);
    source.knowsLaunch = other.knowsLaunch = knowsLaunch;
    return chosen({source, other}, "sm_90a") == 1;
  };
  for (bool knowsLaunch : {false, true}) {
    EXPECT_FALSE(takes(0.9 * kSimulatorError, knowsLaunch));
    EXPECT_TRUE(takes(1.1 * kSimulatorError, knowsLaunch));
  }
}

TEST(AutoChoice, TheLeastTimeWins) {
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(0.8, 32, 0),
                    candidate(0.5, 16, 64), candidate(0.6, 64, 0)},
                   "sm_90a"),
            2u);
}

// A cap with few spills that raises the residency: the model's time has both in
// it, and its word is enough.
TEST(AutoChoice, SpillsDoNotForbid) {
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(0.8, 32, 8)}, "sm_90a"), 1u);
}

TEST(AutoChoice, EqualsGoToTheFirst) {
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(0.8, 32, 0),
                    candidate(0.8, 32, 0)},
                   "sm_90a"),
            1u);
}

TEST(AutoChoice, FailuresAndCopiesDoNotWin) {
  AutoCandidate failed = candidate(0.1, 64, 0), copy = candidate(0.5, 64, 0);
  failed.error = "no";
  copy.sameAs = 0;
  for (StringRef target : {"sm_90a", "gfx942"}) {
    auto [index, reason] =
        chooseCandidate({candidate(1, 16, 0), failed, copy}, gpu(target));
    EXPECT_EQ(index, 0u);
    EXPECT_NE(reason.find("every other candidate failed"), std::string::npos);
  }
}

// What cannot be launched has no time.
TEST(AutoChoice, InfiniteTimesDoNotWin) {
  AutoCandidate never = candidate(infinite, 0, 0);
  EXPECT_EQ(chosen({candidate(1, 16, 4), never}, "gfx942"), 0u);
  EXPECT_EQ(chosen({candidate(1, 16, 4), never}, "sm_90a"), 0u);
}

TEST(AutoChoice, SourceThatCannotBeLaunchedLoses) {
  AutoCandidate source = candidate(infinite, 0, 0);
  auto [index, reason] =
      chooseCandidate({source, candidate(1, 16, 8)}, gpu("sm_90a"));
  EXPECT_EQ(index, 1u);
  EXPECT_NE(reason.find("source cannot be launched"), std::string::npos)
      << reason;
  // It has fewer spills, which are worth nothing.
  EXPECT_EQ(chosen({source, candidate(1, 16, 8)}, "gfx942"), 1u);
  // Where nothing can be, as far as is known, it stays.
  EXPECT_EQ(chosen({source, candidate(infinite, 16, 0)}, "sm_90a"), 0u);
  EXPECT_EQ(chosen({source, candidate(infinite, 16, 0)}, "gfx942"), 0u);
}

TEST(AutoChoice, WhereNobodyMeasuredSpillsComeBeforeWavesBeforeTime) {
  for (StringRef target : {"sm_80", "sm_100a"}) {
    EXPECT_EQ(
        chosen({candidate(1, 8, 4), candidate(2, 4, 0), candidate(0.5, 16, 8)},
               target),
        1u);
    EXPECT_EQ(chosen({candidate(1, 8, 0), candidate(2, 16, 0)}, target), 1u);
    EXPECT_EQ(chosen({candidate(1, 8, 0), candidate(0.99, 8, 0)}, target), 1u);
    auto [index, reason] =
        chooseCandidate({candidate(1, 8, 0), candidate(2, 16, 0)}, gpu(target));
    EXPECT_NE(
        reason.find(
            ("nobody measured what instructions cost on " + target).str()),
        std::string::npos)
        << reason;
  }
}

// On AMD, where costs are not measured: what spills in loops, unless that is
// bought with warps and takes longer; then warps, then bytes of scratch, not
// registers kept in accumulators, of what is about as fast as the fastest, then
// time beyond the noise of a measurement.
TEST(AutoChoice, ScratchInLoopsComesFirstOnAmd) {
  auto build = [](double time, unsigned warps, unsigned inLoops,
                  unsigned scratch, unsigned spilled) {
    AutoCandidate made = candidate(time, warps, 0);
    made.loopSpills = inLoops;
    made.resources.stackBytes = scratch;
    made.resources.vectorSpills = spilled;
    return made;
  };
  AutoCandidate source = build(1, 16, 4, 100, 25);
  EXPECT_EQ(chosen({source, build(2, 16, 0, 400, 100)}, "gfx942"), 1u);
  EXPECT_EQ(chosen({source, build(0.9, 8, 0, 400, 100)}, "gfx942"), 1u);
  EXPECT_EQ(chosen({source, build(2, 8, 0, 400, 100)}, "gfx942"), 0u);
  EXPECT_EQ(chosen({source, build(0.5, 32, 5, 0, 0)}, "gfx942"), 0u);
  EXPECT_EQ(chosen({source, build(2, 8, 4, 96, 160)}, "gfx942"), 0u);
  EXPECT_EQ(chosen({source, build(2, 24, 4, 400, 25)}, "gfx942"), 1u);
  EXPECT_EQ(chosen({source, build(1.1, 16, 4, 96, 25)}, "gfx942"), 0u);
  EXPECT_EQ(chosen({source, build(0.999, 16, 4, 96, 160)}, "gfx942"), 1u);
  EXPECT_EQ(chosen({source, build(0.999, 16, 4, 100, 25)}, "gfx942"), 0u);
  EXPECT_EQ(chosen({source, build(0.98, 16, 4, 100, 25)}, "gfx942"), 1u);
  EXPECT_EQ(chosen({source, build(0.98, 16, 4, 104, 25)}, "gfx942"), 0u);
  EXPECT_EQ(chosen({source, build(0.9, 16, 4, 104, 25)}, "gfx942"), 1u);
}

// LLVM's scheduler may be the best; then the report says what ours cost.
TEST(AutoChoice, SaysWhereOurOwnStrategiesSpillMore) {
  AutoCandidate source = candidate(1, 8, 1744), ours = candidate(1, 8, 1300),
                llvms = candidate(1, 8, 932);
  setStrategy(ours, "subtree-ilp");
  setStrategy(llvms, "llvm(scheduler=default)");
  std::string reason =
      chooseCandidate({source, ours, llvms}, gpu("gfx942")).second;
  EXPECT_NE(reason.find("Kiln's own strategies spill more, 1300 bytes at "
                        "least against 932"),
            std::string::npos)
      << reason;
  llvms.resources.spillStoreBytes = 1300;
  reason = chooseCandidate({source, ours, llvms}, gpu("gfx942")).second;
  EXPECT_EQ(reason.find("spill more"), std::string::npos) << reason;
}

TEST(AutoChoice, MeasuredFamilySaysWhatIsSimulated) {
  AutoCandidate source = candidate(1, 8, 0), best = candidate(0.5, 16, 0);
  source.bound = {"waits: memory", 0.61};
  best.bound = {"the memory's bandwidth", 0.92};
  auto [index, reason] = chooseCandidate({source, best}, gpu("sm_90a"));
  EXPECT_EQ(reason, "simulated 100.0 % faster than source: 16 resident warps "
                    "instead of 8, bound by the memory's bandwidth (92 %) "
                    "instead of waits: memory (61 %)");
  source.knowsLaunch = false;
  reason =
      chooseCandidate({source, candidate(0.99, 8, 0)}, gpu("sm_90a")).second;
  EXPECT_EQ(reason,
            "source stays: the best other candidate is simulated 1.0 % "
            "faster, within the simulator's error of 5.1 %; source is bound by "
            "waits: memory (61 %); grid and arguments are assumed");
  source.knowsLaunch = true;
  reason =
      chooseCandidate({source, candidate(1.2, 8, 0)}, gpu("sm_90a")).second;
  EXPECT_EQ(reason, "source stays: no other candidate is simulated faster; "
                    "source is bound by waits: memory (61 %)");
}

// Adding a worse candidate, or any candidate at the end that is predicted to
// gain no more, never changes the winner.
TEST(AutoChoice, LosersDoNotChangeTheWinner) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> time(0.6, 1.4);
  for (unsigned iteration = 0; iteration != 200; ++iteration) {
    std::vector<AutoCandidate> list = {candidate(1, 16, 0),
                                       candidate(time(random), 16, 0),
                                       candidate(time(random), 16, 0)};
    unsigned winner = chosen(list, "sm_90a");
    list.push_back(candidate(1.4, 16, 0));
    EXPECT_EQ(chosen(list, "sm_90a"), winner);
    list.push_back(list[winner]);
    EXPECT_EQ(chosen(list, "sm_90a"), winner);
  }
}

// Two builds asked for by name: what a measurement could show of the modelled
// time decides, then spills, then warps.
TEST(AutoChoice, BetterOfTwoWhereCostsAreMeasured) {
  const GpuTarget &measured = gpu("sm_90a");
  AutoCandidate other = candidate(1, 16, 8);
  auto better = [&](double gain, unsigned warps, unsigned spills) {
    return isBetter(candidate(std::exp(-gain), warps, spills), other, measured)
        .first;
  };
  EXPECT_TRUE(better(2 * kNoise, 16, 8));
  EXPECT_TRUE(better(2 * kNoise, 8, 16));
  EXPECT_FALSE(better(-2 * kNoise, 32, 0));
  EXPECT_TRUE(better(-0.5 * kNoise, 8, 4));
  EXPECT_FALSE(better(0.5 * kNoise, 32, 12));
  EXPECT_TRUE(better(-0.5 * kNoise, 32, 8));
  EXPECT_FALSE(better(0.5 * kNoise, 8, 8));
  EXPECT_FALSE(better(0.5 * kNoise, 16, 8)); // noise alone
  EXPECT_FALSE(better(0, 16, 8));
}

TEST(AutoChoice, BetterOfTwoWhereNobodyMeasured) {
  const GpuTarget &unmeasured = gpu("gfx942");
  AutoCandidate other = candidate(1, 16, 8);
  auto better = [&](double relative, unsigned warps, unsigned spills) {
    return isBetter(candidate(relative, warps, spills), other, unmeasured)
        .first;
  };
  EXPECT_TRUE(better(1.5, 8, 4));
  EXPECT_FALSE(better(0.5, 32, 12));
  EXPECT_TRUE(better(1.5, 17, 8));
  EXPECT_FALSE(better(0.5, 15, 8));
  EXPECT_TRUE(better(0.998, 16, 8));
  EXPECT_FALSE(better(0.9999, 16, 8)); // 1.000 in the report
  EXPECT_FALSE(better(1, 16, 8));
}

TEST(AutoChoice, BetterOfTwoThatFailed) {
  for (StringRef target : {"sm_90a", "gfx942"}) {
    AutoCandidate good = candidate(1, 16, 0), failed = good, same = good,
                  tooLarge = good;
    failed.error = "no";
    same.sameAs = 0;
    tooLarge.cycles = infinite;
    EXPECT_FALSE(isBetter(failed, good, gpu(target)).first);
    EXPECT_EQ(isBetter(failed, good, gpu(target)).second, "no");
    EXPECT_TRUE(isBetter(good, failed, gpu(target)).first);
    EXPECT_FALSE(isBetter(same, good, gpu(target)).first);
    EXPECT_FALSE(isBetter(tooLarge, good, gpu(target)).first);
    EXPECT_TRUE(isBetter(good, tooLarge, gpu(target)).first);
    // Neither can be launched as far as is known: there is no time.
    AutoCandidate other = tooLarge;
    EXPECT_FALSE(isBetter(tooLarge, other, gpu(target)).first);
    other.resources.spillStoreBytes = 8;
    EXPECT_TRUE(isBetter(tooLarge, other, gpu(target)).first);
  }
}

TEST(AutoChoice, BetterSaysBothFigures) {
  AutoCandidate build = candidate(1, 16, 4), other = candidate(1, 16, 8);
  build.resources.registers = 60;
  EXPECT_EQ(
      isBetter(build, other, gpu("sm_90a")).second,
      "fewer spills, 1.000 of the simulated time without it: 60 registers "
      "instead of 64, 4 bytes of spills instead of 8");
}

// What cannot be launched has no time, and does not keep others from theirs.
TEST(AutoChoice, BesideWhatCannotBeLaunched) {
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(infinite, 0, 0),
                    candidate(0.5, 16, 0)},
                   "sm_90a"),
            2u);
}

// Nobody measured what instructions cost there.
TEST(AutoChoice, SpillsComeFirstWhereCostsAreNotMeasured) {
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(0.5, 16, 64)}, "sm_80"), 0u);
}

} // namespace
