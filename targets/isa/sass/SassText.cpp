//===- SassText.cpp - a decoded instruction as text -----------------------===//
//
// Close to what nvdisasm prints, without the modifiers that no row knows: guard,
// mnemonic, results, sources, numbers and constants.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/sass/SassInstruction.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

std::string hex(uint64_t value) {
  return "0x" + utohexstr(value, /*LowerCase=*/true);
}

bool isAccess(const SassInstruction &instruction) {
  switch (instruction.row->opClass) {
  case OpClass::LoadGlobal:
  case OpClass::LoadShared:
  case OpClass::LoadLocal:
  case OpClass::StoreGlobal:
  case OpClass::StoreShared:
  case OpClass::StoreLocal:
  case OpClass::MatrixLoad:
    return true;
  case OpClass::AsyncCopy:
    return instruction.accessBytes;
  default:
    return false;
  }
}

std::string registerText(const SassOperand &operand) {
  return ((operand.inverted ? "!" : "") + sassFileName(operand.file) +
          Twine(unsigned(operand.first)))
      .str();
}

/// "[R2.64+UR4+0x10]", or nothing for an instruction without an address.
std::string addressText(const SassInstruction &instruction) {
  SmallVector<std::string, 3> parts;
  for (const SassOperand &operand : instruction.operands)
    if (operand.role == SassRole::Address)
      parts.push_back(registerText(operand) +
                      (operand.count == 2 ? ".64" : ""));
  // Bits 40 to 63, signed.
  int64_t offset = int64_t(instruction.residual[0]) >> 40;
  if (isAccess(instruction) && (offset || parts.empty()))
    parts.push_back((offset < 0 ? "-" : "") + hex(std::abs(offset)));
  return parts.empty() ? "" : "[" + join(parts, "+") + "]";
}

std::string widthSuffix(const SassInstruction &instruction) {
  if (instruction.row->opClass == OpClass::MatrixLoad)
    return "." + utostr(instruction.accessBytes / 4);
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

/// The number or constant that stands in the place of a register.
std::string constantText(const SassInstruction &instruction) {
  uint64_t low = instruction.residual[0];
  switch (instruction.form) {
  case SassForm::ImmediateB:
  case SassForm::ImmediateC:
    return hex(low >> 32);
  case SassForm::ConstantB:
  case SassForm::ConstantC:
    return "c[" + hex(low >> 54 & 31) + "][" + hex((low >> 38 & 0xffff) * 4) +
           "]";
  default:
    return "";
  }
}

bool takesConstant(const SassInstruction &instruction) {
  if (instruction.row->opClass == OpClass::LoadConstant)
    return true;
  for (const SassSlot &slot :
       ArrayRef(instruction.row->slots, instruction.row->slotCount))
    if (slot.place == SassPlace::B || slot.place == SassPlace::C ||
        slot.place == SassPlace::Last)
      return true;
  return false;
}

} // namespace

std::string sassText(const SassInstruction &instruction) {
  if (!instruction.row)
    return "? " + hex(instruction.residual[0] & 0xfff);
  std::string text;
  if (instruction.neverExecutes)
    text = "@!PT ";
  else if (instruction.isGuarded)
    text = "@" + registerText(instruction.operands.front()) + " ";
  text += instruction.row->mnemonic;
  if (!instruction.known)
    return text + " ?";
  text += widthSuffix(instruction);
  SmallVector<std::string, 8> parts;
  auto add = [&](auto wanted) {
    for (const SassOperand &operand : instruction.operands)
      if (wanted(operand.role))
        parts.push_back(registerText(operand));
  };
  add([](SassRole role) { return role == SassRole::Destination; });
  std::string address = addressText(instruction);
  if (!address.empty())
    parts.push_back(address);
  add([](SassRole role) {
    return role == SassRole::Descriptor || role == SassRole::Data ||
           role == SassRole::A || role == SassRole::B || role == SassRole::C;
  });
  std::string constant = constantText(instruction);
  if (!constant.empty() && takesConstant(instruction))
    parts.push_back(constant);
  add([](SassRole role) { return role == SassRole::Source; });
  return parts.empty() ? text : text + " " + join(parts, ", ");
}

} // namespace kiln
