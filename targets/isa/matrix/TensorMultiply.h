//===- TensorMultiply.h - tcgen05.mma: operands in tensor memory ----------===//
//
// One thread makes a tensor core multiply: B lies in shared memory, A there or
// in tensor memory, and D in tensor memory, 128 lanes of 512 columns of 32 bits
// (PTX ISA, "tcgen05"). What the numbers are, which shape they have and how A
// and B lie is not in the instruction's name but in a word that it is given at
// run time, its instruction descriptor.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_MATRIX_TENSORMULTIPLY_H
#define KILN_TARGETS_ISA_MATRIX_TENSORMULTIPLY_H

#include "targets/gpu/TensorColumns.h"
#include "targets/isa/matrix/MatrixInstruction.h"
#include <optional>

namespace kiln {

/// In the order in which LLVM's intrinsics count those without scales.
enum class TensorKind : uint8_t {
  F16,
  TF32,
  F8F6F4,
  I8,
  // With scales:
  MXF8F6F4,
  MXF4,
  MXF4NVF4
};

/// "mxf4nvf4" as in "kind::mxf4nvf4", of PTX and of LLVM's intrinsics.
std::optional<TensorKind> tensorKindOf(llvm::StringRef name);
llvm::StringRef nameOf(TensorKind kind);
/// Elements along K that share a scale where the name says nothing: 0 of kinds
/// without scales.
unsigned usualScaleRun(TensorKind kind);

/// One tcgen05.mma of one block (cta_group::1).
struct TensorMultiply {
  TensorKind kind;
  MatrixType aType, bType, dType;
  unsigned m, n, k;
  /// Contiguous along M and N, and not along K.
  bool transposeA, transposeB;
  bool negateA, negateB;
  /// Elements along K that share a scale; 0: there are no scales.
  unsigned scaleRun;
  MatrixType scaleType;
  /// The first byte that counts of each word of scales.
  unsigned scaleByteA, scaleByteB;

  /// Whether A and B of a type may be contiguous along M and N (PTX ISA,
  /// "tcgen05", "Major-ness supported by canonical layouts"): those of 8 and 16
  /// bits. wgmma transposes 16 bits only.
  static bool mayTranspose(MatrixType type) {
    return bitsOf(type) == 8 || bitsOf(type) == 16;
  }

  static constexpr unsigned kLanes = 128, kColumns = kTensorColumns, kWarps = 4;
  static constexpr unsigned kLanesOfWarp = kLanes / kWarps;
  static constexpr unsigned kLeastColumns = kLeastTensorColumns;
  /// Of a row of A and of B along K in shared memory, whatever the type.
  static constexpr unsigned kBytesOfK = 32;

  /// Elements in 16 bytes of shared memory. Formats of less than 8 bits that
  /// may be mixed with 8-bit ones come in groups of 16, packed at their low
  /// end.
  unsigned perChunk(MatrixType type) const;
  /// The lane of a row of A or D, from the first lane of the operand on: 64
  /// rows lie in the lower halves of the warps' lanes.
  unsigned laneOf(unsigned row) const {
    return m == kLanes ? row : row / 16 * kLanesOfWarp + row % 16;
  }
  /// Columns of 32 bits: of D, whose elements have one each; of A; of the
  /// scales of so many rows.
  unsigned columnsOfD() const { return n; }
  unsigned columnsOfA() const { return kBytesOfK / 4; }
  static unsigned columnsOfScales(unsigned rows) {
    return (rows + kLanesOfWarp - 1) / kLanesOfWarp;
  }
  unsigned scalesOfRow() const { return k / scaleRun; }
};

/// Rows and columns of D that an instruction descriptor asks for, of whatever
/// kind; they may be ones that no instruction has.
struct TensorShape {
  unsigned rows, columns;
};
TensorShape tensorShapeOf(uint32_t descriptor);

/// Reads an instruction descriptor. `scaleRun` is the usual one, or what the
/// name says. Returns what is wrong with it ("asks for ..."), or null.
const char *readTensorMultiply(TensorKind kind, unsigned scaleRun,
                               uint32_t descriptor, TensorMultiply &result);

/// The instruction descriptor by which a multiplication of the kind is asked
/// for: the word that readTensorMultiply reads.
uint32_t instructionDescriptor(const TensorMultiply &multiply);

/// The shape of tcgen05.ld and tcgen05.st: which words of tensor memory a warp
/// takes, and which lane has them in which register.
struct TensorAccess {
  enum Shape : uint8_t { Of32x32, Of16x64, Of16x128, Of16x256, Of16x32x2 };
  Shape shape;
  unsigned times; ///< 1 to 128

  struct Location {
    unsigned lane, column; ///< from the address on
  };
  /// Registers of a thread.
  unsigned registers() const;
  /// Where the word of a register of a lane is.
  Location at(unsigned lane, unsigned reg) const;
  /// The upper half of the lanes has its words so many columns further as an
  /// operand says.
  bool isSplit() const { return shape == Of16x32x2; }
};

/// "16x64b" and "x8", as PTX and LLVM call them.
std::optional<TensorAccess> tensorAccessOf(llvm::StringRef shape,
                                           llvm::StringRef times);

/// The shape of tcgen05.cp: rows of shared memory, and the lanes they go to.
struct TensorCopy {
  enum Shape : uint8_t {
    Of128x256,
    Of128x128,
    Of64x128To02And13,
    Of64x128To01And23,
    Of32x128ToAll
  };
  Shape shape;

  unsigned rows() const;
  unsigned columns() const { return shape == Of128x256 ? 8 : 4; }
  /// The row that a lane gets.
  unsigned rowOf(unsigned lane) const;
};

/// "64x128b.warpx2::02_13"; LLVM has underscores and no colons.
std::optional<TensorCopy> tensorCopyOf(llvm::StringRef shape);

} // namespace kiln

#endif // KILN_TARGETS_ISA_MATRIX_TENSORMULTIPLY_H
