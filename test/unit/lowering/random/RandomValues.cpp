#include "test/unit/lowering/random/RandomValues.h"

namespace kiln::test {

int64_t RandomValue::elements() const {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

std::string typeOf(const std::vector<int64_t> &shape,
                   const std::string &element) {
  if (shape.empty())
    return element;
  std::string type = "tensor<";
  for (int64_t extent : shape)
    type += std::to_string(extent) + "x";
  return type + element + ">";
}
std::string typeOf(const RandomValue &value) {
  return typeOf(value.shape, value.element);
}

std::string RandomValues::define(const std::string &operation) {
  std::string name = fresh();
  out += "  " + name + " = " + operation + "\n";
  return name;
}

RandomValue RandomValues::add(Value value, const std::string &operation) {
  value.name = define(operation);
  pool.push_back(value);
  return value;
}

std::string RandomValues::binary(const std::string &op, const std::string &a,
                                 const std::string &b,
                                 const std::string &type) {
  return define(op + " " + a + ", " + b + " : " + type);
}

std::string RandomValues::constant(const Value &like, int64_t number) {
  std::string text = std::to_string(number) + (like.isFloat() ? ".0" : "");
  return define("arith.constant " +
                (like.shape.empty() ? text : "dense<" + text + ">") + " : " +
                typeOf(like));
}

std::string RandomValues::integer(int64_t number, const std::string &type) {
  return define("arith.constant " + std::to_string(number) + " : " + type);
}

RandomValue RandomValues::tensor() {
  return *find([](const Value &value) { return !value.shape.empty(); });
}

/// Another value of the same type; or a constant.
RandomValue RandomValues::partner(const Value &value) {
  if (below(4))
    if (const Value *found = find(
            [&](const Value &other) { return typeOf(other) == typeOf(value); }))
      return *found;
  Value other = value;
  other.bound = 1 + below(7);
  other.name = constant(value, other.bound);
  return other;
}

RandomValue RandomValues::limited(Value value, int64_t bound) {
  if (!value.isFloat() || value.bound <= bound)
    return value;
  std::string low = constant(value, -bound), high = constant(value, bound);
  value.name = define("tt.clampf " + value.name + ", " + low + ", " + high +
                      ", propagateNan = none : " + typeOf(value));
  value.bound = bound;
  return value;
}

std::string RandomValues::numbers(const std::vector<int64_t> &shape) {
  Value all{"", "i32", shape};
  std::string flat = typeOf({all.elements()}, "i32");
  std::string range =
      define("tt.make_range {start = 0 : i32, end = " +
             std::to_string(all.elements()) + " : i32} : " + flat);
  return shape.size() == 1 ? range
                           : define("tt.reshape " + range + " : " + flat +
                                    " -> " + typeOf(all));
}

std::string RandomValues::pointers(const std::string &base,
                                   const std::vector<int64_t> &shape,
                                   const std::string &offsets,
                                   const std::string &element) {
  std::string pointer = "!tt.ptr<" + element + ">",
              type = typeOf(shape, pointer);
  std::string splat =
      define("tt.splat " + base + " : " + pointer + " -> " + type);
  return define("tt.addptr " + splat + ", " + offsets + " : " + type + ", " +
                typeOf(shape, "i32"));
}

RandomValue RandomValues::castTo(Value from, const std::string &element) {
  if (from.element == element)
    return from;
  Value to = from;
  to.element = element;
  auto bits = [](const Value &value) {
    return std::stoi(
        value.element.substr(value.element.find_first_of("0123456789")));
  };
  auto convert = [&](const std::string &op) {
    to.name = define(op + " " + from.name + " : " + typeOf(from) + " to " +
                     typeOf(to));
    return to;
  };
  if (!from.isFloat() && !to.isFloat())
    return convert(bits(to) > bits(from) ? "arith.extsi" : "arith.trunci");
  if (!from.isFloat()) { // small whole numbers
    from.name =
        binary("arith.andi", from.name, constant(from, 15), typeOf(from));
    to.bound = 15;
    return convert("arith.sitofp");
  }
  from = limited(from, 15);
  to.bound = 15;
  if (!to.isFloat())
    return convert("arith.fptosi");
  if (bits(to) == bits(from)) { // f16 and bf16
    from = castTo(from, "f32");
    return castTo(from, element);
  }
  return convert(bits(to) > bits(from) ? "arith.extf" : "arith.truncf");
}

} // namespace kiln::test
