#include "targets/cost/CostModel.h"
#include "targets/cost/LiveRegisters.h"
#include "targets/gpu/GpuTarget.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <set>
#include <tuple>

using namespace llvm;
using namespace kiln;

TEST(CostModel, InlinePtxByMnemonic) {
  std::pair<StringRef, OpClass> cases[] = {
      {"ld.global.v4.b32 {$0,$1,$2,$3}, [$4];", OpClass::LoadGlobal},
      {"mov.u32 $0, 0x0;\n\t@$2 ld.global.b32 { $0 }, [ $1 + 0 ];",
       OpClass::LoadGlobal},
      {"@!$1 ld.shared.b32 $0, [$2];", OpClass::LoadShared},
      {"@$0 st.global.v2.b32 [ $1 + 0 ], { $2, $3 };", OpClass::StoreGlobal},
      {"st.shared.b32 [$0], $1;", OpClass::StoreShared},
      {"cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;",
       OpClass::AsyncCopy},
      {"cp.async.wait_group 0;", OpClass::Wait},
      {"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0}, {$1}, {$2}, "
       "{$3};",
       OpClass::Matrix},
      {"wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0}, $1, $2, p, "
       "1, 1;",
       OpClass::AsyncMatrix},
      {"{\n .reg .pred p;\n setp.ne.b32 p, $0, 0;\n "
       "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$1}, $2;\n}",
       OpClass::AsyncMatrix},
      {"ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];",
       OpClass::MatrixLoad},
      {"shfl.sync.bfly.b32 $0, $1, $2, 31, -1;", OpClass::Shuffle},
      {"ex2.approx.ftz.f32 $0, $1;", OpClass::Special},
      {"cvt.rn.f16.f32 $0, $1;", OpClass::Convert},
      {"atom.global.gpu.acq_rel.add.f32 $0, [$1], $2;", OpClass::Atomic},
      {"bar.sync 0;", OpClass::Barrier},
      {"fma.rn.f32 $0, $1, $2, $3;", OpClass::Float},
      {"// nothing at all", OpClass::Meta},
      {"", OpClass::Meta}};
  for (auto [text, opClass] : cases)
    EXPECT_EQ(opClassName(classifyPtx(text)), opClassName(opClass))
        << text.str();
}

/// "class variant bytes" of a kind, as the tests below spell it.
static std::string spell(const OpKind &kind) {
  return opClassName(kind.opClass).str() + " " + kind.variant + " " +
         std::to_string(kind.bytes);
}

TEST(CostModel, WidthsAndShapesOfInlinePtx) {
  std::pair<StringRef, StringRef> cases[] = {
      {"ld.global.b16 {$0}, [$1];", "load.global  2"},
      {"ld.global.v4.b32 {$0,$1,$2,$3}, [$4];", "load.global  16"},
      {"@$0 ld.global.L1::evict_last.v2.b32 {$0,$1}, [$2];", "load.global  8"},
      {"ld.shared::cluster.v2.f64 {$0,$1}, [$2];", "load.shared  16"},
      {"ld.shared.u8 $0, [$1];", "load.shared  1"},
      {"ld.param.b64 $0, [p];", "load.constant param 8"},
      {"ld.const.u32 $0, [c];", "load.constant  4"},
      {"ld.local.v2.b64 {$0,$1}, [$2];", "load.local  16"},
      {"st.global.v4.f32 [$0], {$1,$2,$3,$4};", "store.global  16"},
      {"st.local.b32 [$0], $1;", "store.local  4"},
      {"cp.async.cg.shared.global [$0], [$1], 0x10, $2;", "async.copy  16"},
      {"cp.async.ca.shared.global [$0], [$1], 4;", "async.copy  4"},
      {"cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx"
       "::bytes [$0], [$1, {$2, $3}], [$4];",
       "async.copy bulk 0"},
      {"cp.async.bulk.wait_group.read 0;", "wait  0"},
      {"ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {$0,$1,$2,$3}, [$4];",
       "matrix.load  16"},
      {"ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];",
       "matrix.load  4"},
      {"stmatrix.sync.aligned.m8n8.x2.shared.b16 [$0], {$1,$2};",
       "store.shared  8"},
      {"mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {$0}, {$1}, {$2}, "
       "{$0};",
       "matrix m16n8k16.f32.f16 0"},
      {"mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0}, {$1}, {$2}, "
       "{$0};",
       "matrix m16n8k8.f32.tf32 0"},
      {"mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 {$0}, {$1}, "
       "{$2}, {$0};",
       "matrix m16n8k32.s32.s8 0"},
      {"mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {$0}, {$1}, {$2}, "
       "{$0};",
       "matrix m8n8k4.f64.f64 0"},
      {"wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32 {$0}, {$1}, {$2}, "
       "{$3};",
       "matrix m16n16k16 0"},
      {"wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0}, $1, $2, 1, "
       "1, 1, 0, 0;",
       "async.matrix m64n256 0"},
      {"wgmma.wait_group.sync.aligned 0;", "wait matrix 0"},
      {"wgmma.fence.sync.aligned;", "wait  0"},
      {"mbarrier.try_wait.parity.shared.b64 $0, [$1], $2;", "wait mbarrier 8"},
      {"fence.proxy.async.shared::cta;", "wait fence.proxy 0"},
      {"fence.acq_rel.gpu;", "wait fence.gpu 0"},
      {"membar.cta;", "wait fence.cta 0"},
      {"shfl.sync.idx.b32 $0, $1, $2, 31, -1;", "shuffle idx 4"},
      {"shfl.sync.bfly.b32 $0, $1, 16, 31, -1;", "shuffle  4"},
      {"redux.sync.add.s32 $0, $1, -1;", "shuffle redux 4"},
      {"vote.sync.ballot.b32 $0, $1, -1;", "shuffle vote 4"},
      {"atom.shared.add.u32 $0, [$1], $2;", "atomic shared 4"},
      {"atom.shared.cas.b32 $0, [$1], $2, $3;", "atomic shared.cas 4"},
      {"red.global.add.f32 [$0], $1;", "atomic reduce 4"},
      {"cvt.rn.f16x2.f32 $0, $1, $2;", "convert pack 0"},
      {"cvt.rn.bf16x2.f32 $0, $1, $2;", "convert pack 0"},
      {"cvt.f32.f16 $0, $1;", "convert widen 0"},
      {"cvt.f32.bf16 $0, $1;", "convert shift 0"},
      {"cvt.rn.satfinite.e4m3x2.f32 $0, $1, $2;", "convert fp8 0"},
      {"cvt.rn.f16x2.e5m2x2 $0, $1;", "convert fp8 0"},
      {"cvt.rn.f32.s32 $0, $1;", "convert fromint 0"},
      {"cvt.rn.f32.u8 $0, $1;", "convert fromsmall 0"},
      {"cvt.rzi.s32.f32 $0, $1;", "convert  0"},
      {"cvt.rna.tf32.f32 $0, $1;", "convert tf32 0"},
      {"cvt.f64.f32 $0, $1;", "convert double 0"},
      {"cvt.rmi.f32.f32 $0, $1;", "convert round 0"},
      {"cvt.u64.u32 $0, $1;", "integer  8"},
      {"ex2.approx.ftz.f32 $0, $1;", "special  4"},
      {"ex2.approx.f16x2 $0, $1;", "special f16x2 4"},
      {"sin.approx.f32 $0, $1;", "special sin 4"},
      {"rsqrt.approx.ftz.f32 $0, $1;", "special  4"},
      {"rcp.rn.f32 $0, $1;", "float.divide rcp.rn 4"},
      {"div.full.f32 $0, $1, $2;", "float.divide  4"},
      {"div.rn.f64 $0, $1, $2;", "float.divide rn 8"},
      {"div.s64 $0, $1, $2;", "integer.divide  8"},
      {"fma.rn.f16x2 $0, $1, $2, $3;", "half  4"},
      {"fma.rn.bf16x2 $0, $1, $2, $3;", "half  4"},
      {"fma.rn.f64 $0, $1, $2, $3;", "double  8"},
      {"max.f32 $0, $1, $2;", "float minmax 4"},
      {"add.s64 $0, $1, $2;", "integer add 8"},
      {"lop3.b32 $0, $1, $2, $3, 0xEA;", "integer  4"},
      {"prmt.b32 $0, $1, $2, 0x5410;", "integer  4"},
      {"popc.b32 $0, $1;", "integer count 4"},
      {"mad.wide.s32 $0, $1, $2, $3;", "integer.multiply  8"},
      {"mul.hi.u32 $0, $1, $2;", "integer.multiply high 4"},
      {"mul.lo.s64 $0, $1, $2;", "integer.multiply whole 8"},
      {"selp.b32 $0, $1, $2, $3;", "move select 4"},
      {"elect.sync _|$0, -1;", "move  0"},
      {"bar.warp.sync -1;", "barrier warps.1 0"},
      {"nanosleep.u32 20;", "control  4"}};
  for (auto [text, kind] : cases)
    EXPECT_EQ(spell(kindOfPtx(text)), kind.str()) << text.str();
}

TEST(CostModel, InlineAssemblyOfAmd) {
  EXPECT_EQ(spell(kindOfAsm(Vendor::Amd, "s_nop 0\n v_exp_f32 $0, $1 ; x")),
            "special  4");
  EXPECT_EQ(spell(kindOfAsm(Vendor::Amd, "")), "meta  0");
}

TEST(CostTable, EveryGpuHasEveryClass) {
  for (const GpuTarget &gpu : allGpuTargets())
    for (unsigned i = 0; i <= unsigned(OpClass::Last); ++i) {
      const CostRow *row = costRow(gpu, {OpClass(i), 0, ""});
      ASSERT_TRUE(row) << gpu.name().str() << ": "
                       << opClassName(OpClass(i)).str();
      bool isMeta = OpClass(i) == OpClass::Meta;
      EXPECT_EQ(row->latency == 0, isMeta) << row->source;
      EXPECT_EQ(row->pipe == Pipe::None, isMeta) << row->source;
    }
}

TEST(CostTable, EveryNumberHasASource) {
  for (const CostRow &row : costTable()) {
    StringRef source = row.source;
    bool cited = source.contains("[") || source.contains("guess") ||
                 source.starts_with("as ") || source.contains("has none") ||
                 row.opClass == OpClass::Meta;
    EXPECT_TRUE(cited) << opClassName(row.opClass).str() << " " << row.variant
                       << ": " << row.source;
    EXPECT_LE(row.slots, std::max<unsigned>(row.issue, row.latency))
        << opClassName(row.opClass).str() << " " << row.variant;
  }
}

// auto asks this before it trusts the model of a family.
TEST(CostTable, MeasuredFamiliesNameTheirMeasurements) {
  EXPECT_TRUE(isCostMeasured(*lookupGpuTarget("sm_90a")));
  EXPECT_TRUE(isCostMeasured(*lookupGpuTarget("sm_90")));
  EXPECT_FALSE(isCostMeasured(*lookupGpuTarget("sm_80")));
  EXPECT_FALSE(isCostMeasured(*lookupGpuTarget("gfx942")));
  EXPECT_EQ(costProvenance(*lookupGpuTarget("sm_100a")),
            "Blackwell: not measured; as Hopper, guess where it has no row of "
            "its own");
  // Rows of [M] stand in measured families alone, and the file is there.
  std::set<CostFamily> measured;
  for (const GpuTarget &gpu : allGpuTargets())
    if (isCostMeasured(gpu)) {
      measured.insert(gpu.costs);
      std::string file = KILN_TEST_DIR "/../" + costMeasurements(gpu).str();
      EXPECT_TRUE(sys::fs::exists(file)) << file;
    }
  for (const CostRow &row : costTable())
    EXPECT_TRUE(!StringRef(row.source).contains("[M]") ||
                measured.count(row.family))
        << opClassName(row.opClass).str() << " " << row.variant;
}

TEST(CostTable, NoRowTwice) {
  std::set<std::tuple<CostFamily, OpClass, std::string, unsigned>> keys;
  for (const CostRow &row : costTable())
    EXPECT_TRUE(
        keys.insert({row.family, row.opClass, row.variant, row.bytes}).second)
        << opClassName(row.opClass).str() << " " << row.variant << " "
        << row.bytes;
}

TEST(CostTable, WiderAccessesTakeLongerToIssue) {
  for (const GpuTarget &gpu : allGpuTargets())
    for (OpClass access :
         {OpClass::LoadGlobal, OpClass::LoadShared, OpClass::LoadLocal,
          OpClass::StoreGlobal, OpClass::StoreShared, OpClass::StoreLocal}) {
      EXPECT_LT(costOf(gpu, access, 4).issue, costOf(gpu, access, 16).issue)
          << gpu.name().str() << " " << opClassName(access).str();
      EXPECT_EQ(costOf(gpu, access).issue, costOf(gpu, access, 4).issue);
      EXPECT_EQ(costOf(gpu, access, 1).issue, costOf(gpu, access, 4).issue);
      EXPECT_EQ(costOf(gpu, access, 64).issue, costOf(gpu, access, 16).issue);
    }
}

static OpCost matrixCost(StringRef gpu, OpClass opClass, StringRef shape) {
  return costOf(*lookupGpuTarget(gpu), OpKind{opClass, 0, shape.str()});
}

TEST(CostTable, MatrixShapes) {
  auto wgmma = [](StringRef shape) {
    return matrixCost("sm_90a", OpClass::AsyncMatrix, shape).issue;
  };
  EXPECT_EQ(wgmma("m64n8"), 18u); // these were measured
  EXPECT_EQ(wgmma("m64n48"), 28u);
  EXPECT_EQ(wgmma("m64n64"), 32u);
  EXPECT_EQ(wgmma("m64n160"), 80u);
  EXPECT_EQ(wgmma("m64n256"), 128u);
  auto mfma = [](StringRef gpu, StringRef shape) {
    return matrixCost(gpu, OpClass::Matrix, shape).latency;
  };
  // CDNA3 doubled the rate of the dense fp16 shapes.
  EXPECT_EQ(mfma("gfx90a", "f32.32x32x8.f16"), 64u);
  EXPECT_EQ(mfma("gfx942", "f32.32x32x8.f16"), 32u);
  EXPECT_EQ(mfma("gfx942", "f32.16x16x16.f16"), 16u);
  EXPECT_EQ(mfma("gfx950", "f32.16x16x16.f16"), 16u); // inherited
  EXPECT_EQ(mfma("gfx950", "f32.16x16x32.f16"), 16u);
  EXPECT_EQ(mfma("gfx1100", "f32.16x16x16.f16"), 32u);
  EXPECT_EQ(mfma("gfx1201", "f32.16x16x16.f16"), 16u);
  EXPECT_EQ(mfma("gfx1250", "f32.16x16x32.f16"), 8u);
  // An fp8 mma of sm_90 is conversions and fp16 ones; Ada has its own.
  EXPECT_GT(mfma("sm_90a", "m16n8k32.f32.e4m3"),
            mfma("sm_89", "m16n8k32.f32.e4m3"));
}

TEST(CostModel, WhatExceedsItsOwnFileCountsAgainstTheBudget) {
  LiveCount count;
  count[RegisterFile::General] = 10;
  count[RegisterFile::Predicate] = 7;
  count[RegisterFile::Scalar] = 102;
  EXPECT_EQ(count.budgeted(), 10);
  count[RegisterFile::Predicate] = 8;
  count[RegisterFile::Accumulator] = 4;
  EXPECT_EQ(count.budgeted(), 15);
}
