#include "tools/occupancy/Quantity.h"

#include "targets/support/Errors.h"

using namespace llvm;

namespace kiln {

/// Amounts beyond this are mistakes, and sums of them do not overflow.
static constexpr uint64_t kLargestAmount = uint64_t(1) << 40;
/// Values of one range.
static constexpr uint64_t kLongestRange = 4096; // a guess

uint64_t Quantity::of(uint64_t now) const {
  switch (kind) {
  case Exactly:
    return amount;
  case More:
    return now + amount;
  case Less:
    return now - std::min(now, amount);
  }
  llvm_unreachable("every kind of quantity is here");
}

Expected<uint64_t> parseAmount(StringRef text, bool bytes, StringRef what) {
  StringRef digits = text.trim();
  uint64_t unit = 1, amount;
  if (bytes) {
    bool binary = digits.consume_back("iB");
    if (digits.consume_back("K") || digits.consume_back("k"))
      unit = 1024;
    else if (digits.consume_back("M"))
      unit = 1024 * 1024;
    else if (binary)
      digits = "";
  }
  if (digits.getAsInteger(10, amount) || amount > kLargestAmount / unit)
    return failure(what, ": expected ",
                   bytes ? "a number of bytes, such as 32768 or 64K"
                         : "a whole number",
                   ", found '", text, "'");
  return amount * unit;
}

/// "64..128:16"
static Expected<std::vector<Quantity>> parseRange(StringRef first,
                                                  StringRef rest, bool bytes,
                                                  uint64_t step,
                                                  StringRef what) {
  auto [last, stride] = rest.split(':');
  uint64_t from = 0, to = 0;
  if (Error error = parseAmount(first, bytes, what).moveInto(from))
    return std::move(error);
  if (Error error = parseAmount(last, bytes, what).moveInto(to))
    return std::move(error);
  if (rest.contains(':'))
    if (Error error = parseAmount(stride, bytes, what).moveInto(step))
      return std::move(error);
  if (from > to || step == 0)
    return failure(what, ": the range '", first, "..", rest,
                   "' has nothing in it; write FROM..TO:STEP, with FROM at "
                   "most TO and a step of 1 at least");
  if ((to - from) / step >= kLongestRange)
    return failure(what, ": the range '", first, "..", rest, "' has ",
                   (to - from) / step + 1, " values, ", kLongestRange,
                   " are the most; give a larger step");
  std::vector<Quantity> all;
  for (uint64_t value = from; value <= to; value += step)
    all.push_back({Quantity::Exactly, value});
  return all;
}

Expected<std::vector<Quantity>> parseQuantities(StringRef text, bool bytes,
                                                uint64_t step, StringRef what) {
  text = text.trim();
  if (size_t dots = text.find(".."); dots != StringRef::npos)
    return parseRange(text.take_front(dots), text.drop_front(dots + 2), bytes,
                      step, what);
  Quantity one;
  if (text.consume_front("+"))
    one.kind = Quantity::More;
  else if (text.consume_front("-"))
    one.kind = Quantity::Less;
  if (Error error = parseAmount(text, bytes, what).moveInto(one.amount))
    return std::move(error);
  return std::vector<Quantity>{one};
}

} // namespace kiln
