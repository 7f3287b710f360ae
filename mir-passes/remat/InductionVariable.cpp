// induction-variable: fold derived induction variables back into what they are
// derived from, instead of keeping every one in registers across its loop.
//
// Idea:   loop strength reduction turns base + i*stride into a variable of its
//         own, two registers for every pointer. Variables that advance by the
//         same stride share one accumulated base: each is what it was made from
//         before the loop, with that base in place of the old one. A variable
//         with constant steps is a multiple of another one's.
// Source: NVIDIA's compiler has `remat-iv` and a check of loop strength
//         reduction against register pressure (both only known by their option
//         names); Triton's issue 3732 reports up to 10 % from switching
//         strength reduction off. Here the choice is made for each loop, behind
//         it.
// Wins:   attention and matrix kernels with eight or sixteen row pointers of
//         one stride: their 64-bit pointers become 32-bit offsets. ptxas 13.0
//         keeps the folding: sm_90a attention_d128 takes 151 registers instead
//         of 166 and spills 16 bytes at 128 registers instead of 48;
//         attention_d64_causal 224 instead of 241, and 132 instead of 288 bytes
//         at 152 registers.
// Loses:  one to `max_ops` instructions for each use in the loop, so only above
//         the gate, and where the operands to be kept alive weigh less.
#include "mir-passes/recompute/PressureMap.h"
#include "mir-passes/recompute/Recompute.h"
#include "mir-passes/remat/Remat.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// reg = start in front of the loop, reg = reg + stride once in it.
struct Variable {
  Register reg;
  const MachineLoop *loop;
  MachineInstr *start, *step;
  unsigned strideIndex; // the operand of `step`
  const MachineOperand &stride() const { return step->getOperand(strideIndex); }
};

class Folder {
public:
  Folder(RematKernel &kernel, const CostModel &costs)
      : function(kernel.function), info(function.getRegInfo()),
        code(*function.getSubtarget().getInstrInfo()),
        registers(*function.getSubtarget().getRegisterInfo()),
        intervals(kernel.intervals), loops(kernel.loops), costs(costs),
        maxOps(kernel.order.getInt("max_ops")),
        recompute(function, intervals, loops, costs, {maxOps, maxOps, 1}),
        map(function, intervals, costs.vendor(), kernel.gate),
        distance(kernel.order.getInt("distance")) {
    dominators.recalculate(function);
  }
  unsigned run();

private:
  using Chain = SmallVector<MachineInstr *, 4>;
  using Cluster = SmallVector<MachineInstr *, 4>;
  /// Variables of one stride that start from the same base, and for each what
  /// has to be computed in front of a use besides its start.
  struct Family {
    Register base;
    SmallVector<const Variable *, 8> members;
    std::map<Register, Chain> chains;
  };
  /// Makes the variable's value in front of an instruction.
  using Writer = function_ref<Register(MachineInstr &)>;

  void findVariables();
  std::optional<Variable> asVariable(MachineInstr &step);
  bool isMovable(const MachineInstr &instr) const;
  bool readsOnItsSide(const Variable &variable, const MachineInstr &step) const;
  SmallVector<Cluster, 4> clusters(const Variable &variable) const;
  bool staysAlive(Register reg, const Variable &variable) const;
  int expand(Register leaf, const Variable &variable, Chain &chain,
             SetVector<Register> &leaves, unsigned depth) const;

  unsigned shareBases();
  int profit(MutableArrayRef<Family> families) const;
  void fold(const Family &family);
  SmallVector<Family, 4>
  familiesOf(SmallVector<const Variable *, 8> members) const;
  unsigned foldCounters();
  bool foldCounter(const Variable &variable, const Variable &counter);
  std::optional<int64_t> constantStart(const Variable &variable) const;
  Register writeMultiple(MachineInstr &user, const Variable &variable,
                         const Variable &counter, int64_t ratio,
                         int64_t constant);

  void replace(const Variable &variable, Writer write);
  void remake(Register reg);
  MachineInstr *place(MachineInstr *instr, MachineBasicBlock &block,
                      MachineBasicBlock::iterator before);
  std::optional<unsigned> opcode(StringRef name) const;

  MachineFunction &function;
  MachineRegisterInfo &info;
  const TargetInstrInfo &code;
  const TargetRegisterInfo &registers;
  LiveIntervals &intervals;
  const MachineLoopInfo &loops;
  const CostModel &costs;
  unsigned maxOps;
  Recompute recompute;
  PressureMap map;
  unsigned distance;
  MachineDominatorTree dominators;
  std::vector<Variable> variables;
};

/// True for one plain result made of virtual registers, immediates, and
/// physical registers that nothing writes.
bool Folder::isMovable(const MachineInstr &instr) const {
  if (instr.mayLoadOrStore() || instr.hasUnmodeledSideEffects() ||
      instr.isCall() || instr.isInlineAsm() || instr.isConvergent() ||
      instr.isPHI() || instr.mayRaiseFPException() ||
      range_size(instr.all_defs()) != 1)
    return false;
  const MachineOperand &result = instr.getOperand(0);
  if (!result.isReg() || !result.isDef() || !result.getReg().isVirtual() ||
      result.getSubReg() || result.isTied())
    return false;
  return all_of(instr.all_uses(), [&](const MachineOperand &operand) {
    if (operand.getReg().isVirtual())
      return !operand.getSubReg() && !operand.isUndef() &&
             !intervals.getInterval(operand.getReg()).hasSubRanges();
    if (!info.isReserved(operand.getReg()))
      return false;
    for (MCRegAliasIterator alias(operand.getReg(), &registers, true);
         alias.isValid(); ++alias)
      if (!info.def_empty(*alias))
        return false;
    return true;
  });
}

std::optional<Variable> Folder::asVariable(MachineInstr &step) {
  StringRef name = code.getName(step.getOpcode());
  if (name != "ADD32rr" && name != "ADD32ri" && name != "ADD64rr" &&
      name != "ADD64ri" && name != "V_ADD_U32_e32" && name != "V_ADD_U32_e64" &&
      name != "S_ADD_I32")
    return std::nullopt;
  MachineBasicBlock *block = step.getParent();
  Variable found{step.getOperand(0).getReg(), loops.getLoopFor(block), nullptr,
                 &step, 0};
  if (!found.loop || !found.reg.isVirtual() || step.getOperand(0).getSubReg() ||
      intervals.getInterval(found.reg).hasSubRanges())
    return std::nullopt;
  for (unsigned i : {1u, 2u}) {
    const MachineOperand &operand = step.getOperand(i);
    bool isSelf = operand.isReg() && operand.getReg() == found.reg;
    if (!isSelf && !found.strideIndex)
      found.strideIndex = i;
    else if (!isSelf)
      return std::nullopt;
  }
  const MachineOperand &stride = step.getOperand(found.strideIndex);
  if (!found.strideIndex || stride.isReg()
          ? !stride.getReg().isVirtual() || stride.getSubReg() ||
                !info.hasOneDef(stride.getReg()) ||
                found.loop->contains(info.getUniqueVRegDef(stride.getReg()))
          : !stride.isImm())
    return std::nullopt;
  SmallVector<MachineBasicBlock *, 2> latches;
  found.loop->getLoopLatches(latches);
  if (!all_of(latches, [&](MachineBasicBlock *latch) {
        return dominators.dominates(block, latch);
      }))
    return std::nullopt;
  for (MachineInstr &def : info.def_instructions(found.reg)) {
    if (&def == &step)
      continue;
    if (found.start || found.loop->contains(&def) ||
        !dominators.dominates(def.getParent(), found.loop->getHeader()))
      return std::nullopt;
    found.start = &def;
  }
  if (!found.start || !isMovable(*found.start))
    return std::nullopt;
  // After the loop its value would have to be kept, or computed there.
  for (const MachineInstr &user : info.use_nodbg_instructions(found.reg))
    if (!found.loop->contains(&user))
      return std::nullopt;
  return found;
}

void Folder::findVariables() {
  variables.clear();
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block)
      if (!instr.isDebugOrPseudoInstr() && instr.getNumOperands() > 2 &&
          instr.getOperand(0).isReg())
        if (std::optional<Variable> found = asVariable(instr))
          variables.push_back(*found);
}

/// True if no use of the variable stands between its own step and another one
/// in the same block, where the two would disagree.
bool Folder::readsOnItsSide(const Variable &variable,
                            const MachineInstr &step) const {
  SlotIndex own = intervals.getInstructionIndex(*variable.step),
            other = intervals.getInstructionIndex(step);
  return all_of(
      info.use_nodbg_instructions(variable.reg), [&](const MachineInstr &user) {
        SlotIndex here = intervals.getInstructionIndex(user);
        return &user == variable.step || user.getParent() != step.getParent() ||
               (here < own) == (here < other);
      });
}

/// The variable's users, in groups that can share one computation.
SmallVector<Folder::Cluster, 4>
Folder::clusters(const Variable &variable) const {
  std::vector<MachineInstr *> users;
  for (MachineInstr &user : info.use_nodbg_instructions(variable.reg))
    if (&user != variable.step && !is_contained(users, &user))
      users.push_back(&user);
  auto index = [&](const MachineInstr *instr) {
    return intervals.getInstructionIndex(*instr);
  };
  llvm::sort(users, [&](auto *a, auto *b) { return index(a) < index(b); });
  SmallVector<Cluster, 4> result;
  for (MachineInstr *user : users) {
    MachineInstr *last = result.empty() ? nullptr : result.back().back();
    SlotIndex step = index(variable.step);
    if (!last || last->getParent() != user->getParent() ||
        (index(last) < step) != (index(user) < step) ||
        index(last).getApproxInstrDistance(index(user)) > int(distance))
      result.emplace_back();
    result.back().push_back(user);
  }
  return result;
}

/// True if the register is alive at every use of the variable anyhow, with the
/// one value it ever has.
bool Folder::staysAlive(Register reg, const Variable &variable) const {
  const LiveInterval &interval = intervals.getInterval(reg);
  return info.hasOneDef(reg) &&
         all_of(info.use_nodbg_instructions(variable.reg),
                [&](const MachineInstr &user) {
                  return interval.liveAt(intervals.getInstructionIndex(user));
                });
}

/// Lists what to compute, and from what, to have `leaf` at the uses of the
/// variable: the weight of what has to be kept alive for it.
int Folder::expand(Register leaf, const Variable &variable, Chain &chain,
                   SetVector<Register> &leaves, unsigned depth) const {
  if (is_contained(leaves, leaf) || staysAlive(leaf, variable))
    return 0;
  MachineInstr *def = info.getUniqueVRegDef(leaf);
  if (def && depth > 1 && recompute.isCheap(leaf) && isMovable(*def)) {
    Chain below;
    SetVector<Register> others;
    int weight = 0;
    for (const MachineOperand &operand : def->all_uses())
      if (operand.getReg().isVirtual()) {
        weight += info.hasOneDef(operand.getReg())
                      ? expand(operand.getReg(), variable, below, others,
                               depth - 1)
                      : 1000; // may change in between
      }
    if (weight < map.weight(leaf) && below.size() < depth) {
      for (MachineInstr *instr : below)
        if (!is_contained(chain, instr))
          chain.push_back(instr);
      if (!is_contained(chain, def))
        chain.push_back(def);
      leaves.insert(others.begin(), others.end());
      return weight;
    }
  }
  leaves.insert(leaf);
  return map.weight(leaf);
}

MachineInstr *Folder::place(MachineInstr *instr, MachineBasicBlock &block,
                            MachineBasicBlock::iterator before) {
  block.insert(before, instr);
  for (MachineOperand &operand : instr->operands())
    if (operand.isReg() && operand.getReg().isVirtual()) {
      if (operand.isDef())
        operand.setIsDead(false);
      else
        operand.setIsKill(false);
    }
  intervals.InsertMachineInstrInMaps(*instr);
  return instr;
}

/// Computes the register's live interval anew.
void Folder::remake(Register reg) {
  if (!reg.isVirtual())
    return;
  for (MachineOperand &operand : info.reg_nodbg_operands(reg))
    if (operand.isUse())
      operand.setIsKill(false);
    else
      operand.setIsDead(false);
  if (intervals.hasInterval(reg))
    intervals.removeInterval(reg);
  intervals.createAndComputeVirtRegInterval(reg);
}

/// Lets all uses read what `write` makes in front of them, and deletes the
/// variable.
void Folder::replace(const Variable &variable, Writer write) {
  for (const Cluster &cluster : clusters(variable)) {
    Register fresh = write(*cluster.front());
    for (MachineInstr *user : cluster)
      for (MachineOperand &operand : user->all_uses())
        if (operand.getReg() == variable.reg)
          operand.setReg(fresh);
    remake(fresh);
  }
  for (MachineOperand &use :
       make_early_inc_range(info.use_operands(variable.reg)))
    if (use.getParent()->isDebugValue())
      use.getParent()->setDebugValueUndef();
  SmallVector<Register, 4> read;
  for (MachineInstr *gone : {variable.start, variable.step}) {
    for (const MachineOperand &operand : gone->all_uses())
      if (operand.getReg().isVirtual() && operand.getReg() != variable.reg)
        read.push_back(operand.getReg());
    intervals.RemoveMachineInstrFromMaps(*gone);
    gone->eraseFromParent();
  }
  intervals.removeInterval(variable.reg);
  for (Register reg : read)
    recompute.shrink(reg);
}

std::optional<unsigned> Folder::opcode(StringRef name) const {
  for (unsigned i = 0; i != code.getNumOpcodes(); ++i)
    if (code.getName(i) == name)
      return i;
  return std::nullopt;
}

//===-- one base for variables of one stride ------------------------------===//

/// The operands of which the instruction is a sum with coefficient one.
SmallVector<unsigned, 2> addends(StringRef opcode) {
  if (opcode == "ADD32rr" || opcode == "ADD64rr" || opcode == "V_ADD_U32_e32" ||
      opcode == "V_ADD_U32_e64")
    return {1, 2};
  if (opcode == "ADD32ri" || opcode == "ADD64ri")
    return {1};
  if (opcode == "MAD_WIDE_S32rir" || opcode == "MAD_WIDE_S32rrr" ||
      opcode == "MAD_WIDE_U32rir" || opcode == "MAD_WIDE_U32rrr" ||
      opcode == "MAD_LO_S32rir" || opcode == "MAD_LO_S32rrr" ||
      opcode == "V_LSHL_ADD_U32_e64")
    return {3};
  return {};
}

/// What folding the families together frees, less what it costs; fills their
/// chains.
int Folder::profit(MutableArrayRef<Family> families) const {
  int freed = 0, cost = 0;
  SetVector<Register> leaves;
  bool isHot = false;
  for (Family &family : families) {
    cost += map.weight(family.members.front()->reg);
    family.chains.clear();
    for (const Variable *member : family.members) {
      isHot |= map.isHot(intervals.getInterval(member->reg));
      freed += map.weight(member->reg);
      for (const MachineOperand &operand : member->start->all_uses())
        if (operand.getReg().isVirtual() && operand.getReg() != family.base)
          cost += info.hasOneDef(operand.getReg())
                      ? expand(operand.getReg(), *member,
                               family.chains[member->reg], leaves, maxOps)
                      : 1000; // may change in between
    }
  }
  return isHot ? freed - cost : 0;
}

/// Replaces the members by what they start from, with an accumulated copy of
/// the base.
void Folder::fold(const Family &family) {
  const Variable &first = *family.members.front();
  Register base = family.base;
  // The new variable: base, in front of the first start; and the first step.
  MachineInstr *early = first.start;
  for (const Variable *member : family.members)
    if (intervals.getInstructionIndex(*member->start) <
        intervals.getInstructionIndex(*early))
      early = member->start;
  Register shared = info.cloneVirtualRegister(first.reg);
  MachineInstr *copy = BuildMI(function, early->getDebugLoc(),
                               code.get(TargetOpcode::COPY), shared)
                           .addReg(base);
  place(copy, *early->getParent(), early->getIterator());
  MachineInstr *step = function.CloneMachineInstr(first.step);
  for (MachineOperand &operand : step->operands())
    if (operand.isReg() && operand.getReg() == first.reg)
      operand.setReg(shared);
  place(step, *first.step->getParent(), first.step->getIterator());

  SetVector<Register> changed;
  for (const Variable *member : family.members) {
    auto found = family.chains.find(member->reg);
    Chain chain = found == family.chains.end() ? Chain() : found->second;
    auto write = [&](MachineInstr &user) {
      DenseMap<Register, Register> copies{{base, shared}};
      SmallVector<Register, 4> made;
      Register result;
      Chain all(chain);
      all.push_back(member->start);
      for (MachineInstr *original : all) {
        MachineInstr *clone = function.CloneMachineInstr(original);
        for (MachineOperand &operand : clone->operands()) {
          if (!operand.isReg() || !operand.getReg().isVirtual())
            continue;
          if (operand.isDef()) {
            Register old = operand.getReg();
            copies[old] = result = info.cloneVirtualRegister(old);
          } else if (!copies.contains(operand.getReg())) {
            changed.insert(operand.getReg());
          }
          // The base counts where the start adds it, not deeper down.
          auto known = copies.find(operand.getReg());
          if (known != copies.end() &&
              (operand.getReg() != base || original == member->start))
            operand.setReg(known->second);
          else if (operand.getReg() == base)
            changed.insert(base);
        }
        place(clone, *user.getParent(), user.getIterator());
        made.push_back(result);
      }
      made.pop_back();
      for (Register reg : made)
        remake(reg);
      return result;
    };
    replace(*member, write);
  }
  changed.insert(base);
  remake(shared);
  for (Register reg : changed)
    if (info.getUniqueVRegDef(reg))
      remake(reg);
  if (step->getOperand(first.strideIndex).isReg())
    remake(step->getOperand(first.strideIndex).getReg());
}

/// Splits variables of one stride into families by what they start from, the
/// largest first.
SmallVector<Folder::Family, 4>
Folder::familiesOf(SmallVector<const Variable *, 8> members) const {
  SmallVector<Family, 4> families;
  while (true) {
    std::map<unsigned, SmallVector<const Variable *, 8>> byBase;
    for (const Variable *member : members)
      for (unsigned index : addends(code.getName(member->start->getOpcode()))) {
        const MachineOperand &base = member->start->getOperand(index);
        if (base.isReg() && base.getReg().isVirtual() &&
            info.hasOneDef(base.getReg()) &&
            count_if(member->start->all_uses(), [&](const MachineOperand &use) {
              return use.getReg() == base.getReg();
            }) == 1)
          byBase[base.getReg().id()].push_back(member);
      }
    auto largest = llvm::max_element(byBase, [](auto &a, auto &b) {
      return a.second.size() < b.second.size();
    });
    if (largest == byBase.end() || largest->second.size() < 2)
      return families;
    Family family{Register(largest->first), {}, {}};
    for (const Variable *member : largest->second)
      if (readsOnItsSide(*member, *largest->second.front()->step))
        family.members.push_back(member);
    erase_if(members, [&](const Variable *member) {
      return is_contained(largest->second, member);
    });
    if (family.members.size() > 1)
      families.push_back(std::move(family));
  }
}

unsigned Folder::shareBases() {
  // By step block, start block and stride.
  using Key = std::tuple<int, int, unsigned, int64_t>;
  std::map<Key, SmallVector<const Variable *, 8>> byStride;
  for (const Variable &variable : variables) {
    const MachineOperand &stride = variable.stride();
    byStride[{variable.step->getParent()->getNumber(),
              variable.start->getParent()->getNumber(),
              stride.isReg() ? stride.getReg().id() : 0,
              stride.isImm() ? stride.getImm() : 0}]
        .push_back(&variable);
  }
  unsigned folded = 0;
  auto foldAll = [&](ArrayRef<Family> families) {
    for (const Family &family : families) {
      fold(family);
      folded += family.members.size();
    }
  };
  for (auto &[key, members] : byStride) {
    // Families may be made of the same offsets: together, or one by one.
    SmallVector<Family, 4> families = familiesOf(members);
    if (profit(families) > 0) {
      foldAll(families);
      continue;
    }
    for (Family &family : families)
      if (profit(family) > 0)
        foldAll(family);
  }
  return folded;
}

//===-- multiples of a counter --------------------------------------------===//

std::optional<int64_t> Folder::constantStart(const Variable &variable) const {
  const MachineInstr *def = variable.start;
  if (def->isCopy() && def->getOperand(1).getReg().isVirtual())
    def = info.getUniqueVRegDef(def->getOperand(1).getReg());
  if (!def)
    return std::nullopt;
  StringRef name = code.getName(def->getOpcode());
  bool isMove = name == "MOV_B32_i" || name == "S_MOV_B32" ||
                name == "V_MOV_B32_e32" || name == "AV_MOV_B32_IMM_PSEUDO";
  if (!isMove || !def->getOperand(1).isImm())
    return std::nullopt;
  return int32_t(def->getOperand(1).getImm());
}

/// counter * ratio + constant in front of the user.
Register Folder::writeMultiple(MachineInstr &user, const Variable &variable,
                               const Variable &counter, int64_t ratio,
                               int64_t constant) {
  MachineBasicBlock &block = *user.getParent();
  Register result = info.cloneVirtualRegister(variable.reg);
  auto build = [&](StringRef name, Register to) {
    return BuildMI(function, variable.step->getDebugLoc(),
                   code.get(*opcode(name)), to);
  };
  if (costs.vendor() == Vendor::Nvidia) {
    place(build("MAD_LO_S32rii", result)
              .addReg(counter.reg)
              .addImm(ratio)
              .addImm(int32_t(constant)),
          block, user.getIterator());
    return result;
  }
  Register product = info.cloneVirtualRegister(variable.reg);
  place(build("V_LSHLREV_B32_e64", product)
            .addImm(Log2_64(ratio))
            .addReg(counter.reg),
        block, user.getIterator());
  place(
      build("V_ADD_U32_e32", result).addImm(int32_t(constant)).addReg(product),
      block, user.getIterator());
  remake(product);
  return result;
}

bool Folder::foldCounter(const Variable &variable, const Variable &counter) {
  if (&variable == &counter || variable.loop != counter.loop ||
      variable.step->getParent() != counter.step->getParent() ||
      !variable.stride().isImm() || !counter.stride().isImm() ||
      !counter.stride().getImm() ||
      variable.stride().getImm() % counter.stride().getImm() ||
      registers.getRegSizeInBits(*info.getRegClass(variable.reg)) != 32 ||
      registers.getRegSizeInBits(*info.getRegClass(counter.reg)) != 32 ||
      !map.weight(variable.reg) ||
      !map.isHot(intervals.getInterval(variable.reg)) ||
      !readsOnItsSide(variable, *counter.step))
    return false;
  std::optional<int64_t> from = constantStart(variable),
                         counterFrom = constantStart(counter);
  if (!from || !counterFrom)
    return false;
  int64_t ratio = variable.stride().getImm() / counter.stride().getImm();
  if (costs.vendor() == Vendor::Amd && !isPowerOf2_64(uint64_t(ratio)))
    return false;
  // Alive where it is needed: not a counter that ends before.
  for (const MachineInstr &user : info.use_nodbg_instructions(variable.reg))
    if (!intervals.getInterval(counter.reg)
             .liveAt(intervals.getInstructionIndex(user)))
      return false;
  replace(variable, [&](MachineInstr &user) {
    return writeMultiple(user, variable, counter, ratio,
                         *from - ratio * *counterFrom);
  });
  remake(counter.reg);
  return true;
}

unsigned Folder::foldCounters() {
  unsigned folded = 0;
  SmallPtrSet<const Variable *, 8> gone;
  for (const Variable &variable : variables)
    for (const Variable &counter : variables)
      if (!gone.contains(&variable) && !gone.contains(&counter) &&
          foldCounter(variable, counter)) {
        gone.insert(&variable);
        ++folded;
      }
  return folded;
}

unsigned Folder::run() {
  findVariables();
  unsigned folded = foldCounters();
  if (folded)
    findVariables();
  return folded + shareBases();
}

RematResult foldInductionVariables(RematKernel &kernel) {
  CostModel costs(kernel.function);
  return {Folder(kernel, costs).run(),
          "induction variables folded into what they are derived from"};
}

// The defaults are guesses: an extension, a shift and an addition make a
// pointer of a 32-bit offset.
RegisterRemat<foldInductionVariables> registration(
    RematStage::LoopCarried,
    {"induction-variable",
     "fold derived induction variables back into base + i*stride",
     {ParamInfo::integer("max_ops", 4, 1, 16,
                         "most instructions for one use in the loop"),
      ParamInfo::integer(
          "distance", 32, 1, 100000,
          "uses in one block closer than this share a computation")}});

} // namespace
} // namespace kiln
