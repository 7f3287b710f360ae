#include "targets/simulator/path/TracePath.h"
#include "targets/simulator/path/Footprint.h"
#include "targets/simulator/path/WarpState.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

constexpr unsigned sectorBytes = 32;

class Tracer {
public:
  Tracer(const ModelProgram &program, ArrayRef<TracedInstruction> code,
         const ConstantBank &bank, const LaunchValues &launch, unsigned warp,
         const TraceLimits &limits)
      : ops(program.ops), code(code), partitions(program.gpu->partitions),
        state(bank, launch, warp), likely(ops, limits.turns, limits.turns),
        limits(limits) {
    for (const ModelLoop &loop : findModelLoops(ops, ModelSpin::Waits))
      loops.push_back({loop});
  }

  Path run();
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
  bool isDevice = one.memory == TracedMemory::Device ||
                  one.memory == TracedMemory::Copy;
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
    step.deviceBytes = sectorBytes * sectorsOf(addresses, active, bytes);
    step.pipeCycles =
        std::max(float(op.pipeCycles * share),
                 float(partitions * linesOf(addresses, active, bytes)));
    return;
  }
  unsigned passes =
      one.memory == TracedMemory::Matrices
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
    result.deviceBytes = 0;
    result.pipeCycles = 1;
    return result;
  }
  place(result, one, active.value_or(allLanes));
  return result;
}

Path Tracer::run() {
  Path path;
  path.turns = limits.turns;
  size_t interpreted = 0;
  for (uint32_t index = 0; index < ops.size(); ++interpreted) {
    if (interpreted == limits.mostInterpreted)
      break;
    enter(index);
    bool isKept = path.steps.size() < limits.mostKept &&
                  none_of(loops, [&](const LoopState &loop) {
                    return loop.turns > limits.turns;
                  });
    if (isKept)
      path.steps.push_back(step(index));
    uint32_t following = next(index);
    state.execute(code[index]);
    index = following;
  }
  path.whole = interpreted;
  return path;
}

} // namespace

Path tracePath(const ModelProgram &program, ArrayRef<TracedInstruction> code,
               const ConstantBank &bank, const LaunchValues &launch,
               unsigned warp, const TraceLimits &limits, TraceFacts *facts) {
  Tracer tracer(program, code, bank, launch, warp, limits);
  Path path = tracer.run();
  if (facts)
    *facts = tracer.facts;
  return path;
}

} // namespace kiln
