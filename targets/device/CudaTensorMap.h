//===- CudaTensorMap.h - tensor maps as the GPU takes them ----------------===//
#ifndef KILN_TARGETS_DEVICE_CUDATENSORMAP_H
#define KILN_TARGETS_DEVICE_CUDATENSORMAP_H

#include "targets/device/CudaDriver.h"
#include "targets/launch/abi/TensorMap.h"

namespace kiln {

/// What a kernel's parameter holds; opaque.
struct alignas(kTensorMapAlignment) EncodedTensorMap {
  unsigned char bytes[kTensorMapBytes] = {};
};

/// Has the driver encode one.
llvm::Expected<EncodedTensorMap> encode(const cuda::Driver &driver,
                                        const TensorMap &map);

} // namespace kiln

#endif // KILN_TARGETS_DEVICE_CUDATENSORMAP_H
