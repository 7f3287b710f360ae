//===- TensorProduct.cpp - what tcgen05.mma and tcgen05.cp compute --------===//
//
// Accumulation is rounded as warp/ExchangeMatrix.cpp says. A scale must be the
// same in the lanes of all four warps, each of which has a copy for the part of
// the tensor core beside it.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/tensor/TensorProduct.h"
#include "targets/emulator/warp/MatrixArithmetic.h"
#include "targets/emulator/warp/WarpgroupFlags.h"
#include <array>
#include <cmath>
#include <cstring>

using namespace kiln;
using namespace kiln::emu;

namespace {

constexpr unsigned kChunkBytes = SharedMatrix::kChunkBytes;

/// Calls visit(place, row, k) for each sixteen bytes of an operand in shared
/// memory, which begin with that element.
template <typename Visit>
void forOperandChunks(const SharedMatrix &matrix, unsigned rows, unsigned depth,
                      unsigned perChunk, bool transposed, Visit visit) {
  if (transposed) {
    for (unsigned k = 0; k != depth; ++k)
      for (unsigned row = 0; row < rows; row += perChunk)
        visit(matrix.acrossK(row / perChunk * kChunkBytes, k), row, k);
    return;
  }
  for (unsigned row = 0; row != rows; ++row)
    for (unsigned k = 0; k < depth; k += perChunk)
      visit(matrix.alongK(row, k / perChunk * kChunkBytes), row, k);
}

/// Element `index` of some that follow each other without room between them.
uint64_t bitsAt(const uint8_t *bytes, MatrixType type, unsigned index) {
  unsigned bits = bitsOf(type), first = index * bits;
  uint64_t word = 0;
  std::memcpy(&word, bytes + first / 8, (first % 8 + bits + 7) / 8);
  return word >> first % 8 & ((uint64_t(1) << bits) - 1);
}

template <typename T>
Matrix<T> fromShared(const TensorMultiply &what, const SharedMatrix &matrix,
                     uint64_t base, MatrixType type, unsigned rows,
                     bool transposed) {
  Matrix<T> result(rows, what.k);
  unsigned perChunk = what.perChunk(type);
  forOperandChunks(matrix, rows, what.k, perChunk, transposed,
                   [&](uint32_t place, unsigned row, unsigned k) {
                     const auto *bytes = reinterpret_cast<const uint8_t *>(
                         sharedAddress(base, place));
                     for (unsigned i = 0; i != perChunk; ++i) {
                       unsigned atRow = row + (transposed ? i : 0),
                                atK = k + (transposed ? 0 : i);
                       if (atRow < rows)
                         result.at(atRow, atK) =
                             numberOf<T>(type, bitsAt(bytes, type, i));
                     }
                   });
  return result;
}

template <typename T>
Matrix<T> fromTensorMemory(const TensorMultiply &what, TensorMemory &memory,
                           TensorAddress from) {
  Matrix<T> result(what.m, what.k);
  for (unsigned row = 0; row != what.m; ++row) {
    const auto *bytes = reinterpret_cast<const uint8_t *>(
        &memory.at(from.lane + what.laneOf(row), from.column));
    for (unsigned k = 0; k != what.k; ++k)
      result.at(row, k) = numberOf<T>(what.aType, bitsAt(bytes, what.aType, k));
  }
  return result;
}

template <typename T>
Matrix<T> factorA(const TensorProduct &product, TensorMemory &memory,
                  uint64_t base) {
  const TensorMultiply &what = product.what;
  Matrix<T> a =
      product.a
          ? fromShared<T>(what, *product.a, base, what.aType, what.m,
                          what.transposeA)
          : fromTensorMemory<T>(what, memory, TensorAddress(product.aAddress));
  if (what.negateA)
    for (T &value : a.values)
      value = -value;
  return a;
}

/// By k and column.
template <typename T>
Matrix<T> factorB(const TensorProduct &product, uint64_t base) {
  const TensorMultiply &what = product.what;
  Matrix<T> rows = fromShared<T>(what, product.b, base, what.bType, what.n,
                                 what.transposeB),
            b(what.k, what.n);
  for (unsigned k = 0; k != what.k; ++k)
    for (unsigned j = 0; j != what.n; ++j)
      b.at(k, j) = what.negateB ? -rows.at(j, k) : rows.at(j, k);
  return b;
}

template <typename T>
Matrix<T> formerD(const TensorProduct &product, TensorMemory &memory) {
  const TensorMultiply &what = product.what;
  TensorAddress d(product.d);
  Matrix<T> c(what.m, what.n);
  if (!product.addsD)
    return c;
  for (unsigned i = 0; i != what.m; ++i)
    for (unsigned j = 0; j != what.n; ++j) {
      uint32_t word = memory.at(d.lane + what.laneOf(i), d.column + j);
      c.at(i, j) = numberOf<T>(
          what.dType, what.dType == MatrixType::F16 ? word & 0xffff : word);
    }
  if constexpr (std::is_same_v<T, float>)
    for (float &value : c.values)
      value = std::ldexp(value, -int(product.halvings));
  return c;
}

template <typename T>
void storeD(const TensorProduct &product, TensorMemory &memory, Matrix<T> &c) {
  const TensorMultiply &what = product.what;
  TensorAddress d(product.d);
  for (unsigned i = 0; i != what.m; ++i)
    for (unsigned j = 0; j != what.n; ++j)
      memory.at(d.lane + what.laneOf(i), d.column + j) =
          uint32_t(bitsOfResult(what.dType, c.at(i, j)));
}

template <typename T>
void multiplyPlain(const TensorProduct &product, TensorMemory &memory,
                   uint64_t base) {
  Matrix<T> a = factorA<T>(product, memory, base),
            b = factorB<T>(product, base), c = formerD<T>(product, memory);
  multiplyInto(c, a, b);
  storeD(product, memory, c);
}

/// The scales of `rows` rows by row and run, or why they are none.
const char *readScales(const TensorMultiply &what, TensorMemory &memory,
                       TensorAddress from, unsigned firstByte,
                       Matrix<float> &scales, unsigned rows) {
  for (unsigned row = 0; row != rows; ++row) {
    unsigned lane = from.lane + row % TensorMultiply::kLanesOfWarp,
             column = from.column + row / TensorMultiply::kLanesOfWarp;
    uint32_t word = memory.at(lane, column);
    for (unsigned run = 0; run != scales.columns; ++run) {
      unsigned shift = 8 * (firstByte + run);
      for (unsigned warp = 1; warp != TensorMultiply::kWarps; ++warp)
        if ((memory.at(lane + warp * TensorMultiply::kLanesOfWarp, column) ^
             word) >>
                shift &
            0xff)
          return "takes scales that differ between the lanes of the four "
                 "warps, "
                 "which must have a copy each";
      scales.at(row, run) = floatOf(what.scaleType, word >> shift & 0xff);
    }
  }
  return nullptr;
}

const char *multiplyScaled(const TensorProduct &product, TensorMemory &memory,
                           uint64_t base) {
  const TensorMultiply &what = product.what;
  Matrix<float> a = factorA<float>(product, memory, base),
                b = factorB<float>(product, base),
                c = formerD<float>(product, memory),
                ofA(what.m, what.scalesOfRow()),
                ofB(what.n, what.scalesOfRow());
  if (const char *wrong =
          readScales(what, memory, TensorAddress(product.scalesOfA),
                     what.scaleByteA, ofA, what.m))
    return wrong;
  if (const char *wrong =
          readScales(what, memory, TensorAddress(product.scalesOfB),
                     what.scaleByteB, ofB, what.n))
    return wrong;
  Matrix<double> right(what.k, what.n);
  for (unsigned k = 0; k != what.k; ++k)
    for (unsigned j = 0; j != what.n; ++j)
      right.at(k, j) = double(b.at(k, j)) * ofB.at(j, k / what.scaleRun);
  for (unsigned i = 0; i != what.m; ++i)
    for (unsigned k = 0; k != what.k; ++k) {
      double left = double(a.at(i, k)) * ofA.at(i, k / what.scaleRun);
      for (unsigned j = 0; j != what.n; ++j)
        c.at(i, j) = float(c.at(i, j) + left * right.at(k, j));
    }
  storeD(product, memory, c);
  return nullptr;
}

} // namespace

llvm::SmallVector<TensorRect, 4>
kiln::emu::rectsOfRows(const TensorMultiply &what, uint32_t address,
                       unsigned columns) {
  TensorAddress from(address);
  if (what.m == TensorMultiply::kLanes)
    return {{from.lane, what.m, from.column, columns}};
  llvm::SmallVector<TensorRect, 4> rects;
  for (unsigned row = 0; row != what.m; row += 16)
    rects.push_back({from.lane + what.laneOf(row), 16, from.column, columns});
  return rects;
}

llvm::SmallVector<TensorRect, 8> TensorProduct::rects() const {
  llvm::SmallVector<TensorRect, 8> result;
  llvm::append_range(result, rectsOfRows(what, d, what.columnsOfD()));
  for (TensorRect &rect : result)
    rect.isWritten = true;
  if (!a)
    llvm::append_range(result, rectsOfRows(what, aAddress, what.columnsOfA()));
  if (what.scaleRun)
    for (auto [address, rows] :
         {std::pair(scalesOfA, what.m), std::pair(scalesOfB, what.n)})
      result.push_back({TensorAddress(address).lane, TensorMultiply::kLanes,
                        TensorAddress(address).column,
                        TensorMultiply::columnsOfScales(rows)});
  return result;
}

void TensorProduct::forChunks(
    llvm::function_ref<void(uint32_t place)> visit) const {
  auto each = [&](uint32_t place, unsigned, unsigned) { visit(place); };
  if (a)
    forOperandChunks(*a, what.m, what.k, what.perChunk(what.aType),
                     what.transposeA, each);
  forOperandChunks(b, what.n, what.k, what.perChunk(what.bType),
                   what.transposeB, each);
}

const char *TensorProduct::perform(TensorMemory &memory, uint64_t base) const {
  if (what.scaleRun)
    return multiplyScaled(*this, memory, base);
  if (what.dType == MatrixType::S32)
    multiplyPlain<int32_t>(*this, memory, base);
  else
    multiplyPlain<float>(*this, memory, base);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

TensorRect TensorTransfer::rect() const {
  return {TensorAddress(to).lane, TensorMemory::kLanes,
          TensorAddress(to).column, what.columns(), /*isWritten=*/true};
}

void TensorTransfer::forChunks(
    llvm::function_ref<void(uint32_t place)> visit) const {
  for (unsigned row = 0; row != what.rows(); ++row)
    for (unsigned byte = 0; byte != what.columns() * 4; byte += kChunkBytes)
      visit(from.alongK(row, byte));
}

void TensorTransfer::perform(TensorMemory &memory, uint64_t base) const {
  TensorAddress address(to);
  for (unsigned lane = 0; lane != TensorMemory::kLanes; ++lane)
    for (unsigned byte = 0; byte != what.columns() * 4; byte += kChunkBytes)
      std::memcpy(&memory.at(lane, address.column + byte / 4),
                  reinterpret_cast<const void *>(
                      sharedAddress(base, from.alongK(what.rowOf(lane), byte))),
                  kChunkBytes);
}
