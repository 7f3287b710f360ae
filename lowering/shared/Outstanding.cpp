#include "lowering/shared/Outstanding.h"

using namespace mlir;

namespace kiln {

template <typename Element>
static bool addAll(std::set<Element> &to, const std::set<Element> &from) {
  size_t old = to.size();
  to.insert(from.begin(), from.end());
  return to.size() != old;
}

bool Outstanding::join(const Outstanding &other) {
  bool grown = addAll(reads, other.reads);
  grown |= addAll(writes, other.writes);
  for (auto [range, age] : other.copies) {
    auto [known, isNew] = copies.try_emplace(range, age);
    CopyAge old = known->second;
    known->second.join(age);
    grown |= isNew || known->second != old;
  }
  for (auto [range, younger] : other.matrixReads) {
    auto [known, isNew] = matrixReads.try_emplace(range, younger);
    grown |= isNew || younger < known->second;
    known->second = std::min(known->second, younger);
  }
  grown |= addAll(loads, other.loads);
  return addAll(stores, other.stores) || grown;
}

void Outstanding::localBarrier() {
  reads.clear();
  writes.clear();
}

void Outstanding::forgetGlobal() {
  loads.clear();
  stores.clear();
}

void Outstanding::barrier() {
  localBarrier();
  forgetGlobal();
}

static BufferRange withoutIndex(BufferRange range) {
  range.index = {};
  range.ahead = 0;
  return range;
}

Outstanding Outstanding::inNextRound(Operation *end,
                                     const Buffers &buffers) const {
  Outstanding result;
  result.loads = loads;
  result.stores = stores;
  for (const BufferRange &range : reads)
    result.reads.insert(withoutIndex(range));
  for (const BufferRange &range : writes)
    result.writes.insert(withoutIndex(range));
  for (auto [range, age] : copies)
    result.copies.try_emplace(withoutIndex(range), age).first->second.join(age);
  // A warpgroup reads on while copies go into other slots, so here counters
  // are followed.
  for (auto [range, younger] : matrixReads) {
    BufferRange later = rangeInNextRound(range, end, buffers);
    auto known = result.matrixReads.try_emplace(later, younger).first;
    known->second = std::min(known->second, younger);
  }
  return result;
}

} // namespace kiln
