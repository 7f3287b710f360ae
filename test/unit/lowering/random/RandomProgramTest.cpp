// Random kernels on the reference and on the emulator of one target each.
// KILN_SEED=<n> repeats one, KILN_SEEDS=<n> runs that many from 0, and
// KILN_SEEDS=<a>-<b> runs those from a to b, on after a failure.
#include "test/unit/lowering/random/RandomProgram.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/Differential.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"
#include <cstdlib>
#include <sys/resource.h>

using namespace kiln;
using namespace kiln::test;

namespace {

/// Two minutes of one core, in all.
constexpr uint64_t kSeeds = 500;
/// Of a core, for one seed: a hundred times what the slowest one takes, so that
/// a hang is told from a slow machine.
constexpr unsigned kSeedSeconds = 120;

llvm::StringRef variable(const char *name) {
  const char *text = std::getenv(name);
  return text ? text : "";
}

/// Seeds from the first to before the last.
struct SeedRange {
  uint64_t first = 0, last = kSeeds;
  bool chosen = false;
};

SeedRange seedRange() {
  SeedRange range;
  llvm::StringRef one = variable("KILN_SEED"), many = variable("KILN_SEEDS");
  if (!one.getAsInteger(10, range.first))
    return {range.first, range.first + 1, true};
  auto [from, to] = many.split('-');
  if (to.empty() && !many.getAsInteger(10, range.last))
    return {0, range.last, true};
  if (!from.getAsInteger(10, range.first) && !to.getAsInteger(10, range.last))
    return {range.first, range.last + 1, true};
  EXPECT_TRUE(one.empty() && many.empty())
      << "KILN_SEED and KILN_SEEDS want a number, the latter perhaps a range, "
         "such as 500-999";
  return range;
}

/// While it lives, a kernel that never ends is killed by a signal, which says
/// which kernel it was.
class TimeLimit {
public:
  TimeLimit() {
    rusage used;
    getrusage(RUSAGE_SELF, &used);
    getrlimit(RLIMIT_CPU, &before);
    rlimit limit = before;
    limit.rlim_cur = used.ru_utime.tv_sec + used.ru_stime.tv_sec + kSeedSeconds;
    setrlimit(RLIMIT_CPU, &limit);
  }
  ~TimeLimit() { setrlimit(RLIMIT_CPU, &before); }

private:
  rlimit before;
};

template <typename T> std::vector<T> typedInput(uint64_t seed) {
  return smallNumbers<T>(kRandomTypedElements, -kRandomTypedBound,
                         kRandomTypedBound, seed);
}

/// What the kernel orders of passes over LLVM IR, by seed: nothing, for a half.
/// The buffers of a program do not overlap, so noalias holds.
std::string directivesOf(uint64_t seed) {
  const char *directives[] = {
      "", "source; pipeline",
      "", "source; unroll; pipeline(distance=2, registers=255, noalias=true)",
      "", "source; unroll(count=3)",
      "", "source; pipeline(distance=3, registers=100, noalias=true)",
  };
  return directives[seed / 8 % std::size(directives)];
}

/// Whether a seed's kernel does what it means; a failure says the seed and the
/// program, a crash the seed.
bool agrees(uint64_t seed) {
  RandomProgram program = makeRandomProgram(seed);
  const char *targets[] = {"sm_90a",  "gfx942", "gfx1100", "sm_80",  "gfx90a",
                           "gfx1201", "gfx950", "sm_120a", "sm_100a"};
  const char *target = targets[seed % std::size(targets)];
  std::string name = "KILN_SEED=" + std::to_string(seed) + ", " + target +
                     ", " + std::to_string(program.warps) + " warps, " +
                     std::to_string(program.stages) + " stages, directives '" +
                     directivesOf(seed) + "'";
  llvm::PrettyStackTraceString crash(name.c_str());
  SCOPED_TRACE(name + ":\n" + program.text);
  TimeLimit limit;
  Differential run(program.text);
  run.directives(directivesOf(seed));
  run.buffer(smallNumbers<int32_t>(kRandomInputWords, -1000, 1000, seed))
      .buffer(
          std::vector<int32_t>(kRandomOutputWords + kRandomIterationWords, 0))
      .buffer(typedInput<_Float16>(seed))
      .buffer(typedInput<float>(seed + 1))
      .buffer(typedInput<int8_t>(seed + 2));
  std::vector<DeviceBuffer> good = run.expected();
  std::vector<DeviceBuffer> got =
      run.found(*lookupGpuTarget(target), program.warps, program.stages);
  for (size_t at = 0; at < good[1].bytes.size(); at += 4) {
    int32_t a, b;
    memcpy(&a, &good[1].bytes[at], 4);
    memcpy(&b, &got[1].bytes[at], 4);
    if (a != b) {
      ADD_FAILURE() << "out[" << at / 4 << "]: expected " << a << ", found "
                    << b;
      return false;
    }
  }
  return !testing::Test::HasFailure();
}

/// Shards run side by side.
constexpr unsigned kShards = 10;

/// Has a crash say which seed it was.
void nameCrashes() {
  llvm::sys::PrintStackTraceOnErrorSignal("");
  llvm::EnablePrettyStackTrace();
  llvm::setBugReportMsg("");
}

class RandomPrograms : public testing::TestWithParam<unsigned> {
protected:
  static void SetUpTestSuite() { nameCrashes(); }
};

TEST_P(RandomPrograms, AgreeWithTheReference) {
  SeedRange range = seedRange();
  for (uint64_t seed = range.first; seed < range.last; ++seed)
    if (seed % kShards == GetParam() && !agrees(seed) && !range.chosen)
      return;
}

/// Failures of longer runs, each mended since.
TEST(RandomProgramsOnce, StillAgree) {
  nameCrashes();
  for (uint64_t seed : {3141, 13842, 14198, 22537, 33594})
    agrees(seed);
}

INSTANTIATE_TEST_SUITE_P(Shards, RandomPrograms, testing::Range(0u, kShards));

} // namespace
