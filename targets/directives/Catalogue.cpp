#include "targets/directives/Catalogue.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

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

/// One of two with the same name would never be found. It is the mistake of
/// who wrote the later one, so the program ends before it does anything.
void refuseSecond(ArrayRef<const DirectiveInfo *> list,
                  const DirectiveInfo *info, StringRef kind) {
  for (const DirectiveInfo *known : list)
    if (known->name == info->name)
      reportFatalUsageError("kiln: '" + info->name +
                            "' is registered already, as a " + kind + " (" +
                            known->summary + "); give the new one (" +
                            info->summary + ") another name");
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
// Strategies and policies stand in one list of a directive, so no name may be
// both.
void registerStrategy(const DirectiveInfo *info) {
  refuseSecond(strategyList(), info, "strategy");
  refuseSecond(policyList(), info, "policy");
  insertSorted(strategyList(), info);
}
void registerPolicy(const DirectiveInfo *info) {
  refuseSecond(strategyList(), info, "strategy");
  refuseSecond(policyList(), info, "policy");
  insertSorted(policyList(), info);
}
void registerRemat(const DirectiveInfo *info) {
  refuseSecond(rematList(), info, "rematerialization");
  insertSorted(rematList(), info);
}

} // namespace kiln
