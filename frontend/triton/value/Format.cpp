//===- Format.cpp ---------------------------------------------------------===//
//
// The format specification mini-language of Python's documentation
// (docs.python.org/3/library/string.html), of strings, integers, floats and
// bools; `%` and `str.format` end here, too.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/value/Format.h"
#include "frontend/triton/value/Fold.h"
#include "frontend/triton/value/FoldSequences.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

namespace kiln::triton {

namespace {
/// What stands after the colon of a field: [[fill]align][sign][#][0][width]
/// [grouping][.precision][type].
struct Specification {
  char fill = ' ', align = 0, sign = '-', grouping = 0, type = 0;
  bool alternate = false;
  unsigned width = 0;
  std::optional<unsigned> precision;

  /// False where the text is none.
  bool read(llvm::StringRef text);
};
} // namespace

bool Specification::read(llvm::StringRef text) {
  auto isAlign = [](char c) { return llvm::StringRef("<>=^").contains(c); };
  auto take = [&](llvm::StringRef characters, char &into) {
    if (text.empty() || !characters.contains(text.front()))
      return false;
    into = text.front();
    text = text.drop_front();
    return true;
  };
  if (text.size() > 1 && isAlign(text[1])) {
    fill = text[0];
    text = text.drop_front();
  }
  char ignored;
  take("<>=^", align);
  take("+- ", sign);
  alternate = take("#", ignored);
  if (take("0", ignored) && !align)
    fill = '0', align = '=';
  if (!text.empty() && llvm::isDigit(text.front()) &&
      text.consumeInteger(10, width))
    return false;
  take(",_", grouping);
  if (text.consume_front(".") && text.consumeInteger(10, precision.emplace()))
    return false;
  take("sbcdoxXneEfFgG%", type);
  return text.empty();
}

/// `digits` with a separator between groups, from the end.
static std::string grouped(llvm::StringRef digits, char separator,
                           unsigned group) {
  std::string result;
  for (auto [index, digit] : llvm::enumerate(digits)) {
    if (index && (digits.size() - index) % group == 0)
      result += separator;
    result += digit;
  }
  return result;
}

static void appendPadded(const Specification &specification,
                         llvm::StringRef sign, llvm::StringRef body,
                         char defaultAlign, std::string &text) {
  size_t size = sign.size() + body.size();
  size_t blanks = specification.width > size ? specification.width - size : 0;
  char align = specification.align ? specification.align : defaultAlign;
  size_t before = align == '>' ? blanks : align == '^' ? blanks / 2 : 0;
  size_t middle = align == '=' ? blanks : 0;
  text.append(before, specification.fill);
  text += sign;
  text.append(middle, specification.fill);
  text += body;
  text.append(blanks - before - middle, specification.fill);
}

static llvm::StringRef signText(const Specification &specification,
                                bool isNegative) {
  return isNegative                  ? "-"
         : specification.sign == '+' ? "+"
         : specification.sign == ' ' ? " "
                                     : "";
}

static bool appendInteger(const llvm::DynamicAPInt &number,
                          const Specification &specification,
                          std::string &text) {
  if (specification.precision)
    return false;
  llvm::StringRef prefix;
  unsigned base = 10;
  switch (specification.type) {
  case 0:
  case 'd':
  case 'n':
    break;
  case 'b':
    base = 2, prefix = "0b";
    break;
  case 'o':
    base = 8, prefix = "0o";
    break;
  case 'x':
  case 'X':
    base = 16, prefix = specification.type == 'x' ? "0x" : "0X";
    break;
  default:
    return false;
  }
  llvm::SmallString<64> digits;
  toAPInt(abs(number))
      .toString(digits, base, /*Signed=*/false,
                /*formatAsCLiteral=*/false,
                /*UpperCase=*/specification.type == 'X');
  std::string body =
      specification.grouping
          ? grouped(digits, specification.grouping, base == 10 ? 3 : 4)
          : digits.str().str();
  std::string sign = signText(specification, number < 0).str();
  if (specification.alternate && base != 10)
    sign += prefix;
  appendPadded(specification, sign, body, '>', text);
  return true;
}

static bool appendFloat(double number, const Specification &specification,
                        std::string &text) {
  char type = specification.type;
  if (type && !llvm::StringRef("eEfFgG%n").contains(type))
    return false;
  bool isPercent = type == '%';
  double magnitude = std::abs(number) * (isPercent ? 100 : 1);
  std::string body;
  if (!std::isfinite(number)) {
    body = std::isnan(number) ? "nan" : "inf";
    if (llvm::isUpper(type))
      body = llvm::StringRef(body).upper();
  } else if (!type && !specification.precision) {
    body = FloatValue(magnitude).text();
  } else {
    unsigned precision = specification.precision.value_or(6);
    if (precision > 1000)
      return false;
    char how = !type || type == 'n' ? 'g' : isPercent ? 'f' : type;
    std::string pattern =
        std::string("%") + (specification.alternate ? "#" : "") + ".*" + how;
    int size =
        std::snprintf(nullptr, 0, pattern.c_str(), int(precision), magnitude);
    body.resize(size + 1);
    std::snprintf(body.data(), body.size(), pattern.c_str(), int(precision),
                  magnitude);
    body.pop_back();
    // Without a type a float looks like one.
    if (!type &&
        llvm::StringRef(body).find_first_of(".e") == llvm::StringRef::npos)
      body += ".0";
  }
  if (specification.grouping) {
    size_t whole = std::min(body.find_first_not_of("0123456789"), body.size());
    body = grouped(body.substr(0, whole), specification.grouping, 3) +
           body.substr(whole);
  }
  if (isPercent)
    body += '%';
  appendPadded(specification, signText(specification, std::signbit(number)),
               body, '>', text);
  return true;
}

llvm::Error appendFormatted(const Value *value, char conversion,
                            llvm::StringRef specification, std::string &text) {
  auto refuse = [&](const llvm::Twine &message) {
    return foldProblem(message);
  };
  if (auto *unknown = llvm::dyn_cast<UnknownValue>(value))
    return refuse("a string needs this value, and " + unknown->why);
  if (!value->isConstant())
    return refuse("a string can hold only what is known at compile time, not " +
                  value->text());
  auto *string = llvm::dyn_cast<StringValue>(value);
  bool isString = conversion || string;
  std::string plain = string && conversion != 'r' && conversion != 'a'
                          ? string->value
                          : value->text();
  if (text.size() + plain.size() > kMaxCharacters)
    return refuse("the string has more than " + llvm::Twine(kMaxCharacters) +
                  " characters");
  if (specification.empty()) {
    text += plain;
    return llvm::Error::success();
  }
  Specification parts;
  if (!parts.read(specification))
    return refuse("'" + specification + "' is no format of a value");
  if (parts.width > kMaxCharacters)
    return refuse("a field of " + llvm::Twine(parts.width) +
                  " characters is too wide");
  bool isGood = false;
  auto integer = integerOf(value);
  bool asFloat = llvm::StringRef("eEfFgG%").contains(parts.type) && parts.type;
  if (isString) {
    isGood = (!parts.type || parts.type == 's') && parts.align != '=' &&
             parts.sign == '-' && !parts.alternate && !parts.grouping;
    if (isGood)
      appendPadded(parts, "",
                   llvm::StringRef(plain).take_front(
                       parts.precision.value_or(plain.size())),
                   '<', text);
  } else if (integer && !asFloat) {
    isGood = appendInteger(*integer, parts, text);
  } else if (auto number = floatOf(value)) {
    isGood = appendFloat(*number, parts, text);
  }
  if (isGood)
    return llvm::Error::success();
  return refuse("'" + specification + "' is no format of " +
                (conversion ? "a string" : kindText(value)));
}

FoldResult formatPercent(ValueTable &values, const StringValue *format,
                         const Value *arguments) {
  auto *tuple = llvm::dyn_cast<TupleValue>(arguments);
  llvm::ArrayRef<const Value *> list =
      tuple ? llvm::ArrayRef(tuple->elements) : llvm::ArrayRef(arguments);
  auto *dict = llvm::dyn_cast<DictValue>(arguments);
  std::string text;
  size_t next = 0;
  bool hasNamed = false;
  for (llvm::StringRef rest = format->value; !rest.empty();) {
    size_t percent = rest.find('%');
    text += rest.take_front(percent);
    rest = rest.substr(percent);
    if (rest.empty())
      break;
    rest = rest.drop_front();
    if (rest.consume_front("%")) {
      text += '%';
      continue;
    }
    const Value *value = nullptr;
    if (rest.consume_front("(")) {
      size_t end = rest.find(')');
      llvm::StringRef key = rest.take_front(end);
      rest = rest.substr(end).drop_front(rest.size() > end);
      value = dict ? dict->lookup(key) : nullptr;
      hasNamed = true;
      if (!value)
        return foldProblem("there is no '" + key +
                           "' for this format of a string");
    }
    // C's flags, as format() spells them.
    llvm::StringRef flags = rest.take_while(
        [](char c) { return llvm::StringRef("-+ #0").contains(c); });
    rest = rest.drop_front(flags.size());
    llvm::StringRef width =
        rest.take_while([](char c) { return llvm::isDigit(c) || c == '.'; });
    rest = rest.drop_front(width.size());
    if (rest.empty() || !llvm::StringRef("diouxXeEfFgGsra").contains(rest[0]))
      return foldProblem("'%" + flags + width + rest.take_front(1) +
                         "' is no format of a value");
    char type = rest[0];
    rest = rest.drop_front();
    if (!value) {
      if (next == list.size())
        return foldProblem("there are " + llvm::Twine(list.size()) +
                           " values for this format of a string, which "
                           "needs more");
      value = list[next++];
    }
    bool isText = llvm::StringRef("sra").contains(type);
    std::string specification = flags.contains('-') ? "<" : isText ? ">" : "";
    if (!isText)
      for (llvm::StringRef flag : {"+", "#", "0"})
        if (flags.contains(flag))
          specification += flag;
    specification += width;
    if (!isText) {
      auto number = floatOf(value);
      bool isWhole = llvm::StringRef("diu").contains(type);
      if (isWhole && number && !integerOf(value) && std::isfinite(*number) &&
          std::abs(*number) < 0x1p63)
        value = values.integer(int64_t(*number));
      specification += isWhole ? 'd' : type;
    }
    char conversion = type == 'r' || type == 'a' ? 'r' : isText ? 's' : 0;
    if (llvm::Error error = appendFormatted(
            value, conversion,
            isText && width.empty() ? llvm::StringRef() : specification, text))
      return std::move(error);
  }
  if (next != list.size() && !dict && !hasNamed)
    return foldProblem("there are " + llvm::Twine(list.size()) +
                       " values for this format of a string, which "
                       "takes " +
                       llvm::Twine(next));
  return values.make<StringValue>(std::move(text));
}

} // namespace kiln::triton
