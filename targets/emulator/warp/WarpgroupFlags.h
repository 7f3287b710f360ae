//===- WarpgroupFlags.h - one wgmma between rewriter and warp -------------===//
//
// The rewriter makes a call of a wgmma whose operands are, in this order: the
// flags below, the address of shared memory, the warp's first row of A, whether
// the accumulators count, the descriptor of B, that of A or its registers, and
// the accumulators, slice by slice.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_WARP_WARPGROUPFLAGS_H
#define KILN_TARGETS_EMULATOR_WARP_WARPGROUPFLAGS_H

#include "targets/isa/matrix/WarpgroupMultiply.h"

namespace kiln::emu {

struct WarpgroupFlags {
  unsigned n = 0;
  bool aInMemory = false;
  bool transposeA = false, transposeB = false; ///< not contiguous along K
  bool negateA = false, negateB = false;

  uint64_t pack() const {
    return uint64_t(n) << 8 | aInMemory | transposeA << 1 | transposeB << 2 |
           negateA << 3 | negateB << 4;
  }
  static WarpgroupFlags unpack(uint64_t bits) {
    auto bit = [&](unsigned index) { return (bits >> index & 1) != 0; };
    return {unsigned(bits >> 8), bit(0), bit(1), bit(2), bit(3), bit(4)};
  }
};

/// The name of the call, before what its width adds.
inline std::string warpgroupExchangeName(const MatrixInstruction &slice) {
  return std::string("kiln.wgmma.") + slice.name;
}

/// The address that a descriptor means, of which it has only the lower bits,
/// in a block's shared memory at `base`.
inline uint64_t sharedAddress(uint64_t base, uint32_t address) {
  constexpr uint32_t mask = (1u << SharedMatrix::kAddressBits) - 1;
  return base + ((address - uint32_t(base)) & mask);
}

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_WARP_WARPGROUPFLAGS_H
