#include "test/unit/tools/inspect/SmallCode.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

TEST(CodeFlowGraph, NestsLoops) {
  MachineCode code = codeOf({
      step(),                    // 0
      step(),                    // 1 outer header
      step(),                    // 2 inner header
      jump(CodeFlow::Branch, 2), // 3
      step(),                    // 4
      jump(CodeFlow::Branch, 1), // 5
      jump(CodeFlow::End),       // 6
  });
  CodeFlowGraph graph(code.instructions);
  ASSERT_EQ(graph.loops.size(), 2u);
  EXPECT_EQ(graph.loops[0].depth, 1u);
  EXPECT_EQ(graph.loops[1].depth, 2u);
  EXPECT_EQ(graph.loops[1].parent, 0u);
  EXPECT_FALSE(graph.loops[0].isInnermost);
  EXPECT_EQ(graph.depthOf(0), 0u);
  EXPECT_EQ(graph.depthOf(1), 1u);
  EXPECT_EQ(graph.depthOf(3), 2u);
  EXPECT_EQ(graph.depthOf(5), 1u);
  EXPECT_EQ(graph.depthOf(6), 0u);
  EXPECT_EQ(graph.sizeOf(graph.loops[0]), 5u);
}

TEST(CodeFlowGraph, ASwitchGoesToEachOfItsChoices) {
  CodeInstruction choose = jump(CodeFlow::Switch);
  choose.choices = {2, 4, 6};
  MachineCode code = codeOf({
      step(),                    // 0 header
      choose,                    // 1
      step(),                    // 2
      jump(CodeFlow::Jump, 5),   // 3
      step(),                    // 4
      jump(CodeFlow::Branch, 0), // 5
      jump(CodeFlow::End),       // 6
  });
  CodeFlowGraph graph(code.instructions);
  EXPECT_EQ(graph.unknownJumps, 0u);
  ASSERT_EQ(graph.blocks.size(), 5u);
  EXPECT_EQ(graph.blocks[0].successors, (SmallVector<uint32_t, 2>{1, 2, 4}));
  ASSERT_EQ(graph.loops.size(), 1u);
  EXPECT_EQ(graph.loops[0].blocks, (std::vector<uint32_t>{0, 1, 2, 3}));
  EXPECT_TRUE(all_of(graph.blocks,
                     [](const CodeBlock &block) { return block.isReachable; }));
}

TEST(CodeFlowGraph, JumpsBackToOneHeaderAreOneLoop) {
  MachineCode code = codeOf({
      step(),                    // 0 header
      jump(CodeFlow::Branch, 0), // 1
      jump(CodeFlow::Branch, 0), // 2
      jump(CodeFlow::End),
  });
  CodeFlowGraph graph(code.instructions);
  ASSERT_EQ(graph.loops.size(), 1u);
  EXPECT_EQ(graph.loops[0].latches.size(), 2u);
}

TEST(CodeFlowGraph, ACycleThatIsEnteredTwiceIsNoLoop) {
  MachineCode code = codeOf({
      jump(CodeFlow::Branch, 3), // 0 into the middle
      step(),                    // 1
      step(),                    // 2
      step(),                    // 3
      jump(CodeFlow::Branch, 1), // 4
      jump(CodeFlow::End),
  });
  CodeFlowGraph graph(code.instructions);
  EXPECT_TRUE(graph.loops.empty());
  EXPECT_EQ(graph.irregular, 1u);
}

TEST(CodeFlowGraph, WhatNothingLeadsToIsNoLoop) {
  MachineCode code = codeOf({
      jump(CodeFlow::End),
      jump(CodeFlow::Jump, 1), // to itself
  });
  CodeFlowGraph graph(code.instructions);
  EXPECT_TRUE(graph.loops.empty());
  EXPECT_FALSE(graph.blocks[1].isReachable);
}

TEST(CodeFlowGraph, TwoCallsAreNoLoop) {
  MachineCode code = codeOf({
      jump(CodeFlow::Call, 3), // 0
      jump(CodeFlow::Call, 3), // 1
      jump(CodeFlow::End),     // 2
      step(),                  // 3 the routine
      jump(CodeFlow::Return),  // 4
  });
  CodeFlowGraph graph(code.instructions);
  EXPECT_TRUE(graph.loops.empty());
  EXPECT_TRUE(graph.blocks[graph.blockOf(3)].isReachable);
  EXPECT_EQ(graph.blocks[graph.blockOf(4)].liveSuccessors.size(), 2u);
}

TEST(CodeFlowGraph, ACallOfWhatNeverReturnsIsAJump) {
  CodeInstruction leave = jump(CodeFlow::Call, 3);
  leave.isGuarded = true;
  MachineCode code = codeOf({
      step(),                  // 0 header
      leave,                   // 1 out of the loop
      jump(CodeFlow::Jump, 0), // 2
      step(),                  // 3
      jump(CodeFlow::End),     // 4
  });
  CodeFlowGraph graph(code.instructions);
  ASSERT_EQ(graph.loops.size(), 1u);
  EXPECT_EQ(graph.sizeOf(graph.loops[0]), 3u);
  EXPECT_EQ(graph.depthOf(3), 0u);
  EXPECT_EQ(graph.blocks[graph.blockOf(1)].successors.size(), 2u);
}

TEST(CodeFlowGraph, OfNothing) {
  CodeFlowGraph graph({});
  EXPECT_TRUE(graph.blocks.empty());
}
