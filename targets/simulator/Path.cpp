#include "targets/simulator/Path.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {
namespace {

/// A backward branch and where it leads: the loop is the code between.
struct Loop {
  uint32_t header, latch;
  /// Loops around it.
  unsigned depth = 0;
  bool isInnermost = true;
  /// Whether it does what another loop leaves that does several iterations at
  /// a time.
  bool isRemainder = false;
  bool contains(uint32_t op) const { return op >= header && op <= latch; }
};

/// Whether a loop waits for something else: it holds an atomic operation or a
/// wait, and neither loads nor multiplies anything. What it waits for is there
/// at once.
bool spins(ArrayRef<ModelOp> body) {
  return any_of(body,
                [](const ModelOp &op) {
                  return op.opClass == OpClass::Atomic ||
                         op.opClass == OpClass::Wait;
                }) &&
         none_of(body, [](const ModelOp &op) {
           return op.deviceBytes || op.matrixWork;
         });
}

/// What an iteration does, in operations that cannot be saved.
unsigned workOf(ArrayRef<ModelOp> ops, const Loop &loop) {
  return count_if(
      ops.slice(loop.header, loop.latch + 1 - loop.header),
      [](const ModelOp &op) { return op.deviceBytes || op.matrixWork; });
}

/// A loop that follows one whose iteration does a multiple of its own does the
/// rest.
void findRemainders(ArrayRef<ModelOp> ops, std::vector<Loop> &loops) {
  for (Loop &loop : loops)
    for (const Loop &before : loops) {
      unsigned rest = workOf(ops, loop), work = workOf(ops, before);
      if (before.latch < loop.header && before.depth == loop.depth &&
          loop.isInnermost && before.isInnermost && rest && work % rest == 0 &&
          work >= 2 * rest)
        loop.isRemainder = true;
    }
}

/// Loops by the backward branches of the code. Two branches to one header are
/// one loop.
std::vector<Loop> findLoops(ArrayRef<ModelOp> ops) {
  std::vector<Loop> loops;
  for (auto [index, op] : enumerate(ops)) {
    bool backward = (op.flow == ModelOp::Jump || op.flow == ModelOp::Branch) &&
                    op.target < index;
    if (!backward || spins(ops.slice(op.target, index + 1 - op.target)))
      continue;
    auto same = find_if(
        loops, [&](const Loop &loop) { return loop.header == op.target; });
    if (same == loops.end())
      loops.push_back({op.target, uint32_t(index)});
    else
      same->latch = index;
  }
  for (Loop &loop : loops)
    for (Loop &other : loops)
      if (other.header != loop.header && other.contains(loop.header)) {
        ++loop.depth;
        other.isInnermost = false;
      }
  findRemainders(ops, loops);
  return loops;
}

/// How much of a kernel lies in each stretch of code: what memory and matrix
/// instructions and loops weigh more. Only the ranking matters: it decides
/// which side of a branch is the likely one.
class Weights {
public:
  Weights(ArrayRef<ModelOp> ops, ArrayRef<Loop> loops) : sums(ops.size() + 1) {
    for (auto [index, op] : enumerate(ops)) {
      double weight = 1 + (op.deviceBytes ? 8 : 0) + (op.matrixWork ? 8 : 0);
      for (const Loop &loop : loops)
        if (loop.contains(index))
          weight *= 8;
      sums[index + 1] = sums[index] + weight;
    }
  }
  double of(uint32_t begin, uint32_t end) const {
    end = std::min<uint32_t>(end, sums.size() - 1);
    return begin < end ? sums[end] - sums[begin] : 0;
  }

private:
  std::vector<double> sums;
};

class Walk {
public:
  Walk(ArrayRef<ModelOp> ops)
      : ops(ops), loops(findLoops(ops)), weights(ops, loops),
        done(loops.size()) {}

  /// Loops around others run `outer` times. False: the path is longer than
  /// `most`.
  bool run(unsigned outer, unsigned inner, size_t most, Path &path);

private:
  unsigned turnsOf(const Loop &loop) const {
    return loop.isRemainder ? 1 : loop.isInnermost ? inner : outer;
  }
  void enter(uint32_t index);
  uint32_t next(uint32_t index);
  bool takesForward(uint32_t index) const;

  ArrayRef<ModelOp> ops;
  std::vector<Loop> loops;
  Weights weights;
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
  for (const Loop &loop : loops)
    if (loop.contains(index) && !loop.contains(target))
      return false;
  // Around what another loop has left nothing for.
  auto isAround = [&](const Loop &loop) {
    return loop.header > index && loop.latch < target;
  };
  if (any_of(loops, isAround) && all_of(loops, [&](const Loop &loop) {
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
