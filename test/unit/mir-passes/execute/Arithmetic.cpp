// What a wave computes from numbers of its own lanes.
#include "test/unit/mir-passes/execute/Operations.h"
#include "test/unit/mir-passes/execute/Wave.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace kiln::test {
namespace {

uint64_t numberOf(const Words &words, unsigned lane) {
  uint64_t low = words[0][lane];
  return words.size() > 1 ? low | uint64_t(words[1][lane]) << 32 : low;
}

/// Changes the operand as its modifiers say; false: not known.
bool modify(Words &words, unsigned modifiers, StringRef operation) {
  if (operation.starts_with("PK_")) {
    Words from = words;
    words[0] = from[bool(modifiers & kLowIsHigh)];
    words[1] = from[bool(modifiers & kHighIsHigh)];
    for (unsigned half : {0, 1})
      if (modifiers & (half ? kNegatesHigh : kNegates))
        for (uint32_t &number : words[half])
          number ^= 1u << 31;
    return true;
  }
  if (modifiers & ~(kNegates | kAbsolute))
    return false;
  for (uint32_t &number : words[0]) {
    if (modifiers & kAbsolute)
      number &= ~(1u << 31);
    if (modifiers & kNegates)
      number ^= 1u << 31;
  }
  return true;
}

} // namespace

void Wave::copy(const Instruction &instruction) {
  const MachineInstr &instr = instruction.instr;
  const MachineOperand &def = *instruction.defs[0];
  auto writePart = [&](const MachineOperand &from, unsigned part) {
    registers.write(def.getReg(), part, read(from), exec);
  };
  if (instr.isCopy())
    return writePart(*instruction.sources[0].operand, def.getSubReg());
  if (instr.isImplicitDef())
    return;
  if (instr.isInsertSubreg()) {
    write(def, read(instr.getOperand(1)));
    return writePart(instr.getOperand(2), instr.getOperand(3).getImm());
  }
  for (unsigned i = 1; i != instr.getNumOperands(); i += 2)
    writePart(instr.getOperand(i), instr.getOperand(i + 1).getImm());
}

void Wave::compute(const Instruction &instruction) {
  const auto &[unit, name] = nameOf(instruction.instr);
  const Operation &operation = *findOperation(name);
  const MachineOperand &def = *instruction.defs[0];
  unsigned width = registers.size(def.getReg(), def.getSubReg());
  bool isPacked = StringRef(name).starts_with("PK_"),
       hasTable = StringRef(name).starts_with("BITOP3");
  if (instruction.defs.size() > 1 && !instruction.defs[1]->isDead()) // a carry
    return refuse(instruction);
  if (any_of(ArrayRef(instruction.fields).drop_front(hasTable),
             [](int64_t field) { return field != 0; }))
    return refuse(instruction);
  SmallVector<Words, 4> operands;
  for (auto [operand, modifiers] : instruction.sources) {
    // Of an immediate both halves take the low one.
    if (isPacked && !operand->isReg() && modifiers & (kLowIsHigh | kHighIsHigh))
      return refuse(instruction);
    operands.push_back(read(*operand, width));
    if (operands.back().size() > 2 ||
        ((isPacked || modifiers) && !modify(operands.back(), modifiers, name)))
      return refuse(instruction);
  }
  uint64_t in[8] = {};
  Words results(width);
  bool condition = false;
  for (unsigned lane = 0; lane != (unit == 'S' ? 1 : size); ++lane) {
    for (unsigned i = 0; i != operands.size(); ++i)
      in[i] = numberOf(operands[i], lane);
    if (hasTable)
      in[operands.size()] = instruction.fields[0];
    uint64_t result = operation.compute(in);
    for (unsigned i = 0; i != width; ++i)
      results[i][lane] = result >> 32 * i;
    if (operation.condition)
      condition = operation.condition(in, numberOf(results, lane));
  }
  if (unit == 'S') {
    for (Word &word : results)
      word.fill(word[0]);
    if (operation.condition)
      registers.writeMask(registers.scc, condition);
  }
  write(def, results);
}

void Wave::compare(const Instruction &instruction) {
  const auto &[unit, name] = nameOf(instruction.instr);
  Comparison holds = findComparison(StringRef(name).drop_front(4));
  unsigned width = StringRef(name).ends_with("64") ? 2 : 1;
  Words a = read(*instruction.sources[0].operand, width),
        b = read(*instruction.sources[1].operand, width);
  uint64_t result = 0, active = unit == 'S' ? 1 : exec;
  for (unsigned lane = 0; lane != size; ++lane)
    if (active >> lane & 1 && holds(numberOf(a, lane), numberOf(b, lane)))
      result |= uint64_t(1) << lane;
  registers.writeMask(unit == 'S' ? Register(registers.scc)
                      : instruction.defs.empty()
                          ? Register(registers.vcc)
                          : instruction.defs[0]->getReg(),
                      result);
}

void Wave::select(const Instruction &instruction) {
  auto sources = instruction.sources;
  uint64_t chosen = sources.size() > 2 ? maskOf(read(*sources[2].operand, 2))
                                       : mask(registers.vcc);
  Words otherwise = read(*sources[0].operand),
        result = read(*sources[1].operand);
  if (!modify(otherwise, sources[0].modifiers, "") ||
      !modify(result, sources[1].modifiers, ""))
    return refuse(instruction);
  for (unsigned lane = 0; lane != size; ++lane)
    if (!(chosen >> lane & 1))
      result[0][lane] = otherwise[0][lane];
  write(*instruction.defs[0], result);
}

void Wave::selectScalar(const Instruction &instruction) {
  bool isFirst = registers.readMask(registers.scc);
  const MachineOperand &def = *instruction.defs[0];
  write(def, read(*instruction.sources[!isFirst].operand,
                  registers.size(def.getReg(), def.getSubReg())));
}

void Wave::addWithCarry(const Instruction &instruction) {
  StringRef name = nameOf(instruction.instr).name;
  const auto &[instr, defs, sources, fields] = instruction;
  if (!fields.empty() && fields[0]) // clamp
    return refuse(instruction);
  Words a = read(*sources[0].operand), b = read(*sources[1].operand), result(1);
  bool isSum = name.starts_with("ADD"),
       hasCarry = name.starts_with("ADDC") || name.starts_with("SUBB");
  uint64_t in = sources.size() > 2 ? maskOf(read(*sources[2].operand, 2))
                : hasCarry         ? mask(registers.vcc)
                                   : 0,
           out = 0;
  for (unsigned lane = 0; lane != size; ++lane) {
    uint64_t carry = in >> lane & 1,
             sum = isSum ? uint64_t(a[0][lane]) + b[0][lane] + carry
                         : uint64_t(a[0][lane]) - b[0][lane] - carry;
    result[0][lane] = sum;
    out |= (sum >> 32 & exec >> lane & 1) << lane;
  }
  write(*defs[0], result);
  registers.writeMask(
      defs.size() > 1 ? defs[1]->getReg() : Register(registers.vcc), out);
}

void Wave::saveExec(const Instruction &instruction) {
  auto [how, width] =
      StringRef(nameOf(instruction.instr).name).split("_SAVEEXEC");
  const Operation *operation = findOperation((how + width).str());
  if (!operation)
    return refuse(instruction);
  uint64_t before = exec,
           in[] = {maskOf(read(*instruction.sources[0].operand, 2)), before},
           now = operation->compute(in) & all;
  write(*instruction.defs[0], wordsOfScalar(before, size / 32));
  registers.writeMask(registers.exec, now);
  registers.writeMask(registers.scc, now != 0);
}

} // namespace kiln::test
