// A wave's accesses of memory, lane by lane.
#include "test/unit/mir-passes/execute/Wave.h"

#include <cstring>

using namespace llvm;

namespace kiln::test {
namespace {

/// "DWORDX3_SADDR" or "B96": how many words.
unsigned wordsIn(StringRef name) {
  unsigned number = 1;
  if (name.consume_front("DWORDX"))
    name.consumeInteger(10, number);
  else if (name.consume_front("B") && !name.consumeInteger(10, number))
    number /= 32;
  return number;
}

} // namespace

/// `count` words of a lane, from the first of `words` on.
void Wave::access(uint8_t *at, Words &words, unsigned first, unsigned count,
                  unsigned lane, bool isStore) {
  if (!at)
    return fail("an access outside");
  for (unsigned i = 0; i != count; ++i, at += 4) {
    if (isStore)
      memcpy(at, &words[first + i][lane], 4);
    else
      memcpy(&words[first + i][lane], at, 4);
  }
}

void Wave::accessGlobal(const Instruction &instruction) {
  StringRef name = nameOf(instruction.instr).name;
  bool isStore = name.consume_front("GLOBAL_STORE_");
  name.consume_front("GLOBAL_LOAD_");
  bool hasBase = name.ends_with("_SADDR");
  unsigned count = wordsIn(name);
  auto source = [&](unsigned number) {
    return read(*instruction.sources[number].operand);
  };
  // Loads have base and address, stores address, data and base.
  Words address = source(isStore || !hasBase ? 0 : 1),
        data = isStore ? source(1) : Words(count);
  if (data.size() != count)
    return refuse(instruction);
  uint64_t base = uint64_t(instruction.fields[0]) +
                  (hasBase ? maskOf(source(isStore ? 2 : 0)) : 0);
  for (unsigned lane = 0; lane != size; ++lane) {
    if (!(exec >> lane & 1))
      continue;
    uint64_t at = base + address[0][lane];
    if (address.size() > 1)
      at += uint64_t(address[1][lane]) << 32;
    access(memory.global(at, 4 * count), data, 0, count, lane, isStore);
  }
  if (!isStore)
    write(*instruction.defs[0], data);
}

void Wave::loadScalar(const Instruction &instruction) {
  StringRef name = nameOf(instruction.instr).name;
  if (!name.ends_with("_IMM"))
    return refuse(instruction);
  unsigned count = wordsIn(name.drop_front(5));
  Words data(count);
  uint64_t at = maskOf(read(*instruction.sources[0].operand)) +
                uint64_t(instruction.fields[0]);
  access(memory.global(at, 4 * count), data, 0, count, 0, false);
  for (Word &word : data)
    word.fill(word[0]);
  write(*instruction.defs[0], data);
}

/// One address, or two offsets from it, each with half of the data.
void Wave::accessShared(const Instruction &instruction) {
  StringRef name = nameOf(instruction.instr).name;
  bool isStore = name.consume_front("DS_WRITE");
  name.consume_front("DS_READ");
  bool hasTwo = name.consume_front("2");
  unsigned stride = name.consume_front("ST64") ? 64 : 1, count;
  name.consume_front("_");
  count = wordsIn(name);
  if (instruction.fields[hasTwo ? 2 : 1]) // another memory
    return refuse(instruction);
  Words address = read(*instruction.sources[0].operand), data;
  for (unsigned i = 0; i != (hasTwo ? 2 : 1); ++i) {
    Words part =
        isStore ? read(*instruction.sources[1 + i].operand) : Words(count);
    data.insert(data.end(), part.begin(), part.end());
  }
  for (unsigned lane = 0; lane != size; ++lane)
    for (unsigned i = 0; i != (hasTwo ? 2 : 1); ++i) {
      if (!(exec >> lane & 1))
        continue;
      uint64_t offset = instruction.fields[i];
      if (hasTwo)
        offset *= 4 * count * stride;
      access(memory.local(address[0][lane] + offset, 4 * count), data,
             i * count, count, lane, isStore);
    }
  if (!isStore)
    write(*instruction.defs[0], data);
}

} // namespace kiln::test
