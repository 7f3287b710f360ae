// AMD's machine code as instructions of this module.
#include "targets/isa/Opcodes.h"
#include "targets/isa/amd/AmdDecoder.h"
#include "tools/inspect/MachineCode.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {

class AmdReader {
public:
  AmdReader(const GpuTarget &gpu, bool wave64) : decoder(gpu, wave64) {
    code.gpu = &gpu;
    code.files = {{"VGPR", true, true},
                  {"AGPR", true, true},
                  {"SGPR", true, false},
                  {"special", false, false}};
    for (const AmdRegister &found : decoder.registers()) {
      CodeRegister &to = code.registers.emplace_back();
      to.name = found.name;
      to.file = uint8_t(found.file);
      if (found.file != AmdFile::Special) {
        to.number = found.number;
        to.prefix = found.name.substr(0, 1);
        // Per lane a kernel is given the numbers of its work-item, no more.
        constexpr unsigned workItem = 3;
        to.isGiven = found.file == AmdFile::Scalar ||
                     (found.file == AmdFile::Vector && found.number < workItem);
      }
    }
    for (unsigned counter = 0; counter != amdCounters; ++counter)
      code.counters.push_back(amdCounterName(AmdCounter(counter), gpu).str());
  }

  MachineCode read(ArrayRef<uint8_t> bytes);

private:
  void addUnknown(ArrayRef<uint8_t> bytes, uint64_t offset);
  void add(const AmdInstruction &found);
  void setFlow(CodeInstruction &to, const AmdInstruction &found);
  std::optional<int64_t> farTarget() const;
  void resolveTargets();
  void markLanes();

  AmdDecoder decoder;
  MachineCode code;
  /// By instruction: the address it jumps to.
  std::vector<std::optional<int64_t>> targets;
  /// By instruction: it takes lanes away, or gives some back.
  std::vector<bool> narrows, widens;
  /// The last instructions, the youngest after.
  SmallVector<AmdInstruction, 5> recent;
};

void AmdReader::addUnknown(ArrayRef<uint8_t> bytes, uint64_t offset) {
  CodeInstruction &to = code.instructions.emplace_back();
  to.address = offset;
  to.bytes = std::min<uint64_t>(4, bytes.size() - offset);
  recent.clear();
  to.text = "? 0x" + toHex(bytes.slice(offset, to.bytes), /*LowerCase=*/true);
  to.isKnown = false;
  ++code.unknown;
}

void AmdReader::setFlow(CodeInstruction &to, const AmdInstruction &found) {
  // Words from the end of the branch; the decoder gives 16 bits.
  auto target = [&]() -> std::optional<int64_t> {
    if (found.immediates.empty())
      return std::nullopt;
    return int64_t(found.offset + found.size) +
           4 * int64_t(int16_t(found.immediates.back()));
  };
  if (to.kind.opClass != OpClass::Control)
    return;
  if (to.kind.variant == "end") {
    to.flow = CodeFlow::End;
  } else if (to.kind.variant == "jump" || to.kind.variant == "branch") {
    to.flow = to.kind.variant == "jump" ? CodeFlow::Jump : CodeFlow::Branch;
    targets.back() = target();
  } else if (found.name.starts_with("S_CALL")) {
    to.flow = CodeFlow::Call;
    targets.back() = target();
  } else if (found.name.starts_with("S_SWAPPC")) {
    to.flow = CodeFlow::Call; // to an address in registers
  } else if (found.name.starts_with("S_SETPC")) {
    // LLVM returns by s[30:31]; other addresses are computed.
    bool isReturn = StringRef(to.text).contains("s[30:31]");
    to.flow = isReturn ? CodeFlow::Return : CodeFlow::Unknown;
    if (std::optional<int64_t> far = farTarget()) {
      to.flow = CodeFlow::Jump;
      targets.back() = far;
    }
  }
}

/// Where a branch's 16 bits do not reach, LLVM computes the address in a row:
/// s_getpc_b64 s[a:b]; s_add_u32 sa, sa, low; s_addc_u32 sb, sb, high;
/// s_setpc_b64 s[a:b].
std::optional<int64_t> AmdReader::farTarget() const {
  constexpr size_t length = 4;
  if (recent.size() < length || code.instructions.size() < length)
    return std::nullopt;
  ArrayRef<AmdInstruction> row = ArrayRef(recent).take_back(length);
  static constexpr StringLiteral names[] = {"S_GETPC_B64", "S_ADD_U32",
                                            "S_ADDC_U32", "S_SETPC_B64"};
  for (auto [found, name] : zip(row, names))
    if (!found.name.starts_with(name))
      return std::nullopt;
  // All four work on one pair of registers, and nothing leads between them.
  ArrayRef<CodeInstruction> made =
      ArrayRef(code.instructions).take_back(length);
  auto isPair = [&](uint16_t place) {
    return llvm::is_contained(made[3].reads, place);
  };
  if (row[1].immediates.empty() || row[2].immediates.empty() ||
      !all_of(made[0].writes, isPair) || !any_of(made[1].writes, isPair) ||
      !any_of(made[2].writes, isPair))
    return std::nullopt;
  uint64_t low = uint32_t(row[1].immediates.back());
  uint64_t high = uint32_t(row[2].immediates.back());
  // s_getpc gives the address after itself.
  return int64_t(row[0].offset + row[0].size + (high << 32 | low));
}

void AmdReader::add(const AmdInstruction &found) {
  constexpr size_t remembered = 4;
  if (recent.size() == remembered)
    recent.erase(recent.begin());
  recent.push_back(found);
  CodeInstruction &to = code.instructions.emplace_back();
  to.address = found.offset;
  to.bytes = found.size;
  to.text = decoder.text();
  to.kind = kindOfAmdgpu(found.name);
  AmdEffects effects = decoder.effects();
  to.reads.assign(effects.reads.begin(), effects.reads.end());
  to.writes.assign(effects.writes.begin(), effects.writes.end());
  to.partWrites.assign(effects.partWrites.begin(), effects.partWrites.end());
  narrows.push_back(effects.narrowsExec);
  widens.push_back(effects.widensExec);
  if (isLoad(to.kind.opClass) || to.kind.opClass == OpClass::StoreGlobal ||
      to.kind.opClass == OpClass::StoreShared ||
      to.kind.opClass == OpClass::StoreLocal ||
      to.kind.opClass == OpClass::AsyncCopy)
    to.accessBytes = to.kind.bytes;
  for (AmdCounter counter : raisedBy(found, *code.gpu))
    to.raises.push_back(uint8_t(counter));
  for (AmdWait wait : waitsOf(found, *code.gpu))
    to.waits.push_back({uint8_t(wait.counter), uint16_t(wait.left)});
  targets.emplace_back();
  setFlow(to, found);
}

void AmdReader::resolveTargets() {
  for (auto [to, target] : zip(code.instructions, targets))
    if (target && *target >= 0)
      to.target = code.at(*target);
}

/// Where the program takes lanes away and gives them back without a branch
/// between. Where there is one, it leads around, so that the others' values
/// stay live along it.
void AmdReader::markLanes() {
  std::vector<bool> isTarget(code.instructions.size());
  for (const CodeInstruction &to : code.instructions)
    if (to.target)
      isTarget[*to.target] = true;
  std::optional<size_t> first;
  for (auto [index, to] : enumerate(code.instructions)) {
    if (isTarget[index])
      first.reset();
    if (first && widens[index]) {
      for (size_t i = *first; i != index; ++i)
        code.instructions[i].inSomeLanes = true;
      first.reset();
    }
    if (to.flow != CodeFlow::Next)
      first.reset();
    else if (narrows[index] && !first)
      first = index + 1;
  }
}

MachineCode AmdReader::read(ArrayRef<uint8_t> bytes) {
  decoder.setCode(bytes);
  for (uint64_t offset = 0; offset < bytes.size();) {
    if (std::optional<AmdInstruction> found = decoder.decode(offset)) {
      add(*found);
    } else {
      addUnknown(bytes, offset);
      targets.emplace_back();
      narrows.push_back(false);
      widens.push_back(false);
    }
    offset += code.instructions.back().bytes;
  }
  resolveTargets();
  markLanes();
  return std::move(code);
}

} // namespace

MachineCode decodeAmdCode(ArrayRef<uint8_t> code, const GpuTarget &gpu,
                          bool wave64) {
  return AmdReader(gpu, wave64).read(code);
}

} // namespace kiln
