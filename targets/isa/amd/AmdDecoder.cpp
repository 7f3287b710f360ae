#include "targets/isa/amd/AmdDecoder.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/LlvmTargets.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/MC/MCAsmInfoELF.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCExpr.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrAnalysis.h"
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

/// Where an instruction's literal lies after the longest encoding of its
/// target (damaged code can ask for that), LLVM 22's decoder reports it to a
/// stream that is no longer there. So every target gets the longest of all.
class RoomyAsmInfo : public MCAsmInfoELF {
  unsigned getMaxInstLength(const MCSubtargetInfo *) const override {
    return longestInstruction;
  }
};

/// "VGPR5", "M0": LLVM has registers of one name for several generations
/// (M0_gfxpre11), and halves of each (VGPR5_LO16).
StringRef plainName(StringRef name) {
  for (StringRef suffix : {"_LO16", "_HI16"})
    name.consume_back(suffix);
  size_t end = std::min(name.find("_vi"), name.find("_gfx"));
  end = std::min(end, name.find("_ci"));
  return name.substr(0, end);
}

/// The register of a plain name.
AmdRegister registerNamed(StringRef name) {
  static constexpr std::pair<StringLiteral, std::pair<AmdFile, char>> files[] =
      {{"VGPR", {AmdFile::Vector, 'v'}},
       {"AGPR", {AmdFile::Accumulator, 'a'}},
       {"SGPR", {AmdFile::Scalar, 's'}}};
  for (auto [prefix, file] : files) {
    StringRef digits = name;
    unsigned number;
    if (digits.consume_front(prefix) && !digits.getAsInteger(10, number))
      return {file.first, number, file.second + digits.str()};
  }
  return {AmdFile::Special, 0, name.lower()};
}

/// "v[256:257]" for "VGPR256_VGPR257"; empty for what is no vector register.
std::string spellVectors(StringRef name) {
  auto [first, rest] = name.split('_');
  unsigned from, to;
  if (!first.consume_front("VGPR") || first.getAsInteger(10, from))
    return "";
  StringRef last = rest.empty() ? first : name.rsplit('_').second;
  last.consume_front("VGPR");
  if (last.getAsInteger(10, to))
    return ""; // a half of one
  if (from == to)
    return "v" + utostr(from);
  return "v[" + utostr(from) + ":" + utostr(to) + "]";
}

/// A register that reads as zero and forgets what is written.
bool isNull(StringRef name) { return name.starts_with("SGPR_NULL"); }

void sortUnique(SmallVectorImpl<uint16_t> &list) {
  llvm::sort(list);
  list.erase(llvm::unique(list), list.end());
}

} // namespace

struct AmdDecoder::Tables {
  RoomyAsmInfo asmInfo;
  std::unique_ptr<MCRegisterInfo> registers;
  std::unique_ptr<MCSubtargetInfo> subtarget;
  std::unique_ptr<MCInstrInfo> instructions;
  std::unique_ptr<MCContext> context;
  std::unique_ptr<MCDisassembler> disassembler;
  std::unique_ptr<MCInstPrinter> printer;
  /// Follows the mode by which GFX12.5 reaches registers from v256 on, for the
  /// printer; elsewhere null.
  std::unique_ptr<MCInstrAnalysis> analysis;
  uint64_t followedTo = 0;      ///< the offset up to which it did
  StringMap<MCRegister> tuples; ///< vector registers as assembly spells them

  static constexpr uint16_t nowhere = UINT16_MAX;
  /// Of each of LLVM's register units: the index of its register.
  std::vector<uint16_t> registerOfUnit;
  std::vector<AmdRegister> named;
  /// Units of each register: two where its halves have names.
  std::vector<uint8_t> unitsOf;

  SmallVector<uint8_t, 0> code;
  uint64_t codeSize = 0;
  MCInst current;

  void nameRegisters();
  std::string text();
  void reachHighRegisters();
  void add(MCRegister reg, SmallVectorImpl<uint16_t> &indices) const;
  void addWrite(MCRegister reg, AmdEffects &effects) const;
  bool readsOld();
};

AmdDecoder::AmdDecoder(const GpuTarget &gpu, bool wave64)
    : tables(std::make_unique<Tables>()) {
  initializeLLVM();
  Triple triple("amdgcn-amd-amdhsa");
  std::string problem;
  const Target *target = TargetRegistry::lookupTarget(triple, problem);
  Tables &t = *tables;
  t.registers.reset(target->createMCRegInfo(triple));
  const char *features = wave64 && gpu.otherWarpSize ? "+wavefrontsize64" : "";
  t.subtarget.reset(
      target->createMCSubtargetInfo(triple, gpu.name(), features));
  t.instructions.reset(target->createMCInstrInfo());
  t.context = std::make_unique<MCContext>(triple, &t.asmInfo, t.registers.get(),
                                          t.subtarget.get());
  t.disassembler.reset(target->createMCDisassembler(*t.subtarget, *t.context));
  t.printer.reset(target->createMCInstPrinter(triple, 0, t.asmInfo,
                                              *t.instructions, *t.registers));
  if (gpu.maxRegistersPerThread > 512) {
    t.analysis.reset(target->createMCInstrAnalysis(t.instructions.get()));
    t.printer->setMCInstrAnalysis(t.analysis.get());
  }
}

AmdDecoder::~AmdDecoder() = default;

/// Only who asks for registers needs their names.
void AmdDecoder::Tables::nameRegisters() {
  if (!named.empty())
    return;
  StringMap<uint16_t> indices;
  registerOfUnit.assign(registers->getNumRegUnits(), nowhere);
  for (unsigned unit = 0; unit != registerOfUnit.size(); ++unit) {
    MCRegUnitRootIterator root(MCRegUnit(unit), registers.get());
    StringRef full = registers->getName(*root);
    if (isNull(full))
      continue;
    auto [entry, isNew] = indices.try_emplace(plainName(full), named.size());
    if (isNew) {
      named.push_back(registerNamed(entry->first()));
      unitsOf.push_back(0);
    }
    registerOfUnit[unit] = entry->second;
    ++unitsOf[entry->second];
  }
}

void AmdDecoder::Tables::add(MCRegister reg,
                             SmallVectorImpl<uint16_t> &indices) const {
  if (!reg.isValid())
    return;
  for (MCRegUnit unit : registers->regunits(reg))
    if (uint16_t index = registerOfUnit[unsigned(unit)]; index != nowhere)
      indices.push_back(index);
}

/// One half of a register is not the whole of it. Special registers, which have
/// a register unit for each generation, are.
void AmdDecoder::Tables::addWrite(MCRegister reg, AmdEffects &effects) const {
  SmallVector<uint16_t, 8> indices;
  add(reg, indices);
  for (uint16_t index : indices) {
    bool isWhole = named[index].file == AmdFile::Special ||
                   llvm::count(indices, index) >= unitsOf[index];
    if (isWhole)
      effects.writes.push_back(index);
    else
      effects.partWrites.push_back(index);
  }
}

/// An instruction that moves values between lanes (DPP) has its old result as
/// an operand, for lanes that get none. Where it says that all lanes get one,
/// the operand is there all the same.
bool AmdDecoder::Tables::readsOld() {
  StringRef name = instructions->getName(current.getOpcode());
  if (!name.contains("_dpp"))
    return true;
  std::string printed = text();
  return !(StringRef(printed).contains("bound_ctrl:1") &&
           StringRef(printed).contains("row_mask:0xf") &&
           StringRef(printed).contains("bank_mask:0xf")) &&
         !name.contains("_dpp8");
}

std::string AmdDecoder::Tables::text() {
  std::string text;
  raw_string_ostream os(text);
  printer->printInst(&current, 0, "", *subtarget, os);
  // The printer puts a tab before the mnemonic.
  return StringRef(text).trim().str();
}

/// Exchanges each vector register that the mode moves for the one that is
/// meant: LLVM's printer says "v[0:1] /*v[256:257]*/" for an operand of v[0:1].
/// It prints operands in their sequence, and what is tied to a result not again.
void AmdDecoder::Tables::reachHighRegisters() {
  std::string printed = text();
  if (!StringRef(printed).contains("/*v"))
    return;
  if (tuples.empty())
    for (unsigned reg = 1; reg != registers->getNumRegs(); ++reg)
      if (std::string name = spellVectors(registers->getName(reg));
          !name.empty())
        tuples.try_emplace(name, reg);
  const MCInstrDesc &description = instructions->get(current.getOpcode());
  StringRef rest = printed;
  for (unsigned index = 0; index != current.getNumOperands(); ++index) {
    MCOperand &operand = current.getOperand(index);
    if (!operand.isReg())
      continue;
    int tied = index < description.getNumOperands()
                   ? description.getOperandConstraint(index, MCOI::TIED_TO)
                   : -1;
    if (tied >= 0) {
      operand.setReg(current.getOperand(tied).getReg());
      continue;
    }
    std::string low = spellVectors(registers->getName(operand.getReg()));
    size_t at = rest.find(low);
    if (low.empty() || at == StringRef::npos)
      continue; // no vector register, or not printed
    rest = rest.drop_front(at + low.size());
    if (StringRef high = rest; high.consume_front(" /*"))
      if (auto found =
              tuples.find(high.take_until([](char c) { return c == '*'; }));
          found != tuples.end())
        operand.setReg(found->second);
  }
}

void AmdDecoder::setCode(ArrayRef<uint8_t> code) {
  tables->code.assign(code.begin(), code.end());
  tables->code.append(longestInstruction, 0);
  tables->codeSize = code.size();
  tables->followedTo = 0;
  if (tables->analysis)
    tables->analysis->resetState();
}

std::optional<AmdInstruction> AmdDecoder::decode(uint64_t offset) {
  Tables &t = *tables;
  t.current = MCInst();
  uint64_t size = 0;
  auto status = t.disassembler->getInstruction(
      t.current, size, ArrayRef(t.code).drop_front(offset), offset, nulls());
  if (status == MCDisassembler::Fail || size == 0)
    return std::nullopt;
  if (t.analysis && offset >= t.followedTo) {
    t.analysis->updateState(t.current, offset);
    t.followedTo = offset + size;
    t.reachHighRegisters();
  }
  const MCInstrDesc &description = t.instructions->get(t.current.getOpcode());
  AmdInstruction found;
  found.name = t.instructions->getName(t.current.getOpcode());
  found.offset = offset;
  found.size = size;
  found.hasResult = description.getNumDefs() != 0;
  for (const MCOperand &operand : t.current) {
    int64_t value;
    if (operand.isImm())
      found.immediates.push_back(operand.getImm());
    // A number in a literal that would not need one: lit(0x0).
    else if (operand.isExpr() && operand.getExpr()->evaluateAsAbsolute(value))
      found.immediates.push_back(value);
  }
  return found;
}

std::string AmdDecoder::text() const { return tables->text(); }

AmdEffects AmdDecoder::effects() const {
  tables->nameRegisters();
  Tables &t = *tables;
  const MCInstrDesc &description = t.instructions->get(t.current.getOpcode());
  StringRef name = t.instructions->getName(t.current.getOpcode());
  AmdEffects effects;
  for (auto [index, operand] : enumerate(t.current)) {
    if (!operand.isReg())
      continue;
    if (index < description.getNumDefs()) {
      t.addWrite(operand.getReg(), effects);
      // A conditional move keeps the result where it does not move.
      if (name.starts_with("S_CMOV"))
        t.add(operand.getReg(), effects.reads);
      continue;
    }
    bool isOld = index < description.getNumOperands() &&
                 description.getOperandConstraint(index, MCOI::TIED_TO) >= 0;
    if (!isOld || t.readsOld())
      t.add(operand.getReg(), effects.reads);
  }
  for (MCPhysReg reg : description.implicit_uses())
    t.add(reg, effects.reads);
  for (MCPhysReg reg : description.implicit_defs())
    t.addWrite(reg, effects);
  sortUnique(effects.reads);
  sortUnique(effects.writes);
  sortUnique(effects.partWrites);
  bool writesExec = any_of(effects.writes, [&](uint16_t index) {
    return StringRef(t.named[index].name).starts_with("exec");
  });
  bool narrows =
      name.contains("_AND") || name.contains("_XOR") || name.contains("CMPX");
  effects.narrowsExec = writesExec && narrows;
  effects.widensExec = writesExec && !narrows;
  return effects;
}

ArrayRef<AmdRegister> AmdDecoder::registers() const {
  tables->nameRegisters();
  return tables->named;
}

} // namespace kiln
