#include "targets/isa/PtxAccess.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

TEST(PtxAccess, ReadsWeakAccesses) {
  auto load = plainPtxAccess("mov.u32 $0, $3;\n\tmov.u32 $1, 0x0;\n\t@$2 "
                             "ld.global.v2.b32 { $0, $1 }, [ $4 + 16 ];");
  ASSERT_TRUE(load);
  EXPECT_FALSE(load->isStore);
  EXPECT_EQ(load->addressSpace, 1u);
  EXPECT_EQ(load->bytes, 8u);
  EXPECT_EQ(load->offset, 16);
  auto store = plainPtxAccess("@$2 st.shared.b16 [$0], $1;");
  ASSERT_TRUE(store);
  EXPECT_TRUE(store->isStore);
  EXPECT_EQ(store->addressSpace, 3u);
  EXPECT_EQ(store->bytes, 2u);
  EXPECT_EQ(store->offset, 0);
  auto hinted = plainPtxAccess(
      "ld.global.nc.L1::evict_last.L2::128B.v4.f32 {$0,$1,$2,$3}, [$4];");
  ASSERT_TRUE(hinted);
  EXPECT_EQ(hinted->bytes, 16u);
  // An address of another form may be anywhere.
  auto computed = plainPtxAccess(
      "{ .reg .b64 a; add.u64 a, $1, 8; ld.global.b32 $0, [a]; }");
  ASSERT_TRUE(computed);
  EXPECT_FALSE(computed->offset);
}

TEST(PtxAccess, LeavesEverythingElse) {
  for (const char *text :
       {"ld.volatile.global.b32 $0, [$1];",
        "ld.relaxed.gpu.global.b32 $0, [$1];",
        "ld.acquire.sys.global.b32 $0, [$1];", "st.release.gpu.b32 [$0], $1;",
        "ld.mmio.relaxed.sys.global.b32 $0, [$1];",
        "ld.shared::cluster.b32 $0, [$1];", "atom.global.add.u32 $0, [$1], $2;",
        "ld.global.b32 $0, [$1]; bar.sync 0;", "membar.gl;",
        "ld.global.b32 $0, [$2]; ld.global.b32 $1, [$2];",
        "cp.async.cg.shared.global [$0], [$1], 16;", "mov.u32 $0, $1;", "",
        "ld.global.future.b32 $0, [$1];", "ld.global [", "ld"})
    EXPECT_FALSE(plainPtxAccess(text)) << text;
}

TEST(PtxAccess, KnowsWhatCannotReachOtherBlocks) {
  for (const char *text :
       {"", "// wait for regs: $0,$1", "ld.global.b32 $0, [$1];",
        "@$0 st.shared.b32 [ $1 + 0 ], $2;", "bar.sync 0;",
        "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0}, $1, $2;",
        "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;",
        "fence.proxy.async.shared::cta;"})
    EXPECT_TRUE(isHarmlessToGlobalMemory(text)) << text;
  for (const char *text :
       {"st.global.b32 [$0], $1;", "st.b32 [$0], $1;", "membar.gl;",
        "fence.acq_rel.gpu;", "griddepcontrol.wait;",
        "atom.shared.add.u32 $0, [$1], $2;", "red.global.add.u32 [$0], $1;",
        "mbarrier.try_wait.parity.shared.b64 $0, [$1], $2;", "trap;",
        "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [$0], [$1];",
        "barrier.cluster.arrive;", "nonsense"})
    EXPECT_FALSE(isHarmlessToGlobalMemory(text)) << text;
}

} // namespace
