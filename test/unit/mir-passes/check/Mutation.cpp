#include "test/unit/mir-passes/check/Mutation.h"
#include "test/unit/mir-passes/check/Positions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln::test {
namespace {

std::string textOf(const MachineInstr &instr) {
  std::string text;
  raw_string_ostream out(text);
  out << "bb." << instr.getParent()->getNumber() << ": ";
  instr.print(out, /*IsStandalone=*/true, /*SkipOpers=*/false,
              /*SkipDebugLoc=*/true, /*AddNewLine=*/false);
  return text;
}

bool isMovable(const MachineInstr &instr) {
  return !instr.isTerminator() && !instr.isPHI() && !instr.isBundled() &&
         !instr.isDebugInstr();
}

/// The operands of a kind that `want` picks.
template <typename Want>
SmallVector<MachineOperand *, 8> operandsOf(MachineInstr &instr, Want want) {
  SmallVector<MachineOperand *, 8> found;
  for (MachineOperand &operand : instr.operands())
    if (want(operand))
      found.push_back(&operand);
  return found;
}

bool isVirtualUse(const MachineOperand &operand) {
  return operand.isReg() && operand.isUse() && !operand.isImplicit() &&
         operand.getReg().isVirtual() && !operand.isUndef() &&
         !operand.isDebug();
}

} // namespace

Mutator::Made Mutator::moveBefore(MachineInstr &instr, MachineBasicBlock &block,
                                  MachineBasicBlock::iterator place,
                                  const std::string &how) {
  MachineBasicBlock *home = instr.getParent();
  auto next = std::next(instr.getIterator());
  std::string what = how + textOf(instr);
  block.splice(place, home, instr.getIterator());
  return Mutation{what, [=, &instr, &block] {
                    home->splice(next, &block, instr.getIterator());
                  }};
}

/// A definition after one of its readers in the block, or the reverse.
Mutator::Made Mutator::reverseDependence(MachineInstr &instr) {
  if (!isMovable(instr))
    return std::nullopt;
  const auto &registers = *function.getSubtarget().getRegisterInfo();
  std::vector<MachineInstr *> readers;
  for (auto at = std::next(instr.getIterator()); at != instr.getParent()->end();
       ++at)
    for (const MachineOperand &def : instr.all_defs())
      if (isMovable(*at) && at->readsRegister(def.getReg(), &registers))
        readers.push_back(&*at);
  if (readers.empty())
    return std::nullopt;
  MachineInstr &reader = *readers[below(readers.size())];
  if (below(2))
    return moveBefore(reader, *instr.getParent(), instr.getIterator(),
                      "a reader before what it reads: ");
  return moveBefore(instr, *instr.getParent(), std::next(reader.getIterator()),
                    "a definition after its reader: ");
}

Mutator::Made Mutator::replaceUse(MachineOperand &use,
                                  ArrayRef<Register> others) {
  if (others.empty() || use.isTied())
    return std::nullopt;
  Register old = use.getReg();
  std::string what = "a register of " + textOf(*use.getParent());
  use.setReg(others[below(others.size())]);
  return Mutation{what + " is now " + textOf(*use.getParent()),
                  [&use, old] { use.setReg(old); }};
}

/// Another register of the class, written in the block or read anywhere.
Mutator::Made Mutator::replaceRegister(MachineInstr &instr) {
  auto uses = operandsOf(instr, isVirtualUse);
  if (uses.empty())
    return std::nullopt;
  MachineOperand &use = *uses[below(uses.size())];
  MachineRegisterInfo &info = function.getRegInfo();
  std::vector<Register> others;
  for (unsigned i = 0; i != info.getNumVirtRegs(); ++i) {
    Register other = Register::index2VirtReg(i);
    if (other != use.getReg() && !info.reg_nodbg_empty(other) &&
        info.getRegClassOrNull(other) == info.getRegClassOrNull(use.getReg()))
      others.push_back(other);
  }
  return replaceUse(use, others);
}

/// A register that one of the definitions makes of the same: right only where
/// the other definitions agree, too.
Mutator::Made Mutator::replaceByOneMadeAlike(MachineInstr &instr) {
  auto uses = operandsOf(instr, isVirtualUse);
  if (uses.empty())
    return std::nullopt;
  MachineOperand &use = *uses[below(uses.size())];
  std::vector<Register> others;
  const MachineRegisterInfo &info = function.getRegInfo();
  auto isOther = [&](Register other) {
    return other != use.getReg() && other.isVirtual() &&
           info.getRegClassOrNull(other) ==
               info.getRegClassOrNull(use.getReg());
  };
  for (const MachineInstr &def : info.def_instructions(use.getReg()))
    for (const MachineBasicBlock &block : function)
      for (const MachineInstr &other : block)
        if (other.isIdenticalTo(def, MachineInstr::IgnoreVRegDefs) &&
            other.getNumOperands() && other.getOperand(0).isReg() &&
            other.getOperand(0).isDef() &&
            isOther(other.getOperand(0).getReg()))
          others.push_back(other.getOperand(0).getReg());
  return replaceUse(use, others);
}

Mutator::Made Mutator::changeImmediate(MachineInstr &instr) {
  auto numbers = operandsOf(
      instr, [](const MachineOperand &operand) { return operand.isImm(); });
  // The flag words of inline assembly say what is a register.
  if (numbers.empty() || instr.isInlineAsm())
    return std::nullopt;
  MachineOperand &number = *numbers[below(numbers.size())];
  int64_t old = number.getImm();
  std::string what = "an immediate of " + textOf(instr);
  number.setImm(old ^ (int64_t(1) << below(8)));
  return Mutation{what + " is now " + std::to_string(number.getImm()),
                  [&number, old] { number.setImm(old); }};
}

/// To the other side of an access or barrier in the block.
Mutator::Made Mutator::moveAcrossEffect(MachineInstr &instr) {
  auto isAccess = [](const MachineInstr &of) {
    return of.mayLoadOrStore() || of.hasUnmodeledSideEffects() || of.isCall();
  };
  if (!isMovable(instr) || !isAccess(instr))
    return std::nullopt;
  std::vector<MachineInstr *> others;
  for (MachineInstr &other : *instr.getParent())
    if (&other != &instr && isMovable(other) && isAccess(other))
      others.push_back(&other);
  if (others.empty())
    return std::nullopt;
  MachineInstr &other = *others[below(others.size())];
  bool isBehind = standsAfter(other, instr);
  return moveBefore(instr, *instr.getParent(),
                    isBehind ? std::next(other.getIterator())
                             : other.getIterator(),
                    "across " + textOf(other) + ": ");
}

Mutator::Made Mutator::drop(MachineInstr &instr) {
  if (instr.isBundled())
    return std::nullopt;
  MachineBasicBlock *home = instr.getParent();
  auto next = std::next(instr.getIterator());
  std::string what = "dropped: " + textOf(instr);
  home->remove(&instr);
  return Mutation{what, [=, &instr] { home->insert(next, &instr); }};
}

/// Once more, right after or somewhere later in the block.
Mutator::Made Mutator::repeat(MachineInstr &instr) {
  if (!isMovable(instr))
    return std::nullopt;
  auto place = std::next(instr.getIterator());
  for (unsigned steps = below(8);
       steps && place != instr.getParent()->end() && !place->isTerminator();
       --steps)
    ++place;
  MachineInstr *copy = function.CloneMachineInstr(&instr);
  instr.getParent()->insert(place, copy);
  return Mutation{"repeated: " + textOf(instr),
                  [copy] { copy->eraseFromParent(); }};
}

Mutator::Made Mutator::changeTarget(MachineInstr &instr) {
  auto targets = operandsOf(
      instr, [](const MachineOperand &operand) { return operand.isMBB(); });
  if (targets.empty() || instr.isPHI() || function.size() < 2)
    return std::nullopt;
  MachineOperand &target = *targets[below(targets.size())];
  MachineBasicBlock *old = target.getMBB();
  MachineBasicBlock *other = old;
  while (other == old)
    other = &*std::next(function.begin(), below(function.size()));
  std::string what = "a target of " + textOf(instr);
  target.setMBB(other);
  return Mutation{what + " is now bb." + std::to_string(other->getNumber()),
                  [&target, old] { target.setMBB(old); }};
}

/// What two blocks leave to a third one in the same register, exchanged.
Mutator::Made Mutator::exchangeInputs(MachineInstr &instr) {
  if (!isMovable(instr) || !instr.getNumOperands() ||
      !instr.getOperand(0).isReg() || !instr.getOperand(0).isDef() ||
      !instr.getOperand(0).getReg().isVirtual())
    return std::nullopt;
  for (MachineInstr &other :
       function.getRegInfo().def_instructions(instr.getOperand(0).getReg())) {
    if (other.getParent() == instr.getParent() || !isMovable(other))
      continue;
    MachineBasicBlock *home = instr.getParent(), *away = other.getParent();
    auto here = std::next(instr.getIterator()),
         there = std::next(other.getIterator());
    std::string what = "exchanged: " + textOf(instr) + " and " + textOf(other);
    away->splice(there, home, instr.getIterator());
    home->splice(here, away, other.getIterator());
    return Mutation{what, [=, &instr, &other] {
                      away->splice(there, home, other.getIterator());
                      home->splice(here, away, instr.getIterator());
                    }};
  }
  return std::nullopt;
}

Mutator::Made Mutator::exchangePhiInputs(MachineInstr &instr) {
  if (!instr.isPHI() || instr.getNumOperands() < 5)
    return std::nullopt;
  MachineOperand &a = instr.getOperand(1), &b = instr.getOperand(3);
  if (a.isIdenticalTo(b))
    return std::nullopt;
  std::string what = "PHI inputs exchanged: " + textOf(instr);
  auto exchange = [&a, &b] {
    Register reg = a.getReg();
    unsigned part = a.getSubReg();
    a.setReg(b.getReg());
    a.setSubReg(b.getSubReg());
    b.setReg(reg);
    b.setSubReg(part);
  };
  exchange();
  return Mutation{what, exchange};
}

Mutator::Made Mutator::changeSubregister(MachineInstr &instr) {
  const auto &registers = *function.getSubtarget().getRegisterInfo();
  auto parts = operandsOf(instr, [](const MachineOperand &operand) {
    return operand.isReg() && operand.getReg().isVirtual() &&
           operand.getSubReg() && !operand.isUndef();
  });
  if (parts.empty())
    return std::nullopt;
  MachineOperand &part = *parts[below(parts.size())];
  unsigned old = part.getSubReg();
  LaneBitmask whole =
      function.getRegInfo().getMaxLaneMaskForVReg(part.getReg());
  std::vector<unsigned> others;
  for (unsigned i = 1; i != registers.getNumSubRegIndices(); ++i)
    if (i != old &&
        registers.getSubRegIdxSize(i) == registers.getSubRegIdxSize(old) &&
        (registers.getSubRegIndexLaneMask(i) & ~whole).none())
      others.push_back(i);
  if (others.empty())
    return std::nullopt;
  std::string what = "a part of " + textOf(instr);
  part.setSubReg(others[below(others.size())]);
  return Mutation{what + " is now " + textOf(instr),
                  [&part, old] { part.setSubReg(old); }};
}

Mutator::Made Mutator::moveToOtherBlock(MachineInstr &instr) {
  if (!isMovable(instr) || function.size() < 2)
    return std::nullopt;
  MachineBasicBlock &other =
      *std::next(function.begin(), below(function.size()));
  if (&other == instr.getParent())
    return std::nullopt;
  return moveBefore(instr, other,
                    below(2) ? other.getFirstNonPHI()
                             : other.getFirstTerminator(),
                    "to bb." + std::to_string(other.getNumber()) + ": ");
}

Mutator::Made Mutator::swapOperands(MachineInstr &instr) {
  auto uses = operandsOf(instr, isVirtualUse);
  if (uses.size() < 2 || instr.isPHI())
    return std::nullopt;
  MachineOperand &a = *uses[below(uses.size())], &b = *uses[below(uses.size())];
  MachineRegisterInfo &info = function.getRegInfo();
  if (a.getReg() == b.getReg() || a.isTied() || b.isTied() || a.getSubReg() ||
      b.getSubReg() ||
      info.getRegClassOrNull(a.getReg()) != info.getRegClassOrNull(b.getReg()))
    return std::nullopt;
  std::string what = "swapped operands: " + textOf(instr);
  auto swap = [&a, &b] {
    Register reg = a.getReg();
    a.setReg(b.getReg());
    b.setReg(reg);
  };
  swap();
  return Mutation{what, swap};
}

/// Once more before a reader, which reads that: right only if nothing has
/// changed in between.
Mutator::Made Mutator::computeAtUse(MachineInstr &instr) {
  if (!isMovable(instr) || instr.isInlineAsm() ||
      range_size(instr.all_defs()) != 1 || !instr.getOperand(0).isReg() ||
      !instr.getOperand(0).isDef() ||
      !instr.getOperand(0).getReg().isVirtual() ||
      instr.getOperand(0).getSubReg())
    return std::nullopt;
  MachineRegisterInfo &info = function.getRegInfo();
  Register old = instr.getOperand(0).getReg();
  std::vector<MachineOperand *> uses;
  for (MachineOperand &use : info.use_nodbg_operands(old))
    if (isVirtualUse(use) && !use.isTied() && !use.getParent()->isPHI() &&
        !use.getParent()->isBundled())
      uses.push_back(&use);
  if (uses.empty())
    return std::nullopt;
  MachineOperand &use = *uses[below(uses.size())];
  MachineInstr *copy = function.CloneMachineInstr(&instr);
  copy->getOperand(0).setReg(info.cloneVirtualRegister(old));
  use.getParent()->getParent()->insert(use.getParent()->getIterator(), copy);
  use.setReg(copy->getOperand(0).getReg());
  return Mutation{"computed again: " + textOf(instr) + " for " +
                      textOf(*use.getParent()),
                  [&use, copy, old] {
                    use.setReg(old);
                    copy->eraseFromParent();
                  }};
}

/// Once more in another block: right only where nothing reads that, or where
/// the register holds the same there.
Mutator::Made Mutator::writeElsewhere(MachineInstr &instr) {
  if (!isMovable(instr) || instr.mayLoadOrStore() ||
      instr.hasUnmodeledSideEffects() || instr.isCall() ||
      !instr.getNumOperands() || !instr.getOperand(0).isReg() ||
      !instr.getOperand(0).isDef() || function.size() < 2)
    return std::nullopt;
  MachineBasicBlock &other =
      *std::next(function.begin(), below(function.size()));
  if (&other == instr.getParent())
    return std::nullopt;
  MachineInstr *copy = function.CloneMachineInstr(&instr);
  other.insert(below(2) ? other.getFirstNonPHI() : other.getFirstTerminator(),
               copy);
  return Mutation{"repeated in another block: " + textOf(*copy),
                  [copy] { copy->eraseFromParent(); }};
}

std::optional<Mutation> Mutator::mutate() {
  using Kind = Made (Mutator::*)(MachineInstr &);
  static constexpr Kind kinds[] = {&Mutator::reverseDependence,
                                   &Mutator::replaceRegister,
                                   &Mutator::replaceByOneMadeAlike,
                                   &Mutator::changeImmediate,
                                   &Mutator::moveAcrossEffect,
                                   &Mutator::drop,
                                   &Mutator::repeat,
                                   &Mutator::changeTarget,
                                   &Mutator::exchangeInputs,
                                   &Mutator::exchangePhiInputs,
                                   &Mutator::changeSubregister,
                                   &Mutator::moveToOtherBlock,
                                   &Mutator::swapOperands,
                                   &Mutator::computeAtUse,
                                   &Mutator::writeElsewhere};
  Kind kind = kinds[below(std::size(kinds))];
  std::vector<MachineInstr *> all;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block)
      if (!instr.isDebugInstr())
        all.push_back(&instr);
  // Kinds that few instructions admit get as many chances as the others.
  for (unsigned tries = 0; tries != 200; ++tries)
    if (Made made = (this->*kind)(*all[below(all.size())]))
      return made;
  return std::nullopt;
}

} // namespace kiln::test
