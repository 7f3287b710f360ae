#include "targets/hazards/TimingClass.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace kiln {
namespace {
using enum TimingClass;
using enum OperandFetch;
using Unit = OrderedUnit;

struct TimingRow {
  const char *mnemonics; ///< separated by spaces
  Timing timing;
};

/// Every instruction with known timing. Sources: the sets of NAK's op_category
/// (sm80_instr_latencies.rs, sm120_instr_latencies.rs), and for what NAK lacks
/// (tensor memory access, warp groups, uniform floats) ptxas's own distances
/// (research of 2026-11, sm_80 to sm_120).
constexpr TimingRow rows[] = {
    {"NOP YIELD PMTRIG", {None}},
    {"IADD IADD3 LOP3 SHF LEA PRMT IABS SGXT BMSK F2FP I2FP I2IP P2R R2P PLOP3 "
     "VABSDIFF VABSDIFF4 LOP FSWZ VHMNMX F2IP VIADDMNMX VIMNMX3 I2I HMNMX2",
     {Alu}},
    {"ISETP SEL FSEL FMNMX FMNMX3 FSET FSETP MOV VOTE VIMNMX VIMNMX3 "
     "PSETP CSMTEST HSET2 HSETP2 CREDUX",
     {DualAlu}},
    {"CS2R MOV.64", {DualAlu}},
    {"IMNMX SEL.64", {WideAlu}},
    {"FFMA FADD FMUL FSWZADD IMAD IMUL IDP IDP4A VIADD FFMA2 FMUL2 FADD2 "
     "IMAD.MOV",
     {Fma}},
    {"IMAD.HI", {HighMultiply}},
    {"IMAD.WIDE", {WideMultiply}},
    {"HADD2 HFMA2 HMUL2", {Half}},
    {"HFMA2.MMA", {HalfTensor}},
    {"DADD DMUL DFMA DSETP DMNMX", {Double, false, Unit::Double}},
    {"HMMA IMMA BMMA QMMA OMMA", {TensorLong}},
    {"DMMA", {TensorDouble}},
    {"MUFU I2F F2I F2F FRND F2F.F64 I2F.F64 F2I.F64 FRND.F64 MUFU.F64 "
     "MUFU.RCP64H F2F.F32.F64 POPC FLO BREV FCHK",
     {Transcendental, true, Unit::Special}},
    {"LDC", {Transcendental, true}},
    {"S2R MATCH B2R LEPC GETLMEMBASE", {Transcendental, true}},
    {"LDS LDSM SHFL MOVM", {Memory, true, Unit::Shared, Queued}},
    {"LDG LD LDL ATOM ATOM.CAS ATOM.F ATOMG ATOMG.CAS ATOMG.F ATOMS "
     "ATOMS.CAS ATOMS.CAST STG ST STL STS STSM STAS RED REDG REDG.F REDAS "
     "LDGSTS "
     "MEMBAR.R QSPC CCTL CCTLL LDTM LDT STT ATOM.128 SUST",
     {Memory, true, Unit::None, Queued}},
    {"BAR", {Memory, true, Unit::None, AtIssue}},
    // STTM reads registers as they do: ptxas leaves 4 cycles to whatever wrote.
    {"SYNCS SYNCS.EXCH SYNCS.CCTL ARRIVES STTM",
     {SharedBarrier, true, Unit::None, Queued}},
    {"UTMALDG UTMASTG UTMAREDG UBLKCP UBLKRED UTMAPF UTMACCTL UTCCP UTCMMA "
     "UTMACMDFLUSH UTCBAR UTCATOMSWS UCGABAR UBLKPF UTCSHIFT",
     {Memory, true, Unit::None, Queued}},
    {"BRA BRA.U BSSY BSYNC BREAK WARPSYNC CALL CALL.ABS CALL.REL RET EXIT BRX "
     "BRXU "
     "JMP JMX BPT NANOSLEEP BMOV BCLEAR KILL WARPSYNC.ALL RPCMOV "
     "WARPSYNC.COLLECTIVE "
     "ELECT NANOTRAP CALL.REL.NOINC ACQBULK",
     {Branch}},
    {"UIADD3 ULEA ULOP3 USHF UIMAD UIMAD.WIDE UISETP USEL UP2UR UPLOP3 USGXT "
     "UIADD3.64 UPRMT UIABS UBMSK UFLO UPOPC UBREV UR2UP UIMNMX UIADD UVIADD "
     "UVIMNMX UIMAD.HI UFADD UFMUL UFFMA UFSETP UFSEL UFMNMX UF2FP UI2FP UIDP "
     "UVIMNMX3 UFMNMX3 UFSET UVIRTCOUNT UI2F UF2I UPSETP UF2F UFRND USETMAXREG",
     {Uniform}},
    {"UMOV UMOV.64", {UniformMove}},
    {"ULDC", {UniformConstant}},
    {"VOTEU UVOTE", {UniformVote}},
    {"LDCU", {ToUniform, true}},
    {"S2UR", {ToUniform, true, Unit::SystemToUniform}},
    {"REDUX", {ToUniform, true}},
    {"HGMMA QGMMA IGMMA BGMMA", {WarpGroup}},
    {"WARPGROUP DEPBAR LDGDEPBAR MEMBAR FENCE ERRBAR CGAERRBAR PREEXIT "
     "ENDCOLLECTIVE",
     {Synchronization}},
};

const StringMap<Timing> &timingByMnemonic() {
  static const StringMap<Timing> map = [] {
    StringMap<Timing> made;
    for (const TimingRow &row : rows) {
      SmallVector<StringRef, 0> names;
      SplitString(row.mnemonics, names);
      for (StringRef name : names)
        made[name] = row.timing;
    }
    return made;
  }();
  return map;
}

/// fp64 and fp16 tensor instructions share a slow unit with scoreboarded
/// results on consumer chips: 8.6 to 8.9 and 12.x.
bool hasSlowDouble(const GpuTarget &gpu) {
  unsigned chip = gpu.computeCapability;
  return chip == 75 || (chip > 80 && chip < 90) || chip >= 103;
}
} // namespace

std::optional<Timing> timingOf(const SassInstruction &instruction,
                               ArrayRef<uint8_t> bytes, const GpuTarget &gpu) {
  if (!instruction.isKnown())
    return std::nullopt;
  StringRef mnemonic = instruction.row->mnemonic;
  auto found = timingByMnemonic().find(mnemonic);
  if (found == timingByMnemonic().end()) {
    // R2UR waits for its result by itself from 9.0 on (13 cycles).
    if (mnemonic == "R2UR")
      return Timing{ToUniform, gpu.computeCapability < 90};
    return std::nullopt;
  }
  Timing timing = found->second;
  uint64_t high = support::endian::read64le(bytes.data() + 8);
  // Bit 80: CS2R of 64 bits.
  if (mnemonic == "CS2R" && high >> 16 & 1)
    timing.timing = WideMove;
  if (timing.timing == Double && hasSlowDouble(gpu))
    timing.isVariable = true;
  // A second factor of one register: HMMA.1688 of 16-bit floats, IMMA of one
  // step; the others need two passes of the unit.
  if (timing.timing == TensorLong)
    for (const SassOperand &operand : instruction.operands)
      if (operand.role == SassRole::B && operand.count == 1)
        timing.timing = TensorShort;
  // Bit 80: operands of 64 bits, which sm_120 has.
  if (mnemonic == "ISETP" && gpu.computeCapability >= 120 && high >> 16 & 1)
    timing.timing = WideAlu;
  // Bit 73: so has IADD.
  if (mnemonic == "IADD" && high >> 9 & 1)
    timing.timing = WideAlu;
  if ((timing.timing == DualAlu && gpu.computeCapability < 100) ||
      (timing.timing == WideAlu && gpu.computeCapability < 120))
    timing.timing = Alu;
  return timing;
}

} // namespace kiln
