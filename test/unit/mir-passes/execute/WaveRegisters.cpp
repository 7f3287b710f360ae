#include "test/unit/mir-passes/execute/WaveRegisters.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln::test {

uint64_t maskOf(const Words &words) {
  uint64_t mask = words[0][0];
  return words.size() > 1 ? mask | uint64_t(words[1][0]) << 32 : mask;
}

Words wordsOfScalar(uint64_t value, unsigned count) {
  Words words(count);
  for (unsigned i = 0; i != count; ++i)
    words[i].fill(i < 2 ? value >> 32 * i : 0);
  return words;
}

WaveRegisters::WaveRegisters(const MachineFunction &function)
    : info(*function.getSubtarget().getRegisterInfo()),
      registers(function.getRegInfo()), virtuals(registers.getNumVirtRegs()) {
  for (unsigned i = 1; i != info.getNumSubRegIndices(); ++i)
    if (unsigned word = info.getSubRegIdxOffset(i) / 32;
        info.getSubRegIdxSize(i) == 32 &&
        info.getSubRegIdxOffset(i) % 32 == 0) {
      if (subregisterOfWord.size() <= word)
        subregisterOfWord.resize(word + 1);
      subregisterOfWord[word] = i;
    }
  exec = named("exec");
  vcc = named("vcc");
  scc = named("scc");
}

MCRegister WaveRegisters::named(StringRef name) const {
  // The same for all of AMD's GPUs.
  static const StringMap<MCRegister> known = [&] {
    StringMap<MCRegister> map;
    for (unsigned i = 1; i != info.getNumRegs(); ++i)
      map[StringRef(info.getName(i)).lower()] = MCRegister(i);
    return map;
  }();
  return known.lookup(name);
}

/// Words that nothing has written have a number of their own in each lane.
WaveRegisters::Registers WaveRegisters::make(Register reg) const {
  StringRef name =
      reg.isVirtual()
          ? StringRef(info.getRegClassName(registers.getRegClass(reg)))
          : StringRef(info.getName(reg));
  Registers made;
  for (StringRef file : {"VReg", "VGPR", "AV_", "AReg", "AGPR"})
    made.isVector |= name.starts_with(file);
  made.words.resize(size(reg, 0));
  for (unsigned word = 0; word != made.words.size(); ++word)
    for (unsigned lane = 0; lane != kMaxLanes; ++lane)
      made.words[word][lane] =
          (reg.id() * 64 + word * 131 + (made.isVector ? lane : 0)) *
          0x9e3779b1u;
  return made;
}

WaveRegisters::Position WaveRegisters::find(Register reg, unsigned subregister,
                                            unsigned word) {
  if (subregister)
    word += info.getSubRegIdxOffset(subregister) / 32;
  Registers *found;
  if (reg.isVirtual()) {
    found = &virtuals[reg.virtRegIndex()];
  } else {
    if (MCRegister part = info.getSubReg(reg, subregisterOfWord[word])) {
      reg = part;
      word = 0;
    }
    found = &physicals[reg.id()];
  }
  if (found->words.empty())
    *found = make(reg);
  if (word >= found->words.size()) // a change has named what is not there
    word = 0;
  return {found->isVector, &found->words[word]};
}

unsigned WaveRegisters::size(Register reg, unsigned subregister) const {
  if (subregister)
    return (info.getSubRegIdxSize(subregister) + 31) / 32;
  if (reg.isVirtual())
    return (info.getRegSizeInBits(*registers.getRegClass(reg)) + 31) / 32;
  unsigned words = 0;
  while (words != subregisterOfWord.size() &&
         info.getSubReg(reg, subregisterOfWord[words]))
    ++words;
  return std::max(words, 1u);
}

/// Of a half of a word, how far up it is.
std::optional<unsigned> WaveRegisters::shiftOf(unsigned subregister) const {
  if (!subregister || info.getSubRegIdxSize(subregister) != 16)
    return std::nullopt;
  return info.getSubRegIdxOffset(subregister) % 32;
}

Words WaveRegisters::read(Register reg, unsigned subregister) {
  Words result(size(reg, subregister));
  for (unsigned i = 0; i != result.size(); ++i)
    result[i] = *find(reg, subregister, i).word;
  if (std::optional<unsigned> shift = shiftOf(subregister))
    for (uint32_t &number : result[0])
      number = number >> *shift & 0xffff;
  return result;
}

void WaveRegisters::write(Register reg, unsigned subregister,
                          const Words &values, uint64_t lanes) {
  std::optional<unsigned> shift = shiftOf(subregister);
  uint32_t mask = shift ? 0xffffu << *shift : ~0u;
  for (unsigned i = 0; i != values.size(); ++i) {
    auto [isVector, word] = find(reg, subregister, i);
    for (unsigned lane = 0; lane != kMaxLanes; ++lane) {
      if (isVector && !(lanes >> lane & 1))
        continue;
      uint32_t value = values[i][isVector ? lane : 0] << shift.value_or(0);
      (*word)[lane] = ((*word)[lane] & ~mask) | (value & mask);
    }
  }
}

void WaveRegisters::writeMask(Register reg, uint64_t mask) {
  write(reg, 0, wordsOfScalar(mask, size(reg, 0)), ~uint64_t(0));
}

} // namespace kiln::test
