//===- ExchangeMatrix.cpp - matrix instructions of both vendors -----------===//
//
// One function executes them all: it gathers A, B and C from the lanes as the
// record's bases say, multiplies, and hands D out by the bases of C.
//
// Arithmetic. Documents guarantee less than a result: the PTX ISA says of mma
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
// Elements times their scales, and the products of those, are exact, too, in
// f64, for many lie beyond the range of f32.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/MatrixArithmetic.h"

using namespace kiln;
using namespace kiln::emu;

namespace {

template <typename T>
void multiply(WarpExchange &x, MatrixType aType, MatrixType bType,
              const Fragment &aFrom, const Fragment &bFrom,
              const Fragment &cFrom) {
  const MatrixInstruction &row = *x.matrix;
  Matrix<T> a = gather<T>(x, aFrom, aType, row.m, row.k),
            b = gather<T>(x, bFrom, bType, row.k, row.n),
            c = gather<T>(x, cFrom, row.cType, row.m, row.n);
  multiplyInto(c, a, b);
  Fragment to(row.c, row.cType, row.cPart, 0);
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    std::fill_n(x.out[lane], to.slots(), 0);
  scatter(x, to, row.cType, c);
}

void runMatrix(WarpExchange &x) {
  const MatrixInstruction &row = *x.matrix;
  CallOperands operands = operandsOf(row.call);
  unsigned slot = operands.hasFactorBits;
  Fragment a(row.a, row.aType, row.aPart, slot);
  slot += a.slots();
  uint32_t ofA = operands.hasFactorBits ? x.in[0][0] : 0,
           ofB = operands.hasFactorBits ? x.in[0][slot++] : 0;
  Fragment b(row.b, row.bType, row.bPart, slot);
  slot += b.slots();
  uint32_t ofC = operands.hasModifierOfC ? x.in[0][slot++] : 0;
  Fragment c(row.c, row.cType, row.cPart, slot);
  slot += c.slots();
  MatrixType aType = row.aType, bType = row.bType;
  if (operands.areSigns) {
    aType = ofA & 1 ? MatrixType::S8 : MatrixType::U8;
    bType = ofB & 1 ? MatrixType::S8 : MatrixType::U8;
    ofA = ofB = 0;
  }
  bool isPlain = !ofA && !ofB && !ofC;
  slot += operands.hints;
  for (unsigned i = 0; i != operands.atEnd; ++i)
    isPlain &= !x.in[0][slot + i];
  if (!isPlain)
    x.error = operands.areSigns
                  ? "clamps its result, which the emulator does not know"
                  : "permutes, broadcasts or negates its operands, which the "
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

/// The scales of A or B by their coordinates: of each lane that the call
/// selects the bytes of its word.
Matrix<float> gatherScales(const WarpExchange &x, const MatrixBases &bases,
                           unsigned slot, unsigned rows, unsigned columns) {
  uint32_t selected = x.in[0][slot + 1];
  Matrix<float> result(rows, columns);
  for (unsigned lane = 0; lane != x.warpSize; ++lane) {
    bool isRead = true;
    for (unsigned bit = 0, choice = 0; 1u << bit != x.warpSize; ++bit)
      if (!bases.lanes[bit][0] && !bases.lanes[bit][1])
        isRead &= (lane >> bit & 1) == (selected >> choice++ & 1);
    if (!isRead)
      continue;
    for (unsigned i = 0; i != bases.elements(); ++i) {
      auto [row, column] = bases.at(i, lane);
      result.at(row, column) =
          floatOf(x.matrix->scales.type, x.in[lane][slot] >> (8 * i) & 0xff);
    }
  }
  return result;
}

/// A, B, C; then of A and of B a word of scales, the first of them lowest, and
/// the choice among lanes (rewrite/ScaledMatrix.cpp).
void runScaledMatrix(WarpExchange &x) {
  const MatrixInstruction &row = *x.matrix;
  Fragment aFrom(row.a, row.aType, row.aPart, 0),
      bFrom(row.b, row.bType, row.bPart, aFrom.slots()),
      cFrom(row.c, row.cType, row.cPart, aFrom.slots() + bFrom.slots());
  unsigned slot = aFrom.slots() + bFrom.slots() + cFrom.slots(),
           run = row.scales.run, runs = row.k / run;
  Matrix<float> a = gather<float>(x, aFrom, row.aType, row.m, row.k),
                b = gather<float>(x, bFrom, row.bType, row.k, row.n),
                c = gather<float>(x, cFrom, row.cType, row.m, row.n),
                ofA = gatherScales(x, row.scales.a, slot, row.m, runs),
                ofB = gatherScales(x, row.scales.b, slot + 2, runs, row.n);
  Matrix<double> right(row.k, row.n);
  for (unsigned k = 0; k != row.k; ++k)
    for (unsigned j = 0; j != row.n; ++j)
      right.at(k, j) = double(b.at(k, j)) * ofB.at(k / run, j);
  for (unsigned i = 0; i != row.m; ++i)
    for (unsigned k = 0; k != row.k; ++k) {
      double left = double(a.at(i, k)) * ofA.at(i, k / run);
      // A product of at most 12 bits and an f32 have too few for the rounding
      // to f64 to change the one to f32.
      for (unsigned j = 0; j != row.n; ++j)
        c.at(i, j) = float(c.at(i, j) + left * right.at(k, j));
    }
  Fragment to(row.c, row.cType, row.cPart, 0);
  for (unsigned lane = 0; lane != x.warpSize; ++lane)
    std::fill_n(x.out[lane], to.slots(), 0);
  scatter(x, to, row.cType, c);
}

} // namespace

const ExchangeOp *kiln::emu::findMatrixExchange(llvm::StringRef intrinsic,
                                                const GpuTarget &target) {
  static const std::vector<ExchangeOp> table = [] {
    std::vector<ExchangeOp> rows;
    for (const MatrixInstruction &row : allMatrixInstructions())
      rows.push_back({row.intrinsic, ExchangeOp::kWarp, false,
                      row.scales ? runScaledMatrix : runMatrix, &row});
    return rows;
  }();
  // By its record's name, from text.
  if (intrinsic.consume_front("kiln."))
    if (const MatrixInstruction *row = lookupMatrixInstruction(intrinsic))
      return &table[row - allMatrixInstructions().begin()];
  for (const MatrixInstruction *row : matrixInstructionsOf(intrinsic))
    if (matrixSupport(target, *row) != MatrixSupport::None)
      return &table[row - allMatrixInstructions().begin()];
  return nullptr;
}
