// Random MIR with loops and joins, made of the instructions of random regions.
#ifndef KILN_TEST_RANDOMFLOW_H
#define KILN_TEST_RANDOMFLOW_H

#include "test/unit/sched-strategies/RandomRegion.h"
#include <array>

namespace kiln::test {

/// Loops, with a second latch or a second exit now and then, and branches that
/// join again, three deep. Registers made before are stepped, written again or
/// copied anywhere, so they meet at the joins; what is made on one path only is
/// not read after it.
class FlowGenerator : private RegionGenerator {
public:
  FlowGenerator(bool amd, unsigned seed) : RegionGenerator(seed), amd(amd) {}
  /// A function's blocks.
  std::string blocks();

private:
  /// Registers that may be read, by kind.
  using Pools = std::array<std::vector<unsigned>, 4>;
  Pools pools() const { return {words, wides, bits, quads}; }
  void restore(const Pools &pools);

  unsigned newBlock() { return blockCount++; }
  void startBlock(unsigned block);
  void jump(unsigned to);
  /// Jumps, or continues in a new block.
  void branch(unsigned to, const std::string &left, const std::string &right);
  void branch(unsigned to);

  void items(unsigned depth);
  void straight();
  void rewrite();
  void step();
  void count(const std::string &counter);
  void store(const std::string &word);
  void copy();
  void diamond(unsigned depth);
  void loop(unsigned depth);
  void leaveIteration();

  const bool amd;
  unsigned blockCount = 1;
  struct Loop {
    unsigned header, exit;
    /// Start alike; the twin is stepped anywhere in the loop, on a path that
    /// may be left out, the counter at its end.
    std::string counter, twin;
    bool isTwinStepped = false, breaks = false;
  };
  Loop *innermost = nullptr;
};

} // namespace kiln::test

#endif
