#include "targets/hazards/Distances.h"
#include "targets/gpu/GpuTarget.h"

namespace kiln {
namespace {
using enum TimingClass;

/// Columns of the sheet: who wrote.
enum Writer {
  wAlu,
  wMove64,
  wFma,
  wLow,
  wHigh,
  wHalf,
  wSlow,
  wShort,
  wLong,
  wDouble
};
/// Rows of the sheet: who reads.
enum Reader {
  rAlu,
  rFma,
  rFactor,
  rAddendHigh,
  rHalf,
  rSlow,
  rTensor,
  rQueue,
  rMemory
};

/// General registers, read after write: NAK, sm80_instr_latencies.rs
/// (read_after_write), which holds for Ampere and Ada; on Hopper 0 of 52,630
/// pairs of ptxas's code are below it.
constexpr uint8_t sheetReads[9][10] = {
    // ALU  CS2R FMA  WLO  WHI  FP16 SLOW MMA1 MMA2 DMMA
    {4, 6, 5, 3, 5, 5, 10, 13, 17, 25}, // ALU
    {5, 6, 4, 2, 4, 5, 10, 13, 17, 25}, // FMA; addend of IMAD.WIDE, lower half
    {5, 6, 4, 4, 6, 5, 10, 13, 17, 25}, // factors of IMAD.WIDE
    {3, 4, 2, 2, 2, 3, 8, 11, 15, 23},  // its addend, upper half
    {5, 6, 5, 3, 5, 5, 10, 13, 17, 25}, // FP16
    {6, 6, 6, 6, 6, 6, 6, 13, 17, 25},  // HFMA2.MMA, fp64
    {7, 7, 7, 7, 7, 7, 11, 14, 18, 26}, // matrix instructions
    {4, 4, 4, 4, 4, 4, 6, 11, 15, 23},  // MUFU, LDC, SYNCS, branches
    {5, 5, 5, 5, 5, 5, 7, 12, 16, 24},  // memory, SHFL, BAR
};

Writer writerOf(const TimedAccess &access) {
  switch (access.timing) {
  case WideMove:
    return wMove64;
  case Fma:
  case HighMultiply:
    return wFma;
  case WideMultiply:
    return access.part ? wHigh : wLow;
  case Half:
    return wHalf;
  case HalfTensor:
  case Double:
    return wSlow;
  case TensorShort:
    return wShort;
  case TensorLong:
    return wLong;
  case TensorDouble:
    return wDouble;
  default:
    return wAlu;
  }
}

Reader readerOf(const TimedAccess &access) {
  switch (access.timing) {
  case Fma:
    return rFma;
  case HighMultiply:
    return access.role == SassRole::C && access.part ? rAddendHigh : rFma;
  case WideMultiply:
    return access.role != SassRole::C ? rFactor
           : access.part              ? rAddendHigh
                                      : rFma;
  case Half:
    return rHalf;
  case HalfTensor:
  case Double:
    return rSlow;
  case TensorShort:
  case TensorLong:
  case TensorDouble:
  case WarpGroup:
    return rTensor;
  case Transcendental:
  case SharedBarrier:
  case Branch:
    return rQueue;
  case Memory:
  case Synchronization:
    return rMemory;
  case ToUniform:
    // R2UR from 9.0 on: after FFMA and IMAD ptxas leaves 5 cycles, and with 4
    // an H100 takes the old value. Before, it waits in a queue.
    return access.isVariable ? rQueue : rAlu;
  default:
    return rAlu;
  }
}

bool isTensor(TimingClass timing) {
  return timing == TensorShort || timing == TensorLong ||
         timing == TensorDouble;
}

bool isSlow(TimingClass timing) {
  return timing == Double || timing == HalfTensor;
}

/// Multiplications and additions: one pipe, whatever they give.
bool isMultiply(TimingClass timing) {
  return timing == Fma || timing == HighMultiply || timing == WideMultiply;
}

bool isUniformSide(TimingClass timing) {
  return timing == Uniform || timing == UniformMove ||
         timing == UniformConstant || timing == UniformVote ||
         timing == ToUniform;
}

/// Whether the reader fetches its operands through the queue of the memory unit
/// or of the special function unit.
bool isDecoupled(TimingClass timing) {
  return timing == Transcendental || timing == Memory ||
         timing == SharedBarrier || timing == ToUniform ||
         timing == WarpGroup || timing == Synchronization;
}

/// NAK's sm100 tables, which ptxas's code for sm_90 keeps for fp64 and R2UR.
Distance generalRead(const TimedAccess &writer, const TimedAccess &reader,
                     const GpuTarget &gpu) {
  unsigned sheet = sheetReads[readerOf(reader)][writerOf(writer)];
  unsigned chip = gpu.computeCapability;
  if (chip < 80 && isTensor(reader.timing) && !isTensor(writer.timing))
    --sheet; // ptxas, sm_75
  if (chip >= 90 && isSlow(writer.timing) && writer.timing == reader.timing)
    sheet = 8;
  if (chip >= 100 && isTensor(writer.timing))
    sheet = isTensor(reader.timing) ? 20 : 19;
  // The sheet says 4, NAK's tests needed 5, ptxas leaves 4.
  unsigned seen = writer.timing == Half && reader.timing == Half ? 4 : 0;
  // ptxas leaves 5 on sm_120 wherever a DualAlu is on either side, but for
  // additions of 64 bits (4, nvJPEG).
  bool isDual = writer.timing == DualAlu || reader.timing == DualAlu;
  bool isWide = writer.timing == WideAlu || reader.timing == WideAlu;
  if (chip >= 120 && isDual && readerOf(reader) == rAlu && sheet == 4) {
    sheet = 5;
    seen = isWide ? 4 : 0;
  }
  return {sheet, seen};
}

/// NAK, pred_read_after_write; Turing reads a cycle earlier (ptxas, sm_75).
Distance predicateRead(const TimedAccess &writer, const TimedAccess &reader,
                       const GpuTarget &gpu) {
  unsigned decoupled = gpu.computeCapability < 80 ? 12 : 13;
  bool isFloatLike = isMultiply(writer.timing) || writer.timing == Half;
  if (reader.role == SassRole::Guard || isDecoupled(reader.timing) ||
      reader.timing == Branch)
    return {isSlow(writer.timing) ? 14u : decoupled, 0};
  if (isSlow(reader.timing))
    return {isSlow(writer.timing) ? 6u : decoupled, 0};
  if (isSlow(writer.timing))
    return {6, 0};
  // ptxas lets IMAD.X read the carry of IMAD.WIDE.U32 after 4 cycles, too
  // (nvJPEG for sm_86, 89 and 90); NAK's sheet says 5.
  if (isMultiply(reader.timing))
    return {writer.timing == Fma || writer.timing == HighMultiply ? 4u : 5u,
            writer.timing == WideMultiply ? 4u : 0u};
  return {isFloatLike ? 5u : 4u, 0};
}

/// NAK, URegLatencySM80::read_after_write; R2UR from sm_90 on: 13 (ptxas), BRXU
/// on Turing: 9 (ptxas).
Distance uniformRead(const TimedAccess &writer, const TimedAccess &reader,
                     const GpuTarget &gpu) {
  bool isAddress =
      reader.role == SassRole::Address || reader.role == SassRole::Descriptor;
  bool isConstantAddress =
      reader.timing == UniformConstant ||
      (isAddress && !isDecoupled(reader.timing) && reader.timing != Branch &&
       !isUniformSide(reader.timing));
  switch (writer.timing) {
  case ToUniform:
    return {13, 0};
  case Uniform:
    if (isConstantAddress)
      return {12, 0};
    if (reader.timing == Branch)
      return {gpu.computeCapability < 80 ? 9u : 10u, 0};
    if (reader.timing == Uniform)
      return {4, 0};
    if (reader.timing == UniformMove || reader.timing == UniformVote)
      return {7, 0};
    return {isDecoupled(reader.timing) ? 9u : 6u, 0};
  default: // UMOV, ULDC, VOTEU
    return {isConstantAddress ? 5u : reader.timing == Branch ? 3u : 2u, 0};
  }
}

/// NAK, UPredLatencySM80::pred_read_after_write.
Distance uniformPredicateRead(const TimedAccess &writer,
                              const TimedAccess &reader) {
  bool isVote = writer.timing == UniformVote;
  if (reader.timing == Branch)
    return {isVote ? 2u : 9u, 0};
  if (reader.role == SassRole::Guard || reader.timing == UniformConstant ||
      reader.timing == WarpGroup)
    return {isVote ? 5u : 11u, 0};
  if (reader.timing == Uniform)
    return {isVote ? 1u : 4u, 0};
  return {isVote ? 1u : 6u, 0};
}

/// NAK, write_after_write: 1 where nothing else is said.
unsigned generalWrite(const TimedAccess &first, const TimedAccess &second) {
  auto guarded = [&](unsigned plain, unsigned more) {
    return plain + (first.isGuarded ? more : 0);
  };
  bool toVariable = second.isVariable && !isSlow(second.timing);
  switch (first.timing) {
  case HalfTensor:
  case Double:
    if (toVariable)
      return guarded(1, 9);
    return isSlow(second.timing) ? 2 : guarded(3, 3);
  case TensorShort:
  case TensorLong:
  case TensorDouble: {
    unsigned extra = first.timing == TensorShort  ? 0
                     : first.timing == TensorLong ? 4
                                                  : 12;
    if (isTensor(second.timing))
      return 4 + extra;
    return toVariable ? guarded(7 + extra, 6) : guarded(8 + extra, 1);
  }
  default:
    return toVariable ? guarded(1, 5) : 1;
  }
}

unsigned writeAfterWrite(const TimedAccess &first, const TimedAccess &second) {
  switch (first.file) {
  case SassFile::R:
    return generalWrite(first, second);
  case SassFile::P:
    if (second.isVariable)
      return first.isGuarded ? 12 : 2;
    return isSlow(first.timing) ? 2 : 1;
  case SassFile::UR:
    if (first.timing == second.timing)
      return 1;
    if (second.timing == ToUniform)
      return first.timing == Uniform ? (first.isGuarded ? 11 : 4)
                                     : 3; // NAK: 4; ptxas, sm_90a: 3
    if (first.timing == Uniform && second.timing != Uniform)
      return 7;
    return 1;
  case SassFile::UP:
    return first.timing == Uniform && second.timing == UniformVote ? 7 : 1;
  }
  return 1;
}

/// NAK, write_after_read.
unsigned writeAfterRead(const TimedAccess &reader, const TimedAccess &writer) {
  bool isCoupled = reader.timing == Alu || reader.timing == DualAlu ||
                   reader.timing == WideAlu || isMultiply(reader.timing);
  switch (reader.file) {
  case SassFile::R:
    // R2UR on 9.0: ptxas leaves 2 cycles, but to what writes later than the
    // ALU.
    if (reader.timing == ToUniform)
      return isMultiply(writer.timing) || writer.timing == Half ||
                     isSlow(writer.timing)
                 ? 1
                 : 2;
    return isCoupled && !isSlow(writer.timing) &&
                   (writer.isVariable || isTensor(writer.timing))
               ? 2
               : 1;
  case SassFile::UR:
    return reader.timing == Uniform && (writer.timing == UniformMove ||
                                        writer.timing == UniformConstant ||
                                        writer.timing == UniformVote)
               ? 3
               : 1;
  default:
    return 1;
  }
}
} // namespace

Distance distanceBetween(Dependence dependence, const TimedAccess &earlier,
                         const TimedAccess &later, const GpuTarget &gpu) {
  switch (dependence) {
  case Dependence::WriteAfterWrite:
    return {earlier.isVariable ? 1 : writeAfterWrite(earlier, later), 0};
  case Dependence::WriteAfterRead:
    // ptxas leaves 1 after R2UR on sm_120.
    return {writeAfterRead(earlier, later),
            earlier.timing == ToUniform && gpu.computeCapability >= 100 ? 1u
                                                                        : 0u};
  case Dependence::ReadAfterWrite:
    break;
  }
  if (earlier.isVariable)
    return {1, 0};
  switch (earlier.file) {
  case SassFile::R:
    return generalRead(earlier, later, gpu);
  case SassFile::P:
    return predicateRead(earlier, later, gpu);
  case SassFile::UR:
    return uniformRead(earlier, later, gpu);
  case SassFile::UP:
    return uniformPredicateRead(earlier, later);
  }
  return {};
}

} // namespace kiln
