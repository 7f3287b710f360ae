// Random loops whose count of iterations only the launch knows, under directives
// that move work between iterations: loads by index or by a pointer
// that goes along, with masks or without, through indices in memory, of one
// place again and again; reductions with their barriers; stores between them.
// KILN_LOOP_SEEDS=<a>-<b> runs other seeds than the first 200, on after a
// failure.
#include "targets/gpu/GpuTarget.h"
#include "test/unit/Seeds.h"
#include "test/unit/lowering/Differential.h"
#include "llvm/Support/FormatVariadic.h"

using namespace kiln;
using namespace kiln::test;

namespace {

constexpr unsigned kMostIterations = 6;

/// A kernel made from a seed.
class RandomLoop {
public:
  explicit RandomLoop(uint64_t seed) : random(seed) {
    elements = 32u << below(4);
    warps = 1u << below(3);
    iterations = below(kMostIterations + 1);
    step = 1 + below(3);
  }

  std::string text() {
    std::string tensor = llvm::formatv("tensor<{0}xi32>", elements);
    std::string pointers = llvm::formatv("tensor<{0}x!tt.ptr<i32>>", elements);
    std::string out =
        R"(tt.func @k(%in: !tt.ptr<i32> {tt.divisibility = 16 : i32}, %at: !tt.ptr<i32>, %out: !tt.ptr<i32>, %n: i32, %last: i32) {
  %zero = arith.constant 0 : i32
  %step = arith.constant $step : i32
  %size = arith.constant $elements : i32
  %none = arith.constant dense<0> : $tensor
  %seven = arith.constant dense<7> : $tensor
  %range = tt.make_range {end = $elements : i32, start = 0 : i32} : $tensor
  %sizes = tt.splat %size : i32 -> $tensor
  %lasts = tt.splat %last : i32 -> $tensor
  %ins = tt.splat %in : !tt.ptr<i32> -> $pointers
  %ats = tt.splat %at : !tt.ptr<i32> -> $pointers
  %outs = tt.splat %out : !tt.ptr<i32> -> $pointers
  %first = tt.addptr %ins, %range : $pointers, $tensor
  %r:2 = scf.for %i = %zero to %n step %step iter_args(%acc = %none, %p = %first) -> ($tensor, $pointers) : i32 {
    %start = arith.muli %i, %size : i32
    %starts = tt.splat %start : i32 -> $tensor
    %places = arith.addi %starts, %range : $tensor
    %inside = arith.cmpi slt, $masked, %lasts : $tensor
)";
    std::string value = "%acc";
    unsigned loads = 1 + below(3);
    for (unsigned load = 0; load != loads; ++load)
      value = addLoad(out, value, load);
    if (below(2))
      out += "    %sum = \"tt.reduce\"(" + value + R"() <{axis = 0 : i32}> ({
    ^bb0(%a: i32, %b: i32):
      %c = arith.addi %a, %b : i32
      tt.reduce.return %c : i32
    }) : ($tensor) -> i32
    %sums = tt.splat %sum : i32 -> $tensor
    %both = arith.xori %sums, )" +
             value + " : $tensor\n";
    else
      out += "    %both = arith.addi " + value + ", %starts : $tensor\n";
    if (below(2))
      out += R"(    %to = tt.addptr %outs, %places : $pointers, $tensor
    tt.store %to, %both : $pointers
)";
    out += R"(    %next = tt.addptr %p, %sizes : $pointers, $tensor
    scf.yield %both, %next : $tensor, $pointers
  }
  %end = tt.addptr %outs, %range : $pointers, $tensor
  tt.store %end, %r#0 : $pointers
  tt.return
}
)";
    return fill(out, {{"elements", std::to_string(elements)},
                      {"pointers", pointers},
                      {"tensor", tensor},
                      {"masked", below(2) ? "%places" : "%range"},
                      {"step", std::to_string(step)}});
  }

  /// Directives for passes over LLVM IR. The buffers do not overlap, so that
  /// assumption is kept.
  std::string directives() {
    static const char *const schedules[] = {
        "source; pipeline(noalias=true)",
        "source; pipeline(distance=2, registers=255, noalias=true)",
        "source; pipeline(distance=4, registers=255)",
        "source; unroll",
        "source; unroll(count=5)",
        "source; unroll; pipeline(registers=255, noalias=true)",
        "source; unroll(count=3); pipeline(distance=3, registers=255)",
    };
    return schedules[below(std::size(schedules))];
  }

  uint64_t below(uint64_t bound) { return random() % bound; }

  unsigned elements = 0, warps = 0, iterations = 0, step = 1;

private:
  /// Adds a load to the iteration; returns the accumulated value.
  std::string addLoad(std::string &out, const std::string &value,
                      unsigned number) {
    std::string n = std::to_string(number);
    switch (below(5)) {
    case 0: // along with a pointer, which goes one tile an iteration
      out += "    %x" + n + " = tt.load %p, %inside, %none : $pointers\n";
      break;
    case 1: // by index, under a mask
      out += "    %q" + n +
             " = tt.addptr %ins, %places : $pointers, $tensor\n    %x" + n +
             " = tt.load %q" + n + ", %inside, %seven : $pointers\n";
      break;
    case 2: // by index, always
      out += "    %q" + n +
             " = tt.addptr %ats, %places : $pointers, $tensor\n    %x" + n +
             " = tt.load %q" + n + " : $pointers\n";
      break;
    case 3: // through an index in memory
      out += "    %q" + n +
             " = tt.addptr %ats, %places : $pointers, $tensor\n    %j" + n +
             " = tt.load %q" + n + " : $pointers\n    %w" + n +
             " = tt.addptr %ins, %j" + n + " : $pointers, $tensor\n    %x" + n +
             " = tt.load %w" + n + ", %inside, %none : $pointers\n";
      break;
    default: // the same place in every iteration
      out += "    %q" + n +
             " = tt.addptr %ats, %range : $pointers, $tensor\n    %x" + n +
             " = tt.load %q" + n + " : $pointers\n";
    }
    static const char *const operations[] = {"addi", "xori", "muli", "subi"};
    out += "    %v" + n + " = arith." + operations[below(4)] + " %x" + n +
           ", " + value + " : $tensor\n";
    return "%v" + n;
  }

  std::mt19937_64 random;
};

bool agrees(uint64_t seed) {
  RandomLoop loop(seed);
  std::string text = loop.text();
  std::string directives = loop.directives();
  const char *targets[] = {"sm_90a",  "gfx942", "gfx1100", "sm_80",  "gfx90a",
                           "gfx1201", "gfx950", "sm_120a", "sm_100a"};
  const char *target = targets[seed % std::size(targets)];
  SCOPED_TRACE("KILN_LOOP_SEEDS=" + std::to_string(seed) + "-" +
               std::to_string(seed) + ", " + target + ", " +
               std::to_string(loop.warps) + " warps, " +
               std::to_string(loop.iterations) + " iterations, directives '" +
               directives + "':\n" + text);
  // Memory ends where the last iteration that happens does, to an element: an
  // access of an iteration that never comes is an error of the emulator's.
  unsigned tiles =
      loop.iterations ? (loop.iterations - 1) / loop.step * loop.step + 1 : 1;
  unsigned places = tiles * loop.elements;
  std::vector<int32_t> in(places), at(places), out(places, 0);
  for (unsigned place = 0; place != places; ++place) {
    in[place] = int32_t(loop.below(2001)) - 1000;
    at[place] = loop.below(places);
  }
  unsigned last = loop.below(2) ? places : loop.below(places + 1);
  Differential run(text);
  run.directives(directives);
  run.buffer(in)
      .buffer(at)
      .buffer(out)
      .scalar(loop.iterations, 4)
      .scalar(last, 4);
  std::vector<DeviceBuffer> good = run.expected();
  std::vector<DeviceBuffer> got =
      run.found(*lookupGpuTarget(target), loop.warps);
  EXPECT_EQ(good[2].bytes, got[2].bytes);
  return !testing::Test::HasFailure();
}

TEST(RandomLoops, AgreeWithTheReference) {
  runSeeds("KILN_LOOP_SEEDS", 200, agrees);
}

} // namespace
