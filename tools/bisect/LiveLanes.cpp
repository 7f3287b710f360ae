#include "tools/bisect/LiveLanes.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

LiveLanes::LiveLanes(const MachineFunction &function)
    : function(function), registerInfo(function.getRegInfo()),
      registers(*function.getSubtarget().getRegisterInfo()),
      infos(registerInfo.getNumVirtRegs()),
      into(function.getNumBlockIDs(), Lanes(infos.size())), out(into),
      defined(into), alive(infos.size()) {
  Vendor vendor = function.getTarget().getTargetTriple().isAMDGPU()
                      ? Vendor::Amd
                      : Vendor::Nvidia;
  for (auto [index, info] : enumerate(infos)) {
    Register reg = Register::index2VirtReg(index);
    const TargetRegisterClass *regClass = registerInfo.getRegClassOrNull(reg);
    if (!regClass)
      continue;
    info.file = registerFile(vendor, *regClass, registers);
    info.weight = registerWeight(info.file, *regClass, registers);
    info.all = registerInfo.getMaxLaneMaskForVReg(reg);
  }
  solve();
}

LaneBitmask LiveLanes::lanesOf(const MachineOperand &operand) const {
  LaneBitmask all = infos[operand.getReg().virtRegIndex()].all;
  unsigned part = operand.getSubReg();
  return part ? registers.getSubRegIndexLaneMask(part) & all : all;
}

template <typename Visit>
void LiveLanes::forEachOperand(const MachineInstr &instr, Visit visit) const {
  if (instr.isDebugOrPseudoInstr())
    return;
  for (const MachineOperand &operand : instr.operands())
    if (operand.isReg() && operand.getReg().isVirtual())
      visit(operand, operand.getReg().virtRegIndex());
}

/// What is wanted at the end of a block; whether that is more than before.
bool LiveLanes::meetSuccessors(const MachineBasicBlock &block) {
  Lanes &end = out[block.getNumber()];
  const Lanes &here = defined[block.getNumber()];
  bool isMore = false;
  auto want = [&](unsigned reg, LaneBitmask lanes) {
    lanes &= here[reg] & ~end[reg];
    end[reg] |= lanes;
    isMore |= lanes.any();
  };
  for (const MachineBasicBlock *next : block.successors()) {
    for (auto [reg, lanes] : enumerate(into[next->getNumber()]))
      want(reg, lanes);
    for (const MachineInstr &phi : next->phis())
      for (unsigned at = 1; at + 1 < phi.getNumOperands(); at += 2) {
        const MachineOperand &value = phi.getOperand(at);
        if (phi.getOperand(at + 1).getMBB() == &block && value.readsReg())
          want(value.getReg().virtRegIndex(), lanesOf(value));
      }
  }
  return isMore;
}

void LiveLanes::solve() {
  SmallVector<const MachineBasicBlock *> order;
  for (const MachineBasicBlock *block : post_order(&function))
    order.push_back(block);
  for (bool isMore = true; isMore;) {
    isMore = false;
    for (const MachineBasicBlock *block : reverse(order)) {
      Lanes here = defined[block->getNumber()];
      for (const MachineBasicBlock *from : block->predecessors())
        for (auto [lanes, more] : zip_equal(here, defined[from->getNumber()]))
          lanes |= more;
      for (const MachineInstr &instr : block->instrs())
        forEachOperand(instr, [&](const MachineOperand &operand, unsigned reg) {
          if (operand.isDef())
            here[reg] |= lanesOf(operand);
        });
      isMore |= here != defined[block->getNumber()];
      defined[block->getNumber()] = std::move(here);
    }
  }
  for (bool isMore = true; isMore;) {
    isMore = false;
    for (const MachineBasicBlock *block : order) {
      isMore |= meetSuccessors(*block);
      enterBlockEnd(*block);
      for (const MachineInstr &instr : reverse(*block))
        stepAbove(instr);
      into[block->getNumber()] = alive;
    }
  }
}

/// The registers that some lanes of one take, rounded up.
int LiveLanes::shareOf(unsigned reg, LaneBitmask lanes) const {
  const Info &info = infos[reg];
  unsigned total = info.all.getNumLanes();
  return total ? divideCeil(lanes.getNumLanes() * info.weight, total) : 0;
}

void LiveLanes::set(unsigned reg, LaneBitmask lanes) {
  if (alive[reg] == lanes)
    return;
  now[infos[reg].file] += shareOf(reg, lanes) - shareOf(reg, alive[reg]);
  alive[reg] = lanes;
}

void LiveLanes::enterBlockEnd(const MachineBasicBlock &block) {
  alive = out[block.getNumber()];
  definedHere = &defined[block.getNumber()];
  now = LiveCount();
  for (auto [reg, lanes] : enumerate(alive))
    now[infos[reg].file] += shareOf(reg, lanes);
  peakHere = now;
}

void LiveLanes::stepAbove(const MachineInstr &instr) {
  // A dead result still needs its register at the instruction.
  forEachOperand(instr, [&](const MachineOperand &operand, unsigned reg) {
    if (operand.isDef())
      set(reg, alive[reg] | lanesOf(operand));
  });
  peakHere = now;
  forEachOperand(instr, [&](const MachineOperand &operand, unsigned reg) {
    if (operand.isDef())
      set(reg, alive[reg] & ~lanesOf(operand));
  });
  if (!instr.isPHI())
    forEachOperand(instr, [&](const MachineOperand &operand, unsigned reg) {
      if (operand.isUse() && !operand.isUndef())
        set(reg, alive[reg] | (lanesOf(operand) & (*definedHere)[reg]));
    });
  peakHere = maxOf(peakHere, now);
}

std::vector<int> LiveLanes::budgetedAt(const MachineInstr &instr) {
  enterBlockEnd(*instr.getParent());
  Lanes at;
  for (const MachineInstr &other : reverse(*instr.getParent())) {
    at = alive;
    stepAbove(other);
    if (&other == &instr)
      break;
  }
  forEachOperand(instr, [&](const MachineOperand &operand, unsigned reg) {
    if (operand.isDef())
      at[reg] |= lanesOf(operand);
  });
  std::vector<int> weights;
  for (auto [reg, below, above] : enumerate(at, alive))
    weights.push_back(
        budgetedWeight(infos[reg].file, shareOf(reg, below | above)));
  return weights;
}

} // namespace kiln
