//===- BankConflicts.cpp - what a launch asked of shared memory's banks ---===//
#include "targets/emulator/banks/BankConflicts.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace kiln;

void BankConflicts::add(const BankConflicts &other) {
  accesses += other.accesses;
  fewest += other.fewest;
  extra += other.extra;
  for (const Site &site : other.sites) {
    auto known = llvm::find_if(sites, [&](const Site &p) {
      return p.where == site.where && p.what == site.what;
    });
    if (known == sites.end())
      known = sites.insert(known, {site.where, site.what, 0, 0, 0});
    known->accesses += site.accesses;
    known->fewest += site.fewest;
    known->extra += site.extra;
  }
  llvm::sort(sites, [](const Site &a, const Site &b) {
    return std::tie(b.extra, a.where, a.what) <
           std::tie(a.extra, b.where, b.what);
  });
}
