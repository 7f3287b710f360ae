// tt.scan: all prefixes along one axis. The axis' bits, from the lowest up,
// each belong to a register, a lane or a warp. At each bit, blocks of elements
// merge in pairs: the upper block's prefixes take the lower block's total from
// the left. As long as only registers merge, prefixes are updated at once; from
// the first lane on, what comes from the left is kept apart as one carry per
// run of registers and applied at the end, which is one combination per
// element.
//
// In a reverse scan upper and lower change places and everything else stays.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Elementwise.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/emit/Shuffles.h"
#include "lowering/emit/WarpPartials.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/across/ScanLayout.h"
#include <bit>

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

class Scanner {
public:
  Scanner(Thread &thread, tt::ScanOp op, const LinearLayout &layout)
      : thread(thread), ir(thread.ir), op(op), axis(layout, op.getAxis()),
        reverse(op.getReverse()) {}
  LogicalResult run();

private:
  /// What comes from the left of a run of registers. In threads where `exists`
  /// is false nothing does; null: always.
  struct Carry {
    Elements value;
    Value exists;
  };
  LogicalResult merge(const Elements &left, const Elements &right,
                      Elements &result) {
    return combine(thread, op.getCombiner(), left, right, result);
  }
  Elements select(Value condition, const Elements &a, const Elements &b) {
    Elements result;
    for (auto [x, y] : llvm::zip_equal(a, b))
      result.push_back(ir.select(condition, x, y));
    return result;
  }
  LogicalResult mergeRegisters(uint32_t bit);
  LogicalResult mergeLanes(unsigned bit);
  LogicalResult mergeWarps();
  LogicalResult addCarry(Carry &carry, const Elements &left, Value condition);
  LogicalResult addCarries(uint32_t block, const Elements &left,
                           Value condition);
  LogicalResult finish();

  Thread &thread;
  LLVMOpBuilder &ir;
  tt::ScanOp op;
  AxisLayout axis;
  bool reverse;
  /// Register bits of the axis that have been merged.
  uint32_t merged = 0;
  /// Prefix of each register within its block so far; registers that repeat
  /// others are left out.
  ElementMap prefixes;
  /// Total of each block of registers, by the number of its first register.
  ElementMap totals;
  /// Carries by the first register of their run; filled when the first lane or
  /// warp merges.
  std::map<uint32_t, Carry> carries;
  bool usesCarries = false;
  uint32_t mergedBeforeCarries = 0;
};

LogicalResult Scanner::run() {
  if (!isScannable(axis))
    return op.emitError("'tt.scan' has a layout that spreads the axis over "
                        "warps in several places; run kiln-assign-layouts");
  for (unsigned reg = 0; reg < axis.layout.size(HwDim::Register); ++reg) {
    if (reg & axis.freeRegisters)
      continue;
    for (Value source : op.getSrcs())
      prefixes[reg].push_back(thread.get(source)[reg]);
  }
  totals = prefixes;
  bool warpsDone = false;
  for (const AxisBit &bit : axisBits(axis)) {
    if (bit.level != AxisBit::Register && !usesCarries) {
      usesCarries = true;
      mergedBeforeCarries = merged;
    }
    if (bit.level == AxisBit::Register && failed(mergeRegisters(1u << bit.bit)))
      return failure();
    if (bit.level == AxisBit::Lane && failed(mergeLanes(bit.bit)))
      return failure();
    if (bit.level == AxisBit::Warp && !warpsDone && failed(mergeWarps()))
      return failure();
    warpsDone |= bit.level == AxisBit::Warp;
  }
  return finish();
}

LogicalResult Scanner::mergeRegisters(uint32_t bit) {
  ElementMap merging;
  for (auto &[block, total] : totals) {
    if (block & bit)
      continue;
    uint32_t lower = reverse ? block | bit : block, upper = lower ^ bit;
    if (usesCarries) {
      if (failed(addCarries(upper, totals[lower], Value())))
        return failure();
    } else {
      for (auto &[reg, prefix] : prefixes)
        if ((reg & ~merged) == upper &&
            failed(merge(totals[lower], Elements(prefix), prefix)))
          return failure();
    }
    // Without carries the last prefix of the upper block is the total already.
    if (failed(merge(totals[lower], totals[upper], merging[block])))
      return failure();
  }
  totals = std::move(merging);
  merged |= bit;
  return success();
}

LogicalResult Scanner::addCarry(Carry &carry, const Elements &left,
                                Value condition) {
  if (carry.value.empty()) {
    carry = {left, condition};
    return success();
  }
  Elements both;
  if (failed(merge(left, carry.value, both)))
    return failure();
  if (carry.exists)
    both = select(carry.exists, both, left);
  carry.value = condition ? select(condition, both, carry.value) : both;
  carry.exists =
      condition && carry.exists ? ir.bitOr(carry.exists, condition) : Value();
  return success();
}

LogicalResult Scanner::addCarries(uint32_t block, const Elements &left,
                                  Value condition) {
  for (auto &[reg, prefix] : prefixes) {
    bool startsRun = (reg & mergedBeforeCarries) == 0;
    if (startsRun && (reg & ~merged) == block &&
        failed(addCarry(carries[reg], left, condition)))
      return failure();
  }
  return success();
}

LogicalResult Scanner::mergeLanes(unsigned bit) {
  Value set =
      ir.notEqual(ir.bitAnd(thread.lane(), ir.i32(1u << bit)), ir.i32(0));
  Value clear = ir.bitXor(set, ir.i1(true));
  Value isUpper = reverse ? clear : set;
  for (auto &[block, total] : totals) {
    Elements other;
    for (Value value : total)
      other.push_back(shuffleXor(thread, value, 1u << bit));
    if (failed(addCarries(block, other, isUpper)))
      return failure();
    Elements left = select(isUpper, other, total),
             right = select(isUpper, total, other);
    if (failed(merge(left, right, total)))
      return failure();
  }
  return success();
}

LogicalResult Scanner::mergeWarps() {
  FailureOr<int64_t> base = sharedOffset(op);
  if (failed(base))
    return failure();
  SmallVector<Type> types;
  for (Value source : op.getSrcs())
    types.push_back(elementType(source.getType()));
  // Blocks that later registers will merge have totals of their own; they
  // follow each other in the scratch.
  SmallVector<SmallVector<int64_t>> scratch;
  SmallVector<uint32_t> starts;
  for (auto &[block, total] : totals)
    if ((block & ~axis.registersAlong) == 0)
      starts.push_back(block);
  SmallVector<int64_t> whole =
      partialScratch(axis, starts.size(), *base, types);
  for (unsigned index = 0; index < starts.size(); ++index) {
    SmallVector<int64_t> offsets;
    for (auto [offset, type] : llvm::zip_equal(whole, types))
      offsets.push_back(offset + int64_t(index) * axis.keptElements() *
                                     axis.warpsAlong() *
                                     bytesOf(storedType(type)));
    scratch.push_back(offsets);
  }
  auto scratchOf = [&](uint32_t block) -> ArrayRef<int64_t> {
    return scratch[llvm::find(starts, block & axis.registersAlong) -
                   starts.begin()];
  };

  uint32_t idle =
      freeThreadBits(axis.layout) | (axis.threadsAlong & (thread.lanes - 1));
  std::map<uint32_t, SmallVector<int64_t>> places;
  for (auto &[block, total] : totals)
    places[block] = SmallVector<int64_t>(scratchOf(block));
  storePartials(thread, axis, threadBitsClear(thread, idle), places, totals);
  thread.target.barrier(ir, BarrierMemory::Shared);

  Value myWarp = thread.xorOfBits(axis.axisWarpBases());
  unsigned count = axis.warpsAlong();
  Value isFirst = ir.equal(myWarp, ir.i32(reverse ? count - 1 : 0));
  Value hasLeft = ir.bitXor(isFirst, ir.i1(true));
  for (auto &[block, total] : totals) {
    SmallVector<Elements> partials =
        loadPartials(thread, axis, block, places[block], types);
    if (reverse)
      std::reverse(partials.begin(), partials.end());
    Elements running = partials.front(), left = running;
    for (unsigned index = 1; index < count; ++index) {
      if (index > 1) {
        Value isMine =
            ir.equal(myWarp, ir.i32(reverse ? count - 1 - index : index));
        left = select(isMine, running, left);
      }
      if (failed(merge(Elements(running), partials[index], running)))
        return failure();
    }
    total = running;
    if (failed(addCarries(block, left, hasLeft)))
      return failure();
  }
  return success();
}

LogicalResult Scanner::finish() {
  unsigned registers = axis.layout.size(HwDim::Register);
  SmallVector<Registers> results(op.getNumResults(), Registers(registers));
  for (auto &[reg, prefix] : prefixes) {
    Elements value = prefix;
    auto carry = carries.find(reg & ~mergedBeforeCarries);
    if (carry != carries.end()) {
      if (failed(merge(carry->second.value, prefix, value)))
        return failure();
      if (carry->second.exists)
        value = select(carry->second.exists, value, prefix);
    }
    for (auto [result, element] : llvm::zip_equal(results, value))
      result[reg] = element;
  }
  for (auto [result, value] : llvm::zip_equal(results, op.getResults())) {
    for (unsigned reg = 0; reg < registers; ++reg)
      result[reg] = result[reg & ~axis.freeRegisters];
    thread.set(value, std::move(result));
  }
  return success();
}

/// Combining steps: every run of neighbouring registers goes through all lanes.
int64_t stepsCost(const LinearLayout &layout, unsigned axis) {
  AxisLayout along(layout, axis);
  int64_t registers = distinctRegisters(layout),
          run = std::min<int64_t>(registers, layout.contiguousRegisters(axis));
  unsigned lanes =
      std::popcount(along.threadsAlong & ((1u << along.laneBits) - 1));
  // Two combinations and two selects beside each shuffle.
  return 2 * registers * kArithmeticCost +
         registers / run * lanes * (kShuffleCost + 4 * kArithmeticCost);
}

/// Registers that move farther along the axis than the nearest warp bit hold
/// blocks with totals of their own.
unsigned blocksOfTotals(const AxisLayout &axis) {
  uint32_t nearestWarp = UINT32_MAX;
  for (uint32_t distance : ArrayRef(axis.threads).drop_front(axis.laneBits))
    if (distance)
      nearestWarp = std::min(nearestWarp, distance);
  unsigned blocks = 1;
  for (uint32_t distance : axis.registers)
    if (distance > nearestWarp)
      blocks *= 2;
  return blocks;
}

struct Scan : TileLowering::ExternalModel<Scan, tt::ScanOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    return scannable(label, cast<tt::ScanOp>(op).getAxis());
  }
  LinearLayoutAttr resultLayout(Operation *op, LinearLayoutAttr label,
                                unsigned) const {
    return scannable(label, cast<tt::ScanOp>(op).getAxis());
  }
  /// The axis fastest; a scan gains from runs of registers.
  std::vector<LinearLayout>
  layoutProposals(Operation *op, const LayoutContext &context) const {
    auto scan = cast<tt::ScanOp>(op);
    auto shape =
        cast<RankedTensorType>(scan.getSrcs().front().getType()).getShape();
    auto order =
        llvm::to_vector(llvm::reverse(llvm::seq<unsigned>(0, shape.size())));
    llvm::erase(order, scan.getAxis());
    order.insert(order.begin(), scan.getAxis());
    std::vector<LinearLayout> proposals;
    for (unsigned vector = 16; vector; vector /= 2)
      llvm::append_range(proposals,
                         spreadLayouts(shape, order, vector, context.block));
    return proposals;
  }
  int64_t cost(Operation *op, const LinearLayout &label,
               const LayoutContext &context) const {
    return context.block.warps *
           stepsCost(label, cast<tt::ScanOp>(op).getAxis());
  }
  int64_t scratchBytes(Operation *op) const {
    auto scan = cast<tt::ScanOp>(op);
    const LinearLayout *layout = layoutOf(scan.getSrcs().front().getType());
    if (!layout)
      return 0;
    AxisLayout axis(*layout, scan.getAxis());
    return axis.warpsAlong() == 1
               ? 0
               : partialBytes(axis, blocksOfTotals(axis), scan.getSrcs());
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto scan = cast<tt::ScanOp>(op);
    const LinearLayout *layout = layoutOf(scan.getSrcs().front().getType());
    if (!layout)
      return op->emitError("has no layout; run kiln-assign-layouts before");
    return Scanner(thread, scan, *layout).run();
  }
};

} // namespace

void attachScan(MLIRContext &context) {
  tt::ScanOp::attachInterface<Scan>(context);
}

} // namespace kiln
