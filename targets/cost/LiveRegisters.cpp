// Live registers, counted in 32-bit registers, exactly: LLVM's pressure sets
// count NVPTX classes of any width as one register each, against limits that
// mean nothing.
#include "targets/cost/LiveRegisters.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/gpu/GpuLookup.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/launch/abi/DynamicShared.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/KernelAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

StringRef fileName(RegisterFile file) {
  static constexpr StringLiteral names[] = {"general", "predicate", "scalar",
                                            "accumulator"};
  return names[size_t(file)];
}

int LiveCount::budgeted() const {
  // What exceeds its file is packed or copied into general registers: 32
  // predicates to one, a scalar to a lane, so one in the file costs at least
  // one elsewhere at first.
  int predicates = std::max(0, (*this)[RegisterFile::Predicate] - kPredicates);
  int scalars = std::max(0, (*this)[RegisterFile::Scalar] - kScalars);
  return (*this)[RegisterFile::General] + (*this)[RegisterFile::Accumulator] +
         (predicates + 31) / 32 + (scalars + 31) / 32;
}

LiveCount maxOf(const LiveCount &a, const LiveCount &b) {
  LiveCount result;
  for (size_t i = 0; i != a.byFile.size(); ++i)
    result.byFile[i] = std::max(a.byFile[i], b.byFile[i]);
  return result;
}

RegisterFile registerFile(Vendor vendor, const TargetRegisterClass &regClass,
                          const TargetRegisterInfo &registers) {
  StringRef name = registers.getRegClassName(&regClass);
  if (vendor == Vendor::Nvidia)
    return name == "B1" ? RegisterFile::Predicate : RegisterFile::General;
  if (name.starts_with("AReg") || name.starts_with("AGPR"))
    return RegisterFile::Accumulator;
  if (name.starts_with("VGPR") || name.starts_with("VReg") ||
      name.starts_with("AV_") || name.starts_with("VS_") ||
      name.starts_with("VRegOrLds"))
    return RegisterFile::General;
  return RegisterFile::Scalar;
}

int registerWeight(RegisterFile file, const TargetRegisterClass &regClass,
                   const TargetRegisterInfo &registers) {
  if (file == RegisterFile::Predicate)
    return 1;
  return std::max(1u, unsigned(registers.getRegSizeInBits(regClass)) / 32);
}

int budgetedWeight(RegisterFile file, int weight) {
  return file == RegisterFile::General || file == RegisterFile::Accumulator
             ? weight
             : 0;
}

int budgetedWeight(Vendor vendor, const TargetRegisterClass &regClass,
                   const TargetRegisterInfo &registers) {
  RegisterFile file = registerFile(vendor, regClass, registers);
  return budgetedWeight(file, registerWeight(file, regClass, registers));
}

/// The share of `lanes` in a register of `weight` registers, rounded up.
static int shareOf(LaneBitmask lanes, LaneBitmask all, int weight) {
  unsigned total = all.getNumLanes();
  return total ? (lanes.getNumLanes() * weight + total - 1) / total : weight;
}

RegisterUnits::RegisterUnits(const MachineFunction &function,
                             const LiveIntervals &intervals)
    : registerInfo(function.getRegInfo()),
      registers(*function.getSubtarget().getRegisterInfo()),
      liveOuts(function.getNumBlockIDs()) {
  Vendor vendor = function.getTarget().getTargetTriple().isAMDGPU()
                      ? Vendor::Amd
                      : Vendor::Nvidia;
  const SlotIndexes &slots = *intervals.getSlotIndexes();
  unsigned count = registerInfo.getNumVirtRegs();
  firstUnit.resize(count + 1);
  auto addUnit = [&](Register reg, LaneBitmask lanes, RegisterFile file,
                     int weight, const LiveRange &range) {
    unsigned unit = all.size();
    all.push_back({reg, lanes, file, weight});
    ranges.push_back(&range);
    for (const LiveRange::Segment &segment : range) {
      const MachineBasicBlock *block = slots.getMBBFromIndex(segment.start);
      MachineFunction::const_iterator it = block->getIterator();
      for (; it != function.end() && segment.end >= slots.getMBBEndIdx(&*it);
           ++it)
        liveOuts[it->getNumber()].push_back(unit);
    }
  };
  for (unsigned i = 0; i != count; ++i) {
    firstUnit[i] = all.size();
    Register reg = Register::index2VirtReg(i);
    if (!intervals.hasInterval(reg))
      continue;
    const LiveInterval &interval = intervals.getInterval(reg);
    const TargetRegisterClass *regClass = registerInfo.getRegClassOrNull(reg);
    if (interval.empty() || !regClass)
      continue;
    RegisterFile file = registerFile(vendor, *regClass, registers);
    int weight = registerWeight(file, *regClass, registers);
    LaneBitmask lanes = registerInfo.getMaxLaneMaskForVReg(reg);
    if (!interval.hasSubRanges())
      addUnit(reg, lanes, file, weight, interval);
    for (const LiveInterval::SubRange &sub : interval.subranges())
      addUnit(reg, sub.LaneMask, file, shareOf(sub.LaneMask, lanes, weight),
              sub);
  }
  firstUnit[count] = all.size();
  findUndefinedReads(function, intervals);
  ranges.clear();
}

ArrayRef<unsigned>
RegisterUnits::liveOut(const MachineBasicBlock &block) const {
  return liveOuts[block.getNumber()];
}

/// An instruction may name a whole register of which it needs, and someone has
/// defined, only a part: a packed operation that takes both halves from the low
/// one. The other lanes are not live because of it.
void RegisterUnits::findUndefinedReads(const MachineFunction &function,
                                       const LiveIntervals &intervals) {
  Access access;
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block) {
      if (instr.isDebugOrPseudoInstr())
        continue;
      collect(instr, access);
      for (unsigned unit : access.uses) {
        unsigned index = all[unit].reg.virtRegIndex();
        bool isSplit = firstUnit[index + 1] - firstUnit[index] > 1;
        if (isSplit && !ranges[unit]
                            ->Query(intervals.getInstructionIndex(instr))
                            .valueIn())
          undefinedReads.insert({&instr, unit});
      }
    }
}

static void addOnce(SmallVectorImpl<unsigned> &list, unsigned unit) {
  if (!is_contained(list, unit))
    list.push_back(unit);
}

void RegisterUnits::add(const MachineOperand &operand, Access &access) const {
  unsigned index = operand.getReg().virtRegIndex();
  if (index + 1 >= firstUnit.size())
    return;
  unsigned subreg = operand.getSubReg();
  LaneBitmask lanes =
      subreg ? registers.getSubRegIndexLaneMask(subreg) : LaneBitmask::getAll();
  for (unsigned unit = firstUnit[index]; unit != firstUnit[index + 1]; ++unit) {
    if ((all[unit].lanes & lanes).none() && all[unit].lanes.any())
      continue;
    if (operand.isDef())
      addOnce(access.defs, unit);
    // Writing a part of a unit keeps the rest of it, so it reads the unit.
    bool keepsRest = operand.isDef() && subreg && !operand.isUndef() &&
                     (all[unit].lanes & ~lanes).any();
    if (keepsRest || (operand.isUse() && !operand.isUndef() &&
                      !undefinedReads.contains({operand.getParent(), unit})))
      addOnce(access.uses, unit);
  }
}

void RegisterUnits::collect(const MachineInstr &instr, Access &access) const {
  access.defs.clear();
  access.uses.clear();
  for (const MachineOperand &operand : instr.operands())
    if (operand.isReg() && operand.getReg().isVirtual() && !operand.isDebug())
      add(operand, access);
}

//===-- LiveWalk ----------------------------------------------------------===//

void LiveWalk::set(unsigned unit, bool live) {
  if (alive[unit] == live)
    return;
  alive[unit] = live;
  const RegisterUnit &info = units.units()[unit];
  now[info.file] += live ? info.weight : -info.weight;
  if (live)
    touched.push_back(unit);
}

void LiveWalk::enterBlockEnd(const MachineBasicBlock &block) {
  for (unsigned unit : touched)
    alive[unit] = false;
  touched.clear();
  now = LiveCount();
  for (unsigned unit : units.liveOut(block))
    set(unit, true);
  peakHere = now;
}

void LiveWalk::stepAbove(const MachineInstr &instr) {
  units.collect(instr, access);
  // A dead result still needs its register at the instruction.
  peakHere = now;
  for (unsigned def : access.defs)
    if (!alive[def])
      peakHere[units.units()[def].file] += units.units()[def].weight;
  for (unsigned def : access.defs)
    set(def, false);
  for (unsigned use : access.uses)
    set(use, true);
  peakHere = maxOf(peakHere, now);
}

LiveCount peakPressure(const MachineFunction &function,
                       const RegisterUnits &units) {
  LiveCount peak;
  LiveWalk walk(units);
  for (const MachineBasicBlock &block : function) {
    walk.enterBlockEnd(block);
    peak = maxOf(peak, walk.live());
    for (const MachineInstr &instr : reverse(block)) {
      if (instr.isDebugOrPseudoInstr())
        continue;
      walk.stepAbove(instr);
      peak = maxOf(peak, walk.atInstr());
    }
  }
  return peak;
}

//===-- the kernel's budget -----------------------------------------------===//

const GpuTarget *gpuOf(const MachineFunction &function) {
  return lookupGpuTarget(function.getSubtarget().getCPU());
}

uint64_t sharedBytes(const MachineFunction &function) {
  const Module &module = *function.getFunction().getParent();
  uint64_t bytes =
      dynamicSharedOf(function.getFunction()).value_or(DynamicShared()).bytes;
  for (const GlobalVariable &variable : module.globals())
    if (variable.getAddressSpace() == space::Shared &&
        variable.getValueType()->isSized())
      bytes += module.getDataLayout().getTypeAllocSize(variable.getValueType());
  return bytes;
}

/// What leaves room for the waves that the function asks for; 0: it asks for
/// none. As LLVM's allocator counts.
static unsigned limitByWaves(const Function &function, const GpuTarget &gpu) {
  unsigned waves = 0;
  StringRef asked = function.getFnAttribute(kWavesAttr).getValueAsString();
  if (asked.split(',').first.trim().getAsInteger(10, waves) || !waves)
    return 0;
  bool otherSize =
      gpu.otherWarpSize && function.getFnAttribute("target-features")
                               .getValueAsString()
                               .contains("+wavefrontsize64");
  unsigned lanes = otherSize ? gpu.otherWarpSize / gpu.warpSize : 1;
  unsigned granule = std::max(1u, gpu.registerGranule / lanes);
  unsigned limit = alignDown(gpu.registerFile / lanes / waves, granule);
  return limit < gpu.maxRegistersPerThread ? limit : 0;
}

unsigned ownRegisterLimit(const MachineFunction &function) {
  const Function &f = function.getFunction();
  const GpuTarget *gpu = gpuOf(function);
  unsigned limit = gpu ? limitByWaves(f, *gpu) : 0;
  for (StringRef name : {StringRef(kMaxRegsAttr), StringRef("nvvm.maxnreg"),
                         StringRef("amdgpu-num-vgpr")}) {
    unsigned own = 0;
    if (f.hasFnAttribute(name) &&
        !f.getFnAttribute(name).getValueAsString().getAsInteger(10, own) && own)
      return limit ? std::min(limit, own) : own;
  }
  return limit;
}

} // namespace kiln
