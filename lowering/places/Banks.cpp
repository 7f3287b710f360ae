#include "lowering/places/Banks.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <array>

using namespace llvm;

namespace kiln {

unsigned lanesPerCycle(unsigned accessBytes) {
  return kBanks * kBankBytes / std::max(accessBytes, kBankBytes);
}

unsigned cyclesTogether(ArrayRef<uint32_t> laneBases, unsigned lanes,
                        unsigned accessBytes, unsigned elementBytes) {
  std::array<SmallVector<uint32_t>, kBanks> words; // distinct ones of each bank
  for (unsigned lane = 0; lane < lanes; ++lane) {
    uint32_t offset = 0;
    for (auto [bit, basis] : enumerate(laneBases))
      if (lane >> bit & 1)
        offset ^= basis;
    for (unsigned byte = 0; byte < accessBytes; byte += kBankBytes) {
      uint32_t word = (offset * elementBytes + byte) / kBankBytes;
      if (!is_contained(words[word % kBanks], word))
        words[word % kBanks].push_back(word);
    }
  }
  size_t worst = 1;
  for (ArrayRef<uint32_t> bank : words)
    worst = std::max(worst, bank.size());
  return worst;
}

} // namespace kiln
