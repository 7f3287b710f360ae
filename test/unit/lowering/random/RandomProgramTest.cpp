// Random kernels on the reference and on the emulator of one target each.
// KILN_SEED=<n> repeats one, KILN_SEEDS=<n> runs that many.
#include "test/unit/lowering/random/RandomProgram.h"
#include "test/unit/lowering/Differential.h"

#include <cstdlib>

using namespace kiln;
using namespace kiln::test;

namespace {

/// A fifth of a second each: half a minute on two idle cores.
constexpr uint64_t kSeeds = 500;

uint64_t fromEnvironment(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

/// False after the first failure, which says the seed and the program.
bool agrees(uint64_t seed) {
  RandomProgram program = makeRandomProgram(seed);
  const char *targets[] = {"sm_90a", "gfx942", "gfx1100"};
  const char *target = targets[seed % 3];
  SCOPED_TRACE("KILN_SEED=" + std::to_string(seed) + ", " + target + ", " +
               std::to_string(program.warps) + " warps:\n" + program.text);
  Differential run(program.text);
  run.buffer(smallNumbers<int32_t>(kRandomInputWords, -1000, 1000, seed))
      .buffer(std::vector<int32_t>(kRandomOutputWords, 0));
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

TEST(RandomPrograms, AgreeWithTheReference) {
  if (std::getenv("KILN_SEED")) {
    agrees(fromEnvironment("KILN_SEED", 0));
    return;
  }
  uint64_t count = fromEnvironment("KILN_SEEDS", kSeeds);
  for (uint64_t seed = 0; seed < count; ++seed)
    if (!agrees(seed))
      return;
}

} // namespace
