//===- SassTensor.h - what instructions of tensor memory say of themselves ===//
//
// Read off nvdisasm 13.2 over ptxas 13.0's code for tcgen05 in all its kinds,
// shapes and counts on sm_100a. What a product multiplies, and how many rows
// and columns, stands in a uniform register (isa/matrix/TensorMultiply.h).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_SASS_SASSTENSOR_H
#define KILN_TARGETS_ISA_SASS_SASSTENSOR_H

#include "targets/isa/sass/Sass.h"
#include "targets/isa/sass/SassWord.h"
#include <string>

namespace kiln {

/// The uniform registers that a product on tensor memory (UTCMMA) names its
/// instruction descriptor by: the second of a pair whose first stands here.
inline constexpr unsigned sassTensorShapeBit = 40;

/// What is multiplied, as the mnemonic says: H floats of 16 and 32 bits, I
/// integers, Q floats of 8 bits and fewer, O of 4 bits with scales. '?': a kind
/// no known instruction has.
char sassTensorKind(const SassWord &word);
/// Elements along K, which are 32 bytes of A: H is 16-bit floats unless the type
/// of A in the instruction descriptor (bits 7 to 9) is that of tf32.
unsigned sassTensorDepth(const SassWord &word, uint32_t descriptor);
/// Whether A and B have scales.
bool isSassTensorScaled(const SassWord &word);
/// Whether A is in tensor memory, and not in shared memory.
bool isSassTensorFirstInTensorMemory(const SassWord &word);
/// Whether two blocks of a cluster do it together (cta_group::2).
bool sassTensorHasPair(const SassWord &word);

/// Registers of a lane that LDTM writes or STTM reads.
unsigned sassTensorWords(const SassWord &word);

/// "HMMA.2CTA": what comes after UTC.
std::string sassTensorProduct(const SassWord &word);

} // namespace kiln

#endif // KILN_TARGETS_ISA_SASS_SASSTENSOR_H
