#include "tools/inspect/MachineCode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

std::optional<uint32_t> MachineCode::at(uint64_t address) const {
  auto found =
      llvm::lower_bound(instructions, address,
                        [](const CodeInstruction &instruction, uint64_t key) {
                          return instruction.address < key;
                        });
  if (found == instructions.end() || found->address != address)
    return std::nullopt;
  return found - instructions.begin();
}

std::string controlText(const CodeControl &control) {
  constexpr unsigned scoreboards = 6, slots = 4;
  std::string text = "B";
  for (unsigned number = 0; number != scoreboards; ++number)
    text += control.waitMask >> number & 1 ? char('0' + number) : '-';
  auto scoreboard = [](unsigned number) {
    return number == CodeControl::none ? '-' : char('0' + number);
  };
  text += std::string(":R") + scoreboard(control.readBarrier) + ":W" +
          scoreboard(control.writeBarrier) +
          (control.keepsTurn ? ":-:S" : ":Y:S") +
          (control.stall < 10 ? "0" : "") + utostr(control.stall);
  for (unsigned slot = 0; slot != slots; ++slot)
    if (control.reuse >> slot & 1)
      text += char('a' + slot);
  return text;
}

std::string codeAddress(uint64_t address) {
  std::string digits = utohexstr(address, /*LowerCase=*/true);
  return "0x" + std::string(digits.size() < 4 ? 4 - digits.size() : 0, '0') +
         digits;
}

std::string registerRanges(const MachineCode &code,
                           ArrayRef<uint16_t> registers) {
  SmallVector<const CodeRegister *> sorted;
  for (uint16_t place : registers)
    sorted.push_back(&code.registers[place]);
  llvm::sort(sorted, [](const CodeRegister *a, const CodeRegister *b) {
    return std::tuple(a->file, a->number.value_or(0), StringRef(a->name)) <
           std::tuple(b->file, b->number.value_or(0), StringRef(b->name));
  });
  std::string text;
  for (size_t i = 0; i != sorted.size();) {
    size_t end = i + 1;
    while (end != sorted.size() && sorted[i]->number && sorted[end]->number &&
           sorted[end]->file == sorted[i]->file &&
           *sorted[end]->number == *sorted[i]->number + (end - i))
      ++end;
    text += (text.empty() ? "" : ", ") + sorted[i]->name;
    if (end - i > 1)
      text += "-" + sorted[end - 1]->name;
    i = end;
  }
  return text;
}

} // namespace kiln
