//===- WarpArithmetic.cpp - what integer instructions compute -------------===//
//
// Positions of modifiers are those of SassSpelling.td; meanings were checked on
// the loops and addresses of compiled kernels (TraceTest). An operation returns
// false where it does not know the result.
//
//===----------------------------------------------------------------------===//
#include "targets/simulator/path/Footprint.h"
#include "targets/simulator/path/WarpState.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

/// Where results and predicates stand.
constexpr unsigned resultBit = 16, firstPredicate = 81, secondPredicate = 84,
                   readPredicate = 87, thirdPredicate = 77, lastPredicate = 68;

template <typename Compute> LaneValues eachLane(Compute compute) {
  LaneValues result;
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    result.lanes[lane] = compute(lane);
  result.isKnown = true;
  return result;
}

template <typename Test> LanePredicate lanesThat(Test test) {
  LanePredicate result{0, true};
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    result.lanes |= uint32_t(bool(test(lane))) << lane;
  return result;
}

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
    set(one, resultBit,
        Lanes::all(uint32_t(one.word.field(24, 48))));
    set(one, resultBit,
        Lanes::all(uint32_t((one.word.field(24, 48) |
                             one.word.field(72, 16) << 48) >>
                            32)),
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
    setPredicate(one, firstPredicate, {1, true});
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
  if (!isThree && (one.word.bit(73) || extends))
    return false; // of 64 bits or two halves
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
    setPredicate(one, secondPredicate, lanesThat([&](unsigned lane) {
                   return sums[lane] >> 33;
                 }));
  }
  return true;
}

bool WarpState::addWide(const TracedInstruction &one) {
  if (one.word.bit(74) || one.b.kind == SassWhere::Immediate ||
      one.c.kind == SassWhere::Immediate)
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
    uint64_t value =
        isSigned ? uint64_t(int64_t(int32_t(a[lane])))
                 : uint64_t(c[lane]) << 32 | a[lane];
    if (negatesA)
      value = -value;
    value <<= count;
    uint64_t added = negatesB ? uint64_t(uint32_t(~b[lane])) + !extends
                              : uint64_t(b[lane]);
    sums[lane] = (isHigh ? value >> 32 : uint64_t(uint32_t(value))) + added +
                 (extends ? carry.lanes >> lane & 1 : 0);
  }
  set(one, resultBit,
      eachLane([&](unsigned lane) { return uint32_t(sums[lane]); }));
  setPredicate(one, firstPredicate,
               lanesThat([&](unsigned lane) { return sums[lane] >> 32; }));
  return true;
}

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
  if (one.word.bit(74) || negates || !a.isKnown || !b.isKnown ||
      !low.isKnown || !high.isKnown)
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
    set(one, resultBit, Lanes::all(a[0]));
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
      return (uint64_t(high) << 32 | low) ^
             (isSigned ? 0 : uint64_t(1) << 63);
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
        bool isLess = isSigned ? int32_t(a[lane]) < int32_t(b[lane])
                               : a[lane] < b[lane];
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

/// ptxas has this unit, too, make constants: nothing times nothing and a number.
bool WarpState::halfConstant(const TracedInstruction &one) {
  bool isConstant = one.form == SassForm::ImmediateC &&
                    one.word.field(24, 8) == 0xff &&
                    one.word.field(64, 8) == 0xff;
  if (isConstant)
    set(one, resultBit, Lanes::all(one.word.field(32, 32)));
  return isConstant;
}

/// What device memory holds is assumed: numbers that ascend, so that loops over
/// a row of a sparse or ragged tensor, from one offset to the next, run; and
/// lengths are none.
static uint64_t assumedAt(uint64_t address, unsigned bytes) {
  return 64 * (address / bytes % 256 + 16);
}

bool WarpState::load(const TracedInstruction &one) {
  LaneAddresses addresses;
  if (one.accessBytes < 4 || !this->addresses(one, addresses, false))
    return false;
  // 64 bits that all lanes load are a number; else they are words.
  bool isWide = one.accessBytes >= 8 && all_equal(addresses);
  for (unsigned word = 0; word != one.accessBytes / 4; ++word)
    set(one, resultBit, eachLane([&](unsigned lane) {
          return isWide ? uint32_t(assumedAt(addresses[lane] + word / 2 * 8, 8) >>
                                   32 * (word & 1))
                        : uint32_t(assumedAt(addresses[lane] + 4 * word, 4));
        }),
        word);
  forgetPredicates(one);
  return true;
}

/// Words that were spilled, and come back.
bool WarpState::local(const TracedInstruction &one) {
  LaneAddresses addresses;
  bool isKnown = this->addresses(one, addresses, false) &&
                 all_equal(addresses) && one.accessBytes >= 4;
  bool isStore = one.kind == TracedKind::LocalStore;
  if (!isKnown) {
    if (isStore)
      stored.clear();
    return false;
  }
  for (unsigned word = 0; word != one.accessBytes / 4; ++word) {
    uint32_t address = addresses[0] + 4 * word;
    if (isStore)
      stored[address] =
          source(one, {SassWhere::Register, SassFile::R, 32}, word);
    else
      set(one, resultBit, stored.lookup(address), word);
  }
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
      result.lanes[lane] = found.lanes >> lane & 1 ? result[lane] | bit
                                                   : result[lane] & ~bit;
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
    LanePredicate found = lanesThat([&](unsigned lane) {
      return packed[lane] >> (number + shift) & 1;
    });
    LanePredicate &target = predicates[number];
    target.lanes = (target.lanes & ~active) | (found.lanes & active);
    target.isKnown = packed.knownBits() >> (number + shift) & 1 &&
                     (target.isKnown || active == allLanes);
  }
  return true;
}

bool WarpState::special(const TracedInstruction &one) {
  unsigned number = one.word.field(72, 8);
  auto result = [&]() -> std::optional<Lanes> {
    switch (number) {
    case 0x00: // SR_LANEID
      return eachLane([](unsigned lane) { return lane; });
    case 0x21: // SR_TID.X
      return eachLane(
          [&](unsigned lane) { return warp * tracedLanes + lane; });
    case 0x22:
    case 0x23: // SR_TID.Y, .Z
    case 0x88: // SR_CgaCtaId
    case 0xff: // SRZ
      return Lanes::all(0);
    case 0x25:
    case 0x26:
    case 0x27: // SR_CTAID.X, .Y, .Z
      return Lanes::all(launch.block[number - 0x25]);
    default:
      return std::nullopt;
    }
  }();
  if (!result)
    return false;
  set(one, resultBit, *result);
  if (one.writes.size() > 1)
    set(one, resultBit, Lanes::all(0), 1);
  return true;
}

bool WarpState::constant(const TracedInstruction &one) {
  // An index in a register, and banks other than the launch's.
  bool isIndexed = one.word.field(0, 9) != 0x0b9 &&
                   one.word.field(24, 8) != 0xff &&
                   !(one.isUniform && one.word.field(24, 6) == 0x3f &&
                     one.capability < 100);
  unsigned bytes = one.accessBytes ? one.accessBytes : 4;
  if (isIndexed || one.word.field(54, 5) != 0 || bytes < 4)
    return false;
  unsigned offset = one.word.field(0, 9) == 0x1ac ? one.word.field(37, 17)
                                                  : one.word.field(38, 16);
  for (unsigned word = 0; word != bytes / 4; ++word) {
    std::optional<uint32_t> found = bank.word(offset + 4 * word);
    set(one, resultBit, found ? Lanes::all(*found) : Lanes{}, word);
  }
  return true;
}

/// All, any or equal of a predicate of the warp's lanes.
bool WarpState::vote(const TracedInstruction &one) {
  LanePredicate asked = predicate(SassFile::P, one.word.field(readPredicate, 3));
  if (one.word.bit(readPredicate + 3))
    asked.lanes = ~asked.lanes;
  unsigned mode = one.word.field(72, 2);
  if (!asked.isKnown || mode > 2)
    return false;
  bool isAll = asked.lanes == allLanes, isAny = asked.lanes != 0;
  bool said = mode == 0 ? isAll : mode == 1 ? isAny : isAll || !isAny;
  set(one, resultBit, Lanes::all(asked.lanes));
  setPredicate(one, firstPredicate, {said ? allLanes : 0, true});
  return true;
}

/// Only what all lanes have alike, which every way of moving leaves so, or what
/// one lane gives to all.
bool WarpState::shuffle(const TracedInstruction &one) {
  Lanes a = source(one, one.a);
  if (!a.isKnown)
    return false;
  bool isUniform = all_equal(a.lanes);
  bool isIndex = one.word.field(58, 2) == 0,
       isNumber = one.form == SassForm::ImmediateB ||
                  one.form == SassForm::ConstantB;
  if (!isUniform && !(isIndex && isNumber))
    return false;
  forgetPredicates(one);
  set(one, resultBit, Lanes::all(a[isUniform ? 0 : one.word.field(53, 5)]));
  return true;
}

/// Between integers and floats of 32 bits, and 1 / x: what a division of
/// integers is made of.
bool WarpState::convert(const TracedInstruction &one) {
  bool negates;
  Lanes b = signedSource(one, one.b, negates);
  if (!b.isKnown || one.writes.size() != 1)
    return false;
  if (one.kind == TracedKind::Reciprocal) {
    if (one.word.field(74, 4) != 4 || one.word.field(72, 2))
      return false;
    set(one, resultBit, eachLane([&](unsigned lane) {
          float value = bit_cast<float>(b[lane]);
          return bit_cast<uint32_t>(1 / (negates ? -value : value));
        }));
    return true;
  }
  if (one.kind == TracedKind::FromInteger) {
    bool isShort = (one.word.field(0, 9) & 0xff) == 0x45; // I2FP
    unsigned type = one.word.bit(74) | one.word.field(84, 2) << 1;
    bool isSigned = isShort ? one.word.bit(74) : type == 5;
    if (!isShort && (type < 4 || type > 5 || one.word.field(75, 2) != 2))
      return false;
    unsigned mode = one.word.field(78, 2);
    set(one, resultBit, eachLane([&](unsigned lane) {
          double exact = isSigned ? double(int32_t(b[lane])) : double(b[lane]);
          float value = float(exact);
          if (mode == 2 && value < exact)
            value = std::nextafter(value, INFINITY);
          if ((mode == 1 && value > exact) || (mode == 3 && value > exact))
            value = std::nextafter(value, 0.0f);
          return bit_cast<uint32_t>(value);
        }));
    return true;
  }
  unsigned type = one.word.bit(72) | one.word.field(75, 2) << 1;
  if (type < 4 || type > 5 || one.word.field(84, 2) != 2 ||
      one.word.field(78, 2) != 3)
    return false;
  set(one, resultBit, eachLane([&](unsigned lane) {
        double value = std::trunc(double(bit_cast<float>(b[lane])));
        if (negates)
          value = -value;
        double least = type == 5 ? -2147483648.0 : 0,
               most = type == 5 ? 2147483647.0 : 4294967295.0;
        if (!(value >= least))
          value = least;
        return uint32_t(int64_t(std::min(value, most)));
      }));
  return true;
}

} // namespace kiln
