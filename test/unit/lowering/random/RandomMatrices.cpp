#include "test/unit/lowering/random/RandomMatrices.h"
#include "test/unit/lowering/random/RandomProgram.h"

#include <algorithm>

namespace kiln::test {

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

RandomValue RandomMatrices::transposed(Value value,
                                       const std::vector<unsigned> &order) {
  Value result = value;
  std::string text;
  for (size_t dim = 0; dim < order.size(); ++dim) {
    result.shape[dim] = value.shape[order[dim]];
    text += (dim ? ", " : "") + std::to_string(order[dim]);
  }
  result.name =
      define("tt.trans " + value.name + " {order = array<i32: " + text +
             ">} : " + typeOf(value) + " -> " + typeOf(result));
  return result;
}

/// From the pool, or from memory; perhaps transposed in flight.
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

int64_t RandomMatrices::extent() {
  return below(8) || warps < 4 ? oneOf<int64_t>({16, 32}) : 64;
}

void RandomMatrices::dot() {
  Types types = dotTypes(/*ofLoads=*/false);
  int64_t m = extent(), n = extent(), k = extent();
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

void RandomMatrices::loadDescribed() {
  std::string element = oneOf<std::string>({"f16", "f32", "i8"});
  Value value{"", element, {8 << below(3), 16 << below(2)}, kRandomTypedBound};
  std::string tile = "<" + typeOf(value) + ">",
              described = define(
                  "tt.make_tensor_descriptor " + typedInput(element) + ", [" +
                  integer(1 + below(40)) + ", " + integer(1 + below(64)) +
                  "], [" + integer(64, "i64") + ", " + integer(1, "i64") +
                  "] : <" + element + ">, " + tile);
  add(value, "tt.descriptor_load " + described + "[" +
                 integer(int64_t(below(12)) - 4) + ", " +
                 integer(int64_t(below(12)) - 4) + "] : !tt.tensordesc" + tile +
                 " -> " + typeOf(value));
}

} // namespace kiln::test
