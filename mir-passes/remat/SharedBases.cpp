#include "mir-passes/remat/SharedBases.h"
#include "mir-passes/remat/LoopVariableFolding.h"
#include "targets/isa/LinearOp.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

class SharedBases {
public:
  explicit SharedBases(LoopVariableFolding &folding)
      : folding(folding), info(folding.info) {}
  unsigned run();

private:
  using Chain = SmallVector<MachineInstr *, 4>;
  using Members = SmallVector<const LoopVariable *, 8>;
  /// Variables of one stride that start from the same base, and for each what
  /// must be computed before a use besides its start.
  struct Family {
    Register base;
    Members members;
    std::map<Register, Chain> chains;
  };

  std::map<unsigned, Members> byBase(ArrayRef<const LoopVariable *> members);
  SmallVector<Family, 4> familiesOf(Members members);
  int profit(MutableArrayRef<Family> families) const;
  bool staysAlive(Register reg, const LoopVariable &variable) const;
  int expand(Register leaf, const LoopVariable &variable, Chain &chain,
             SetVector<Register> &leaves, unsigned depth) const;
  int expandOperands(const MachineInstr &def, Register but,
                     const LoopVariable &variable, Chain &chain,
                     SetVector<Register> &leaves, unsigned depth) const;
  MachineInstr *accumulate(const Family &family);
  Register write(const Family &family, const LoopVariable &member,
                 Register shared, MachineInstr &user);
  unsigned fold(const Family &family);

  LoopVariableFolding &folding;
  MachineRegisterInfo &info;
  SetVector<Register> changed; // live ranges, by the family being folded
};

//===-- which -------------------------------------------------------------===//

/// The operands of which the instruction is a sum with coefficient one.
SmallVector<unsigned, 2> addends(StringRef opcode) {
  switch (linearOp(opcode)) {
  case LinearOp::Add:
    return {1, 2};
  case LinearOp::MultiplyAdd:
  case LinearOp::MultiplyAddWide:
  case LinearOp::MultiplyAddWideSigned:
  case LinearOp::ShiftLeftAdd:
    return {3};
  default:
    return {};
  }
}

/// The variables by the registers that their starts are a sum with.
std::map<unsigned, SharedBases::Members>
SharedBases::byBase(ArrayRef<const LoopVariable *> members) {
  std::map<unsigned, Members> result;
  for (const LoopVariable *member : members) {
    const MachineInstr &start = *member->start;
    for (unsigned index : addends(folding.code.getName(start.getOpcode()))) {
      const MachineOperand &base = start.getOperand(index);
      if (base.isReg() && base.getReg().isVirtual() &&
          info.hasOneDef(base.getReg()) &&
          count_if(start.all_uses(), [&](const MachineOperand &use) {
            return use.getReg() == base.getReg();
          }) == 1)
        result[base.getReg().id()].push_back(member);
    }
  }
  return result;
}

/// Splits variables of one stride into families by what they start from, the
/// largest first.
SmallVector<SharedBases::Family, 4> SharedBases::familiesOf(Members members) {
  SmallVector<Family, 4> families;
  while (true) {
    std::map<unsigned, Members> bases = byBase(members);
    auto largest = llvm::max_element(bases, [](auto &a, auto &b) {
      return a.second.size() < b.second.size();
    });
    if (largest == bases.end() || largest->second.size() < 2)
      return families;
    Family family{Register(largest->first), {}, {}};
    for (const LoopVariable *member : largest->second)
      if (folding.variables.readsOnItsSide(*member,
                                           *largest->second.front()->step))
        family.members.push_back(member);
    erase_if(members, [&](const LoopVariable *member) {
      return is_contained(largest->second, member);
    });
    if (family.members.size() > 1)
      families.push_back(std::move(family));
  }
}

//===-- whether it pays ---------------------------------------------------===//

/// True if the register is alive at every use of the variable anyhow, with the
/// one value it ever has.
bool SharedBases::staysAlive(Register reg, const LoopVariable &variable) const {
  const LiveInterval &interval = folding.intervals.getInterval(reg);
  return info.hasOneDef(reg) &&
         all_of(info.use_nodbg_instructions(variable.reg),
                [&](const MachineInstr &user) {
                  return interval.liveAt(
                      folding.intervals.getInstructionIndex(user));
                });
}

/// expand() for all that `def` reads except `but`.
int SharedBases::expandOperands(const MachineInstr &def, Register but,
                                const LoopVariable &variable, Chain &chain,
                                SetVector<Register> &leaves,
                                unsigned depth) const {
  int weight = 0;
  for (const MachineOperand &operand : def.all_uses())
    if (operand.getReg().isVirtual() && operand.getReg() != but)
      weight += info.hasOneDef(operand.getReg())
                    ? expand(operand.getReg(), variable, chain, leaves, depth)
                    : 1000; // may change in between
  return weight;
}

/// Lists what to compute, and from what, to have `leaf` at the uses of the
/// variable: the weight of what has to be kept alive for it.
int SharedBases::expand(Register leaf, const LoopVariable &variable,
                        Chain &chain, SetVector<Register> &leaves,
                        unsigned depth) const {
  if (is_contained(leaves, leaf) || staysAlive(leaf, variable))
    return 0;
  MachineInstr *def = info.getUniqueVRegDef(leaf);
  if (def && depth > 1 && folding.recompute.isCheap(leaf) &&
      folding.variables.isMovable(*def)) {
    Chain below;
    SetVector<Register> others;
    int weight =
        expandOperands(*def, Register(), variable, below, others, depth - 1);
    if (weight < folding.map.weight(leaf) && below.size() < depth) {
      below.push_back(def);
      for (MachineInstr *instr : below)
        if (!is_contained(chain, instr))
          chain.push_back(instr);
      leaves.insert(others.begin(), others.end());
      return weight;
    }
  }
  leaves.insert(leaf);
  return folding.map.weight(leaf);
}

/// What folding the families together frees, less what it costs; fills their
/// chains.
int SharedBases::profit(MutableArrayRef<Family> families) const {
  int freed = 0, cost = 0;
  SetVector<Register> leaves;
  bool isHot = false;
  for (Family &family : families) {
    cost += folding.map.weight(family.members.front()->reg);
    family.chains.clear();
    for (const LoopVariable *member : family.members) {
      isHot |= folding.map.isHot(folding.intervals.getInterval(member->reg));
      freed += folding.map.weight(member->reg);
      cost +=
          expandOperands(*member->start, family.base, *member,
                         family.chains[member->reg], leaves, folding.maxOps);
    }
  }
  return isHot ? freed - cost : 0;
}

//===-- doing it ----------------------------------------------------------===//

/// The new variable: the base, before the first start, and the first
/// member's step. Returns the new step.
MachineInstr *SharedBases::accumulate(const Family &family) {
  const LoopVariable &first = *family.members.front();
  MachineInstr *early = first.start;
  for (const LoopVariable *member : family.members)
    if (folding.intervals.getInstructionIndex(*member->start) <
        folding.intervals.getInstructionIndex(*early))
      early = member->start;
  Register shared = info.cloneVirtualRegister(first.reg);
  folding.place(BuildMI(folding.function, early->getDebugLoc(),
                        folding.code.get(TargetOpcode::COPY), shared)
                    .addReg(family.base),
                *early);
  MachineInstr *step = folding.function.CloneMachineInstr(first.step);
  for (MachineOperand &operand : step->operands())
    if (operand.isReg() && operand.getReg() == first.reg)
      operand.setReg(shared);
  return folding.place(step, *first.step);
}

/// Makes the member's value before the user, from the accumulated base.
Register SharedBases::write(const Family &family, const LoopVariable &member,
                            Register shared, MachineInstr &user) {
  Chain all;
  if (auto found = family.chains.find(member.reg); found != family.chains.end())
    all = found->second;
  all.push_back(member.start);
  DenseMap<Register, Register> copies{{family.base, shared}};
  SmallVector<Register, 4> made;
  for (MachineInstr *original : all) {
    MachineInstr *clone = folding.function.CloneMachineInstr(original);
    for (MachineOperand &operand : clone->operands()) {
      if (!operand.isReg() || !operand.getReg().isVirtual())
        continue;
      Register old = operand.getReg();
      if (operand.isDef()) {
        copies[old] = info.cloneVirtualRegister(old);
        made.push_back(copies[old]);
      } else if (!copies.contains(old)) {
        changed.insert(old);
      }
      // The base counts where the start adds it, not deeper down.
      auto known = copies.find(old);
      if (known != copies.end() &&
          (old != family.base || original == member.start))
        operand.setReg(known->second);
      else if (old == family.base)
        changed.insert(family.base);
    }
    folding.place(clone, user);
  }
  Register result = made.pop_back_val();
  for (Register reg : made)
    folding.remake(reg);
  return result;
}

/// Replaces the members by what they start from, with an accumulated copy of
/// the base.
unsigned SharedBases::fold(const Family &family) {
  changed.clear();
  MachineInstr *step = accumulate(family);
  Register shared = step->getOperand(0).getReg();
  unsigned strideIndex = family.members.front()->strideIndex;
  for (const LoopVariable *member : family.members)
    folding.replace(*member, [&](MachineInstr &user) {
      return write(family, *member, shared, user);
    });
  changed.insert(family.base);
  folding.remake(shared);
  for (Register reg : changed)
    if (info.getUniqueVRegDef(reg))
      folding.remake(reg);
  if (step->getOperand(strideIndex).isReg())
    folding.remake(step->getOperand(strideIndex).getReg());
  return family.members.size();
}

unsigned SharedBases::run() {
  // By step block, start block and stride.
  using Key = std::tuple<int, int, unsigned, int64_t>;
  std::map<Key, Members> byStride;
  for (const LoopVariable &variable : folding.variables.all()) {
    const MachineOperand &stride = variable.stride();
    byStride[{variable.step->getParent()->getNumber(),
              variable.start->getParent()->getNumber(),
              stride.isReg() ? stride.getReg().id() : 0,
              stride.isImm() ? stride.getImm() : 0}]
        .push_back(&variable);
  }
  unsigned folded = 0;
  for (auto &[key, members] : byStride) {
    // Families may be made of the same offsets: together, or one by one.
    SmallVector<Family, 4> families = familiesOf(members);
    bool together = profit(families) > 0;
    for (Family &family : families)
      if (together || profit(family) > 0)
        folded += fold(family);
  }
  return folded;
}

} // namespace

unsigned foldIntoSharedBases(LoopVariableFolding &folding) {
  return SharedBases(folding).run();
}

} // namespace kiln
