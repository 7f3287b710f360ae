#include "test/unit/lowering/random/RandomMatrices.h"
#include "test/unit/lowering/random/RandomProgram.h"

#include <algorithm>

namespace kiln::test {

std::string RandomMatrices::integer(int64_t number, const std::string &type) {
  return define("arith.constant " + std::to_string(number) + " : " + type);
}

//===- Operands -----------------------------------------------------------===//

/// Types of which small whole numbers have exact products and sums.
RandomMatrices::Types RandomMatrices::dotTypes(bool ofLoads) {
  switch (below(ofLoads ? 6 : 10)) {
  case 0:
    return {"f32", "f32",
            oneOf<std::string>({"tf32", "tf32x3", "bf16x3", "bf16x6", "ieee"}),
            15};
  case 1:
    return {"i8", "i32", "", 0};
  case 2:
    return {"bf16", "f32", "", 15};
  case 3:
    return {"f8E4M3FN", "f32", "", 15};
  case 6:
    return {"f8E5M2", "f32", "", 7};
  case 7: // sums of at most 64 * 2 * 2 and what was there
    return {"f16", "f16", "", 2};
  case 8:
    return {"f64", "f64", "", 15};
  default:
    return {"f16", "f32", "", 15};
  }
}

/// The parameter that holds elements of a type.
std::string RandomMatrices::typedInput(const std::string &element) {
  return element == "f16" ? "%half" : element == "f32" ? "%single" : "%bytes";
}

/// Consecutive elements of a typed input.
RandomValue RandomMatrices::loaded(const std::vector<int64_t> &shape,
                                   const std::string &element) {
  Value value{"", element, shape, kRandomTypedBound};
  std::string at = numbers(shape);
  if (below(2))
    at = binary("arith.addi", at, constant({"", "i32", shape}, 8 * below(64)),
                typeOf(shape, "i32"));
  value.name =
      define("tt.load " + pointers(typedInput(element), shape, at, element) +
             " : " + typeOf(shape, "!tt.ptr<" + element + ">"));
  return value;
}

/// As 8-bit floats; they are no values of the pool, since hardly any op takes
/// them.
RandomValue RandomMatrices::rounded(Value value, const std::string &element) {
  Value result = value;
  result.element = element;
  result.name = define("tt.fp_to_fp " + value.name + ", rounding = rtne : " +
                       typeOf(value) + " -> " + typeOf(result));
  return result;
}

RandomValue RandomMatrices::asOperand(Value value, const Types &types) {
  if (!types.isNarrow()) {
    value = castTo(value, types.element);
    return value.isFloat() ? limited(value, types.bound) : value;
  }
  value = castTo(value, oneOf<std::string>({"f16", "f32"}));
  return rounded(limited(value, types.bound), types.element);
}

RandomValue RandomMatrices::transposed(Value value) {
  Value result = value;
  std::swap(result.shape[0], result.shape[1]);
  result.name = define("tt.trans " + value.name +
                       " {order = array<i32: 1, 0>} : " + typeOf(value) +
                       " -> " + typeOf(result));
  return result;
}

/// From the pool, or from memory; perhaps transposed on its way.
RandomValue RandomMatrices::operand(int64_t rows, int64_t columns,
                                    const Types &types) {
  bool turned = below(3) == 0;
  std::vector<int64_t> shape = {rows, columns};
  if (turned)
    std::swap(shape[0], shape[1]);
  const Value *found =
      find([&](const Value &value) { return value.shape == shape; });
  Value value = found && below(3)
                    ? *found
                    : loaded(shape, oneOf<std::string>({"f16", "f32", "i8"}));
  value = asOperand(value, types);
  return turned ? transposed(value) : value;
}

//===- Dots ---------------------------------------------------------------===//

RandomValue RandomMatrices::multiplied(Value a, Value b, const Value &sum,
                                       const Types &types) {
  Value result = sum;
  result.bound = sum.bound + a.shape[1] * a.bound * b.bound;
  std::string precision =
      types.precision.empty() ? "" : ", inputPrecision = " + types.precision;
  result.name =
      define("tt.dot " + a.name + ", " + b.name + ", " + sum.name + precision +
             " : " + typeOf(a) + " * " + typeOf(b) + " -> " + typeOf(sum));
  return result;
}

void RandomMatrices::dot() {
  static const std::vector<int64_t> extents = {16, 32}, depths = {16, 32, 64};
  Types types = dotTypes(/*ofLoads=*/false);
  int64_t m = oneOf(extents), n = oneOf(extents), k = oneOf(depths);
  Value a = operand(m, k, types), b = operand(k, n, types);
  Value sum{"", types.sum, {m, n}};
  const Value *found =
      find([&](const Value &value) { return typeOf(value) == typeOf(sum); });
  if (found && below(3)) {
    sum = limited(*found, 200);
  } else {
    sum.bound = below(4);
    sum.name = constant(sum, sum.bound);
  }
  pool.push_back(multiplied(a, b, sum, types));
}

/// The tiles of one operand: rows of `kRandomTileColumns` columns of memory,
/// along which, or across which, a loop goes.
RandomMatrices::Stream RandomMatrices::stream(int64_t rows, int64_t columns,
                                              bool alongRows,
                                              const std::string &element) {
  Stream result;
  int64_t pitch = alongRows ? kRandomSteps * columns : columns;
  std::vector<int64_t> shape = {rows, columns};
  result.tile = {"", element, shape, kRandomTypedBound};
  result.step = alongRows ? columns : rows * pitch;
  auto spread = [&](int64_t extent, unsigned axis, int64_t factor) {
    std::string flat = typeOf({extent}, "i32"),
                range = define("tt.make_range {start = 0 : i32, end = " +
                               std::to_string(extent) + " : i32} : " + flat);
    std::vector<int64_t> thin = {axis ? 1 : extent, axis ? extent : 1};
    std::string expanded = define(
        "tt.expand_dims " + range + " {axis = " + std::to_string(1 - axis) +
        " : i32} : " + flat + " -> " + typeOf(thin, "i32"));
    if (factor != 1)
      expanded =
          binary("arith.muli", expanded, constant({"", "i32", thin}, factor),
                 typeOf(thin, "i32"));
    return define("tt.broadcast " + expanded + " : " + typeOf(thin, "i32") +
                  " -> " + typeOf(shape, "i32"));
  };
  std::string row = spread(rows, 0, pitch), column = spread(columns, 1, 1);
  result.along = alongRows ? column : spread(rows, 0, 1);
  result.offsets = binary("arith.addi", row, column, typeOf(shape, "i32"));
  result.pointers =
      pointers(typedInput(element), shape, result.offsets, element);
  result.type = typeOf(shape, "!tt.ptr<" + element + ">");
  return result;
}

/// The tile of this iteration; `limit`: how many elements along K there are.
RandomValue RandomMatrices::loadTile(const Stream &stream,
                                     const std::string &limit) {
  Value tile = stream.tile;
  std::string mask;
  if (!limit.empty()) {
    std::string type = typeOf(tile.shape, "i32");
    std::string all = define("tt.splat " + limit + " : i32 -> " + type);
    mask =
        ", " +
        define("arith.cmpi slt, " + stream.along + ", " + all + " : " + type) +
        ", " + constant(tile, 0);
  }
  tile.name = define("tt.load " + stream.pointer + mask + " : " + stream.type);
  return tile;
}

void RandomMatrices::dotLoop() {
  static const std::vector<int64_t> extents = {16, 32};
  Types types = dotTypes(/*ofLoads=*/true);
  std::string element =
      types.element == "f32" || types.element == "i8" ? types.element : "f16";
  int64_t m = oneOf(extents), n = oneOf(extents), k = oneOf(extents);
  bool turnedA = below(4) == 0, turnedB = below(3) == 0;
  Stream a = turnedA ? stream(k, m, /*alongRows=*/false, element)
                     : stream(m, k, /*alongRows=*/true, element),
         b = turnedB ? stream(n, k, /*alongRows=*/true, element)
                     : stream(k, n, /*alongRows=*/false, element);
  Value sum{"", types.sum, {m, n}}, inside = sum;
  sum.name = constant(sum, 0);
  int64_t trips = below(kRandomSteps + 1);
  std::string from = integer(0), to = integer(trips), one = integer(1),
              depth = integer(k), total = integer(trips * k - below(k));
  std::string name = "%v" + std::to_string(next++);
  inside.name = name + "s";
  a.pointer = name + "a", b.pointer = name + "b";
  std::string types3 = typeOf(sum) + ", " + a.type + ", " + b.type;
  out += "  " + name + ":3 = scf.for " + name + "i = " + from + " to " + to +
         " step " + one + " iter_args(" + inside.name + " = " + sum.name +
         ", " + a.pointer + " = " + a.pointers + ", " + b.pointer + " = " +
         b.pointers + ") -> (" + types3 + ") : i32 {\n";
  std::string limit;
  if (below(2))
    limit = binary("arith.subi", total,
                   binary("arith.muli", name + "i", depth, "i32"), "i32");
  Value left = asOperand(loadTile(a, limit), types),
        right = asOperand(loadTile(b, below(2) ? limit : ""), types);
  Value result = multiplied(turnedA ? transposed(left) : left,
                            turnedB ? transposed(right) : right, inside, types);
  auto advance = [&](const Stream &s) {
    std::string step = constant({"", "i32", s.tile.shape}, s.step);
    return define("tt.addptr " + s.pointer + ", " + step + " : " + s.type +
                  ", " + typeOf(s.tile.shape, "i32"));
  };
  std::string nextA = advance(a), nextB = advance(b);
  unsigned stages = below(5);
  out += "  scf.yield " + result.name + ", " + nextA + ", " + nextB + " : " +
         types3 + "\n  }" +
         (stages ? " {tt.num_stages = " + std::to_string(stages) + " : i32}"
                 : "") +
         "\n";
  result.bound *= kRandomSteps;
  result.name = name + "#0";
  pool.push_back(result);
}

//===- Others -------------------------------------------------------------===//

void RandomMatrices::narrow() {
  const Value *found = find([](const Value &value) {
    return value.isFloat() && !value.shape.empty() && value.element != "f64";
  });
  if (!found)
    return;
  bool fine = below(2);
  Value value =
      rounded(limited(*found, fine ? 15 : 7), fine ? "f8E4M3FN" : "f8E5M2");
  if (value.shape.size() == 2 && below(2))
    value = transposed(value);
  Value result = value;
  result.element = oneOf<std::string>({"f16", "bf16", "f32"});
  add(result, "tt.fp_to_fp " + value.name + " : " + typeOf(value) + " -> " +
                  typeOf(result));
}

void RandomMatrices::loadBlock() {
  static const std::vector<int64_t> extents = {8, 16, 32};
  Value value{"", "i32", {oneOf(extents), oneOf(extents)}};
  int64_t rows = 1 + below(24), columns = 4 + below(36);
  std::string block = typeOf(value),
              pointer =
                  define("tt.make_tensor_ptr %in, [" + integer(rows, "i64") +
                         ", " + integer(columns, "i64") + "], [" +
                         integer(columns, "i64") + ", " + integer(1, "i64") +
                         "], [" + integer(int64_t(below(12)) - 4) + ", " +
                         integer(int64_t(below(12)) - 4) +
                         "] {order = array<i32: 1, 0>} : <" + block + ">");
  if (below(2))
    pointer = define("tt.advance " + pointer + ", [" +
                     integer(int64_t(below(9)) - 4) + ", " +
                     integer(int64_t(below(9)) - 4) + "] : <" + block + ">");
  add(value, "tt.load " + pointer +
                 " {boundaryCheck = array<i32: 0, 1>, padding = 1 : i32} : "
                 "!tt.ptr<" +
                 block + ">");
}

} // namespace kiln::test
