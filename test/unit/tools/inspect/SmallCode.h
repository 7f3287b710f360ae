// Code made by hand: a few instructions with registers, jumps and counters.
#ifndef KILN_TEST_UNIT_TOOLS_INSPECT_SMALLCODE_H
#define KILN_TEST_UNIT_TOOLS_INSPECT_SMALLCODE_H

#include "tools/inspect/CodeLiveness.h"
#include "tools/inspect/CodeWaits.h"

namespace kiln {

/// An instruction that goes on to the next one; change what differs.
inline CodeInstruction step(std::initializer_list<uint16_t> writes = {},
                            std::initializer_list<uint16_t> reads = {}) {
  CodeInstruction made;
  made.reads.assign(reads);
  made.writes.assign(writes);
  return made;
}

inline CodeInstruction jump(CodeFlow flow, std::optional<uint32_t> target = {},
                            std::initializer_list<uint16_t> reads = {}) {
  CodeInstruction made = step({}, reads);
  made.flow = flow;
  made.target = target;
  return made;
}

inline CodeInstruction raising(uint8_t counter, unsigned cycles = 1) {
  CodeInstruction made = step();
  made.raises = {counter};
  made.cycles = cycles;
  return made;
}

inline CodeInstruction waiting(uint8_t counter, uint16_t left,
                               unsigned cycles = 1) {
  CodeInstruction made = step();
  made.waits = {{counter, left}};
  made.cycles = cycles;
  return made;
}

/// With 16 registers, r0 to r15, of which the launch gives r8 to r15, and two
/// counters.
inline MachineCode codeOf(std::vector<CodeInstruction> instructions) {
  MachineCode code;
  code.files = {{"r", true, true}};
  for (unsigned number = 0; number != 16; ++number)
    code.registers.push_back(
        {"r" + std::to_string(number), "r", number, 0, number >= 8});
  code.counters = {"one", "two"};
  for (uint32_t index = 0; index != instructions.size(); ++index) {
    instructions[index].address = 4 * index;
    instructions[index].bytes = 4;
  }
  code.instructions = std::move(instructions);
  return code;
}

} // namespace kiln

#endif // KILN_TEST_UNIT_TOOLS_INSPECT_SMALLCODE_H
