// What the lanes of a wave do together.
#include "targets/emulator/warp/Exchange.h"
#include "test/unit/mir-passes/execute/Operations.h"
#include "test/unit/mir-passes/execute/Wave.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace kiln::test {

/// Of another lane's operand: within four lanes, or up the row of sixteen.
void Wave::computeDpp(const Instruction &instruction) {
  const auto &[instr, defs, sources, fields] = instruction;
  const Operation &operation = *findOperation(nameOf(instr).name);
  uint64_t control = fields[0], rows = fields[1], banks = fields[2];
  bool readsZero = fields[3];
  bool isQuad = control <= 0xff, isUp = control > 0x110 && control < 0x120;
  if ((!isQuad && !isUp) ||
      any_of(sources, [](const auto &source) { return source.modifiers != 0; }))
    return refuse(instruction);
  Words result = read(*sources[0].operand), value = read(*sources[1].operand);
  SmallVector<Words, 2> others;
  for (const Instruction::Source &source : ArrayRef(sources).drop_front(2))
    others.push_back(read(*source.operand));
  for (unsigned lane = 0; lane != size; ++lane) {
    if (!(rows >> (lane / 16) & 1) || !(banks >> (lane / 4 % 4) & 1))
      continue;
    unsigned from = isQuad ? (lane & ~3u) + (control >> 2 * (lane & 3) & 3)
                           : lane - (control & 15);
    bool isThere = (isQuad || lane % 16 >= (control & 15)) && exec >> from & 1;
    uint64_t in[4] = {isThere ? value[0][from] : 0};
    for (auto [number, other] : enumerate(others))
      in[1 + number] = other[0][lane];
    if (isThere || readsZero)
      result[0][lane] = operation.compute(in);
  }
  write(*defs[0], result);
}

void Wave::permute(const Instruction &instruction) {
  Words address = read(*instruction.sources[0].operand),
        value = read(*instruction.sources[1].operand), result(1);
  for (unsigned lane = 0; lane != size; ++lane) {
    unsigned from =
        (address[0][lane] + uint32_t(instruction.fields[0])) / 4 % size;
    result[0][lane] = exec >> from & 1 ? value[0][from] : 0;
  }
  write(*instruction.defs[0], result);
}

void Wave::readFirstLane(const Instruction &instruction) {
  Words value = read(*instruction.sources[0].operand);
  unsigned from = exec ? countr_zero(exec) : 0;
  value[0].fill(value[0][from]);
  write(*instruction.defs[0], value);
}

/// The odd rows of the first register and the even rows of the second one.
void Wave::swapRows(const Instruction &instruction) {
  unsigned row =
      StringRef(nameOf(instruction.instr).name).starts_with("PERMLANE32") ? 32
                                                                          : 16;
  if (any_of(instruction.fields, [](int64_t field) { return field != 0; }))
    return refuse(instruction);
  Words first = read(*instruction.sources[0].operand),
        second = read(*instruction.sources[1].operand);
  for (unsigned lane = 0; lane != size; ++lane)
    if (lane & row)
      std::swap(first[0][lane], second[0][lane - row]);
  write(*instruction.defs[0], first);
  write(*instruction.defs[1], second);
}

/// All lanes take part, as the emulator computes it: the one meaning that both
/// share. The operands are those of the intrinsic.
void Wave::multiplyMatrices(const Instruction &instruction) {
  std::string intrinsic =
      "llvm.amdgcn." + StringRef(nameOf(instruction.instr).name).lower();
  replace(intrinsic, '_', '.');
  const emu::ExchangeOp *operation = emu::findExchange(intrinsic, target);
  auto isPlain = [](const Instruction::Source &source) {
    return !(source.modifiers & ~kHighIsHigh);
  };
  if (!operation || !all_of(instruction.sources, isPlain) ||
      any_of(instruction.fields, [](int64_t field) { return field != 0; }))
    return refuse(instruction);
  const MachineOperand &def = *instruction.defs[0];
  Words result(registers.size(def.getReg(), def.getSubReg()));
  std::vector<uint64_t> in[kMaxLanes], out[kMaxLanes];
  for (auto [operand, modifiers] : instruction.sources) {
    Words words = read(*operand, result.size());
    if (!operand->isReg()) // in every word
      for (Word &word : words)
        word = words[0];
    for (unsigned lane = 0; lane != size; ++lane)
      for (unsigned i = 0; i < words.size(); i += 2)
        in[lane].push_back(
            words[i][lane] |
            (i + 1 != words.size() ? uint64_t(words[i + 1][lane]) << 32 : 0));
  }
  const uint64_t *ins[kMaxLanes];
  uint64_t *outs[kMaxLanes];
  for (unsigned lane = 0; lane != size; ++lane) {
    in[lane].resize(in[lane].size() + 8); // modifiers, which it has none of
    out[lane].resize(result.size());
    ins[lane] = in[lane].data();
    outs[lane] = out[lane].data();
  }
  emu::WarpExchange exchange{size, all, ins, outs, operation->matrix};
  operation->run(exchange);
  if (exchange.error)
    return fail(exchange.error);
  for (unsigned i = 0; i != result.size(); ++i)
    for (unsigned lane = 0; lane != size; ++lane)
      result[i][lane] = out[lane][i / 2] >> 32 * (i % 2);
  registers.write(def.getReg(), def.getSubReg(), result, all);
}

} // namespace kiln::test
