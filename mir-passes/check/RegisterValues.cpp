#include "mir-passes/check/RegisterValues.h"

#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

#include <set>

using namespace llvm;

namespace kiln {

RegisterValues::RegisterValues(const MachineFunction &function,
                               MachineDominatorTree &dominators,
                               ExpressionTable &table, AtJoin atJoin)
    : function(function), registerInfo(function.getRegInfo()),
      registers(*function.getSubtarget().getRegisterInfo()),
      dominators(dominators), table(table), atJoin(std::move(atJoin)),
      reaching(function), joins(function, dominators, reaching),
      outOf(function.getNumBlockIDs()), exposed(function.getNumBlockIDs()) {
  std::set<std::pair<unsigned, unsigned>> written; // unit and block
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block)
      for (const MachineOperand &operand : instr.operands())
        if (operand.isRegMask())
          hasRegMask = true;
        else if (operand.isReg() && operand.isDef() &&
                 operand.getReg().isPhysical() &&
                 !registers.isConstantPhysReg(operand.getReg().asMCReg()))
          for (MCRegUnit unit : registers.regunits(operand.getReg().asMCReg()))
            written.insert({unsigned(unit), block.getNumber()});
  for (auto [unit, block] : written)
    // What cannot be reached is in no dominator tree.
    if (dominators.getNode(function.getBlockNumbered(block)))
      writtenUnits[unit].push_back(block);
    else
      writtenUnits[unit];
}

//===-- lanes -------------------------------------------------------------===//

/// Calls `visit(lane)` for the lanes of a virtual register operand.
template <typename Visit>
void RegisterValues::forEachLane(const MachineOperand &operand,
                                 Visit visit) const {
  LaneBitmask mask = operand.getSubReg()
                         ? registers.getSubRegIndexLaneMask(operand.getSubReg())
                         : registerInfo.getMaxLaneMaskForVReg(operand.getReg());
  for (auto bits = mask.getAsInteger(); bits; bits &= bits - 1)
    visit(unsigned(llvm::countr_zero(bits)));
}

unsigned RegisterValues::laneCount(const MachineOperand &operand) const {
  unsigned count = 0;
  forEachLane(operand, [&](unsigned) { ++count; });
  return count;
}

unsigned RegisterValues::bitsOf(const MachineOperand &operand) const {
  if (operand.getSubReg())
    return registers.getSubRegIdxSize(operand.getSubReg());
  return registers.getRegSizeInBits(
      *registerInfo.getRegClass(operand.getReg()));
}

/// True for a reserved register's unit that nothing in the function writes: it
/// is the same everywhere.
bool RegisterValues::isConstantUnit(unsigned unit) const {
  return registerInfo.isReservedRegUnit(MCRegUnit(unit)) && !hasRegMask &&
         !writtenUnits.contains(unit);
}

bool RegisterValues::readsNoChangingUnit(const MachineInstr &instr) const {
  return all_of(instr.all_uses(), [&](const MachineOperand &operand) {
    return !operand.getReg().isPhysical() ||
           all_of(
               registers.regunits(operand.getReg().asMCReg()),
               [&](MCRegUnit unit) { return isConstantUnit(unsigned(unit)); });
  });
}

//===-- reading -----------------------------------------------------------===//

/// What the closest dominator of `at` left to a lane, unless definitions meet
/// in between; then nothing, and `at` is where they meet, or the function
/// begins.
std::optional<unsigned>
RegisterValues::leftAbove(Lane lane, const BitVector &meets,
                          const MachineBasicBlock *&at) const {
  while (!meets.test(at->getNumber())) {
    const MachineDomTreeNode *node =
        dominators.getNode(const_cast<MachineBasicBlock *>(at));
    if (!node || !node->getIDom())
      break;
    at = node->getIDom()->getBlock();
    auto &out = outOf[at->getNumber()];
    auto left = out.find(lane);
    if (left != out.end())
      return left->second;
  }
  return std::nullopt;
}

/// The register's expression where the block begins: what is left to it, nothing
/// where no value may reach it, or a symbol. The symbol is the same in both
/// versions, and both must pass the same expressions to it.
unsigned RegisterValues::onEntry(Register reg, unsigned lane,
                                 const MachineBasicBlock &block) {
  const BitVector &meets = joins.of(reg, lane);
  const MachineBasicBlock *at = &block;
  if (auto left = leftAbove(FunctionMeaning::laneOf(reg, lane), meets, at))
    return *left;
  if (meets.test(at->getNumber()))
    if (const Lanes *lanes = atJoin(reg, *at)) {
      uint64_t mask = registerInfo.getMaxLaneMaskForVReg(reg).getAsInteger();
      return (*lanes)[llvm::popcount(mask & maskTrailingOnes<uint64_t>(lane))];
    }
  if (!reaching.mayReach(reg, lane, *at))
    return table.number(ExpressionKind::Undefined);
  return table.number(ExpressionKind::Entry, reg.id(), lane, at->getNumber());
}

unsigned RegisterValues::valueOf(Register reg, unsigned lane) {
  Lane key = FunctionMeaning::laneOf(reg, lane);
  auto known = now.values.find(key);
  if (known != now.values.end())
    return known->second;
  unsigned value = onEntry(reg, lane, *now.block);
  exposed[now.block->getNumber()].insert(key);
  return now.values[key] = value;
}

unsigned RegisterValues::valueOfUnit(unsigned unit) {
  Lane key = FunctionMeaning::laneOfUnit(unit);
  auto known = now.values.find(key);
  if (known != now.values.end())
    return known->second;
  if (now.clobber)
    return table.number(ExpressionKind::Clobber, now.clobber, unit);
  return now.values[key] = unitOnEntry(unit, *now.block);
}

/// A reserved register (EXEC) is followed from block to block as a virtual one
/// is; any other physical register only inside its block.
unsigned RegisterValues::unitOnEntry(unsigned unit,
                                     const MachineBasicBlock &block) {
  if (isConstantUnit(unit))
    return table.number(ExpressionKind::PhysicalEntry, unit, ~uint64_t(0));
  const MachineBasicBlock *at = &block;
  if (registerInfo.isReservedRegUnit(MCRegUnit(unit)) && !hasRegMask)
    if (auto left = leftAbove(FunctionMeaning::laneOfUnit(unit),
                              joins.ofBlocks(writtenUnits[unit]), at))
      return *left;
  return table.number(ExpressionKind::PhysicalEntry, unit, at->getNumber());
}

void RegisterValues::appendValues(const MachineOperand &operand,
                                  ExpressionTable::Key &key) {
  if (operand.getReg().isVirtual()) {
    // Read as undefined, or of lanes that are: the same.
    forEachLane(operand, [&](unsigned lane) {
      key.push_back(operand.isUndef() ? table.number(ExpressionKind::Undefined)
                                      : valueOf(operand.getReg(), lane));
    });
  } else if (operand.isUndef()) {
    key.push_back(table.number(ExpressionKind::Undefined));
  } else if (operand.getReg().isPhysical()) {
    for (MCRegUnit unit : registers.regunits(operand.getReg().asMCReg()))
      key.push_back(valueOfUnit(unsigned(unit)));
  }
}

RegisterValues::Lanes RegisterValues::read(const MachineOperand &operand) {
  Lanes lanes;
  forEachLane(operand, [&](unsigned lane) {
    lanes.push_back(valueOf(operand.getReg(), lane));
  });
  return lanes;
}

RegisterValues::Lanes RegisterValues::atEndOf(const MachineBasicBlock &block,
                                              const MachineOperand &operand) {
  auto &out = outOf[block.getNumber()];
  Lanes lanes;
  forEachLane(operand, [&](unsigned lane) {
    auto left = out.find(FunctionMeaning::laneOf(operand.getReg(), lane));
    lanes.push_back(left != out.end() ? left->second
                                      : onEntry(operand.getReg(), lane, block));
  });
  return lanes;
}

void RegisterValues::atEndOf(const MachineBasicBlock &block,
                             function_ref<void()> work) {
  State before = std::move(now);
  DenseSet<Lane> reads = exposed[block.getNumber()];
  now = State(&block);
  now.values = outOf[block.getNumber()];
  work();
  exposed[block.getNumber()] = std::move(reads);
  now = std::move(before);
}

//===-- writing -----------------------------------------------------------===//

void RegisterValues::enter(const MachineBasicBlock &block) {
  now = State(&block);
}

void RegisterValues::define(const MachineOperand &operand, unsigned index,
                            unsigned expression) {
  auto write = [&](Lane lane, unsigned number) {
    now.values[lane] = now.written[lane] = number;
  };
  Register reg = operand.getReg();
  if (reg.isPhysical()) {
    // What is written to AMD's null register is gone.
    if (registers.isConstantPhysReg(reg.asMCReg()))
      return;
    for (MCRegUnit unit : registers.regunits(reg.asMCReg()))
      write(FunctionMeaning::laneOfUnit(unsigned(unit)),
            table.number(ExpressionKind::Result, expression, index,
                         unsigned(unit)));
    return;
  }
  unsigned part = 0;
  forEachLane(operand, [&](unsigned lane) {
    write(FunctionMeaning::laneOf(reg, lane),
          table.number(ExpressionKind::Result, expression, index, part++));
  });
}

void RegisterValues::forgetOthers(const MachineOperand &operand) {
  Register reg = operand.getReg();
  if (reg.isPhysical() || !operand.getSubReg() || !operand.isUndef())
    return;
  LaneBitmask rest = registerInfo.getMaxLaneMaskForVReg(reg) &
                     ~registers.getSubRegIndexLaneMask(operand.getSubReg());
  for (auto bits = rest.getAsInteger(); bits; bits &= bits - 1) {
    Lane lane = FunctionMeaning::laneOf(reg, llvm::countr_zero(bits));
    now.values[lane] = now.written[lane] =
        table.number(ExpressionKind::Undefined);
  }
}

void RegisterValues::define(const MachineOperand &operand,
                            const Lanes &values) {
  unsigned part = 0;
  forEachLane(operand, [&](unsigned lane) {
    Lane key = FunctionMeaning::laneOf(operand.getReg(), lane);
    now.values[key] = now.written[key] = values[part++];
  });
}

void RegisterValues::appendValues(Register reg, ExpressionTable::Key &key) {
  uint64_t mask = registerInfo.getMaxLaneMaskForVReg(reg).getAsInteger();
  for (uint64_t bits = mask; bits; bits &= bits - 1)
    key.push_back(valueOf(reg, llvm::countr_zero(bits)));
}

void RegisterValues::land(Register reg, unsigned wait) {
  uint64_t mask = registerInfo.getMaxLaneMaskForVReg(reg).getAsInteger();
  for (uint64_t bits = mask; bits; bits &= bits - 1) {
    unsigned lane = llvm::countr_zero(bits);
    unsigned landed =
        table.number(ExpressionKind::Landed, wait, valueOf(reg, lane));
    Lane key = FunctionMeaning::laneOf(reg, lane);
    now.values[key] = now.written[key] = landed;
  }
}

void RegisterValues::clobberPhysical(unsigned call) {
  now.clobber = call;
  for (auto *map : {&now.values, &now.written}) {
    SmallVector<Lane> physical;
    for (const auto &[lane, value] : *map)
      if (lane & FunctionMeaning::physical)
        physical.push_back(lane);
    for (Lane lane : physical)
      map->erase(lane);
  }
}

//===-- between blocks ----------------------------------------------------===//

void RegisterValues::leave(FunctionMeaning::Block &meaning) {
  BitVector live(registers.getNumRegUnits());
  for (const MachineBasicBlock *successor : now.block->successors())
    for (const auto &in : successor->liveins())
      for (MCRegUnit unit : registers.regunits(in.PhysReg))
        live.set(unsigned(unit));
  for (auto [lane, value] : now.written) {
    unsigned unit = unsigned(lane);
    if (!(lane & FunctionMeaning::physical) || live.test(unit) ||
        registerInfo.isReservedRegUnit(MCRegUnit(unit)))
      meaning.leaves[lane] = value;
  }
  outOf[now.block->getNumber()] = std::move(now.written);
}

/// Ordinary backward liveness: a lane read somewhere is live out of every block
/// from which that is reached unwritten.
void RegisterValues::findLiveOut(
    std::vector<FunctionMeaning::Block> &blocks) const {
  SmallVector<std::pair<const MachineBasicBlock *, Lane>>
      work; // live into the block
  for (const MachineBasicBlock &block : function)
    for (Lane lane : exposed[block.getNumber()])
      work.push_back({&block, lane});
  while (!work.empty()) {
    auto [block, lane] = work.pop_back_val();
    for (const MachineBasicBlock *pred : block->predecessors())
      if (blocks[pred->getNumber()].liveOut.insert(lane).second &&
          !outOf[pred->getNumber()].contains(lane))
        work.push_back({pred, lane});
  }
}

} // namespace kiln
