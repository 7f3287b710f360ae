//===- WarpLogic.cpp - bits, comparisons and predicates of lanes ----------===//
//
// Positions of modifiers are those of SassSpelling.td. An operation returns
// false where it does not know the result. TracePathTest compares results with
// those of random programs.
//
//===----------------------------------------------------------------------===//
#include "targets/simulator/path/WarpState.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {
namespace {

/// A byte of `low` and `high` together, or copies of its sign.
uint32_t permuted(uint32_t low, uint32_t high, uint32_t selector) {
  uint64_t both = uint64_t(high) << 32 | low;
  uint32_t result = 0;
  for (unsigned i = 0; i != 4; ++i) {
    unsigned chosen = selector >> (4 * i) & 15;
    uint8_t byte = both >> (8 * (chosen & 7));
    if (chosen & 8)
      byte = byte & 0x80 ? 0xff : 0;
    result |= uint32_t(byte) << (8 * i);
  }
  return result;
}

uint32_t lookedUp(uint32_t a, uint32_t b, uint32_t c, unsigned table) {
  uint32_t result = 0;
  for (unsigned i = 0; i != 8; ++i)
    if (table >> i & 1)
      result |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
  return result;
}

} // namespace

bool WarpState::logic(const TracedInstruction &one) {
  Lanes a = source(one, one.a), b = source(one, one.b), c = source(one, one.c);
  unsigned table = one.word.field(72, 8);
  Lanes result;
  uint32_t known = allLanes, isSet = 0;
  for (unsigned lane = 0; lane != tracedLanes; ++lane) {
    // The bits that may be 1, and those that may be 0, with what is unknown.
    uint32_t ones = 0, zeros = 0;
    for (unsigned i = 0; i != 8; ++i) {
      auto may = [&](const Lanes &value, bool wanted) {
        return (wanted ? value[lane] : ~value[lane]) | ~value.knownBits();
      };
      uint32_t which = may(a, i & 4) & may(b, i & 2) & may(c, i & 1);
      (table >> i & 1 ? ones : zeros) |= which;
    }
    result.lanes[lane] = ones & ~zeros;
    known &= ones ^ zeros;
    isSet |= uint32_t((ones & ~zeros) != 0) << lane;
  }
  result.know(known);
  LanePredicate more = condition(one, readPredicate);
  set(one, resultBit, result);
  // One bit that is known to be set is enough.
  setPredicate(one, firstPredicate,
               {isSet | more.lanes,
                more.isKnown && (result.isKnown || isSet == allLanes)});
  return true;
}

bool WarpState::permute(const TracedInstruction &one) {
  Lanes a = source(one, one.a), b = source(one, one.b), c = source(one, one.c);
  if (one.word.field(72, 3) || !a.isKnown || !b.isKnown || !c.isKnown)
    return false;
  set(one, resultBit, eachLane([&](unsigned lane) {
        return permuted(a[lane], c[lane], b[lane]);
      }));
  return true;
}

bool WarpState::select(const TracedInstruction &one) {
  LanePredicate chosen = condition(one, readPredicate);
  Lanes a = source(one, one.a), b = source(one, one.b);
  if (!chosen.isKnown || one.writes.size() > 1 ||
      (!a.isKnown && chosen.lanes != 0) ||
      (!b.isKnown && chosen.lanes != allLanes))
    return false;
  set(one, resultBit, eachLane([&](unsigned lane) {
        return chosen.lanes >> lane & 1 ? a[lane] : b[lane];
      }));
  return true;
}

bool WarpState::compare(const TracedInstruction &one) {
  unsigned type = one.word.bit(73) | one.word.bit(80) << 1;
  bool isWide = type >= 2, isSigned = type & 1, extends = one.word.bit(72);
  Lanes a = source(one, one.a), b = source(one, one.b),
        highA = isWide ? source(one, one.a, 1) : Lanes::all(0),
        highB = isWide ? source(one, one.b, 1) : Lanes::all(0);
  LanePredicate more = condition(one, readPredicate), lower{0, true};
  if (extends)
    lower = condition(one, lastPredicate);
  if (!a.isKnown || !b.isKnown || !highA.isKnown || !highB.isKnown ||
      !more.isKnown || !lower.isKnown)
    return false;
  auto value = [&](uint32_t low, uint32_t high) -> int64_t {
    if (isWide) // unsigned ones keep their order when the sign is flipped
      return (uint64_t(high) << 32 | low) ^ (isSigned ? 0 : uint64_t(1) << 63);
    return isSigned ? int64_t(int32_t(low)) : int64_t(low);
  };
  unsigned test = one.word.field(76, 3);
  LanePredicate found = lanesThat([&](unsigned lane) {
    int64_t left = value(a[lane], highA[lane]),
            right = value(b[lane], highB[lane]);
    bool ofLower = lower.lanes >> lane & 1;
    // F, LT, EQ, LE, GT, NE, GE, T: bits for less, equal and greater.
    if (left < right)
      return bool(test & 1);
    if (left > right)
      return bool(test & 4);
    if (!extends)
      return bool(test & 2);
    return test == 5 ? ofLower : test == 7 || (test != 0 && ofLower);
  });
  unsigned combination = one.word.field(74, 2);
  auto combined = [&](uint32_t lanes) -> LanePredicate {
    return {combination == 0   ? lanes & more.lanes
            : combination == 1 ? lanes | more.lanes
                               : lanes ^ more.lanes,
            true};
  };
  setPredicate(one, firstPredicate, combined(found.lanes));
  setPredicate(one, secondPredicate, combined(~found.lanes));
  return true;
}

bool WarpState::predicateLogic(const TracedInstruction &one) {
  LanePredicate s = condition(one, readPredicate),
                t = condition(one, thirdPredicate),
                u = condition(one, lastPredicate);
  if (!one.isUniform && one.word.bit(67)) { // one of the warp's
    u = predicate(SassFile::UP, one.word.field(lastPredicate, 3));
    if (one.word.bit(lastPredicate + 3))
      u.lanes = ~u.lanes;
  }
  if (!s.isKnown || !t.isKnown || !u.isKnown)
    return false;
  unsigned first = one.word.field(72, 5) << 3 | one.word.field(64, 3),
           second = one.word.field(16, 8);
  setPredicate(one, firstPredicate,
               {lookedUp(s.lanes, t.lanes, u.lanes, first), true});
  setPredicate(one, secondPredicate,
               {lookedUp(s.lanes, t.lanes, u.lanes, second), true});
  return true;
}

/// Predicates into a byte of a register.
bool WarpState::packPredicates(const TracedInstruction &one) {
  Lanes result = source(one, one.a);
  unsigned mask = one.word.field(32, 7), shift = 8 * one.word.field(76, 2);
  uint32_t known = result.knownBits();
  for (unsigned number = 0; number != 7; ++number) {
    if (!(mask >> number & 1))
      continue;
    LanePredicate found =
        predicate(one.isUniform ? SassFile::UP : SassFile::P, number);
    uint32_t bit = 1u << (number + shift);
    known = found.isKnown ? known | bit : known & ~bit;
    for (unsigned lane = 0; lane != tracedLanes; ++lane)
      result.lanes[lane] =
          found.lanes >> lane & 1 ? result[lane] | bit : result[lane] & ~bit;
  }
  result.know(known);
  set(one, resultBit, result);
  return true;
}

bool WarpState::unpackPredicates(const TracedInstruction &one) {
  Lanes packed = source(one, one.a);
  unsigned mask = one.word.field(32, 7), shift = 8 * one.word.field(76, 2);
  uint32_t active = *this->active(one);
  for (unsigned number = 0; number != 7; ++number) {
    if (!(mask >> number & 1))
      continue;
    LanePredicate found = lanesThat(
        [&](unsigned lane) { return packed[lane] >> (number + shift) & 1; });
    LanePredicate &target = predicates[number];
    target.lanes = (target.lanes & ~active) | (found.lanes & active);
    target.isKnown = packed.knownBits() >> (number + shift) & 1 &&
                     (target.isKnown || active == allLanes);
  }
  return true;
}

} // namespace kiln
