// Meanings after the instruction set documents of CDNA3 and RDNA4.
#include "test/unit/mir-passes/execute/Operations.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace llvm;

namespace kiln::test {
namespace {

using In = const uint64_t *;

float f(uint64_t bits) { return bit_cast<float>(uint32_t(bits)); }
uint64_t bits(float number) { return bit_cast<uint32_t>(number); }
int32_t i(uint64_t number) { return int32_t(number); }
uint32_t u(uint64_t number) { return uint32_t(number); }

bool isNot0(In, uint64_t result) { return result; }
bool carries(In in, uint64_t) {
  return uint64_t(u(in[0])) + u(in[1]) > UINT32_MAX;
}
bool borrows(In in, uint64_t) { return u(in[0]) < u(in[1]); }
bool overflows(In in, uint64_t result) {
  return int64_t(i(in[0])) + i(in[1]) != i(result);
}
bool underflows(In in, uint64_t result) {
  return int64_t(i(in[0])) - i(in[1]) != i(result);
}
bool isFirst(In in, uint64_t result) { return u(result) == u(in[0]); }

/// Both halves of packed operands.
template <float (*compute)(float, float)> uint64_t packed(In in) {
  return bits(compute(f(in[0]), f(in[1]))) |
         bits(compute(f(in[0] >> 32), f(in[1] >> 32))) << 32;
}
float add(float a, float b) { return a + b; }
float multiply(float a, float b) { return a * b; }

/// A truth table of three inputs (the fourth operand).
uint64_t bitop3(In in) {
  uint64_t result = 0;
  for (unsigned bit = 0; bit != 32; ++bit) {
    unsigned row =
        (in[0] >> bit & 1) << 2 | (in[1] >> bit & 1) << 1 | (in[2] >> bit & 1);
    result |= (in[3] >> row & 1) << bit;
  }
  return result;
}

uint64_t u24(uint64_t number) { return number & 0xffffff; }
int64_t i24(uint64_t number) { return int32_t(u(number) << 8) >> 8; }

constexpr Operation operations[] = {
    {"MOV_B32", [](In in) { return in[0]; }},
    {"MOV_B64", [](In in) { return in[0]; }},
    {"NOT_B32", [](In in) { return ~in[0] & UINT32_MAX; }, isNot0},
    {"NOT_B64", [](In in) { return ~in[0]; }, isNot0},
    {"AND_B32", [](In in) { return in[0] & in[1]; }, isNot0},
    {"AND_B64", [](In in) { return in[0] & in[1]; }, isNot0},
    {"OR_B32", [](In in) { return in[0] | in[1]; }, isNot0},
    {"OR_B64", [](In in) { return in[0] | in[1]; }, isNot0},
    {"XOR_B32", [](In in) { return in[0] ^ in[1]; }, isNot0},
    {"XOR_B64", [](In in) { return in[0] ^ in[1]; }, isNot0},
    {"ANDN2_B32", [](In in) { return in[0] & ~in[1]; }, isNot0},
    {"ANDN2_B64", [](In in) { return in[0] & ~in[1]; }, isNot0},
    {"ADD_U32", [](In in) { return in[0] + in[1]; }, carries},
    {"ADD_I32", [](In in) { return in[0] + in[1]; }, overflows},
    {"ADD_U64", [](In in) { return in[0] + in[1]; }},
    {"SUB_U32", [](In in) { return in[0] - in[1]; }, borrows},
    {"SUB_I32", [](In in) { return in[0] - in[1]; }, underflows},
    {"SUBREV_U32", [](In in) { return in[1] - in[0]; }},
    {"ADD3_U32", [](In in) { return in[0] + in[1] + in[2]; }},
    {"LSHL_B32", [](In in) { return in[0] << (in[1] & 31); },
     [](In, uint64_t result) { return u(result) != 0; }},
    {"LSHR_B32", [](In in) { return in[0] >> (in[1] & 31); }, isNot0},
    {"ASHR_I32", [](In in) { return uint64_t(u(i(in[0]) >> (in[1] & 31))); },
     isNot0},
    {"LSHLREV_B32", [](In in) { return in[1] << (in[0] & 31); }},
    {"LSHRREV_B32", [](In in) { return in[1] >> (in[0] & 31); }},
    {"ASHRREV_I32", [](In in) { return uint64_t(i(in[1]) >> (in[0] & 31)); }},
    {"LSHLREV_B64", [](In in) { return in[1] << (in[0] & 63); }},
    {"LSHRREV_B64", [](In in) { return in[1] >> (in[0] & 63); }},
    {"LSHL_ADD_U32", [](In in) { return (in[0] << (in[1] & 31)) + in[2]; }},
    {"LSHL_ADD_U64", [](In in) { return (in[0] << (in[1] & 7)) + in[2]; }},
    {"ADD_LSHL_U32", [](In in) { return (in[0] + in[1]) << (in[2] & 31); }},
    {"LSHL_OR_B32", [](In in) { return in[0] << (in[1] & 31) | in[2]; }},
    {"AND_OR_B32", [](In in) { return (in[0] & in[1]) | in[2]; }},
    {"OR3_B32", [](In in) { return in[0] | in[1] | in[2]; }},
    {"XOR3_B32", [](In in) { return in[0] ^ in[1] ^ in[2]; }},
    {"XAD_U32", [](In in) { return (in[0] ^ in[1]) + in[2]; }},
    {"BFI_B32", [](In in) { return (in[0] & in[1]) | (~in[0] & in[2]); }},
    {"BFE_U32",
     [](In in) {
       return in[0] >> (in[1] & 31) & ((uint64_t(1) << (in[2] & 31)) - 1);
     }},
    {"ALIGNBIT_B32",
     [](In in) { return (in[0] << 32 | u(in[1])) >> (in[2] & 31); }},
    {"BITOP3_B32", bitop3},
    {"MUL_LO_U32", [](In in) { return in[0] * in[1]; }},
    {"MUL_I32", [](In in) { return in[0] * in[1]; }},
    {"MUL_HI_U32", [](In in) { return in[0] * in[1] >> 32; }},
    {"MUL_U32_U24", [](In in) { return u24(in[0]) * u24(in[1]); }},
    {"MUL_I32_I24", [](In in) { return uint64_t(i24(in[0]) * i24(in[1])); }},
    {"MAD_U32_U24", [](In in) { return u24(in[0]) * u24(in[1]) + in[2]; }},
    {"MAD_U64_U32",
     [](In in) { return uint64_t(u(in[0])) * u(in[1]) + in[2]; }},
    {"MAD_I32_I24",
     [](In in) { return uint64_t(i24(in[0]) * i24(in[1])) + in[2]; }},
    {"MAX_I32", [](In in) { return uint64_t(u(std::max(i(in[0]), i(in[1])))); },
     isFirst},
    {"MIN_I32", [](In in) { return uint64_t(u(std::min(i(in[0]), i(in[1])))); },
     isFirst},
    {"MAX_U32", [](In in) { return std::max(in[0], in[1]); }, isFirst},
    {"MIN_U32", [](In in) { return std::min(in[0], in[1]); }, isFirst},
    {"ADD_F32", [](In in) { return bits(f(in[0]) + f(in[1])); }},
    {"SUB_F32", [](In in) { return bits(f(in[0]) - f(in[1])); }},
    {"SUBREV_F32", [](In in) { return bits(f(in[1]) - f(in[0])); }},
    {"MUL_F32", [](In in) { return bits(f(in[0]) * f(in[1])); }},
    {"PK_ADD_F32", packed<add>},
    {"PK_MUL_F32", packed<multiply>},
    {"PK_MOV_B32", [](In in) { return u(in[0]) | in[1] << 32; }},
};

template <typename T> Comparison holds(StringRef relation) {
  struct Row {
    const char *name;
    Comparison compare;
  };
  constexpr Row rows[] = {
      {"LT", [](uint64_t a, uint64_t b) { return T(a) < T(b); }},
      {"LE", [](uint64_t a, uint64_t b) { return T(a) <= T(b); }},
      {"GT", [](uint64_t a, uint64_t b) { return T(a) > T(b); }},
      {"GE", [](uint64_t a, uint64_t b) { return T(a) >= T(b); }},
      {"EQ", [](uint64_t a, uint64_t b) { return T(a) == T(b); }},
      {"NE", [](uint64_t a, uint64_t b) { return T(a) != T(b); }},
      {"LG", [](uint64_t a, uint64_t b) { return T(a) != T(b); }},
  };
  for (const Row &row : rows)
    if (relation == row.name)
      return row.compare;
  return nullptr;
}

} // namespace

const Operation *findOperation(StringRef name) {
  static const StringMap<const Operation *> byName = [] {
    StringMap<const Operation *> map;
    for (const Operation &operation : operations)
      map[operation.name] = &operation;
    return map;
  }();
  return byName.lookup(name);
}

Comparison findComparison(StringRef name) {
  auto [relation, type] = name.split('_');
  if (type == "I32")
    return holds<int32_t>(relation);
  if (type == "U32")
    return holds<uint32_t>(relation);
  if (type == "I64")
    return holds<int64_t>(relation);
  if (type == "U64")
    return holds<uint64_t>(relation);
  return nullptr;
}

} // namespace kiln::test
