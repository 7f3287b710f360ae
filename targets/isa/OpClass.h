//===- OpClass.h - what an instruction is ---------------------------------===//
//
// One vocabulary for all that Kiln reads: LLVM's machine instructions, inline
// PTX, SASS and AMD's machine code. Costs.td has a row for each class.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_OPCLASS_H
#define KILN_TARGETS_ISA_OPCLASS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace kiln {

/// What an instruction does, as far as costs and schedules go.
enum class OpClass : uint8_t {
  Meta, // no machine instruction: PHI leftovers, IMPLICIT_DEF, KILL
  Move,
  Integer,
  IntegerMultiply,
  IntegerDivide,
  Compare,
  Float,
  Double,
  Half,
  Convert,
  Special, // exp2, log2, rcp, rsqrt, sqrt, sin, cos
  FloatDivide,
  Scalar, // AMD's scalar unit
  LoadGlobal,
  LoadShared,
  LoadConstant, // parameters, constant bank, AMD's scalar loads
  LoadLocal,
  StoreGlobal,
  StoreShared,
  StoreLocal,
  Atomic,
  AsyncCopy,
  MatrixLoad, // ldmatrix
  Matrix,
  AsyncMatrix, // wgmma: issues and returns at once
  Shuffle,
  Barrier,
  Wait, // waits for outstanding copies or matrix instructions; fences
  Control,
  Unknown,
  Last = Unknown
};

/// "load.global" and so on, for remarks and tests.
llvm::StringRef opClassName(OpClass opClass);

/// True for a read of memory whose result the program waits for.
bool isLoad(OpClass opClass);

/// Where an instruction executes. Two instructions of different pipes overlap,
/// two of one pipe queue.
enum class Pipe : uint8_t {
  None, // takes no pipe: meta instructions, what ptxas removes
  Alu,  // NVIDIA: integer, logic, comparison, conversion to a narrower type
  Fma,  // NVIDIA: fp32 and integer multiplication; AMD: the whole vector ALU
  Double,
  Special, // NVIDIA's XU (MUFU), AMD's transcendental unit
  Memory,  // NVIDIA: the load-store unit, shared memory and shuffles included;
           // AMD: vector memory
  Shared,  // AMD's LDS
  Scalar,  // AMD's scalar unit and scalar memory, NVIDIA's uniform datapath
  Matrix,
  Control, // branches, barriers, waits
  Last = Control
};

/// "alu" and so on, for remarks and tests.
llvm::StringRef pipeName(Pipe pipe);

/// What an operation is, as far as its cost goes: the key of a row of Costs.td.
struct OpKind {
  OpClass opClass = OpClass::Unknown;
  /// Width of an access, or of an integer, per lane; 0: the usual one, 4.
  unsigned bytes = 0;
  /// "m16n8k16.f32.f16", "pack", "l1" and so on; a variant without a row of its
  /// own costs what "" does.
  std::string variant;
};

} // namespace kiln

#endif // KILN_TARGETS_ISA_OPCLASS_H
