#include "targets/simulator/path/Footprint.h"
#include "targets/gpu/Banks.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

/// Pieces of `size` bytes, a power of two, that lanes touch.
static SmallVector<uint64_t, 64> piecesOf(const LaneAddresses &addresses,
                                          uint32_t active, unsigned bytes,
                                          unsigned size) {
  SmallVector<uint64_t, 64> pieces;
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    if (active >> lane & 1)
      for (uint64_t at = addresses[lane] / size;
           at <= (addresses[lane] + bytes - 1) / size; ++at)
        pieces.push_back(at);
  llvm::sort(pieces);
  pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
  return pieces;
}

SmallVector<uint64_t, 64> sectorsOf(const LaneAddresses &addresses,
                                    uint32_t active, unsigned bytes) {
  return piecesOf(addresses, active, bytes, 32);
}

unsigned linesOf(const LaneAddresses &addresses, uint32_t active,
                 unsigned bytes) {
  return piecesOf(addresses, active, bytes, 128).size();
}

unsigned passesOf(const LaneAddresses &addresses, uint32_t active,
                  unsigned bytes) {
  unsigned lanesAtOnce = lanesPerCycle(bytes), result = 0;
  for (unsigned first = 0; first < tracedLanes; first += lanesAtOnce) {
    SmallVector<uint64_t, tracedLanes> touched;
    for (unsigned lane = first; lane != first + lanesAtOnce; ++lane)
      if (active >> lane & 1)
        touched.push_back(addresses[lane]);
    result += mostWordsOfBank(touched, bytes);
  }
  return std::max(result, 1u);
}

unsigned matrixPassesOf(const LaneAddresses &addresses, unsigned matrices) {
  constexpr unsigned rows = 8, rowBytes = 16;
  unsigned result = 0;
  for (unsigned matrix = 0; matrix != matrices; ++matrix)
    result += mostWordsOfBank(ArrayRef(addresses).slice(matrix * rows, rows),
                              rowBytes);
  return result;
}

} // namespace kiln
