// The rules by which a candidate wins: pure functions over records.
#include "tools/auto/AutoChoice.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/GpuTarget.h"
#include "tools/auto/candidates/CandidateRanking.h"
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

/// `time`: the modelled one, of which `source` has 1.
AutoCandidate candidate(double time, unsigned warps, unsigned spills,
                        StringRef strategy = "source") {
  AutoCandidate result;
  setStrategy(result, strategy);
  result.estimate.cycles = time;
  result.warps = result.warpsByRegisters = warps;
  result.resources.registers = 64;
  result.resources.spillStoreBytes = spills;
  return result;
}

unsigned chosen(ArrayRef<AutoCandidate> candidates, StringRef target) {
  return chooseCandidate(candidates, gpu(target)).first;
}

std::vector<AutoCandidate> inMatrixKernel(std::vector<AutoCandidate> list) {
  list.front().resources.instructions.emplace().matrix = 4;
  return list;
}

TEST(AutoChoice, NoiseIsNotBelieved) {
  // Three quarters of the margin, and twice the margin.
  const ChoiceModel &model = fittedChoice();
  ASSERT_LT(model.time, 0);
  double under = std::exp(0.75 * model.margin / model.time),
         above = std::exp(2 * model.margin / model.time);
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(under, 16, 0)}, "sm_90a"),
            0u);
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(above, 16, 0)}, "sm_90a"),
            1u);
}

// A cap with few spills that raises the residency: the model's time has both in
// it, and its word is enough.
TEST(AutoChoice, SpillsDoNotForbid) {
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(0.8, 32, 8)}, "sm_90a"), 1u);
}

TEST(AutoChoice, RoundsOfLoopsCountOtherwiseWithMatrixInstructions) {
  ChoiceModel model{-0.4, 0.04, 0.05, -0.03, -0.05, -0.01, -0.06, 0.0025, 0.01};
  AutoCandidate source = candidate(1, 16, 0), ahead = source, both = source;
  ahead.iterationsAhead = both.iterationsAhead = both.iterationsJoined = true;
  EXPECT_DOUBLE_EQ(model.gain(ahead, source), 0.04);
  EXPECT_DOUBLE_EQ(model.gain(both, source), 0.09);
  EXPECT_DOUBLE_EQ(model.gain(both, ahead), 0.05);
  source.resources.instructions.emplace().matrix = 4;
  EXPECT_DOUBLE_EQ(model.gain(ahead, source), -0.03);
  EXPECT_DOUBLE_EQ(model.gain(both, source), -0.05);
  both.estimate.cycles = 0.3;
  EXPECT_DOUBLE_EQ(model.gain(both, source), 0.1);
  ahead.estimate.cycles = 0.3;
  EXPECT_GT(model.gain(ahead, source), 0.4);
}

TEST(AutoChoice, RoundsInStepCountByThemselves) {
  ChoiceModel model{-0.4, 0.04, 0.05, -0.03, -0.05, -0.01, -0.06, 0.0025, 0.01};
  AutoCandidate source = candidate(1, 16, 0);
  source.estimate.barriers = 3;
  AutoCandidate both = source;
  both.iterationsAhead = both.iterationsJoined = true;
  EXPECT_DOUBLE_EQ(model.gain(both, source), 0.09);
  source.estimate.barriers = 4;
  EXPECT_DOUBLE_EQ(model.gain(both, source), -0.02);
}

TEST(AutoChoice, AllRegistersAreDear) {
  ChoiceModel model{-0.4, 0.04, 0.05, -0.03, -0.05, -0.01, -0.06, 0.0025, 0.01};
  AutoCandidate source = candidate(1, 16, 0), all = source;
  all.resources.registers = 255;
  EXPECT_DOUBLE_EQ(model.gain(all, source), -0.06);
  EXPECT_EQ(model.gain(all, all), 0);
}

// What stays where nothing is predicted to gain enough.
TEST(AutoChoice, MatrixKernelsGoWithoutStrengthReduction) {
  const ChoiceModel &model = fittedChoice();
  StringRef other = "source; disable(pass=loop-reduce)";
  double noise = std::exp(model.noise);
  auto built = [&](double relative, StringRef strategy) {
    return inMatrixKernel(
        {candidate(1, 16, 0), candidate(relative, 16, 0, strategy)});
  };
  EXPECT_EQ(chosen(built(1, other), "sm_90a"), 1u);
  EXPECT_EQ(chosen(built(noise - 0.001, other), "sm_90a"), 1u);
  EXPECT_EQ(chosen(built(noise + 0.001, other), "sm_90a"), 0u);
  // Only that one, and only there.
  EXPECT_EQ(chosen(built(1, "latency; disable(pass=loop-reduce)"), "sm_90a"),
            0u);
  EXPECT_EQ(chosen(built(1, "source; disable(pass=gvn)"), "sm_90a"), 0u);
  EXPECT_EQ(chosen({candidate(1, 16, 0), candidate(1, 16, 0, other)}, "sm_90a"),
            0u);
  std::vector<AutoCandidate> capped = built(1, other);
  capped[1].directives.maxRegs = 64;
  EXPECT_EQ(chosen(capped, "sm_90a"), 0u);
  // A predicted gain comes first.
  std::vector<AutoCandidate> better = built(1, other);
  better.push_back(candidate(0.5, 16, 0, "latency"));
  EXPECT_EQ(chosen(better, "sm_90a"), 2u);
}

// Beside policies that every candidate has by the kernel's own directives.
TEST(AutoChoice, StrengthReductionGoesBesideOtherPolicies) {
  std::vector<AutoCandidate> list = inMatrixKernel(
      {candidate(1, 16, 0, "source; optimize"),
       candidate(1, 16, 0, "source; disable(pass=loop-reduce); optimize")});
  auto [index, reason] = chooseCandidate(list, gpu("sm_90a"));
  EXPECT_EQ(index, 1u);
  EXPECT_NE(reason.find("without loop strength reduction"), std::string::npos);
  list[0].directives = list[1].directives;
  EXPECT_EQ(chosen(list, "sm_90a"), 0u);
}

TEST(AutoChoice, PredictionIsALogarithmOfTheModelledTime) {
  ChoiceModel model{-0.5, 0, 0, 0, 0, 0, 0, 0.0025, 0.01};
  EXPECT_NEAR(model.gain(candidate(0.81, 16, 0), candidate(1, 16, 0)),
              std::log(1 / 0.9), 1e-12);
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
  for (StringRef target : {"gfx942", "sm_80", "sm_100a"}) {
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

// LLVM's scheduler may be the best; then the report says what ours cost.
TEST(AutoChoice, SaysWhereOurOwnStrategiesSpillMore) {
  AutoCandidate source = candidate(1, 8, 1744), ours = candidate(1, 8, 1300),
                llvms = candidate(1, 8, 932);
  setStrategy(ours, "subtree-ilp");
  setStrategy(llvms, "llvm(scheduler=default)");
  std::string reason =
      chooseCandidate({source, ours, llvms}, gpu("gfx942")).second;
  EXPECT_NE(reason.find("Kiln's own strategies spill more, 1300 at least "
                        "against 932"),
            std::string::npos)
      << reason;
  llvms.resources.spillStoreBytes = 1300;
  reason = chooseCandidate({source, ours, llvms}, gpu("gfx942")).second;
  EXPECT_EQ(reason.find("spill more"), std::string::npos) << reason;
}

TEST(AutoChoice, MeasuredFamilySaysWhatIsPredicted) {
  auto [index, reason] = chooseCandidate(
      {candidate(1, 8, 0), candidate(0.5, 16, 0)}, gpu("sm_90a"));
  EXPECT_EQ(reason.find("nobody measured"), std::string::npos);
  EXPECT_NE(reason.find("expected"), std::string::npos) << reason;
}

// Adding a worse candidate, or any candidate at the end that is predicted to
// gain no more, never changes the winner.
TEST(AutoChoice, LosersDoNotChangeTheWinner) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> time(0.6, 1.4);
  for (unsigned iteration = 0; iteration != 200; ++iteration) {
    std::vector<AutoCandidate> list =
        inMatrixKernel({candidate(1, 16, 0), candidate(time(random), 16, 0),
                        candidate(time(random), 16, 0)});
    unsigned winner = chosen(list, "sm_90a");
    list.push_back(candidate(1.4, 16, 0));
    EXPECT_EQ(chosen(list, "sm_90a"), winner);
    list.push_back(list[winner]);
    EXPECT_EQ(chosen(list, "sm_90a"), winner);
  }
}

// Two builds asked for by name: what a measurement could show of the prediction
// decides, then spills, then warps.
TEST(AutoChoice, BetterOfTwoWhereCostsAreMeasured) {
  const GpuTarget &measured = gpu("sm_90a");
  const ChoiceModel &model = fittedChoice();
  ASSERT_LT(0, model.noise);
  ASSERT_LT(model.noise, model.margin);
  AutoCandidate other = candidate(1, 16, 8);
  auto better = [&](double predicted, unsigned warps, unsigned spills) {
    return isBetter(candidate(std::exp(predicted / model.time), warps, spills),
                    other, measured)
        .first;
  };
  EXPECT_TRUE(better(2 * model.noise, 16, 8));
  EXPECT_TRUE(better(2 * model.noise, 8, 16));
  EXPECT_FALSE(better(-2 * model.noise, 32, 0));
  EXPECT_TRUE(better(-0.5 * model.noise, 8, 4));
  EXPECT_FALSE(better(0.5 * model.noise, 32, 12));
  EXPECT_TRUE(better(-0.5 * model.noise, 32, 8));
  EXPECT_FALSE(better(0.5 * model.noise, 8, 8));
  EXPECT_FALSE(better(0.5 * model.noise, 16, 8)); // noise alone
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
    tooLarge.estimate.cycles = infinite;
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
  EXPECT_EQ(isBetter(build, other, gpu("sm_90a")).second,
            "fewer spills, 1.000 of the modelled time without it: 60 registers "
            "instead of 64, 4 bytes of spills instead of 8");
}

AutoCandidate simulated(double cycles, Bound bound = {"waits: memory", 0.61}) {
  AutoCandidate result = candidate(1, 16, 0);
  result.simulated = {cycles, std::move(bound)};
  return result;
}

// Where the launch is known, nothing else decides.
TEST(AutoChoice, TheLeastSimulatedTimeWins) {
  auto takes = [](double gain) {
    return chosen({simulated(100), simulated(100 * std::exp(-gain))}, "sm_90a");
  };
  EXPECT_EQ(takes(0.9 * kSimulatorError), 0u);
  EXPECT_EQ(takes(1.1 * kSimulatorError), 1u);
  AutoCandidate spills = simulated(50), slower = simulated(60);
  spills.resources.spillStoreBytes = 64;
  spills.estimate.cycles = 2;
  EXPECT_EQ(chosen({simulated(100), slower, spills}, "sm_90a"), 2u);
  // Nobody measured what instructions cost there.
  EXPECT_EQ(chosen({simulated(100), spills}, "gfx942"), 0u);
}

TEST(AutoChoice, SimulationSaysWhatBoundsTheKernel) {
  AutoCandidate source = simulated(100),
                best = simulated(50, {"the memory's bandwidth", 0.92});
  best.warps = 32;
  EXPECT_EQ(chooseCandidate({source, best}, gpu("sm_90a")).second,
            "simulated 100.0 % faster than source: 32 resident warps instead "
            "of 16; bound by the memory's bandwidth (92 %), and source by "
            "waits: memory (61 %)");
  EXPECT_EQ(chooseCandidate({source, simulated(99)}, gpu("sm_90a")).second,
            "source stays: the best other candidate is simulated 1.0 % faster, "
            "and only 5.1 % or more counts; it is bound by waits: memory "
            "(61 %)");
}

// What cannot be launched has no time, and does not keep others from theirs.
TEST(AutoChoice, SimulatedBesideWhatCannotBeLaunched) {
  EXPECT_EQ(chosen({simulated(100), candidate(infinite, 0, 0), simulated(50)},
                   "sm_90a"),
            2u);
}

} // namespace
