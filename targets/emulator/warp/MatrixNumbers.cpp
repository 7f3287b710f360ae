//===- MatrixNumbers.cpp - the bits of matrix elements as numbers ---------===//
//
// The small types through APFloat, which knows them all; once for each pattern,
// because a matrix instruction reads thousands.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/MatrixNumbers.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"
#include <limits>
#include <vector>

using namespace kiln;
using namespace llvm;

/// The values of all bit patterns of a format.
static std::vector<float> valuesOf(const fltSemantics &format) {
  unsigned bits = APFloat::getSizeInBits(format);
  std::vector<float> values;
  for (uint32_t pattern = 0; pattern != 1u << bits; ++pattern) {
    APFloat value(format, APInt(bits, pattern));
    bool losesInfo;
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    // LLVM 22 leaves no digits of the NaN of a format without any (e8m0): an
    // infinity.
    values.push_back(value.isNaN() ? std::numeric_limits<float>::quiet_NaN()
                                   : value.convertToFloat());
  }
  return values;
}

template <const fltSemantics &(*format)()> static float valueOf(uint64_t bits) {
  static const std::vector<float> values = valuesOf(format());
  return values[bits & (values.size() - 1)];
}

float kiln::emu::floatOf(MatrixType type, uint64_t bits) {
  switch (type) {
  case MatrixType::F16:
    return valueOf<APFloat::IEEEhalf>(bits);
  case MatrixType::BF16:
    return bit_cast<float>(uint32_t(bits) << 16);
  case MatrixType::TF32:
    return bit_cast<float>(uint32_t(bits) & ~0x1fffu);
  case MatrixType::F32:
    return bit_cast<float>(uint32_t(bits));
  case MatrixType::E4M3:
    return valueOf<APFloat::Float8E4M3FN>(bits);
  case MatrixType::E5M2:
    return valueOf<APFloat::Float8E5M2>(bits);
  case MatrixType::E4M3FNUZ:
    return valueOf<APFloat::Float8E4M3FNUZ>(bits);
  case MatrixType::E5M2FNUZ:
    return valueOf<APFloat::Float8E5M2FNUZ>(bits);
  case MatrixType::E2M3:
  case MatrixType::E2M3InByte:
    return valueOf<APFloat::Float6E2M3FN>(bits);
  case MatrixType::E3M2:
  case MatrixType::E3M2InByte:
    return valueOf<APFloat::Float6E3M2FN>(bits);
  case MatrixType::E2M1:
    return valueOf<APFloat::Float4E2M1FN>(bits);
  case MatrixType::E2M1InByte:
    return valueOf<APFloat::Float4E2M1FN>(bits >> 2);
  case MatrixType::E8M0:
    return valueOf<APFloat::Float8E8M0FNU>(bits);
  case MatrixType::UE4M3:
    return valueOf<APFloat::Float8E4M3FN>(bits & 0x7f);
  case MatrixType::F64:
  case MatrixType::S8:
  case MatrixType::U8:
  case MatrixType::S32:
    break;
  }
  llvm_unreachable("no float of 32 bits or less");
}

int32_t kiln::emu::integerOf(MatrixType type, uint64_t bits) {
  return type == MatrixType::S8   ? int8_t(bits)
         : type == MatrixType::U8 ? uint8_t(bits)
                                  : int32_t(bits);
}

uint16_t kiln::emu::halfBits(float value) {
  APFloat half(value);
  bool losesInfo;
  half.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven, &losesInfo);
  return half.bitcastToAPInt().getZExtValue();
}
