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
inline constexpr unsigned kRandomOutputWords = 4096;

/// A kernel `k` of two parameters, `!tt.ptr<i32>` each: what it reads and what
/// it writes.
struct RandomProgram {
  std::string text;
  /// Of a block.
  unsigned warps;
};

/// The kernel of a seed: the same everywhere.
RandomProgram makeRandomProgram(uint64_t seed);

} // namespace kiln::test

#endif // KILN_TEST_UNIT_LOWERING_RANDOM_RANDOMPROGRAM_H
