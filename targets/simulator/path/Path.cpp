#include "targets/simulator/path/Path.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
LikelyWalk::LikelyWalk(ArrayRef<ModelOp> ops, unsigned outer, unsigned inner)
    : ops(ops), loops(findModelLoops(ops)), weights(ops, loops),
      done(loops.size()), outer(outer), inner(inner) {}

/// Leaves the loops that `index` is outside of, enters those it is the header
/// of.
void LikelyWalk::enter(uint32_t index) {
  for (auto [loop, count] : zip(loops, done)) {
    if (!loop.contains(index))
      count = 0;
    else if (count == 0)
      count = 1;
  }
}

unsigned LikelyWalk::turnAt(uint32_t index) {
  enter(index);
  unsigned turn = 1;
  for (unsigned count : done)
    turn = std::max(turn, count);
  return turn;
}

/// Whether a conditional branch forward is likely.
bool LikelyWalk::takesForward(uint32_t index) const {
  uint32_t target = ops[index].target;
  // Out of a loop: only if that is its exit, after the last iteration.
  for (auto [loop, count] : zip(loops, done))
    if (loop.contains(index) && !loop.contains(target) &&
        ops[loop.latch].flow == ModelOp::Jump)
      return count >= turnsOf(loop);
  for (const ModelLoop &loop : loops)
    if (loop.contains(index) && !loop.contains(target))
      return false;
  // Around what another loop has left nothing for.
  auto isAround = [&](const ModelLoop &loop) {
    return loop.header > index && loop.latch < target;
  };
  if (any_of(loops, isAround) && all_of(loops, [&](const ModelLoop &loop) {
        return loop.isRemainder || !isAround(loop);
      }))
    return true;
  // Around code that leads elsewhere: the heavier side.
  const ModelOp &last = ops[target - 1];
  if (target == index + 1 ||
      (last.flow != ModelOp::End && last.flow != ModelOp::Jump))
    return false;
  uint32_t end = last.flow == ModelOp::Jump && last.target > target
                     ? last.target
                     : ops.size();
  return weights.of(target, end) > weights.of(index + 1, target);
}

uint32_t LikelyWalk::next(uint32_t index) {
  enter(index);
  const ModelOp &op = ops[index];
  if (op.flow == ModelOp::Next)
    return index + 1;
  if (op.flow == ModelOp::End)
    return ops.size();
  if (op.target > index)
    return op.flow == ModelOp::Jump || takesForward(index) ? op.target
                                                           : index + 1;
  for (auto [loop, count] : zip(loops, done))
    if (loop.header == op.target) {
      if (count >= turnsOf(loop))
        return index + 1;
      // Inner loops begin again.
      for (auto [other, otherCount] : zip(loops, done))
        if (other.header > loop.header && other.latch <= loop.latch)
          otherCount = 0;
      ++count;
      return op.target;
    }
  return index + 1;
}

Path shortened(const Path &path, unsigned turns) {
  Path result;
  result.turns = turns;
  result.whole = path.whole;
  result.syncs = path.syncs;
  result.products = path.products;
  copy_if(path.steps, std::back_inserter(result.steps),
          [&](const PathStep &step) { return step.turn <= turns; });
  return result;
}

/// False: it is longer than `most`.
static bool walk(ArrayRef<ModelOp> ops, unsigned outer, unsigned inner,
                 size_t most, Path &path) {
  LikelyWalk likely(ops, outer, inner);
  path.steps.clear();
  path.turns = inner;
  for (uint32_t index = 0; index < ops.size(); index = likely.next(index)) {
    if (path.steps.size() == most)
      return false;
    path.steps.push_back({index});
    path.steps.back().turn = likely.turnAt(index);
  }
  path.whole = path.steps.size();
  return true;
}

Path likelyPath(ArrayRef<ModelOp> ops, unsigned turns, size_t most) {
  Path path;
  for (unsigned outer = turns; outer > 1; outer /= 2)
    if (walk(ops, outer, turns, most, path))
      return path;
  for (unsigned inner = turns; inner > 1; inner /= 2)
    if (walk(ops, 1, inner, most, path))
      return path;
  walk(ops, 1, 1, most, path); // Irregular code could be walked for ever.
  path.whole = path.steps.size();
  return path;
}

} // namespace kiln
