// NVIDIA's machine code as instructions of this module. A scoreboard is a
// counter: its setter raises it, and who waits for it wants none outstanding,
// DEPBAR excepted, which names a number. Warpgroup multiplications, in their
// order, are a counter, too.
#include "targets/isa/sass/SassInstruction.h"
#include "tools/inspect/MachineCode.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {

/// The counter after the six scoreboards: groups of multiplications of a warp
/// group.
constexpr uint8_t matrixGroups = SassControl::barriers;

class SassReader {
public:
  explicit SassReader(const GpuTarget &gpu) {
    code.gpu = &gpu;
    code.files = {{"R", true, true},
                  {"UR", true, false},
                  {"P", false, true},
                  {"UP", false, false}};
    // A launch leaves nothing in registers: parameters are in a constant bank.
    // But what is written and read under guards only counts from the begin on,
    // as with nvdisasm.
    for (unsigned index = 0; index != SassRegisterSet::size; ++index)
      code.registers.push_back(
          {sassRegisterName(index),
           sassFileName(SassRegisterSet::fileOf(index)).str(),
           SassRegisterSet::numberOf(index),
           uint8_t(SassRegisterSet::fileOf(index)), /*isGiven=*/true});
    for (unsigned barrier = 0; barrier != SassControl::barriers; ++barrier)
      code.counters.push_back("SB" + utostr(barrier));
    code.counters.push_back("wgmma");
  }

  MachineCode read(ArrayRef<uint8_t> bytes, const SassBranchTargets &indirect);

private:
  void add(ArrayRef<uint8_t> bytes, uint64_t address);
  void setFlow(CodeInstruction &to, const SassInstruction &decoded,
               ArrayRef<uint8_t> bytes);
  void setControl(CodeInstruction &to, ArrayRef<uint8_t> bytes);
  void setRegisters(CodeInstruction &to, const SassInstruction &decoded);
  void keepStackPointer(CodeInstruction &to);
  void addWaits(CodeInstruction &to, const SassOpcode &row,
                ArrayRef<uint8_t> bytes);
  void dropPadding();
  void follow(CodeInstruction &branch, ArrayRef<uint8_t> bytes,
              ArrayRef<uint64_t> places);

  MachineCode code;
  /// By instruction: the address it jumps to.
  std::vector<std::optional<int64_t>> targets;
};

void SassReader::setControl(CodeInstruction &to, ArrayRef<uint8_t> bytes) {
  SassControl control = sassControl(bytes);
  // Bits 122 to 125.
  unsigned reuse = bytes[15] >> 2 & 15;
  to.control = {control.stall,       control.keepsTurn, control.writeBarrier,
                control.readBarrier, control.waitMask,  reuse};
  to.cycles = control.stall;
  for (unsigned barrier = 0; barrier != SassControl::barriers; ++barrier)
    if (control.drains() || control.waitMask >> barrier & 1)
      to.waits.push_back({uint8_t(barrier), 0});
  for (unsigned barrier : {control.writeBarrier, control.readBarrier})
    if (barrier < SassControl::barriers && !is_contained(to.raises, barrier))
      to.raises.push_back(barrier);
}

/// Waits that are instructions of their own, and what they wait for.
void SassReader::addWaits(CodeInstruction &to, const SassOpcode &row,
                          ArrayRef<uint8_t> bytes) {
  StringRef mnemonic = row.mnemonic;
  if (mnemonic == "DEPBAR") {
    // DEPBAR.LE SBn, count: bits 44 to 46 and 38 to 43.
    uint64_t word = support::endian::read64le(bytes.data());
    unsigned barrier = word >> 44 & 7;
    if (barrier < SassControl::barriers)
      to.waits.push_back({uint8_t(barrier), uint16_t(word >> 38 & 63)});
  } else if (mnemonic == "WARPGROUP") {
    // Bit 80: .DEPBAR, which names a number of groups; else .ARRIVE.
    to.isGroupWait = bytes[10] & 1;
    to.isGroupFence = !to.isGroupWait;
    if (to.isGroupWait)
      to.waits.push_back({matrixGroups, bytes[9]});
  } else if (mnemonic.ends_with("GMMA") && (bytes[10] >> 4 & 7) != 7) {
    // Bits 84 to 86: it closes a group.
    to.raises.push_back(matrixGroups);
  }
}

void SassReader::setFlow(CodeInstruction &to, const SassInstruction &decoded,
                         ArrayRef<uint8_t> bytes) {
  bool always = decoded.isUnconditional();
  switch (decoded.row->flow) {
  case SassFlow::Next:
    return;
  case SassFlow::Branch:
    to.flow = always ? CodeFlow::Jump : CodeFlow::Branch;
    break;
  case SassFlow::Call:
    to.flow = CodeFlow::Call;
    break;
  case SassFlow::IndirectBranch:
    to.flow = CodeFlow::Unknown;
    return;
  case SassFlow::Return:
    to.flow = always ? CodeFlow::Return : CodeFlow::Next;
    return;
  case SassFlow::Exit:
    to.flow = always ? CodeFlow::End : CodeFlow::Next;
    return;
  }
  targets.back() = int64_t(to.address) + sassInstructionBytes +
                   sassBranchOffset(bytes, *code.gpu);
}

void SassReader::setRegisters(CodeInstruction &to,
                              const SassInstruction &decoded) {
  if (decoded.neverExecutes)
    return;
  to.isGuarded = decoded.isGuarded;
  for (const SassOperand &operand : decoded.operands)
    if (operand.role == SassRole::Guard)
      to.guard = 2 * SassRegisterSet::indexOf(operand.file, operand.first) +
                 operand.inverted;
  decoded.reads.forEach([&](unsigned index) { to.reads.push_back(index); });
  auto &written = decoded.isGuarded ? to.partWrites : to.writes;
  decoded.writes.forEach([&](unsigned index) { written.push_back(index); });
}

/// R1 is the stack's, and ptxas sets it first of all: nothing else is put there
/// until the kernel ends.
void SassReader::keepStackPointer(CodeInstruction &to) {
  constexpr uint16_t stack = SassRegisterSet::indexOf(SassFile::R, 1);
  if (is_contained(to.reads, stack))
    return;
  to.reads.insert(llvm::lower_bound(to.reads, stack), stack);
}

void SassReader::add(ArrayRef<uint8_t> bytes, uint64_t address) {
  CodeInstruction &to = code.instructions.emplace_back();
  targets.emplace_back();
  SassInstruction decoded = decodeSass(bytes, *code.gpu);
  to.address = address;
  to.bytes = sassInstructionBytes;
  to.kind = kindOfSass(bytes, *code.gpu);
  to.text = sassText(decoded);
  to.modifiers = sassModifiers(decoded);
  to.isKnown = decoded.isKnown();
  code.unknown += !to.isKnown;
  setControl(to, bytes);
  setRegisters(to, decoded);
  if (isLoad(to.kind.opClass) || to.kind.opClass == OpClass::StoreGlobal ||
      to.kind.opClass == OpClass::StoreShared ||
      to.kind.opClass == OpClass::StoreLocal ||
      to.kind.opClass == OpClass::AsyncCopy)
    to.accessBytes = to.kind.bytes;
  if (!decoded.row || decoded.neverExecutes)
    return;
  setFlow(to, decoded, bytes);
  if (decoded.row->flow == SassFlow::Exit ||
      decoded.row->flow == SassFlow::Return)
    keepStackPointer(to);
  addWaits(to, *decoded.row, bytes);
}

/// After the last instruction ptxas puts a jump to itself and NOPs.
void SassReader::dropPadding() {
  auto isPadding = [&](size_t index) {
    const CodeInstruction &last = code.instructions[index];
    bool jumpsToItself = last.flow == CodeFlow::Jump && targets[index] &&
                         uint64_t(*targets[index]) == last.address;
    return last.kind.opClass == OpClass::Meta || jumpsToItself;
  };
  while (!code.instructions.empty() && isPadding(code.instructions.size() - 1))
    code.instructions.pop_back();
}

/// What the file lists of an indirect branch. Where one target of it is not in
/// the code, it stays unknown.
void SassReader::follow(CodeInstruction &branch, ArrayRef<uint8_t> bytes,
                        ArrayRef<uint64_t> places) {
  for (uint64_t place : places) {
    std::optional<uint32_t> choice = code.at(place);
    if (!choice) {
      branch.choices.clear();
      return;
    }
    branch.choices.push_back(*choice);
  }
  uint32_t next = &branch - code.instructions.data() + 1;
  if (!decodeSass(bytes, *code.gpu).isUnconditional() &&
      next != code.instructions.size() && !is_contained(branch.choices, next))
    branch.choices.push_back(next);
  llvm::sort(branch.choices);
  branch.flow = CodeFlow::Switch;
}

MachineCode SassReader::read(ArrayRef<uint8_t> bytes,
                             const SassBranchTargets &indirect) {
  for (uint64_t address = 0; address + sassInstructionBytes <= bytes.size();
       address += sassInstructionBytes)
    add(bytes.slice(address, sassInstructionBytes), address);
  dropPadding();
  for (auto [to, target] : zip(code.instructions, targets))
    if (target && *target >= 0)
      to.target = code.at(*target);
  for (const auto &[address, places] : indirect)
    if (std::optional<uint32_t> branch = code.at(address);
        branch && code.instructions[*branch].flow == CodeFlow::Unknown)
      follow(code.instructions[*branch],
             bytes.slice(address, sassInstructionBytes), places);
  return std::move(code);
}

} // namespace

MachineCode decodeNvidiaCode(ArrayRef<uint8_t> code, const GpuTarget &gpu,
                             const SassBranchTargets &targets) {
  return SassReader(gpu).read(code, targets);
}

} // namespace kiln
