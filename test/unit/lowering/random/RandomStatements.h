// The statements of random programs that compute without control flow.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMSTATEMENTS_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMSTATEMENTS_H

#include "test/unit/lowering/random/RandomCombines.h"

namespace kiln::test {

class RandomStatements : protected RandomCombines {
protected:
  using RandomCombines::RandomCombines;

  /// Appends one statement of a random kind, if the pool has what it needs.
  void dataStatement();
  /// Consecutive words, or words at computed places; perhaps under a mask.
  void load();

private:
  std::vector<int64_t> randomShape();
  std::string compared(const Value &a, const Value &b);
  void arithmetic();
  void unary();
  void compareAndSelect();
  void predicate();
  void cast();
  void reshape();
  void transpose();
  void broadcast();
  void join();
  void split();
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMSTATEMENTS_H
