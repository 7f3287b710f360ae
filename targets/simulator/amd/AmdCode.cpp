#include "targets/simulator/amd/AmdCode.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/amd/AmdDecoder.h"
#include "targets/simulator/amd/AmdArithmetic.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace kiln {
namespace {

uint16_t slotOf(const AmdRegister &found) {
  switch (found.file) {
  case AmdFile::Vector:
    return AmdSlot::vectors + found.number;
  case AmdFile::Accumulator:
    return AmdSlot::accumulators + found.number;
  case AmdFile::Scalar:
    return AmdSlot::scalars + found.number;
  case AmdFile::Special:
    break;
  }
  return StringSwitch<uint16_t>(found.name)
      .Case("vcc_lo", AmdSlot::vcc)
      .Case("vcc_hi", AmdSlot::vcc + 1)
      .Case("exec_lo", AmdSlot::exec)
      .Case("exec_hi", AmdSlot::exec + 1)
      .Case("m0", AmdSlot::m0)
      .Case("scc", AmdSlot::scc)
      .Default(AmdSlot::none);
}

/// "v12", "a[0:3]", "s[4:5]", "vcc", "0x80", "-16"; others are left unknown.
AmdOperand operandOf(StringRef text) {
  AmdOperand operand;
  int64_t number;
  if (!text.getAsInteger(0, number)) {
    operand.isNumber = true;
    operand.number = uint32_t(number);
    return operand;
  }
  if (text == "vcc" || text == "exec") {
    operand.slot = text == "vcc" ? AmdSlot::vcc : AmdSlot::exec;
    operand.words = 2;
    return operand;
  }
  if (text == "m0") {
    operand.slot = AmdSlot::m0;
    return operand;
  }
  uint16_t base = text.starts_with("v")   ? AmdSlot::vectors
                  : text.starts_with("a") ? AmdSlot::accumulators
                  : text.starts_with("s") ? AmdSlot::scalars
                                          : AmdSlot::none;
  StringRef digits = text.drop_front(std::min<size_t>(1, text.size()));
  unsigned first, last;
  bool isRange = digits.consume_front("[") && digits.consume_back("]");
  auto [from, to] = isRange ? digits.split(':') : std::pair(digits, digits);
  if (base == AmdSlot::none || from.getAsInteger(10, first) ||
      to.getAsInteger(10, last) || last < first || last > 255)
    return operand;
  operand.slot = base + first;
  operand.words = last - first + 1;
  return operand;
}

/// Bytes of "ds_read2st64_b64" and the like, of one of its accesses.
/// "ds_read_u8_d16" reads one into 16 bits.
unsigned pieceBytesOf(StringRef mnemonic) {
  for (auto [word, bytes] :
       {std::pair("_b128", 16), std::pair("_b96", 12), std::pair("_b64", 8),
        std::pair("_b32", 4), std::pair("8", 1), std::pair("16", 2)})
    if (mnemonic.contains(word))
      return bytes;
  return 0;
}

/// What "offset:16" and "offset0:1 offset1:2" say of an access.
void readOffsets(StringRef mnemonic, ArrayRef<StringRef> modifiers,
                 AmdTraced &traced) {
  bool isPair =
      mnemonic.starts_with("ds_read2") || mnemonic.starts_with("ds_write2");
  int32_t unit = isPair ? traced.pieceBytes : 1;
  if (mnemonic.contains("st64"))
    unit *= 64;
  int32_t first = 0, second = 0;
  for (StringRef modifier : modifiers) {
    auto [name, value] = modifier.split(':');
    int32_t number;
    if (value.getAsInteger(0, number))
      continue;
    if (name == "offset" || name == "offset0")
      first = number;
    else if (name == "offset1")
      second = number;
  }
  traced.offsets.push_back(first * unit);
  if (isPair)
    traced.offsets.push_back(second * unit);
}

/// "buffer_load_dwordx4 v[0:3], v1, s[0:3], 0 offen" and the like: addresses
/// begin after what is loaded or stored, if that is a register. Atomic
/// operations and buffers of records are not followed.
bool readDevice(StringRef mnemonic, ArrayRef<StringRef> modifiers,
                AmdTraced &traced) {
  bool isBuffer = mnemonic.consume_front("buffer_");
  if (!isBuffer && !mnemonic.consume_front("global_") &&
      !mnemonic.consume_front("flat_"))
    return false;
  bool isLoad = mnemonic.consume_front("load_"),
       isStore = !isLoad && mnemonic.consume_front("store_");
  bool isToLds =
      mnemonic.consume_front("lds_") || is_contained(modifiers, "lds");
  unsigned first = isToLds || (isStore && !isBuffer) ? 0 : 1;
  if ((!isLoad && !isStore) || is_contained(modifiers, "idxen"))
    return true;
  traced.space = AmdSpace::Device;
  traced.reads = isLoad;
  traced.pieceBytes = StringSwitch<unsigned>(mnemonic)
                          .Case("dwordx4", 16)
                          .Case("dwordx3", 12)
                          .Case("dwordx2", 8)
                          .Case("dword", 4)
                          .Default(mnemonic.contains("byte") ? 1 : 2);
  for (unsigned index = first, end = traced.operands.size(); index != end;
       ++index) {
    const AmdOperand &operand = traced.operands[index];
    bool isData = isStore && !isBuffer && index == 1;
    if (!isData && (operand.isNumber || operand.slot != AmdSlot::none))
      traced.addends.push_back(index);
  }
  readOffsets("", modifiers, traced);
  if (isLoad && !isToLds && traced.pieceBytes >= 4)
    traced.does = AmdDoes::Load;
  return true;
}

} // namespace

AmdTraced parseAmdInstruction(StringRef text) {
  AmdTraced traced;
  auto [mnemonic, rest] = text.split(' ');
  for (StringRef suffix : {"_e32", "_e64"})
    mnemonic.consume_back(suffix);
  // Operands are separated by commas; what stands after the last one changes
  // what the instruction means.
  SmallVector<StringRef, 6> words, modifiers;
  rest.split(words, ',', -1, false);
  if (!words.empty()) {
    SmallVector<StringRef, 4> last;
    words.back().trim().split(last, ' ', -1, false);
    words.pop_back();
    if (!last.empty())
      words.push_back(last.front());
    modifiers.append(last.begin() + !last.empty(), last.end());
  }
  for (StringRef word : words)
    traced.operands.push_back(operandOf(word.trim()));
  if (mnemonic.starts_with("ds_read") || mnemonic.starts_with("ds_write")) {
    traced.space = AmdSpace::Shared;
    traced.reads = mnemonic.starts_with("ds_read");
    traced.pieceBytes = pieceBytesOf(mnemonic);
    traced.addends.push_back(traced.reads);
    readOffsets(mnemonic, modifiers, traced);
    return traced;
  }
  if (readDevice(mnemonic, modifiers, traced))
    return traced;
  traced.branch = mnemonic == "s_cbranch_execz"    ? AmdBranch::IfNoLane
                  : mnemonic == "s_cbranch_execnz" ? AmdBranch::IfAnyLane
                                                   : AmdBranch::Other;
  // The result is the first source, too.
  if (mnemonic == "s_addk_i32" || mnemonic == "s_mulk_i32")
    traced.operands.insert(traced.operands.begin(), traced.operands.front());
  for (StringRef modifier : modifiers) {
    auto [name, value] = modifier.split(':');
    if (name != "bitop3" || value.getAsInteger(0, traced.table))
      return traced; // lanes or bytes are exchanged: unknown
  }
  if (const AmdOperation *found = findAmdOperation(mnemonic)) {
    traced.does = found->does;
    traced.compute = found->compute;
    traced.wide = found->wide;
    if (traced.operands.size() < found->operands)
      traced.does = AmdDoes::Forget;
  }
  return traced;
}

std::vector<AmdTraced> readAmdCode(const ModelProgram &program) {
  AmdDecoder decoder(*program.gpu, /*wave64=*/true);
  decoder.setCode(program.code);
  ArrayRef<AmdRegister> registers = decoder.registers();
  std::vector<AmdTraced> code;
  for (uint64_t offset = 0; offset < program.code.size();) {
    std::optional<AmdInstruction> found = decoder.decode(offset);
    offset += found ? found->size : 4;
    if (!found)
      continue;
    AmdTraced traced = parseAmdInstruction(decoder.text());
    AmdEffects effects = decoder.effects();
    for (ArrayRef<uint16_t> some :
         {ArrayRef(effects.writes), ArrayRef(effects.partWrites)})
      for (uint16_t index : some)
        if (uint16_t slot = slotOf(registers[index]); slot != AmdSlot::none)
          traced.writes.push_back(slot);
    code.push_back(std::move(traced));
  }
  return code;
}

} // namespace kiln
