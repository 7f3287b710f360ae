//===- SassDecode.cpp - bytes to operands and back ------------------------===//
//
// The rules by which a slot of Sass.td becomes registers. Facts of the encoding
// are those that nvdisasm -plr shows (SassOracleTest compares).
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/sass/SassInstruction.h"
#include "targets/isa/sass/SassTensor.h"
#include "targets/isa/sass/SassWarpMatrix.h"
#include "targets/isa/sass/SassWhere.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace llvm::support::endian;

namespace kiln {
namespace {

/// The control word: bits 105 to 121.
constexpr unsigned controlBit = 105, controlBits = 17;

class Decoder {
public:
  Decoder(const SassWord &word, const GpuTarget &gpu, SassInstruction &result)
      : word(word), gpu(gpu), result(result) {}

  void run() {
    const SassOpcode &row = *result.row;
    if (!row.decodable || !(row.forms >> unsigned(result.form) & 1) ||
        (row.refused & word.high))
      return;
    readGuard();
    for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount))
      if ((slot.when == 255 || word.bit(slot.when)) && !readSlot(slot)) {
        forget();
        return;
      }
    result.known = true;
    for (const SassOperand &operand : result.operands)
      for (unsigned i = 0; i != operand.count; ++i)
        (operand.isWritten() ? result.writes : result.reads)
            .insert(operand.file, operand.first + i);
  }

private:
  void forget() {
    result.operands.clear();
    result.isGuarded = result.neverExecutes = false;
  }

  unsigned registerBits(SassFile file) const {
    return sassRegisterBits(file, gpu.computeCapability);
  }

  void readGuard() {
    unsigned number = word.field(12, 3);
    bool inverted = word.bit(15);
    result.neverExecutes = number == 7 && inverted;
    result.isGuarded = number != 7;
    if (result.isGuarded)
      result.operands.push_back(
          {result.row->uniformGuard ? SassFile::UP : SassFile::P,
           SassRole::Guard, uint8_t(number), 1, inverted, 12, 3});
  }

  /// Registers named by a field, unless it names the hardwired one. False: more
  /// registers than the file has.
  bool addField(SassFile file, SassRole role, unsigned bit, unsigned count) {
    unsigned bits = registerBits(file);
    unsigned hardwired = maskTrailingOnes<unsigned>(bits);
    unsigned number = word.field(bit, bits);
    if (number == hardwired)
      return true;
    if (number + count > hardwired)
      return false;
    bool predicate = file == SassFile::P || file == SassFile::UP;
    bool inverted = predicate && role != SassRole::Destination &&
                    word.bit(bit + registerBits(file));
    result.operands.push_back({file, role, uint8_t(number), uint8_t(count),
                               inverted, uint8_t(bit), uint8_t(bits)});
    return true;
  }

  /// A constant in a bank that uniform registers name: not established.
  bool hasIndexedBank() const {
    return (result.form == SassForm::ConstantB ||
            result.form == SassForm::ConstantC) &&
           word.bit(91);
  }

  bool readSlot(const SassSlot &slot) {
    if (slot.count == SassCount::Mask)
      return readMask(slot);
    std::optional<unsigned> count = countOf(slot.count);
    if (!count)
      return false;
    if (!*count)
      return true;
    unsigned form = unsigned(result.form);
    bool laterB = form == 2 || form == 3 || form == 7;
    switch (slot.location) {
    case SassLocation::Bits:
      return addField(slot.file, slot.role, slot.bit, *count);
    case SassLocation::B:
      if (form == 4 || form == 5)
        return !hasIndexedBank();
      return addField(form == 6 ? SassFile::UR : slot.file, slot.role,
                      laterB ? 64 : 32, *count);
    case SassLocation::C:
      if (form == 2 || form == 3)
        return !hasIndexedBank();
      return form == 7 ? addField(SassFile::UR, slot.role, 32, *count)
                       : addField(slot.file, slot.role, 64, *count);
    case SassLocation::Last:
      if (form == 2 || form == 3)
        return !hasIndexedBank();
      return addField(form == 7 ? SassFile::UR : slot.file, slot.role, 32,
                      *count);
    case SassLocation::Lane:
      return (form != 1 && form != 2) ||
             addField(slot.file, slot.role, 32, *count);
    case SassLocation::LaneMask:
      return (form != 1 && form != 4) ||
             addField(slot.file, slot.role, 64, *count);
    case SassLocation::Either:
      return addField(word.bit(67) ? SassFile::UP : SassFile::P, slot.role,
                      slot.bit, *count);
    case SassLocation::GroupA:
      return form == 6
                 ? addField(SassFile::R, slot.role, 24, *count)
                 : addField(SassFile::UR, SassRole::Descriptor, 24, *count);
    case SassLocation::GroupB:
      return form != 6 || addField(slot.file, slot.role, slot.bit, *count);
    case SassLocation::GroupScale:
      return readScale(slot);
    }
    llvm_unreachable("every location is above");
  }

  bool readMask(const SassSlot &slot) {
    for (unsigned i = 0; i != 7; ++i)
      if (word.bit(slot.bit + i))
        result.operands.push_back({slot.file, slot.role, uint8_t(i), 1});
    return true;
  }

  /// 0 is UPT, 1 is UP6.
  bool readScale(const SassSlot &slot) {
    unsigned number = 7 - word.field(slot.bit, 3);
    if (number != 7)
      result.operands.push_back(
          {slot.file, slot.role, uint8_t(number), 1, word.bit(slot.bit + 3)});
    return true;
  }

  /// Absent: not established.
  std::optional<unsigned> countOf(SassCount count) {
    switch (count) {
    case SassCount::One:
      return 1;
    case SassCount::Two:
      return 2;
    case SassCount::Four:
      return 4;
    case SassCount::Wide:
      return word.bit(80) ? 2 : 1;
    case SassCount::Access:
      return accessRegisters();
    case SassCount::AddressPair:
      return word.bit(72) && (!word.bit(91) || word.bit(90)) ? 2 : 1;
    case SassCount::AddressWide:
      return word.bit(72) ? 2 : 1;
    case SassCount::Matrices:
      return word.field(72, 2) == 3 ? std::nullopt
                                    : std::optional(1u << word.field(72, 2));
    case SassCount::ConvertTo:
      return word.field(75, 2) == 3 ? 2 : 1;
    case SassCount::ConvertFrom:
      return word.field(84, 2) == 3 ? 2 : 1;
    case SassCount::Atom:
      // 32 bits unsigned and signed, 64 unsigned; then until 8.9 a float, two
      // halves, 64 signed and a double, from 9.0 on 64 signed and 128.
      return gpu.computeCapability >= 90
                 ? fromTable({1, 1, 2, 2, 4}, word.field(73, 3))
                 : fromTable({1, 1, 2, 1, 1, 2, 2}, word.field(73, 3));
    case SassCount::AtomData:
      return word.field(87, 4) == 11 ? 0 : countOf(SassCount::Atom);
    case SassCount::PackedA:
      return word.bit(82) ? 1 : 2;
    case SassCount::PackedB:
      return word.bit(88) ? 1 : 2;
    case SassCount::PackedC:
      return word.bit(85) ? 1 : 2;
    case SassCount::AtomFloat:
      // Two halves (also of bfloat16), floats one, two and four, a double.
      return fromTable({1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 2, 4, 0, 0, 0, 2},
                       word.field(73, 4));
    case SassCount::Wide73:
      return word.bit(73) ? 2 : 1;
    case SassCount::Tensor:
      return dimensions();
    case SassCount::TensorStore:
      return dimensions() + 1;
    case SassCount::TensorLoad:
      return dimensions() + 2;
    case SassCount::Bulk:
      return word.bit(73) ? 2 : 1;
    case SassCount::MmaA:
    case SassCount::MmaB:
    case SassCount::MmaC:
    case SassCount::MmaD:
      return warpMatrix(count);
    case SassCount::GroupD: {
      // 64 rows over 128 threads; two halves a register unless bit 75 says 32
      // bits.
      std::optional<unsigned> columns = sassGroupColumns(*result.row, word.low);
      if (!columns)
        return std::nullopt;
      bool narrow = result.row->opcode != 0x1f1 &&
                    result.row->opcode != 0x1f2 && !word.bit(75);
      return narrow ? *columns / 4 : *columns / 2;
    }
    case SassCount::TensorMore:
      return isSassTensorScaled(word) ? 2 : sassTensorHasPair(word) ? 8 : 4;
    case SassCount::TensorWords:
      return sassTensorWords(word);
    case SassCount::Mask:
      return 0;
    }
    llvm_unreachable("every count is above");
  }

  std::optional<unsigned> accessRegisters() {
    unsigned bytes = result.accessBytes;
    return bytes ? std::optional((bytes + 3) / 4) : std::nullopt;
  }

  /// The entry at `index`; absent if it is 0 or there is none.
  static std::optional<unsigned> fromTable(ArrayRef<uint8_t> table,
                                           unsigned index) {
    if (index >= table.size() || !table[index])
      return std::nullopt;
    return table[index];
  }

  unsigned dimensions() const { return word.field(79, 3) + 1; }

  std::optional<unsigned> warpMatrix(SassCount which);

  const SassWord &word;
  const GpuTarget &gpu;
  SassInstruction &result;
};

std::optional<unsigned> Decoder::warpMatrix(SassCount which) {
  std::optional<SassWarpMatrix> shape =
      sassWarpMatrix(result.row->opcode, word);
  if (!shape)
    return std::nullopt;
  switch (which) {
  case SassCount::MmaA:
    return shape->a;
  case SassCount::MmaB:
    return shape->b;
  case SassCount::MmaC:
    return shape->c;
  default:
    return shape->d;
  }
}

bool movesData(OpClass opClass) {
  switch (opClass) {
  case OpClass::LoadGlobal:
  case OpClass::LoadShared:
  case OpClass::LoadLocal:
  case OpClass::LoadConstant:
  case OpClass::StoreGlobal:
  case OpClass::StoreShared:
  case OpClass::StoreLocal:
  case OpClass::AsyncCopy:
    return true;
  default:
    return false;
  }
}

/// Bytes of an access; 0 for an instruction without one, or with a width that
/// no known instruction has.
unsigned accessBytesOf(const SassInstruction &instruction, const SassWord &word,
                       ArrayRef<uint8_t> bytes) {
  const SassOpcode &row = *instruction.row;
  if (row.opClass == OpClass::MatrixLoad || row.opcode == 0x044)
    return word.field(72, 2) == 3 ? 0 : 4u << word.field(72, 2);
  return movesData(row.opClass) ? sassAccessBytes(bytes) : 0;
}

} // namespace

SassInstruction decodeSass(ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  SassInstruction result;
  result.computeCapability = gpu.computeCapability;
  SassWord word{read64le(bytes.data()), read64le(bytes.data() + 8)};
  result.row = lookupSass(bytes, gpu);
  result.form = SassForm(sassForm(bytes));
  result.control = sassControl(bytes);
  if (result.row) {
    result.accessBytes = accessBytesOf(result, word, bytes);
    Decoder(word, gpu, result).run();
  }
  SassWord rest = word;
  rest.clear(controlBit, controlBits);
  for (const SassOperand &operand : result.operands)
    rest.clear(operand.bit, operand.bits);
  result.residual = {rest.low, rest.high};
  return result;
}

std::array<uint8_t, sassInstructionBytes>
encodeSass(const SassInstruction &instruction) {
  SassWord word{instruction.residual[0], instruction.residual[1]};
  for (const SassOperand &operand : instruction.operands)
    if (operand.bits)
      word.set(operand.bit, operand.bits, operand.first);
  const SassControl &control = instruction.control;
  word.set(controlBit, controlBits,
           control.stall | unsigned(control.keepsTurn) << 4 |
               control.writeBarrier << 5 | control.readBarrier << 8 |
               control.waitMask << 11);
  std::array<uint8_t, sassInstructionBytes> bytes;
  write64le(bytes.data(), word.low);
  write64le(bytes.data() + 8, word.high);
  return bytes;
}

} // namespace kiln
