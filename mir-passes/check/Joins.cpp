#include "mir-passes/check/Joins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/Support/GenericIteratedDominanceFrontier.h"

using namespace llvm;

namespace kiln {

BitVector Joins::frontier(const std::vector<unsigned> &blocks) const {
  SmallPtrSet<MachineBasicBlock *, 8> defining;
  for (unsigned block : blocks)
    defining.insert(function.getBlockNumbered(block));
  IDFCalculatorBase<MachineBasicBlock, /*IsPostDom=*/false> calculator(
      dominators);
  calculator.setDefiningBlocks(defining);
  SmallVector<MachineBasicBlock *, 8> joins;
  calculator.calculate(joins);
  BitVector result(function.getNumBlockIDs());
  for (const MachineBasicBlock *block : joins)
    result.set(block->getNumber());
  return result;
}

const BitVector &Joins::of(Register reg, unsigned lane) {
  auto [known, isNew] = byLane.try_emplace({reg, lane});
  if (!isNew)
    return *known->second;
  std::vector<unsigned> blocks;
  for (const MachineInstr &def : function.getRegInfo().def_instructions(reg))
    // What cannot be reached is in no dominator tree.
    if (dominators.getNode(def.getParent()) &&
        lanes.isWritten(reg, lane, *def.getParent()))
      blocks.push_back(def.getParent()->getNumber());
  sort(blocks);
  blocks.erase(unique(blocks), blocks.end());
  const BitVector &joins = ofBlocks(blocks);
  return *(byLane[{reg, lane}] = &joins);
}

const BitVector &Joins::ofBlocks(const std::vector<unsigned> &blocks) {
  auto [found, isFirst] = byBlocks.try_emplace(blocks);
  if (isFirst)
    found->second = frontier(blocks);
  return found->second;
}

} // namespace kiln
