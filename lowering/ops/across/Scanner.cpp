// A scan: all prefixes along one axis. The axis' bits, from the lowest up, each
// belong to a register, a lane or a warp, and are merged level by level. After
// each level every register holds its prefix within the block of elements
// merged so far, and nothing else is kept, so that a scan holds hardly more
// registers than its result. Registers merge one after the other, with what is
// on their left as carry. Lanes merge the totals of runs of registers in pairs:
// the upper half takes the last prefix of the lower half. Warps exchange their
// totals through shared memory, and the registers above them merge as these are
// read.
//
// In a reverse scan first and last are exchanged and everything else stays.
#include "lowering/ops/across/Scanner.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Elementwise.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/emit/Shuffles.h"
#include "lowering/ops/across/ScanLayout.h"

using namespace mlir;

namespace kiln {

LogicalResult Scanner::merge(const Elements &left, const Elements &right,
                             Elements &result) {
  return combine(thread, op.getCombiner(), left, right, result);
}

Elements Scanner::select(Value condition, const Elements &a,
                         const Elements &b) {
  Elements result;
  for (auto [x, y] : llvm::zip_equal(a, b))
    result.push_back(ir.select(condition, x, y));
  return result;
}

Elements Scanner::fromLane(const Elements &elements, Value lane) {
  Elements result;
  for (Value element : elements)
    result.push_back(shuffleFrom(thread, element, lane));
  return result;
}

LogicalResult Scanner::run() {
  if (!isScannable(axis))
    return op.emitError("'tt.scan' has a layout that spreads the axis over "
                        "warps in several places, or over lanes after them; "
                        "run kiln-assign-layouts");
  for (unsigned reg = 0; reg < axis.layout.size(HwDim::Register); ++reg) {
    if (reg & axis.freeRegisters)
      continue;
    for (Value source : op.getSrcs())
      prefixes[reg].push_back(thread.get(source)[reg]);
  }
  SmallVector<AxisSegment> segments = axisSegments(axis);
  for (unsigned index = 0; index < segments.size(); ++index) {
    const AxisSegment &segment = segments[index];
    LogicalResult done = success();
    if (segment.level == AxisBit::Register)
      done = mergeRegisters(segment);
    else if (segment.level == AxisBit::Lane)
      done = mergeLanes(segment);
    else if (index + 1 < segments.size())
      done = mergeWarps(segments[++index].bits);
    else
      done = mergeWarps({});
    if (failed(done))
      return failure();
  }
  finish();
  return success();
}

SmallVector<uint32_t> Scanner::inOrder(ArrayRef<unsigned> bits) const {
  SmallVector<uint32_t> result = {0};
  for (unsigned bit : bits)
    for (unsigned index = 0, count = result.size(); index < count; ++index)
      result.push_back(result[index] | 1u << bit);
  if (reverse)
    std::reverse(result.begin(), result.end());
  return result;
}

SmallVector<uint32_t> Scanner::blocks(uint32_t beside) const {
  SmallVector<uint32_t> result;
  for (auto &[reg, prefix] : prefixes)
    if (!(reg & (merged | beside)))
      result.push_back(reg);
  return result;
}

/// Every prefix of the block is combined with the value on the block's left, if
/// there is one (`exists`; null: everywhere).
LogicalResult Scanner::takeFromLeft(uint32_t block, const Elements &left,
                                    Value exists) {
  for (auto &[reg, prefix] : prefixes) {
    if ((reg & ~merged) != block)
      continue;
    Elements both;
    if (failed(merge(left, prefix, both)))
      return failure();
    prefix = exists ? select(exists, both, prefix) : both;
  }
  return success();
}

/// `lane` with the bits `mask` as the last one along the axis has them.
Value Scanner::lastLane(Value lane, uint32_t mask) {
  return reverse ? ir.bitAnd(lane, ir.i32(~mask))
                 : ir.bitOr(lane, ir.i32(mask));
}

Elements Scanner::blockTotal(uint32_t block) {
  const Elements &last = prefixes[lastRegister(block)];
  return mergedLanes ? fromLane(last, lastLane(thread.lane(), mergedLanes))
                     : last;
}

LogicalResult Scanner::mergeRegisters(const AxisSegment &segment) {
  for (uint32_t first : blocks(maskOf(segment.bits))) {
    Elements carry;
    SmallVector<uint32_t> sequence = inOrder(segment.bits);
    for (uint32_t bits : sequence) {
      uint32_t block = first | bits;
      bool isLast = bits == sequence.back();
      // Before lanes merge, the last prefix is the carry; after them it is in
      // another lane, and asking for it early keeps the chain short.
      Elements total;
      if (mergedLanes && !isLast)
        total = blockTotal(block);
      if (!carry.empty() && failed(takeFromLeft(block, carry)))
        return failure();
      if (isLast)
        break;
      if (!mergedLanes)
        carry = blockTotal(block);
      else if (carry.empty())
        carry = total;
      else if (failed(merge(Elements(carry), total, carry)))
        return failure();
    }
  }
  merged |= maskOf(segment.bits);
  return success();
}

/// The lane before this one along the axis, and whether there is one.
Value Scanner::laneOnTheLeft(const AxisSegment &segment, Value &exists) {
  Value lane = thread.lane(), left = lane, borrow;
  for (unsigned bit : segment.bits) {
    Value mask = ir.i32(1u << bit);
    left = ir.bitXor(left, borrow ? ir.select(borrow, mask, ir.i32(0)) : mask);
    // Going left goes on to the next bit from the first position of this one.
    Value set = ir.bitAnd(lane, mask),
          isFirst =
              reverse ? ir.notEqual(set, ir.i32(0)) : ir.equal(set, ir.i32(0));
    borrow = borrow ? ir.bitAnd(borrow, isFirst) : isFirst;
  }
  exists = ir.bitXor(borrow, ir.i1(true));
  return left;
}

LogicalResult Scanner::mergeLanes(const AxisSegment &segment) {
  Value exists, leftLane;
  // The last register of a run is its total, unless that is in other lanes.
  bool lastIsTotal = !mergedLanes;
  if (merged || !lastIsTotal)
    leftLane = laneOnTheLeft(segment, exists);
  for (uint32_t block : blocks()) {
    Elements total = blockTotal(block);
    uint32_t below = 0;
    for (unsigned bit : segment.bits) {
      Value mask = ir.i32(1u << bit), set = ir.bitAnd(thread.lane(), mask);
      Value isUpper =
          reverse ? ir.equal(set, ir.i32(0)) : ir.notEqual(set, ir.i32(0));
      // The last lane of the lower half.
      Value half = reverse ? ir.bitOr(thread.lane(), mask)
                           : ir.bitAnd(thread.lane(), ir.i32(~(1u << bit)));
      Elements left = fromLane(total, lastLane(half, below)), both;
      if (failed(merge(left, total, both)))
        return failure();
      total = select(isUpper, both, total);
      below |= 1u << bit;
    }
    if (leftLane &&
        failed(takeFromLeft(block, fromLane(total, leftLane), exists)))
      return failure();
    if (lastIsTotal)
      prefixes[lastRegister(block)] = total;
  }
  mergedLanes |= maskOf(segment.bits);
  return success();
}

/// Merges warps, and the registers above them while the other warps' totals are
/// read.
LogicalResult Scanner::mergeWarps(ArrayRef<unsigned> registersAbove) {
  FailureOr<int64_t> base = sharedOffset(op);
  if (failed(base))
    return failure();
  SmallVector<Type> types;
  for (Value source : op.getSrcs())
    types.push_back(elementType(source.getType()));
  // Blocks that registers above merge have totals of their own; they follow
  // each other in the scratch.
  SmallVector<uint32_t> sequence = inOrder(registersAbove);
  unsigned copies = sequence.size();
  std::map<uint32_t, SmallVector<int64_t>> places;
  ElementMap lasts;
  uint32_t above = maskOf(registersAbove);
  for (uint32_t first : blocks(above))
    for (auto [index, bits] : llvm::enumerate(sequence)) {
      places[first | bits] = partialScratch(axis, copies, index, *base, types);
      lasts[first | bits] = prefixes[lastRegister(first | bits)];
    }
  // The last lane along the axis holds the warp's total.
  Value storer = threadBitsClear(thread, freeThreadBits(axis.layout) |
                                             (reverse ? mergedLanes : 0));
  if (mergedLanes && !reverse) {
    Value mask = ir.i32(mergedLanes),
          isLast = ir.equal(ir.bitAnd(thread.lane(), mask), mask);
    storer = storer ? ir.bitAnd(storer, isLast) : isLast;
  }
  storePartials(thread, axis, storer, places, lasts);
  thread.barrier(BarrierMemory::Shared);

  Value myWarp = thread.xorOfBits(axis.axisWarpBases());
  unsigned count = axis.warpsAlong();
  auto numberOf = [&](unsigned index) {
    return ir.i32(reverse ? count - 1 - index : index);
  };
  Value isFirst = ir.equal(myWarp, numberOf(0)),
        hasLeft = ir.bitXor(isFirst, ir.i1(true));
  for (uint32_t first : blocks(above)) {
    Elements carry;
    for (uint32_t bits : sequence) {
      uint32_t block = first | bits;
      SmallVector<Elements> partials =
          loadPartials(thread, axis, block, places[block], types);
      if (reverse)
        std::reverse(partials.begin(), partials.end());
      // What is on the left of this thread's warp, and of the next block.
      Elements left = carry.empty() ? partials.front() : carry;
      Elements running = left;
      for (unsigned index = 0; index < count; ++index) {
        if (index || !carry.empty())
          if (failed(merge(Elements(running), partials[index], running)))
            return failure();
        if (index + 1 < count)
          left = select(ir.equal(myWarp, numberOf(index + 1)), running, left);
      }
      if (failed(takeFromLeft(block, left, carry.empty() ? hasLeft : Value())))
        return failure();
      carry = running;
    }
  }
  merged |= above;
  return success();
}

void Scanner::finish() {
  unsigned registers = axis.layout.size(HwDim::Register);
  SmallVector<Registers> results(op.getNumResults(), Registers(registers));
  for (unsigned reg = 0; reg < registers; ++reg)
    for (auto [result, element] :
         llvm::zip_equal(results, prefixes[reg & ~axis.freeRegisters]))
      result[reg] = element;
  for (auto [result, value] : llvm::zip_equal(results, op.getResults()))
    thread.set(value, std::move(result));
}

} // namespace kiln
