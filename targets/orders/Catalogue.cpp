#include "targets/orders/Catalogue.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

namespace {
/// Filled by static constructors and only read afterwards, so threads share it
/// without a lock. Function-local statics, because the order in which files
/// construct theirs is unknown.
std::vector<const OrderInfo *> &strategyList() {
  static std::vector<const OrderInfo *> list;
  return list;
}
std::vector<const OrderInfo *> &policyList() {
  static std::vector<const OrderInfo *> list;
  return list;
}
std::vector<const OrderInfo *> &rematList() {
  static std::vector<const OrderInfo *> list;
  return list;
}

void insertSorted(std::vector<const OrderInfo *> &list, const OrderInfo *info) {
  auto byName = [](const OrderInfo *a, const OrderInfo *b) {
    return a->name < b->name;
  };
  list.insert(upper_bound(list, info, byName), info);
}
} // namespace

ArrayRef<const OrderInfo *> strategies() { return strategyList(); }
ArrayRef<const OrderInfo *> policies() { return policyList(); }
ArrayRef<const OrderInfo *> remats() { return rematList(); }
void registerStrategy(const OrderInfo *info) {
  insertSorted(strategyList(), info);
}
void registerPolicy(const OrderInfo *info) { insertSorted(policyList(), info); }
void registerRemat(const OrderInfo *info) { insertSorted(rematList(), info); }

std::string suggestNearest(StringRef name, ArrayRef<StringRef> known) {
  if (known.empty())
    return "; there are none";
  // A third of the letters may be wrong (guess: beyond that a suggestion
  // confuses more than it helps).
  unsigned bestDistance = (name.size() + 2) / 3 + 1;
  StringRef best;
  for (StringRef candidate : known) {
    unsigned distance = name.lower() == candidate.lower()
                            ? 0
                            : name.edit_distance(candidate, true, bestDistance);
    bool contained = name.size() >= 3 && candidate.contains_insensitive(name);
    if (contained)
      distance = std::min(distance, 1u);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  std::string text;
  if (!best.empty())
    text += "; did you mean '" + best.str() + "'?";
  return text + " (known: " + join(known, ", ") + ")";
}

} // namespace kiln
