//===- SassText.cpp - a decoded instruction as text -----------------------===//
//
// As nvdisasm prints it, as far as SassSpelling.td says how; an instruction
// without a record is printed by its row: guard, mnemonic, width, results,
// sources, numbers and constants.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/sass/SassAddress.h"
#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassNames.h"
#include "targets/isa/sass/SassSigns.h"
#include "targets/isa/sass/SassSpelling.h"
#include "targets/isa/sass/SassTensor.h"
#include "targets/isa/sass/SassWhere.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {

std::string hex(uint64_t value) {
  return "0x" + utohexstr(value, /*LowerCase=*/true);
}

class Writer {
public:
  explicit Writer(const SassInstruction &instruction)
      : instruction(instruction), row(*instruction.row),
        spelling(
            lookupSassSpelling(row.mnemonic, instruction.computeCapability)) {
    auto bytes = encodeSass(instruction);
    word = {support::endian::read64le(bytes.data()),
            support::endian::read64le(bytes.data() + 8)};
  }

  std::string text() {
    std::string result = guard();
    result += spelling ? spelling->name : row.mnemonic;
    if (!instruction.known)
      return result + " ?";
    result += spelling ? modifiers(spelling->modifiers) : width();
    if (spelling && *spelling->operands)
      writeTokens(spelling->operands);
    else
      writeSlots();
    return parts.empty() ? result : result + " " + join(parts, ", ");
  }

private:
  std::string guard() const {
    if (instruction.neverExecutes)
      return row.uniformGuard ? "@!UPT " : "@!PT ";
    if (!instruction.isGuarded)
      return "";
    return "@" + predicate(row.uniformGuard ? SassFile::UP : SassFile::P, 12) +
           " ";
  }

  //===- Modifiers --------------------------------------------------------===//

  std::string modifiers(StringRef choices) const {
    std::string result;
    for (StringRef choice : split(choices, ' ')) {
      if (choice.empty() || !holds(choice))
        continue;
      if (choice.starts_with("@")) {
        result += computedModifier(choice.drop_front());
        continue;
      }
      auto [bits, list] = choice.split(':');
      SmallVector<StringRef, 16> names;
      list.split(names, ',');
      uint64_t value = sassField(word, bits);
      StringRef name = value < names.size() ? names[value] : "?";
      if (!name.empty())
        result += ("." + name).str();
    }
    return result;
  }

  std::string computedModifier(StringRef name) const {
    if (name == "imad")
      return multiplyName();
    return sassComputedModifier(name, word, row, instruction.computeCapability);
  }

  bool isHardwired(SassWhere where) const {
    unsigned bits = sassRegisterBits(where.file, instruction.computeCapability);
    return where.kind == SassWhere::Register &&
           word.field(where.bit, bits) == maskTrailingOnes<unsigned>(bits);
  }

  /// IMAD stands for moves, additions and shifts, and says so.
  std::string multiplyName() const {
    SassWhere a = whereOf(SassRole::A), b = whereOf(SassRole::B),
              c = whereOf(SassRole::C);
    std::string sign = word.bit(73) ? "" : ".U32";
    if (word.bit(74))
      return sign;
    if (isHardwired(a) && isHardwired(b) &&
        instruction.form != SassForm::UniformC)
      return ".MOV" + sign;
    if (b.kind != SassWhere::Immediate)
      return sign;
    uint64_t factor = word.field(32, 32);
    if (factor == 1)
      return ".IADD" + sign;
    return isHardwired(c) && isPowerOf2_64(factor) && factor < 0x10000
               ? ".SHL" + sign
               : sign;
  }

  //===- Operands ---------------------------------------------------------===//

  std::string predicate(SassFile file, unsigned bit) const {
    return (word.bit(bit + 3) ? "!" : "") + registerText(file, bit);
  }

  const SassSlot *slotOf(SassRole role, unsigned skip = 0) const {
    for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount))
      if (slot.role == role && !skip--)
        return &slot;
    return nullptr;
  }

  std::string registerText(SassFile file, unsigned bit) const {
    return sassRegisterAt(word, file, bit, instruction.computeCapability);
  }

  SassWhere whereIs(const SassSlot &slot) const {
    return sassWhere(slot, unsigned(instruction.form), word);
  }

  SassWhere whereOf(SassRole role) const {
    const SassSlot *slot = slotOf(role);
    return slot ? whereIs(*slot) : SassWhere{SassWhere::Nowhere};
  }

  std::string constant() const {
    return "c[" + hex(word.field(54, 5)) + "][" + hex(word.field(38, 16)) + "]";
  }

  void addOperand(const SassWhere &where, StringRef flags) {
    if (where.kind == SassWhere::Nowhere)
      return;
    if (where.kind == SassWhere::Immediate) {
      StringRef kind = spelling ? spelling->number : "hex";
      // Comparisons have a predicate there.
      unsigned brain = StringRef(row.mnemonic).starts_with("HSET") ? 65 : 85;
      if (kind == "f16" && word.bit(brain))
        kind = "bf16";
      parts.push_back(sassNumber(word.field(32, 32), kind));
      return;
    }
    if (where.kind == SassWhere::Constant) {
      parts.push_back(sassWithSigns(word, constant(), where, flags));
      return;
    }
    if (isHardwired(where) &&
        (flags.contains('?') ||
         (flags.contains('^') && instruction.computeCapability < 100)))
      return;
    parts.push_back(
        sassWithSigns(word, registerText(where.file, where.bit), where, flags));
  }

  void addPredicate(unsigned bit, StringRef flags) {
    for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount)) {
      if ((slot.file != SassFile::P && slot.file != SassFile::UP) ||
          slot.bit != bit)
        continue;
      SassWhere where = whereIs(slot);
      if (slot.role == SassRole::Destination)
        return addOperand(where, flags);
      if (flags.contains('?') && isHardwired(where) && !word.bit(bit + 3))
        return;
      parts.push_back(predicate(where.file, bit));
      return;
    }
  }

  /// BAR's number and how many threads it waits for.
  void addBarrier() {
    unsigned form = unsigned(instruction.form);
    // Form 1 has both in registers, 2 the number, 4 the count.
    if (form == 4 || form == 5)
      parts.push_back(hex(word.field(54, 4)));
    else
      parts.push_back(registerText(SassFile::R, 32));
    if (form == 1)
      parts.push_back(registerText(SassFile::R, 32));
    else if (form == 4)
      parts.push_back(registerText(SassFile::R, 32));
    else if (unsigned count = word.field(42, 12))
      parts.push_back(hex(count));
  }

  /// A number in bits, or in two fields of which the first is the upper.
  void addField(StringRef fields) {
    auto [upper, lower] = fields.split('/');
    uint64_t value = sassField(word, upper);
    if (!lower.empty())
      value = value << 3 | sassField(word, lower);
    parts.push_back(hex(value));
  }

  /// Whether the condition before a token holds, which it takes away.
  bool holds(StringRef &token) const {
    size_t mark = token.find('?');
    StringRef condition = token.take_front(mark);
    if (mark == StringRef::npos || mark + 1 == token.size() ||
        condition.find_first_not_of("!0123456789-,=") != StringRef::npos)
      return true;
    token = token.drop_front(mark + 1);
    bool negated = condition.consume_front("!");
    auto [bits, wanted] = condition.split('=');
    if (wanted.empty())
      return bool(sassField(word, bits)) != negated;
    return (utostr(sassField(word, bits)) == wanted) != negated;
  }

  /// A product on tensor memory: its descriptor, the second of a pair; and the
  /// addresses of scales, or a mask of lanes.
  void addTensorShape() {
    unsigned capability = instruction.computeCapability,
             bits = sassRegisterBits(SassFile::UR, capability);
    parts.push_back("idesc[UR" +
                    utostr(word.field(sassTensorShapeBit, bits) + 1) + "]");
    for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount))
      if (slot.count == SassCount::TensorMore && !isHardwired(whereIs(slot)))
        parts.push_back(*sassUniform(
            isSassTensorScaled(word) ? "tmem48" : "u48", word, capability));
  }

  void writeTokens(StringRef tokens) {
    for (StringRef token : split(tokens, ' '))
      if (holds(token))
        writeToken(token);
  }

  void writeToken(StringRef token) {
    if (token.consume_front("#"))
      return addField(token);
    if (token.starts_with("'"))
      return parts.push_back(token.trim('\'').str());
    if (auto uniform = sassUniform(token, word, instruction.computeCapability))
      return parts.push_back(*uniform);
    StringRef name = token.take_while([](char c) { return isAlnum(c); });
    // Flags that are letters follow a name of one letter.
    if (name.size() > 1 && StringRef("abc").contains(name.front()) &&
        StringRef("hrkgp").contains(name[1]) && name.size() == 2)
      name = name.take_front(1);
    StringRef flags = token.drop_front(name.size());
    static constexpr std::pair<StringLiteral, unsigned> predicates[] = {
        {"pd", 81}, {"pe", 84}, {"ps", 87}, {"pt", 77}, {"pu", 68}};
    for (auto [spelled, bit] : predicates)
      if (name == spelled)
        return addPredicate(bit, flags);
    static constexpr std::pair<StringLiteral, SassRole> roles[] = {
        {"d", SassRole::Destination},
        {"a", SassRole::A},
        {"b", SassRole::B},
        {"c", SassRole::C}};
    for (auto [spelled, role] : roles)
      if (name == spelled)
        return addOperand(whereOf(role), flags);
    if (name == "m")
      return parts.push_back(sassAddress(instruction, word));
    if (name == "i")
      return parts.push_back(sassNumber(word.field(32, 32), "int"));
    if (name == "wide")
      return parts.push_back(
          hex(word.field(24, 48) | word.field(72, 16) << 48));
    if (name == "target")
      return addOperand(whereOf(SassRole::Address), flags);
    if (name == "gdesc") // In form 4 the first operand has both.
      return instruction.form == SassForm::UniformB
                 ? addOperand(whereIs(*slotOf(SassRole::Descriptor)), "g")
                 : void();
    if (name == "mshared")
      return parts.push_back(sassCopyTarget(instruction, word));
    if (name == "barrier")
      return addBarrier();
    if (name == "idesc")
      return addTensorShape();
    if (name == "data" || name == "data2")
      return addOperand(whereIs(*slotOf(SassRole::Data, name == "data2")),
                        flags);
    if (name == "scale" || name == "group")
      return addGroup(name == "scale");
    if (name == "sr")
      return parts.push_back(sassSpecialRegister(word.field(72, 8)));
    if (name == "bar")
      return parts.push_back("B" + utostr(word.field(16, 4)));
    if (name == "sb")
      return parts.push_back("SB" + utostr(word.field(44, 3)));
    if (name == "lane" || name == "mask")
      return addLane(name == "mask");
    llvm_unreachable("a record names an operand that nobody writes");
  }

  /// SHFL: a register, or a number of 5 bits (lane, at 53) or 13 (mask, at 40).
  void addLane(bool mask) {
    for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount))
      if (slot.location ==
          (mask ? SassLocation::LaneMask : SassLocation::Lane)) {
        SassWhere where = whereIs(slot);
        if (where.kind == SassWhere::Nowhere)
          parts.push_back(hex(mask ? word.field(40, 13) : word.field(53, 5)));
        else
          addOperand(where, "");
      }
  }

  /// wgmma: whether the accumulator is kept, and which group it closes.
  void addGroup(bool scale) {
    if (!scale) {
      if (word.field(84, 3) != 7)
        parts.push_back("gsb" + utostr(word.field(84, 3)));
      return;
    }
    unsigned number = 7 - word.field(87, 3);
    bool inverted = word.bit(90);
    if (number != 7 || inverted)
      parts.push_back((inverted ? "!" : "") +
                      (number == 7 ? "UPT" : "UP" + utostr(number)));
  }

  std::string width() const {
    if (row.opClass == OpClass::AsyncCopy)
      return "";
    switch (instruction.accessBytes) {
    case 1:
      return ".8";
    case 2:
      return ".16";
    case 8:
      return ".64";
    case 16:
      return ".128";
    default:
      return "";
    }
  }

  /// An instruction without a record: what is written, an address, what is
  /// read.
  void writeSlots() {
    for (const SassOperand &operand : instruction.operands)
      if (operand.role == SassRole::Destination)
        parts.push_back(operandText(operand));
    SmallVector<std::string, 3> address;
    for (const SassOperand &operand : instruction.operands)
      if (operand.role == SassRole::Address)
        address.push_back(operandText(operand) +
                          (operand.count == 2 ? ".64" : ""));
    if (!address.empty())
      parts.push_back("[" + join(address, "+") + "]");
    for (const SassOperand &operand : instruction.operands)
      if (!is_contained({SassRole::Destination, SassRole::Address,
                         SassRole::Guard, SassRole::Source},
                        operand.role))
        parts.push_back(operandText(operand));
    for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount)) {
      SassWhere where = whereIs(slot);
      if (where.kind == SassWhere::Immediate ||
          where.kind == SassWhere::Constant)
        addOperand(where, "");
    }
    for (const SassOperand &operand : instruction.operands)
      if (operand.role == SassRole::Source)
        parts.push_back(operandText(operand));
  }

  static std::string operandText(const SassOperand &operand) {
    return ((operand.inverted ? "!" : "") + sassFileName(operand.file) +
            Twine(unsigned(operand.first)))
        .str();
  }

  const SassInstruction &instruction;
  const SassOpcode &row;
  const SassSpelling *spelling;
  SassWord word;
  SmallVector<std::string, 8> parts;
};

} // namespace

std::string sassText(const SassInstruction &instruction) {
  if (!instruction.row)
    return "? " + hex(instruction.residual[0] & 0xfff);
  return Writer(instruction).text();
}

} // namespace kiln
