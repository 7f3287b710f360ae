#include "targets/simulator/code/ModelLoops.h"
#include "targets/simulator/path/Path.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

ModelOp opOf(OpClass opClass) {
  ModelOp op;
  op.opClass = opClass;
  op.deviceBytes = opClass == OpClass::LoadGlobal ? 128 : 0;
  return op;
}

ModelOp jump(ModelOp::Flow flow, uint32_t target = 0) {
  ModelOp op;
  op.opClass = OpClass::Control;
  op.flow = flow;
  op.target = target;
  return op;
}

TEST(ModelLoops, InnerLoopsAreInOuterOnes) {
  ModelOp load = opOf(OpClass::LoadGlobal);
  std::vector<ModelLoop> loops =
      findModelLoops({load, load, jump(ModelOp::Branch, 1),
                      jump(ModelOp::Branch, 0), jump(ModelOp::End)});
  ASSERT_EQ(loops.size(), 2u);
  EXPECT_EQ(loops[0].header, 1u);
  EXPECT_EQ(loops[0].latch, 2u);
  EXPECT_EQ(loops[0].depth, 1u);
  EXPECT_TRUE(loops[0].isInnermost);
  EXPECT_EQ(loops[1].header, 0u);
  EXPECT_EQ(loops[1].latch, 3u);
  EXPECT_EQ(loops[1].depth, 0u);
  EXPECT_FALSE(loops[1].isInnermost);
}

TEST(ModelLoops, WaitingIsNoLoop) {
  // For a lock, and for a copy.
  for (OpClass opClass : {OpClass::Atomic, OpClass::Wait})
    EXPECT_TRUE(findModelLoops({opOf(opClass), jump(ModelOp::Branch, 0),
                                opOf(OpClass::LoadGlobal), jump(ModelOp::End)})
                    .empty());
  // Unless something is done meanwhile.
  EXPECT_EQ(findModelLoops({opOf(OpClass::Atomic), opOf(OpClass::LoadGlobal),
                            jump(ModelOp::Branch, 0), jump(ModelOp::End)})
                .size(),
            1u);
}

TEST(ModelLoops, WhatAnUnrolledLoopLeavesIsTheRest) {
  ModelOp load = opOf(OpClass::LoadGlobal);
  std::vector<ModelLoop> loops =
      findModelLoops({load, load, jump(ModelOp::Branch, 0), load,
                      jump(ModelOp::Branch, 3), jump(ModelOp::End)});
  ASSERT_EQ(loops.size(), 2u);
  EXPECT_FALSE(loops[0].isRemainder);
  EXPECT_TRUE(loops[1].isRemainder);
}

TEST(ModelLoops, LoopsWeighMore) {
  std::vector<ModelOp> ops = {opOf(OpClass::Float), opOf(OpClass::Float),
                              jump(ModelOp::Branch, 1), jump(ModelOp::End)};
  ModelWeights weights(ops, findModelLoops(ops));
  EXPECT_EQ(weights.of(1, 3), 16 * weights.of(0, 1));
}

TEST(ModelLoops, IrregularCodeEnds) {
  // Two loops that overlap, and a jump into the middle of one.
  std::vector<ModelOp> ops = {
      jump(ModelOp::Branch, 3), opOf(OpClass::LoadGlobal),
      jump(ModelOp::Branch, 1), opOf(OpClass::Float),
      jump(ModelOp::Jump, 2),   jump(ModelOp::End)};
  constexpr size_t most = 1000;
  Path path = likelyPath(ops, 16, most);
  EXPECT_FALSE(path.steps.empty());
  EXPECT_LT(path.steps.size(), most);
}

} // namespace
