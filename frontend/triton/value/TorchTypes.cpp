//===- TorchTypes.cpp -----------------------------------------------------===//

#include "frontend/triton/value/TorchTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

namespace kiln::triton {

using llvm::APFloat;

static const llvm::fltSemantics *floatNamed(llvm::StringRef name) {
  return llvm::StringSwitch<const llvm::fltSemantics *>(name)
      .Cases({"float64", "double"}, &APFloat::IEEEdouble())
      .Cases({"float32", "float"}, &APFloat::IEEEsingle())
      .Cases({"float16", "half"}, &APFloat::IEEEhalf())
      .Case("bfloat16", &APFloat::BFloat())
      .Case("float8_e4m3fn", &APFloat::Float8E4M3FN())
      .Case("float8_e5m2", &APFloat::Float8E5M2())
      .Case("float8_e4m3fnuz", &APFloat::Float8E4M3FNUZ())
      .Case("float8_e5m2fnuz", &APFloat::Float8E5M2FNUZ())
      .Default(nullptr);
}

/// The bits of a type of integers, of those with a sign as a negative number; 0
/// of another name.
static int integerNamed(llvm::StringRef name) {
  return llvm::StringSwitch<int>(name)
      .Case("int8", -8)
      .Cases({"int16", "short"}, -16)
      .Cases({"int32", "int"}, -32)
      .Cases({"int64", "long"}, -64)
      .Case("uint8", 8)
      .Case("uint16", 16)
      .Case("uint32", 32)
      .Case("uint64", 64)
      .Default(0);
}

const Value *limitsOfTorchFloat(ValueTable &values, llvm::StringRef name) {
  const llvm::fltSemantics *known = floatNamed(name);
  if (!known)
    return nullptr;
  const llvm::fltSemantics &semantics = *known;
  auto number = [&](APFloat value) -> const Value * {
    bool losesBits;
    value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &losesBits);
    return values.make<FloatValue>(value.convertToDouble());
  };
  int precision = APFloat::semanticsPrecision(semantics);
  const Value *least = number(APFloat::getSmallestNormalized(semantics));
  return values.make<TupleValue>(
      std::vector<const Value *>{
          values.integer(APFloat::semanticsSizeInBits(semantics)),
          number(APFloat::getLargest(semantics)),
          number(APFloat::getLargest(semantics, /*Negative=*/true)),
          values.make<FloatValue>(std::ldexp(1.0, 1 - precision)), least,
          least},
      std::vector<std::string>{"bits", "max", "min", "eps", "tiny",
                               "smallest_normal"});
}

const Value *limitsOfTorchInteger(ValueTable &values, llvm::StringRef name) {
  int signedBits = integerNamed(name), bits = std::abs(signedBits);
  if (!bits)
    return nullptr;
  bool isSigned = signedBits < 0;
  llvm::DynamicAPInt one(1), count(1);
  for (int bit = 0; bit != bits - isSigned; ++bit)
    count *= 2;
  llvm::DynamicAPInt least = isSigned ? -count : llvm::DynamicAPInt(0);
  return values.make<TupleValue>(
      std::vector<const Value *>{values.integer(bits),
                                 values.make<IntValue>(count - one),
                                 values.make<IntValue>(least)},
      std::vector<std::string>{"bits", "max", "min"});
}

} // namespace kiln::triton
