// The 128 bits of an instruction of SASS, by field.
#ifndef KILN_TARGETS_ISA_SASS_SASSWORD_H
#define KILN_TARGETS_ISA_SASS_SASSWORD_H

#include "llvm/Support/MathExtras.h"
#include <cstdint>

namespace kiln {

struct SassWord {
  uint64_t low, high;

  uint64_t field(unsigned bit, unsigned bits) const {
    uint64_t shifted = bit >= 64 ? high >> (bit - 64)
                       : bit     ? low >> bit | high << (64 - bit)
                                 : low;
    return shifted & llvm::maskTrailingOnes<uint64_t>(bits);
  }
  bool bit(unsigned position) const { return field(position, 1); }
  void clear(unsigned bit, unsigned bits) { set(bit, bits, 0); }
  /// No field crosses the middle.
  void set(unsigned bit, unsigned bits, uint64_t value) {
    uint64_t &half = bit >= 64 ? high : low;
    unsigned shift = bit % 64;
    half &= ~(llvm::maskTrailingOnes<uint64_t>(bits) << shift);
    half |= value << shift;
  }
};

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSWORD_H
