#include "lowering/shared/Outstanding.h"

using namespace mlir;

namespace kiln {

template <typename Element>
static bool addAll(std::set<Element> &to, const std::set<Element> &from) {
  size_t old = to.size();
  to.insert(from.begin(), from.end());
  return to.size() != old;
}

using OngoingReads = std::map<BufferRange, unsigned>;

static bool joinReads(OngoingReads &reads, const OngoingReads &others) {
  bool grown = false;
  for (auto [range, younger] : others) {
    auto [known, isNew] = reads.try_emplace(range, younger);
    grown |= isNew || younger < known->second;
    known->second = std::min(known->second, younger);
  }
  return grown;
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
  grown |= joinReads(matrixReads, other.matrixReads);
  grown |= joinReads(tmaReads, other.tmaReads);
  grown |= addAll(unfenced, other.unfenced);
  grown |= other.touchedTensors && !touchedTensors;
  touchedTensors |= other.touchedTensors;
  grown |= other.tensorsChange && !tensorsChange;
  tensorsChange |= other.tensorsChange;
  grown |= addAll(loads, other.loads);
  return addAll(stores, other.stores) || grown;
}

bool Outstanding::awaitsBarrier() const {
  return !reads.empty() || !writes.empty() || !unfenced.empty() ||
         !loads.empty() || !stores.empty() || touchedTensors || tensorsChange;
}

void Outstanding::localBarrier() {
  reads.clear();
  writes.clear();
  touchedTensors = tensorsChange = false;
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

Outstanding Outstanding::inNextIteration(Operation *end,
                                         const Buffers &buffers) const {
  Outstanding result;
  result.loads = loads;
  result.stores = stores;
  result.touchedTensors = touchedTensors;
  result.tensorsChange = tensorsChange;
  for (const BufferRange &range : reads)
    result.reads.insert(withoutIndex(range));
  for (const BufferRange &range : writes)
    result.writes.insert(withoutIndex(range));
  for (const BufferRange &range : unfenced)
    result.unfenced.insert(withoutIndex(range));
  for (auto [range, age] : copies)
    result.copies.try_emplace(withoutIndex(range), age).first->second.join(age);
  // A warpgroup reads on while copies go into other slots, so here counters
  // are followed.
  for (auto [range, younger] : matrixReads)
    joinReads(result.matrixReads,
              {{rangeInNextIteration(range, end, buffers), younger}});
  for (auto [range, younger] : tmaReads)
    joinReads(result.tmaReads,
              {{rangeInNextIteration(range, end, buffers), younger}});
  return result;
}

} // namespace kiln
