// The statements of random programs that concern matrices: dots, 8-bit floats,
// and blocks of memory.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMMATRICES_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMMATRICES_H

#include "test/unit/lowering/random/RandomValues.h"

namespace kiln::test {

class RandomMatrices : protected RandomValues {
protected:
  using RandomValues::RandomValues;

  /// A dot of values from anywhere.
  void dot();
  /// A value as 8-bit floats and back.
  void narrow();
  /// A block of the input, perhaps partly beyond its bounds.
  void loadBlock();
  /// The same of another type, by a descriptor.
  void loadDescribed();

  /// The types of one dot, and how large its operands may be.
  struct Types {
    std::string element, sum, precision;
    int64_t bound;
    bool isNarrow() const { return element.substr(0, 2) == "f8"; }
  };
  Types dotTypes(bool ofLoads);
  /// The extent of a dot, rarely a large one, for which one warp has too few
  /// registers.
  int64_t extent();
  Value multiplied(Value a, Value b, const Value &sum, const Types &types);
  /// A value with the element type of an operand.
  Value asOperand(Value value, const Types &types);
  Value transposed(Value value, const std::vector<unsigned> &order = {1, 0});
  /// The parameter that holds elements of a type.
  std::string typedInput(const std::string &element);

private:
  Value operand(int64_t rows, int64_t columns, const Types &types);
  Value rounded(Value value, const std::string &element);
  Value loaded(const std::vector<int64_t> &shape, const std::string &element);
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMMATRICES_H
