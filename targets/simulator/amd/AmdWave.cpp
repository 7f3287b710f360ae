#include "targets/simulator/amd/AmdWave.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

AmdWave::AmdWave(unsigned wave, const AmdStart &start)
    : start(start), vectors(AmdSlot::scalars) {
  vectors[0].isKnown = true;
  for (unsigned lane = 0; lane != amdLanes; ++lane)
    vectors[0].lanes[lane] = start.thread(wave, lane);
  for (auto [index, word] : enumerate(start.scalars()))
    writeScalar(AmdSlot::scalars + index, word);
  writeScalar(AmdSlot::exec, ~0u);
  writeScalar(AmdSlot::exec + 1, ~0u);
}

std::optional<uint32_t> AmdWave::readScalar(const AmdOperand &operand,
                                            unsigned word) const {
  if (operand.isNumber) // of 64 bits: with its sign
    return word ? uint32_t(int32_t(operand.number) >> 31) : operand.number;
  unsigned slot = operand.slot + word;
  if (operand.slot == AmdSlot::none || slot < AmdSlot::scalars ||
      slot >= AmdSlot::count || word >= operand.words)
    return std::nullopt;
  return scalars[slot - AmdSlot::scalars];
}

bool AmdWave::read(const AmdOperand &operand, unsigned word,
                   Lanes &lanes) const {
  unsigned slot = operand.slot + word;
  if (!operand.isNumber && slot < AmdSlot::scalars) {
    if (word >= operand.words || !vectors[slot].isKnown)
      return false;
    lanes = vectors[slot].lanes;
    return true;
  }
  std::optional<uint32_t> value = readScalar(operand, word);
  if (!value)
    return false;
  lanes.fill(*value);
  return true;
}

bool AmdWave::readWide(const AmdOperand &operand, WideLanes &lanes) const {
  Lanes low, high{};
  bool isLong = operand.isNumber || operand.words > 1;
  if (!read(operand, 0, low) || (isLong && !read(operand, 1, high)))
    return false;
  // Buffers: words 0 and 1 have 48 bits of address.
  uint64_t mask = operand.words == 4 ? maskTrailingOnes<uint64_t>(48) : ~0ull;
  for (unsigned lane = 0; lane != amdLanes; ++lane)
    lanes[lane] = (uint64_t(high[lane]) << 32 | low[lane]) & mask;
  return true;
}

std::optional<uint64_t> AmdWave::readMask(const AmdOperand &operand) const {
  std::optional<uint32_t> low = readScalar(operand, 0),
                          high = readScalar(operand, 1);
  if (!low || !high)
    return std::nullopt;
  return uint64_t(*high) << 32 | *low;
}

void AmdWave::writeScalar(uint16_t slot, std::optional<uint32_t> value) {
  if (slot >= AmdSlot::scalars && slot < AmdSlot::count)
    scalars[slot - AmdSlot::scalars] = value;
}

void AmdWave::writeMask(const AmdOperand &operand, uint64_t mask) {
  writeScalar(operand.slot, uint32_t(mask));
  writeScalar(operand.slot + 1, uint32_t(mask >> 32));
}

void AmdWave::write(const AmdOperand &operand, unsigned word,
                    const Lanes &lanes) {
  unsigned slot = operand.slot + word;
  if (operand.isNumber || operand.slot == AmdSlot::none ||
      word >= operand.words)
    return;
  if (slot < AmdSlot::scalars) {
    vectors[slot].lanes = lanes;
    vectors[slot].isKnown = true;
  } else {
    writeScalar(slot, lanes[0]);
  }
}

bool AmdWave::computeWord(const AmdTraced &one, unsigned word) {
  std::array<Lanes, 3> sources{};
  unsigned count = std::min<unsigned>(one.operands.size() - 1, 3);
  for (unsigned index = 0; index != count; ++index)
    if (!read(one.operands[index + 1], word, sources[index]))
      return false;
  Lanes result;
  for (unsigned lane = 0; lane != amdLanes; ++lane) {
    uint32_t a = sources[0][lane], b = sources[1][lane], c = sources[2][lane];
    if (one.compute) {
      result[lane] = one.compute(a, b, c);
      continue;
    }
    // The result where the three bits are 7, 6 and so on down to 0.
    result[lane] = 0;
    for (unsigned bits = 0; bits != 8; ++bits)
      if (one.table >> bits & 1)
        result[lane] |=
            (bits & 4 ? a : ~a) & (bits & 2 ? b : ~b) & (bits & 1 ? c : ~c);
  }
  write(one.operands[0], word, result);
  return true;
}

bool AmdWave::compute(const AmdTraced &one) {
  for (unsigned word = 0; word != one.operands[0].words; ++word)
    if (!computeWord(one, word))
      return false;
  return true;
}

/// Sources come after the result and a carry that nobody needs.
bool AmdWave::computeWide(const AmdTraced &one) {
  std::array<WideLanes, 3> sources{};
  unsigned first = one.operands.size() == 5 ? 2 : 1;
  for (unsigned index = first; index != one.operands.size(); ++index)
    if (!readWide(one.operands[index], sources[index - first]))
      return false;
  Lanes low, high;
  for (unsigned lane = 0; lane != amdLanes; ++lane) {
    uint64_t value =
        one.wide(sources[0][lane], sources[1][lane], sources[2][lane]);
    low[lane] = uint32_t(value), high[lane] = uint32_t(value >> 32);
  }
  write(one.operands[0], 0, low);
  write(one.operands[0], 1, high);
  return true;
}

/// Bit 32 of the result is the carry, to or from a mask or scc.
bool AmdWave::computeCarry(const AmdTraced &one) {
  bool isScalar = one.does == AmdDoes::CarryScalar;
  unsigned first = isScalar ? 1 : 2;
  Lanes a, b, result;
  if (!read(one.operands[first], 0, a) || !read(one.operands[first + 1], 0, b))
    return false;
  std::optional<uint64_t> carries = 0;
  if (isScalar)
    carries = scalars[AmdSlot::scc - AmdSlot::scalars];
  else if (one.operands.size() > 4)
    carries = readMask(one.operands[4]);
  // A sum without a carry does not ask for it.
  if (!carries && one.wide(0, 0, 1))
    return false;
  uint64_t mask = 0;
  for (unsigned lane = 0; lane != amdLanes; ++lane) {
    uint64_t carry =
        isScalar ? carries.value_or(0) : carries.value_or(0) >> lane & 1;
    uint64_t value = one.wide(a[lane], b[lane], carry);
    result[lane] = uint32_t(value);
    mask |= (value >> 32 & 1) << lane;
  }
  write(one.operands[0], 0, result);
  if (isScalar)
    writeScalar(AmdSlot::scc, uint32_t(mask & 1));
  else
    writeMask(one.operands[1], mask);
  return true;
}

bool AmdWave::compare(const AmdTraced &one) {
  Lanes a, b;
  if (!read(one.operands[1], 0, a) || !read(one.operands[2], 0, b))
    return false;
  uint64_t mask = 0;
  for (unsigned lane = 0; lane != amdLanes; ++lane)
    mask |= uint64_t(one.compute(a[lane], b[lane], 0) != 0) << lane;
  writeMask(one.operands[0], mask);
  return true;
}

bool AmdWave::compareScalar(const AmdTraced &one) {
  std::optional<uint32_t> a = readScalar(one.operands[0]),
                          b = readScalar(one.operands[1]);
  if (!a || !b)
    return false;
  writeScalar(AmdSlot::scc, one.compute(*a, *b, 0));
  return true;
}

bool AmdWave::choose(const AmdTraced &one) {
  if (one.does == AmdDoes::ChooseScalar) {
    std::optional<uint32_t> scc = scalars[AmdSlot::scc - AmdSlot::scalars];
    if (!scc)
      return false;
    for (unsigned word = 0; word != one.operands[0].words; ++word) {
      auto chosen = readScalar(one.operands[*scc ? 1 : 2], word);
      if (!chosen)
        return false;
      writeScalar(one.operands[0].slot + word, *chosen);
    }
    return true;
  }
  std::optional<uint64_t> mask = readMask(one.operands[3]);
  Lanes no, yes;
  if (!mask || !read(one.operands[1], 0, no) || !read(one.operands[2], 0, yes))
    return false;
  for (unsigned lane = 0; lane != amdLanes; ++lane)
    if (*mask >> lane & 1)
      no[lane] = yes[lane];
  write(one.operands[0], 0, no);
  return true;
}

bool AmdWave::count(const AmdTraced &one, bool isHigh) {
  std::optional<uint32_t> mask = readScalar(one.operands[1]);
  Lanes result;
  if (!mask || !read(one.operands[2], 0, result))
    return false;
  for (unsigned lane = 0; lane != amdLanes; ++lane) {
    unsigned below = std::min(isHigh ? lane - std::min(lane, 32u) : lane, 32u);
    result[lane] += popcount(*mask & maskTrailingOnes<uint32_t>(below));
  }
  write(one.operands[0], 0, result);
  return true;
}

bool AmdWave::load(const AmdTraced &one) {
  WideLanes where;
  if (one.operands.empty() || !addresses(one, 0, where))
    return false;
  for (unsigned word = 0; word != one.operands[0].words; ++word) {
    Lanes lanes;
    for (unsigned lane = 0; lane != amdLanes; ++lane)
      lanes[lane] = start.word(where[lane] + 4 * word);
    write(one.operands[0], word, lanes);
  }
  return true;
}

bool AmdWave::loadScalar(const AmdTraced &one) {
  WideLanes base, offset;
  bool isKnown =
      readWide(one.operands[1], base) && readWide(one.operands[2], offset);
  for (unsigned word = 0; word != one.operands[0].words; ++word)
    writeScalar(one.operands[0].slot + word,
                isKnown ? start.word(base[0] + offset[0] + 4 * word)
                        : start.unknown(unknowns++));
  return true;
}

/// False: nobody knows the result.
bool AmdWave::run(const AmdTraced &one) {
  switch (one.does) {
  case AmdDoes::Forget:
    return false;
  case AmdDoes::Compute:
  case AmdDoes::Table:
    return compute(one);
  case AmdDoes::Wide:
    return computeWide(one);
  case AmdDoes::Carry:
  case AmdDoes::CarryScalar:
    return computeCarry(one);
  case AmdDoes::Compare:
    return compare(one);
  case AmdDoes::CompareScalar:
    return compareScalar(one);
  case AmdDoes::Choose:
  case AmdDoes::ChooseScalar:
    return choose(one);
  case AmdDoes::CountLow:
    return count(one, /*isHigh=*/false);
  case AmdDoes::CountHigh:
    return count(one, /*isHigh=*/true);
  case AmdDoes::Load:
    return load(one);
  case AmdDoes::LoadScalar:
    return loadScalar(one);
  case AmdDoes::FirstLane: {
    Lanes lanes;
    bool isKnown = read(one.operands[1], 0, lanes);
    writeScalar(one.operands[0].slot,
                isKnown ? lanes[0] : start.unknown(unknowns++));
    return true;
  }
  }
  llvm_unreachable("all cases return");
}

void AmdWave::execute(const AmdTraced &one) {
  bool isKnown = run(one), hasScc = one.does == AmdDoes::CompareScalar ||
                                    one.does == AmdDoes::CarryScalar;
  for (uint16_t slot : one.writes) {
    // A result that is known, and not what it says of that beside.
    if (isKnown && (slot != AmdSlot::scc || hasScc))
      continue;
    if (slot < AmdSlot::scalars)
      vectors[slot].isKnown = false;
    else
      writeScalar(slot, std::nullopt);
  }
}

bool AmdWave::addresses(const AmdTraced &one, unsigned access,
                        std::array<uint64_t, amdLanes> &found) const {
  found.fill(uint64_t(int64_t(one.offsets[access])));
  for (uint8_t index : one.addends) {
    WideLanes lanes;
    if (index >= one.operands.size() || !readWide(one.operands[index], lanes))
      return false;
    for (unsigned lane = 0; lane != amdLanes; ++lane)
      found[lane] += lanes[lane];
  }
  return true;
}

} // namespace kiln
