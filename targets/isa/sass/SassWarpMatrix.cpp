#include "targets/isa/sass/SassWarpMatrix.h"

namespace kiln {
namespace {

std::optional<SassWarpMatrix> halfMatrix(const SassWord &word) {
  // Bit 73: sparse. 75: m16n8k16, else k8; 78: k4. 76: floats accumulate. 83:
  // TF32.
  bool wide = word.bit(75), tf32 = word.bit(83), quarter = word.bit(78);
  if (word.field(72, 3) || word.bit(77) || word.bit(79) || (quarter && !tf32) ||
      (wide && tf32))
    return std::nullopt;
  uint8_t a = tf32 ? (quarter ? 2 : 4) : wide ? 4 : 2;
  uint8_t c = word.bit(76) ? 4 : 2;
  return SassWarpMatrix{a, uint8_t(a / 2), c, c};
}

std::optional<SassWarpMatrix> integerMatrix(const SassWord &word) {
  // Bit 72 and 73: sparse. 83 and 84: four bits an element, else eight.
  bool nibbles = word.bit(83);
  if (word.field(72, 2) || word.bit(84) != nibbles)
    return std::nullopt;
  // Bits 86, 85 and 75: m8n8k16, m8n8k32, m16n8k16, k32, k64.
  unsigned rows, depth;
  switch (word.field(85, 2) << 1 | unsigned(word.bit(75))) {
  case 0:
    rows = 8, depth = 16;
    break;
  case 2:
    rows = 8, depth = 32;
    break;
  case 4:
    rows = 16, depth = 16;
    break;
  case 5:
    rows = 16, depth = 32;
    break;
  case 6:
    rows = 16, depth = 64;
    break;
  default:
    return std::nullopt;
  }
  // 32 lanes hold 32 bits each in a register.
  unsigned bits = nibbles ? 4 : 8;
  unsigned a = rows * depth * bits / 1024, b = 8 * depth * bits / 1024;
  if (!a || !b || a > 4)
    return std::nullopt;
  uint8_t c = rows / 4;
  return SassWarpMatrix{uint8_t(a), uint8_t(b), c, c};
}

std::optional<SassWarpMatrix> bitMatrix(const SassWord &word) {
  switch (word.field(75, 2)) {
  case 0: // m8n8k128
    return SassWarpMatrix{1, 1, 2, 2};
  case 1: // m16n8k128
    return SassWarpMatrix{2, 1, 4, 4};
  case 2: // m16n8k256
    return SassWarpMatrix{4, 2, 4, 4};
  }
  return std::nullopt;
}

std::optional<SassWarpMatrix> doubleMatrix(const SassWord &word) {
  switch (word.field(76, 2)) {
  case 0: // m8n8k4
    return SassWarpMatrix{2, 2, 4, 4};
  case 1: // m16n8k4
    return SassWarpMatrix{4, 2, 8, 8};
  case 2: // m16n8k8
    return SassWarpMatrix{8, 4, 8, 8};
  default: // m16n8k16
    return SassWarpMatrix{16, 8, 8, 8};
  }
}

std::optional<SassWarpMatrix> byteMatrix(const SassWord &word) {
  // Bit 72 and 73: sparse. 75: m16n8k32, else k16. 77: floats accumulate.
  if (word.field(72, 2))
    return std::nullopt;
  uint8_t a = word.bit(75) ? 4 : 2, c = word.bit(77) ? 4 : 2;
  return SassWarpMatrix{a, uint8_t(a / 2), c, c};
}

} // namespace

std::optional<SassWarpMatrix> sassWarpMatrix(unsigned opcode,
                                             const SassWord &word) {
  switch (opcode) {
  case 0x037:
    return integerMatrix(word);
  case 0x03c:
    return halfMatrix(word);
  case 0x03d:
    return bitMatrix(word);
  case 0x03f:
    return doubleMatrix(word);
  case 0x07a:
    return byteMatrix(word);
  }
  return std::nullopt;
}

} // namespace kiln
