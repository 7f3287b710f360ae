#include "mir-passes/remat/CounterMultiples.h"
#include "mir-passes/remat/LoopVariableFolding.h"

#include "targets/isa/LinearOp.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {
namespace {

class CounterMultiples {
public:
  explicit CounterMultiples(LoopVariableFolding &folding) : folding(folding) {}
  /// Folds `variable`, if it is a multiple of `counter`.
  bool fold(const LoopVariable &variable, const LoopVariable &counter);

private:
  bool canFold(const LoopVariable &variable, const LoopVariable &counter) const;
  std::optional<int64_t> constantStart(const LoopVariable &variable) const;
  MachineInstrBuilder build(StringRef opcode, const LoopVariable &variable,
                            Register to) const;
  Register writeMultiple(MachineInstr &user, const LoopVariable &variable,
                         const LoopVariable &counter, int64_t ratio,
                         int64_t constant);

  LoopVariableFolding &folding;
};

std::optional<int64_t>
CounterMultiples::constantStart(const LoopVariable &variable) const {
  const MachineInstr *def = variable.start;
  if (def->isCopy() && def->getOperand(1).getReg().isVirtual())
    def = folding.info.getUniqueVRegDef(def->getOperand(1).getReg());
  if (!def)
    return std::nullopt;
  const LinearOpcode *linear =
      lookupLinearOpcode(folding.code.getName(def->getOpcode()));
  if (!linear || linear->op != LinearOp::Value || linear->bytes != 4 ||
      !def->getOperand(1).isImm())
    return std::nullopt;
  return int32_t(def->getOperand(1).getImm());
}

MachineInstrBuilder CounterMultiples::build(StringRef opcode,
                                            const LoopVariable &variable,
                                            Register to) const {
  unsigned number = 0; // the target's opcode enum is not public
  while (folding.code.getName(number) != opcode)
    if (++number == folding.code.getNumOpcodes())
      llvm_unreachable("LLVM has no such opcode");
  return BuildMI(folding.function, variable.step->getDebugLoc(),
                 folding.code.get(number), to);
}

/// counter * ratio + constant before the user.
Register CounterMultiples::writeMultiple(MachineInstr &user,
                                         const LoopVariable &variable,
                                         const LoopVariable &counter,
                                         int64_t ratio, int64_t constant) {
  Register result = folding.info.cloneVirtualRegister(variable.reg);
  if (folding.costs.vendor() == Vendor::Nvidia) {
    folding.place(build("MAD_LO_S32rii", variable, result)
                      .addReg(counter.reg)
                      .addImm(ratio)
                      .addImm(int32_t(constant)),
                  user);
    return result;
  }
  Register product = folding.info.cloneVirtualRegister(variable.reg);
  folding.place(build("V_LSHLREV_B32_e64", variable, product)
                    .addImm(Log2_64(ratio))
                    .addReg(counter.reg),
                user);
  folding.place(build("V_ADD_U32_e32", variable, result)
                    .addImm(int32_t(constant))
                    .addReg(product),
                user);
  folding.remake(product);
  return result;
}

/// True if the two advance together and folding pays.
bool CounterMultiples::canFold(const LoopVariable &variable,
                               const LoopVariable &counter) const {
  const TargetRegisterInfo &registers =
      *folding.function.getSubtarget().getRegisterInfo();
  auto bits = [&](const LoopVariable &of) {
    return registers.getRegSizeInBits(*folding.info.getRegClass(of.reg));
  };
  return &variable != &counter && variable.loop == counter.loop &&
         variable.step->getParent() == counter.step->getParent() &&
         variable.stride().isImm() && counter.stride().isImm() &&
         counter.stride().getImm() &&
         variable.stride().getImm() % counter.stride().getImm() == 0 &&
         bits(variable) == 32 && bits(counter) == 32 &&
         folding.map.weight(variable.reg) &&
         folding.map.isHot(folding.intervals.getInterval(variable.reg)) &&
         folding.variables.readsOnItsSide(variable, *counter.step);
}

bool CounterMultiples::fold(const LoopVariable &variable,
                            const LoopVariable &counter) {
  if (!canFold(variable, counter))
    return false;
  std::optional<int64_t> from = constantStart(variable),
                         counterFrom = constantStart(counter);
  if (!from || !counterFrom)
    return false;
  int64_t ratio = variable.stride().getImm() / counter.stride().getImm();
  if (folding.costs.vendor() == Vendor::Amd && !isPowerOf2_64(uint64_t(ratio)))
    return false;
  // Alive where it is needed: not a counter whose last use is earlier.
  const LiveInterval &alive = folding.intervals.getInterval(counter.reg);
  for (const MachineInstr &user :
       folding.info.use_nodbg_instructions(variable.reg))
    if (!alive.liveAt(folding.intervals.getInstructionIndex(user)))
      return false;
  folding.replace(variable, [&](MachineInstr &user) {
    return writeMultiple(user, variable, counter, ratio,
                         *from - ratio * *counterFrom);
  });
  folding.remake(counter.reg);
  return true;
}

} // namespace

unsigned foldMultiplesOfCounters(LoopVariableFolding &folding) {
  CounterMultiples multiples(folding);
  unsigned folded = 0;
  SmallPtrSet<const LoopVariable *, 8> gone;
  for (const LoopVariable &variable : folding.variables.all())
    for (const LoopVariable &counter : folding.variables.all())
      if (!gone.contains(&variable) && !gone.contains(&counter) &&
          multiples.fold(variable, counter)) {
        gone.insert(&variable);
        ++folded;
      }
  if (folded)
    folding.variables.find();
  return folded;
}

} // namespace kiln
