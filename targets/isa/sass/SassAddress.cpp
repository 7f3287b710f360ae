//===- SassAddress.cpp - addresses of SASS as text ------------------------===//
#include "targets/isa/sass/SassAddress.h"

#include "targets/isa/sass/SassWhere.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

class AddressWriter {
public:
  AddressWriter(const SassInstruction &instruction, const SassWord &word)
      : instruction(instruction), row(*instruction.row), word(word) {}

  /// In bytes; LDCU has a bit more.
  int64_t constantOffset(bool isIndexed) const {
    bool wider = row.opcode == 0x1ac;
    uint64_t bits = wider ? word.field(37, 17) : word.field(38, 16);
    if (!isIndexed)
      return bits;
    return wider ? SignExtend64<17>(bits) : SignExtend64<16>(bits);
  }

  /// SassWhere in shared memory an asynchronous copy goes to.
  std::string copyTarget() const {
    SassWhere where{SassWhere::Register, SassFile::R, 16};
    int64_t offset = SignExtend64<20>(word.field(44, 20));
    SmallVector<std::string, 2> terms;
    if (!isHardwired(where))
      terms.push_back(registerText(SassFile::R, 16));
    if (offset || terms.empty())
      terms.push_back((offset < 0 ? "-" : "") + hex(std::abs(offset)));
    return "[" + join(terms, "+") + "]";
  }

  /// "desc[UR6][R2.64+UR4+0x10]", or a constant that a register may index.
  std::string address() const {
    bool copies = row.opcode == 0x1ae, isCacheLine = row.opcode == 0x18f;
    // Its bit 63 is no part of the offset.
    bool describedAtomic =
        row.opClass == OpClass::Atomic && word.bit(91) && hasDescriptor();
    SmallVector<std::string, 3> terms;
    std::string descriptor, zero;
    for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount)) {
      if (slot.when != 255 && !word.bit(slot.when))
        continue;
      if (slot.role == SassRole::Descriptor) {
        // nvdisasm leaves it out before 9.0, where it is not yet called so.
        if (instruction.computeCapability >= 90)
          descriptor = "desc[" + registerText(slot.file, slot.bit) + "]";
        else if (instruction.computeCapability < 80)
          terms.push_back(registerText(slot.file, slot.bit));
        continue;
      }
      if (slot.role != SassRole::Address || (copies && slot.bit == 16))
        continue;
      std::string text = registerText(slot.file, slot.bit);
      // Of CCTL bit 90 says what it does.
      bool wide = slot.count != SassCount::One && !isCacheLine &&
                  (copies || word.bit(90) || describedAtomic);
      SassWhere where{SassWhere::Register, slot.file, slot.bit};
      if (!isHardwired(where))
        terms.push_back(text + (wide ? ".64" : ""));
      else
        zero = text;
    }
    bool isConstant = row.opClass == OpClass::LoadConstant;
    int64_t offset = isConstant        ? constantOffset(!terms.empty())
                     : copies          ? SignExtend64<12>(word.field(32, 12))
                     : isCacheLine     ? SignExtend64<32>(word.field(32, 32))
                     : describedAtomic ? SignExtend64<20>(word.field(40, 20))
                                       : SignExtend64<24>(word.field(40, 24));
    if (offset || (isConstant && terms.empty()))
      terms.push_back((offset < 0 ? "-" : "") + hex(std::abs(offset)));
    if (terms.empty())
      terms.push_back(zero);
    std::string bank =
        isConstant ? "c[" + hex(word.field(54, 5)) + "]" : descriptor;
    return bank + "[" + join(terms, "+") + "]";
  }

private:
  static std::string hex(uint64_t value) {
    return "0x" + utohexstr(value, /*LowerCase=*/true);
  }
  std::string registerText(SassFile file, unsigned bit) const {
    return sassRegisterAt(word, file, bit, instruction.computeCapability);
  }
  bool isHardwired(const SassWhere &where) const {
    return StringRef(registerText(where.file, where.bit)).ends_with("RZ");
  }
  bool hasDescriptor() const {
    return any_of(ArrayRef(row.slots, row.slotCount), [](const SassSlot &slot) {
      return slot.role == SassRole::Descriptor;
    });
  }

  const SassInstruction &instruction;
  const SassOpcode &row;
  const SassWord &word;
};

} // namespace

std::string sassAddress(const SassInstruction &instruction,
                        const SassWord &word) {
  return AddressWriter(instruction, word).address();
}

std::string sassCopyTarget(const SassInstruction &instruction,
                           const SassWord &word) {
  return AddressWriter(instruction, word).copyTarget();
}

std::optional<std::string> sassUniform(StringRef token, const SassWord &word,
                                       unsigned capability) {
  StringRef what = token.take_while([](char c) { return !isDigit(c); });
  unsigned bit;
  token = token.drop_front(what.size());
  if (token.consumeInteger(10, bit))
    return std::nullopt;
  std::string name = sassRegisterAt(word, SassFile::UR, bit, capability);
  if (what == "u")
    return name;
  if (what == "[")
    return "[" + name + "]";
  if (!is_contained({"desc", "gdesc", "tmem"}, what))
    return std::nullopt;
  if (uint64_t offset = token == "+" ? word.field(40, 24) : 0)
    name += "+0x" + utohexstr(offset, /*LowerCase=*/true);
  return (what + "[" + name + "]").str();
}

} // namespace kiln
