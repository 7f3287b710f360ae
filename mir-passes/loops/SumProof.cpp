#include "mir-passes/loops/SumProof.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/PostDominators.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

static bool isZero(const Value *value) {
  auto *constant = dyn_cast<Constant>(value);
  return constant && constant->isNullValue(); // not the negative zero
}

template <typename... Parts> static std::string say(Parts &&...parts) {
  std::string text;
  raw_string_ostream out(text);
  (out << ... << parts);
  return text;
}

WarpGroupBranches::WarpGroupBranches(Function &function,
                                     const PostDominatorTree &postDominators,
                                     TiedAssembly &assembly)
    : function(function), postDominators(postDominators) {
  // Whether a block is executed depends on the branches with a successor that
  // it post-dominates without post-dominating the branch, on what their own
  // blocks depend on, and so on.
  SmallSetVector<BasicBlock *, 16> dependent;
  for (Instruction &inst : instructions(function))
    if (assembly.multiply(&inst))
      dependent.insert(inst.getParent());
  for (unsigned done = 0; done < dependent.size(); ++done) {
    BasicBlock *block = dependent[done];
    for (BasicBlock &branch : function)
      if (succ_size(&branch) > 1 &&
          !postDominators.properlyDominates(block, &branch) &&
          any_of(successors(&branch), [&](BasicBlock *next) {
            return postDominators.dominates(block, next);
          })) {
        alike.insert(&branch);
        dependent.insert(&branch);
      }
  }
}

/// Whether from the branch on, until its ways meet again, a thread may come to
/// the flag's block by edges with two values, or come there while others go on
/// without: they would be in different rounds.
bool WarpGroupBranches::leadsToTwo(const BasicBlock &branch,
                                   const PHINode &flag) const {
  auto *node = postDominators.getNode(&branch);
  const BasicBlock *meet =
      node && node->getIDom() ? node->getIDom()->getBlock() : nullptr;
  SmallPtrSet<const Value *, 4> found; // null: where they meet
  SmallPtrSet<const BasicBlock *, 16> seen;
  SmallVector<const BasicBlock *> work = {&branch};
  while (!work.empty()) {
    const BasicBlock *from = work.pop_back_val();
    for (const BasicBlock *next : successors(from))
      if (next == flag.getParent())
        found.insert(flag.getIncomingValueForBlock(from));
      else if (next == meet)
        found.insert(nullptr);
      else if (seen.insert(next).second)
        work.push_back(next);
  }
  return found.size() > found.contains(nullptr) && found.size() > 1;
}

bool WarpGroupBranches::isSameForAll(const PHINode &flag) {
  auto [answer, isNew] = known.try_emplace(&flag, true); // if it meets itself
  if (!isNew)
    return answer->second;
  bool same = all_of(function,
                     [&](const BasicBlock &block) {
                       return succ_size(&block) < 2 || alike.contains(&block) ||
                              !leadsToTwo(block, flag);
                     }) &&
              all_of(flag.incoming_values(), [&](const Use &value) {
                auto *other = dyn_cast<PHINode>(value);
                return !other || isSameForAll(*other);
              });
  return known[&flag] = same;
}

SumProof::SumProof(Function &function) : function(function) {
  for (Instruction &inst : instructions(function)) {
    Operands &operands = before[&inst];
    append_range(operands, inst.operand_values());
    if (auto *phi = dyn_cast<PHINode>(&inst))
      append_range(operands, phi->blocks());
  }
}

bool SumProof::isAdded(Value *value) const {
  auto *inst = dyn_cast<Instruction>(value);
  return inst && !before.contains(inst);
}

/// What was there is there, in its order, and what was added computes nothing
/// but flags and selections.
std::string SumProof::compareInstructions() {
  auto next = before.begin();
  for (Instruction &inst : instructions(function)) {
    if (next != before.end() && &inst == next->first) {
      ++next;
      continue;
    }
    if (before.contains(&inst))
      return say("instructions changed places in front of", inst);
    bool isFlag = inst.getType()->isIntegerTy(1) &&
                  (isa<PHINode>(inst) || inst.getOpcode() == Instruction::And);
    if (!isFlag && !isa<SelectInst>(inst))
      return say("there was no", inst);
  }
  return next == before.end() ? "" : "an instruction is gone";
}

/// The phis that are not what they were on some way, and those that take over
/// from them.
void SumProof::findSums() {
  SmallVector<PHINode *> work;
  for (auto &[inst, was] : before)
    if (auto *phi = dyn_cast<PHINode>(inst))
      if (!equal(phi->incoming_values(),
                 ArrayRef(was).take_front(phi->getNumIncomingValues())))
        work.push_back(phi);
  while (!work.empty()) {
    PHINode *phi = work.pop_back_val();
    if (!sums.insert({phi, {}}).second)
      continue;
    assembly.forEachUse(*phi, [&](Use &use) {
      if (auto *next = dyn_cast<PHINode>(use.getUser()))
        work.push_back(next);
    });
  }
}

const SumProof::Flags *SumProof::flagsOf(Value *value) {
  auto *phi = dyn_cast<PHINode>(assembly.origin(value));
  auto found = phi ? sums.find(phi) : sums.end();
  return found == sums.end() ? nullptr : &found->second;
}

/// Whether on each way into their block the flag is set only where the sum is
/// what it was, if their other pairs hold.
bool SumProof::tellsOf(const PHINode &flag, PHINode &sum) {
  const Operands &was = before.find(&sum)->second;
  for (auto [index, block] : enumerate(sum.blocks())) {
    Value *now = sum.getIncomingValue(index);
    Value *set = flag.getIncomingValueForBlock(block);
    const Flags *flags = flagsOf(now);
    auto *constant = dyn_cast<ConstantInt>(set);
    if (constant && constant->isZero()) {
      if (!isZero(was[index]))
        return false;
    } else if (now != was[index] ||
               (constant ? flags != nullptr
                         : !flags || !flags->contains(set))) {
      return false;
    }
  }
  return true;
}

/// The pairs of a sum and a flag that hold if all others do: all that stand in
/// one block, less those that do not hold any more.
void SumProof::findFlags() {
  for (auto &[sum, flags] : sums)
    for (PHINode &flag : sum->getParent()->phis())
      if (isAdded(&flag) && flag.getType()->isIntegerTy(1))
        flags.insert(&flag);
  for (bool changed = true; changed;) {
    changed = false;
    for (auto &[sum, flags] : sums)
      changed |= flags.remove_if([&, sum = sum](const Value *flag) {
        return !tellsOf(*cast<PHINode>(flag), *sum);
      });
  }
}

/// Whether the reader now finds zero in place of a sum that has not begun,
/// chosen where an instruction that was there reads it: registers under
/// multiplication are read nowhere else than before.
bool SumProof::selectsZero(const Instruction &reader, Value *now, Value *was) {
  auto *select = dyn_cast<SelectInst>(now);
  const Flags *flags = flagsOf(was);
  if (!select || !isAdded(select) || !flags ||
      !flags->contains(select->getCondition()) ||
      select->getTrueValue() != was || !isZero(select->getFalseValue()) ||
      isa<PHINode>(reader) || select->getParent() != reader.getParent())
    return false;
  Instruction *first = select;
  while (isAdded(first))
    first = first->getNextNode();
  return is_contained(first->operand_values(), select);
}

std::string SumProof::compareMultiply(CallBase &call, const Operands &was,
                                      WarpGroupBranches &branches) {
  const TiedMultiply &multiply = *assembly.multiply(&call);
  auto mayLack = [&](int operand) {
    return flagsOf(call.getArgOperand(operand)) != nullptr;
  };
  Value *adds = multiply.adds ? call.getArgOperand(*multiply.adds) : nullptr;
  Value *did = multiply.adds ? was[*multiply.adds] : nullptr;
  if (adds == did && none_of(multiply.accumulators, mayLack))
    return "";
  // Set where it added before and the sums have begun, nowhere else.
  auto *both = adds ? dyn_cast<BinaryOperator>(adds) : nullptr;
  auto *always = did ? dyn_cast<ConstantInt>(did) : nullptr;
  Value *flag =
      always && always->isOne() ? adds
      : !both || !isAdded(both) || both->getOpcode() != Instruction::And
          ? nullptr
      : both->getOperand(0) == did ? both->getOperand(1)
      : both->getOperand(1) == did ? both->getOperand(0)
                                   : nullptr;
  auto *begun = dyn_cast_or_null<PHINode>(flag);
  if (!begun || !all_of(multiply.accumulators, [&](int operand) {
        const Flags *flags = flagsOf(call.getArgOperand(operand));
        return flags && flags->contains(begun);
      }))
    return say("whether its sums have begun is not what is asked by", call);
  if (!branches.isSameForAll(*begun))
    return say("threads of a warp group may differ in", *begun, ", asked by",
               call);
  return "";
}

/// Whether an instruction finds what it found. A multiplication's sums and
/// whether it adds to them are compareMultiply's, and a phi that is a sum needs
/// a flag.
std::string SumProof::compareOperands(Instruction &inst, const Operands &was) {
  if (auto *phi = dyn_cast<PHINode>(&inst)) {
    if (!equal(phi->blocks(),
               ArrayRef(was).drop_front(phi->getNumIncomingValues())))
      return say("other ways lead to", inst);
    auto sum = sums.find(phi);
    if (sum != sums.end() && sum->second.empty())
      return say("nothing says where it is what it was:", inst);
    return "";
  }
  const TiedMultiply *multiply = assembly.multiply(&inst);
  for (Use &use : inst.operands()) {
    int number = use.getOperandNo();
    bool isSum = multiply && is_contained(multiply->accumulators, number);
    if (multiply && multiply->adds == unsigned(number))
      continue;
    if (use.get() != was[number]) {
      if (isSum || !selectsZero(inst, use, was[number]))
        return say(*use.get(), " is not provably what was", *was[number], " to",
                   inst);
    } else if (flagsOf(use) && !isSum) {
      bool isHandedOn = assembly.isGivenBack(use) &&
                        (!inst.getType()->isStructTy() ||
                         all_of(inst.users(), [](User *user) {
                           auto *part = dyn_cast<ExtractValueInst>(user);
                           return part && part->getNumIndices() == 1;
                         }));
      if (!isHandedOn)
        return say("does not ask whether", *use.get(), " has begun:", inst);
    }
  }
  return "";
}

std::string SumProof::compare() {
  sums.clear();
  if (std::string wrong = compareInstructions(); !wrong.empty())
    return wrong;
  findSums();
  for (auto &[sum, flags] : sums)
    if (isAdded(sum))
      return say("was not there and may be undefined:", *sum);
  findFlags();
  PostDominatorTree postDominators(function);
  WarpGroupBranches branches(function, postDominators, assembly);
  for (auto &[inst, was] : before) {
    std::string wrong = compareOperands(*inst, was);
    if (wrong.empty() && assembly.multiply(inst))
      wrong = compareMultiply(cast<CallBase>(*inst), was, branches);
    if (!wrong.empty())
      return wrong;
  }
  return "";
}

} // namespace kiln
