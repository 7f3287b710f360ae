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
    auto [last, isNew] = touched.try_emplace(sector, filled);
    bool isNear = shared.contains(sector) ||
                  (!isNew && filled - last->second < mostSecond);
    filled += !isNear;
    last->second = filled;
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
  return !touched.try_emplace(key, filled).second || shared.contains(key);
}

void TracedCache::share(const TracedCache &other) {
  for (auto [sector, when] : other.touched)
    shared.insert(sector);
}

} // namespace kiln
