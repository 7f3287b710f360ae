#include "mir-passes/check/MovedLoads.h"
#include "mir-passes/check/Effects.h"
#include "targets/cost/AsyncWork.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"

using namespace llvm;

namespace kiln {

MovedLoads::MovedLoads(const FunctionMeaning &before,
                       const FunctionMeaning &after,
                       const MachineFunction &function, AAResults *aliases)
    : before(before), after(after), function(function), aliases(aliases),
      dominators(const_cast<MachineFunction &>(function)),
      postDominators(const_cast<MachineFunction &>(function)) {}

/// Blocks, by number, that can be executed whole behind the end of `above` and
/// in front of `below`, before `above` is executed again.
BitVector MovedLoads::blocksBetween(Block &above, Block &below) const {
  BitVector blocks(function.getNumBlockIDs());
  SmallVector<Block *> work{&below};
  while (!work.empty())
    for (Block *pred : work.pop_back_val()->predecessors())
      if (pred != &above && !blocks.test(pred->getNumber())) {
        blocks.set(pred->getNumber());
        work.push_back(pred);
      }
  return blocks;
}

/// True if the block can be executed twice without the other in between.
bool MovedLoads::repeatsWithout(Block &block, Block &other) const {
  return blocksBetween(other, block).test(block.getNumber());
}

bool MovedLoads::mayPass(const MachineInstr &load,
                         const FunctionMeaning::Effect &effect) const {
  const MachineInstr &other = *effect.instr;
  if (effect.isMatrixStep)
    return mayPassMatrixSteps(load);
  bool isBranch = other.isTerminator() && !other.mayLoadOrStore() &&
                  !other.hasUnmodeledSideEffects() && !other.isCall();
  return isBranch ||
         (!effect.isBarrier &&
          !(effect.writes && mayTouchTheSame(load, other, aliases)));
}

const char *
MovedLoads::objection(const FunctionMeaning::MovedLoad &load) const {
  Block &old = *function.getBlockNumbered(load.before.block),
        &now = *function.getBlockNumbered(load.now.block);
  bool isUp = dominators.dominates(&now, &old);
  if (!isUp && !dominators.dominates(&old, &now))
    return "this has moved to a block that is executed without the one it was "
           "in";
  if (isUp &&
      (!postDominators.dominates(&old, &now) || repeatsWithout(now, old)))
    return "this load has moved to a block that is executed where it was not";
  // The effects that stood on the other side of it in its old block, and that
  // stand there in the new one.
  auto passes = [&](const FunctionMeaning::Effect &effect) {
    return mayPass(*load.instr, effect);
  };
  DenseMap<unsigned, unsigned> oldPlaces;
  for (const auto &[place, effect] :
       enumerate(before.blocks[old.getNumber()].effects))
    oldPlaces[effect.expression] = place;
  constexpr const char *overtaken =
      "this has moved over a barrier, or over an access that may touch the "
      "same memory";
  for (const FunctionMeaning::Effect &effect :
       after.blocks[old.getNumber()].effects) {
    auto place = oldPlaces.find(effect.expression);
    bool wasInFront =
        place != oldPlaces.end() && place->second < load.before.place;
    if (wasInFront == isUp && !passes(effect))
      return overtaken;
  }
  ArrayRef<FunctionMeaning::Effect> here =
      after.blocks[now.getNumber()].effects;
  if (!all_of(isUp ? here.drop_front(load.now.place)
                   : here.take_front(load.now.place),
              passes))
    return overtaken;
  BitVector between = isUp ? blocksBetween(now, old) : blocksBetween(old, now);
  for (unsigned block : between.set_bits())
    if (!all_of(after.blocks[block].effects, passes))
      return overtaken;
  // A mark lets the load go anywhere in its new block.
  if (!isEffect(*load.instr) &&
      any_of(here, [&](const FunctionMeaning::Effect &effect) {
        return effect.writes &&
               mayTouchTheSame(*load.instr, *effect.instr, aliases);
      }))
    return "this load is marked as free to move, among stores that may write "
           "what it reads";
  return nullptr;
}

} // namespace kiln
