#include "targets/simulator/path/TracedCode.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {

TracedKind kindOf(StringRef mnemonic) {
  using enum TracedKind;
  static const StringMap<TracedKind> kinds = {
      {"IADD3", Add},
      {"UIADD3", Add},
      {"VIADD", Add},
      {"IADD", Add},
      {"UIADD3.64", AddWide},
      {"LEA", ShiftAdd},
      {"ULEA", ShiftAdd},
      {"LOP3", Logic},
      {"ULOP3", Logic},
      {"PRMT", Permute},
      {"UPRMT", Permute},
      {"SHF", Shift},
      {"USHF", Shift},
      {"IMAD", Multiply},
      {"UIMAD", Multiply},
      {"IMAD.WIDE", MultiplyWide},
      {"UIMAD.WIDE", MultiplyWide},
      {"IMAD.HI", MultiplyHigh},
      {"UIMAD.HI", MultiplyHigh},
      {"MOV", Move},
      {"UMOV", Move},
      {"MOV.64", MoveWide},
      {"UMOV.64", MoveWide},
      {"SEL", Select},
      {"USEL", Select},
      {"ISETP", Compare},
      {"UISETP", Compare},
      {"IABS", Absolute},
      {"IMNMX", MinMax},
      {"VIMNMX", MinMax},
      {"UVIMNMX", MinMax},
      {"VIADDMNMX", AddMinMax},
      {"VIMNMX3", AddMinMax},
      {"HFMA2", HalfConstant},
      {"HFMA2.MMA", HalfConstant},
      {"SGXT", SignExtend},
      {"USGXT", SignExtend},
      {"BMSK", BitMask},
      {"UBMSK", BitMask},
      {"POPC", CountBits},
      {"UPOPC", CountBits},
      {"FLO", FindBit},
      {"UFLO", FindBit},
      {"PLOP3", PredicateLogic},
      {"UPLOP3", PredicateLogic},
      {"P2R", PackPredicates},
      {"UP2UR", PackPredicates},
      {"R2P", UnpackPredicates},
      {"S2R", Special},
      {"S2UR", Special},
      {"CS2R", Special},
      {"LDC", Constant},
      {"ULDC", Constant},
      {"LDCU", Constant},
      {"LDG", Load},
      {"LDL", LocalLoad},
      {"STL", LocalStore},
      {"VOTE", Vote},
      {"VOTEU", Vote},
      {"ELECT", Elect},
      {"SHFL", Shuffle},
      {"R2UR", LaneToUniform},
      {"I2F", FromInteger},
      {"I2FP", FromInteger},
      {"UI2F", FromInteger},
      {"UI2FP", FromInteger},
      {"F2I", ToInteger},
      {"UF2I", ToInteger},
      {"MUFU", Reciprocal},
  };
  auto found = kinds.find(mnemonic);
  return found == kinds.end() ? Other : found->second;
}

TracedMemory memoryOf(const SassOpcode &row) {
  switch (row.opClass) {
  case OpClass::LoadGlobal:
  case OpClass::StoreGlobal:
    return TracedMemory::Device;
  case OpClass::LoadShared:
    return StringRef(row.mnemonic) == "LDTM" ? TracedMemory::None
                                             : TracedMemory::Shared;
  case OpClass::StoreShared:
    return StringRef(row.mnemonic) == "STSM"  ? TracedMemory::Matrices
           : StringRef(row.mnemonic) == "STS" ? TracedMemory::Shared
                                              : TracedMemory::None;
  case OpClass::MatrixLoad:
    return TracedMemory::Matrices;
  case OpClass::AsyncCopy:
    return StringRef(row.mnemonic) == "LDGSTS" ? TracedMemory::Copy
                                               : TracedMemory::None;
  default:
    return TracedMemory::None;
  }
}

/// The bits that tell forms of an opcode apart are read off ptxas's code
/// (TraceSyncTest).
TracedSync syncOf(const SassOpcode &row, const SassWord &word,
                  unsigned capability) {
  using enum TracedSync;
  StringRef mnemonic = row.mnemonic;
  if (mnemonic == "SYNCS")
    return word.bit(10) ? Check : Arrive;
  // ARVCNT; what has TRANSCNT takes back what it adds before.
  if (mnemonic == "ARRIVES")
    return word.bit(capability < 100 ? 70 : 76) ? ArriveCopied : None;
  if (mnemonic == "BAR")
    return Meet;
  if (mnemonic == "UCGABAR") // _WAIT and _ARV
    return word.field(9, 3) == 6 ? MeetCluster : Pass;
  static const StringMap<TracedSync> kinds = {{"SYNCS.EXCH", Init},
                                              {"UTMALDG", TensorLoad},
                                              {"UTMASTG", TensorStore},
                                              {"UTMAREDG", TensorStore},
                                              {"UBLKCP", Bulk},
                                              {"UBLKRED", Bulk},
                                              {"UTMACMDFLUSH", Group},
                                              {"B2R", Pass},
                                              {"UTCBAR", ArriveMultiplied}};
  return kinds.lookup(mnemonic);
}

/// Where results of nearly every instruction stand, for one that is unknown, or
/// has a form that is.
void addLikelyWrites(TracedInstruction &one) {
  constexpr unsigned mostWords = 4;
  for (SassFile file : {SassFile::R, SassFile::UR}) {
    unsigned bits = sassRegisterBits(file, one.capability),
             number = one.word.field(16, bits);
    for (unsigned word = 0; word != mostWords; ++word)
      if (number + word < maskTrailingOnes<unsigned>(bits))
        one.writes.push_back(SassRegisterSet::indexOf(file, number + word));
  }
  for (SassFile file : {SassFile::P, SassFile::UP})
    for (unsigned bit : {81, 84})
      if (unsigned number = one.word.field(bit, 3); number != 7)
        one.writes.push_back(SassRegisterSet::indexOf(file, number));
}

TracedInstruction read(ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  TracedInstruction result;
  SassInstruction decoded = decodeSass(bytes, gpu);
  result.word = {support::endian::read64le(bytes.data()),
                 support::endian::read64le(bytes.data() + 8)};
  result.form = decoded.form;
  result.capability = gpu.computeCapability;
  if (!decoded.known) {
    addLikelyWrites(result);
    // USETMAXREG, which other warps have given registers back for.
    constexpr unsigned maxRegisters = 0x1c8;
    if (result.word.field(0, 9) == maxRegisters) {
      result.kind = TracedKind::Granted;
      result.isUniform = result.isUniformGuard = true;
    }
    return result;
  }
  const SassOpcode &row = *decoded.row;
  result.forgetsAll = row.flow == SassFlow::Call;
  result.kind = kindOf(row.mnemonic);
  result.memory = memoryOf(row);
  result.sync = syncOf(row, result.word, result.capability);
  result.isTensorProduct = StringRef(row.mnemonic) == "UTCMMA";
  if (result.sync == TracedSync::Check ||
      StringRef(row.mnemonic) == "UTCATOMSWS")
    result.kind = TracedKind::Granted;
  result.accessBytes = decoded.accessBytes;
  StringRef mnemonic = row.mnemonic;
  result.isThreeWay = mnemonic == "VIMNMX3";
  for (const SassSlot &slot : ArrayRef(row.slots, row.slotCount)) {
    SassWhere where = sassWhere(slot, unsigned(decoded.form), result.word);
    if (slot.role == SassRole::A)
      result.a = where;
    else if (slot.role == SassRole::B)
      result.b = where;
    else if (slot.role == SassRole::C)
      result.c = where;
    if (slot.role == SassRole::Destination)
      result.isUniform |=
          slot.file == SassFile::UR || slot.file == SassFile::UP;
  }
  result.isUniformGuard = row.uniformGuard;
  result.isStore = row.opClass == OpClass::StoreGlobal ||
                   row.opClass == OpClass::StoreShared;
  result.isExit = row.flow == SassFlow::Exit || row.flow == SassFlow::Return;
  if (mnemonic == "BRA" && result.word.bit(91)) // BRA.DIV
    result.branchesOn = TracedCondition::Parted;
  else if (mnemonic == "BRA.U")
    result.branchesOn = TracedCondition::Uniform;
  else if (row.flow == SassFlow::Branch || row.flow == SassFlow::Exit)
    result.branchesOn = TracedCondition::Predicate;
  decoded.writes.forEach(
      [&](unsigned index) { result.writes.push_back(index); });
  return result;
}

} // namespace

std::vector<TracedInstruction> readTracedCode(ArrayRef<uint8_t> code,
                                              const GpuTarget &gpu) {
  std::vector<TracedInstruction> result;
  for (size_t at = 0; at + sassInstructionBytes <= code.size();
       at += sassInstructionBytes)
    result.push_back(read(code.slice(at, sassInstructionBytes), gpu));
  return result;
}

} // namespace kiln
