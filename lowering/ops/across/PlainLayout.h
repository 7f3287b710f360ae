// A layout for what an op passes through shared memory, where any would do.
#ifndef KILN_LOWERING_OPS_ACROSS_PLAINLAYOUT_H
#define KILN_LOWERING_OPS_ACROSS_PLAINLAYOUT_H

#include "lowering/dialect/GpuDialect.h"

namespace kiln {

/// Row-major: neighbouring lanes hold neighbouring elements of the last
/// dimension, warps follow. For a block like that of `like`.
gpu::LinearLayoutAttr plainLayout(llvm::ArrayRef<int64_t> shape,
                                  gpu::LinearLayoutAttr like);

} // namespace kiln

#endif
