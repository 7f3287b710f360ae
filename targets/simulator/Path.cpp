#include "targets/simulator/Path.h"
#include "targets/model/ModelLoops.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

class Walk {
public:
  Walk(ArrayRef<ModelOp> ops)
      : ops(ops), loops(findModelLoops(ops, ModelSpin::Waits)),
        weights(ops, loops), done(loops.size()) {}

  /// Loops around others run `outer` times. False: the path is longer than
  /// `most`.
  bool run(unsigned outer, unsigned inner, size_t most, Path &path);

private:
  unsigned turnsOf(const ModelLoop &loop) const {
    return loop.isRemainder ? 1 : loop.isInnermost ? inner : outer;
  }
  void enter(uint32_t index);
  uint32_t next(uint32_t index);
  bool takesForward(uint32_t index) const;

  ArrayRef<ModelOp> ops;
  std::vector<ModelLoop> loops;
  ModelWeights weights;
  std::vector<unsigned> done; // turns of each loop; 0: outside
  unsigned outer = 1, inner = 1;
};

/// Leaves the loops that `index` is outside of, enters those it is the header
/// of.
void Walk::enter(uint32_t index) {
  for (auto [loop, count] : zip(loops, done)) {
    if (!loop.contains(index))
      count = 0;
    else if (count == 0)
      count = 1;
  }
}

/// Whether a conditional branch forward is likely.
bool Walk::takesForward(uint32_t index) const {
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

uint32_t Walk::next(uint32_t index) {
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

bool Walk::run(unsigned outerTurns, unsigned innerTurns, size_t most,
               Path &path) {
  outer = outerTurns, inner = innerTurns;
  path.ops.clear();
  path.turns = inner;
  fill(done, 0);
  for (uint32_t index = 0; index < ops.size();) {
    if (path.ops.size() == most)
      return false;
    enter(index);
    path.ops.push_back(index);
    index = next(index);
  }
  return true;
}

} // namespace

Path likelyPath(ArrayRef<ModelOp> ops, unsigned turns, size_t most) {
  Walk walk(ops);
  Path path;
  for (unsigned outer = turns; outer > 1; outer /= 2)
    if (walk.run(outer, turns, most, path))
      return path;
  for (unsigned inner = turns; inner > 1; inner /= 2)
    if (walk.run(1, inner, most, path))
      return path;
  walk.run(1, 1, most, path); // Irregular code could be walked for ever.
  return path;
}

} // namespace kiln
