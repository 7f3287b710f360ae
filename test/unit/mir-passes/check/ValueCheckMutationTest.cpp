// The value check refuses random miscompilations, and nothing else. What it
// accepts is executed along random paths (PathTrace), and has to do the same as
// before there. KILN_SEED repeats or varies a run; KILN_MUTATIONS says how many
// there are for each function, in place of a few seconds' worth.
#include "mir-passes/check/ValueCheck.h"
#include "test/unit/mir-passes/check/LegalRewrite.h"
#include "test/unit/mir-passes/check/Mutation.h"
#include "test/unit/mir-passes/check/PathTrace.h"
#include "test/unit/mir-passes/check/Subjects.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

unsigned fromEnvironment(const char *name, unsigned otherwise) {
  const char *text = getenv(name);
  return text ? strtoul(text, nullptr, 10) : otherwise;
}
const unsigned firstSeed = fromEnvironment("KILN_SEED", 1);
const unsigned mutationsEach = fromEnvironment("KILN_MUTATIONS", 30);

std::vector<PathTrace> traces(const MachineFunction &function) {
  std::vector<PathTrace> result;
  for (unsigned seed = 0; seed != 12; ++seed)
    result.push_back(tracePath(function, seed));
  return result;
}

/// Counts what became of the changes.
struct Tally {
  unsigned made = 0, refused = 0;
};

void mutateAll(MachineFunction &function, AAResults *aliases, bool algebra,
               Tally &tally) {
  ValueCheck check;
  check.remember(function, algebra);
  std::vector<PathTrace> before = traces(function);
  EXPECT_EQ(difference(before, traces(function), aliases), "");
  for (unsigned i = 0; i != mutationsEach; ++i) {
    unsigned seed = firstSeed * 100000 + i;
    std::optional<Mutation> mutation = Mutator(function, seed).mutate();
    if (!mutation)
      continue;
    ++tally.made;
    std::string refusal = toString(check.verify(function, aliases));
    tally.refused += !refusal.empty();
    // A change of what is dead, or to an equal value, keeps the meaning.
    std::string difference =
        refusal.empty()
            ? kiln::test::difference(before, traces(function), aliases)
            : "";
    mutation->undo();
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

void rewriteAll(MachineFunction &function, AAResults *aliases, Tally &tally) {
  for (unsigned i = 0; i != mutationsEach; ++i) {
    ValueCheck check;
    check.remember(function);
    std::optional<std::string> what =
        rewriteLegally(function, firstSeed * 100000 + i, aliases);
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

void forAllSubjects(const Visit &visit) {
  for (bool withPhis : {false, true})
    for (const char *file :
         {"softmax/kernel.ll", "paged_decode/kernel.ll", "rope/kernel.ll",
          "softmax/gfx942/kernel.ll", "rope/gfx942/kernel.ll"}) {
      SCOPED_TRACE(std::string(file) + (withPhis ? " with PHIs" : ""));
      visitCorpus(file, withPhis, visit);
      if (testing::Test::HasFailure())
        return;
    }
  for (unsigned seed = firstSeed; seed != firstSeed + 4; ++seed)
    for (bool amd : {false, true}) {
      SCOPED_TRACE("region " + std::to_string(seed) +
                   (amd ? " amdgcn" : " nvptx"));
      visitRegion(amd, seed, visit);
      if (testing::Test::HasFailure())
        return;
    }
}

} // namespace

TEST(ValueCheckMutations, NoneIsAcceptedThatDoesSomethingElse) {
  Tally tally;
  forAllSubjects([&](MachineFunction &function, AAResults *aliases) {
    mutateAll(function, aliases, /*algebra=*/false, tally);
    mutateAll(function, aliases, /*algebra=*/true, tally);
  });
  RecordProperty("made", tally.made);
  RecordProperty("refused", tally.refused);
  // Most changes matter: a check that accepts all of them is judged by nothing.
  EXPECT_GT(tally.refused * 2, tally.made);
}

TEST(ValueCheckMutations, LegalRewritesAreAccepted) {
  Tally tally;
  forAllSubjects([&](MachineFunction &function, AAResults *aliases) {
    rewriteAll(function, aliases, tally);
  });
  RecordProperty("made", tally.made);
  EXPECT_GT(tally.made, 0u);
}
