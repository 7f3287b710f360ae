// The statements of random programs in which elements meet: along an axis, in a
// table, in memory.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMCOMBINES_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMCOMBINES_H

#include "test/unit/lowering/random/RandomTiles.h"

namespace kiln::test {

class RandomCombines : protected RandomTiles {
protected:
  using RandomTiles::RandomTiles;

  void reduce();
  void scan();
  /// The same with two operands that are combined together.
  void reducePair();
  void scanPair();
  void gather();
  void histogram();
  /// Atomics in which several elements share words, and what they find there
  /// is unknown.
  void atomic();
  /// Atomics of elements with a word each, so that what they find is known.
  void ownWords();

private:
  struct Pair {
    Value first, second;
  };
  Value summable(Value value, int64_t extent);
  std::string combiner(const Value &value, const std::string &op);
  /// A reduction or a scan, by the name of the operation.
  void combine(const std::string &op);
  Pair pair();
  std::string pairCombiner(const Pair &values);
  void combinePair(const Pair &values, const std::string &op,
                   const std::string &attributes, const std::string &body,
                   unsigned erased);
  std::string words(const Value &like, unsigned first,
                    const std::string &element);

  unsigned ownedWords = 0;
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMCOMBINES_H
