// The value check refuses random miscompilations, and nothing else. What it
// accepts is executed along random paths (PathTrace), and has to do the same as
// before there. Every run draws a seed of its own, which is printed; KILN_SEED
// repeats one. KILN_MUTATIONS says how many changes there are for each
// function, in place of a few seconds' worth; KILN_WIDE_KERNELS how many random
// kernels of wide registers.
#include "mir-passes/check/ValueCheck.h"
#include "test/unit/mir-passes/check/LegalRewrite.h"
#include "test/unit/mir-passes/check/Mutation.h"
#include "test/unit/mir-passes/check/PathDifference.h"
#include "test/unit/mir-passes/check/Subjects.h"
#include "test/unit/mir-passes/wide/WideDirectives.h"
#include "gtest/gtest.h"
#include <iostream>
#include <random>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

unsigned fromEnvironment(const char *name, unsigned otherwise) {
  const char *text = getenv(name);
  return text ? strtoul(text, nullptr, 10) : otherwise;
}
const unsigned firstSeed =
    fromEnvironment("KILN_SEED", std::random_device()() % 1000000);
/// A change of a random function costs a tenth of one of a kernel.
constexpr unsigned ofKernels = 15, ofRandomFunctions = 50;
/// Random functions of one kind and vendor.
constexpr unsigned regions = 2, flows = 25;
/// Random kernels of wide registers, on AMD's processors in turn.
const unsigned wides = fromEnvironment("KILN_WIDE_KERNELS", 5);

std::vector<PathTrace> traces(const MachineFunction &function,
                              MayChange &mayChange) {
  std::vector<PathTrace> result;
  for (unsigned seed = 0; seed != 12; ++seed)
    result.push_back(tracePath(function, seed, mayChange));
  return result;
}

/// Counts the outcomes of the changes.
struct Tally {
  unsigned drawn = 0, made = 0, refused = 0;
};

void mutateAll(MachineFunction &function, AAResults *aliases, bool algebra,
               unsigned count, Tally &tally) {
  ValueCheck check;
  check.remember(function, algebra);
  MayChange mayChange(aliases);
  std::vector<PathTrace> before = traces(function, mayChange);
  EXPECT_EQ(difference(before, traces(function, mayChange), aliases), "");
  for (unsigned i = 0; i != count; ++i) {
    unsigned seed = firstSeed * 100000 + tally.drawn++;
    std::optional<Mutation> mutation = Mutator(function, seed).mutate();
    if (!mutation)
      continue;
    ++tally.made;
    std::string refusal = toString(check.verify(function, aliases));
    tally.refused += !refusal.empty();
    MayChange known = mayChange; // without what the change brings
    // A change of what is dead, or to an equal value, keeps the meaning.
    std::string difference =
        refusal.empty()
            ? kiln::test::difference(before, traces(function, known), aliases)
            : "";
    mutation->undo();
    if (!difference.empty())
      function.print(errs());
    EXPECT_EQ(difference, "")
        << "accepted: KILN_SEED=" << firstSeed << ", mutation " << i
        << (algebra ? " with algebra" : "") << " of "
        << function.getName().str() << ": " << mutation->what;
    if (testing::Test::HasFailure())
      return;
  }
  EXPECT_EQ(toString(check.verify(function, aliases)), "")
      << "a mutation was not undone: KILN_SEED=" << firstSeed;
}

void rewriteAll(MachineFunction &function, AAResults *aliases, unsigned count,
                Tally &tally) {
  for (unsigned i = 0; i != count; ++i) {
    ValueCheck check;
    check.remember(function);
    std::optional<std::string> what =
        rewriteLegally(function, firstSeed * 100000 + tally.drawn++, aliases);
    if (!what)
      continue;
    ++tally.made;
    std::string refusal = toString(check.verify(function, aliases));
    tally.refused += !refusal.empty();
    EXPECT_EQ(refusal, "") << "KILN_SEED=" << firstSeed << ", rewrite " << i
                           << " of " << function.getName().str() << ": "
                           << *what;
    if (testing::Test::HasFailure())
      return;
  }
}

using VisitTimes =
    std::function<void(MachineFunction &, AAResults *, unsigned count)>;

void forAllSubjects(const VisitTimes &visit) {
  std::cout << "KILN_SEED=" << firstSeed << std::endl; // a crash says no more
  auto times = [&](unsigned otherwise) -> Visit {
    unsigned count = fromEnvironment("KILN_MUTATIONS", otherwise);
    return [&visit, count](MachineFunction &function, AAResults *aliases) {
      visit(function, aliases, count);
    };
  };
  for (bool withPhis : {false, true})
    for (const char *file :
         {"softmax/kernel.ll", "layernorm_fwd/kernel.ll", "rope/kernel.ll",
          "cross_entropy/kernel.ll", "softmax/gfx942/kernel.ll",
          "layernorm_fwd/gfx942/kernel.ll"}) {
      SCOPED_TRACE(std::string(file) + (withPhis ? " with PHIs" : ""));
      visitCorpus(file, withPhis, times(ofKernels));
      if (testing::Test::HasFailure())
        return;
    }
  for (unsigned seed = firstSeed; seed != firstSeed + wides; ++seed) {
    std::string processor = kWideProcessors[seed % std::size(kWideProcessors)];
    bool withPhis = seed / std::size(kWideProcessors) % 2;
    SCOPED_TRACE("wide kernel " + std::to_string(seed) + " " + processor +
                 (withPhis ? " with PHIs" : ""));
    visitWide(seed, processor, withPhis, times(ofKernels));
    if (testing::Test::HasFailure())
      return;
  }
  for (bool amd : {false, true}) {
    for (unsigned seed = firstSeed; seed != firstSeed + regions; ++seed) {
      SCOPED_TRACE("region " + std::to_string(seed) +
                   (amd ? " amdgcn" : " nvptx"));
      visitRegion(amd, seed, times(ofRandomFunctions));
    }
    for (unsigned seed = firstSeed; seed != firstSeed + flows; ++seed) {
      SCOPED_TRACE("loops and joins " + std::to_string(seed) +
                   (amd ? " amdgcn" : " nvptx"));
      visitFlow(amd, seed, times(ofRandomFunctions));
      if (testing::Test::HasFailure())
        return;
    }
  }
}

} // namespace

TEST(ValueCheckMutations, NoneIsAcceptedThatDoesSomethingElse) {
  Tally tally;
  forAllSubjects(
      [&](MachineFunction &function, AAResults *aliases, unsigned count) {
        mutateAll(function, aliases, /*algebra=*/false, count, tally);
        mutateAll(function, aliases, /*algebra=*/true, count, tally);
      });
  RecordProperty("made", tally.made);
  RecordProperty("refused", tally.refused);
  // Most changes matter: if the check accepts all of them, nothing is tested.
  EXPECT_GT(tally.refused * 2, tally.made);
}

TEST(ValueCheckMutations, LegalRewritesAreAccepted) {
  Tally tally;
  forAllSubjects(
      [&](MachineFunction &function, AAResults *aliases, unsigned count) {
        rewriteAll(function, aliases, count, tally);
      });
  RecordProperty("made", tally.made);
  EXPECT_GT(tally.made, 0u);
}
