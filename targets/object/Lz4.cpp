//===- Lz4.cpp - LZ4 blocks -----------------------------------------------===//
#include "targets/object/Lz4.h"
#include <optional>

using namespace llvm;

namespace kiln {

/// A length of which `nibble` has the first part: 15 goes on in bytes, of which
/// 255 goes on in turn. Nothing where the block ends before it.
static std::optional<uint64_t> readLength(unsigned nibble, StringRef &block) {
  uint64_t length = nibble;
  if (nibble != 15)
    return length;
  while (!block.empty()) {
    uint8_t more = block.front();
    block = block.drop_front();
    length += more;
    if (more != 255)
      return length;
  }
  return std::nullopt;
}

/// Sequences of: a byte of two lengths, literals, and a match in what was
/// written before. The last one ends after its literals.
Expected<SmallVector<char, 0>> decompressLz4(StringRef block, uint64_t size) {
  constexpr unsigned shortestMatch = 4;
  auto damaged = [] {
    return createStringError("a compressed entry (LZ4) is damaged");
  };
  SmallVector<char, 0> out;
  while (!block.empty()) {
    uint8_t token = block.front();
    block = block.drop_front();
    std::optional<uint64_t> literals = readLength(token >> 4, block);
    if (!literals || *literals > block.size() || *literals > size - out.size())
      return damaged();
    out.append(block.begin(), block.begin() + *literals);
    block = block.drop_front(*literals);
    if (block.empty())
      break;
    if (block.size() < 2)
      return damaged();
    unsigned distance = uint8_t(block[0]) | uint8_t(block[1]) << 8;
    block = block.drop_front(2);
    std::optional<uint64_t> length = readLength(token & 15, block);
    if (!length || distance == 0 || distance > out.size() ||
        *length + shortestMatch > size - out.size())
      return damaged();
    // It may run into what it writes.
    for (uint64_t i = 0; i != *length + shortestMatch; ++i)
      out.push_back(out[out.size() - distance]);
  }
  if (out.size() != size)
    return damaged();
  return out;
}

} // namespace kiln
