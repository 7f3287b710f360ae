#include "targets/isa/async/AsyncStep.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;

TEST(AsyncStep, IsTheSameForPtxAndForLlvmsOpcodes) {
  struct {
    StringRef ptx, opcode;
    AsyncStep step;
  } rows[] = {
      {"wgmma.commit_group.sync.aligned", "WGMMA_COMMIT_GROUP_SYNC_ALIGNED",
       AsyncStep::MatrixCommit},
      {"wgmma.wait_group.sync.aligned", "WGMMA_WAIT_GROUP_SYNC_ALIGNED",
       AsyncStep::MatrixWait},
      {"cp.async.commit_group", "CP_ASYNC_COMMIT_GROUP", AsyncStep::CopyCommit},
      {"cp.async.wait_group", "CP_ASYNC_WAIT_GROUP", AsyncStep::CopyWait},
      {"cp.async.wait_all", "CP_ASYNC_WAIT_ALL", AsyncStep::CopyWait},
      {"cp.async.ca.shared.global", "CP_ASYNC_CA_SHARED_GLOBAL_16",
       AsyncStep::CopyIssue},
      {"wgmma.fence.sync.aligned", "WGMMA_FENCE_SYNC_ALIGNED", AsyncStep::None},
  };
  for (const auto &row : rows) {
    EXPECT_EQ(asyncStep(row.ptx), row.step) << row.ptx.str();
    EXPECT_EQ(asyncStep(row.opcode), row.step) << row.opcode.str();
  }
  EXPECT_EQ(asyncStep("wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16"),
            AsyncStep::MatrixIssue);
  // Bulk copies have groups and barriers of their own.
  EXPECT_EQ(asyncStep("cp.async.bulk.shared.global"), AsyncStep::None);
  EXPECT_EQ(asyncStep("cp.async.bulk.commit_group"), AsyncStep::None);
}

TEST(AsyncStep, ReadsHowManyGroupsAWaitLeaves) {
  auto left = [](StringRef text) { return groupsLeft(parsePtx(text).front()); };
  EXPECT_EQ(left("wgmma.wait_group.sync.aligned 1;"), 1u);
  EXPECT_EQ(left("cp.async.wait_group 0x2;"), 2u);
  EXPECT_EQ(left("cp.async.wait_all;"), 0u);
  EXPECT_EQ(left("wgmma.wait_group.sync.aligned;"), std::nullopt);
}
