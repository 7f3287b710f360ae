#include "lowering/ops/across/PlainLayout.h"
#include <algorithm>

using namespace mlir;

namespace kiln {

gpu::LinearLayoutAttr plainLayout(ArrayRef<int64_t> shape,
                                  gpu::LinearLayoutAttr like) {
  unsigned rank = shape.size();
  SmallVector<unsigned> perThread(rank, 1), lanes(rank, 1), warps(rank, 1);
  SmallVector<unsigned> order;
  int64_t lanesLeft = like.getLayout().size(HwDim::Lane),
          warpsLeft = like.getLayout().size(HwDim::Warp);
  for (unsigned dim = rank; dim-- > 0;) {
    order.push_back(dim);
    lanes[dim] = std::min(shape[dim], lanesLeft);
    warps[dim] = std::min(shape[dim] / lanes[dim], warpsLeft);
    lanesLeft /= lanes[dim];
    warpsLeft /= warps[dim];
  }
  // What the tensor is too small for repeats it.
  lanes[0] *= lanesLeft;
  warps[0] *= warpsLeft;
  return gpu::LinearLayoutAttr::get(
      like.getContext(),
      LinearLayout::blocked(shape, perThread, lanes, warps, order));
}

} // namespace kiln
