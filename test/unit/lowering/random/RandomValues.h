// The pool of values that a random program grows over. Integers wrap; floats
// are whole numbers below a bound that each value carries, so that no sum or
// product is ever rounded, in whatever order and however fused.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMVALUES_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMVALUES_H

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace kiln::test {

/// A value of the program.
struct RandomValue {
  std::string name, element;
  std::vector<int64_t> shape; ///< empty: a scalar
  int64_t bound = 0;          ///< of a float's magnitude

  bool isFloat() const { return element[0] == 'f' || element[0] == 'b'; }
  int64_t elements() const;
};

std::string typeOf(const std::vector<int64_t> &shape,
                   const std::string &element);
std::string typeOf(const RandomValue &value);

class RandomValues {
protected:
  using Value = RandomValue;
  explicit RandomValues(uint64_t seed) : engine(seed), warps(1u << below(4)) {}

  unsigned below(unsigned bound) { return unsigned(engine() % bound); }
  template <typename T> const T &oneOf(const std::vector<T> &choices) {
    return choices[below(choices.size())];
  }
  /// A name that nothing has yet.
  std::string fresh() { return "%v" + std::to_string(next++); }
  /// Appends an operation; the name of its result.
  std::string define(const std::string &operation);
  /// The same, with the result in the pool under the type of `value`.
  Value add(Value value, const std::string &operation);
  std::string binary(const std::string &op, const std::string &a,
                     const std::string &b, const std::string &type);
  std::string constant(const Value &like, int64_t number);
  std::string integer(int64_t number, const std::string &type = "i32");
  /// A value for which `accepts` holds; one that was just made, more often.
  template <typename Accepts> const Value *find(Accepts accepts) {
    std::vector<size_t> found;
    for (size_t index = 0; index < pool.size(); ++index)
      if (accepts(pool[index]))
        found.push_back(index);
    if (found.empty())
      return nullptr;
    size_t last = found.size() - 1;
    return &pool[found[below(2) ? last : below(found.size())]];
  }
  Value tensor();
  /// The value with its magnitude limited to `bound`.
  Value limited(Value value, int64_t bound);
  Value castTo(Value from, const std::string &element);
  /// 0, 1, ... in row-major order.
  std::string numbers(const std::vector<int64_t> &shape);
  std::string pointers(const std::string &base,
                       const std::vector<int64_t> &shape,
                       const std::string &offsets,
                       const std::string &element = "i32");

  /// Another value of the same type; or a constant.
  Value partner(const Value &value);

  std::mt19937_64 engine;
  unsigned warps; ///< of a block
  std::string out;
  unsigned next = 0;
  std::vector<Value> pool;
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMVALUES_H
