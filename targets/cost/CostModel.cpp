// Costs of machine instructions: what an instruction is, from its opcode and
// memory operand (targets/isa), and the row of its GPU's table
// (CostModelTable.cpp, Costs.td).
#include "targets/cost/CostModel.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/AddressSpaces.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {

namespace {
/// Width of LDV_i32_v4 and the like, where no memory operand says it.
unsigned widthOf(StringRef name) {
  unsigned bits = 32, count = 1;
  SmallVector<StringRef, 6> words;
  name.split(words, '_');
  for (StringRef word : words) {
    if (word.consume_front("v"))
      word.getAsInteger(10, count);
    else if (word.consume_front("i") || word.consume_front("f"))
      word.getAsInteger(10, bits);
  }
  return bits * count / 8;
}

/// NVPTX memory opcodes are the same for every address space; the memory
/// operand knows it.
OpKind kindOfNvptxMemory(const MachineInstr &instr, StringRef name) {
  bool load = instr.mayLoad();
  unsigned place = space::Global;
  OpKind kind;
  if (!instr.memoperands_empty()) {
    const MachineMemOperand &access = *instr.memoperands().front();
    place = access.getAddrSpace();
    if (access.getSize().hasValue() && !access.getSize().isScalable())
      kind.bytes = access.getSize().getValue().getFixedValue();
  }
  if (!kind.bytes)
    kind.bytes = widthOf(name);
  switch (place) {
  case space::Shared:
  case NVPTXAS::ADDRESS_SPACE_SHARED_CLUSTER:
    kind.opClass = load ? OpClass::LoadShared : OpClass::StoreShared;
    break;
  case NVPTXAS::ADDRESS_SPACE_PARAM:
    kind.variant = load ? "param" : "";
    [[fallthrough]];
  case space::Constant:
    kind.opClass = load ? OpClass::LoadConstant : OpClass::StoreLocal;
    break;
  case space::Private:
    kind.opClass = load ? OpClass::LoadLocal : OpClass::StoreLocal;
    break;
  default:
    kind.opClass = load ? OpClass::LoadGlobal : OpClass::StoreGlobal;
  }
  return kind;
}

/// What the assembly printer calls an opcode, up to the first operand.
StringRef mnemonicOf(const MachineInstr &instr) {
  const TargetMachine &machine = instr.getMF()->getTarget();
  std::unique_ptr<MCInstPrinter> printer(
      machine.getTarget().createMCInstPrinter(
          machine.getTargetTriple(), 0, *machine.getMCAsmInfo(),
          *machine.getMCInstrInfo(), *machine.getMCRegisterInfo()));
  if (!printer)
    return "";
  MCInst named;
  named.setOpcode(instr.getOpcode());
  const char *mnemonic = printer->getMnemonic(named).first;
  return mnemonic ? mnemonic : ""; // of a table that LLVM has for good
}
} // namespace

CostModel::CostModel(const MachineFunction &function)
    : gpuVendor(function.getTarget().getTargetTriple().isAMDGPU()
                    ? Vendor::Amd
                    : Vendor::Nvidia),
      target(gpuOf(function)) {
  // A CPU without a record (LLVM's default) is taken for the best known one.
  if (!target || target->vendor != gpuVendor)
    target = lookupGpuTarget(gpuVendor == Vendor::Amd ? "gfx942" : "sm_90a");
}

OpKind CostModel::kind(const MachineInstr &instr) const {
  if (instr.isInlineAsm())
    return kindOfAsm(
        gpuVendor, instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName());
  if (instr.isCopy())
    return {OpClass::Move, 0, ""};
  if (instr.isMetaInstruction())
    return {OpClass::Meta, 0, ""};
  const TargetInstrInfo *info = instr.getMF()->getSubtarget().getInstrInfo();
  StringRef name = info->getName(instr.getOpcode());
  bool nvidia = gpuVendor == Vendor::Nvidia;
  if (nvidia && hasTrait(name, OpcodeTrait::AccessesAnySpace))
    return kindOfNvptxMemory(instr, name);
  OpKind kind =
      nvidia ? kindOfNvptx(name, mnemonicOf(instr)) : kindOfAmdgpu(name);
  if (kind.opClass != OpClass::Unknown)
    return kind;
  if (instr.isBranch() || instr.isReturn())
    kind.opClass = OpClass::Control;
  else if (instr.mayLoad() && !instr.mayStore())
    kind.opClass = OpClass::LoadGlobal;
  else if (nvidia && !instr.mayLoadOrStore() &&
           !instr.hasUnmodeledSideEffects())
    kind.opClass = OpClass::Integer;
  return kind;
}

OpCost CostModel::cost(const MachineInstr &instr) const {
  // Opcodes repeat, and so do the texts of inline assembly, which LLVM keeps
  // once each. Only NVPTX's memory operations depend on more than the opcode:
  // on address space and width.
  const void *text = nullptr;
  uint64_t access = 0;
  if (instr.isInlineAsm())
    text = instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName();
  else if (instr.mayLoadOrStore() && !instr.memoperands_empty()) {
    const MachineMemOperand &memory = *instr.memoperands().front();
    access = uint64_t(memory.getAddrSpace()) << 32 |
             (memory.getSize().hasValue()
                  ? memory.getSize().getValue().getKnownMinValue()
                  : 0);
  }
  auto [entry, isNew] =
      known.try_emplace({text, uint64_t(instr.getOpcode()) << 48 ^ access});
  if (isNew)
    entry->second = costOf(*target, kind(instr));
  return entry->second;
}

} // namespace kiln
