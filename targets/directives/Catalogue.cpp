#include "targets/directives/Catalogue.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

namespace {
/// Filled by static constructors and only read afterwards, so threads share it
/// without a lock. Function-local statics, because the order in which files
/// construct theirs is unknown.
std::vector<const DirectiveInfo *> &strategyList() {
  static std::vector<const DirectiveInfo *> list;
  return list;
}
std::vector<const DirectiveInfo *> &policyList() {
  static std::vector<const DirectiveInfo *> list;
  return list;
}
std::vector<const DirectiveInfo *> &rematList() {
  static std::vector<const DirectiveInfo *> list;
  return list;
}

void insertSorted(std::vector<const DirectiveInfo *> &list,
                  const DirectiveInfo *info) {
  auto byName = [](const DirectiveInfo *a, const DirectiveInfo *b) {
    return a->name < b->name;
  };
  list.insert(upper_bound(list, info, byName), info);
}
} // namespace

ArrayRef<const DirectiveInfo *> strategies() { return strategyList(); }
ArrayRef<const DirectiveInfo *> policies() { return policyList(); }
ArrayRef<const DirectiveInfo *> remats() { return rematList(); }
void registerStrategy(const DirectiveInfo *info) {
  insertSorted(strategyList(), info);
}
void registerPolicy(const DirectiveInfo *info) {
  insertSorted(policyList(), info);
}
void registerRemat(const DirectiveInfo *info) {
  insertSorted(rematList(), info);
}

} // namespace kiln
