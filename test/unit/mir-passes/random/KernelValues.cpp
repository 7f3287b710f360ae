#include "test/unit/mir-passes/random/KernelValues.h"
#include <algorithm>

namespace kiln::test {

std::string spell(Number value) {
  if (value < 0)
    return "-" + spell(-value);
  std::string digits;
  do {
    digits.insert(digits.begin(), char('0' + int(value % 10)));
    value /= 10;
  } while (value);
  return digits;
}

IrValue KernelValues::number(const std::string &name, unsigned bits, Number low,
                             Number high, bool uniform) {
  return {name, "i" + std::to_string(bits), low, high, uniform};
}

IrValue KernelValues::anyNumber(const std::string &name, unsigned bits,
                                bool uniform) {
  return number(name, bits, least(bits), most(bits), uniform);
}

IrValue KernelValues::constant(unsigned bits, Number value) {
  return number(spell(value), bits, value, value, true);
}

IrValue KernelValues::pick(const std::string &type) {
  std::vector<const IrValue *> found;
  for (const IrValue &value : values)
    if (value.type == type)
      found.push_back(&value);
  if (!found.empty()) {
    // The newest values are used most.
    size_t count = found.size();
    if (count > 4 && chance(1, 2))
      return *found[count - 1 - below(4)];
    return *found[below(count)];
  }
  if (type == "float")
    return {"1.5", type, 0, 0, true};
  if (type == "<2 x i32>")
    return {"<i32 3, i32 -5>", type, 0, 0, true};
  if (type == "i1")
    return {"true", type, -1, 0, true};
  return constant(bitsOfType(type), between(-20, 40));
}

IrValue KernelValues::masked(const IrValue &value, uint64_t mask) {
  return number(make("and " + value.type + " " + value.name + ", " +
                     std::to_string(mask)),
                bitsOfType(value.type), 0, mask, value.uniform);
}

IrValue KernelValues::pickWithin(unsigned bits, Number low, Number high) {
  std::string type = "i" + std::to_string(bits);
  std::vector<IrValue> found;
  for (const IrValue &value : values)
    if (value.type == type && value.low >= low && value.high <= high)
      found.push_back(value);
  if (!found.empty() && chance(4, 5))
    return found[below(found.size())];
  uint64_t mask = 1;
  while (Number(mask * 2 + 1) <= high)
    mask = mask * 2 + 1;
  return keep(masked(pick(type), mask));
}

IrValue KernelValues::pickCondition(bool uniform) {
  std::vector<IrValue> found;
  for (const IrValue &value : values)
    if (value.type == "i1" && (value.uniform || !uniform))
      found.push_back(value);
  if (!found.empty() && chance(1, 2))
    return found[below(found.size())];
  return keep(compare(uniform));
}

IrValue KernelValues::compare(bool uniform) {
  unsigned bits = chance(3, 4) ? 32 : 64;
  std::string type = "i" + std::to_string(bits);
  IrValue a = pick(type), b = pick(type);
  if (uniform && !(a.uniform && b.uniform)) {
    std::vector<IrValue> found;
    for (const IrValue &value : values)
      if (value.type == type && value.uniform)
        found.push_back(value);
    a = found.empty() ? constant(bits, 3) : found[below(found.size())];
    b = constant(bits, between(a.low, std::min(a.high, a.low + 9)));
  } else if (chance(1, 2)) {
    Number near = std::min(a.high, a.low + 9);
    b = constant(bits, between(a.low, near));
  }
  const char *const predicates[] = {"eq",  "ne",  "slt", "sle", "sgt",
                                    "sge", "ult", "ule", "ugt", "uge"};
  bool sameSign = (a.low >= 0 && b.low >= 0) || (a.high < 0 && b.high < 0);
  std::string name =
      make("icmp " + std::string(sameSign && chance(1, 3) ? "samesign " : "") +
           oneOf(predicates) + " " + type + " " + a.name + ", " + b.name);
  return {name, "i1", -1, 0, a.uniform && b.uniform};
}

IrValue KernelValues::binary(const std::string &op, const IrValue &a,
                             const IrValue &b) {
  unsigned bits = bitsOfType(a.type);
  Number low = 0, high = 0;
  if (op == "add") {
    low = a.low + b.low;
    high = a.high + b.high;
  } else if (op == "sub") {
    low = a.low - b.high;
    high = a.high - b.low;
  } else if (op == "mul") {
    Number products[] = {a.low * b.low, a.low * b.high, a.high * b.low,
                         a.high * b.high};
    low = *std::min_element(std::begin(products), std::end(products));
    high = *std::max_element(std::begin(products), std::end(products));
  } else { // shl, by a constant
    low = a.low << int(b.low);
    high = a.high << int(b.low);
  }
  std::string flags;
  bool isSmall = low >= least(bits) && high <= most(bits);
  // Never negative in between either, so that bits as a number are the number.
  bool isUnsigned =
      a.low >= 0 && b.low >= 0 && low >= 0 && high <= 2 * most(bits) + 1;
  if (isUnsigned && chance(1, 3))
    flags += " nuw";
  if (isSmall && chance(1, 2))
    flags += " nsw";
  std::string name =
      make(op + flags + " " + a.type + " " + a.name + ", " + b.name);
  bool uniform = a.uniform && b.uniform;
  return isSmall ? number(name, bits, low, high, uniform)
                 : anyNumber(name, bits, uniform);
}

IrValue KernelValues::resize(const IrValue &value, unsigned bits) {
  unsigned from = bitsOfType(value.type);
  std::string to =
      " " + value.type + " " + value.name + " to i" + std::to_string(bits);
  if (bits < from) {
    bool isSmall = value.low >= least(bits) && value.high <= most(bits);
    bool isUnsigned = value.low >= 0 && value.high <= 2 * most(bits) + 1;
    std::string flags = isUnsigned && chance(1, 3) ? " nuw" : "";
    flags += isSmall && chance(1, 3) ? " nsw" : "";
    std::string name = make("trunc" + flags + to);
    return isSmall ? number(name, bits, value.low, value.high, value.uniform)
                   : anyNumber(name, bits, value.uniform);
  }
  if (value.low >= 0 && chance(2, 3))
    return number(make((chance(1, 2) ? "zext nneg" : "zext") + to), bits,
                  value.low, value.high, value.uniform);
  if (chance(1, 4)) {
    bool positive = value.low >= 0;
    return number(make("zext" + to), bits, positive ? value.low : 0,
                  positive ? value.high : 2 * most(from) + 1, value.uniform);
  }
  return number(make("sext" + to), bits, value.low, value.high, value.uniform);
}

void KernelValues::integer(unsigned bits) {
  std::string type = "i" + std::to_string(bits);
  IrValue a = pick(type), b = pick(type);
  bool uniform = a.uniform && b.uniform;
  auto plain = [&](const std::string &op) {
    return make(op + " " + type + " " + a.name + ", " + b.name);
  };
  switch (below(11)) {
  case 0:
  case 1: {
    const char *const sums[] = {"add", "sub", "add"};
    std::string op = oneOf(sums);
    if (chance(1, 2))
      b = constant(bits, between(-16, 16));
    keep(binary(op, a, b));
    return;
  }
  case 2:
    keep(binary("mul", a, chance(1, 2) ? constant(bits, between(-7, 13)) : b));
    return;
  case 3:
    keep(binary("shl", a, constant(bits, below(6))));
    return;
  case 4: { // by an amount that only iterations that come keep small
    IrValue amount = pickWithin(bits, 0, bits - 1);
    const char *const shifts[] = {"shl", "lshr", "ashr"};
    keep(anyNumber(
        make(oneOf(shifts) + " " + type + " " + a.name + ", " + amount.name),
        bits, a.uniform && amount.uniform));
    return;
  }
  case 5: {
    const char *const bitwise[] = {"and", "or", "xor"};
    keep(anyNumber(plain(oneOf(bitwise)), bits, uniform));
    return;
  }
  case 6: { // bits that do not meet
    unsigned shift = 1 + below(5);
    IrValue few = pickWithin(bits, 0, (1 << shift) - 1);
    IrValue many = pickWithin(bits, 0, 1 << 12);
    IrValue high = binary("shl", many, constant(bits, shift));
    keep(number(make(std::string(chance(2, 3) ? "or disjoint " : "or ") + type +
                     " " + high.name + ", " + few.name),
                bits, high.low + few.low, high.high + few.high,
                high.uniform && few.uniform));
    return;
  }
  case 7: {
    IrValue condition = pickCondition(false);
    keep(number(make("select i1 " + condition.name + ", " + type + " " +
                     a.name + ", " + type + " " + b.name),
                bits, std::min(a.low, b.low), std::max(a.high, b.high),
                uniform && condition.uniform));
    return;
  }
  case 8: {
    const char *const choices[] = {"smin", "smax", "umin", "umax"};
    std::string which = oneOf(choices);
    keep(anyNumber(make("call " + type + " @llvm." + which + "." + type + "(" +
                        type + " " + a.name + ", " + type + " " + b.name + ")"),
                   bits, uniform));
    return;
  }
  case 9: { // by a number that is never 0
    const char *const divisions[] = {"udiv", "urem", "sdiv", "srem"};
    keep(anyNumber(make(oneOf(divisions) + " " + type + " " + a.name + ", " +
                        std::to_string(2 + below(12))),
                   bits, a.uniform));
    return;
  }
  default:
    keep(resize(a, bits == 32 ? 64 : 32));
  }
}

void KernelValues::floating() {
  IrValue a = pick("float"), b = pick("float");
  auto make2 = [&](const std::string &op) {
    keep({make(op + " float " + a.name + ", " + b.name), "float", 0, 0,
          a.uniform && b.uniform});
  };
  switch (below(5)) {
  case 0:
  case 1: {
    const char *const operations[] = {"fadd", "fsub", "fmul"};
    make2(oneOf(operations));
    return;
  }
  case 2: {
    IrValue c = pick("float");
    keep({make("call float @llvm.fma.f32(float " + a.name + ", float " +
               b.name + ", float " + c.name + ")"),
          "float", 0, 0, a.uniform && b.uniform && c.uniform});
    return;
  }
  case 3: {
    IrValue whole = pickWithin(32, -1000, 1000);
    keep({make("sitofp i32 " + whole.name + " to float"), "float", 0, 0,
          whole.uniform});
    return;
  }
  default: {
    const char *const predicates[] = {"olt", "oge", "une", "ueq"};
    keep(
        {make("fcmp " + oneOf(predicates) + " float " + a.name + ", " + b.name),
         "i1", -1, 0, a.uniform && b.uniform});
  }
  }
}

void KernelValues::vector() {
  IrValue a = pick("<2 x i32>"), b = pick("i32");
  std::string place = std::to_string(below(2));
  switch (below(3)) {
  case 0: {
    const char *const operations[] = {"add", "xor", "mul"};
    IrValue c = pick("<2 x i32>");
    keep({make(oneOf(operations) + " <2 x i32> " + a.name + ", " + c.name),
          "<2 x i32>", 0, 0, a.uniform && c.uniform});
    return;
  }
  case 1:
    keep({make("insertelement <2 x i32> " + a.name + ", i32 " + b.name +
               ", i32 " + place),
          "<2 x i32>", 0, 0, a.uniform && b.uniform});
    return;
  default:
    keep(
        anyNumber(make("extractelement <2 x i32> " + a.name + ", i32 " + place),
                  32, a.uniform));
  }
}

void KernelValues::compute() {
  switch (below(10)) {
  case 0:
    keep(compare(false));
    return;
  case 1:
  case 2:
    floating();
    return;
  case 3:
    vector();
    return;
  case 4:
  case 5:
    integer(64);
    return;
  default:
    integer(32);
  }
}

std::string KernelValues::bitsOf(const IrValue &value) {
  if (value.name[0] != '%') // a constant
    return make("bitcast float " + value.name + " to i32");
  std::string isNan = make("fcmp uno float " + value.name + ", 0.0"),
              bits = make("bitcast float " + value.name + " to i32");
  return make("select i1 " + isNan + ", i32 2143289344, i32 " + bits);
}

} // namespace kiln::test
