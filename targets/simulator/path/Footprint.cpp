#include "targets/simulator/path/Footprint.h"
#include "targets/gpu/Banks.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

SmallVector<uint64_t, 64> piecesOf(ArrayRef<uint64_t> addresses, unsigned bytes,
                                   unsigned size) {
  SmallVector<uint64_t, 64> pieces;
  for (uint64_t address : addresses)
    for (uint64_t at = address / size; at <= (address + bytes - 1) / size; ++at)
      pieces.push_back(at);
  llvm::sort(pieces);
  pieces.erase(llvm::unique(pieces), pieces.end());
  return pieces;
}

/// Those of the lanes that take part.
static SmallVector<uint64_t, tracedLanes>
activeOf(const LaneAddresses &addresses, uint32_t active) {
  SmallVector<uint64_t, tracedLanes> some;
  for (unsigned lane = 0; lane != tracedLanes; ++lane)
    if (active >> lane & 1)
      some.push_back(addresses[lane]);
  return some;
}

SmallVector<uint64_t, 64> sectorsOf(const LaneAddresses &addresses,
                                    uint32_t active, unsigned bytes) {
  return piecesOf(activeOf(addresses, active), bytes, 32);
}

unsigned linesOf(const LaneAddresses &addresses, uint32_t active,
                 unsigned bytes) {
  return piecesOf(activeOf(addresses, active), bytes, 128).size();
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
