// What computes an element can be done with it when it comes, one access of
// memory after the other, if elements are combined in their order. Of a tree of
// all elements ptxas keeps the elements of many accesses at a time (liger's
// kldiv on sm_90a: 79 registers, and 40 by chains, so that three blocks fit
// where one did). An addition takes four cycles, which as many chains fill.
#include "lowering/ops/across/RegisterReduction.h"

using namespace mlir;

namespace kiln {

LogicalResult reduceTree(Thread &thread, Block &combiner,
                         SmallVector<Elements> level, Elements &result) {
  while (level.size() > 1) {
    SmallVector<Elements> next(level.size() / 2);
    for (unsigned index = 0; index < next.size(); ++index)
      if (failed(combine(thread, combiner, level[2 * index],
                         level[2 * index + 1], next[index])))
        return failure();
    level = std::move(next);
  }
  result = level.front();
  return success();
}

LogicalResult reduceChains(Thread &thread, Block &combiner,
                           SmallVector<Elements> elements, Elements &result) {
  constexpr unsigned kChains = 4;
  for (unsigned index = kChains; index < elements.size(); ++index) {
    Elements &chain = elements[index % kChains], next;
    if (failed(combine(thread, combiner, chain, elements[index], next)))
      return failure();
    chain = std::move(next);
  }
  if (elements.size() > kChains)
    elements.truncate(kChains);
  return reduceTree(thread, combiner, std::move(elements), result);
}

} // namespace kiln
