#include "test/unit/mir-passes/check/LegalRewrite.h"
#include "mir-passes/check/Effects.h"
#include "targets/cost/MaskOfCopy.h"
#include "test/unit/mir-passes/check/Positions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <random>

using namespace llvm;

namespace kiln::test {
namespace {

class Rewriter {
public:
  Rewriter(MachineFunction &function, unsigned seed, AAResults *aliases)
      : function(function), info(function.getRegInfo()),
        registers(*function.getSubtarget().getRegisterInfo()), aliases(aliases),
        random(seed) {}
  std::optional<std::string> rewrite();

private:
  bool exchangeNeighbours(MachineInstr &instr);
  bool rename(MachineInstr &instr);
  bool computeAgain(MachineInstr &instr);
  bool writeForNobody(MachineInstr &instr);

  bool areIndependent(const MachineInstr &a, const MachineInstr &b) const;
  bool isPure(const MachineInstr &instr) const;

  MachineFunction &function;
  MachineRegisterInfo &info;
  const TargetRegisterInfo &registers;
  AAResults *aliases;
  std::mt19937 random;
};

/// True for one whole virtual register, defined once, made of registers that
/// are defined once or never change.
bool Rewriter::isPure(const MachineInstr &instr) const {
  if (instr.mayLoadOrStore() || instr.hasUnmodeledSideEffects() ||
      instr.isCall() || instr.isTerminator() || instr.isPosition() ||
      instr.isPHI() || instr.isBundled() || instr.isDebugInstr() ||
      instr.isInlineAsm() || range_size(instr.all_defs()) != 1)
    return false;
  const MachineOperand &result = instr.getOperand(0);
  if (!result.isReg() || !result.isDef() || !result.getReg().isVirtual() ||
      result.getSubReg() || !info.hasOneDef(result.getReg()))
    return false;
  auto isNeverWritten = [&](Register reg) {
    // A half of it may be written alone: wave32 has exec_lo for exec.
    if (!reg || !info.isReserved(reg))
      return false;
    for (MCRegAliasIterator alias(reg, &registers, true); alias.isValid();
         ++alias)
      if (!info.def_empty(*alias))
        return false;
    return true;
  };
  if (Register mask = maskOfCopy(instr); mask && !isNeverWritten(mask))
    return false;
  return all_of(instr.all_uses(), [&](const MachineOperand &use) {
    return use.getReg().isVirtual() ? info.hasOneDef(use.getReg())
                                    : isNeverWritten(use.getReg());
  });
}

bool Rewriter::areIndependent(const MachineInstr &a,
                              const MachineInstr &b) const {
  for (const auto &[writer, other] : {std::pair(&a, &b), std::pair(&b, &a)})
    for (const MachineOperand &def : writer->all_defs())
      if (other->readsRegister(def.getReg(), &registers) ||
          other->modifiesRegister(def.getReg(), &registers))
        return false;
  for (const auto &[writer, copy] : {std::pair(&a, &b), std::pair(&b, &a)})
    if (Register mask = maskOfCopy(*copy);
        mask && writer->modifiesRegister(mask, &registers))
      return false;
  for (const MachineInstr *instr : {&a, &b})
    if (instr->isTerminator() || instr->isPHI() || instr->isBundled() ||
        instr->isDebugInstr() || instr->isPosition() || instr->isCall())
      return false;
  if (!isEffect(a) || !isEffect(b))
    return true;
  if (isBarrier(a) || isBarrier(b))
    return false;
  return (!a.mayStore() && !b.mayStore()) || !mayTouchTheSame(a, b, aliases);
}

bool Rewriter::exchangeNeighbours(MachineInstr &instr) {
  auto next = std::next(instr.getIterator());
  if (next == instr.getParent()->end() || !areIndependent(instr, *next))
    return false;
  instr.getParent()->splice(instr.getIterator(), instr.getParent(), next);
  return true;
}

bool Rewriter::rename(MachineInstr &instr) {
  if (!isPure(instr))
    return false;
  Register old = instr.getOperand(0).getReg();
  // A reader before its only definition reads nothing.
  for (const MachineInstr &user : info.use_nodbg_instructions(old))
    if (user.isPHI() || !standsAfter(user, instr))
      return false;
  Register fresh = info.cloneVirtualRegister(old);
  for (MachineOperand &operand : make_early_inc_range(info.reg_operands(old)))
    operand.setReg(fresh);
  return true;
}

bool Rewriter::computeAgain(MachineInstr &instr) {
  if (!isPure(instr))
    return false;
  Register old = instr.getOperand(0).getReg();
  for (MachineOperand &use : info.use_nodbg_operands(old)) {
    MachineInstr &user = *use.getParent();
    if (user.isPHI() || use.isTied() || !standsAfter(user, instr))
      continue;
    MachineInstr *copy = function.CloneMachineInstr(&instr);
    Register fresh = info.cloneVirtualRegister(old);
    copy->getOperand(0).setReg(fresh);
    user.getParent()->insert(user.getIterator(), copy);
    use.setReg(fresh);
    return true;
  }
  return false;
}

bool Rewriter::writeForNobody(MachineInstr &instr) {
  if (!isPure(instr))
    return false;
  MachineInstr *copy = function.CloneMachineInstr(&instr);
  copy->getOperand(0).setReg(
      info.cloneVirtualRegister(instr.getOperand(0).getReg()));
  instr.getParent()->insertAfter(instr.getIterator(), copy);
  return true;
}

std::optional<std::string> Rewriter::rewrite() {
  struct Kind {
    const char *name;
    bool (Rewriter::*apply)(MachineInstr &);
  };
  static constexpr Kind kinds[] = {
      {"neighbours exchanged at ", &Rewriter::exchangeNeighbours},
      {"renamed ", &Rewriter::rename},
      {"computed again ", &Rewriter::computeAgain},
      {"written for nobody ", &Rewriter::writeForNobody}};
  const Kind &kind = kinds[random() % std::size(kinds)];
  std::vector<MachineInstr *> all;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block)
      all.push_back(&instr);
  for (unsigned tries = 0; tries != 200; ++tries) {
    MachineInstr &instr = *all[random() % all.size()];
    std::string what = kind.name;
    raw_string_ostream(what) << instr;
    if ((this->*kind.apply)(instr))
      return what;
  }
  return std::nullopt;
}

} // namespace

std::optional<std::string> rewriteLegally(MachineFunction &function,
                                          unsigned seed, AAResults *aliases) {
  return Rewriter(function, seed, aliases).rewrite();
}

} // namespace kiln::test
