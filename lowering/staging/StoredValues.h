// Values that lie in shared memory already, as they are or transposed: what
// converts them reads them there.
#ifndef KILN_LOWERING_STAGING_STOREDVALUES_H
#define KILN_LOWERING_STAGING_STOREDVALUES_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "targets/gpu/GpuFamily.h"

namespace kiln {

/// Has a dot's operand read from the buffer in which another conversion had its
/// source stored, as that is laid out, or the transpose of its source; false:
/// there is none, or the function would take more than `sharedBytes`, for the
/// buffer lives longer by it.
bool throughBufferThatIsThere(gpu::ConvertLayoutOp convert,
                              int64_t sharedBytes);

/// Has what conversions in loops make read from such a buffer, where it fits
/// into `sharedBytes` and takes no longer than a round trip of their own. Outside of loops it gains
/// little, and ptxas spilled more by it in most kernels that spill (mesa_net's
/// h_kk_bwd_intra: 5,348 and 7,284 bytes, 1.17 and 0.76 of Triton's speed on an
/// H100, 2026-11-27).
void readWhatIsStored(tt::FuncOp function, const GpuTarget &gpu,
                      int64_t sharedBytes);

} // namespace kiln

#endif
