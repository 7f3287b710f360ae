//===- ExchangeWarpgroup.cpp - a warp's part of a wgmma -------------------===//
//
// Eight columns after the other, as mma.sync would compute them
// (WarpgroupMultiply.h), with operands gathered from shared memory where their
// descriptors say. Accumulation is rounded as ExchangeMatrix.cpp says; hardware
// keeps fewer bits when it accumulates 8-bit floats. The lanes' announced reads
// have been checked before (kiln_emu_matrix_read). PendingMultiplies.h says
// when it happens.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/MatrixArithmetic.h"
#include "targets/emulator/warp/PendingMultiplies.h"
#include "targets/emulator/warp/WarpgroupFlags.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <cstring>
#include <deque>
#include <string>

using namespace kiln;
using namespace kiln::emu;

namespace {

/// The operands of the call, as WarpgroupFlags.h orders them.
enum Slot { kFlags, kBase, kRow, kScale, kRight, kLeft };

/// `rows` rows of an operand from `first` on, by (row, k).
template <typename T>
Matrix<T> fromMemory(uint64_t base, const SharedMatrix &matrix, MatrixType type,
                     unsigned first, unsigned rows, unsigned depth,
                     bool transposed) {
  Matrix<T> result(rows, depth);
  unsigned bytes = bitsOf(type) / 8,
           perChunk = SharedMatrix::kChunkBytes / bytes;
  for (unsigned row = 0; row != rows; ++row)
    for (unsigned k = 0; k != depth; ++k) {
      // Its chunk, and its offset there.
      unsigned within = (transposed ? row : k) % perChunk;
      uint32_t chunk = transposed
                           ? matrix.acrossK((first + row - within) * bytes, k)
                           : matrix.alongK(first + row, (k - within) * bytes);
      uint64_t bits = 0;
      std::memcpy(
          &bits,
          reinterpret_cast<const uint8_t *>(sharedAddress(base, chunk)) +
              within * bytes,
          bytes);
      result.at(row, k) = numberOf<T>(type, bits);
    }
  return result;
}

template <typename T> void negate(Matrix<T> &matrix) {
  for (T &value : matrix.values)
    value = -value;
}

template <typename T> void multiplyWarp(WarpExchange &x) {
  const MatrixInstruction &slice = *x.matrix;
  const uint64_t *in = x.in[0]; // the same in all lanes, but for fragments
  WarpgroupFlags flags = WarpgroupFlags::unpack(in[kFlags]);
  const unsigned columns = WarpgroupMultiply::kColumnsOfSlice;
  Fragment left(slice.a, slice.aType, slice.aPart, kLeft);
  unsigned slot = kLeft + (flags.aInMemory ? 1 : left.slots());
  Matrix<T> a =
      flags.aInMemory
          ? fromMemory<T>(in[kBase], SharedMatrix(in[kLeft]), slice.aType,
                          in[kRow], slice.m, slice.k, flags.transposeA)
          : gather<T>(x, left, slice.aType, slice.m, slice.k);
  Matrix<T> right =
      fromMemory<T>(in[kBase], SharedMatrix(in[kRight]), slice.bType, 0,
                    flags.n, slice.k, flags.transposeB);
  if (flags.negateA)
    negate(a);
  if (flags.negateB)
    negate(right);
  unsigned out = 0;
  for (unsigned first = 0; first != flags.n; first += columns) {
    Fragment from(slice.c, slice.cType, slice.cPart, slot + out),
        to(slice.c, slice.cType, slice.cPart, out);
    Matrix<T> c = in[kScale] & 1
                      ? gather<T>(x, from, slice.cType, slice.m, columns)
                      : Matrix<T>(slice.m, columns);
    Matrix<T> b(slice.k, columns);
    for (unsigned k = 0; k != slice.k; ++k)
      for (unsigned j = 0; j != columns; ++j)
        b.at(k, j) = right.at(first + j, k);
    multiplyInto(c, a, b);
    for (unsigned lane = 0; lane != x.warpSize; ++lane)
      std::fill_n(x.out[lane] + out, to.slots(), 0);
    scatter(x, to, slice.cType, c);
    out += to.slots();
  }
}

void begin(WarpExchange &x) {
  const MatrixInstruction &slice = *x.matrix;
  WarpgroupFlags flags = WarpgroupFlags::unpack(x.in[0][kFlags]);
  Fragment left(slice.a, slice.aType, slice.aPart, kLeft),
      accumulators(slice.c, slice.cType, slice.cPart, 0);
  x.multiplies->begin(x, kLeft + (flags.aInMemory ? 1 : left.slots()),
                      flags.n / WarpgroupMultiply::kColumnsOfSlice *
                          accumulators.slots(),
                      slice.cType == MatrixType::S32 ? multiplyWarp<int32_t>
                                                     : multiplyWarp<float>);
}

} // namespace

const ExchangeOp *kiln::emu::findWarpgroupExchange(llvm::StringRef name) {
  static const std::deque<std::string> names = [] {
    std::deque<std::string> all; // stable texts
    for (const MatrixInstruction &row : allMatrixInstructions())
      all.push_back(warpgroupExchangeName(row));
    return all;
  }();
  static const std::vector<ExchangeOp> table = [] {
    std::vector<ExchangeOp> rows;
    for (auto [row, text] : llvm::zip(allMatrixInstructions(), names))
      rows.push_back({text.c_str(), ExchangeOp::kWarp, false, begin, &row,
                      /*isAsync=*/true});
    return rows;
  }();
  for (const ExchangeOp &op : table) {
    llvm::StringRef rest = name;
    if (rest.consume_front(op.name) && rest.starts_with(".n"))
      return &op;
  }
  return nullptr;
}
