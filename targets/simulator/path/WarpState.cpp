//===- WarpState.cpp - registers, conditions and addresses ----------------===//
#include "targets/simulator/path/WarpState.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

WarpState::WarpState(const ConstantBank &bank, const LaunchValues &launch,
                     unsigned warp)
    : bank(bank), launch(launch), warp(warp) {}

LaneValues WarpState::reg(SassFile file, unsigned number) const {
  return file == SassFile::UR ? uniform[number] : general[number];
}

LanePredicate WarpState::predicate(SassFile file, unsigned number) const {
  if (number == 7)
    return {allLanes, true};
  return file == SassFile::UP ? uniformPredicates[number] : predicates[number];
}

/// A predicate that is read: its number at `bit`, its inversion after it.
LanePredicate WarpState::condition(const TracedInstruction &one,
                                   unsigned bit) const {
  LanePredicate found = predicate(one.isUniform ? SassFile::UP : SassFile::P,
                                  one.word.field(bit, 3));
  if (one.word.bit(bit + 3))
    found.lanes = ~found.lanes;
  return found;
}

std::optional<uint32_t> WarpState::active(const TracedInstruction &one) const {
  LanePredicate guard = predicate(
      one.isUniformGuard ? SassFile::UP : SassFile::P, one.word.field(12, 3));
  if (!guard.isKnown)
    return std::nullopt;
  return one.word.bit(15) ? ~guard.lanes : guard.lanes;
}

/// A source of 32 bits, or word 1 of one of 64.
LaneValues WarpState::source(const TracedInstruction &one,
                             const SassWhere &where, unsigned word) const {
  switch (where.kind) {
  case SassWhere::Nowhere:
    return Lanes::all(0);
  case SassWhere::Immediate:
    // The upper half of a number is its sign.
    return Lanes::all(word == 0 ? one.word.field(32, 32)
                                : (one.word.bit(63) ? allLanes : 0));
  case SassWhere::Constant: {
    if (one.word.field(54, 5) != 0)
      return {};
    std::optional<uint32_t> found =
        bank.word(one.word.field(38, 16) + 4 * word);
    return found ? Lanes::all(*found) : Lanes{};
  }
  case SassWhere::Register: {
    unsigned bits = sassRegisterBits(where.file, one.capability),
             number = one.word.field(where.bit, bits);
    if (number == maskTrailingOnes<unsigned>(bits))
      return Lanes::all(0);
    Lanes found = reg(where.file, number + word);
    // Only what lanes read that execute it matters, but where they give it to
    // others.
    if (!found.isKnown && found.some && one.kind != TracedKind::Shuffle) {
      std::optional<uint32_t> lanes = active(one);
      if (lanes && !(*lanes & ~found.some))
        found.know(~0u);
    }
    return found;
  }
  }
  llvm_unreachable("every kind is above");
}

std::optional<uint32_t> WarpState::value(const TracedInstruction &one,
                                         const SassWhere &where, unsigned word,
                                         unsigned lane) const {
  if (where.kind == SassWhere::Register && word) {
    unsigned bits = sassRegisterBits(where.file, one.capability);
    if (one.word.field(where.bit, bits) + word >=
        maskTrailingOnes<size_t>(bits))
      return std::nullopt;
  }
  Lanes found = source(one, where, word);
  return found.isKnown ? std::optional(found[lane]) : std::nullopt;
}

LaneValues WarpState::signedSource(const TracedInstruction &one,
                                   const SassWhere &where,
                                   bool &isNegated) const {
  unsigned sign = where.bit == 24 ? 72 : where.bit == 32 ? 63 : 75;
  bool hasSign =
      where.kind == SassWhere::Register || where.kind == SassWhere::Constant;
  isNegated = hasSign && one.word.bit(sign);
  return source(one, where);
}

void WarpState::forget(const TracedInstruction &one) {
  for (unsigned index : one.writes) {
    unsigned number = SassRegisterSet::numberOf(index);
    switch (SassRegisterSet::fileOf(index)) {
    case SassFile::R:
      general[number].forget();
      break;
    case SassFile::UR:
      uniform[number].forget();
      break;
    case SassFile::P:
      predicates[number].isKnown = false;
      break;
    case SassFile::UP:
      uniformPredicates[number].isKnown = false;
      break;
    }
  }
}

void WarpState::forgetPredicates(const TracedInstruction &one) {
  for (unsigned index : one.writes) {
    unsigned number = SassRegisterSet::numberOf(index);
    if (SassRegisterSet::fileOf(index) == SassFile::P)
      predicates[number].isKnown = false;
    else if (SassRegisterSet::fileOf(index) == SassFile::UP)
      uniformPredicates[number].isKnown = false;
  }
}

/// Writes the register that a field names, in the lanes that execute.
void WarpState::set(const TracedInstruction &one, unsigned bit,
                    const Lanes &value, unsigned word) {
  SassFile file = one.isUniform ? SassFile::UR : SassFile::R;
  unsigned bits = sassRegisterBits(file, one.capability),
           number = one.word.field(bit, bits);
  if (number == maskTrailingOnes<unsigned>(bits))
    return;
  Lanes &target =
      file == SassFile::UR ? uniform[number + word] : general[number + word];
  // What any lane executes writes a register that all have in common.
  uint32_t lanes = file == SassFile::UR ? allLanes : *active(one);
  if (lanes == allLanes) {
    target = value;
    return;
  }
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    if (lanes >> lane & 1)
      target.lanes[lane] = value[lane];
  target.some = value.isKnown ? target.knownLanes() | lanes
                              : target.knownLanes() & ~lanes;
  target.know(target.some == allLanes ? ~0u
                                      : target.knownBits() & value.knownBits());
}

void WarpState::setPredicate(const TracedInstruction &one, unsigned bit,
                             LanePredicate value) {
  unsigned number = one.word.field(bit, 3);
  if (number == 7)
    return;
  LanePredicate &target =
      one.isUniform ? uniformPredicates[number] : predicates[number];
  uint32_t lanes = *active(one);
  if (lanes == allLanes) {
    target = value;
    return;
  }
  target.lanes = (target.lanes & ~lanes) | (value.lanes & lanes);
  target.isKnown &= value.isKnown;
}

void WarpState::execute(const TracedInstruction &one) {
  if (one.forgetsAll) {
    for (Lanes &each : general)
      each.forget();
    for (LanePredicate &each : predicates)
      each.isKnown = false;
    return;
  }
  std::optional<uint32_t> lanes = active(one);
  if (lanes && !*lanes)
    return;
  if (!lanes && one.kind == TracedKind::LocalStore)
    stored.clear();
  if (one.kind == TracedKind::Other || !lanes || !compute(one))
    forget(one);
}

std::optional<uint32_t> WarpState::taking(const TracedInstruction &one) const {
  std::optional<uint32_t> lanes = active(one);
  if ((lanes && !*lanes) || one.branchesOn == TracedCondition::Guard)
    return lanes;
  if (one.branchesOn == TracedCondition::Parted)
    return 0;
  bool isPredicate = one.branchesOn == TracedCondition::Predicate;
  LanePredicate more =
      isPredicate ? predicate(SassFile::P, one.word.field(readPredicate, 3))
                  : predicate(SassFile::UP, one.word.field(24, 3));
  if (!more.isKnown)
    return std::nullopt;
  if (one.word.bit(isPredicate ? 90 : 27))
    more.lanes = ~more.lanes;
  if (!more.lanes)
    return 0;
  return lanes ? std::optional(*lanes & more.lanes) : std::nullopt;
}

TracedTurn WarpState::turns(const TracedInstruction &one, bool isBack,
                            uint32_t present) const {
  std::optional<uint32_t> lanes = taking(one);
  if (!lanes)
    return TracedTurn::Unknown;
  *lanes &= present;
  if (*lanes == present || !*lanes)
    return *lanes ? TracedTurn::Yes : TracedTurn::No;
  return isBack ? TracedTurn::Yes : TracedTurn::No;
}

std::optional<uint32_t>
WarpState::copies(const TracedInstruction &one,
                  std::optional<uint32_t> active) const {
  LanePredicate moves = condition(one, readPredicate);
  if (!moves.isKnown || !active)
    return moves.isKnown && !moves.lanes ? std::optional<uint32_t>(0)
                                         : std::nullopt;
  return *active & moves.lanes;
}

bool WarpState::addresses(const TracedInstruction &one,
                          std::array<uint64_t, tracedLanes> &found,
                          bool inShared) const {
  bool isCopy = one.memory == TracedMemory::Copy;
  unsigned bit = isCopy && inShared ? 16 : 24;
  int64_t offset = isCopy && inShared ? SignExtend64<20>(one.word.field(44, 20))
                   : isCopy ? SignExtend64<12>(one.word.field(32, 12))
                            : SignExtend64<24>(one.word.field(40, 24));
  Lanes low = source(one, {SassWhere::Register, SassFile::R, bit});
  Lanes high = Lanes::all(0), base = Lanes::all(0), baseHigh = Lanes::all(0);
  bool isDevice = one.memory == TracedMemory::Device || isCopy;
  if (isDevice && !inShared) {
    // Bit 90: registers hold all 64 bits, else uniform ones hold what 32 are
    // added to.
    if (!isCopy && one.word.bit(91) && !one.word.bit(90)) {
      SassWhere where{SassWhere::Register, SassFile::UR,
                      unsigned(one.isStore ? 64 : 32)};
      base = source(one, where);
      baseHigh = source(one, where, 1);
    } else {
      high = source(one, {SassWhere::Register, SassFile::R, bit}, 1);
    }
  } else if (!isCopy && one.word.bit(91)) {
    base = source(one, {SassWhere::Register, SassFile::UR,
                        unsigned(one.isStore ? 64 : 32)});
  }
  if (!low.isKnown || !high.isKnown || !base.isKnown || !baseHigh.isKnown)
    return false;
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    found[lane] = (uint64_t(high[lane]) << 32 | low[lane]) +
                  (uint64_t(baseHigh[lane]) << 32 | base[lane]) + offset;
  return true;
}

} // namespace kiln
