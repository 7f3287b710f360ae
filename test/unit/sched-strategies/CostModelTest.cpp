#include "targets/CostModel.h"
#include "gtest/gtest.h"

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

TEST(CostModel, OpcodesByName) {
  std::pair<StringRef, OpClass> nvidia[] = {
      {"ADD32rr", OpClass::Integer},
      {"FMA_F32rrr", OpClass::Float},
      {"FADDf32rr", OpClass::Float},
      {"CVT_f16x2_f32", OpClass::Convert},
      {"SETP_i32rr", OpClass::Compare},
      {"EX2_APPROX_f32", OpClass::Special},
      {"SDIV32rr", OpClass::IntegerDivide},
      {"FDIV32rr", OpClass::FloatDivide},
      {"MAD_WIDE_S32rir", OpClass::IntegerMultiply},
      {"BARRIER_CTA_SYNC_ALIGNED_ALL_i", OpClass::Barrier},
      {"CP_ASYNC_WAIT_GROUP", OpClass::Wait},
      {"CBranch", OpClass::Control},
      {"MOV_B32_i", OpClass::Move},
      {"FMULf16x2rr", OpClass::Half}};
  for (auto [name, opClass] : nvidia)
    EXPECT_EQ(opClassName(classifyOpcode(Vendor::Nvidia, name)),
              opClassName(opClass))
        << name.str();
  std::pair<StringRef, OpClass> amd[] = {
      {"V_MFMA_F32_32X32X8F16_mac_vgprcd_e64", OpClass::Matrix},
      {"DS_READ_B64_gfx9", OpClass::LoadShared},
      {"DS_WRITE2ST64_B64_gfx9", OpClass::StoreShared},
      {"DS_BPERMUTE_B32", OpClass::Shuffle},
      {"BUFFER_LOAD_DWORDX4_OFFEN", OpClass::LoadGlobal},
      {"GLOBAL_STORE_DWORDX2", OpClass::StoreGlobal},
      {"GLOBAL_ATOMIC_SWAP_SADDR", OpClass::Atomic},
      {"S_LOAD_DWORDX2_IMM", OpClass::LoadConstant},
      {"S_BARRIER", OpClass::Barrier},
      {"S_ADD_I32", OpClass::Scalar},
      {"V_EXP_F32_e32", OpClass::Special},
      {"V_MUL_LO_U32_e64", OpClass::IntegerMultiply},
      {"V_ADD_F32_e32", OpClass::Float},
      {"V_CNDMASK_B32_e64", OpClass::Move},
      {"V_MOV_B32_dpp", OpClass::Shuffle}};
  for (auto [name, opClass] : amd)
    EXPECT_EQ(opClassName(classifyOpcode(Vendor::Amd, name)),
              opClassName(opClass))
        << name.str();
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
