// The statements of random programs that concern matrices: dots, loops of them,
// 8-bit floats, and blocks of memory.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMMATRICES_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMMATRICES_H

#include "test/unit/lowering/random/RandomValues.h"

namespace kiln::test {

class RandomMatrices : protected RandomValues {
protected:
  using RandomValues::RandomValues;

  /// A dot of values from anywhere.
  void dot();
  /// A loop that loads two tiles and multiplies them, perhaps in stages.
  void dotLoop();
  /// A value as 8-bit floats and back.
  void narrow();
  /// A block of the input, perhaps partly beyond its bounds.
  void loadBlock();

private:
  /// The types of one dot, and how large its operands may be.
  struct Types {
    std::string element, sum, precision;
    int64_t bound;
    bool isNarrow() const { return element.substr(0, 2) == "f8"; }
  };
  Types dotTypes(bool ofLoads);
  Value multiplied(Value a, Value b, const Value &sum, const Types &types);
  Value operand(int64_t rows, int64_t columns, const Types &types);
  Value asOperand(Value value, const Types &types);
  Value transposed(Value value);
  Value rounded(Value value, const std::string &element);
  Value loaded(const std::vector<int64_t> &shape, const std::string &element);
  std::string typedInput(const std::string &element);
  std::string integer(int64_t number, const std::string &type = "i32");

  /// One operand of a loop: where its tiles are, and what the iterations do.
  struct Stream {
    Value tile;
    std::string offsets, along, pointers, pointer, type;
    int64_t step;
  };
  Stream stream(int64_t rows, int64_t columns, bool alongRows,
                const std::string &element);
  Value loadTile(const Stream &stream, const std::string &limit);
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMMATRICES_H
