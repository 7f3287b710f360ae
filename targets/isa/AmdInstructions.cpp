#include "targets/isa/AmdInstructions.h"
#include "targets/isa/Opcodes.h"
#include "targets/support/LlvmTargets.h"
#include "llvm/MC/MCAsmInfoELF.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {
namespace {

/// Bytes of the longest instruction any target has: two operations and a
/// literal.
constexpr unsigned longestInstruction = 20;

/// Where an instruction's literal lies behind the longest encoding of its
/// target (damaged code can ask for that), LLVM 22's decoder reports it to a
/// stream that is no longer there. So every target gets the longest of all.
class RoomyAsmInfo : public MCAsmInfoELF {
  unsigned getMaxInstLength(const MCSubtargetInfo *) const override {
    return longestInstruction;
  }
};

} // namespace

void forEachAmdInstruction(ArrayRef<uint8_t> code, const GpuTarget &gpu,
                           bool wave64,
                           function_ref<void(const AmdInstruction &)> visit) {
  initializeLLVM();
  Triple triple("amdgcn-amd-amdhsa");
  std::string problem;
  const Target *target = TargetRegistry::lookupTarget(triple, problem);
  std::unique_ptr<MCRegisterInfo> registers(target->createMCRegInfo(triple));
  RoomyAsmInfo asmInfo;
  const char *features = wave64 && gpu.otherWarpSize ? "+wavefrontsize64" : "";
  std::unique_ptr<MCSubtargetInfo> subtarget(
      target->createMCSubtargetInfo(triple, gpu.name(), features));
  std::unique_ptr<MCInstrInfo> instructions(target->createMCInstrInfo());
  MCContext context(triple, &asmInfo, registers.get(), subtarget.get());
  std::unique_ptr<MCDisassembler> disassembler(
      target->createMCDisassembler(*subtarget, context));

  SmallVector<uint8_t, 0> padded(code);
  padded.append(longestInstruction, 0);

  for (uint64_t offset = 0; offset < code.size();) {
    MCInst instruction;
    uint64_t size = 0;
    auto status = disassembler->getInstruction(
        instruction, size, ArrayRef(padded).drop_front(offset), offset,
        nulls());
    if (status != MCDisassembler::Fail) {
      AmdInstruction found{
          instructions->getName(instruction.getOpcode()), {}, offset, size};
      for (const MCOperand &operand : instruction)
        if (operand.isImm())
          found.immediates.push_back(operand.getImm());
      visit(found);
    }
    // What cannot be decoded is data or damage; instructions are made of 4-byte
    // words.
    offset += status == MCDisassembler::Fail || size == 0 ? 4 : size;
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
