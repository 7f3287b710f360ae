#include "targets/simulator/path/TracedCache.h"

using namespace llvm;

namespace kiln {

TracedCache::Bytes TracedCache::access(ArrayRef<uint64_t> sectors,
                                       bool bypasses) {
  Bytes result;
  for (uint64_t sector : sectors) {
    auto found = where.find(sector);
    if (found != where.end() && !bypasses) {
      recent.splice(recent.begin(), recent, found->second);
      result.first += sectorBytes;
      continue;
    }
    bool isNear = !touched.insert(sector).second || shared.contains(sector);
    (isNear ? result.near : result.far) += sectorBytes;
    if (bypasses || !most)
      continue;
    if (recent.size() == most) {
      where.erase(recent.back());
      recent.pop_back();
    }
    recent.push_front(sector);
    where[sector] = recent.begin();
  }
  return result;
}

bool TracedCache::touch(uint64_t number) {
  // No sector's number has the uppermost bit.
  uint64_t key = uint64_t(1) << 63 | number >> 2;
  return !touched.insert(key).second || shared.contains(key);
}

void TracedCache::share(const TracedCache &other) {
  shared.insert(other.touched.begin(), other.touched.end());
}

} // namespace kiln
