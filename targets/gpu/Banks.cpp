//===- Banks.cpp - which accesses of shared memory are served at once -----===//
//
// See Banks.h. NVIDIA: 8-byte accesses go by half warps, 16-byte ones by
// quarters (CUDA C programming guide for 4-byte accesses; the others as GPUs
// measure). AMD:
//   [C] ROCm's documentation of Composable Kernel, "Understanding AMD GPU LDS
//       and Bank Conflicts": ds_write_b128 by 8 neighbours, ds_read_b128 by
//       lanes 0-3 and 20-23, 4-7 and 16-19, ...
//   [H] HipKittens' measurements on an MI355X: ds_read_b96 like [C]'s b128;
//       ds_read_b128 by lanes 0-3, 12-15, 20-23 and 24-27 in 64 banks,
//       ds_read_b64 by 32 lanes in 64 banks; ds_write_b64 by 16 neighbours.
// RDNA by neighbours is a guess.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/Banks.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace kiln;

unsigned kiln::lanesPerCycle(unsigned accessBytes) {
  return kBanks * kBankBytes / std::max(accessBytes, kBankBytes);
}

unsigned BankPhases::firstLane(unsigned lane) const {
  for (unsigned basis : span)
    lane = std::min(lane, lane ^ basis);
  return lane;
}

static BankPhases neighbours(unsigned accessBytes, unsigned banks) {
  BankPhases phases;
  phases.banks = banks;
  unsigned lanes = banks * kBankBytes / std::max(accessBytes, kBankBytes);
  for (unsigned lane = 1; 2 * lane <= lanes; lane *= 2)
    phases.span.push_back(lane);
  return phases;
}

BankPhases kiln::bankPhases(const GpuTarget &target, unsigned accessBytes,
                            bool reads) {
  bool isCdna4 = target.costs == CostFamily::Cdna4;
  bool isCdna = isCdna4 || target.costs == CostFamily::Cdna3 ||
                target.costs == CostFamily::Cdna2 ||
                target.costs == CostFamily::Cdna1;
  if (!isCdna || !reads || accessBytes < 8)
    return neighbours(accessBytes, kBanks);
  constexpr unsigned manyBanks = 2 * kBanks; // [H]
  if (accessBytes == 8)
    return neighbours(accessBytes, isCdna4 ? manyBanks : kBanks);
  BankPhases phases;
  if (isCdna4 && accessBytes == 16) {
    phases.banks = manyBanks;
    llvm::append_range(phases.span, kCdna4Reads); // [H]
  } else {
    llvm::append_range(phases.span, kCdnaReads); // [C], [H]
  }
  return phases;
}

unsigned kiln::mostWordsOfBank(llvm::ArrayRef<uint64_t> addresses,
                               unsigned accessBytes, unsigned banks) {
  llvm::SmallVector<uint64_t, 64> words;
  for (uint64_t address : addresses)
    for (uint64_t word = address / kBankBytes,
                  last = (address + accessBytes - 1) / kBankBytes;
         word <= last; ++word)
      words.push_back(word);
  llvm::sort(words);
  words.erase(llvm::unique(words), words.end());
  llvm::SmallVector<unsigned, 64> asked(banks, 0);
  for (uint64_t word : words)
    ++asked[word % banks];
  return *std::max_element(asked.begin(), asked.end());
}
