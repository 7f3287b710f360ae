#include "targets/simulator/path/Footprint.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

constexpr unsigned banks = 32, wordBytes = 4;

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

/// Distinct words of the bank that has most.
static unsigned passes(ArrayRef<uint64_t> words) {
  SmallVector<uint64_t, 32> distinct(words);
  llvm::sort(distinct);
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  std::array<unsigned, banks> counts{};
  for (uint64_t word : distinct)
    ++counts[word % banks];
  return *std::max_element(counts.begin(), counts.end());
}

unsigned passesOf(const LaneAddresses &addresses, uint32_t active,
                  unsigned bytes) {
  unsigned words = std::max(1u, bytes / wordBytes),
           lanesAtOnce = tracedLanes / words, result = 0;
  for (unsigned first = 0; first < tracedLanes; first += lanesAtOnce) {
    SmallVector<uint64_t, 32> touched;
    for (unsigned lane = first; lane != first + lanesAtOnce; ++lane)
      if (active >> lane & 1)
        for (unsigned word = 0; word != words; ++word)
          touched.push_back(addresses[lane] / wordBytes + word);
    result += passes(touched);
  }
  return std::max(result, 1u);
}

unsigned matrixPassesOf(const LaneAddresses &addresses, unsigned matrices) {
  unsigned result = 0;
  for (unsigned matrix = 0; matrix != matrices; ++matrix) {
    SmallVector<uint64_t, 32> touched;
    for (unsigned row = 0; row != 8; ++row)
      for (unsigned word = 0; word != 4; ++word)
        touched.push_back(addresses[matrix * 8 + row] / wordBytes + word);
    result += passes(touched);
  }
  return result;
}

} // namespace kiln
