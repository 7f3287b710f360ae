#include "targets/isa/PtxTypes.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

bool isPtxType(StringRef word) {
  if (word.size() < 2)
    return false;
  return (StringRef("sufbe").contains(word[0]) && isDigit(word[1])) ||
         word.starts_with("bf16") || word.starts_with("tf32");
}

unsigned bytesOfPtxType(StringRef type) {
  if (type.starts_with("e"))
    return type.contains('x') ? 2 : 1;
  unsigned bits = 0;
  type = type.ltrim("sufbt");
  if (type.consumeInteger(10, bits))
    return 0;
  return bits * (type == "x2" ? 2 : 1) / 8;
}

static bool isInteger(StringRef type) {
  return type.starts_with("s") || type.starts_with("u");
}

/// Conversions differ tenfold: some are a permutation of bytes, some go through
/// the special function unit.
OpKind conversion(StringRef to, StringRef from) {
  if (isInteger(to) && isInteger(from))
    return {OpClass::Integer,
            std::max(bytesOfPtxType(to), bytesOfPtxType(from)), ""};
  OpKind kind{OpClass::Convert, 0, ""};
  auto isWide = [](StringRef type) { return type.contains("64"); };
  if (isWide(to) || isWide(from))
    kind.variant = "double";
  else if (to.starts_with("e") || from.starts_with("e"))
    kind.variant = "fp8";
  else if (to == "tf32")
    kind.variant = "tf32";
  else if (isInteger(from))
    kind.variant = bytesOfPtxType(from) < 4 ? "fromsmall" : "fromint";
  else if (isInteger(to))
    kind.variant = "";
  else if (to.contains("16"))
    kind.variant = "pack";
  else if (from.starts_with("bf16"))
    kind.variant = "shift";
  else
    kind.variant = from.starts_with("f16") ? "widen" : "round";
  return kind;
}

} // namespace kiln
