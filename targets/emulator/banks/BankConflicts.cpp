//===- BankConflicts.cpp - what a launch asked of shared memory's banks ---===//
#include "targets/emulator/banks/BankConflicts.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace kiln;

void BankConflicts::add(const BankConflicts &other) {
  accesses += other.accesses;
  fewest += other.fewest;
  extra += other.extra;
  for (const Place &place : other.places) {
    auto known = llvm::find_if(places, [&](const Place &p) {
      return p.where == place.where && p.what == place.what;
    });
    if (known == places.end())
      known = places.insert(known, {place.where, place.what, 0, 0, 0});
    known->accesses += place.accesses;
    known->fewest += place.fewest;
    known->extra += place.extra;
  }
  llvm::sort(places, [](const Place &a, const Place &b) {
    return std::tie(b.extra, a.where, a.what) <
           std::tie(a.extra, b.where, b.what);
  });
}
