#include "targets/isa/amd/AmdInstructions.h"
#include "targets/isa/Opcodes.h"

using namespace llvm;

namespace kiln {

void forEachAmdInstruction(ArrayRef<uint8_t> code, const GpuTarget &gpu,
                           bool wave64,
                           function_ref<void(const AmdInstruction &)> visit) {
  AmdDecoder decoder(gpu, wave64);
  decoder.setCode(code);
  for (uint64_t offset = 0; offset < code.size();) {
    std::optional<AmdInstruction> found = decoder.decode(offset);
    if (found)
      visit(*found);
    // What cannot be decoded is data or damage; instructions are made of 4-byte
    // words.
    offset += found ? found->size : 4;
  }
}

InstructionMix countAmd(ArrayRef<uint8_t> code, const GpuTarget &gpu,
                        bool wave64) {
  // GFX9 without flat scratch (gfx906, gfx908) reaches scratch through buffer
  // instructions, which are counted as global: nothing in the instruction tells
  // them apart.
  InstructionMix mix;
  forEachAmdInstruction(code, gpu, wave64, [&](const AmdInstruction &found) {
    OpKind kind = kindOfAmdgpu(found.name);
    ++mix.total;
    if (kind.opClass == OpClass::Barrier && kind.variant == "wait")
      return; // its signal is counted
    mix.count(kind.opClass,
              kind.opClass == OpClass::Control && kind.variant != "end");
  });
  return mix;
}

} // namespace kiln
