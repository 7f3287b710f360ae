// The loops of random programs over tiles of matrices in memory, which dots
// consume: what software pipelining is for.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMTILES_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMTILES_H

#include "test/unit/lowering/random/RandomMatrices.h"

namespace kiln::test {

class RandomTiles : protected RandomMatrices {
protected:
  using RandomMatrices::RandomMatrices;

  /// A loop that loads two tiles and multiplies them, perhaps in stages.
  void dotLoop();
  /// A loop of two dots, of which the second takes what rows of the first give,
  /// as attention does.
  void attentionLoop();

private:
  /// A loop whose iterations carry values.
  struct Loop {
    std::string name, index, types;
    std::vector<std::string> inside;
    std::string result(unsigned number) const {
      return name + "#" + std::to_string(number);
    }
  };
  Loop openLoop(int64_t trips, const std::vector<Value> &carried);
  void closeLoop(const Loop &loop, const std::vector<std::string> &results);

  /// One operand of a loop: where its tiles are, and what the iterations do.
  struct Stream {
    Value tile;
    /// The pointers of the first tile, and of this iteration's.
    Value first;
    std::string pointer;
    /// The number of each element along what the loop goes, and across it.
    std::string along, across;
    std::vector<int64_t> step;
    bool isBlock = false;
  };
  enum class Goes { AlongRows, AcrossRows };
  Stream stream(int64_t rows, int64_t columns, Goes goes,
                const std::string &element);
  void makeBlock(Stream &stream, int64_t pitch);
  void makePointers(Stream &stream, int64_t pitch, Goes goes);
  Value loadTile(const Stream &stream, const std::string &limit);
  std::string advanced(const Stream &stream);
  std::string spread(const std::string &vector, const Value &like,
                     unsigned axis);
  Value unpacked(Value nibbles);
  Value widened(Value tile);
  void storeIteration(const Value &value, const std::string &iteration);
  Value largestOfRows(const Value &value);

  bool storesIterations = false;
};

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMTILES_H
