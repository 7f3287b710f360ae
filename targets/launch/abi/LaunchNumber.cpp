//===- LaunchNumber.cpp - numbers that follow from a launch's arguments ---===//
#include "targets/launch/abi/LaunchNumber.h"
#include "llvm/Support/MathExtras.h"

using namespace kiln;
using namespace llvm;

namespace {
struct KindName {
  LaunchNumber::Kind kind;
  const char *name;
  unsigned operands;
};
} // namespace

static constexpr KindName kindNames[] = {
    {LaunchNumber::Add, "add", 2},
    {LaunchNumber::Subtract, "subtract", 2},
    {LaunchNumber::Multiply, "multiply", 2},
    {LaunchNumber::Divide, "divide", 2},
    {LaunchNumber::Wrap, "wrap", 1},
};

static int64_t wrapped(uint64_t number, unsigned bits) {
  return bits >= 64 ? int64_t(number) : SignExtend64(number, bits);
}

Expected<int64_t> LaunchNumber::follow(ArrayRef<int64_t> arguments) const {
  if (kind == Constant)
    return value;
  if (kind == Argument) {
    if (value < 0 || uint64_t(value) >= arguments.size())
      return createStringError("it needs argument " + Twine(value) +
                               ", which the launch does not have");
    return arguments[value];
  }
  SmallVector<int64_t, 2> numbers;
  for (const LaunchNumber &operand : operands) {
    Expected<int64_t> number = operand.follow(arguments);
    if (!number)
      return number.takeError();
    numbers.push_back(*number);
  }
  uint64_t first = numbers.front(), second = numbers.back();
  switch (kind) {
  case Add:
    return wrapped(first + second, bits);
  case Subtract:
    return wrapped(first - second, bits);
  case Multiply:
    return wrapped(first * second, bits);
  case Divide:
    if (numbers[1] == 0)
      return createStringError("it divides by zero");
    // The one quotient that overflows.
    if (numbers[1] == -1)
      return wrapped(-first, bits);
    return wrapped(numbers[0] / numbers[1], bits);
  default:
    return wrapped(first, bits);
  }
}

json::Value LaunchNumber::json() const {
  if (kind == Constant)
    return value;
  if (kind == Argument)
    return json::Object{{"argument", value}};
  json::Array of;
  for (const LaunchNumber &operand : operands)
    of.push_back(operand.json());
  const char *name = nullptr;
  for (const KindName &row : kindNames)
    if (row.kind == kind)
      name = row.name;
  return json::Object{{"op", name}, {"bits", bits}, {"of", std::move(of)}};
}

Expected<LaunchNumber> LaunchNumber::read(const json::Value &value) {
  if (std::optional<int64_t> number = value.getAsInteger())
    return constant(*number);
  const json::Object *object = value.getAsObject();
  if (!object)
    return createStringError("expected a number or an object");
  if (std::optional<int64_t> number = object->getInteger("argument")) {
    if (*number < 0)
      return createStringError("arguments are counted from 0");
    return argument(*number);
  }
  std::optional<StringRef> name = object->getString("op");
  std::optional<int64_t> bits = object->getInteger("bits");
  const json::Array *of = object->getArray("of");
  for (const KindName &row : kindNames) {
    if (!name || *name != row.name)
      continue;
    if (!bits || *bits < 1 || *bits > 64 || !of || of->size() != row.operands)
      return createStringError("'" + *name + "' has bits, 1 to 64, and " +
                               Twine(row.operands) + " operands");
    LaunchNumber number{row.kind, 0, unsigned(*bits), {}};
    for (const json::Value &operand : *of) {
      Expected<LaunchNumber> read = LaunchNumber::read(operand);
      if (!read)
        return read.takeError();
      number.operands.push_back(std::move(*read));
    }
    return number;
  }
  return createStringError("expected an argument or an operation");
}
