//===- MatrixNumbers.h - the bits of matrix elements as numbers -----------===//
#ifndef KILN_TARGETS_EMULATOR_WARP_MATRIXNUMBERS_H
#define KILN_TARGETS_EMULATOR_WARP_MATRIXNUMBERS_H

#include "targets/isa/matrix/MatrixInstruction.h"

namespace kiln::emu {

/// The number that the low bits of `bits` mean, exactly. TF32 ignores the lower
/// 13 bits, as the tensor cores do.
float floatOf(MatrixType type, uint64_t bits);
/// 8 or 32 bits with their sign.
int32_t integerOf(MatrixType type, uint64_t bits);
/// An f16 by the bits, rounded to nearest even.
uint16_t halfBits(float value);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_WARP_MATRIXNUMBERS_H
