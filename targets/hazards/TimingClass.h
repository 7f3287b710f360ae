//===- TimingClass.h - how an instruction reads and writes in time --------===//
//
// The timing of a SASS instruction depends on its pipe: fixed latency or
// scoreboard, and when it fetches its operands. This is the table, by mnemonic
// of Sass.td. An instruction that is not listed has no timing, and the checker
// says so.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_HAZARDS_TIMINGCLASS_H
#define KILN_TARGETS_HAZARDS_TIMINGCLASS_H

#include "targets/isa/sass/SassInstruction.h"

namespace kiln {

/// Instructions whose results and operands keep the same times. The names
/// follow the tables of Mesa's NAK (sm80_instr_latencies.rs), which NVIDIA
/// provided.
enum class TimingClass : uint8_t {
  None,            ///< needs no time for any register: NOP
  Alu,             ///< IADD3, LOP3, SHF, ...
  DualAlu,         ///< ISETP, SEL, MOV, ...: ALU until 9.0
  WideAlu,         ///< IADD and others of 64 bits: ALU, on sm_120
  WideMove,        ///< CS2R of 64 bits
  Fma,             ///< FFMA, FADD, FMUL, IMAD
  WideMultiply,    ///< IMAD.WIDE: halves of its result come at their own times
  HighMultiply,    ///< IMAD.HI: like Fma, with an addend of two registers
  Half,            ///< HADD2, HFMA2, HMUL2
  HalfTensor,      ///< HFMA2.MMA, which runs beside fp64
  Double,          ///< fp64
  TensorShort,     ///< HMMA.1688, IMMA
  TensorLong,      ///< HMMA.16816
  TensorDouble,    ///< DMMA
  Transcendental,  ///< MUFU, conversions, LDC, POPC: results by scoreboard
  Memory,          ///< address unit: loads, stores, SHFL, BAR
  SharedBarrier,   ///< SYNCS: barriers in shared memory; STTM
  Branch,          ///< branches and convergence barriers
  Uniform,         ///< the uniform datapath
  UniformMove,     ///< UMOV
  UniformConstant, ///< ULDC
  UniformVote,     ///< VOTEU
  ToUniform,       ///< R2UR, S2UR, REDUX: a value of the vector side
  WarpGroup,       ///< HGMMA and its kin: registers stay in flight
  Synchronization, ///< WARPGROUP, DEPBAR, FENCE, MEMBAR
};

/// Functional units that complete in order: a scoreboard on a later one covers
/// the earlier ones (sass.md 3.1, measured: 7447 dependences of ptxas's sm_90
/// code rely on it, and on no other unit).
enum class OrderedUnit : uint8_t {
  None,
  Special, ///< MUFU and conversions
  Shared,  ///< shared memory's pipe: LDS, LDSM, SHFL
  SystemToUniform,
  Double, ///< fp64 where its results come by scoreboard
};

/// When the operands in general registers are fetched.
enum class OperandFetch : uint8_t {
  AtIssue,
  /// From the queue of the memory unit, in its order: the register must keep
  /// its value until a scoreboard says that it was read.
  Queued
};

/// What the checker knows of one instruction beside its registers.
struct Timing {
  TimingClass timing = TimingClass::None;
  /// Only a scoreboard says when the result is there.
  bool isVariable = false;
  OrderedUnit unit = OrderedUnit::None;
  OperandFetch fetch = OperandFetch::AtIssue;
};

/// The timing of an instruction on a GPU; nullopt: unknown. `bytes` are its 16.
std::optional<Timing> timingOf(const SassInstruction &instruction,
                               llvm::ArrayRef<uint8_t> bytes,
                               const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_HAZARDS_TIMINGCLASS_H
