// Each order places one buffer after the other at the lowest offset that is
// free (first fit). The largest first is the usual best; buffers in the order
// of the program, and those with the most neighbours first, win where large
// ones meet only small ones. Exact packing is NP-hard and kernels have few
// buffers.
#include "lowering/shared/Placement.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <optional>
#include <tuple>

using namespace llvm;

namespace kiln {

static int64_t firstFit(MutableArrayRef<PlacedBuffer> buffers,
                        ArrayRef<unsigned> order,
                        function_ref<bool(unsigned, unsigned)> interfere) {
  int64_t total = 0;
  for (auto [position, number] : enumerate(order)) {
    PlacedBuffer &buffer = buffers[number];
    SmallVector<std::pair<int64_t, int64_t>> taken; // first, past the last
    for (unsigned other : order.take_front(position))
      if (interfere(number, other))
        taken.push_back({buffers[other].offset,
                         buffers[other].offset + buffers[other].bytes});
    sort(taken);
    buffer.offset = 0;
    for (auto [first, last] : taken) {
      if (buffer.offset + buffer.bytes <= first)
        break;
      buffer.offset =
          std::max(buffer.offset, int64_t(alignTo(last, buffer.alignment)));
    }
    total = std::max(total, buffer.offset + buffer.bytes);
  }
  return total;
}

int64_t placeBuffers(MutableArrayRef<PlacedBuffer> buffers,
                     function_ref<bool(unsigned, unsigned)> interfere) {
  auto program = to_vector(seq<unsigned>(0, buffers.size()));
  SmallVector<int64_t> neighbours(buffers.size());
  for (unsigned a : program)
    for (unsigned b : program)
      if (a != b && interfere(a, b))
        neighbours[a] += buffers[b].bytes;
  auto sorted = [&](auto key) {
    SmallVector<unsigned> order = program;
    sort(order, [&](unsigned a, unsigned b) {
      return std::tuple(-key(a), !buffers[a].isFirst, a) <
             std::tuple(-key(b), !buffers[b].isFirst, b);
    });
    return order;
  };
  SmallVector<unsigned> orders[] = {
      sorted([&](unsigned i) { return buffers[i].bytes; }),
      sorted([&](unsigned i) { return buffers[i].bytes + neighbours[i]; }),
      program};
  std::optional<int64_t> best;
  SmallVector<PlacedBuffer> result;
  for (ArrayRef<unsigned> order : orders) {
    int64_t bytes = firstFit(buffers, order, interfere);
    if (best && bytes >= *best)
      continue;
    best = bytes;
    result.assign(buffers.begin(), buffers.end());
  }
  llvm::copy(result, buffers.begin());
  return best.value_or(0);
}

} // namespace kiln
