// Shapes of matrix instructions of one warp.
#ifndef KILN_TARGETS_ISA_SASS_SASSWARPMATRIX_H
#define KILN_TARGETS_ISA_SASS_SASSWARPMATRIX_H

#include "targets/isa/sass/SassWord.h"
#include <optional>

namespace kiln {

/// Registers of the operands.
struct SassWarpMatrix {
  uint8_t a, b, c, d;
};

/// Of an instruction with this opcode; absent for one that multiplies no
/// matrices, and for a shape that is not established, such as the sparse ones.
std::optional<SassWarpMatrix> sassWarpMatrix(unsigned opcode,
                                             const SassWord &word);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSWARPMATRIX_H
