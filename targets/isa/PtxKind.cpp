// What a PTX statement is: its rule in Ptx.td, and what its mnemonic says of
// types, shapes and widths.
#include "targets/isa/OpcodeRules.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

struct PtxEffect {
  const char *name;
  MemoryEffect effect;
};
#define GET_PtxRuleTable_IMPL
#define GET_PtxEffectTable_IMPL
#include "targets/isa/Isa.inc"

/// "m16n8k16.f32.f16": shape, result and left operand. "m64n128": wgmma, whose
/// K follows from the type.
std::string shapeOf(OpClass opClass, ArrayRef<StringRef> words) {
  auto isShape = [](StringRef word) {
    return word.size() > 3 && word[0] == 'm' && isDigit(word[1]) &&
           word.contains('n');
  };
  const StringRef *shape = find_if(words, isShape);
  if (shape == words.end())
    return "";
  if (opClass == OpClass::AsyncMatrix)
    return shape->split('k').first.str();
  std::string text = shape->str();
  unsigned types = 0;
  for (StringRef word : ArrayRef(shape + 1, words.end()))
    if (isPtxType(word) && types++ < 2)
      text += ("." + word).str();
  // wmma names only the accumulators, which cost the same.
  return types < 4 ? shape->str() : text;
}

/// The count after `letter` in ".v4" or ".x2"; 1 without one.
unsigned countOf(ArrayRef<StringRef> words, char letter) {
  for (StringRef word : words) {
    unsigned count;
    if (word.consume_front(StringRef(&letter, 1)) &&
        !word.getAsInteger(10, count))
      return count;
  }
  return 1;
}

} // namespace

bool isPtxType(StringRef word) {
  if (word.size() < 2)
    return false;
  return (StringRef("sufbe").contains(word[0]) && isDigit(word[1])) ||
         word.starts_with("bf16") || word.starts_with("tf32");
}

static unsigned bytesOfPtxType(StringRef type) {
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

OpKind kindOfPtxStatement(const PtxStatement &statement) {
  OpKind kind = firstMatch(PtxRuleTable, statement.mnemonic);
  ArrayRef<StringRef> words = statement.parts;
  SmallVector<StringRef, 4> types;
  copy_if(drop_begin(words), std::back_inserter(types), isPtxType);
  switch (kind.opClass) {
  case OpClass::Convert:
    return types.size() < 2 ? kind : conversion(types[0], types[1]);
  case OpClass::Matrix:
  case OpClass::AsyncMatrix:
    kind.variant = shapeOf(kind.opClass, words);
    return kind;
  case OpClass::MatrixLoad:
    kind.bytes = 4 * countOf(words, 'x');
    return kind;
  case OpClass::AsyncCopy: // the third operand is the size
    if (kind.variant.empty() && statement.arguments.size() > 2)
      statement.arguments[2].getAsInteger(0, kind.bytes);
    return kind;
  default:
    break;
  }
  if (words.front() == "stmatrix")
    kind.bytes = 4 * countOf(words, 'x');
  else if (is_contained(words, "wide"))
    kind.bytes = 8;
  else if (!types.empty())
    kind.bytes = bytesOfPtxType(types.back()) * countOf(words, 'v');
  return kind;
}

MemoryEffect memoryEffect(const PtxStatement &statement) {
  for (StringRef name = statement.mnemonic; !name.empty();
       name = name.contains('.') ? name.rsplit('.').first : StringRef()) {
    const auto *found = find_if(
        PtxEffectTable, [&](const PtxEffect &row) { return name == row.name; });
    if (found != std::end(PtxEffectTable))
      return found->effect;
  }
  return MemoryEffect::Anything;
}

} // namespace kiln
