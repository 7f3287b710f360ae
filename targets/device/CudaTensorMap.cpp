//===- CudaTensorMap.cpp - tensor maps as the GPU takes them --------------===//
//
// CUDA driver API, "cuTensorMapEncodeTiled"; the numbers are those of its enums
// in cuda.h. The driver counts dimensions from the contiguous one on.
//
//===----------------------------------------------------------------------===//
#include "targets/device/CudaTensorMap.h"
#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"

using namespace kiln;
using namespace llvm;

static int numberOf(TensorMapElement element) {
  switch (element) {
  case TensorMapElement::U8:
    return 0;
  case TensorMapElement::U16:
    return 1;
  case TensorMapElement::U32:
    return 2;
  case TensorMapElement::U64:
    return 4;
  case TensorMapElement::F16:
    return 6;
  case TensorMapElement::F32:
    return 7;
  case TensorMapElement::F64:
    return 8;
  case TensorMapElement::BF16:
    return 9;
  case TensorMapElement::S32:
    return 3;
  case TensorMapElement::S64:
    return 5;
  }
  llvm_unreachable("all elements have numbers");
}

static int numberOfSwizzle(unsigned bytes) {
  return bytes == 128 ? 3 : bytes == 64 ? 2 : bytes == 32 ? 1 : 0;
}

template <typename T> static std::vector<T> reversed(ArrayRef<T> numbers) {
  return std::vector<T>(numbers.rbegin(), numbers.rend());
}

Expected<EncodedTensorMap> kiln::encode(const cuda::Driver &driver,
                                        const TensorMap &map) {
  if (!driver.TensorMapEncodeTiled)
    return make_error<EnvironmentError>(
        "the NVIDIA driver lacks cuTensorMapEncodeTiled, which the kernel's "
        "tensor maps need: it is older than CUDA 12; --tensor-maps off does "
        "without");
  constexpr int noInterleave = 0, promotionTo128Bytes = 2;
  std::vector<uint64_t> sizes = reversed<uint64_t>(map.sizes),
                        strides = reversed<uint64_t>(map.strides);
  std::vector<uint32_t> box = reversed<uint32_t>(map.box), steps(map.rank(), 1);
  EncodedTensorMap encoded;
  KILN_CUDA(driver, TensorMapEncodeTiled, encoded.bytes, numberOf(map.element),
            map.rank(), map.base, sizes.data(), strides.data(), box.data(),
            steps.data(), noInterleave, numberOfSwizzle(map.swizzleBytes),
            promotionTo128Bytes, map.fillsNan);
  return encoded;
}
