// AMDGPU states base and offset of an access (getMemOperandsWithOffsetWidth).
// NVPTX does not: there the last two operands of a load or store are base and
// offset, and inline PTX reads its address from a 64-bit register, or from a
// 32-bit one for shared memory.
#include "sched-strategies/core/MemoryAccess.h"
#include "sched-strategies/core/Region.h"

#include "targets/isa/LinearOp.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

class Reader {
public:
  explicit Reader(const Region &region)
      : region(region), subtarget(region.instr(0).getMF()->getSubtarget()),
        info(*subtarget.getInstrInfo()) {}

  MemoryAccess read(unsigned node) {
    const MachineInstr &instr = region.instr(node);
    MemoryAccess access;
    SmallVector<const MachineOperand *, 4> bases;
    bool scalable = false;
    LocationSize width = LocationSize::precise(0);
    if (!info.getMemOperandsWithOffsetWidth(instr, bases, access.offset,
                                            scalable, width,
                                            subtarget.getRegisterInfo())) {
      bases.clear();
      access.offset = 0;
      if (instr.isInlineAsm())
        addAddressRegister(node, bases);
      else
        addBaseAndOffset(instr, bases, access.offset);
    }
    std::vector<int64_t> key;
    for (const MachineOperand *base : bases)
      addKey(node, *base, key, access.offset);
    access.base = known.try_emplace(key, known.size()).first->second;
    return access;
  }

private:
  void addAddressRegister(unsigned node,
                          SmallVectorImpl<const MachineOperand *> &bases) {
    const MachineOperand *address = nullptr;
    int widest = 0;
    for (const MachineOperand &operand : region.instr(node).all_uses()) {
      if (!operand.getReg().isVirtual() || operand.isTied())
        continue;
      int value = region.valueRead(node, operand.getReg());
      int weight = value < 0 ? 0 : region.values()[value].weight;
      if (weight > widest)
        address = &operand, widest = weight;
    }
    if (address)
      bases.push_back(address);
  }

  static void addBaseAndOffset(const MachineInstr &instr,
                               SmallVectorImpl<const MachineOperand *> &bases,
                               int64_t &offset) {
    unsigned count = instr.getNumExplicitOperands();
    if (count < 2 || !instr.getOperand(count - 1).isImm())
      return;
    bases.push_back(&instr.getOperand(count - 2));
    offset = instr.getOperand(count - 1).getImm();
  }

  /// A register becomes the value it holds, less the constants added to it in
  /// this region.
  void addKey(unsigned node, const MachineOperand &operand,
              std::vector<int64_t> &key, int64_t &offset) {
    if (operand.isImm()) {
      key.insert(key.end(), {0, operand.getImm()});
      return;
    }
    if (!operand.isReg()) {
      key.insert(key.end(), {1, int64_t(hash_value(operand))});
      return;
    }
    int value = region.valueRead(node, operand.getReg());
    if (value < 0) {
      key.insert(key.end(), {2, operand.getReg().id()});
      return;
    }
    for (int def = region.values()[value].def; def >= 0;
         def = region.values()[value].def) {
      const MachineInstr &add = region.instr(def);
      if (linearOp(info.getName(add.getOpcode())) != LinearOp::Add ||
          !add.getOperand(1).isReg() || !add.getOperand(2).isImm())
        break;
      int from = region.valueRead(def, add.getOperand(1).getReg());
      if (from < 0)
        break;
      offset += add.getOperand(2).getImm();
      value = from;
    }
    key.insert(key.end(), {3, value, operand.getSubReg()});
  }

  const Region &region;
  const TargetSubtargetInfo &subtarget;
  const TargetInstrInfo &info;
  std::map<std::vector<int64_t>, int> known;
};

} // namespace

std::vector<MemoryAccess> memoryAccesses(const Region &region) {
  std::vector<MemoryAccess> accesses(region.size());
  if (!region.size())
    return accesses;
  Reader reader(region);
  for (unsigned node = 0; node != region.size(); ++node)
    if (isLoad(region.cost(node).opClass) || region.instr(node).mayStore())
      accesses[node] = reader.read(node);
  return accesses;
}

} // namespace kiln
