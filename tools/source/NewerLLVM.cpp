#include "tools/source/NewerLLVM.h"

#include "targets/support/Errors.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace kiln {

namespace {

/// A floating-point type and how LLVM 22 spells its bits.
struct FloatType {
  const fltSemantics *semantics = nullptr;
  StringRef name, prefix;
  bool isGpus() const { return semantics; }
};

FloatType floatType(StringRef word) {
  if (word == "half")
    return {&APFloat::IEEEhalf(), word, "0xH"};
  if (word == "bfloat")
    return {&APFloat::BFloat(), word, "0xR"};
  if (word == "float") // by the bits of the double that it is
    return {&APFloat::IEEEsingle(), word, "0x"};
  if (word == "double")
    return {&APFloat::IEEEdouble(), word, "0x"};
  if (word == "fp128" || word == "x86_fp80" || word == "ppc_fp128")
    return {nullptr, word, ""};
  return {};
}

/// A float as the double of the same value. Conversion would make signaling
/// NaNs quiet, so those go by their bits.
APInt bitsOfDouble(const APFloat &value) {
  if (!value.isNaN()) {
    APFloat wide = value;
    bool inexact;
    wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
    return wide.bitcastToAPInt();
  }
  constexpr unsigned fractionOfDouble = 52, fractionOfFloat = 23;
  APInt bits = value.bitcastToAPInt();
  APInt result = bits.trunc(fractionOfFloat).zext(64)
                 << (fractionOfDouble - fractionOfFloat);
  result |= APInt::getBitsSet(64, fractionOfDouble, 63);
  result.setBitVal(63, bits.isSignBitSet());
  return result;
}

std::string spell(const APFloat &value, const FloatType &type) {
  APInt bits =
      type.name == "float" ? bitsOfDouble(value) : value.bitcastToAPInt();
  SmallString<32> digits;
  bits.toString(digits, 16, /*Signed=*/false, /*formatAsCLiteral=*/false);
  return (type.prefix +
          std::string(bits.getBitWidth() / 4 - digits.size(), '0') + digits)
      .str();
}

/// Characters that continue a word or a number of LLVM IR.
bool continuesWord(char c) {
  return isAlnum(c) || c == '.' || c == '_' || c == '$';
}

} // namespace

/// Walks the text once.
class Respeller {
public:
  explicit Respeller(MemoryBufferRef source)
      : source(source), text(source.getBuffer()) {}
  Expected<NewerLLVM> run();

private:
  StringRef readWord();
  Error word(StringRef word);
  Error constant(StringRef word);
  Error bits(StringRef word);
  Error special(StringRef word);
  void number(StringRef word);
  void quoted();
  void replace(StringRef old, const Twine &with);
  Error wrong(StringRef where, const Twine &why) const;
  char at(size_t index) const { return index < text.size() ? text[index] : 0; }

  MemoryBufferRef source;
  StringRef text;
  size_t position = 0, copied = 0, counted = 0;
  unsigned line = 1; // of `counted`
  NewerLLVM result;
  FloatType type;          // the last one named
  StringRef last, butLast; // words
};

/// Up to where the word at the position ends, which it passes.
StringRef Respeller::readWord() {
  size_t begin = position;
  bool number =
      isDigit(text[begin]) || text[begin] == '-' || text[begin] == '+';
  for (++position; position < text.size(); ++position) {
    char c = text[position], before = text[position - 1];
    // Signs belong to exponents, and to names.
    bool sign = (c == '-' || c == '+') &&
                (number ? StringRef("eEpP").contains(before) &&
                              isDigit(at(position + 1))
                        : c == '-');
    if (!continuesWord(c) && !sign)
      break;
  }
  // The payload of +nan(0x1) belongs to it.
  StringRef word = text.slice(begin, position);
  if ((word.starts_with("+") || word.starts_with("-")) &&
      (word.ends_with("nan")) && at(position) == '(') {
    size_t end = text.find_first_of(")\n", position);
    if (at(end) == ')')
      position = end + 1;
  }
  return text.slice(begin, position);
}

Expected<NewerLLVM> Respeller::run() {
  while (position < text.size()) {
    char c = text[position];
    if (c == ';') {
      position = std::min(text.find('\n', position), text.size());
    } else if (c == '"') {
      quoted();
    } else if (StringRef("%@!#$^").contains(c)) {
      ++position; // a name, or a quoted one
      while (continuesWord(at(position)) || at(position) == '-')
        ++position;
    } else if (isAlnum(c) || c == '_' || c == '.' ||
               ((c == '+' || c == '-') && isAlnum(at(position + 1)))) {
      if (Error error = word(readWord()))
        return std::move(error);
    } else {
      ++position;
    }
  }
  result.respelled += text.substr(copied);
  return std::move(result);
}

Error Respeller::word(StringRef word) {
  butLast = last;
  last = word;
  if (at(position) == ':') // a label, or the name of a field of metadata
    return Error::success();
  if (FloatType named = floatType(word); !named.name.empty()) {
    type = named;
    return Error::success();
  }
  return constant(word);
}

Error Respeller::constant(StringRef word) {
  if (word.starts_with("f0x"))
    return bits(word);
  bool isSigned = word.starts_with("+") || word.starts_with("-");
  StringRef unsignedWord = word.drop_front(isSigned);
  if (isSigned &&
      (unsignedWord == "inf" || unsignedWord == "qnan" ||
       unsignedWord.starts_with("nan(") || unsignedWord.starts_with("snan(")))
    return special(word);
  bool isHex = unsignedWord.starts_with("0x");
  if (isDigit(unsignedWord.front()) && type.isGpus() &&
      (isHex ? unsignedWord.find_first_of(".pP") : unsignedWord.find('.')) !=
          StringRef::npos)
    number(word);
  return Error::success();
}

/// f0x and the bits of the type.
Error Respeller::bits(StringRef word) {
  if (!type.isGpus())
    return wrong(word, type.name.empty()
                           ? "the constant '" + word + "' has no type"
                           : "no GPU has the type " + type.name);
  StringRef digits = word.drop_front(3);
  unsigned width = APFloat::semanticsSizeInBits(*type.semantics);
  APInt value;
  if (digits.size() != width / 4 || digits.getAsInteger(16, value))
    return wrong(word,
                 "the constant '" + word + "' has to have " + Twine(width / 4) +
                     " hexadecimal digits to be one of the type " + type.name);
  replace(word,
          spell(APFloat(*type.semantics, value.zextOrTrunc(width)), type));
  return Error::success();
}

/// Infinities, and NaNs with what they carry.
Error Respeller::special(StringRef word) {
  if (!type.isGpus())
    return wrong(word, type.name.empty()
                           ? "the constant '" + word + "' has no type"
                           : "no GPU has the type " + type.name);
  bool negative = word.consume_front("-");
  if (!negative)
    word = word.drop_front();
  StringRef whole(word.data() - 1, word.size() + 1);
  if (word == "inf") {
    replace(whole, spell(APFloat::getInf(*type.semantics, negative), type));
    return Error::success();
  }
  bool signaling = word.consume_front("s");
  APInt payload(64, 0);
  if (word != "qnan") {
    StringRef digits = word.drop_front(StringRef("nan(").size());
    // The bit above the payload tells quiet ones from signaling ones.
    unsigned width = APFloat::semanticsPrecision(*type.semantics) - 2;
    if (!digits.consume_back(")") || !digits.consume_front("0x") ||
        digits.getAsInteger(16, payload) || payload.getActiveBits() > width ||
        (signaling && payload.isZero()))
      return wrong(whole, "the constant '" + whole +
                              "' has no payload that fits into the type " +
                              type.name + ": expected hexadecimal digits of " +
                              Twine(width) + " bits at most" +
                              (signaling ? ", and not zero" : ""));
    payload = payload.zextOrTrunc(64);
  }
  replace(whole,
          spell(signaling
                    ? APFloat::getSNaN(*type.semantics, negative, &payload)
                    : APFloat::getQNaN(*type.semantics, negative, &payload),
                type));
  return Error::success();
}

/// A decimal that LLVM 22 would find inexact, or a hexadecimal one. What does
/// not fit the type at all stays, and LLVM says so.
void Respeller::number(StringRef word) {
  constexpr auto nearest = APFloat::rmNearestTiesToEven;
  bool inexact = true;
  if (!word.contains_insensitive("0x")) {
    APFloat asRead(APFloat::IEEEdouble());
    Expected<APFloat::opStatus> read = asRead.convertFromString(word, nearest);
    if (!read)
      return consumeError(read.takeError());
    asRead.convert(*type.semantics, nearest, &inexact);
  }
  if (!inexact)
    return;
  APFloat value(*type.semantics);
  Expected<APFloat::opStatus> status = value.convertFromString(word, nearest);
  if (!status)
    return consumeError(status.takeError());
  if (*status & (APFloat::opOverflow | APFloat::opInvalidOp))
    return;
  replace(word, spell(value, type));
}

/// A string; the triple is one.
void Respeller::quoted() {
  size_t end = text.find('"', position + 1);
  StringRef inside = text.slice(position + 1, std::min(end, text.size()));
  if (butLast == "target" && last == "triple") {
    StringRef machine = inside.split('-').first;
    if (machine.starts_with("amdgpu"))
      replace(machine, "amdgcn");
  }
  last = {};
  position = end == StringRef::npos ? text.size() : end + 1;
}

void Respeller::replace(StringRef old, const Twine &with) {
  size_t begin = old.data() - text.data();
  result.respelled += text.slice(copied, begin);
  copied = begin + old.size();
  size_t before = result.respelled.size();
  result.respelled += with.str();
  StringRef made = result.respelled;
  line += text.slice(counted, begin).count('\n');
  counted = begin;
  unsigned column = made.size() - (made.rfind('\n') + 1);
  result.shifts.push_back(
      {line, column + 1, int(old.size()) - int(made.size() - before)});
}

Error Respeller::wrong(StringRef where, const Twine &why) const {
  StringRef before = text.take_front(where.data() - text.data());
  return failure(source.getBufferIdentifier(), ":", before.count('\n') + 1, ":",
                 before.size() - (before.rfind('\n') + 1) + 1, ": ", why);
}

Expected<NewerLLVM> NewerLLVM::read(MemoryBufferRef source) {
  return Respeller(source).run();
}

unsigned NewerLLVM::sourceColumn(unsigned line, unsigned column) const {
  unsigned position = column;
  for (const Shift &shift : shifts)
    if (shift.line == line && shift.column <= column)
      position += shift.by;
  return position;
}

} // namespace kiln
