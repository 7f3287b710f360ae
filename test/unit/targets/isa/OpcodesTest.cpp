#include "targets/isa/Opcodes.h"

#include "targets/support/LlvmTargets.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/TargetParser/Triple.h"
#include "gtest/gtest.h"
#include <map>
#include <memory>
#include <tuple>

using namespace llvm;
using namespace kiln;

/// "class variant bytes" of a kind, as the tests below spell it.
static std::string spell(const OpKind &kind) {
  return opClassName(kind.opClass).str() + " " + kind.variant + " " +
         std::to_string(kind.bytes);
}

TEST(Opcodes, OfAmdgpuByName) {
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
    EXPECT_EQ(opClassName(kindOfAmdgpu(name).opClass), opClassName(opClass))
        << name.str();
}

TEST(Opcodes, OfAmdgpuWithWidthsAndShapes) {
  std::pair<StringRef, StringRef> cases[] = {
      {"V_MFMA_F32_32X32X8F16_mac_vgprcd_e64", "matrix f32.32x32x8.f16 0"},
      {"V_MFMA_F32_32X32X8BF16_1K_vgprcd_e64", "matrix f32.32x32x8.bf16 0"},
      {"V_MFMA_F32_16X16X8XF32_e64", "matrix f32.16x16x8.xf32 0"},
      {"V_MFMA_F32_16X16X32_FP8_BF8_e64", "matrix f32.16x16x32.fp8.bf8 0"},
      {"V_MFMA_F64_16X16X4F64_e64", "matrix f64.16x16x4.f64 0"},
      {"V_MFMA_I32_32X32X16I8_mac_e64", "matrix i32.32x32x16.i8 0"},
      {"V_MFMA_SCALE_F32_16X16X128_F8F6F4_f4_f4_vgprcd_e64",
       "matrix f32.16x16x128.f8f6f4 0"},
      {"V_SMFMAC_F32_16X16X32_F16_e64", "matrix sparse.f32.16x16x32.f16 0"},
      {"V_WMMA_F32_16X16X16_F16_twoaddr_w32", "matrix f32.16x16x16.f16 0"},
      {"V_WMMA_I32_16X16X16_IU8_w32_twoaddr", "matrix i32.16x16x16.iu8 0"},
      {"V_SWMMAC_F32_16X16X32_FP8_FP8_w32_twoaddr",
       "matrix sparse.f32.16x16x32.fp8.fp8 0"},
      {"GLOBAL_LOAD_DWORDX4_SADDR", "load.global  16"},
      {"BUFFER_STORE_DWORDX2_OFFEN_exact", "store.global  8"},
      {"DS_READ2ST64_B64_gfx9", "load.shared  16"},
      {"DS_READ_B96_gfx9", "load.shared  12"},
      {"DS_WRITE_B128_gfx9", "store.shared  16"},
      {"S_LOAD_DWORDX8_IMM", "load.constant  32"},
      {"SCRATCH_LOAD_DWORD_SADDR", "load.local  4"},
      {"V_CVT_PK_FP8_F32_e64", "convert fp8 4"},
      {"V_PACK_B32_F16_e64", "convert pack 4"},
      {"V_PK_MUL_F32", "float packed 4"},
      {"V_FMA_F64_e64", "double  4"},
      {"V_ACCVGPR_READ_B32_e64", "move accumulator 4"},
      {"DS_READ_U16_D16_gfx9", "load.shared  2"},
      {"GLOBAL_LOAD_UBYTE_SADDR", "load.global  1"},
      {"S_BARRIER_WAIT", "barrier wait 4"},
      {"S_ENDPGM", "control end 4"},
  };
  for (auto [name, kind] : cases)
    EXPECT_EQ(spell(kindOfAmdgpu(name)), kind.str()) << name.str();
}

// The mnemonics are those of LLVM 22's printer.
TEST(Opcodes, OfNvptxByNameAndMnemonic) {
  std::tuple<StringRef, StringRef, StringRef> cases[] = {
      {"ADD32rr", "add.s32", "integer add 4"},
      {"FMA_F32rrr", "fma.rn", "float  4"},
      {"FADDf32rr", "add", "float  4"},
      {"CVT_f16x2_f32", "cvt", "convert pack 0"},
      {"SETP_i32rr", "setp.", "compare  0"},
      {"EX2_APPROX_f32", "ex2.approx", "special  4"},
      {"SDIV32rr", "div.s32", "integer.divide  4"},
      {"FDIV32rr", "div.full", "float.divide  0"},
      {"MAD_WIDE_S32rir", "mad.wide.s32", "integer.multiply  8"},
      {"BARRIER_CTA_SYNC_ALIGNED_ALL_i", "bar.sync", "barrier  0"},
      {"CP_ASYNC_WAIT_GROUP", "cp.async.wait_group", "wait  0"},
      {"CBranch", "@", "control  0"},
      {"MOV_B32_i", "mov.b32", "move  4"},
      {"FMULf16x2rr", "mul", "half  2"},
      {"ADD64rr", "add.s64", "integer add 8"},
      {"AND_b32ri", "and.b32", "integer  4"},
      {"MUL_WIDEs32_ri", "mul.wide.s32", "integer.multiply  8"},
      {"MULT64rr", "mul.lo.s64", "integer.multiply whole 8"},
      {"MUL_HI_U32rr", "mul.hi.u32", "integer.multiply high 4"},
      {"CVT_f32_s32", "cvt", "convert fromint 0"},
      {"CVT_s64_s32", "cvt", "integer  8"},
      {"FDIV32rr_prec", "div.rn", "float.divide rn 0"},
      {"FDIV64rr", "div.rn.f64", "float.divide rn 8"},
      {"WGMMA_WAIT_GROUP_SYNC_ALIGNED", "wgmma.wait_group.sync.aligned",
       "wait matrix 0"},
      {"FRCP32r_prec", "rcp.rn", "float.divide rcp.rn 0"},
      {"FSQRTf32", "sqrt.rn", "float.divide sqrt.rn 4"},
      {"SREG_CLOCK", "mov.u32", "move special 0"},
      {"MIN_NAN_f32_rr", "min", "float minmax 4"},
      {"INT_PTX_ATOM_XOR_32_Sr", "atom.shared.xor.b32", "atomic shared 4"},
      {"ATOM_CAS_B128", "{  .reg .b128 cmp, swap, dst;  mov.b128 cmp, {",
       "atomic  0"},
      {"CVT_INREG_s64_s32", "cvt.s64.s32", "integer  8"},
      {"PHI", "", "unknown  0"},
  };
  for (auto [name, mnemonic, kind] : cases)
    EXPECT_EQ(spell(kindOfNvptx(name, mnemonic)), kind.str()) << name.str();
}

/// Every trait is one that opcodes of this LLVM have.
TEST(Opcodes, TraitsByName) {
  EXPECT_TRUE(hasTrait("SREG_SMID", OpcodeTrait::ReadsWhatChanges));
  EXPECT_FALSE(hasTrait("SREG_SMID_OF", OpcodeTrait::ReadsWhatChanges));
  EXPECT_FALSE(hasTrait("SREG_SMID", OpcodeTrait::AccessesAnySpace));
  EXPECT_TRUE(hasTrait("LDV_i32_v4", OpcodeTrait::AccessesAnySpace));
  EXPECT_TRUE(hasTrait("MUL_HI_U32rr", OpcodeTrait::HighHalfOfProduct));
  EXPECT_FALSE(hasTrait("", OpcodeTrait::OrdersOnlyItsKind));
  initializeLLVM();
  std::map<OpcodeTrait, unsigned> found;
  for (const char *name : {"nvptx64-nvidia-cuda", "amdgcn-amd-amdhsa"}) {
    std::string problem;
    const Target *target = TargetRegistry::lookupTarget(Triple(name), problem);
    ASSERT_TRUE(target) << problem;
    std::unique_ptr<MCInstrInfo> info(target->createMCInstrInfo());
    for (unsigned opcode = 0; opcode != info->getNumOpcodes(); ++opcode)
      for (OpcodeTrait trait :
           {OpcodeTrait::AccessesAnySpace, OpcodeTrait::HighHalfOfProduct,
            OpcodeTrait::OrdersOnlyItsKind, OpcodeTrait::ReadsWhatChanges,
            OpcodeTrait::FencesScheduling})
        found[trait] += hasTrait(info->getName(opcode), trait);
  }
  EXPECT_GT(found[OpcodeTrait::AccessesAnySpace], 10u);
  EXPECT_GE(found[OpcodeTrait::HighHalfOfProduct], 4u);
  EXPECT_GE(found[OpcodeTrait::OrdersOnlyItsKind], 5u);
  EXPECT_EQ(found[OpcodeTrait::ReadsWhatChanges], 2u);
  EXPECT_EQ(found[OpcodeTrait::FencesScheduling], 3u);
}
