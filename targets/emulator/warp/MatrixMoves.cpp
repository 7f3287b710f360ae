//===- MatrixMoves.cpp - which lane gets what of a matrix in memory -------===//
//
// PTX ISA, "ldmatrix" and "stmatrix": matrices of eight rows of 16 bytes. Lane
// 8 * j + i has row i of matrix j, four 32-bit words; register j of lane l
// holds word l % 4 of row l / 4 of matrix j. With `.trans` a matrix changes
// rows and columns of 16 bits in between. The rewriter
// (rewrite/MatrixMoves.cpp) accesses memory itself, lane by lane, and leaves
// the exchange between the lanes to these.
//
// AMD's transposing reads of LDS (ISA guide of CDNA 4, "DS_READ_B64_TR_B16" and
// its kin): 16 lanes read a matrix of 16 columns, row by row, each lane as many
// elements of a row as there are rows, and each lane gets one column.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/warp/Exchange.h"

using namespace kiln::emu;

namespace {

/// One 8 x 8 matrix of 16-bit elements.
using Tile = uint16_t[8][8];

void transpose(Tile &tile) {
  for (unsigned i = 0; i != 8; ++i)
    for (unsigned j = 0; j != i; ++j)
      std::swap(tile[i][j], tile[j][i]);
}

/// Rows from the hands of lanes 8 * j to 8 * j + 7, and back.
void readRows(const WarpExchange &x, unsigned j, Tile &tile) {
  for (unsigned i = 0; i != 8; ++i)
    for (unsigned c = 0; c != 8; ++c)
      tile[i][c] = x.in[8 * j + i][c / 2] >> (16 * (c % 2));
}
void writeRows(WarpExchange &x, unsigned j, const Tile &tile) {
  for (unsigned i = 0; i != 8; ++i)
    for (unsigned c = 0; c != 8; c += 2)
      x.out[8 * j + i][c / 2] = tile[i][c] | uint32_t(tile[i][c + 1]) << 16;
}
/// Register j of all lanes, and back.
void readFragment(const WarpExchange &x, unsigned j, Tile &tile) {
  for (unsigned lane = 0; lane != 32; ++lane)
    for (unsigned half = 0; half != 2; ++half)
      tile[lane / 4][lane % 4 * 2 + half] = x.in[lane][j] >> (16 * half);
}
void writeFragment(WarpExchange &x, unsigned j, const Tile &tile) {
  for (unsigned lane = 0; lane != 32; ++lane) {
    const uint16_t *pair = &tile[lane / 4][lane % 4 * 2];
    x.out[lane][j] = pair[0] | uint32_t(pair[1]) << 16;
  }
}

template <unsigned count, bool trans> void load(WarpExchange &x) {
  for (unsigned j = 0; j != count; ++j) {
    Tile tile;
    readRows(x, j, tile);
    if (trans)
      transpose(tile);
    writeFragment(x, j, tile);
  }
}

template <unsigned count, bool trans> void store(WarpExchange &x) {
  for (unsigned lane = 0; lane != 32; ++lane)
    std::fill_n(x.out[lane], 4, 0);
  for (unsigned j = 0; j != count; ++j) {
    Tile tile;
    readFragment(x, j, tile);
    if (trans)
      transpose(tile);
    writeRows(x, j, tile);
  }
}

/// The element at `index` of a lane's words.
template <unsigned bits>
uint32_t elementOf(const uint64_t *words, unsigned index) {
  uint32_t value = 0;
  for (unsigned bit = 0; bit != bits; ++bit) {
    unsigned at = index * bits + bit;
    value |= uint32_t(words[at / 32] >> at % 32 & 1) << bit;
  }
  return value;
}

template <unsigned bits, unsigned words> void transposed(WarpExchange &x) {
  constexpr unsigned columns = 16, rows = words * 32 / bits,
                     lanesOfRow = columns / rows;
  for (unsigned lane = 0; lane != x.warpSize; ++lane) {
    if (!x.has(lane))
      continue;
    std::fill_n(x.out[lane], words, 0);
    unsigned first = lane / columns * columns, column = lane % columns;
    for (unsigned row = 0; row != rows; ++row) {
      unsigned from = first + row * lanesOfRow + column / rows;
      if (!x.has(from)) {
        x.error = "reads a lane that does not take part";
        return;
      }
      uint64_t element = elementOf<bits>(x.in[from], column % rows);
      for (unsigned bit = 0; bit != bits; ++bit) {
        unsigned at = row * bits + bit;
        x.out[lane][at / 32] |= (element >> bit & 1) << at % 32;
      }
    }
  }
}

constexpr int kWarp = ExchangeOp::kWarp, kActive = ExchangeOp::kActive;
constexpr ExchangeOp table[] = {
    {"kiln.transposed.b16", kActive, true, transposed<16, 2>},
    {"kiln.transposed.b8", kActive, true, transposed<8, 2>},
    {"kiln.transposed.b4", kActive, true, transposed<4, 2>},
    {"kiln.transposed.b6", kActive, true, transposed<6, 3>},
    {"kiln.ldmatrix.x1.trans", kWarp, false, load<1, true>},
    {"kiln.ldmatrix.x2.trans", kWarp, false, load<2, true>},
    {"kiln.ldmatrix.x4.trans", kWarp, false, load<4, true>},
    {"kiln.ldmatrix.x1", kWarp, false, load<1, false>},
    {"kiln.ldmatrix.x2", kWarp, false, load<2, false>},
    {"kiln.ldmatrix.x4", kWarp, false, load<4, false>},
    {"kiln.stmatrix.x1.trans", kWarp, false, store<1, true>},
    {"kiln.stmatrix.x2.trans", kWarp, false, store<2, true>},
    {"kiln.stmatrix.x4.trans", kWarp, false, store<4, true>},
    {"kiln.stmatrix.x1", kWarp, false, store<1, false>},
    {"kiln.stmatrix.x2", kWarp, false, store<2, false>},
    {"kiln.stmatrix.x4", kWarp, false, store<4, false>},
};

} // namespace

llvm::ArrayRef<ExchangeOp> kiln::emu::matrixMoves() { return table; }
