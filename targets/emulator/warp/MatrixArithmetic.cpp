//===- MatrixArithmetic.cpp - fragments and products, in bulk -------------===//
#include "targets/emulator/warp/MatrixArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace kiln;
using namespace kiln::emu;

Fragment::Fragment(const MatrixBases &bases, MatrixType type, MatrixPart part,
                   unsigned firstSlot)
    : bases(bases) {
  unsigned elementBits = bitsOf(type), partBits = typeOf(part).bits(),
           perPart = partBits / elementBits,
           slotsOfPart = llvm::divideCeil(partBits, 64);
  mask = llvm::maskTrailingOnes<uint64_t>(elementBits);
  lastShift = 64 - elementBits;
  slotCount = bases.elements() / perPart * slotsOfPart;
  for (unsigned i = 0; i != bases.elements(); ++i) {
    unsigned bit = i % perPart * elementBits;
    auto [row, column] = bases.at(i, 0);
    elements.push_back({firstSlot + i / perPart * slotsOfPart + bit / 64,
                        bit % 64, row, column});
  }
}

namespace {

/// One row of C: c[j] = fma(a[k], b[k][j], c[j]) for each k in turn.
LLVM_ATTRIBUTE_ALWAYS_INLINE void multiplyRow(float *c, const float *a,
                                              const float *b, unsigned depth,
                                              unsigned columns) {
  for (unsigned k = 0; k != depth; ++k)
    for (unsigned j = 0; j != columns; ++j)
      c[j] = __builtin_fmaf(a[k], b[k * columns + j], c[j]);
}

void multiplyRowAnywhere(float *c, const float *a, const float *b,
                         unsigned depth, unsigned columns) {
  multiplyRow(c, a, b, depth, columns);
}
using RowFunction = decltype(&multiplyRowAnywhere);

#if defined(__x86_64__)
/// A baseline x86-64 has no fma, and calls libm for each.
__attribute__((target("avx2,fma"))) void
multiplyRowWithFma(float *c, const float *a, const float *b, unsigned depth,
                   unsigned columns) {
  multiplyRow(c, a, b, depth, columns);
}
RowFunction findRowFunction() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")
             ? multiplyRowWithFma
             : multiplyRowAnywhere;
}
#else
RowFunction findRowFunction() { return multiplyRowAnywhere; }
#endif

} // namespace

template <>
void kiln::emu::multiplyInto(Matrix<float> &c, Matrix<float> &a,
                             Matrix<float> &b) {
  static const RowFunction multiplyRow = findRowFunction();
  unsigned depth = a.columns, rows = a.values.size() / depth;
  for (unsigned i = 0; i != rows; ++i)
    multiplyRow(&c.at(i, 0), &a.at(i, 0), b.values.data(), depth, c.columns);
}
