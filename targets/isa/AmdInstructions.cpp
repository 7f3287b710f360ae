//===- AmdInstructions.cpp - counting AMD's machine code ------------------===//
//
// LLVM decodes; its internal names say the class: GLOBAL_LOAD_DWORDX4_SADDR_vi.
//
//===----------------------------------------------------------------------===//
#include "targets/isa/AmdInstructions.h"
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

/// GFX9 without flat scratch (gfx906, gfx908) reaches scratch through buffer
/// instructions, which are counted as global: nothing in the instruction tells
/// them apart.
void count(StringRef name, InstructionMix &mix) {
  ++mix.total;
  auto begins = [&](std::initializer_list<StringRef> prefixes) {
    return any_of(prefixes,
                  [&](StringRef prefix) { return name.starts_with(prefix); });
  };
  bool memory = begins({"GLOBAL_", "BUFFER_", "FLAT_", "TBUFFER_"});
  if (memory && name.contains("_ATOMIC_"))
    ++mix.atomics;
  else if (memory && name.contains("_LOAD_"))
    ++(name.contains("_LDS") ? mix.asyncCopies : mix.globalLoads);
  else if (memory && name.contains("_STORE_"))
    ++mix.globalStores;
  else if (begins({"SCRATCH_LOAD_"}))
    ++mix.localLoads;
  else if (begins({"SCRATCH_STORE_"}))
    ++mix.localStores;
  else if (begins({"DS_READ", "DS_LOAD"}))
    ++mix.sharedLoads;
  else if (begins({"DS_WRITE", "DS_STORE"}))
    ++mix.sharedStores;
  else if (begins({"DS_BPERMUTE", "DS_PERMUTE", "DS_SWIZZLE", "DS_NOP"}))
    return; // they use the LDS crossbar, not its memory
  else if (begins({"DS_"}))
    ++mix.atomics;
  else if (begins({"S_BARRIER"}) && !name.starts_with("S_BARRIER_WAIT"))
    ++mix.barriers; // GFX12 has a signal and a wait
  else if (begins({"V_MFMA", "V_SMFMAC", "V_WMMA", "V_SWMMAC"}))
    ++mix.matrix;
  else if (begins({"S_CBRANCH", "S_BRANCH", "S_SETPC", "S_SWAPPC", "S_CALL"}))
    ++mix.branches;
}

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
  InstructionMix mix;
  forEachAmdInstruction(code, gpu, wave64, [&](const AmdInstruction &found) {
    count(found.name, mix);
  });
  return mix;
}

} // namespace kiln
