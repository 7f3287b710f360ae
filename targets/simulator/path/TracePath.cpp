#include "targets/simulator/path/TracePath.h"
#include "targets/simulator/path/Footprint.h"
#include "targets/simulator/path/TracedCache.h"
#include "targets/simulator/path/TracedProduct.h"
#include "targets/simulator/path/TracedSync.h"
#include "targets/simulator/path/WarpState.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

/// Pieces of 16 bytes of shared memory that were stored, by address / 16.
using StoredPieces = DenseSet<uint32_t>;

/// Branches to what ptxas moves out of the way, such as the further tries of a
/// wait: a jump leads back from there to after the branch.
BitVector detoursOf(ArrayRef<ModelOp> ops) {
  BitVector detours(ops.size());
  for (auto [index, op] : enumerate(ops)) {
    if (op.flow != ModelOp::Jump || op.target >= index || !op.target)
      continue;
    const ModelOp &before = ops[op.target - 1];
    if (before.flow == ModelOp::Branch && before.target > op.target &&
        before.target <= index)
      detours.set(op.target - 1);
  }
  return detours;
}

/// One warp.
class Tracer {
public:
  Tracer(const ModelProgram &program, ArrayRef<TracedInstruction> code,
         const ConstantBank &bank, const LaunchValues &launch, unsigned warp,
         const TraceLimits &limits, TracedCache &cache, StoredPieces *stored)
      : ops(program.ops), code(code), gpu(*program.gpu),
        state(bank, launch, warp), likely(ops, limits.turns, limits.turns),
        detours(detoursOf(ops)), limits(limits), cache(cache), stored(stored),
        hasPhases(any_of(code,
                         [](const TracedInstruction &one) {
                           return one.sync == TracedSync::Check;
                         })),
        most(double(limits.mostInterpreted) * tracedLanes / launch.threads) {
    path().turns = limits.turns;
    for (const ModelLoop &loop : findModelLoops(ops))
      if (ops[loop.latch].flow != ModelOp::Jump || !loop.header ||
          !detours[loop.header - 1])
        loops.push_back({loop});
  }

  /// Executes the next operation; false: there is none.
  bool advance();
  Path &path() { return traced.path; }
  TracedPath traced;
  TraceFacts facts;

private:
  void enter(uint32_t index);
  uint32_t next(uint32_t index, uint32_t present);
  PathStep step(uint32_t index);
  void place(PathStep &step, const TracedInstruction &one, uint32_t active);
  void noteStored(const TracedInstruction &one, const LaneAddresses &addresses,
                  uint32_t active);
  uint32_t present(uint32_t index);
  void part(uint32_t index, uint32_t present);
  void synchronize(uint32_t index, uint32_t present, unsigned turn,
                   bool isKept);

  ArrayRef<ModelOp> ops;
  ArrayRef<TracedInstruction> code;
  const GpuTarget &gpu;
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
  BitVector detours;
  const TraceLimits &limits;
  TracedCache &cache;
  /// Null: nobody asks what is stored.
  StoredPieces *stored;
  /// Whether warps wait for phases of mbarriers.
  bool hasPhases;
  uint32_t at = 0;
  /// Of this warp.
  double most;
  /// Lanes that have gone elsewhere, until which operation.
  struct Parted {
    uint32_t lanes, until;
  };
  SmallVector<Parted, 2> parted;
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

uint32_t Tracer::next(uint32_t index, uint32_t present) {
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
  switch (state.turns(code[index], isBranch && op.target <= index, present)) {
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
    step.firstBytes = moved.first;
    // What stores and copies were measured to cost is what the memory
    // takes of them, which is simulated by itself: the pipe passes lines.
    float least = bypasses ? 1 : op.pipeCycles;
    step.pipeCycles =
        std::max(float(least * share),
                 float(gpu.partitions * linesOf(addresses, active, bytes)));
    return;
  }
  if (one.isStore && stored)
    noteStored(one, addresses, active);
  unsigned passes = one.memory == TracedMemory::Matrices
                        ? matrixPassesOf(addresses, 1u << one.word.field(72, 2))
                        : passesOf(addresses, active, one.accessBytes);
  step.pipeCycles = gpu.partitions * passes;
}

/// Of STSM as many lanes name rows of 16 bytes as it has rows.
void Tracer::noteStored(const TracedInstruction &one,
                        const LaneAddresses &addresses, uint32_t active) {
  bool isMatrices = one.memory == TracedMemory::Matrices;
  unsigned lanes = isMatrices ? 8u << one.word.field(72, 2) : tracedLanes,
           bytes = isMatrices ? 16 : std::max<unsigned>(one.accessBytes, 1);
  SmallVector<uint64_t, tracedLanes> places;
  for (unsigned lane = 0; lane < std::min(lanes, tracedLanes); ++lane)
    if (isMatrices || active >> lane & 1)
      places.push_back(addresses[lane] & blockBits);
  for (uint64_t piece : piecesOf(places, bytes, 16))
    stored->insert(piece);
}

/// The lanes that are where the warp is.
uint32_t Tracer::present(uint32_t index) {
  erase_if(parted, [&](const Parted &some) { return index >= some.until; });
  uint32_t lanes = allLanes;
  for (const Parted &some : parted)
    lanes &= ~some.lanes;
  return lanes;
}

/// Notes which of those lanes do not go where the warp goes: those that take a
/// branch ahead or leave the kernel, and those that leave a loop.
void Tracer::part(uint32_t index, uint32_t present) {
  const ModelOp &op = ops[index];
  bool isBranch = op.flow == ModelOp::Branch;
  if ((!isBranch && !code[index].isExit) || detours[index])
    return;
  std::optional<uint32_t> lanes = state.taking(code[index]);
  if (!lanes || !(*lanes & present) || (*lanes & present) == present)
    return;
  if (isBranch && op.target <= index)
    parted.push_back({present & ~*lanes, index + 1});
  else
    parted.push_back(
        {present & *lanes, isBranch ? op.target : uint32_t(ops.size())});
}

/// Notes what an operation does to barriers. Of one that is left out nobody
/// needs to know what takes time only. The block's barrier is that of an
/// operation of which nothing is known; only phases need it where it is left out.
void Tracer::synchronize(uint32_t index, uint32_t present, unsigned turn,
                         bool isKept) {
  const TracedInstruction &one = code[index];
  if (one.sync == TracedSync::None)
    return;
  // Of lanes that nobody knows, one.
  uint32_t active =
      state.active(one).value_or(1u << countr_zero(present)) & present;
  std::optional<PathSync> sync = syncOf(one, state, active);
  bool isCopy =
      sync && (sync->kind == SyncKind::Load || sync->kind == SyncKind::Store);
  bool isNear = isCopy && touchesAgain(one, state, index, cache);
  bool takesTime =
      sync && (sync->kind == SyncKind::Group || sync->kind == SyncKind::Store);
  if (!sync || (takesTime && !isKept) ||
      (sync->kind == SyncKind::Meet && !sync->count && !hasPhases))
    return;
  std::optional<uint32_t> step;
  if (isKept) {
    step = path().steps.size() - 1;
    path().steps.back().isSync = true;
    if (isCopy) // TMA works beside the pipe
      path().steps.back().pipeCycles = 0;
  }
  if (isCopy)
    traced.copies.push_back({uint32_t(path().syncs.size()), step, isNear});
  traced.loads |= sync->kind == SyncKind::Load;
  sync->turn = turn;
  path().syncs.push_back(*sync);
}

PathStep Tracer::step(uint32_t index) {
  PathStep result{index};
  const TracedInstruction &one = code[index];
  if (one.isTensorProduct)
    multiply(result, one, state, gpu, path().products);
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
  Path &path = traced.path;
  if (at >= ops.size() || path.whole >= most)
    return false;
  ++path.whole;
  enter(at);
  unsigned turn = 1;
  for (const LoopState &loop : loops)
    turn = std::max(turn, loop.turns);
  // Of a warp that copies for others, iterations are those of the others, which
  // are known in the end.
  bool isKept = (turn <= limits.turns || traced.loads) &&
                path.steps.size() < limits.mostKept;
  if (isKept) {
    path.steps.push_back(step(at));
    path.steps.back().turn = turn;
    path.steps.back().sync = path.syncs.size();
  }
  uint32_t lanes = present(at);
  synchronize(at, lanes, turn, isKept);
  uint32_t following = next(at, lanes);
  part(at, lanes);
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

std::vector<Tracer>
warpsOf(const ModelProgram &program, ArrayRef<TracedInstruction> code,
        const ConstantBank &bank, const LaunchValues &launch,
        const TraceLimits &limits, TracedCache &cache, StoredPieces *stored) {
  std::vector<Tracer> warps;
  for (unsigned warp = 0; warp * tracedLanes < launch.threads; ++warp)
    warps.emplace_back(program, code, bank, launch, warp, limits, cache,
                       stored);
  return warps;
}

/// Blocks that run at the same time, so that what they touch the second cache
/// has: the next one in each dimension, and in the sequence in which blocks begin
/// those 2, 4, 8 and so on after it, or before it at the grid's end.
std::vector<std::array<unsigned, 3>> placesBeside(const LaunchValues &launch) {
  const std::array<unsigned, 3> &grid = launch.grid, &own = launch.block;
  std::vector<std::array<unsigned, 3>> places;
  for (unsigned axis = 0; axis != 3; ++axis) {
    std::array<unsigned, 3> next = own;
    if (++next[axis] < grid[axis])
      places.push_back(next);
  }
  constexpr uint64_t most = 128; // about the SMs of a GPU
  uint64_t row = grid[0], plane = row * grid[1], all = plane * grid[2],
           number = own[0] + row * own[1] + plane * own[2];
  for (uint64_t step = 2; step <= most; step *= 2) {
    if (number + step >= all && number < step)
      continue;
    uint64_t at = number + step < all ? number + step : number - step;
    std::array<unsigned, 3> place = {
        unsigned(at % row), unsigned(at % plane / row), unsigned(at / plane)};
    if (!is_contained(places, place))
      places.push_back(place);
  }
  return places;
}

} // namespace

std::vector<Path> traceBlock(const ModelProgram &program,
                             ArrayRef<TracedInstruction> code,
                             const ConstantBank &bank,
                             const LaunchValues &launch,
                             const TraceLimits &limits, TraceFacts *facts) {
  TracedCache cache(limits.cacheBytes, limits.secondCacheBytes);
  for (const std::array<unsigned, 3> &place : placesBeside(launch)) {
    LaunchValues other = launch;
    other.block = place;
    TracedCache theirs(limits.cacheBytes, limits.secondCacheBytes);
    TraceLimits shorter = limits;
    shorter.mostInterpreted = limits.mostKept * launch.threads / tracedLanes;
    std::vector<Tracer> warps =
        warpsOf(program, code, bank, other, shorter, theirs, nullptr);
    runAll(warps);
    cache.share(theirs);
  }
  StoredPieces stored;
  bool stores = any_of(code, [](const TracedInstruction &one) {
    return one.sync == TracedSync::TensorStore;
  });
  std::vector<Tracer> warps = warpsOf(program, code, bank, launch, limits,
                                      cache, stores ? &stored : nullptr);
  runAll(warps);
  std::vector<TracedPath *> traced;
  for (Tracer &warp : warps)
    traced.push_back(&warp.traced);
  shareOutBytes(traced, stored);
  alignTurns(traced);
  std::vector<Path> paths;
  for (Tracer &warp : warps) {
    paths.push_back(warp.traced.loads
                        ? shortened(warp.traced.path, limits.turns)
                        : std::move(warp.traced.path));
    if (facts && paths.size() == 1)
      *facts = warp.facts;
  }
  return paths;
}

} // namespace kiln
