// Random kernels of tile IR whose results are exact, so that the reference and
// every lowering must agree on every bit.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMPROGRAM_H
#define KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMPROGRAM_H

#include <cstdint>
#include <string>

namespace kiln::test {

/// Words of the buffer that a random kernel reads; addresses wrap at it.
inline constexpr unsigned kRandomInputWords = 1024;
/// Words of the buffer that it writes.
inline constexpr unsigned kRandomOutputWords = 8192;
/// Words at its end that only atomics touch.
inline constexpr unsigned kRandomAtomicWords = 1024;
/// Words after these, which one loop stores to in each iteration: the elements
/// of the largest tile.
inline constexpr unsigned kRandomIterationWords = 4096;

/// Elements of each of its inputs of other types, and their magnitude.
inline constexpr unsigned kRandomTypedElements = 1 << 14;
inline constexpr int kRandomTypedBound = 4;
/// Iterations of a loop over tiles, at most.
inline constexpr unsigned kRandomSteps = 4;

/// A kernel `k` of pointers: to the words that it reads, to the words that it
/// writes, and to whole numbers as f16, f32 and i8.
struct RandomProgram {
  std::string text;
  /// Of a block.
  unsigned warps;
  /// Of the pipelines of loops that do not say themselves.
  unsigned stages;
};

/// The kernel of a seed: the same everywhere.
RandomProgram makeRandomProgram(uint64_t seed);

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMPROGRAM_H
