#include "test/unit/lowering/random/RandomStatements.h"
#include "test/unit/lowering/random/RandomProgram.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace kiln::test {

void RandomStatements::dataStatement() {
  static constexpr void (RandomStatements::*kinds[])() = {
      &RandomStatements::load,         &RandomStatements::arithmetic,
      &RandomStatements::arithmetic,   &RandomStatements::compareAndSelect,
      &RandomStatements::cast,         &RandomStatements::reshape,
      &RandomStatements::transpose,    &RandomStatements::broadcast,
      &RandomStatements::join,         &RandomStatements::split,
      &RandomStatements::reduce,       &RandomStatements::scan,
      &RandomStatements::gather,       &RandomStatements::histogram,
      &RandomStatements::atomic,       &RandomStatements::dot,
      &RandomStatements::dot,          &RandomStatements::narrow,
      &RandomStatements::loadBlock,    &RandomStatements::reducePair,
      &RandomStatements::scanPair,     &RandomStatements::unary,
      &RandomStatements::predicate,    &RandomStatements::ownWords,
      &RandomStatements::loadDescribed};
  (this->*kinds[below(std::size(kinds))])();
}

std::vector<int64_t> RandomStatements::randomShape() {
  static const std::vector<std::vector<int64_t>> shapes = {
      {32},     {64},    {128},   {256},      {8, 16},   {16, 8},
      {16, 16}, {32, 4}, {4, 64}, {2, 8, 16}, {4, 4, 8}, {1, 128}};
  return oneOf(shapes);
}

void RandomStatements::load() {
  Value value{"", "i32", randomShape()};
  std::string type = typeOf(value), at = numbers(value.shape);
  if (below(3) == 0)
    at = binary("arith.muli", at, constant(value, 1 + below(9)), type);
  if (const Value *other = find(
          [&](const Value &candidate) { return typeOf(candidate) == type; });
      other && below(2))
    at = binary("arith.addi", at, other->name, type);
  at = binary("arith.andi", at, constant(value, kRandomInputWords - 1), type);
  std::string mask;
  if (below(2)) {
    mask = define("arith.cmpi slt, " + at + ", " +
                  constant(value, below(kRandomInputWords)) + " : " + type);
    mask = ", " + mask + ", " + constant(value, below(100));
  }
  add(value, "tt.load " + pointers("%in", value.shape, at) + mask + " : " +
                 typeOf(value.shape, "!tt.ptr<i32>"));
}

void RandomStatements::arithmetic() {
  Value a = *find([](const Value &) { return true; });
  if (a.isFloat()) {
    a = limited(a, 8);
    Value b = limited(partner(a), 8);
    std::string op =
        oneOf<std::string>({"addf", "subf", "mulf", "maxnumf", "minnumf"});
    a.bound = op == "mulf" ? 64 : 16;
    std::string operation =
        "arith." + op + " " + a.name + ", " + b.name + " : " + typeOf(a);
    add(a, operation);
    return;
  }
  Value b = partner(a);
  std::string op = oneOf<std::string>(
      {"addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui", "shli",
       "divsi", "remui", "minsi", "maxui", "shrsi", "shrui", "divui", "remsi"});
  std::string right = b.name;
  if (op.substr(0, 2) == "sh") // by less than the width
    right = binary("arith.andi", right, constant(a, 7), typeOf(a));
  if (op.substr(0, 3) == "div" || op.substr(0, 3) == "rem")
    right = constant(a, 3 + below(20));
  add(a, "arith." + op + " " + a.name + ", " + right + " : " + typeOf(a));
}

std::string RandomStatements::compared(const Value &a, const Value &b) {
  std::string how =
      a.isFloat() ? "arith.cmpf " + oneOf<std::string>({"olt", "oge", "une"})
                  : "arith.cmpi " +
                        oneOf<std::string>({"slt", "uge", "ne", "ule", "sgt"});
  return define(how + ", " + a.name + ", " + b.name + " : " + typeOf(a));
}

void RandomStatements::compareAndSelect() {
  Value a = tensor(), b = partner(a), c = partner(a), result = a;
  std::string less = compared(a, b);
  result.bound = std::max(b.bound, c.bound);
  add(result, "arith.select " + less + ", " + b.name + ", " + c.name + " : " +
                  typeOf(a.shape, "i1") + ", " + typeOf(a));
}

/// Two comparisons together, as a mask of a load or as numbers.
void RandomStatements::predicate() {
  Value a = tensor(), bit = a;
  bit.element = "i1";
  bit.name =
      binary(oneOf<std::string>({"arith.andi", "arith.ori", "arith.xori"}),
             compared(a, partner(a)), compared(a, partner(a)), typeOf(bit));
  if (below(2) && a.elements() <= kRandomInputWords) {
    Value word = a;
    word.element = "i32";
    add(word, "tt.load " + pointers("%in", a.shape, numbers(a.shape)) + ", " +
                  bit.name + ", " + constant(word, below(100)) + " : " +
                  typeOf(a.shape, "!tt.ptr<i32>"));
    return;
  }
  Value number = a;
  number.element = oneOf<std::string>({"i8", "i32", "i64"});
  add(number, oneOf<std::string>({"arith.extui ", "arith.extsi "}) + bit.name +
                  " : " + typeOf(bit) + " to " + typeOf(number));
}

void RandomStatements::unary() {
  Value value = *find([](const Value &) { return true; });
  if (!value.isFloat()) {
    add(value, oneOf<std::string>({"math.absi ", "math.ctpop "}) + value.name +
                   " : " + typeOf(value));
    return;
  }
  add(value, oneOf<std::string>(
                 {"math.absf ", "arith.negf ", "math.floor ", "math.ceil "}) +
                 value.name + " : " + typeOf(value));
}

void RandomStatements::cast() {
  Value from = tensor();
  pool.push_back(
      castTo(from, oneOf<std::string>({"i8", "i16", "i32", "i64", "f16", "bf16",
                                       "f32", "f64"})));
}

void RandomStatements::reshape() {
  Value value = tensor(), result = value;
  for (unsigned attempt = 0; attempt < 8; ++attempt) {
    result.shape = randomShape();
    if (result.elements() == value.elements() && result.shape != value.shape)
      break;
  }
  if (result.elements() == value.elements())
    add(result, "tt.reshape " + value.name + " : " + typeOf(value) + " -> " +
                    typeOf(result));
}

void RandomStatements::transpose() {
  Value value = tensor();
  std::vector<unsigned> order(value.shape.size());
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), engine);
  pool.push_back(transposed(value, order));
}

void RandomStatements::broadcast() {
  Value value = *find([](const Value &) { return true; }), result = value;
  if (value.shape.size() > 1)
    return;
  if (value.shape.empty()) {
    result.shape = randomShape();
    add(result, "tt.splat " + value.name + " : " + typeOf(value) + " -> " +
                    typeOf(result));
    return;
  }
  unsigned axis = below(2);
  value.shape.insert(value.shape.begin() + axis, 1);
  std::string expanded = define(
      "tt.expand_dims " + value.name + " {axis = " + std::to_string(axis) +
      " : i32} : " + typeOf(result) + " -> " + typeOf(value));
  result.shape = value.shape;
  result.shape[axis] = 1 << below(4);
  if (result.shape[axis] == 1 || result.elements() > 1024)
    return;
  add(result, "tt.broadcast " + expanded + " : " + typeOf(value) + " -> " +
                  typeOf(result));
}

void RandomStatements::join() {
  Value left = tensor(), right = partner(left), result = left;
  if (left.elements() > 512)
    return;
  result.bound = std::max(left.bound, right.bound);
  if (below(3) == 0) {
    result.shape.front() *= 2;
    add(result, "tt.cat " + left.name + ", " + right.name + " : " +
                    typeOf(left) + " -> " + typeOf(result));
    return;
  }
  result.shape.push_back(2);
  add(result, "tt.join " + left.name + ", " + right.name + " : " +
                  typeOf(left) + " -> " + typeOf(result));
}

void RandomStatements::split() {
  const Value *found = find([](const Value &value) {
    return value.shape.size() > 1 && value.shape.back() == 2;
  });
  if (!found)
    return;
  Value half = *found;
  std::string source = half.name, type = typeOf(half);
  half.shape.pop_back();
  std::string name = fresh();
  out += "  " + name + ", " + name + "b = tt.split " + source + " : " + type +
         " -> " + typeOf(half) + "\n";
  half.name = name;
  pool.push_back(half);
  half.name = name + "b";
  pool.push_back(half);
}

} // namespace kiln::test
