// The statements of random programs that compute without control flow.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMSTATEMENTS_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMSTATEMENTS_H

#include "test/unit/lowering/random/RandomMatrices.h"

namespace kiln::test {

class RandomStatements : protected RandomMatrices {
protected:
  using RandomMatrices::RandomMatrices;

  /// Appends one statement of a random kind, if the pool has what it needs.
  void dataStatement();
  /// Consecutive words, or words at computed places; perhaps under a mask.
  void load();

private:
  std::vector<int64_t> randomShape();
  Value summable(Value value, int64_t extent);
  std::string combiner(const Value &value, const std::string &op);
  void arithmetic();
  void compareAndSelect();
  void cast();
  void reshape();
  void transpose();
  void broadcast();
  void join();
  void split();
  void reduce();
  void scan();
  void gather();
  void histogram();
  void atomic();
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMSTATEMENTS_H
