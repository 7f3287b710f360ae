//===- ExchangeMatrix.cpp - matrix instructions of both vendors -----------===//
//
// One function executes them all: it gathers A, B and C from the lanes as the
// record's bases say, multiplies, and hands D out by the bases of C.
//
// Arithmetic. Documents promise less than a result: the PTX ISA says of mma
// with f32 accumulators that products and sums have "at least single
// precision", in no order, AMD's manuals say nothing. Here products are exact
// and are added to the accumulator in the order of k, each sum rounded to f32,
// to nearest even. Hardware adds groups of products at once and cuts bits off
// (Fasi et al., "Numerical behavior of NVIDIA tensor cores", PeerJ Computer
// Science 7:e330, 2021), so that last bits differ there, too. An f16
// accumulator is rounded once, at the end. f64 is a chain of fused
// multiply-adds (PTX ISA: "the precision of fma.f64"). Integers wrap around, as
// without `.satfinite` and clamp. Subnormal numbers count; the 16-bit MFMAs of
// gfx90a take them for zero.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/Exchange.h"
#include "targets/emulator/warp/MatrixNumbers.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>
#include <vector>

using namespace kiln;
using namespace kiln::emu;

namespace {

/// Where the elements of A, B or C stand among a lane's 64-bit slots: an
/// operand of the call starts a new one.
class Fragment {
public:
  Fragment(const MatrixBases &bases, MatrixType type, MatrixPart part,
           unsigned firstSlot)
      : bases(bases), elementBits(bitsOf(type)), partBits(typeOf(part).bits()),
        firstSlot(firstSlot) {}

  unsigned slots() const {
    unsigned parts = bases.elements() * elementBits / partBits;
    return parts * llvm::divideCeil(partBits, 64);
  }
  uint64_t read(const uint64_t *lane, unsigned element) const {
    auto [slot, shift] = place(element);
    return lane[slot] >> shift & mask();
  }
  void write(uint64_t *lane, unsigned element, uint64_t bits) const {
    auto [slot, shift] = place(element);
    lane[slot] |= (bits & mask()) << shift;
  }

  const MatrixBases &bases;

private:
  uint64_t mask() const {
    return elementBits == 64 ? ~uint64_t(0) : (uint64_t(1) << elementBits) - 1;
  }
  std::pair<unsigned, unsigned> place(unsigned element) const {
    unsigned perPart = partBits / elementBits;
    unsigned bit = element % perPart * elementBits;
    unsigned slot = firstSlot +
                    element / perPart * llvm::divideCeil(partBits, 64) +
                    bit / 64;
    return {slot, bit % 64};
  }

  unsigned elementBits, partBits, firstSlot;
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
template <> float numberOf<float>(MatrixType type, uint64_t bits) {
  return floatOf(type, bits);
}
template <> double numberOf<double>(MatrixType, uint64_t bits) {
  return llvm::bit_cast<double>(bits);
}
template <> int32_t numberOf<int32_t>(MatrixType type, uint64_t bits) {
  return integerOf(type, bits);
}

float multiplyAdd(float a, float b, float c) { return std::fma(a, b, c); }
double multiplyAdd(double a, double b, double c) { return std::fma(a, b, c); }
int32_t multiplyAdd(int32_t a, int32_t b, int32_t c) {
  return uint32_t(c) + uint32_t(a) * uint32_t(b);
}

uint64_t bitsOfResult(MatrixType type, float value) {
  return type == MatrixType::F16 ? halfBits(value)
                                 : llvm::bit_cast<uint32_t>(value);
}
uint64_t bitsOfResult(MatrixType, double value) {
  return llvm::bit_cast<uint64_t>(value);
}
uint64_t bitsOfResult(MatrixType, int32_t value) { return uint32_t(value); }

template <typename T>
Matrix<T> gather(const WarpExchange &x, const Fragment &from, MatrixType type,
                 unsigned rows, unsigned columns) {
  Matrix<T> result(rows, columns);
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    for (unsigned i = 0; i != from.bases.elements(); ++i) {
      auto [row, column] = from.bases.at(i, lane);
      result.at(row, column) = numberOf<T>(type, from.read(x.in[lane], i));
    }
  return result;
}

template <typename T>
void multiply(WarpExchange &x, MatrixType aType, MatrixType bType,
              const Fragment &aFrom, const Fragment &bFrom,
              const Fragment &cFrom) {
  const MatrixInstruction &row = *x.matrix;
  Matrix<T> a = gather<T>(x, aFrom, aType, row.m, row.k),
            b = gather<T>(x, bFrom, bType, row.k, row.n),
            c = gather<T>(x, cFrom, row.cType, row.m, row.n);
  for (unsigned i = 0; i != row.m; ++i)
    for (unsigned j = 0; j != row.n; ++j)
      for (unsigned k = 0; k != row.k; ++k)
        c.at(i, j) = multiplyAdd(a.at(i, k), b.at(k, j), c.at(i, j));
  Fragment to(row.c, row.cType, row.cPart, 0);
  for (unsigned lane = 0; lane != x.warpSize; ++lane) {
    std::fill_n(x.out[lane], to.slots(), 0);
    for (unsigned i = 0; i != row.c.elements(); ++i) {
      auto [at, column] = row.c.at(i, lane);
      to.write(x.out[lane], i, bitsOfResult(row.cType, c.at(at, column)));
    }
  }
}

void runMatrix(WarpExchange &x) {
  const MatrixInstruction &row = *x.matrix;
  bool hasSigns = row.call == MatrixCall::WmmaInteger;
  unsigned slot = hasSigns;
  Fragment a(row.a, row.aType, row.abPart, slot);
  slot += a.slots() + hasSigns;
  Fragment b(row.b, row.bType, row.abPart, slot);
  slot += b.slots();
  Fragment c(row.c, row.cType, row.cPart, slot);
  slot += c.slots();
  MatrixType aType = row.aType, bType = row.bType;
  if (hasSigns) {
    aType = x.in[0][0] & 1 ? MatrixType::S8 : MatrixType::U8;
    bType = x.in[0][a.slots() + 1] & 1 ? MatrixType::S8 : MatrixType::U8;
    if (x.in[0][slot] & 1)
      x.error = "clamps its result, which the emulator does not know";
  }
  if (row.call == MatrixCall::Mfma &&
      (x.in[0][slot] || x.in[0][slot + 1] || x.in[0][slot + 2]))
    x.error = "permutes, broadcasts or negates its operands, which the "
              "emulator does not know";
  if (x.error)
    return;
  if (row.cType == MatrixType::F64)
    multiply<double>(x, aType, bType, a, b, c);
  else if (row.cType == MatrixType::S32)
    multiply<int32_t>(x, aType, bType, a, b, c);
  else
    multiply<float>(x, aType, bType, a, b, c);
}

} // namespace

const ExchangeOp *kiln::emu::findMatrixExchange(llvm::StringRef intrinsic,
                                                const GpuTarget &target) {
  static const std::vector<ExchangeOp> table = [] {
    std::vector<ExchangeOp> rows;
    for (const MatrixInstruction &row : allMatrixInstructions())
      rows.push_back(
          {row.intrinsic, ExchangeOp::kWarp, false, runMatrix, &row});
    return rows;
  }();
  for (const MatrixInstruction *row : matrixInstructionsOf(intrinsic))
    if (matrixSupport(target, *row) != MatrixSupport::None)
      return &table[row - allMatrixInstructions().begin()];
  return nullptr;
}
