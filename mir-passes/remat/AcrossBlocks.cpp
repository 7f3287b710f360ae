// across-blocks: move instructions into other blocks by how often these run,
// under the register target.
//
// Idea:   a scheduler works inside one block. An instruction whose operands do
//         not change in a loop can stand in front of it; one whose result is
//         read in a colder block only, behind a loop or in a branch, can stand
//         there; and a load, division or special function can start in an
//         earlier block that runs as often, so that the work there covers its
//         latency, with what its operands are made of. Nothing is copied.
//         Sinking comes first, for it frees what hoisting takes.
// Source: code motion by block frequency under a pressure bound as in LLVM's
//         MachineLICM and MachineSink, which come before the coalescer, do not
//         know a register target, and move nothing for its latency.
// Wins:   loop-invariant code that became visible, or cheap enough, only late;
//         loads behind a loop or a branch; values made above a loop for the
//         code behind it.
// Loses:  where a register more in a loop is spilled: the bound is what is live
//         anyhow, or `max_regs`. ptxas moves much of this by itself.
#include "mir-passes/remat/BlockCrossing.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/gpu/Budget.h"
#include "targets/support/Kernel.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// What may be live where something is moved to: the target that the order
/// names. Else what costs no warps, or what is live somewhere anyhow, so that
/// the occupancy stays; and on AMD less than the allocator has without
/// accumulators, to which it spills the rest.
int mostLive(const RematKernel &kernel) {
  const MachineFunction &function = kernel.function;
  const GpuTarget *gpu = gpuOf(function);
  if (kernel.order.getInt("max_regs") || !gpu)
    return kernel.target;
  Budget budget =
      Budget::forKernel(*gpu, threadsPerBlock(function.getFunction()),
                        sharedBytes(function), ownRegisterLimit(function));
  unsigned free = budget.limit();
  while (free > 1 && budget.warpsAt(free) != budget.warpsAt(1))
    --free;
  int most = std::min(kernel.target, std::max(kernel.peak, int(free)));
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  for (const TargetRegisterClass *regClass : registers.regclasses())
    if (StringRef(registers.getRegClassName(regClass)) == "VGPR_32")
      // What is left over is for tuples, which do not fit into every gap: the
      // RematRPELimit of Intel's IGC, as in Remat.cpp.
      most = std::min(
          most,
          int(0.93 * registers.getAllocatableSet(function, regClass).count()));
  return most;
}

class AcrossBlocks : public BlockCrossing {
public:
  AcrossBlocks(RematKernel &kernel, const CostModel &costs)
      : BlockCrossing(kernel, costs), limit(mostLive(kernel)) {}
  /// Both return how many instructions moved.
  unsigned sink();
  unsigned hoist();

private:
  std::vector<MachineInstr *> candidates(bool up);

  MachineBasicBlock *colderBlockBelow(const MachineInstr &instr) const;
  Place inFrontOfUses(const MachineInstr &instr,
                      MachineBasicBlock *block) const;
  bool sinkOne(MachineInstr &instr);

  MachineBasicBlock *colderBlockAbove(const MachineInstr &instr) const;
  MachineBasicBlock *equalBlockAbove(const MachineBasicBlock &block) const;
  bool collectChain(MachineInstr &instr, const MachineBasicBlock &target,
                    SmallVectorImpl<MachineInstr *> &chain) const;
  MachineBasicBlock::iterator behindOperands(const MachineInstr &instr,
                                             MachineBasicBlock &block) const;
  unsigned hoistOne(MachineInstr &instr);
  unsigned hoistChain(ArrayRef<MachineInstr *> chain, const Place &place);

  int limit; // of live registers
  DenseSet<const MachineInstr *> moved;
};

std::vector<MachineInstr *> AcrossBlocks::candidates(bool up) {
  std::vector<MachineInstr *> all;
  if (up)
    for (MachineDomTreeNode *node : depth_first(dominators.getRootNode()))
      for (MachineInstr &instr : *node->getBlock())
        all.push_back(&instr);
  else
    for (MachineBasicBlock *block : post_order(&function))
      for (MachineInstr &instr : reverse(*block))
        all.push_back(&instr);
  return all;
}

//===-- down --------------------------------------------------------------===//

/// The coldest block, closest to the uses, that dominates all of them and runs
/// less often than the instruction's own or, for what nobody waits for, as
/// often; null if there is none.
MachineBasicBlock *
AcrossBlocks::colderBlockBelow(const MachineInstr &instr) const {
  const MachineBasicBlock *home = instr.getParent();
  MachineBasicBlock *common = nullptr;
  for (const MachineOperand &result : instr.all_defs())
    if (result.getReg().isVirtual())
      for (MachineInstr &user : info.use_nodbg_instructions(result.getReg())) {
        MachineBasicBlock *block = user.getParent();
        if (block == home || !dominators.isReachableFromEntry(block))
          return nullptr;
        common = common ? dominators.findNearestCommonDominator(common, block)
                        : block;
      }
  // An undefined read may stand where the definition does not reach.
  if (!common || !dominators.dominates(home, common))
    return nullptr;
  bool mayStayAsHot = !hasLongLatency(costs.cost(instr).opClass);
  MachineBasicBlock *best = nullptr;
  const MachineLoop *ownLoop = loops.getLoopFor(home);
  for (MachineBasicBlock *block = common; block != home;
       block = dominators.getNode(block)->getIDom()->getBlock()) {
    // Out of loops is fine, into one is not.
    const MachineLoop *loop = loops.getLoopFor(block);
    if ((loop && !loop->contains(ownLoop)) ||
        !(isColder(*home, *block, /*isAbove=*/false) ||
          (mayStayAsHot && runTogether(*home, *block))))
      continue;
    if (!best || frequency[block->getNumber()] < frequency[best->getNumber()])
      best = block;
  }
  return best;
}

Place AcrossBlocks::inFrontOfUses(const MachineInstr &instr,
                                  MachineBasicBlock *block) const {
  Place place{block, block->getFirstTerminator()};
  for (const MachineOperand &result : instr.all_defs())
    if (result.getReg().isVirtual())
      for (MachineInstr &user : info.use_nodbg_instructions(result.getReg()))
        if (user.getParent() == block &&
            intervals.getInstructionIndex(user) < indexOf(place, intervals))
          place.before = user.getIterator();
  return place;
}

bool AcrossBlocks::sinkOne(MachineInstr &instr) {
  if (!mayTravel(instr))
    return false;
  MachineBasicBlock *block = colderBlockBelow(instr);
  if (!block)
    return false;
  bool isGain = isColder(*instr.getParent(), *block, /*isAbove=*/false);
  size_t before = moves.size();
  live.beginTrial();
  if (!moveIfSame(instr, inFrontOfUses(instr, block), /*up=*/false))
    return false;
  double change = live.change(frequency);
  if (!live.raises(limit) && (change < 0 || (isGain && change == 0)))
    return true;
  takeBack(before);
  return false;
}

unsigned AcrossBlocks::sink() {
  // From the end, so that a chain follows its last link.
  for (MachineInstr *instr : candidates(/*up=*/false))
    if (sinkOne(*instr))
      moved.insert(instr);
  return moves.size();
}

//===-- up ----------------------------------------------------------------===//

/// The coldest block above, closest to the instruction's own, that runs less
/// often and has all operands at its end; null if there is none.
MachineBasicBlock *
AcrossBlocks::colderBlockAbove(const MachineInstr &instr) const {
  const MachineBasicBlock *home = instr.getParent();
  MachineBasicBlock *best = nullptr;
  auto *node = dominators.getNode(home);
  while ((node = node->getIDom())) {
    MachineBasicBlock *block = node->getBlock();
    if (!operandsHold(instr, {block, block->getFirstTerminator()}, info,
                      intervals, dominators))
      break;
    if (isColder(*block, best ? *best : *home, /*isAbove=*/true))
      best = block;
  }
  return best;
}

/// The closest block above that is executed exactly when this one is; null if
/// there is none.
MachineBasicBlock *
AcrossBlocks::equalBlockAbove(const MachineBasicBlock &block) const {
  auto *node = dominators.getNode(&block);
  while ((node = node->getIDom()))
    if (runTogether(*node->getBlock(), block))
      return node->getBlock();
  return nullptr;
}

/// Puts into `chain`, in order, the instruction and what makes its operands
/// below `target`; false if one of them must stay.
bool AcrossBlocks::collectChain(MachineInstr &instr,
                                const MachineBasicBlock &target,
                                SmallVectorImpl<MachineInstr *> &chain) const {
  constexpr unsigned longest = 8; // guess
  if (is_contained(chain, &instr))
    return true;
  if (!mayTravel(instr) || chain.size() == longest)
    return false;
  for (const MachineOperand &operand : instr.all_uses()) {
    Register reg = operand.getReg();
    if (!reg.isVirtual() || operand.isUndef() || !info.hasOneDef(reg))
      continue; // operandsHold() has the last word
    MachineInstr &def = *info.def_instr_begin(reg);
    if (!dominators.dominates(def.getParent(), &target) &&
        !collectChain(def, target, chain))
      return false;
  }
  chain.push_back(&instr);
  return true;
}

/// Behind the last instruction of the block that makes an operand.
MachineBasicBlock::iterator
AcrossBlocks::behindOperands(const MachineInstr &instr,
                             MachineBasicBlock &block) const {
  MachineBasicBlock::iterator place = block.getFirstTerminator();
  while (place != block.begin()) {
    auto above = std::prev(place);
    bool makesOne = any_of(instr.all_uses(), [&](const MachineOperand &use) {
      return above->modifiesRegister(use.getReg(),
                                     info.getTargetRegisterInfo());
    });
    // What others wait for stays in the order in which it came.
    bool isAhead =
        moved.contains(&*above) && hasLongLatency(costs.cost(*above).opClass);
    if (makesOne || isAhead || above->hasUnmodeledSideEffects() ||
        above->isPosition() || above->mayStore() ||
        above->hasOrderedMemoryRef())
      break;
    place = above;
  }
  return place;
}

/// Moves all of the chain in front of the place, or nothing.
unsigned AcrossBlocks::hoistChain(ArrayRef<MachineInstr *> chain,
                                  const Place &place) {
  size_t before = moves.size();
  live.beginTrial();
  for (MachineInstr *instr : chain)
    if (!moveIfSame(*instr, place, /*up=*/true)) {
      takeBack(before);
      return 0;
    }
  if (live.raises(limit)) {
    takeBack(before);
    return 0;
  }
  moved.insert_range(chain);
  return chain.size();
}

unsigned AcrossBlocks::hoistOne(MachineInstr &instr) {
  if (moved.contains(&instr) || !mayTravel(instr))
    return 0;
  OpClass opClass = costs.cost(instr).opClass;
  // An immediate is part of the instruction that reads it in SASS.
  bool isImmediate = opClass == OpClass::Move &&
                     none_of(instr.all_uses(), [](const MachineOperand &use) {
                       return use.getReg().isVirtual();
                     });
  if (costs.vendor() == Vendor::Nvidia && isImmediate)
    return 0;
  if (MachineBasicBlock *block = colderBlockAbove(instr))
    if (unsigned count =
            hoistChain({&instr}, {block, block->getFirstTerminator()}))
      return count;
  if (!hasLongLatency(opClass))
    return 0;
  MachineBasicBlock *block = equalBlockAbove(*instr.getParent());
  SmallVector<MachineInstr *, 8> chain;
  if (!block || !collectChain(instr, *block, chain))
    return 0;
  // As early as its operands allow, or else at the end of the block.
  Place end{block, block->getFirstTerminator()};
  if (chain.size() == 1) {
    Place early{block, behindOperands(instr, *block)};
    if (early.before != end.before)
      if (unsigned count = hoistChain(chain, early))
        return count;
  }
  return hoistChain(chain, end);
}

unsigned AcrossBlocks::hoist() {
  unsigned count = 0;
  for (MachineInstr *instr : candidates(/*up=*/true)) // definitions first
    count += hoistOne(*instr);
  return count;
}

RematResult moveAcrossBlocks(RematKernel &kernel) {
  CostModel costs(kernel.function);
  AcrossBlocks crossing(kernel, costs);
  unsigned sunk = kernel.order.getBool("sink") ? crossing.sink() : 0;
  unsigned hoisted = kernel.order.getBool("hoist") ? crossing.hoist() : 0;
  std::string what = "instructions moved to other blocks (" +
                     std::to_string(hoisted) + " hoisted, " +
                     std::to_string(sunk) + " sunk)";
  int peak = peakPressure(kernel.function,
                          RegisterUnits(kernel.function, kernel.intervals))
                 .budgeted();
  if (peak <= std::max(kernel.target, kernel.peak)) {
    crossing.finish();
    return {hoisted + sunk, what};
  }
  crossing.takeBack();
  return {0, what + ", all taken back: " + std::to_string(peak) +
                 " registers would be live"};
}

RegisterRemat<moveAcrossBlocks> registration(
    RematStage::Placement,
    {"across-blocks",
     "move instructions to blocks that run less often, and what others wait "
     "for to earlier ones, while no more than the target are live",
     {ParamInfo::real("gate", 0, 0, 4,
                      "acts where more than gate x target registers are live"),
      ParamInfo::boolean("hoist", true, "move up"),
      ParamInfo::boolean("sink", true, "move down")}});

} // namespace
} // namespace kiln
