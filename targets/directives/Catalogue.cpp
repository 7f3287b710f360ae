#include "targets/directives/Catalogue.h"

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

} // namespace kiln
