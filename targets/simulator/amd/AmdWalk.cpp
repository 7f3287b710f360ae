#include "targets/simulator/amd/AmdWalk.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// Code that only one branch leads to, and that jumps back to between that
/// branch and this code: from `begin` to the jump at `end`. Until `last` there
/// may be what is done where no lane works.
struct Guarded {
  uint32_t begin, end, last;
};

class Sequence {
public:
  Sequence(ArrayRef<ModelOp> ops, ArrayRef<AmdTraced> code)
      : ops(ops), code(code), places(ops.size()) {}

  /// The code in its new sequence; `order` gets what was where.
  std::vector<ModelOp> make(std::vector<uint32_t> &order);

private:
  std::optional<Guarded> guardedBy(uint32_t index) const;

  ArrayRef<ModelOp> ops;
  ArrayRef<AmdTraced> code;
  std::vector<uint32_t> places;
};

std::optional<Guarded> Sequence::guardedBy(uint32_t index) const {
  uint32_t begin = ops[index].target;
  if (code[index].branch != AmdBranch::IfAnyLane || begin <= index + 1 ||
      begin >= ops.size() || ops[begin - 1].flow == ModelOp::Next ||
      ops[begin - 1].flow == ModelOp::Branch)
    return std::nullopt;
  auto goesOn = [&](uint32_t at) {
    return ops[at].flow == ModelOp::Next ||
           code[at].branch == AmdBranch::IfNoLane;
  };
  uint32_t end = begin;
  while (end != ops.size() && goesOn(end))
    ++end;
  if (end == ops.size() || ops[end].target <= index || ops[end].target >= begin)
    return std::nullopt;
  if (ops[end].flow == ModelOp::Jump)
    return Guarded{begin, end, end};
  bool isAny = code[end].branch == AmdBranch::IfAnyLane;
  if (!isAny || end + 1 == ops.size() || ops[end + 1].flow != ModelOp::Jump)
    return std::nullopt;
  return Guarded{begin, end, end + 1};
}

std::vector<ModelOp> Sequence::make(std::vector<uint32_t> &order) {
  std::vector<bool> isMoved(ops.size()), isJump(ops.size());
  for (uint32_t index = 0; index != ops.size(); ++index)
    if (std::optional<Guarded> found = guardedBy(index))
      std::fill(isMoved.begin() + found->begin,
                isMoved.begin() + found->last + 1, true);
  auto append = [&](uint32_t index) {
    places[index] = order.size();
    order.push_back(index);
  };
  for (uint32_t index = 0; index != ops.size(); ++index) {
    if (isMoved[index])
      continue;
    append(index);
    if (std::optional<Guarded> found = guardedBy(index))
      for (uint32_t moved = found->begin; moved <= found->end; ++moved) {
        append(moved);
        isJump[moved] = moved == found->end;
      }
  }
  std::vector<ModelOp> result;
  for (uint32_t index : order) {
    ModelOp op = ops[index];
    bool isAny = code[index].branch == AmdBranch::IfAnyLane;
    if (code[index].branch == AmdBranch::IfNoLane || guardedBy(index))
      op.flow = ModelOp::Next;
    // Backward it is the end of a loop, from which one lane after the other goes.
    else if (isJump[index] || (isAny && op.target > index))
      op.flow = ModelOp::Jump;
    if (op.flow == ModelOp::Jump || op.flow == ModelOp::Branch)
      op.target = op.target < ops.size() ? places[op.target] : order.size();
    result.push_back(op);
  }
  return result;
}

/// A branch back to a jump that leaves the loop would look like a loop.
void followJumps(MutableArrayRef<ModelOp> ops) {
  for (ModelOp &op : ops) {
    if (op.flow != ModelOp::Jump && op.flow != ModelOp::Branch)
      continue;
    for (unsigned jumps = 0; jumps != 8 && op.target < ops.size() &&
                             ops[op.target].flow == ModelOp::Jump;
         ++jumps)
      op.target = ops[op.target].target;
  }
}

} // namespace

Path amdWalk(ArrayRef<ModelOp> ops, ArrayRef<AmdTraced> code, unsigned turns,
             size_t most) {
  std::vector<uint32_t> order;
  std::vector<ModelOp> walked = Sequence(ops, code).make(order);
  followJumps(walked);
  Path path = likelyPath(walked, turns, most);
  for (PathStep &step : path.steps)
    step.op = order[step.op];
  return path;
}

} // namespace kiln
