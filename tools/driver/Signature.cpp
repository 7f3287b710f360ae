// The syntax is that of Triton's ahead-of-time compiler (tools/compile.py),
// less constants: tile IR has none among its parameters.
#include "tools/driver/Signature.h"
#include "frontend/dialect/Tile.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace kiln {

std::string signatureType(mlir::Type type) {
  if (auto pointer = dyn_cast<tt::PointerType>(type))
    return "*" + signatureType(pointer.getPointeeType());
  std::string text;
  raw_string_ostream(text) << type;
  return signatureType(text);
}

std::string signatureType(StringRef type) {
  return StringSwitch<std::string>(type)
      .Case("f16", "fp16")
      .Case("f32", "fp32")
      .Case("f64", "fp64")
      .CaseLower("f8E4M3FN", "fp8e4nv")
      .CaseLower("f8E5M2", "fp8e5")
      .CaseLower("f8E4M3FNUZ", "fp8e4b8")
      .CaseLower("f8E5M2FNUZ", "fp8e5b16")
      .CaseLower("f8E4M3B11FNUZ", "fp8e4b15")
      .Default(type.str());
}

/// Tile IR's integers have no sign.
static std::string withoutSign(StringRef type) {
  size_t letter = type.find_first_not_of('*');
  std::string text = type.str();
  if (letter < text.size() && text[letter] == 'u')
    text[letter] = 'i';
  return text;
}

/// Whether a person may say the fact of a parameter of this type. The width of
/// an integer is its type's to say.
static bool applies(const FactRow &row, StringRef type) {
  if (row.test.empty() && row.attribute.empty())
    return false;
  return type.starts_with("*")   ? row.ofPointers
         : type.starts_with("i") ? row.ofIntegers
                                 : false;
}

static Expected<FactMask> readFact(StringRef fact, StringRef type) {
  std::string known;
  for (const FactRow &row : factRows()) {
    if (!applies(row, type))
      continue;
    if (row.shortName == fact)
      return maskOf(row.fact);
    known += (known.empty() ? ":" : ", :") + row.shortName.str();
  }
  if (known.empty())
    return failure("nothing is assumed of ", type, "; leave out ':", fact, "'");
  return failure("'", fact, "' is no fact of ", type, "; there are ", known);
}

static Expected<FactMask> readEntry(StringRef entry,
                                    const TileParameter &parameter) {
  SmallVector<StringRef> parts;
  entry.split(parts, ':');
  StringRef type = parts.front().trim();
  if (withoutSign(type) != parameter.type)
    return failure("'", parameter.name, "' is ", parameter.type, ", not '",
                   type, "'");
  FactMask facts = 0;
  for (StringRef fact : ArrayRef(parts).drop_front()) {
    Expected<FactMask> known = readFact(fact.trim(), parameter.type);
    if (!known)
      return failure("'", parameter.name, "': ", toString(known.takeError()));
    facts |= *known;
  }
  return facts;
}

Expected<std::vector<FactMask>>
readSignature(StringRef signature, ArrayRef<TileParameter> parameters) {
  SmallVector<StringRef> entries;
  if (!signature.trim().empty())
    signature.split(entries, ',');
  if (entries.size() != parameters.size()) {
    std::string own;
    for (const TileParameter &parameter : parameters)
      own += (own.empty() ? "" : ", ") + parameter.type;
    return failure("expected a type for each of ", parameters.size(),
                   " parameters (", own, "), found ", entries.size());
  }
  std::vector<FactMask> facts;
  for (auto [entry, parameter] : zip_equal(entries, parameters)) {
    Expected<FactMask> mask = readEntry(entry, parameter);
    if (!mask)
      return mask.takeError();
    facts.push_back(*mask);
  }
  return facts;
}

} // namespace kiln
