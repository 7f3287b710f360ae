#include "targets/simulator/path/TracePath.h"
#include "targets/simulator/path/Footprint.h"
#include "targets/simulator/path/TracedCache.h"
#include "targets/simulator/path/WarpState.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

/// One warp.
class Tracer {
public:
  Tracer(const ModelProgram &program, ArrayRef<TracedInstruction> code,
         const ConstantBank &bank, const LaunchValues &launch, unsigned warp,
         const TraceLimits &limits, TracedCache &cache)
      : ops(program.ops), code(code), partitions(program.gpu->partitions),
        state(bank, launch, warp), likely(ops, limits.turns, limits.turns),
        limits(limits), cache(cache),
        most(double(limits.mostInterpreted) * tracedLanes / launch.threads) {
    path.turns = limits.turns;
    for (const ModelLoop &loop : findModelLoops(ops, ModelSpin::Waits))
      loops.push_back({loop});
  }

  /// Executes the next operation; false: there is none.
  bool advance();
  Path path;
  TraceFacts facts;

private:
  void enter(uint32_t index);
  uint32_t next(uint32_t index);
  PathStep step(uint32_t index);
  void place(PathStep &step, const TracedInstruction &one, uint32_t active);

  ArrayRef<ModelOp> ops;
  ArrayRef<TracedInstruction> code;
  unsigned partitions;
  WarpState state;
  LikelyWalk likely;
  struct LoopState {
    ModelLoop loop;
    /// Iterations since it was entered; 0: outside.
    unsigned turns = 0;
    /// Since then, whether nobody knew if it was to be left.
    bool isGuessed = false;
  };
  std::vector<LoopState> loops;
  const TraceLimits &limits;
  TracedCache &cache;
  uint32_t at = 0;
  /// Of this warp.
  double most;
};

/// Counts iterations.
void Tracer::enter(uint32_t index) {
  for (LoopState &loop : loops) {
    if (!loop.loop.contains(index))
      loop.turns = 0, loop.isGuessed = false;
    else if (loop.loop.header == index)
      ++loop.turns;
    else if (loop.turns == 0)
      loop.turns = 1;
  }
}

uint32_t Tracer::next(uint32_t index) {
  const ModelOp &op = ops[index];
  uint32_t guess = likely.next(index);
  if (op.flow == ModelOp::End)
    return guess;
  if (op.flow == ModelOp::Jump) {
    // Out of a loop that may have been left before, had anybody known when.
    auto isGuessed = [&](const LoopState &loop) {
      return loop.loop.header == op.target && loop.isGuessed;
    };
    return op.target > index || any_of(loops, isGuessed) ? guess : op.target;
  }
  if (op.flow != ModelOp::Branch && !code[index].isExit)
    return guess;
  bool isBranch = op.flow == ModelOp::Branch;
  switch (state.turns(code[index], isBranch && op.target <= index)) {
  case TracedTurn::Yes:
    ++facts.known;
    return isBranch ? op.target : ops.size();
  case TracedTurn::No:
    ++facts.known;
    return index + 1;
  case TracedTurn::Unknown:
    break;
  }
  ++facts.guessed;
  for (LoopState &loop : loops)
    loop.isGuessed |= loop.loop.contains(index) &&
                      (!isBranch || !loop.loop.contains(op.target));
  return guess;
}

/// What an access costs by its addresses.
void Tracer::place(PathStep &step, const TracedInstruction &one,
                   uint32_t active) {
  LaneAddresses addresses;
  bool isDevice =
      one.memory == TracedMemory::Device || one.memory == TracedMemory::Copy;
  if (!state.addresses(one, addresses, !isDevice)) {
    ++facts.unaddressed;
    return;
  }
  ++facts.addressed;
  // The pipe's cycles are of a partition, passes of the whole SM.
  const ModelOp &op = ops[step.op];
  if (isDevice) {
    unsigned bytes = one.accessBytes ? one.accessBytes : 4;
    double share = double(popcount(active)) / tracedLanes;
    bool bypasses = one.isStore || one.memory == TracedMemory::Copy;
    TracedCache::Bytes moved =
        cache.access(sectorsOf(addresses, active, bytes), bypasses);
    step.nearBytes = moved.near, step.farBytes = moved.far;
    step.pipeCycles =
        std::max(float(op.pipeCycles * share),
                 float(partitions * linesOf(addresses, active, bytes)));
    return;
  }
  unsigned passes = one.memory == TracedMemory::Matrices
                        ? matrixPassesOf(addresses, 1u << one.word.field(72, 2))
                        : passesOf(addresses, active, one.accessBytes);
  step.pipeCycles = partitions * passes;
}

PathStep Tracer::step(uint32_t index) {
  PathStep result{index};
  const TracedInstruction &one = code[index];
  if (one.memory == TracedMemory::None)
    return result;
  std::optional<uint32_t> active = state.active(one);
  if (one.memory == TracedMemory::Copy)
    active = state.copies(one, active);
  if (active && !*active) { // It issues, and nothing goes anywhere.
    result.nearBytes = 0;
    result.pipeCycles = 1;
    return result;
  }
  place(result, one, active.value_or(allLanes));
  return result;
}

bool Tracer::advance() {
  if (at >= ops.size() || path.whole >= most)
    return false;
  ++path.whole;
  enter(at);
  unsigned turn = 1;
  for (const LoopState &loop : loops)
    turn = std::max(turn, loop.turns);
  if (turn <= limits.turns && path.steps.size() < limits.mostKept) {
    path.steps.push_back(step(at));
    path.steps.back().turn = turn;
  }
  uint32_t following = next(at);
  state.execute(code[at]);
  at = following;
  return true;
}

/// All warps, one operation each in turn, since they share the first cache.
void runAll(std::vector<Tracer> &warps) {
  for (bool goesOn = true; goesOn;) {
    goesOn = false;
    for (Tracer &warp : warps)
      goesOn |= warp.advance();
  }
}

std::vector<Tracer> warpsOf(const ModelProgram &program,
                            ArrayRef<TracedInstruction> code,
                            const ConstantBank &bank,
                            const LaunchValues &launch,
                            const TraceLimits &limits, TracedCache &cache) {
  std::vector<Tracer> warps;
  for (unsigned warp = 0; warp * tracedLanes < launch.threads; ++warp)
    warps.emplace_back(program, code, bank, launch, warp, limits, cache);
  return warps;
}

} // namespace

std::vector<Path> traceBlock(const ModelProgram &program,
                             ArrayRef<TracedInstruction> code,
                             const ConstantBank &bank,
                             const LaunchValues &launch,
                             const TraceLimits &limits, TraceFacts *facts) {
  TracedCache cache(limits.cacheBytes);
  // What the next blocks in each direction touch, the second cache has.
  for (unsigned axis = 0; axis != 3; ++axis) {
    LaunchValues other = launch;
    if (++other.block[axis] >= launch.grid[axis])
      continue;
    TracedCache theirs(limits.cacheBytes);
    TraceLimits shorter = limits;
    shorter.mostInterpreted = limits.mostKept * launch.threads / tracedLanes;
    std::vector<Tracer> warps =
        warpsOf(program, code, bank, other, shorter, theirs);
    runAll(warps);
    cache.share(theirs);
  }
  std::vector<Tracer> warps =
      warpsOf(program, code, bank, launch, limits, cache);
  runAll(warps);
  std::vector<Path> paths;
  for (Tracer &warp : warps) {
    paths.push_back(std::move(warp.path));
    if (facts && paths.size() == 1)
      *facts = warp.facts;
  }
  return paths;
}

} // namespace kiln
