//===- SassSpelling.cpp - records, numbers and names of SASS --------------===//
#include "targets/isa/sass/SassSpelling.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {
#define GET_SassSpellingTable_IMPL
#include "targets/isa/sass/Sass.inc"

/// As nvdisasm: as many digits as a double may need.
std::string floatText(const APFloat &value) {
  if (value.isNaN())
    return (value.isNegative() ? "-" : "+") +
           std::string(value.isSignaling() ? "SNAN" : "QNAN");
  if (value.isInfinity())
    return (value.isNegative() ? "-" : "+") + std::string("INF");
  std::string text;
  double number = value.convertToDouble();
  // From here on nvdisasm writes an exponent, and all digits.
  constexpr double large = 1e10;
  raw_string_ostream(text) << format(
      std::abs(number) < large ? "%.20g" : "%.20e", number);
  return text;
}

std::string halfText(uint16_t bits) {
  return floatText(APFloat(APFloat::IEEEhalf(), APInt(16, bits)));
}

} // namespace

const SassSpelling *lookupSassSpelling(StringRef mnemonic,
                                       unsigned capability) {
  static const StringMap<SmallVector<const SassSpelling *, 2>> byName = [] {
    StringMap<SmallVector<const SassSpelling *, 2>> all;
    for (const SassSpelling &spelling : SassSpellingTable)
      all[spelling.mnemonic].push_back(&spelling);
    return all;
  }();
  auto found = byName.find(mnemonic);
  const SassSpelling *best = nullptr;
  if (found != byName.end())
    for (const SassSpelling *spelling : found->second)
      if (spelling->firstCapability <= capability &&
          (!best || spelling->firstCapability >= best->firstCapability))
        best = spelling;
  return best;
}

std::string sassNumber(uint32_t bits, StringRef kind) {
  if (kind == "f32")
    return floatText(APFloat(APFloat::IEEEsingle(), APInt(32, bits)));
  if (kind == "f64")
    return floatText(
        APFloat(APFloat::IEEEdouble(), APInt(64, uint64_t(bits) << 32)));
  if (kind == "f16")
    return halfText(bits >> 16) + ", " + halfText(bits & 0xffff);
  if (kind == "bf16")
    return floatText(APFloat(APFloat::BFloat(), APInt(16, bits >> 16))) + ", " +
           floatText(APFloat(APFloat::BFloat(), APInt(16, bits & 0xffff)));
  bool negative = int32_t(bits) < 0 && kind == "int";
  return (negative ? "-0x" : "0x") +
         utohexstr(negative ? -uint64_t(int64_t(int32_t(bits))) : bits,
                   /*LowerCase=*/true);
}

std::string sassSpecialRegister(unsigned number) {
  // nvdisasm 13.2, S2R of every number for sm_90.
  static const struct {
    uint8_t number;
    const char *name;
  } names[] = {{0x00, "SR_LANEID"},        {0x01, "SR_CLOCK"},
               {0x02, "SR_VIRTCFG"},       {0x03, "SR_VIRTID"},
               {0x20, "SR_TID"},           {0x21, "SR_TID.X"},
               {0x22, "SR_TID.Y"},         {0x23, "SR_TID.Z"},
               {0x25, "SR_CTAID.X"},       {0x26, "SR_CTAID.Y"},
               {0x27, "SR_CTAID.Z"},       {0x28, "SR_NTID"},
               {0x2f, "SR_SWINHI"},        {0x30, "SR_SWINLO"},
               {0x31, "SR_SWINSZ"},        {0x32, "SR_SMEMSZ"},
               {0x38, "SR_EQMASK"},        {0x39, "SR_LTMASK"},
               {0x3a, "SR_LEMASK"},        {0x3b, "SR_GTMASK"},
               {0x3c, "SR_GEMASK"},        {0x3d, "SR_REGALLOC"},
               {0x43, "SR_VIRTUALSMID"},   {0x50, "SR_CLOCKLO"},
               {0x51, "SR_CLOCKHI"},       {0x52, "SR_GLOBALTIMERLO"},
               {0x53, "SR_GLOBALTIMERHI"}, {0x88, "SR_CgaCtaId"},
               {0x89, "SR_GpcLocalCgaId"}, {0xff, "SRZ"}};
  for (const auto &known : names)
    if (known.number == number)
      return known.name;
  return "SR" + utostr(number);
}

} // namespace kiln
