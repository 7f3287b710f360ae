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
  Fragment a(row.a, row.aType, row.abPart, slot);
  slot += a.slots();
  uint32_t ofA = operands.hasFactorBits ? x.in[0][0] : 0,
           ofB = operands.hasFactorBits ? x.in[0][slot++] : 0;
  Fragment b(row.b, row.bType, row.abPart, slot);
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
  // By its record's name, from text.
  if (intrinsic.consume_front("kiln."))
    if (const MatrixInstruction *row = lookupMatrixInstruction(intrinsic))
      return &table[row - allMatrixInstructions().begin()];
  for (const MatrixInstruction *row : matrixInstructionsOf(intrinsic))
    if (matrixSupport(target, *row) != MatrixSupport::None)
      return &table[row - allMatrixInstructions().begin()];
  return nullptr;
}
