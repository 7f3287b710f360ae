// Random kernels on the reference and on the emulator of one target each.
// KILN_SEED=<n> repeats one, KILN_SEEDS=<n> runs that many.
#include "test/unit/lowering/random/RandomProgram.h"
#include "test/unit/lowering/Differential.h"

#include <cstdlib>

using namespace kiln;
using namespace kiln::test;

namespace {

/// Half a second each: two minutes on two idle cores.
constexpr uint64_t kSeeds = 500;

uint64_t fromEnvironment(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

template <typename T> std::vector<T> typedInput(uint64_t seed) {
  return smallNumbers<T>(kRandomTypedElements, -kRandomTypedBound,
                         kRandomTypedBound, seed);
}

/// False after the first failure, which says the seed and the program.
bool agrees(uint64_t seed) {
  RandomProgram program = makeRandomProgram(seed);
  const char *targets[] = {"sm_90a", "gfx942",  "gfx1100", "sm_80",
                           "gfx90a", "gfx1201", "gfx950",  "sm_120a"};
  const char *target = targets[seed % std::size(targets)];
  SCOPED_TRACE("KILN_SEED=" + std::to_string(seed) + ", " + target + ", " +
               std::to_string(program.warps) + " warps:\n" + program.text);
  Differential run(program.text);
  run.buffer(smallNumbers<int32_t>(kRandomInputWords, -1000, 1000, seed))
      .buffer(std::vector<int32_t>(kRandomOutputWords, 0))
      .buffer(typedInput<_Float16>(seed))
      .buffer(typedInput<float>(seed + 1))
      .buffer(typedInput<int8_t>(seed + 2));
  std::vector<DeviceBuffer> good = run.expected();
  std::vector<DeviceBuffer> got =
      run.found(*lookupGpuTarget(target), program.warps);
  for (size_t at = 0; at < good[1].bytes.size(); at += 4) {
    int32_t a, b;
    memcpy(&a, &good[1].bytes[at], 4);
    memcpy(&b, &got[1].bytes[at], 4);
    if (a != b) {
      ADD_FAILURE() << "out[" << at / 4 << "]: expected " << a << ", found "
                    << b;
      break;
    }
  }
  return !testing::Test::HasFailure();
}

/// Shards run side by side.
constexpr unsigned kShards = 10;

class RandomPrograms : public testing::TestWithParam<unsigned> {};

TEST_P(RandomPrograms, AgreeWithTheReference) {
  if (std::getenv("KILN_SEED")) {
    if (GetParam() == 0)
      agrees(fromEnvironment("KILN_SEED", 0));
    return;
  }
  uint64_t count = fromEnvironment("KILN_SEEDS", kSeeds);
  for (uint64_t seed = GetParam(); seed < count; seed += kShards)
    if (!agrees(seed))
      return;
}

INSTANTIATE_TEST_SUITE_P(Shards, RandomPrograms, testing::Range(0u, kShards));

} // namespace
