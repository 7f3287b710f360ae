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
//
// What stays where it is. Stores, atomic and volatile accesses, barriers,
// calls, assembly with effects and convergent instructions; whatever touches a
// register of a warp-group multiplication, which is under way between its issue
// and its wait. A result or an operand with a second definition in between. A
// load goes up only into a block that is executed exactly when its own is
// (there is no fault that was not there before), down anywhere, and neither
// over a barrier nor over a store that may write what it reads.
//
// AMD's vector instructions read EXEC, and wherever control flow diverges EXEC
// is written. They move only where it provably is the same at both places: not
// into or out of a divergent branch, not out of a loop that lanes leave at
// different times (the lanes that left earlier would take the values of the
// last ones), not to the other side of what masks them. A wider mask would do
// for pure computation, but not for comparisons, whose mask has a bit for every
// lane, and the value check could not prove it. Scalar instructions do not read
// EXEC and go where their operands are the same. NVIDIA's threads each follow
// their own path, so the control flow graph says everything.
#include "mir-passes/recompute/LiveSides.h"
#include "mir-passes/recompute/Motion.h"
#include "mir-passes/recompute/WaysBetween.h"
#include "mir-passes/remat/Remat.h"
#include "targets/cost/AsyncWork.h"
#include "targets/gpu/Budget.h"
#include "targets/support/Kernel.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachinePostDominators.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// A load, special function or division: what others wait for.
bool isLong(OpClass opClass) {
  switch (opClass) {
  case OpClass::LoadGlobal:
  case OpClass::LoadShared:
  case OpClass::LoadLocal:
  case OpClass::Special:
  case OpClass::FloatDivide:
  case OpClass::IntegerDivide:
    return true;
  default:
    return false;
  }
}

bool isArithmetic(OpClass opClass) {
  switch (opClass) {
  case OpClass::Move:
  case OpClass::Integer:
  case OpClass::IntegerMultiply:
  case OpClass::IntegerDivide:
  case OpClass::Compare:
  case OpClass::Float:
  case OpClass::Double:
  case OpClass::Half:
  case OpClass::Convert:
  case OpClass::Special:
  case OpClass::FloatDivide:
  case OpClass::Scalar:
    return true;
  default:
    return false;
  }
}

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

class BlockCrossing {
public:
  BlockCrossing(RematKernel &kernel, const CostModel &costs);
  unsigned sink();
  unsigned hoist();
  void takeBack(size_t toCount = 0);
  void finish();

private:
  struct Move {
    MachineInstr *instr;
    Place from;
  };

  bool mayTravel(const MachineInstr &instr) const;
  bool mayChangeBlock(const MachineInstr &instr, const Way &way,
                      const MachineBasicBlock &target);
  bool runTogether(const MachineBasicBlock &above,
                   const MachineBasicBlock &below) const;
  bool isColder(const MachineBasicBlock &above, const MachineBasicBlock &below,
                bool isAbove) const;
  std::optional<Place> whereDead(const MachineInstr &instr, Place place) const;
  void weigh(const MachineInstr &instr, int sign);
  bool moveIfSame(MachineInstr &instr, Place place, bool up);

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
  std::vector<MachineInstr *> candidates(bool up);

  MachineFunction &function;
  MachineRegisterInfo &info;
  const TargetRegisterInfo &registers;
  LiveIntervals &intervals;
  const MachineLoopInfo &loops;
  const CostModel &costs;
  int limit; // of live registers
  LiveSides live;
  WaysBetween ways;
  MachineDominatorTree dominators;
  MachinePostDominatorTree postDominators;
  std::vector<double> frequency; // by block number; the entry's is 1
  DenseSet<Register> flying;     // of warp-group multiplications
  std::vector<Move> moves;       // in the order in which they were made
  DenseSet<const MachineInstr *> moved;
};

BlockCrossing::BlockCrossing(RematKernel &kernel, const CostModel &costs)
    : function(kernel.function), info(function.getRegInfo()),
      registers(*info.getTargetRegisterInfo()), intervals(kernel.intervals),
      loops(kernel.loops), costs(costs), limit(mostLive(kernel)),
      live(function, intervals, costs.vendor()),
      ways(function, intervals, kernel.aliases), dominators(function),
      postDominators(function), frequency(function.getNumBlockIDs()) {
  MachineBranchProbabilityInfo probabilities;
  MachineBlockFrequencyInfo frequencies(function, probabilities, loops);
  for (const MachineBasicBlock &block : function) {
    frequency[block.getNumber()] =
        frequencies.getBlockFreqRelativeToEntryBlock(&block);
    for (const MachineInstr &instr : block)
      if (!asyncOps(instr).empty())
        for (const MachineOperand &operand : instr.operands())
          if (operand.isReg() && operand.getReg().isVirtual())
            flying.insert(operand.getReg());
  }
}

//===-- what may move, and where to ---------------------------------------===//

/// By what it is; mayChangeBlock() looks at the way.
bool BlockCrossing::mayTravel(const MachineInstr &instr) const {
  if (instr.isDebugOrPseudoInstr() || instr.hasUnmodeledSideEffects() ||
      instr.isCall() || instr.isTerminator() || instr.isPosition() ||
      instr.isConvergent() || instr.isBundled() || instr.mayStore() ||
      instr.mayRaiseFPException() || instr.hasOrderedMemoryRef())
    return false;
  // Copies and assembly of AMD's do not say that they read EXEC.
  if (costs.vendor() == Vendor::Amd &&
      instr.getOpcode() <= TargetOpcode::GENERIC_OP_END)
    return false;
  OpClass opClass = costs.cost(instr).opClass;
  if (instr.mayLoad() ? instr.memoperands_empty() ||
                            !(isLong(opClass) || readsConstantMemory(instr))
                      : !isArithmetic(opClass) || instr.isInlineAsm())
    return false;
  unsigned results = 0;
  for (const MachineOperand &operand : instr.operands()) {
    if (operand.isRegMask() ||
        (operand.isReg() && flying.contains(operand.getReg())))
      return false;
    if (!operand.isReg() || !operand.isDef() || !operand.getReg())
      continue;
    if (operand.getReg().isPhysical()
            ? !operand.isDead()
            : operand.getSubReg() || operand.isTied() ||
                  !info.hasOneDef(operand.getReg()))
      return false;
    results +=
        operand.getReg().isVirtual() && !info.use_nodbg_empty(operand.getReg());
  }
  return results && dominators.isReachableFromEntry(instr.getParent());
}

/// True if `above`, which dominates `below`, is executed exactly when that is.
bool BlockCrossing::runTogether(const MachineBasicBlock &above,
                                const MachineBasicBlock &below) const {
  return postDominators.dominates(&below, &above) &&
         loops.getLoopFor(&above) == loops.getLoopFor(&below) &&
         !ways.repeatsWithout(above, below) &&
         !ways.repeatsWithout(below, above);
}

/// True if the one that is meant runs less often than the other.
bool BlockCrossing::isColder(const MachineBasicBlock &above,
                             const MachineBasicBlock &below,
                             bool isAbove) const {
  double up = frequency[above.getNumber()], down = frequency[below.getNumber()];
  return (isAbove ? up < down : down < up) && !runTogether(above, below);
}

/// True if what the instruction reads besides virtual registers is the same at
/// both ends of the way, and it does no harm at `target`, one of them.
bool BlockCrossing::mayChangeBlock(const MachineInstr &instr, const Way &way,
                                   const MachineBasicBlock &target) {
  if (!ways.keepsPhysical(instr, way))
    return false;
  if (!instr.mayLoad() || readsConstantMemory(instr))
    return true;
  // A mark holds where the load stood: it must be as true in the other block.
  if (instr.isDereferenceableInvariantLoad() && ways.isWrittenIn(instr, target))
    return false;
  bool isUp = &target == way.above;
  return ways.keepsMemory(instr, way) &&
         (!isUp || (postDominators.dominates(way.below, way.above) &&
                    !ways.repeatsWithout(*way.above, *way.below)));
}

/// The place, or the closest one above it in the block where the physical
/// registers that the instruction overwrites are dead.
std::optional<Place> BlockCrossing::whereDead(const MachineInstr &instr,
                                              Place place) const {
  auto isDead = [&](const MachineOperand &def) {
    return def.getReg().isVirtual() ||
           place.block->computeRegisterLiveness(
               &registers, def.getReg().asMCReg(), place.before) ==
               MachineBasicBlock::LQR_Dead;
  };
  // A comparison and its branch are close together.
  for (unsigned steps = 0; steps != 8; ++steps) {
    if (all_of(instr.all_defs(), isDead))
      return place;
    if (place.before == place.block->begin())
      break;
    --place.before;
  }
  return std::nullopt;
}

/// Adds or takes away everything whose live range a move of `instr` changes.
void BlockCrossing::weigh(const MachineInstr &instr, int sign) {
  SmallVector<Register, 4> seen;
  for (const MachineOperand &operand : instr.operands())
    if (operand.isReg() && operand.getReg().isVirtual() &&
        !is_contained(seen, operand.getReg())) {
      seen.push_back(operand.getReg());
      live.add(operand.getReg(), sign);
    }
}

/// Moves the instruction up or down to the place, or to one right above it, if
/// all that it reads is the same there.
bool BlockCrossing::moveIfSame(MachineInstr &instr, Place place, bool up) {
  std::optional<Place> free = whereDead(instr, place);
  if (!free || !operandsHold(instr, *free, info, intervals, dominators))
    return false;
  SlotIndex here = intervals.getInstructionIndex(instr),
            there = indexOf(*free, intervals);
  Way way =
      up ? Way{free->block, there, instr.getParent(), here}
         : Way{instr.getParent(), here.getNextIndex(), free->block, there};
  if (!mayChangeBlock(instr, way, *free->block))
    return false;
  moves.push_back(
      {&instr, {instr.getParent(), std::next(instr.getIterator())}});
  weigh(instr, -1);
  moveTo(instr, *free, info, intervals);
  weigh(instr, 1);
  if (keepsIntervalsWhole(instr, intervals))
    return true;
  takeBack(moves.size() - 1);
  return false;
}

/// Undoes all moves but the first `toCount`.
void BlockCrossing::takeBack(size_t toCount) {
  for (; moves.size() != toCount; moves.pop_back()) {
    auto &[instr, from] = moves.back();
    weigh(*instr, -1);
    moveTo(*instr, from, info, intervals);
    weigh(*instr, 1);
  }
}

/// New names for what has moved in the end: not earlier, as a load that is
/// taken back must have its old one.
void BlockCrossing::finish() {
  for (const Move &move : moves)
    renameResults(*move.instr, info, intervals);
}

std::vector<MachineInstr *> BlockCrossing::candidates(bool up) {
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
BlockCrossing::colderBlockBelow(const MachineInstr &instr) const {
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
  bool mayStayAsHot = !isLong(costs.cost(instr).opClass);
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

Place BlockCrossing::inFrontOfUses(const MachineInstr &instr,
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

bool BlockCrossing::sinkOne(MachineInstr &instr) {
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

unsigned BlockCrossing::sink() {
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
BlockCrossing::colderBlockAbove(const MachineInstr &instr) const {
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
BlockCrossing::equalBlockAbove(const MachineBasicBlock &block) const {
  auto *node = dominators.getNode(&block);
  while ((node = node->getIDom()))
    if (runTogether(*node->getBlock(), block))
      return node->getBlock();
  return nullptr;
}

/// Puts into `chain`, in order, the instruction and what makes its operands
/// below `target`; false if one of them must stay.
bool BlockCrossing::collectChain(MachineInstr &instr,
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
BlockCrossing::behindOperands(const MachineInstr &instr,
                              MachineBasicBlock &block) const {
  MachineBasicBlock::iterator place = block.getFirstTerminator();
  while (place != block.begin()) {
    auto above = std::prev(place);
    bool makesOne = any_of(instr.all_uses(), [&](const MachineOperand &use) {
      return above->modifiesRegister(use.getReg(), &registers);
    });
    // What others wait for stays in the order in which it came.
    bool isAhead =
        moved.contains(&*above) && isLong(costs.cost(*above).opClass);
    if (makesOne || isAhead || above->hasUnmodeledSideEffects() ||
        above->isPosition() || above->mayStore() ||
        above->hasOrderedMemoryRef())
      break;
    place = above;
  }
  return place;
}

/// Moves all of the chain in front of the place, or nothing.
unsigned BlockCrossing::hoistChain(ArrayRef<MachineInstr *> chain,
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

unsigned BlockCrossing::hoistOne(MachineInstr &instr) {
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
  if (!isLong(opClass))
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

unsigned BlockCrossing::hoist() {
  unsigned count = 0;
  for (MachineInstr *instr : candidates(/*up=*/true)) // definitions first
    count += hoistOne(*instr);
  return count;
}

RematResult moveAcrossBlocks(RematKernel &kernel) {
  CostModel costs(kernel.function);
  BlockCrossing crossing(kernel, costs);
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
