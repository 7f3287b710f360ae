// The second half of ValueCheck: comparing two numberings.
#include "mir-passes/check/ValueCheck.h"
#include "mir-passes/check/Effects.h"
#include "mir-passes/check/ExpressionTable.h"
#include "mir-passes/check/Numbering.h"
#include "mir-passes/check/ReachingLanes.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>

using namespace llvm;

namespace kiln {

namespace {

class Comparison {
public:
  Comparison(const FunctionMeaning &before, const FunctionMeaning &after,
             const MachineFunction &function, AAResults *aliases,
             ExpressionTable &table, unsigned undefined)
      : before(before), after(after), function(function), aliases(aliases),
        table(table), undefined(undefined) {}
  Error run();

private:
  Error compareEffects(const MachineBasicBlock &block);
  Error compareOrder(const MachineBasicBlock &block,
                     ArrayRef<unsigned> oldIndex);
  Error compareLeaves(const MachineBasicBlock &block);
  bool isKnown(FunctionMeaning::Lane lane) const;
  bool isDefinedAtStart(const MachineBasicBlock &block,
                        FunctionMeaning::Lane lane) const;
  Error fail(const MachineBasicBlock &block, const Twine &what,
             const MachineInstr *instr = nullptr) const;

  const FunctionMeaning &before, &after;
  const MachineFunction &function;
  AAResults *aliases;
  ExpressionTable &table;
  unsigned undefined; ///< the number of what may be anything
};

Error Comparison::fail(const MachineBasicBlock &block, const Twine &what,
                       const MachineInstr *instr) const {
  std::string text;
  raw_string_ostream out(text);
  out << "kernel '" << function.getName() << "', block " << block.getNumber()
      << ": " << what;
  if (instr) {
    out << ": ";
    instr->print(out, /*IsStandalone=*/true, /*SkipOpers=*/false,
                 /*SkipDebugLoc=*/false, /*AddNewLine=*/false);
  }
  return createStringError(text);
}

Error Comparison::compareEffects(const MachineBasicBlock &block) {
  const auto &olds = before.blocks[block.getNumber()].effects,
             &news = after.blocks[block.getNumber()].effects;
  DenseMap<unsigned, unsigned> oldIndices;
  for (unsigned i = 0; i != olds.size(); ++i)
    oldIndices[olds[i].expression] = i;
  constexpr unsigned none = ~0u;
  std::vector<unsigned> oldIndex;
  BitVector isTaken(olds.size());
  for (const FunctionMeaning::Effect &effect : news) {
    auto old = oldIndices.find(effect.expression);
    oldIndex.push_back(old == oldIndices.end() ? none : old->second);
    if (old != oldIndices.end())
      isTaken.set(old->second);
  }
  for (auto [effect, index] : zip_equal(news, oldIndex)) {
    if (index != none)
      continue;
    for (unsigned old = 0; old != olds.size() && index == none; ++old)
      if (!isTaken.test(old) &&
          table.isOneOf(effect.expression, olds[old].expression))
        index = old;
    if (index == none)
      return fail(block, "this has other operands than before, or is new here",
                  effect.instr);
    isTaken.set(index);
  }
  if (news.size() != olds.size())
    return fail(block,
                Twine(olds.size() - news.size()) +
                    " memory accesses, calls or branches have disappeared");
  return compareOrder(block, oldIndex);
}

/// Visits every pair of effects that were swapped, and no other.
Error Comparison::compareOrder(const MachineBasicBlock &block,
                               ArrayRef<unsigned> oldIndex) {
  const auto &news = after.blocks[block.getNumber()].effects;
  std::map<unsigned, const FunctionMeaning::Effect *> writes,
      reads; // by old position
  // One more than the largest old position so far, of all and of those that may
  // not cross a barrier.
  unsigned furthest = 0, furthestPinned = 0;
  for (auto [effect, old] : zip(news, oldIndex)) {
    if (effect.isBarrier &&
        (effect.isMatrixStep ? furthestPinned : furthest) > old)
      return fail(block, "an effect after this barrier has moved before it",
                  effect.instr);
    furthest = std::max(furthest, old + 1);
    if (!effect.passesMatrixSteps)
      furthestPinned = std::max(furthestPinned, old + 1);
    auto check = [&](const auto &earlier) -> Error {
      for (auto other = earlier.upper_bound(old); other != earlier.end();
           ++other) {
        if (effect.isMatrixStep
                ? other->second->passesMatrixSteps
                : other->second->isMatrixStep && effect.passesMatrixSteps)
          continue;
        if (other->second->isBarrier)
          return fail(block, "this has moved after a barrier it stood before",
                      effect.instr);
        if (mayTouchTheSame(*effect.instr, *other->second->instr, aliases))
          return fail(block,
                      "this has changed places with an access that may touch "
                      "the same memory",
                      effect.instr);
      }
      return Error::success();
    };
    if (Error error = check(writes))
      return error;
    if (effect.writes || effect.isBarrier)
      if (Error error = check(reads))
        return error;
    (effect.writes || effect.isBarrier ? writes : reads)[old] = &effect;
  }
  return Error::success();
}

Error Comparison::compareLeaves(const MachineBasicBlock &block) {
  const auto &olds = before.blocks[block.getNumber()].leaves,
             &news = after.blocks[block.getNumber()].leaves;
  const TargetRegisterInfo *registers =
      function.getSubtarget().getRegisterInfo();
  auto name = [&](FunctionMeaning::Lane lane) {
    std::string text;
    raw_string_ostream out(text);
    if (lane & FunctionMeaning::physical)
      out << printRegUnit(MCRegUnit(unsigned(lane)), registers);
    else
      out << printReg(FunctionMeaning::registerOf(lane), registers) << " lane "
          << (lane & 255);
    return text;
  };
  SmallVector<FunctionMeaning::Lane>
      lanes; // sorted, so that the message does not depend on hashing
  for (const auto *leaves : {&olds, &news})
    for (auto [lane, value] : *leaves)
      if ((lane & FunctionMeaning::physical) ||
          after.blocks[block.getNumber()].liveOut.contains(lane))
        lanes.push_back(lane);
  sort(lanes);
  for (FunctionMeaning::Lane lane : lanes) {
    auto old = olds.find(lane), now = news.find(lane);
    // A lane that nothing writes any more holds a value, too.
    if (old != olds.end() && old->second == undefined)
      continue;
    if (now == news.end())
      return fail(block, "register " + name(lane) + " is not written any more");
    if (old == olds.end() && isKnown(lane) && isDefinedAtStart(block, lane))
      return fail(block, "register " + name(lane) + " is written, and was not");
    if (old != olds.end() && !table.isOneOf(now->second, old->second))
      return fail(block, "register " + name(lane) + " ends with another value");
  }
  return Error::success();
}

/// True if the older version had the register: a new one is compared by what
/// uses it.
bool Comparison::isKnown(FunctionMeaning::Lane lane) const {
  return (lane & FunctionMeaning::physical) ||
         any_of(before.blocks,
                [&](const auto &block) { return block.leaves.contains(lane); });
}

/// Whether a value of the lane may reach the block in the older version. A
/// scheduler marks the first write of a tuple as one that leaves its other
/// lanes undefined, which they are then already.
bool Comparison::isDefinedAtStart(const MachineBasicBlock &block,
                                  FunctionMeaning::Lane lane) const {
  if (lane & FunctionMeaning::physical)
    return true;
  return mayReachBlock(
      block, [&](const MachineBasicBlock &from) -> std::optional<bool> {
        const auto &leaves = before.blocks[from.getNumber()].leaves;
        auto leaf = leaves.find(lane);
        if (leaf == leaves.end())
          return std::nullopt;
        return leaf->second != undefined;
      });
}

Error Comparison::run() {
  if (before.blocks.size() != after.blocks.size())
    return fail(function.front(), "blocks have been added or removed");
  for (const MachineBasicBlock &block : function) {
    if (Error error = compareEffects(block))
      return error;
    if (Error error = compareLeaves(block))
      return error;
  }
  return Error::success();
}

} // namespace

ValueCheck::ValueCheck() = default;
ValueCheck::~ValueCheck() = default;

void ValueCheck::remember(const MachineFunction &function, bool withAlgebra) {
  algebra = withAlgebra;
  table = std::make_unique<ExpressionTable>();
  reference = numberFunction(function, *table, algebra);
}

Error ValueCheck::verify(const MachineFunction &function,
                         AAResults *aliases) const {
  FunctionMeaning now = numberFunction(function, *table, algebra);
  return Comparison(reference, now, function, aliases, *table,
                    table->number(ExpressionKind::Undefined))
      .run();
}

} // namespace kiln
