#include "tools/bisect/MeasureIr.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/SourceLocation.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

using Values = SetVector<const Instruction *>;

/// Values that are live at the end of each block: each is followed from its
/// uses up to its definition (Boissinot et al., "Computing Liveness Sets for
/// SSA-Form Programs", 2011).
class LiveValues {
public:
  explicit LiveValues(const Function &function) {
    for (const Instruction &value : instructions(function))
      for (const Use &use : value.uses())
        follow(value, use);
  }
  const Values &atEnd(const BasicBlock &block) { return ends[&block]; }

private:
  void follow(const Instruction &value, const Use &use) {
    auto *user = cast<Instruction>(use.getUser());
    SmallVector<const BasicBlock *> open;
    if (auto *phi = dyn_cast<PHINode>(user))
      open.push_back(phi->getIncomingBlock(use));
    else if (user->getParent() != value.getParent())
      append_range(open, predecessors(user->getParent()));
    while (!open.empty()) {
      const BasicBlock *block = open.pop_back_val();
      if (ends[block].insert(&value) && block != value.getParent())
        append_range(open, predecessors(block));
    }
  }
  DenseMap<const BasicBlock *, Values> ends;
};

class IrMeasure {
public:
  IrMeasure(const Function &function, StringRef name)
      : function(function), data(function.getParent()->getDataLayout()),
        tree(const_cast<Function &>(function)), loops(tree) {
    stage.pass = name;
    stage.regions.emplace_back();
    for (const Loop *loop : loops.getLoopsInPreorder()) {
      regionOf[loop] = stage.regions.size();
      RegionFigures &region = stage.regions.emplace_back();
      region.depth = loop->getLoopDepth();
      region.line = sourceLine(loop->getStartLoc());
      raw_string_ostream text(region.block);
      loop->getHeader()->printAsOperand(text, /*PrintType=*/false);
    }
  }

  StageFigures run() {
    for (const Instruction &instr : instructions(function))
      if (!instr.isDebugOrPseudoInst() && !isa<PHINode>(instr))
        count(instr, regionAt(*instr.getParent()));
    LiveValues live(function);
    std::vector<Values> peaks(stage.regions.size());
    for (const BasicBlock &block : function)
      walk(block, live.atEnd(block), peaks[indexAt(block)]);
    for (auto [region, values] : zip_equal(stage.regions, peaks))
      describe(region, values);
    return std::move(stage);
  }

private:
  unsigned indexAt(const BasicBlock &block) const {
    return regionOf.lookup(loops.getLoopFor(&block));
  }
  RegionFigures &regionAt(const BasicBlock &block) {
    return stage.regions[indexAt(block)];
  }

  /// 32-bit registers. A condition is kept elsewhere.
  int weight(const Instruction &value) const {
    Type *type = value.getType();
    if (!type->isSized() || type->isIntOrIntVectorTy(1))
      return 0;
    return divideCeil(data.getTypeSizeInBits(type).getKnownMinValue(), 32);
  }

  void count(const Instruction &instr, RegionFigures &region) {
    ++region.instructions;
    const Value *pointer = getLoadStorePointerOperand(&instr);
    if (!pointer ||
        pointer->getType()->getPointerAddressSpace() != space::Private)
      return;
    unsigned words = divideCeil(
        data.getTypeStoreSize(getLoadStoreType(&instr)).getKnownMinValue(), 4);
    region.scratch += words;
    region.inScratch[kindOf(instr)] += words;
  }

  /// From the last instruction to the first; phis are there all at once.
  void walk(const BasicBlock &block, const Values &atEnd, Values &peak) {
    RegionFigures &region = regionAt(block);
    Values live = atEnd;
    int now = 0;
    for (const Instruction *value : live)
      now += weight(*value);
    auto note = [&](const Instruction &at) {
      if (region.live && now <= region.peak)
        return;
      region.live.emplace()[RegisterFile::General] = now;
      region.peak = now;
      region.peakLine = sourceLine(at.getDebugLoc());
      peak = live;
    };
    note(block.back());
    for (const Instruction &instr : reverse(block)) {
      if (isa<PHINode>(instr))
        break;
      if (live.remove(&instr))
        now -= weight(instr);
      for (const Use &use : instr.operands())
        if (auto *value = dyn_cast<Instruction>(use);
            value && live.insert(value))
          now += weight(*value);
      note(instr);
    }
  }

  ValueKind kindOf(const Instruction &instr) const {
    ValueKind kind{instr.getOpcodeName(), sourceLine(instr.getDebugLoc())};
    if (auto *call = dyn_cast<CallBase>(&instr))
      if (const Function *called = call->getCalledFunction())
        kind.what = called->getName();
    return kind;
  }

  void describe(RegionFigures &region, const Values &values) {
    size_t index = &region - stage.regions.data();
    auto isHere = [&](const Instruction &instr) {
      return indexAt(*instr.getParent()) == index;
    };
    for (const Instruction *value : values) {
      if (!weight(*value))
        continue;
      ValueKind kind = kindOf(*value);
      kind.isIdle = !isHere(*value) && none_of(value->users(), [&](auto *user) {
        return isHere(*cast<Instruction>(user));
      });
      region.atPeak[kind] += weight(*value);
    }
  }

  const Function &function;
  const DataLayout &data;
  DominatorTree tree;
  LoopInfo loops;
  DenseMap<const Loop *, unsigned> regionOf;
  StageFigures stage;
};

} // namespace

StageFigures measureIr(const Function &function, StringRef stage) {
  return IrMeasure(function, stage).run();
}

} // namespace kiln
