//===- WarpArithmetic.cpp - sums, products and shifts of lanes ------------===//
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

bool WarpState::compute(const TracedInstruction &one) {
  switch (one.kind) {
  case TracedKind::Other:
    return false;
  case TracedKind::Add:
    return add(one);
  case TracedKind::AddWide:
    return addWide(one);
  case TracedKind::ShiftAdd:
    return shiftAdd(one);
  case TracedKind::Logic:
    return logic(one);
  case TracedKind::Permute:
    return permute(one);
  case TracedKind::Shift:
    return shift(one);
  case TracedKind::Multiply:
    return multiply(one);
  case TracedKind::MultiplyWide:
  case TracedKind::MultiplyHigh:
    return multiplyWide(one);
  case TracedKind::Move:
  case TracedKind::Absolute:
  case TracedKind::SignExtend:
  case TracedKind::BitMask:
  case TracedKind::CountBits:
  case TracedKind::FindBit:
  case TracedKind::LaneToUniform:
    return unary(one);
  case TracedKind::MoveWide:
    set(one, resultBit, Lanes::all(uint32_t(one.word.field(24, 48))));
    set(one, resultBit,
        Lanes::all(uint32_t(
            (one.word.field(24, 48) | one.word.field(72, 16) << 48) >> 32)),
        1);
    return true;
  case TracedKind::Select:
    return select(one);
  case TracedKind::Compare:
    return compare(one);
  case TracedKind::MinMax:
    return minMax(one);
  case TracedKind::AddMinMax:
    return addMinMax(one);
  case TracedKind::HalfConstant:
    return halfConstant(one);
  case TracedKind::Load:
    return load(one);
  case TracedKind::LocalLoad:
  case TracedKind::LocalStore:
    return local(one);
  case TracedKind::PredicateLogic:
    return predicateLogic(one);
  case TracedKind::PackPredicates:
    return packPredicates(one);
  case TracedKind::UnpackPredicates:
    return unpackPredicates(one);
  case TracedKind::Special:
    return special(one);
  case TracedKind::Constant:
    return constant(one);
  case TracedKind::Vote:
    return vote(one);
  case TracedKind::Elect:
    forget(one);
    // A predicate of lanes, though its other result is uniform: the first lane's.
    if (unsigned number = one.word.field(firstPredicate, 3); number != 7) {
      uint32_t lanes = *active(one);
      predicates[number] = {lanes & -lanes, true};
    }
    return true;
  case TracedKind::Granted: // the simulator waits until it is so
    setPredicate(one, firstPredicate, {allLanes, true});
    return true;
  case TracedKind::Shuffle:
    return shuffle(one);
  case TracedKind::FromInteger:
  case TracedKind::ToInteger:
  case TracedKind::Reciprocal:
    return convert(one);
  }
  llvm_unreachable("covered switch");
}

/// Up to three numbers, of which some are negated, and carries.
bool WarpState::add(const TracedInstruction &one) {
  bool extends = one.word.bit(74), isThree = one.c.kind != SassWhere::Nowhere;
  constexpr unsigned iadd =
      0x35; // which has 64 bits where VIADD has two halves
  if (!isThree && one.word.bit(73) && one.word.field(0, 9) == iadd)
    return addWide(one);
  if (!isThree && (one.word.bit(73) || extends))
    return false;
  bool negates[3];
  Lanes sources[3] = {signedSource(one, one.a, negates[0]),
                      signedSource(one, one.b, negates[1]),
                      signedSource(one, one.c, negates[2])};
  if (!sources[0].isKnown || !sources[1].isKnown || !sources[2].isKnown)
    return false;
  LanePredicate carries[2];
  if (extends) {
    carries[0] = condition(one, readPredicate);
    carries[1] = condition(one, thirdPredicate);
    if (!carries[0].isKnown || !carries[1].isKnown)
      return false;
  }
  std::array<uint64_t, tracedLanes> sums;
  for (unsigned lane = 0; lane != tracedLanes; ++lane) {
    uint64_t sum = 0;
    for (unsigned i = 0; i != 3; ++i)
      sum += negates[i] ? uint64_t(uint32_t(~sources[i][lane])) + !extends
                        : sources[i][lane];
    for (const LanePredicate &carry : carries)
      sum += carry.lanes >> lane & 1;
    sums[lane] = sum;
  }
  set(one, resultBit,
      eachLane([&](unsigned lane) { return uint32_t(sums[lane]); }));
  if (isThree) {
    setPredicate(one, firstPredicate,
                 lanesThat([&](unsigned lane) { return sums[lane] >> 32; }));
    setPredicate(one, secondPredicate,
                 lanesThat([&](unsigned lane) { return sums[lane] >> 33; }));
  }
  return true;
}

bool WarpState::addWide(const TracedInstruction &one) {
  if (one.word.bit(74))
    return false;
  Lanes low = Lanes::all(0), high = Lanes::all(0);
  for (const SassWhere &where : {one.a, one.b, one.c}) {
    bool negates;
    Lanes mineLow = signedSource(one, where, negates),
          mineHigh = source(one, where, 1);
    if (!mineLow.isKnown || !mineHigh.isKnown)
      return false;
    for (unsigned lane = 0; lane != tracedLanes; ++lane) {
      uint64_t mine = uint64_t(mineHigh[lane]) << 32 | mineLow[lane],
               sum = (uint64_t(high[lane]) << 32 | low[lane]) +
                     (negates ? -mine : mine);
      low.lanes[lane] = sum;
      high.lanes[lane] = sum >> 32;
    }
  }
  forgetPredicates(one);
  set(one, resultBit, low);
  set(one, resultBit, high, 1);
  return true;
}

bool WarpState::shiftAdd(const TracedInstruction &one) {
  bool isHigh = one.word.bit(80), extends = one.word.bit(74),
       isSigned = one.word.bit(73), negatesA, negatesB;
  Lanes a = signedSource(one, one.a, negatesA),
        b = signedSource(one, one.b, negatesB),
        c = isHigh && !isSigned ? source(one, one.c) : Lanes::all(0);
  LanePredicate carry{0, true};
  if (extends)
    carry = condition(one, readPredicate);
  if (!a.isKnown || !b.isKnown || !c.isKnown || !carry.isKnown)
    return false;
  unsigned count = one.word.field(75, 5);
  std::array<uint64_t, tracedLanes> sums;
  for (unsigned lane = 0; lane != tracedLanes; ++lane) {
    uint64_t value = isSigned ? uint64_t(int64_t(int32_t(a[lane])))
                              : uint64_t(c[lane]) << 32 | a[lane];
    if (negatesA)
      value = -value;
    value <<= count;
    uint64_t added =
        negatesB ? uint64_t(uint32_t(~b[lane])) + !extends : uint64_t(b[lane]);
    sums[lane] = (isHigh ? value >> 32 : uint64_t(uint32_t(value))) + added +
                 (extends ? carry.lanes >> lane & 1 : 0);
  }
  set(one, resultBit,
      eachLane([&](unsigned lane) { return uint32_t(sums[lane]); }));
  setPredicate(one, firstPredicate,
               lanesThat([&](unsigned lane) { return sums[lane] >> 32; }));
  return true;
}

bool WarpState::shift(const TracedInstruction &one) {
  Lanes a = source(one, one.a), b = source(one, one.b), c = source(one, one.c);
  if (!a.isKnown || !b.isKnown || !c.isKnown)
    return false;
  bool isRight = one.word.bit(76), wraps = one.word.bit(75),
       isHigh = one.word.bit(80);
  unsigned type = one.word.field(73, 2); // S64, U64, S32, U32
  unsigned most = type < 2 ? 64 : 32;
  bool isSigned = type == 0 || type == 2;
  set(one, resultBit, eachLane([&](unsigned lane) {
        uint64_t both = uint64_t(c[lane]) << 32 | a[lane];
        unsigned count = wraps ? b[lane] % most : std::min(b[lane], most);
        uint64_t shifted = !isRight ? (count == 64 ? 0 : both << count)
                           : isSigned
                               ? uint64_t(int64_t(both) >> std::min(count, 63u))
                               : (count == 64 ? 0 : both >> count);
        return uint32_t(isHigh ? shifted >> 32 : shifted);
      }));
  return true;
}

bool WarpState::multiply(const TracedInstruction &one) {
  bool negates;
  Lanes a = source(one, one.a), b = source(one, one.b),
        c = signedSource(one, one.c, negates);
  bool extends = one.word.bit(74);
  LanePredicate carry{0, true};
  if (extends)
    carry = condition(one, readPredicate);
  if (!a.isKnown || !b.isKnown || !c.isKnown || !carry.isKnown)
    return false;
  forgetPredicates(one);
  set(one, resultBit, eachLane([&](unsigned lane) {
        uint32_t added = negates ? ~c[lane] + !extends : c[lane];
        return a[lane] * b[lane] + added + (carry.lanes >> lane & 1);
      }));
  return true;
}

bool WarpState::multiplyWide(const TracedInstruction &one) {
  bool negates;
  Lanes a = source(one, one.a), b = source(one, one.b),
        low = signedSource(one, one.c, negates),
        high = one.c.kind == SassWhere::Nowhere ? Lanes::all(0)
                                                : source(one, one.c, 1);
  if (one.word.bit(74) || negates || !a.isKnown || !b.isKnown || !low.isKnown ||
      !high.isKnown)
    return false;
  bool isSigned = one.word.bit(73);
  std::array<uint64_t, tracedLanes> results;
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    results[lane] =
        (isSigned ? uint64_t(int64_t(int32_t(a[lane])) * int32_t(b[lane]))
                  : uint64_t(a[lane]) * b[lane]) +
        (uint64_t(high[lane]) << 32 | low[lane]);
  Lanes upper =
      eachLane([&](unsigned lane) { return uint32_t(results[lane] >> 32); });
  forgetPredicates(one);
  if (one.kind == TracedKind::MultiplyHigh) {
    set(one, resultBit, upper);
    return true;
  }
  set(one, resultBit,
      eachLane([&](unsigned lane) { return uint32_t(results[lane]); }));
  set(one, resultBit, upper, 1);
  return true;
}

/// What has one source, but for a second that says how many bits.
bool WarpState::unary(const TracedInstruction &one) {
  bool complements;
  Lanes a = source(one, one.a), b = signedSource(one, one.b, complements);
  if (one.kind == TracedKind::LaneToUniform) {
    if (!a.isKnown)
      return false;
    set(one, resultBit, Lanes::all(a[countr_zero(*active(one))]));
    return true;
  }
  if (!b.isKnown && one.kind != TracedKind::Move)
    return false;
  switch (one.kind) {
  case TracedKind::Move:
    if (one.isUniform ? one.word.bit(80) : one.writes.size() > 1)
      set(one, resultBit, source(one, one.b, 1), 1);
    set(one, resultBit, b);
    return true;
  case TracedKind::Absolute:
    set(one, resultBit, eachLane([&](unsigned lane) {
          return uint32_t(std::abs(int64_t(int32_t(b[lane]))));
        }));
    return true;
  case TracedKind::CountBits:
    set(one, resultBit, eachLane([&](unsigned lane) {
          return uint32_t(popcount(complements ? ~b[lane] : b[lane]));
        }));
    return true;
  case TracedKind::FindBit: {
    if (one.word.bit(73)) // signed
      return false;
    bool asShift = one.word.bit(74);
    forgetPredicates(one);
    set(one, resultBit, eachLane([&](unsigned lane) {
          uint32_t value = complements ? ~b[lane] : b[lane];
          if (!value)
            return allLanes;
          unsigned at = 31 - countl_zero(value);
          return asShift ? 31 - at : at;
        }));
    return true;
  }
  default:
    break;
  }
  if (!a.isKnown)
    return false;
  bool wraps = one.word.bit(75);
  if (one.kind == TracedKind::BitMask) {
    set(one, resultBit, eachLane([&](unsigned lane) {
          unsigned first = wraps ? a[lane] & 31 : a[lane],
                   count = wraps ? b[lane] & 31 : b[lane];
          uint64_t mask =
              count >= 32 ? ~uint64_t(0) : (uint64_t(1) << count) - 1;
          return first >= 32 ? 0 : uint32_t(mask << first);
        }));
    return true;
  }
  bool isSigned = one.word.bit(73);
  set(one, resultBit, eachLane([&](unsigned lane) {
        unsigned count = wraps ? b[lane] & 31 : std::min(b[lane], 32u);
        if (count == 0 || count == 32)
          return count ? a[lane] : 0;
        uint32_t low = a[lane] & maskTrailingOnes<uint32_t>(count);
        return isSigned ? uint32_t(SignExtend64(low, count)) : low;
      }));
  return true;
}

bool WarpState::minMax(const TracedInstruction &one) {
  Lanes a = source(one, one.a), b = source(one, one.b);
  LanePredicate isMin = condition(one, readPredicate);
  bool isOld = one.word.field(0, 9) == 0x17; // IMNMX: the sign in bit 73
  if (!isOld && one.word.field(73, 4))
    return false;
  bool isSigned = isOld ? one.word.bit(73) : one.word.bit(72);
  if (!a.isKnown || !b.isKnown || !isMin.isKnown || one.writes.size() > 1)
    return false;
  set(one, resultBit, eachLane([&](unsigned lane) {
        bool isLess =
            isSigned ? int32_t(a[lane]) < int32_t(b[lane]) : a[lane] < b[lane];
        return isLess == bool(isMin.lanes >> lane & 1) ? a[lane] : b[lane];
      }));
  return true;
}

/// The lesser or the greater of a sum and a number, or of three.
bool WarpState::addMinMax(const TracedInstruction &one) {
  bool negates;
  Lanes a = source(one, one.a), b = signedSource(one, one.b, negates),
        c = source(one, one.c);
  LanePredicate isMin = condition(one, readPredicate);
  if (!a.isKnown || !b.isKnown || !c.isKnown || !isMin.isKnown)
    return false;
  bool isSigned = one.word.bit(72);
  set(one, resultBit, eachLane([&](unsigned lane) {
        auto chosen = [&](uint32_t x, uint32_t y) {
          bool isLess = isSigned ? int32_t(x) < int32_t(y) : x < y;
          return isLess == bool(isMin.lanes >> lane & 1) ? x : y;
        };
        uint32_t first = one.isThreeWay
                             ? chosen(a[lane], b[lane])
                             : a[lane] + (negates ? -b[lane] : b[lane]);
        return chosen(first, c[lane]);
      }));
  return true;
}

} // namespace kiln
