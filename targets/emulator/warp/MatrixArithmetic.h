//===- MatrixArithmetic.h - fragments in, products, fragments out ---------===//
//
// What matrix instructions of all kinds share. The head of ExchangeMatrix.cpp
// says how accumulation is rounded.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_WARP_MATRIXARITHMETIC_H
#define KILN_TARGETS_EMULATOR_WARP_MATRIXARITHMETIC_H

#include "targets/emulator/warp/Exchange.h"
#include "targets/emulator/warp/MatrixNumbers.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include <cmath>
#include <vector>

namespace kiln::emu {

/// The positions of elements of A, B or C in a lane's 64-bit slots: an operand
/// of the call starts a new one.
class Fragment {
public:
  Fragment(const MatrixBases &bases, MatrixType type, MatrixPart part,
           unsigned firstSlot);

  unsigned slots() const { return slotCount; }
  uint64_t read(const uint64_t *lane, unsigned element) const {
    const Location &at = elements[element];
    uint64_t bits = lane[at.slot] >> at.shift;
    if (at.shift > lastShift) // of 6 bits: some lie in two slots
      bits |= lane[at.slot + 1] << (64 - at.shift);
    return bits & mask;
  }
  void write(uint64_t *lane, unsigned element, uint64_t bits) const {
    const Location &at = elements[element];
    lane[at.slot] |= (bits & mask) << at.shift;
  }

  /// Calls visit(element, row, column) for every element of a lane.
  template <typename Visit> void forElements(unsigned lane, Visit visit) const {
    auto [laneRow, laneColumn] = bases.at(0, lane);
    for (unsigned i = 0; i != elements.size(); ++i)
      visit(i, laneRow ^ elements[i].row, laneColumn ^ elements[i].column);
  }

private:
  /// What holds of one element in every lane, found once and not for each of
  /// them: its slot, and the coordinates that its number adds to the lane's.
  struct Location {
    unsigned slot, shift, row, column;
  };

  const MatrixBases &bases;
  uint64_t mask;
  unsigned slotCount, lastShift;
  llvm::SmallVector<Location, 32> elements;
};

/// The numbers of one operand, by row and column.
template <typename T> struct Matrix {
  Matrix(unsigned rows, unsigned columns)
      : columns(columns), values(rows * columns) {}
  T &at(unsigned row, unsigned column) {
    return values[row * columns + column];
  }
  unsigned columns;
  std::vector<T> values;
};

template <typename T> T numberOf(MatrixType type, uint64_t bits);
template <> inline float numberOf<float>(MatrixType type, uint64_t bits) {
  return floatOf(type, bits);
}
template <> inline double numberOf<double>(MatrixType, uint64_t bits) {
  return llvm::bit_cast<double>(bits);
}
template <> inline int32_t numberOf<int32_t>(MatrixType type, uint64_t bits) {
  return integerOf(type, bits);
}

inline double multiplyAdd(double a, double b, double c) {
  return std::fma(a, b, c);
}
inline int32_t multiplyAdd(int32_t a, int32_t b, int32_t c) {
  return uint32_t(c) + uint32_t(a) * uint32_t(b);
}

inline uint64_t bitsOfResult(MatrixType type, float value) {
  return type == MatrixType::F16 ? halfBits(value)
                                 : llvm::bit_cast<uint32_t>(value);
}
inline uint64_t bitsOfResult(MatrixType, double value) {
  return llvm::bit_cast<uint64_t>(value);
}
inline uint64_t bitsOfResult(MatrixType, int32_t value) {
  return uint32_t(value);
}

template <typename T>
Matrix<T> gather(const WarpExchange &x, const Fragment &from, MatrixType type,
                 unsigned rows, unsigned columns) {
  Matrix<T> result(rows, columns);
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    from.forElements(lane, [&](unsigned i, unsigned row, unsigned column) {
      result.at(row, column) = numberOf<T>(type, from.read(x.in[lane], i));
    });
  return result;
}

/// c += a * b; each element adds its products in the order of k.
template <typename T>
void multiplyInto(Matrix<T> &c, Matrix<T> &a, Matrix<T> &b) {
  unsigned depth = a.columns, rows = a.values.size() / depth;
  for (unsigned i = 0; i != rows; ++i)
    for (unsigned k = 0; k != depth; ++k)
      for (unsigned j = 0; j != c.columns; ++j)
        c.at(i, j) = multiplyAdd(a.at(i, k), b.at(k, j), c.at(i, j));
}
/// The same, several columns at once where the machine has instructions for it.
template <>
void multiplyInto(Matrix<float> &c, Matrix<float> &a, Matrix<float> &b);

/// The inverse of gather(): into results that are zero so far.
template <typename T>
void scatter(WarpExchange &x, const Fragment &to, MatrixType type,
             Matrix<T> &from) {
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    to.forElements(lane, [&](unsigned i, unsigned row, unsigned column) {
      to.write(x.out[lane], i, bitsOfResult(type, from.at(row, column)));
    });
}

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_WARP_MATRIXARITHMETIC_H
