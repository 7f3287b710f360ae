#include "test/unit/lowering/random/RandomStatements.h"
#include "test/unit/lowering/random/RandomProgram.h"

#include <algorithm>
#include <iterator>

namespace kiln::test {

/// The largest whole number up to which a type has all of them, with room for
/// one more doubling.
static int64_t exactBelow(const std::string &element) {
  return element == "bf16"  ? 1 << 7
         : element == "f16" ? 1 << 10
         : element == "f32" ? 1 << 23
                            : int64_t(1) << 40;
}

void RandomStatements::dataStatement() {
  static constexpr void (RandomStatements::*kinds[])() = {
      &RandomStatements::load,       &RandomStatements::arithmetic,
      &RandomStatements::arithmetic, &RandomStatements::compareAndSelect,
      &RandomStatements::cast,       &RandomStatements::reshape,
      &RandomStatements::transpose,  &RandomStatements::broadcast,
      &RandomStatements::join,       &RandomStatements::split,
      &RandomStatements::reduce,     &RandomStatements::scan,
      &RandomStatements::gather,     &RandomStatements::histogram,
      &RandomStatements::atomic,     &RandomStatements::dot,
      &RandomStatements::dot,        &RandomStatements::narrow,
      &RandomStatements::loadBlock};
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
  std::string op =
      oneOf<std::string>({"addi", "subi", "muli", "andi", "ori", "xori",
                          "maxsi", "minui", "shli", "divsi", "remui"});
  std::string right = b.name;
  if (op == "shli") // by less than the width
    right = binary("arith.andi", right, constant(a, 7), typeOf(a));
  if (op == "divsi" || op == "remui")
    right = constant(a, 3 + below(20));
  add(a, "arith." + op + " " + a.name + ", " + right + " : " + typeOf(a));
}

void RandomStatements::compareAndSelect() {
  Value a = tensor(), b = partner(a), c = partner(a);
  std::string less =
      define((a.isFloat() ? "arith.cmpf olt, " : "arith.cmpi slt, ") + a.name +
             ", " + b.name + " : " + typeOf(a));
  Value result = a;
  result.bound = std::max(b.bound, c.bound);
  add(result, "arith.select " + less + ", " + b.name + ", " + c.name + " : " +
                  typeOf(a.shape, "i1") + ", " + typeOf(a));
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
  Value value = tensor(), result = value;
  std::vector<int64_t> order(value.shape.size());
  for (size_t dim = 0; dim < order.size(); ++dim)
    order[dim] = dim;
  std::shuffle(order.begin(), order.end(), engine);
  std::string text;
  for (size_t dim = 0; dim < order.size(); ++dim) {
    result.shape[dim] = value.shape[order[dim]];
    text += (dim ? ", " : "") + std::to_string(order[dim]);
  }
  add(result, "tt.trans " + value.name + " {order = array<i32: " + text +
                  ">} : " + typeOf(value) + " -> " + typeOf(result));
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

/// A combiner for a type: commutative or not, with a branch or without.
std::string RandomStatements::combiner(const Value &value,
                                       const std::string &op) {
  std::string e = value.element, end = "tt." + op + ".return %r : " + e;
  std::string head = "({\n  ^bb0(%a: " + e + ", %b: " + e + "):\n    ";
  std::string body;
  if (value.isFloat())
    body = "%r = arith." + oneOf<std::string>({"addf", "maxnumf", "minnumf"}) +
           " %a, %b : " + e + "\n    ";
  else if (below(4) == 0) // the larger one, by a branch
    body = "%c = arith.cmpi slt, %a, %b : " + e + "\n    %r = scf.if %c -> (" +
           e + ") {\n      scf.yield %b : " + e +
           "\n    } else {\n      scf.yield %a : " + e + "\n    }\n    ";
  else if (below(4) == 0) // the right one, unless it is zero
    body = "%z = arith.constant 0 : " + e + "\n    %c = arith.cmpi eq, %b, " +
           "%z : " + e + "\n    %r = arith.select %c, %a, %b : " + e + "\n    ";
  else
    body = "%r = arith." +
           oneOf<std::string>({"addi", "xori", "maxsi", "minui", "muli"}) +
           " %a, %b : " + e + "\n    ";
  return head + body + end + "\n  })";
}

/// A float small enough for the sum along an axis to be exact.
RandomValue RandomStatements::summable(Value value, int64_t extent) {
  return limited(value,
                 std::max<int64_t>(1, exactBelow(value.element) / extent / 2));
}

void RandomStatements::reduce() {
  Value value = tensor();
  unsigned axis = below(value.shape.size());
  int64_t extent = value.shape[axis];
  if (value.isFloat() && extent * 4 > exactBelow(value.element))
    return;
  value = summable(value, extent);
  Value result = value;
  result.bound *= extent;
  result.shape.erase(result.shape.begin() + axis);
  add(result, "\"tt.reduce\"(" + value.name +
                  ") <{axis = " + std::to_string(axis) + " : i32}> " +
                  combiner(value, "reduce") + " : (" + typeOf(value) + ") -> " +
                  typeOf(result));
}

void RandomStatements::scan() {
  Value value = tensor();
  unsigned axis = below(value.shape.size());
  int64_t extent = value.shape[axis];
  if (value.isFloat() && extent * 4 > exactBelow(value.element))
    return;
  value = summable(value, extent);
  Value result = value;
  result.bound *= extent;
  add(result, "\"tt.scan\"(" + value.name +
                  ") <{axis = " + std::to_string(axis) +
                  " : i32, reverse = " + (below(2) ? "true" : "false") + "}> " +
                  combiner(value, "scan") + " : (" + typeOf(value) + ") -> " +
                  typeOf(result));
}

/// Adds into the last words of the output, several elements into one.
void RandomStatements::atomic() {
  const Value *found = find([](const Value &value) {
    return value.element == "i32" && !value.shape.empty();
  });
  if (!found)
    return;
  Value value = *found;
  std::string type = typeOf(value);
  std::string at =
      binary("arith.andi", numbers(value.shape), constant(value, 63), type);
  at = binary("arith.addi", at, constant(value, kRandomOutputWords - 64), type);
  define("tt.atomic_rmw add, relaxed, gpu, " +
         pointers("%out", value.shape, at) + ", " + value.name + " : (" +
         typeOf(value.shape, "!tt.ptr<i32>") + ", " + type + ") -> " + type);
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
  std::string name = "%v" + std::to_string(next++);
  out += "  " + name + ", " + name + "b = tt.split " + source + " : " + type +
         " -> " + typeOf(half) + "\n";
  half.name = name;
  pool.push_back(half);
  half.name = name + "b";
  pool.push_back(half);
}

/// Places wrap at the source's extent.
void RandomStatements::gather() {
  const Value *places = find([](const Value &value) {
    return value.element == "i32" && !value.shape.empty();
  });
  if (!places)
    return;
  Value index = *places, source = tensor(), result = index;
  unsigned axis = below(source.shape.size());
  if (source.shape.size() != index.shape.size())
    return;
  for (size_t dim = 0; dim < source.shape.size(); ++dim)
    if (dim != axis && source.shape[dim] != index.shape[dim])
      return;
  std::string wrapped =
      binary("arith.andi", index.name, constant(index, source.shape[axis] - 1),
             typeOf(index));
  result.element = source.element;
  result.bound = source.bound;
  add(result, "tt.gather " + source.name + "[" + wrapped + "] {axis = " +
                  std::to_string(axis) + " : i32} : (" + typeOf(source) + ", " +
                  typeOf(index) + ") -> " + typeOf(result));
}

void RandomStatements::histogram() {
  const Value *found = find([](const Value &value) {
    return value.element == "i32" && value.shape.size() == 1;
  });
  if (!found)
    return;
  Value source = *found, result{"", "i32", {int64_t(8) << below(4)}};
  add(result, "tt.histogram " + source.name + " : " + typeOf(source) + " -> " +
                  typeOf(result));
}

} // namespace kiln::test
