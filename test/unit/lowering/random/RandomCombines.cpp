#include "test/unit/lowering/random/RandomCombines.h"
#include "test/unit/lowering/random/RandomProgram.h"

namespace kiln::test {

/// The largest whole number up to which a type has all of them, with room for
/// one more doubling.
static int64_t exactBelow(const std::string &element) {
  return element == "bf16"  ? 1 << 7
         : element == "f16" ? 1 << 10
         : element == "f32" ? 1 << 23
                            : int64_t(1) << 40;
}

/// A combiner for a type, with a branch or without; of a scan perhaps one that
/// does not commute.
std::string RandomCombines::combiner(const Value &value,
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
  else if (op == "scan" && below(4) == 0) // the right one, unless it is zero
    body = "%z = arith.constant 0 : " + e + "\n    %c = arith.cmpi eq, %b, " +
           "%z : " + e + "\n    %r = arith.select %c, %a, %b : " + e + "\n    ";
  else
    body = "%r = arith." +
           oneOf<std::string>({"addi", "xori", "maxsi", "minui", "muli"}) +
           " %a, %b : " + e + "\n    ";
  return head + body + end + "\n  })";
}

/// A float small enough for the sum along an axis to be exact.
RandomValue RandomCombines::summable(Value value, int64_t extent) {
  return limited(value,
                 std::max<int64_t>(1, exactBelow(value.element) / extent / 2));
}

void RandomCombines::combine(const std::string &op) {
  Value value = tensor();
  unsigned axis = below(value.shape.size());
  int64_t extent = value.shape[axis];
  if (value.isFloat() && extent * 4 > exactBelow(value.element))
    return;
  value = summable(value, extent);
  Value result = value;
  result.bound *= extent;
  std::string how = "axis = " + std::to_string(axis) + " : i32";
  if (op == "reduce")
    result.shape.erase(result.shape.begin() + axis);
  else
    how += std::string(", reverse = ") + (below(2) ? "true" : "false");
  add(result, "\"tt." + op + "\"(" + value.name + ") <{" + how + "}> " +
                  combiner(value, op) + " : (" + typeOf(value) + ") -> " +
                  typeOf(result));
}

void RandomCombines::reduce() { combine("reduce"); }

void RandomCombines::scan() { combine("scan"); }

/// Indices wrap at the source's extent.
void RandomCombines::gather() {
  Value source = tensor(), index = source;
  unsigned axis = below(source.shape.size());
  index.element = "i32";
  const Value *places = find([&](const Value &value) {
    std::vector<int64_t> shape = value.shape;
    if (value.element != "i32" || shape.size() != source.shape.size())
      return false;
    shape[axis] = source.shape[axis];
    return shape == source.shape;
  });
  if (places) {
    index = *places;
  } else {
    index.shape[axis] = int64_t(8) << below(3);
    if (index.elements() > 1024)
      return;
    index.name = binary("arith.muli", numbers(index.shape),
                        constant(index, 1 + below(9)), typeOf(index));
  }
  std::string wrapped =
      binary("arith.andi", index.name, constant(index, source.shape[axis] - 1),
             typeOf(index));
  Value result = source;
  result.shape = index.shape;
  add(result, "tt.gather " + source.name + "[" + wrapped + "] {axis = " +
                  std::to_string(axis) + " : i32} : (" + typeOf(source) + ", " +
                  typeOf(index) + ") -> " + typeOf(result));
}

void RandomCombines::histogram() {
  const Value *found = find([](const Value &value) {
    return value.element == "i32" && value.shape.size() == 1;
  });
  if (!found)
    return;
  Value source = *found, result{"", "i32", {int64_t(8) << below(4)}};
  add(result, "tt.histogram " + source.name + " : " + typeOf(source) + " -> " +
                  typeOf(result));
}

//===- Atomics ------------------------------------------------------------===//

/// Words that one kind of atomics shares, at the end of the output.
static constexpr unsigned kSharedWords = 64;

std::string RandomCombines::words(const Value &like, unsigned first,
                                  const std::string &element) {
  std::string base = "%out";
  if (element != "i32")
    base = define("tt.bitcast %out : !tt.ptr<i32> -> !tt.ptr<" + element + ">");
  Value number{"", "i32", like.shape};
  std::string at = binary("arith.andi", numbers(like.shape),
                          constant(number, kSharedWords - 1), typeOf(number));
  at = binary("arith.addi", at, constant(number, first), typeOf(number));
  return pointers(base, like.shape, at, element);
}

/// Each operation has words of its own, since two of them do not commute.
void RandomCombines::atomic() {
  static const std::vector<std::string> kinds = {"add", "max",  "min", "or",
                                                 "xor", "umax", "fadd"};
  unsigned kind = below(kinds.size());
  std::string element = kinds[kind] == "fadd" ? "f32" : "i32";
  const Value *found = find([&](const Value &value) {
    return value.element == element && !value.shape.empty();
  });
  if (!found)
    return;
  Value value = limited(*found, 15), bit = value;
  unsigned first = kRandomOutputWords - (kind + 1) * kSharedWords;
  std::string to = words(value, first, element), mask, maskType;
  if (below(3) == 0) {
    Value number{"", "i32", value.shape};
    bit.element = "i1";
    mask = ", " + define("arith.cmpi slt, " + numbers(value.shape) + ", " +
                         constant(number, below(100)) + " : " + typeOf(number));
    maskType = ", " + typeOf(bit);
  }
  define("tt.atomic_rmw " + kinds[kind] +
         oneOf<std::string>({", relaxed, gpu, ", ", acq_rel, gpu, "}) + to +
         ", " + value.name + mask + " : (" +
         typeOf(value.shape, "!tt.ptr<" + element + ">") + ", " +
         typeOf(value) + maskType + ") -> " + typeOf(value));
}

void RandomCombines::ownWords() {
  const Value *found = find([](const Value &value) {
    return value.element == "i32" && !value.shape.empty() &&
           value.elements() <= kSharedWords;
  });
  unsigned last = kRandomAtomicWords - 7 * kSharedWords;
  if (!found || ownedWords + kSharedWords > last)
    return;
  Value value = *found, result = value;
  std::string type = typeOf(value);
  std::string to =
      words(value, kRandomOutputWords - kRandomAtomicWords + ownedWords, "i32");
  ownedWords += kSharedWords;
  std::string pointer = typeOf(value.shape, "!tt.ptr<i32>");
  if (below(3) == 0)
    add(result, "tt.atomic_cas relaxed, gpu, " + to + ", " +
                    constant(value, below(2)) + ", " + value.name + " : (" +
                    pointer + ", " + type + ", " + type + ") -> " + type);
  else
    add(result, "tt.atomic_rmw " +
                    oneOf<std::string>({"add", "exch", "xor", "umin"}) +
                    ", relaxed, gpu, " + to + ", " + value.name + " : (" +
                    pointer + ", " + type + ") -> " + type);
}

//===- Pairs --------------------------------------------------------------===//

/// A value, and numbers of the same shape.
RandomCombines::Pair RandomCombines::pair() {
  Value first = tensor(), second = first;
  second.element = "i32";
  const Value *found =
      find([&](const Value &value) { return typeOf(value) == typeOf(second); });
  second.name = found && below(2) ? found->name : numbers(first.shape);
  return {first, second};
}

/// The larger value, and of equal ones the one of the smaller number; or the
/// larger value and the sum of all numbers.
std::string RandomCombines::pairCombiner(const Pair &values) {
  const std::string &e = values.first.element;
  bool isFloat = values.first.isFloat();
  std::string order = isFloat ? "arith.cmpf ogt" : "arith.cmpi sgt",
              equal = isFloat ? "arith.cmpf oeq" : "arith.cmpi eq";
  std::string body = "    %g = " + order + ", %a, %b : " + e + "\n";
  if (below(2))
    body += "    %e = " + equal + ", %a, %b : " + e +
            "\n    %n = arith.cmpi slt, %i, %j : i32\n"
            "    %t = arith.andi %e, %n : i1\n    %c = arith.ori %g, %t : i1\n"
            "    %s = arith.select %c, %i, %j : i32\n";
  else
    body += "    %s = arith.addi %i, %j : i32\n";
  return body + "    %r = arith.select %g, %a, %b : " + e + "\n";
}

void RandomCombines::combinePair(const Pair &values, const std::string &op,
                                 const std::string &attributes,
                                 const std::string &body, unsigned erased) {
  Pair results = values;
  const std::string &e = values.first.element, &f = values.second.element;
  for (Value *result : {&results.first, &results.second})
    if (op == "reduce")
      result->shape.erase(result->shape.begin() + erased);
  std::string name = fresh();
  out += "  " + name + ":2 = \"tt." + op + "\"(" + values.first.name + ", " +
         values.second.name + ") <{" + attributes + "}> ({\n  ^bb0(%a: " + e +
         ", %i: " + f + ", %b: " + e + ", %j: " + f + "):\n" + body +
         "    tt." + op + ".return %r, %s : " + e + ", " + f + "\n  }) : (" +
         typeOf(values.first) + ", " + typeOf(values.second) + ") -> (" +
         typeOf(results.first) + ", " + typeOf(results.second) + ")\n";
  results.first.name = name + "#0", results.second.name = name + "#1";
  pool.push_back(results.first);
  pool.push_back(results.second);
}

void RandomCombines::reducePair() {
  Pair values = pair();
  unsigned axis = below(values.first.shape.size());
  combinePair(values, "reduce", "axis = " + std::to_string(axis) + " : i32",
              pairCombiner(values), axis);
}

/// As pairs above, or a linear recurrence, in which the order matters.
void RandomCombines::scanPair() {
  Pair values = pair();
  std::string body = pairCombiner(values);
  if (values.first.element == "i32" && below(2))
    body = "    %r = arith.muli %a, %b : i32\n    %m = arith.muli %i, %b : "
           "i32\n    %s = arith.addi %m, %j : i32\n";
  unsigned axis = below(values.first.shape.size());
  combinePair(values, "scan",
              "axis = " + std::to_string(axis) +
                  " : i32, reverse = " + (below(2) ? "true" : "false"),
              body, axis);
}

} // namespace kiln::test
