//===- AmdArithmetic.cpp - CDNA's integer instructions --------------------===//
//
// As AMD's "Instinct MI300 Instruction Set Architecture" (2024) and "CDNA4
// Instruction Set Architecture" (2025) define them. Scalar and vector
// instructions of one name compute the same.
//
//===----------------------------------------------------------------------===//
#include "targets/simulator/amd/AmdArithmetic.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

using Word = uint32_t;

Word field(Word value, unsigned first, unsigned width) {
  first &= 31, width &= 31;
  return width ? value >> first & maskTrailingOnes<Word>(width) : 0;
}

Word signedField(Word value, unsigned first, unsigned width) {
  Word found = field(value, first, width);
  width &= 31;
  return width ? Word(SignExtend64(found, width)) : 0;
}

Word low24(Word value) { return value & 0xffffff; }
int64_t signed24(Word value) { return SignExtend64(value & 0xffffff, 24); }
Word low16(Word value) { return value & 0xffff; }

/// A byte of the second source, then of the first, or a constant, for each byte
/// of the selector.
Word permuted(Word high, Word low, Word selector) {
  uint64_t both = uint64_t(high) << 32 | low;
  Word result = 0;
  for (unsigned i = 0; i != 4; ++i) {
    unsigned chosen = selector >> (8 * i) & 0xff;
    Word byte = chosen < 8     ? Word(both >> (8 * chosen) & 0xff)
                : chosen == 12 ? 0
                : chosen > 12  ? 0xff
                : both >> (16 * (chosen - 8) + 15) & 1 ? 0xff
                                                       : 0;
    result |= byte << (8 * i);
  }
  return result;
}

/// Floats, as divisions of integers use them.
Word bitsOf(float value) { return bit_cast<Word>(value); }
float floatOf(Word value) { return bit_cast<float>(value); }
Word toInteger(float value) {
  return value >= 4294967296.0f ? ~0u : value > 0 ? Word(value) : 0;
}
uint64_t signedProduct(uint64_t a, uint64_t b) {
  return int64_t(int32_t(a)) * int32_t(b);
}

constexpr AmdDoes Compute = AmdDoes::Compute;

#define OF(expression)                                                         \
  [](Word a, [[maybe_unused]] Word b, [[maybe_unused]] Word c) -> Word {       \
    return expression;                                                         \
  }

#define WIDE(expression)                                                       \
  nullptr,                                                                     \
      [](uint64_t a, [[maybe_unused]] uint64_t b,                              \
         [[maybe_unused]] uint64_t c) -> uint64_t { return expression; }

constexpr AmdOperation operations[] = {
    {"v_mov_b32", Compute, 2, OF(a)},
    {"v_mov_b64", Compute, 2, OF(a)},
    {"v_accvgpr_read_b32", Compute, 2, OF(a)},
    {"v_accvgpr_write_b32", Compute, 2, OF(a)},
    {"v_accvgpr_mov_b32", Compute, 2, OF(a)},
    {"v_not_b32", Compute, 2, OF(~a)},
    {"v_and_b32", Compute, 3, OF(a & b)},
    {"v_or_b32", Compute, 3, OF(a | b)},
    {"v_xor_b32", Compute, 3, OF(a ^ b)},
    {"v_xnor_b32", Compute, 3, OF(~(a ^ b))},
    {"v_lshlrev_b32", Compute, 3, OF(b << (a & 31))},
    {"v_lshrrev_b32", Compute, 3, OF(b >> (a & 31))},
    {"v_ashrrev_i32", Compute, 3, OF(Word(int32_t(b) >> (a & 31)))},
    {"v_lshlrev_b16", Compute, 3, OF(low16(b << (a & 15)))},
    {"v_lshrrev_b16", Compute, 3, OF(low16(b) >> (a & 15))},
    {"v_add_u16", Compute, 3, OF(low16(a + b))},
    {"v_sub_u16", Compute, 3, OF(low16(a - b))},
    {"v_mul_lo_u16", Compute, 3, OF(low16(a * b))},
    {"v_add_u32", Compute, 3, OF(a + b)},
    {"v_sub_u32", Compute, 3, OF(a - b)},
    {"v_subrev_u32", Compute, 3, OF(b - a)},
    {"v_mul_lo_u32", Compute, 3, OF(a * b)},
    {"v_mul_hi_u32", Compute, 3, OF(Word(uint64_t(a) * b >> 32))},
    {"v_mul_u32_u24", Compute, 3, OF(low24(a) * low24(b))},
    {"v_mul_i32_i24", Compute, 3, OF(Word(signed24(a) * signed24(b)))},
    {"v_min_u32", Compute, 3, OF(std::min(a, b))},
    {"v_max_u32", Compute, 3, OF(std::max(a, b))},
    {"v_min_i32", Compute, 3, OF(Word(std::min(int32_t(a), int32_t(b))))},
    {"v_max_i32", Compute, 3, OF(Word(std::max(int32_t(a), int32_t(b))))},
    {"v_mad_u32_u24", Compute, 4, OF(low24(a) * low24(b) + c)},
    {"v_mad_i32_i24", Compute, 4, OF(Word(signed24(a) * signed24(b) + c))},
    {"v_lshl_add_u32", Compute, 4, OF((a << (b & 31)) + c)},
    {"v_add_lshl_u32", Compute, 4, OF((a + b) << (c & 31))},
    {"v_lshl_or_b32", Compute, 4, OF(a << (b & 31) | c)},
    {"v_and_or_b32", Compute, 4, OF((a & b) | c)},
    {"v_or3_b32", Compute, 4, OF(a | b | c)},
    {"v_add3_u32", Compute, 4, OF(a + b + c)},
    {"v_xad_u32", Compute, 4, OF((a ^ b) + c)},
    {"v_bfe_u32", Compute, 4, OF(field(a, b, c))},
    {"v_bfe_i32", Compute, 4, OF(signedField(a, b, c))},
    {"v_bfi_b32", Compute, 4, OF((a & b) | (~a & c))},
    {"v_alignbit_b32", Compute, 4,
     OF(Word((uint64_t(a) << 32 | b) >> (c & 31)))},
    {"v_perm_b32", Compute, 4, OF(permuted(a, b, c))},
    {"v_mul_hi_i32", Compute, 3, OF(Word(signedProduct(a, b) >> 32))},
    {"v_cvt_f32_u32", Compute, 2, OF(bitsOf(float(a)))},
    {"v_cvt_u32_f32", Compute, 2, OF(toInteger(floatOf(a)))},
    {"v_rcp_iflag_f32", Compute, 2, OF(bitsOf(1 / floatOf(a)))},
    {"v_mul_f32", Compute, 3, OF(bitsOf(floatOf(a) * floatOf(b)))},
    {"v_lshl_add_u64", AmdDoes::Wide, 4, WIDE((a << (b & 7)) + c)},
    {"v_lshlrev_b64", AmdDoes::Wide, 3, WIDE(b << (a & 63))},
    {"v_lshrrev_b64", AmdDoes::Wide, 3, WIDE(b >> (a & 63))},
    {"v_ashrrev_i64", AmdDoes::Wide, 3, WIDE(int64_t(b) >> (a & 63))},
    {"v_mad_u64_u32", AmdDoes::Wide, 5, WIDE(uint64_t(Word(a)) * Word(b) + c)},
    {"v_mad_i64_i32", AmdDoes::Wide, 5, WIDE(signedProduct(a, b) + c)},
    {"v_add_co_u32", AmdDoes::Carry, 4, WIDE(uint64_t(Word(a)) + Word(b))},
    {"v_addc_co_u32", AmdDoes::Carry, 5, WIDE(uint64_t(Word(a)) + Word(b) + c)},
    {"v_sub_co_u32", AmdDoes::Carry, 4, WIDE(uint64_t(Word(a)) - Word(b))},
    {"v_subb_co_u32", AmdDoes::Carry, 5, WIDE(uint64_t(Word(a)) - Word(b) - c)},
    {"v_bitop3_b32", AmdDoes::Table, 4},
    {"v_mbcnt_lo_u32_b32", AmdDoes::CountLow, 3},
    {"v_mbcnt_hi_u32_b32", AmdDoes::CountHigh, 3},
    {"v_readfirstlane_b32", AmdDoes::FirstLane, 2},
    {"v_cndmask_b32", AmdDoes::Choose, 4},
    {"v_cmp_eq_u32", AmdDoes::Compare, 3, OF(a == b)},
    {"v_cmp_ne_u32", AmdDoes::Compare, 3, OF(a != b)},
    {"v_cmp_gt_u32", AmdDoes::Compare, 3, OF(a > b)},
    {"v_cmp_ge_u32", AmdDoes::Compare, 3, OF(a >= b)},
    {"v_cmp_lt_u32", AmdDoes::Compare, 3, OF(a < b)},
    {"v_cmp_le_u32", AmdDoes::Compare, 3, OF(a <= b)},
    {"v_cmp_eq_i32", AmdDoes::Compare, 3, OF(a == b)},
    {"v_cmp_ne_i32", AmdDoes::Compare, 3, OF(a != b)},
    {"v_cmp_gt_i32", AmdDoes::Compare, 3, OF(int32_t(a) > int32_t(b))},
    {"v_cmp_ge_i32", AmdDoes::Compare, 3, OF(int32_t(a) >= int32_t(b))},
    {"v_cmp_lt_i32", AmdDoes::Compare, 3, OF(int32_t(a) < int32_t(b))},
    {"v_cmp_le_i32", AmdDoes::Compare, 3, OF(int32_t(a) <= int32_t(b))},
    {"s_load_dword", AmdDoes::LoadScalar, 3},
    {"s_load_dwordx2", AmdDoes::LoadScalar, 3},
    {"s_load_dwordx4", AmdDoes::LoadScalar, 3},
    {"s_load_dwordx8", AmdDoes::LoadScalar, 3},
    {"s_load_dwordx16", AmdDoes::LoadScalar, 3},
    {"s_mov_b32", Compute, 2, OF(a)},
    {"s_mov_b64", Compute, 2, OF(a)},
    {"s_movk_i32", Compute, 2, OF(Word(SignExtend64(a & 0xffff, 16)))},
    {"s_not_b32", Compute, 2, OF(~a)},
    {"s_and_b32", Compute, 3, OF(a & b)},
    {"s_or_b32", Compute, 3, OF(a | b)},
    {"s_xor_b32", Compute, 3, OF(a ^ b)},
    {"s_andn2_b32", Compute, 3, OF(a & ~b)},
    {"s_orn2_b32", Compute, 3, OF(a | ~b)},
    {"s_add_i32", Compute, 3, OF(a + b)},
    {"s_addk_i32", Compute, 3, OF(a + Word(SignExtend64(low16(b), 16)))},
    {"s_mulk_i32", Compute, 3, OF(a * Word(SignExtend64(low16(b), 16)))},
    {"s_add_u32", AmdDoes::CarryScalar, 3, WIDE(uint64_t(Word(a)) + Word(b))},
    {"s_addc_u32", AmdDoes::CarryScalar, 3,
     WIDE(uint64_t(Word(a)) + Word(b) + c)},
    {"s_sub_i32", Compute, 3, OF(a - b)},
    {"s_sub_u32", AmdDoes::CarryScalar, 3, WIDE(uint64_t(Word(a)) - Word(b))},
    {"s_subb_u32", AmdDoes::CarryScalar, 3,
     WIDE(uint64_t(Word(a)) - Word(b) - c)},
    {"s_lshl_b64", AmdDoes::Wide, 3, WIDE(a << (b & 63))},
    {"s_lshr_b64", AmdDoes::Wide, 3, WIDE(a >> (b & 63))},
    {"s_ashr_i64", AmdDoes::Wide, 3, WIDE(int64_t(a) >> (b & 63))},
    {"s_mul_hi_i32", Compute, 3, OF(Word(signedProduct(a, b) >> 32))},
    {"s_abs_i32", Compute, 2, OF(int32_t(a) < 0 ? -a : a)},
    {"s_sext_i32_i16", Compute, 2, OF(Word(SignExtend64(low16(a), 16)))},
    {"s_and_b64", Compute, 3, OF(a & b)},
    {"s_or_b64", Compute, 3, OF(a | b)},
    {"s_andn2_b64", Compute, 3, OF(a & ~b)},
    {"s_mul_i32", Compute, 3, OF(a * b)},
    {"s_mul_hi_u32", Compute, 3, OF(Word(uint64_t(a) * b >> 32))},
    {"s_lshl_b32", Compute, 3, OF(a << (b & 31))},
    {"s_lshr_b32", Compute, 3, OF(a >> (b & 31))},
    {"s_ashr_i32", Compute, 3, OF(Word(int32_t(a) >> (b & 31)))},
    {"s_lshl1_add_u32", Compute, 3, OF((a << 1) + b)},
    {"s_lshl2_add_u32", Compute, 3, OF((a << 2) + b)},
    {"s_lshl3_add_u32", Compute, 3, OF((a << 3) + b)},
    {"s_lshl4_add_u32", Compute, 3, OF((a << 4) + b)},
    {"s_min_u32", Compute, 3, OF(std::min(a, b))},
    {"s_max_u32", Compute, 3, OF(std::max(a, b))},
    {"s_min_i32", Compute, 3, OF(Word(std::min(int32_t(a), int32_t(b))))},
    {"s_max_i32", Compute, 3, OF(Word(std::max(int32_t(a), int32_t(b))))},
    {"s_bfe_u32", Compute, 3, OF(field(a, b & 31, b >> 16 & 127))},
    {"s_bfe_i32", Compute, 3, OF(signedField(a, b & 31, b >> 16 & 127))},
    {"s_cselect_b32", AmdDoes::ChooseScalar, 3},
    {"s_cselect_b64", AmdDoes::ChooseScalar, 3},
    {"s_cmp_eq_u32", AmdDoes::CompareScalar, 2, OF(a == b)},
    {"s_cmp_lg_u32", AmdDoes::CompareScalar, 2, OF(a != b)},
    {"s_cmp_gt_u32", AmdDoes::CompareScalar, 2, OF(a > b)},
    {"s_cmp_ge_u32", AmdDoes::CompareScalar, 2, OF(a >= b)},
    {"s_cmp_lt_u32", AmdDoes::CompareScalar, 2, OF(a < b)},
    {"s_cmp_le_u32", AmdDoes::CompareScalar, 2, OF(a <= b)},
    {"s_cmp_eq_i32", AmdDoes::CompareScalar, 2, OF(a == b)},
    {"s_cmp_lg_i32", AmdDoes::CompareScalar, 2, OF(a != b)},
    {"s_cmp_gt_i32", AmdDoes::CompareScalar, 2, OF(int32_t(a) > int32_t(b))},
    {"s_cmp_ge_i32", AmdDoes::CompareScalar, 2, OF(int32_t(a) >= int32_t(b))},
    {"s_cmp_lt_i32", AmdDoes::CompareScalar, 2, OF(int32_t(a) < int32_t(b))},
    {"s_cmp_le_i32", AmdDoes::CompareScalar, 2, OF(int32_t(a) <= int32_t(b))},
};

} // namespace

const AmdOperation *findAmdOperation(StringRef mnemonic) {
  static const StringMap<const AmdOperation *> found = [] {
    StringMap<const AmdOperation *> map;
    for (const AmdOperation &one : operations)
      map[one.mnemonic] = &one;
    return map;
  }();
  return found.lookup(mnemonic);
}

} // namespace kiln
