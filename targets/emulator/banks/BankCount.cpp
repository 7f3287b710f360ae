//===- BankCount.cpp - counts bank conflicts of a launch ------------------===//
//
// See BankCount.h.
//
//===----------------------------------------------------------------------===//
#include "targets/emulator/banks/BankCount.h"
#include "targets/gpu/Banks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <tuple>

using namespace kiln;
using namespace kiln::emu;

/// The widest access of one instruction (PTX ISA, "ld"; CDNA3 ISA,
/// "ds_read_b128").
static constexpr unsigned kWidest = 16;

void BankCount::take(llvm::ArrayRef<std::vector<BankAccess> *> lanes) {
  for (std::vector<BankAccess> *accesses : lanes)
    llvm::sort(*accesses, [](const BankAccess &a, const BankAccess &b) {
      return std::tie(a.site, a.order) < std::tie(b.site, b.order);
    });
  llvm::SmallVector<size_t, 64> next(lanes.size(), 0);
  llvm::SmallVector<const BankAccess *, 64> together;
  while (true) {
    uint32_t site = ~0u;
    for (auto [accesses, at] : llvm::zip(lanes, next))
      if (at != accesses->size())
        site = std::min(site, (*accesses)[at].site);
    if (site == ~0u)
      break;
    together.assign(lanes.size(), nullptr);
    for (auto [lane, accesses] : llvm::enumerate(lanes))
      if (next[lane] != accesses->size() &&
          (*accesses)[next[lane]].site == site)
        together[lane] = &(*accesses)[next[lane]++];
    count(together);
  }
  for (std::vector<BankAccess> *accesses : lanes)
    accesses->clear();
}

/// One access of a warp; null for lanes that it leaves out.
void BankCount::count(llvm::ArrayRef<const BankAccess *> lanes) {
  const BankAccess &first =
      **llvm::find_if(lanes, [](const BankAccess *lane) { return lane; });
  Count &count = counts[first.site];
  ++count.accesses;
  unsigned widest = 1;
  for (const BankAccess *lane : lanes)
    widest = std::max(widest, lane ? lane->bytes : 1);
  // A vector goes in pieces that its alignment allows.
  unsigned piece =
      std::min(llvm::PowerOf2Ceil(widest),
               uint64_t(std::min(kernel.sites[first.site].align, kWidest)));
  BankPhases phases = bankPhases(*kernel.target, piece, first.reads);
  for (unsigned offset = 0; offset < widest; offset += piece) {
    llvm::MapVector<unsigned, llvm::SmallVector<uint64_t, 32>> asked;
    for (auto [lane, access] : llvm::enumerate(lanes))
      if (access && offset < access->bytes)
        asked[phases.firstLane(lane)].push_back(access->address + offset);
    for (auto &[lane, addresses] : asked)
      count.extra += mostWordsOfBank(addresses, piece, phases.banks) - 1;
    count.fewest += asked.size();
  }
}

BankConflicts BankCount::result() const {
  BankConflicts result;
  for (auto [site, count] : llvm::zip(kernel.sites, counts)) {
    BankConflicts one;
    one.accesses = count.accesses;
    one.fewest = count.fewest;
    one.extra = count.extra;
    if (count.extra)
      one.sites.push_back(
          {site.where, site.what, count.accesses, count.fewest, count.extra});
    result.add(one);
  }
  return result;
}
