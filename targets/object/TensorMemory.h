// How much tensor memory a kernel allocates (tcgen05.alloc, NVIDIA 10.x).
#ifndef KILN_TARGETS_OBJECT_TENSORMEMORY_H
#define KILN_TARGETS_OBJECT_TENSORMEMORY_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>

namespace kiln {

/// Columns of tensor memory that a block allocates, from its code. 0: it
/// allocates none. Absent: it allocates more than once, or a number that is
/// not in the code.
std::optional<unsigned> tensorColumnsOf(llvm::ArrayRef<uint8_t> code,
                                        const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_TENSORMEMORY_H
