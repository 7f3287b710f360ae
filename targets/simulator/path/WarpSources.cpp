//===- WarpSources.cpp - what lanes get from elsewhere --------------------===//
//
// Positions of modifiers are those of SassSpelling.td. An operation returns
// false where it does not know the result. TracePathTest compares results with
// those of random programs.
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

bool WarpState::special(const TracedInstruction &one) {
  unsigned number = one.word.field(72, 8);
  auto result = [&]() -> std::optional<Lanes> {
    switch (number) {
    case 0x00: // SR_LANEID
      return eachLane([](unsigned lane) { return lane; });
    case 0x21: // SR_TID.X
      return eachLane([&](unsigned lane) { return warp * tracedLanes + lane; });
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
  bool isIndexed =
      one.word.field(0, 9) != 0x0b9 && one.word.field(24, 8) != 0xff &&
      !(one.isUniform && one.word.field(24, 6) == 0x3f && one.capability < 100);
  unsigned bytes = one.accessBytes ? one.accessBytes : 4;
  if (isIndexed || one.word.field(54, 5) != 0)
    return false;
  unsigned offset = one.word.field(0, 9) == 0x1ac ? one.word.field(37, 17)
                                                  : one.word.field(38, 16);
  if (bytes < 4) {
    std::optional<uint32_t> found = bank.word(offset & ~3u);
    if (!found)
      return false;
    uint32_t value =
        *found >> (8 * (offset & 3)) & maskTrailingOnes<uint32_t>(8 * bytes);
    bool isSigned = one.word.field(73, 3) & 1; // U8, S8, U16, S16
    set(one, resultBit,
        Lanes::all(isSigned ? uint32_t(SignExtend64(value, 8 * bytes))
                            : value));
    return true;
  }
  for (unsigned word = 0; word != bytes / 4; ++word) {
    std::optional<uint32_t> found = bank.word(offset + 4 * word);
    set(one, resultBit, found ? Lanes::all(*found) : Lanes{}, word);
  }
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
          return isWide
                     ? uint32_t(assumedAt(addresses[lane] + word / 2 * 8, 8) >>
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

/// All, any or equal of a predicate of the warp's lanes.
bool WarpState::vote(const TracedInstruction &one) {
  LanePredicate asked =
      predicate(SassFile::P, one.word.field(readPredicate, 3));
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
       isNumber =
           one.form == SassForm::ImmediateB || one.form == SassForm::ConstantB;
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
