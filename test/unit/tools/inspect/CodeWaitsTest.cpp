#include "test/unit/tools/inspect/SmallCode.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {
std::vector<CodeWaitCause> causesOf(const MachineCode &code) {
  return waitCauses(code, CodeFlowGraph(code.instructions));
}
} // namespace

TEST(CodeWaits, WaitForTheYoungestThatMustBeDone) {
  std::vector<CodeWaitCause> causes = causesOf(codeOf({
      raising(0, 2), // 0
      raising(1, 3), // 1
      raising(0, 5), // 2
      waiting(0, 1), // 3: 0 must be done, 2 need not
      waiting(0, 0), // 4: 2
      waiting(0, 0), // 5: nothing is left
      waiting(1, 0), // 6: 1
      jump(CodeFlow::End),
  }));
  ASSERT_EQ(causes.size(), 4u);
  EXPECT_EQ(causes[0].producer, 0u);
  EXPECT_EQ(causes[0].instructions, 3u);
  EXPECT_EQ(causes[0].cycles, 10u);
  EXPECT_EQ(causes[1].producer, 2u);
  EXPECT_EQ(causes[1].instructions, 2u);
  EXPECT_EQ(causes[1].cycles, 6u);
  EXPECT_EQ(causes[2].producer, std::nullopt);
  EXPECT_EQ(causes[3].producer, 1u);
}

TEST(CodeWaits, FollowTheLoopBack) {
  std::vector<CodeWaitCause> causes = causesOf(codeOf({
      raising(0),                // 0
      waiting(0, 0),             // 1 header
      step(),                    // 2
      raising(0),                // 3
      jump(CodeFlow::Branch, 1), // 4
      jump(CodeFlow::End),
  }));
  ASSERT_EQ(causes.size(), 1u);
  // The way from before the loop is the shorter one, but is taken once.
  EXPECT_EQ(causes[0].producer, 3u);
  EXPECT_EQ(causes[0].iterationsBefore, 1u);

  causes = causesOf(codeOf({
      raising(0),                // 0
      waiting(0, 0),             // 1 header
      step(),                    // 2
      raising(1),                // 3
      jump(CodeFlow::Branch, 1), // 4
      jump(CodeFlow::End),
  }));
  ASSERT_EQ(causes.size(), 1u);
  EXPECT_EQ(causes[0].producer, 0u);
  EXPECT_EQ(causes[0].instructions, 1u);
  EXPECT_EQ(causes[0].iterationsBefore, 0u);
}

TEST(CodeWaits, MayReachBackSeveralIterations) {
  std::vector<CodeWaitCause> causes = causesOf(codeOf({
      raising(0),                // 0
      raising(0),                // 1
      waiting(0, 2),             // 2 header
      raising(0),                // 3
      jump(CodeFlow::Branch, 2), // 4
      jump(CodeFlow::End),
  }));
  ASSERT_EQ(causes.size(), 1u);
  EXPECT_EQ(causes[0].producer, 3u);
  EXPECT_EQ(causes[0].iterationsBefore, 3u);
  EXPECT_EQ(causes[0].instructions, 8u);
}

TEST(CodeWaits, StopAtAnEarlierWait) {
  // The second wait lets one be outstanding; the first has left none.
  std::vector<CodeWaitCause> causes =
      causesOf(codeOf({raising(0), raising(0), waiting(0, 0), raising(0),
                       waiting(0, 1), jump(CodeFlow::End)}));
  ASSERT_EQ(causes.size(), 2u);
  EXPECT_EQ(causes[0].producer, 1u);
  EXPECT_EQ(causes[1].producer, std::nullopt);
}

TEST(CodeWaits, AnInstructionMayRaiseWhatItWaitsFor) {
  CodeInstruction both = waiting(0, 0);
  both.raises = {0};
  std::vector<CodeWaitCause> causes =
      causesOf(codeOf({raising(0), both, both, jump(CodeFlow::End)}));
  ASSERT_EQ(causes.size(), 2u);
  EXPECT_EQ(causes[0].producer, 0u);
  EXPECT_EQ(causes[1].producer, 1u);
  EXPECT_EQ(causes[1].instructions, 1u);
}
