//===- MatrixInstruction.h - what one matrix instruction is ---------------===//
//
// D = A * B + C, by the lanes of a warp together. Matrix.td holds the records,
// TableGen makes this table of them, read by the emulator that executes the
// instruction, the lowering that distributes its operands (fragment layouts),
// and the check that a GPU has it.
//
// Coordinates are (row, column): A is (m, k), B is (k, n), C and D are (m, n).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_MATRIX_MATRIXINSTRUCTION_H
#define KILN_TARGETS_ISA_MATRIX_MATRIXINSTRUCTION_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace kiln {

/// What the elements of an operand are. FNUZ: without infinities and negative
/// zero, as gfx942 has them; the others are the OCP's.
enum class MatrixType : uint8_t {
  F16,
  BF16,
  TF32, ///< an f32 of which the upper 19 bits count
  F32,
  F64,
  S8,
  U8,
  S32,
  E4M3,
  E5M2,
  E4M3FNUZ,
  E5M2FNUZ,
  E2M3,
  E3M2,
  E2M1,
  // The same in a byte each, as mma.sync has them beside 8-bit formats: at the
  // low end, and e2m1 in the middle (PTX ISA, "Packed formats").
  E2M3InByte,
  E3M2InByte,
  E2M1InByte,
  E8M0,  ///< of scales: a power of two, or not a number
  UE4M3, ///< of scales: an E4M3 whose sign does not count
};
unsigned bitsOf(MatrixType type);
/// The number by which scaled MFMA's cbsz (of A) and blgp (of B) call a type.
unsigned mfmaFormat(MatrixType type);

/// The type of one operand of the intrinsic: LLVM's i32, <4 x half> and so on.
/// Consecutive elements of a lane fill an operand from its low end.
enum class MatrixPart : uint8_t {
  F32,
  F64,
  I32,
  I64,
  V2F16,
  V2F32,
  V2I16,
  V2I32,
  V4F16,
  V4F32,
  V4F64,
  V4I16,
  V4I32,
  V6I32,
  V8F16,
  V8BF16,
  V8F32,
  V8I16,
  V8I32,
  V16BF16,
  V16F16,
  V16F32,
  V16I16,
  V16I32
};
/// A part taken apart.
struct PartType {
  enum Element : uint8_t { Integer, Half, Bfloat, Float, Double } element;
  unsigned elementBits;
  unsigned count; ///< 1: no vector
  unsigned bits() const { return elementBits * count; }
};
PartType typeOf(MatrixPart part);

/// The operands of the intrinsic beside the parts of A, B and C.
enum class MatrixCall : uint8_t {
  Plain,       ///< none; returns a struct of C's parts
  Mfma,        ///< three immediate i32 (cbsz, abid, blgp), zero for us
  Wmma,        ///< none
  WmmaInteger, ///< i1 "signed" before A and B, i1 "clamp" at the end
  // GFX12.5's have two i1 after C that say whether the next one has the same A
  // or B:
  WmmaModifiers,   ///< i1 "negated" before A and B, i16 modifier before C
  WmmaSigns,       ///< i1 "signed" before A and B, i1 "clamp" at the end
  WmmaModifierOfC, ///< i16 modifier before C
  // With scales; A and B are vectors as long as the format needs or longer:
  MfmaScaled, ///< immediate i32 formats (cbsz, blgp); for A, then for B:
              ///< immediate i32 first byte, i32 scales; not scaled at all where
              ///< the scales of both are the constant zero
  MmaScaled,  ///< for A, then for B: i32 scales, i16 first byte, i16 lane
};

/// The operands of a call beside its parts. All are zero but signs.
struct CallOperands {
  bool hasFactorBits = false;  ///< an i1 before A, and one before B,
  bool areSigns = false;       ///< which say that it is signed, not negated
  bool hasModifierOfC = false; ///< an i16 before C
  unsigned hints = 0;          ///< i1 after C, which change no value
  /// The last operands, and the bits of each.
  unsigned atEnd = 0, bitsAtEnd = 0;
};
CallOperands operandsOf(MatrixCall call);

/// Which element a lane's register holds: the coordinates that each bit of the
/// numbers of register and lane adds by XOR. Registers count elements.
struct MatrixBases {
  unsigned registerBits;
  uint8_t registers[5][2];
  uint8_t lanes[6][2];

  unsigned elements() const { return 1u << registerBits; }
  /// (row, column) of a lane's element.
  std::pair<unsigned, unsigned> at(unsigned reg, unsigned lane) const;
};

/// Factors of the elements of A and B: the neighbours along K of a row of A, or
/// a column of B, share one. The coordinates of one are the row, and the number
/// of the neighbours; of B the other way round.
struct MatrixScales {
  MatrixType type;
  /// Neighbours, 0: it has no scales.
  unsigned run;
  /// Of a lane's register of 32 bits, from the byte on that the call selects;
  /// registers count bytes. Of lanes that differ only by bits that add nothing,
  /// the call selects the one that is read.
  MatrixBases a, b;

  explicit operator bool() const { return run; }
  /// How many bytes of a register a call takes.
  unsigned bytes() const { return a.elements(); }
};

/// One matrix instruction.
struct MatrixInstruction {
  /// Shape, type of the accumulator, types of the operands:
  /// "mma.m16n8k16.f32.bf16".
  const char *name;
  unsigned m, n, k;
  /// Lanes of the warps that have it.
  unsigned lanes;
  MatrixType aType, bType, cType;
  MatrixBases a, b, c;
  MatrixPart aPart, bPart, cPart;
  MatrixCall call;
  /// LLVM's name, without the types of an overloaded one.
  const char *intrinsic;
  /// NVIDIA: from which compute capability and PTX version (times ten) on, and
  /// on which capabilities ptxas makes it of slower instructions.
  unsigned firstCapability, firstPtx, emulatedFirst, emulatedLast;
  /// Those without a first capability: how the names of the GPUs that have it
  /// begin, with spaces between.
  const char *gpus;
  /// Cycles that it occupies a SIMD of CDNA 3 (or of gfx950, where only that
  /// has it), 0: not known.
  unsigned cycles;
  MatrixScales scales;

  unsigned partsOf(const MatrixBases &bases, MatrixType type,
                   MatrixPart part) const {
    return bases.elements() * bitsOf(type) / typeOf(part).bits();
  }
  /// How many operands of the call A, B and C are.
  unsigned aParts() const { return partsOf(a, aType, aPart); }
  unsigned bParts() const { return partsOf(b, bType, bPart); }
  unsigned cParts() const { return partsOf(c, cType, cPart); }
};

llvm::ArrayRef<MatrixInstruction> allMatrixInstructions();

/// The record of this name, or null.
const MatrixInstruction *lookupMatrixInstruction(llvm::StringRef name);

/// The mma.sync of a shape and types as PTX spells them ("m16n8k16", "f32",
/// "f16", "f16"), or null.
const MatrixInstruction *lookupMma(llvm::StringRef shape,
                                   llvm::StringRef result, llvm::StringRef left,
                                   llvm::StringRef right);

/// The mma.sync with scales of a shape, types of A and B and of their scales
/// ("m16n8k64", "e2m1", "e2m1", "ue8m0"), or null.
const MatrixInstruction *lookupScaledMma(llvm::StringRef shape,
                                         llvm::StringRef left,
                                         llvm::StringRef right,
                                         llvm::StringRef scales);

/// The instruction of the same shape whose A has the type of B, and B that of
/// A: the same one where they are equal.
const MatrixInstruction &
withExchangedTypes(const MatrixInstruction &instruction);

enum class MatrixSupport {
  None,
  Emulated, ///< the vendor's assembler makes it of other instructions
  Native
};
MatrixSupport matrixSupport(const GpuTarget &gpu,
                            const MatrixInstruction &instruction);

/// Which GPUs have an instruction, for messages: "sm_89 and later", "gfx90a,
/// gfx942".
std::string ownersOf(const MatrixInstruction &instruction);

/// All records of one intrinsic, whose name may end in the types that an
/// overloaded one has. Empty: it is no matrix instruction of ours.
llvm::SmallVector<const MatrixInstruction *, 4>
matrixInstructionsOf(llvm::StringRef intrinsic);

} // namespace kiln

#endif // KILN_TARGETS_ISA_MATRIX_MATRIXINSTRUCTION_H
