// zero-start: zeros that matrix sums start from become a predicate.
//
// Idea:   a sum that begins at zero in front of a loop, or that stays zero where
//         the loop is left out, is a register of zeros for ptxas; where the
//         sums do not fit, it stores them to memory, once for each way on which
//         the zeros come. Whether a sum has begun is one predicate for all
//         registers of it: the first multiplication replaces what it finds, by
//         its operand scale-d, and other readers select zero.
// Source: Triton's OptimizeAccumulatorInit does the first half, on tiles, where
//         a loop is sure to run.
// Wins:   kernels whose accumulators do not fit into the registers: half of the
//         spilled bytes of a matmul of 128x128 within 128 registers.
// Loses:  where something else than a multiplication reads the sum in each
//         round (the rescaling of attention): one select a register and round.
//
// A product that replaces is 0 + product, bit for bit but for the sign of a zero
// that only negative zeros make.
#include "mir-passes/loops/SumProof.h"
#include "mir-passes/loops/TiedAssembly.h"
#include "targets/orders/IrPass.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include <map>
#include <vector>

using namespace llvm;

namespace kiln {
namespace {

bool isZero(const Value *value) {
  auto *constant = dyn_cast<Constant>(value);
  return constant && constant->isNullValue(); // not the negative zero
}

/// The sums of a function that are zero on some ways, as phis, and which of
/// them are so on the same.
class ZeroSums {
public:
  ZeroSums(Function &function, const LoopInfo &loops,
           const DominatorTree &dominators)
      : function(function), loops(loops), dominators(dominators) {
    do
      collect();
    while (dropThoseThatMustBeZero());
  }

  bool empty() const { return groupOf.empty(); }
  /// Replaces them; the number of registers that hold no zeros any more.
  unsigned rewrite();
  unsigned selects = 0; ///< how many rewrite() has written

private:
  void collect();
  void split();
  bool dropThoseThatMustBeZero();
  bool mayReplace(CallBase &call, PHINode &phi);
  bool sameForAllThreads(PHINode &phi);
  bool joinedBehindMultiplies(PHINode &phi);
  void makeFlags();
  void replaceUses(Value &sum, Value &flag);

  /// The phi of which `value` is the sum, as it came or given back by waits;
  /// null if it is none of them.
  PHINode *root(Value *value) {
    auto *phi = dyn_cast<PHINode>(assembly.origin(value));
    return phi && groupOf.contains(phi) ? phi : nullptr;
  }

  Function &function;
  const LoopInfo &loops;
  const DominatorTree &dominators;
  TiedAssembly assembly;
  /// Each sum, and the number of those that are zero together.
  MapVector<PHINode *, unsigned> groupOf;
  DenseSet<PHINode *> dropped;
  /// Of each group: whether its sums have begun.
  SmallVector<PHINode *> flags;
};

void ZeroSums::collect() {
  groupOf.clear();
  auto readByMultiply = [this](PHINode &phi) {
    bool found = false;
    assembly.forEachUse(phi, [&](Use &use) {
      found |= assembly.multiply(use.getUser()) != nullptr;
    });
    return found;
  };
  SmallVector<PHINode *> work;
  for (BasicBlock &block : function)
    for (PHINode &phi : block.phis())
      if (!dropped.contains(&phi) && any_of(phi.incoming_values(), isZero) &&
          (any_of(phi.incoming_values(),
                  [&](Value *value) {
                    return assembly.multiplyThatMakes(value);
                  }) ||
           readByMultiply(phi)))
        work.push_back(&phi);
  // Where such a sum is one of another phi's values, that is one, too.
  while (!work.empty()) {
    PHINode *phi = work.pop_back_val();
    if (!groupOf.insert({phi, 0}).second)
      continue;
    assembly.forEachUse(*phi, [&](Use &use) {
      if (auto *next = dyn_cast<PHINode>(use.getUser()))
        if (!dropped.contains(next))
          work.push_back(next);
    });
  }
  split();
}

/// Groups those of one block whose values are zero, others, or sums of the same
/// group on each way: the coarsest partition of that kind.
void ZeroSums::split() {
  enum { Zero = -1, Begun = -2 };
  for (unsigned groups = 0;;) {
    std::map<std::pair<BasicBlock *, std::vector<int>>, unsigned> numbers;
    MapVector<PHINode *, unsigned> next;
    for (auto [phi, group] : groupOf) {
      std::vector<int> key = {int(group)};
      for (Value *value : phi->incoming_values()) {
        PHINode *from = root(value);
        key.push_back(isZero(value) ? int(Zero)
                      : from        ? int(groupOf.lookup(from))
                                    : int(Begun));
      }
      unsigned number = numbers.size();
      next[phi] =
          numbers.try_emplace({phi->getParent(), key}, number).first->second;
    }
    groupOf = std::move(next);
    if (numbers.size() == groups)
      return;
    groups = numbers.size();
  }
}

/// Whether threads that meet in front of the phi's block, where no loop begins,
/// and come there with different flags, would have left each other before a
/// multiplication, which only all of a warp group may execute: each value is
/// made by one that stands on the way to its own edge alone.
bool ZeroSums::joinedBehindMultiplies(PHINode &phi) {
  BasicBlock *block = phi.getParent(),
             *fork = dominators.getNode(block)->getIDom()->getBlock();
  SmallPtrSet<BasicBlock *, 1> behind = {block};
  return all_of(phi.incoming_values(), [&](Value *value) {
    if (isZero(value))
      return true;
    CallBase *maker = root(value) ? nullptr : assembly.multiplyThatMakes(value);
    return maker && dominators.properlyDominates(fork, maker->getParent()) &&
           none_of(
               zip_equal(phi.incoming_values(), phi.blocks()), [&](auto edge) {
                 auto [other, from] = edge;
                 return isZero(other) &&
                        isPotentiallyReachable(maker->getParent(), from,
                                               &behind, &dominators, &loops);
               });
  });
}

/// Whether the phi's flag is the same for all threads of a warp group that go
/// on from there together: it tells rounds of a loop apart, or ways of which
/// some hold multiplications.
bool ZeroSums::sameForAllThreads(PHINode &phi) {
  Loop *loop = loops.getLoopFor(phi.getParent());
  if (!loop || loop->getHeader() != phi.getParent())
    return joinedBehindMultiplies(phi);
  Value *enters = nullptr;
  for (auto [value, from] : zip_equal(phi.incoming_values(), phi.blocks())) {
    PHINode *sum = root(value);
    if (loop->contains(from)) {
      if (sum || isZero(value))
        return false;
    } else if (std::exchange(enters, value)) { // one way into the loop
      return false;
    } else if (sum &&
               (loops.getLoopFor(sum->getParent()) != loop->getParentLoop() ||
                !sameForAllThreads(*sum))) {
      return false;
    }
  }
  return true;
}

/// Whether the multiplication can be told to replace its sums, of which the phi
/// is one, wherever they have not begun.
bool ZeroSums::mayReplace(CallBase &call, PHINode &phi) {
  const TiedMultiply &multiply = *assembly.multiply(&call);
  bool together = all_of(multiply.accumulators, [&](int operand) {
    PHINode *other = root(call.getArgOperand(operand));
    return other && groupOf.lookup(other) == groupOf.lookup(&phi);
  });
  BasicBlock *block = call.getParent();
  Loop *loop = loops.getLoopFor(phi.getParent());
  if (!multiply.adds || !together || loops.getLoopFor(block) != loop ||
      !sameForAllThreads(phi))
    return false;
  if (!loop || loop->getHeader() != phi.getParent())
    return true;
  // Once a round, so that all threads are in the same one.
  SmallVector<BasicBlock *> latches;
  loop->getLoopLatches(latches);
  return all_of(latches, [&](BasicBlock *latch) {
    return dominators.dominates(block, latch);
  });
}

/// Drops the groups with sums that a multiplication reads which cannot be told
/// to replace them, or reads as a factor: a select would have to stand in front
/// of its fence. And those that go on as a sum that is dropped, where a select
/// might stand in front of the wait. Whether there were any.
bool ZeroSums::dropThoseThatMustBeZero() {
  DenseSet<unsigned> groups;
  DenseMap<std::pair<CallBase *, unsigned>, bool> asked;
  auto mayReplaceAll = [&](CallBase &call, PHINode &phi, unsigned group) {
    auto [answer, isNew] = asked.try_emplace({&call, group});
    if (isNew)
      answer->second = mayReplace(call, phi);
    return answer->second;
  };
  for (auto [phi, group] : groupOf)
    assembly.forEachUse(*phi, [&, phi = phi, group = group](Use &use) {
      if (auto *next = dyn_cast<PHINode>(use.getUser()))
        if (!groupOf.contains(next))
          groups.insert(group);
      auto *call = dyn_cast<CallInst>(use.getUser());
      if (!call || !call->isInlineAsm())
        return;
      const TiedMultiply *multiply = assembly.multiply(call);
      bool mustBeZero = multiply
                            ? !is_contained(multiply->accumulators,
                                            int(use.getOperandNo())) ||
                                  !mayReplaceAll(*call, *phi, group)
                            // Text of another form, in which it may be one.
                            : cast<InlineAsm>(call->getCalledOperand())
                                  ->getAsmString()
                                  .contains("wgmma");
      if (mustBeZero)
        groups.insert(group);
    });
  for (auto [phi, group] : groupOf)
    if (groups.contains(group))
      dropped.insert(phi);
  return !groups.empty();
}

void ZeroSums::makeFlags() {
  Type *flagType = Type::getInt1Ty(function.getContext());
  SmallVector<PHINode *> members;
  for (auto [phi, group] : groupOf) {
    if (group >= members.size())
      members.resize(group + 1);
    members[group] = phi;
  }
  for (PHINode *member : members)
    flags.push_back(PHINode::Create(flagType, member->getNumIncomingValues(),
                                    "begun", member->getIterator()));
  for (auto [flag, member] : zip_equal(flags, members))
    for (auto [value, block] :
         zip_equal(member->incoming_values(), member->blocks())) {
      PHINode *from = root(value);
      flag->addIncoming(from ? cast<Value>(flags[groupOf.lookup(from)])
                             : ConstantInt::getBool(flagType, !isZero(value)),
                        block);
    }
}

/// A select in front of the first reader in each block.
void ZeroSums::replaceUses(Value &sum, Value &flag) {
  MapVector<BasicBlock *, SmallVector<Use *>> readers;
  for (Use &use : sum.uses()) {
    auto *user = cast<Instruction>(use.getUser());
    // Phis that take over from a sum are sums.
    if (isa<PHINode>(user) || assembly.multiply(user) ||
        assembly.isGivenBack(use))
      continue;
    readers[user->getParent()].push_back(&use);
  }
  for (auto &[block, uses] : readers) {
    Instruction *first = block->getTerminator();
    for (Use *use : uses)
      if (auto *user = cast<Instruction>(use->getUser());
          user->comesBefore(first))
        first = user;
    IRBuilder<> builder(first);
    Value *select = builder.CreateSelect(&flag, &sum,
                                         Constant::getNullValue(sum.getType()));
    ++selects;
    for (Use *use : uses)
      use->set(select);
  }
}

unsigned ZeroSums::rewrite() {
  makeFlags();
  SetVector<std::pair<CallBase *, unsigned>> first;
  SmallVector<std::pair<Value *, Value *>> sums;
  for (auto [phi, group] : groupOf) {
    Value *flag = flags[group];
    sums.push_back({phi, flag});
    assembly.forEachUse(*phi, [&, group = group](Use &use) {
      if (use.get() != sums.back().first)
        sums.push_back({use.get(), flag});
      if (assembly.multiply(use.getUser()))
        first.insert({cast<CallBase>(use.getUser()), group});
    });
  }
  for (auto [call, group] : first) {
    Use &adds = call->getArgOperandUse(*assembly.multiply(call)->adds);
    auto *always = dyn_cast<ConstantInt>(adds);
    adds.set(always && always->isOne()
                 ? flags[group]
                 : IRBuilder<>(call).CreateAnd(adds, flags[group]));
  }
  DenseSet<Value *> done;
  for (auto [sum, flag] : sums)
    if (done.insert(sum).second)
      replaceUses(*sum, *flag);
  unsigned registers = 0;
  for (auto [phi, group] : groupOf)
    for (Use &value : phi->incoming_values())
      if (isZero(value)) {
        value.set(PoisonValue::get(phi->getType()));
        ++registers;
      }
  return registers;
}

IrOutcome zeroStart(IrKernel &kernel) {
  Function &function = kernel.function;
  if (!function.getParent()->getTargetTriple().isNVPTX())
    return {0, "zeros left out: only NVIDIA's multiplications of warp groups "
               "can be told to replace their sums"};
  if (EliminateUnreachableBlocks(function)) // they have no dominators
    kernel.analyses.invalidate(function, PreservedAnalyses::none());
  auto &loops = kernel.analyses.getResult<LoopAnalysis>(function);
  ReversePostOrderTraversal<Function *> order(&function);
  if (containsIrreducibleCFG<BasicBlock *>(order, loops))
    return {0, "zeros left out: the kernel jumps into a loop"};
  ZeroSums sums(function, loops,
                kernel.analyses.getResult<DominatorTreeAnalysis>(function));
  if (sums.empty())
    return {0, "zeros left out: no sum of a warp group's multiplications that "
               "can be told to replace it starts from zero"};
  SumProof proof(function);
  unsigned registers = sums.rewrite();
  if (std::string wrong = proof.compare(); !wrong.empty()) {
    kernel.orders.refuse(function, kRematAttr, wrong + " (a defect of Kiln)");
    return {};
  }
  return {registers, "zeros that sums start from left out, for " +
                         std::to_string(sums.selects) + " selects"};
}

const RegisterIrPass registration(
    {{"zero-start", "zeros that matrix sums start from become a predicate", {}},
     IrPass::Remat,
     IrStage::Addresses,
     zeroStart});

} // namespace
} // namespace kiln
