#include "tools/align/Diff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <limits>

using namespace llvm;

namespace kiln {
namespace {

/// Parts of both sequences that are to be aligned with each other.
struct DiffPart {
  int aFirst, aLast, bFirst, bLast;
};

class DiffSearch {
public:
  DiffSearch(ArrayRef<unsigned> a, ArrayRef<unsigned> b)
      : a(a), b(b), origin(int(b.size()) + 1), forward(a.size() + b.size() + 3),
        backward(forward.size()) {}

  std::vector<std::pair<unsigned, unsigned>> run() {
    SmallVector<DiffPart> open = {{0, int(a.size()), 0, int(b.size())}};
    while (!open.empty()) {
      DiffPart part = strip(open.pop_back_val());
      if (part.aFirst == part.aLast || part.bFirst == part.bLast)
        continue;
      auto [x, y] = divide(part);
      open.push_back({x, part.aLast, y, part.bLast});
      open.push_back({part.aFirst, x, part.bFirst, y});
    }
    llvm::sort(pairs);
    return std::move(pairs);
  }

private:
  bool equal(int x, int y) const { return a[x] == b[y]; }
  int &ahead(int diagonal) { return forward[diagonal + origin]; }
  int &after(int diagonal) { return backward[diagonal + origin]; }

  /// Pairs what is equal at both ends.
  DiffPart strip(DiffPart part) {
    auto &[aFirst, aLast, bFirst, bLast] = part;
    for (; aFirst < aLast && bFirst < bLast && equal(aFirst, bFirst);
         ++aFirst, ++bFirst)
      pairs.push_back({aFirst, bFirst});
    for (; aFirst < aLast && bFirst < bLast && equal(aLast - 1, bLast - 1);
         --aLast, --bLast)
      pairs.push_back({aLast - 1, bLast - 1});
    return part;
  }

  /// A point that a shortest path goes through: where the paths from both ends
  /// meet. Both parts are not empty and differ at both ends.
  std::pair<int, int> divide(const DiffPart &part) {
    const int lowest = part.aFirst - part.bLast,
              highest = part.aLast - part.bFirst;
    const int start = part.aFirst - part.bFirst, end = part.aLast - part.bLast;
    const bool isOdd = (start - end) & 1;
    int aheadLow = start, aheadHigh = start, behindLow = end, behindHigh = end;
    ahead(start) = part.aFirst;
    after(end) = part.aLast;
    for (int differences = 1;; ++differences) {
      widen(aheadLow, aheadHigh, lowest, highest, forward, -1);
      for (int d = aheadHigh; d >= aheadLow; d -= 2) {
        int x = std::max(ahead(d - 1) + 1, ahead(d + 1));
        for (; x < part.aLast && x - d < part.bLast && equal(x, x - d);)
          ++x;
        ahead(d) = x;
        if (isOdd && d >= behindLow && d <= behindHigh && after(d) <= x)
          return {x, x - d};
      }
      widen(behindLow, behindHigh, lowest, highest, backward,
            std::numeric_limits<int>::max());
      for (int d = behindHigh; d >= behindLow; d -= 2) {
        int x = std::min(after(d - 1), after(d + 1) - 1);
        for (;
             x > part.aFirst && x - d > part.bFirst && equal(x - 1, x - d - 1);)
          --x;
        after(d) = x;
        if (!isOdd && d >= aheadLow && d <= aheadHigh && x <= ahead(d))
          return {x, x - d};
      }
      if (differences >= mostExactDifferences)
        return furthest(part, aheadLow, aheadHigh);
    }
  }

  /// One diagonal more on each side, or one less at a border; `outside` is what
  /// no path reaches.
  void widen(int &low, int &high, int lowest, int highest,
             std::vector<int> &reached, int outside) {
    if (low > lowest)
      reached[--low - 1 + origin] = outside;
    else
      ++low;
    if (high < highest)
      reached[++high + 1 + origin] = outside;
    else
      --high;
  }

  /// Where the path from the start that came furthest ends.
  std::pair<int, int> furthest(const DiffPart &part, int low, int high) {
    std::pair<int, int> best = {part.aFirst, part.bFirst};
    for (int d = high; d >= low; d -= 2) {
      int x = std::min(ahead(d), part.aLast), y = x - d;
      if (y > part.bLast) {
        y = part.bLast;
        x = y + d;
      }
      if (x + y > best.first + best.second)
        best = {x, y};
    }
    return best;
  }

  ArrayRef<unsigned> a, b;
  const int origin;
  /// By diagonal (index in a less index in b): the furthest index in a that a
  /// path from the start, and from the end, has come to.
  std::vector<int> forward, backward;
  std::vector<std::pair<unsigned, unsigned>> pairs;
};

} // namespace

std::vector<std::pair<unsigned, unsigned>>
commonSubsequence(ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
  return DiffSearch(a, b).run();
}

} // namespace kiln
